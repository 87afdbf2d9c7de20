"""What is said in Dice Town: choices, the log, whose turn it is, what things are."""

from __future__ import annotations

from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.dice_town.data import BLANK, WANTED
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.rules.refusals import clause
from saloon.games.dice_town.speech.about import about
from saloon.games.dice_town.speech.ending import account, end, near, tally
from saloon.games.dice_town.speech.saying import say
from saloon.games.dice_town.speech.telling import tell
from saloon.house.rooms import Opening, Speech, Weight, usual
from saloon.scene import Reader

UNSEEN: Final = (
    a.Sealed,
    a.Weighing,
    a.Hush,
    a.Keep,
    a.Play,
    a.Cheat,
    a.Pass,
    a.Rest,
    a.Dollars,
    a.Nuggets,
    a.Add,
    a.Drop,
    a.Favour,
)
"""What is done under a cup, in a window or in a purse: it shows when it comes to light."""
BIG_LOOT: Final = 8


def weight(before: DiceTown, seat: Seat, action: Action) -> Weight:
    """How much an event matters."""
    match action:
        case a.Open(play=a.Play(card=card)) if card == WANTED:
            return "dramatic"
        case a.Rob() if before.bank >= BIG_LOOT:
            return "dramatic"
        case a.Badge() if before.winner != before.sheriff:
            return "dramatic"
        case a.Crown():
            return "dramatic"
        case a.Open() | a.Grant() | a.Lift():
            return "notable"
        case a.NoOffer() | a.Decline():
            return "routine"
        case a.Roll() if before.last:
            return "notable"
    if isinstance(action, UNSEEN) or (isinstance(action, a.Roll) and BLANK in action.faces):
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
