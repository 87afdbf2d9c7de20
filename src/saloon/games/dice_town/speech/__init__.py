"""What is said in Dice Town: choices, the log, whose turn it is, what things are."""

from __future__ import annotations

from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.dice_town.data import BLANK, WANTED
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.actions import (
    Add,
    Badge,
    Cheat,
    Crown,
    Dollars,
    Drop,
    Favour,
    Grant,
    Hush,
    Keep,
    Lift,
    Nuggets,
    Open,
    Pass,
    Play,
    Rest,
    Rob,
    Roll,
    Sealed,
    Weighing,
)
from saloon.games.dice_town.rules.clauses import clause
from saloon.games.dice_town.speech.about import about
from saloon.games.dice_town.speech.ending import account, end, near, tally
from saloon.games.dice_town.speech.saying import say
from saloon.games.dice_town.speech.telling import tell
from saloon.house.rooms import Opening, Speech, Weight, usual
from saloon.scene import Reader

UNSEEN: Final = (Sealed, Weighing, Hush, Keep, Play, Cheat, Pass, Rest, Dollars, Nuggets, Add, Drop, Favour)
"""What is done under a cup, in a window or in a purse: it shows when it comes to light."""
BIG_LOOT: Final = 8


def weight(before: DiceTown, seat: Seat, action: Action) -> Weight:
    """How much an event matters."""
    match action:
        case Open(play=Play(card=card)) if card == WANTED:
            return "dramatic"
        case Rob() if before.bank >= BIG_LOOT:
            return "dramatic"
        case Badge() if before.winner != before.sheriff:
            return "dramatic"
        case Crown():
            return "dramatic"
        case Open() | Grant() | Lift():
            return "notable"
        case Roll() if before.last:
            return "notable"
    if isinstance(action, UNSEEN) or (isinstance(action, Roll) and BLANK in action.faces):
        return "silent"
    return usual(before, seat, action)


def opening(view: DiceTown, reader: Reader) -> Opening:
    """Who wears the badge, and what everybody is after."""
    message = "opening-own" if reader.is_me(view.sheriff) else "opening"
    return Opening(reader(message, who=reader.name(view.sheriff)), reader("opening-about"), "badge")


SPEECH = Speech(
    say,
    tell,
    weight=weight,
    opening=opening,
    about=about,
    end=end,
    near=near,
    tally=tally,
    account=account,
    clause=clause,
)
