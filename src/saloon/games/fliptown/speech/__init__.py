"""What is said at the table of Fliptown: choices, the log, whose turn it is, what things are, how it ended."""

from __future__ import annotations

from saloon.core.state import NATURE, Action, Seat
from saloon.games.fliptown.data import BOTS, CHARACTERS
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.actions import Declare, Fine, Fined, Judge, Pay, Robbery, Show, Theft
from saloon.games.fliptown.speech.about import about
from saloon.games.fliptown.speech.ending import account, end, near, tally
from saloon.games.fliptown.speech.names import bot_name, who_name
from saloon.games.fliptown.speech.prompting import clause
from saloon.games.fliptown.speech.saying import say
from saloon.games.fliptown.speech.telling import tell
from saloon.house.rooms import Opening, Speech, Weight
from saloon.kit.cards import BLANK
from saloon.scene import Reader


def weight(before: Fliptown, seat: Seat, action: Action) -> Weight:
    """How much an event matters."""
    match action:
        case Robbery() | Show() | Judge() | Fine() | Fined() | Declare():
            return "dramatic"
        case Pay() | Theft():
            return "notable"
    return "routine" if seat == NATURE else "notable"


def opening(view: Fliptown, reader: Reader) -> Opening:
    seat = reader.seat if reader.seat >= 0 else 0
    who = view.maps[seat].who
    about = [reader("ability", who=CHARACTERS[who].name)] if who != BLANK else []
    if view.bot != BLANK:
        about.append(reader("bot-about", bot=BOTS[view.bot].name))
    if len(view.maps) == 1:
        sentence = reader("open-bot", bot=bot_name(view.bot, reader)) if view.bot != BLANK else reader("open-alone")
    else:
        sentence = reader("open-table")
    return Opening(
        f"{sentence} {reader('open-who', who=who_name(who, reader))}" if who != BLANK else sentence,
        " ".join(about),
        f"who-{CHARACTERS[who].name}" if who != BLANK else "",
    )


SPEECH = Speech(
    say, tell, weight, opening=opening, about=about, end=end, near=near, tally=tally, account=account, clause=clause
)
