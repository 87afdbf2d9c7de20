"""The saloon: the winner looks at cards out of somebody's hand and keeps one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.games.dice_town.data import BLANK
from saloon.games.dice_town.rules.actions import PICK, STEAL, TAKE, Pick, Steal, Take
from saloon.games.dice_town.rules.cards import contents, move, sweep
from saloon.games.dice_town.rules.minds import LOOT

if TYPE_CHECKING:
    from saloon.games.dice_town.rules.state import DiceTown


def opens(s: DiceTown) -> None:
    """All is done twice with the Girls."""
    s.times = 1 if s.boon == BLANK else 2
    s.phase = "visit"


def visit(s: DiceTown) -> None:
    """The winner names somebody to rob, if anybody has a card."""
    s.phase = "steal" if steals(s) else "leave"


def steals(s: DiceTown) -> list[Action]:
    return [STEAL[seat] for seat in range(s.seats()) if seat != s.winner and s.cards[seat]]


def steal(s: DiceTown, seat: Seat, action: Steal) -> None:
    """As many cards are taken as the winner has queens, or all there are."""
    s.victim = action.seat
    s.owed = min(s.shows(s.winner, "saloon"), len(s.cards[s.victim]))
    s.phase = "take"


def is_taking(s: DiceTown) -> bool:
    return s.owed > 0


def takes(s: DiceTown) -> Sequence[tuple[Action, int]]:
    return [(TAKE[card], weight) for card, weight in contents(s, s.victim).items()]


def take(s: DiceTown, seat: Seat, action: Take) -> None:
    move(s, s.victim, LOOT, action.card, 1 << s.winner | 1 << s.victim)
    s.owed -= 1


def picks(s: DiceTown) -> list[Action]:
    return [PICK[card] for card in sorted(set(s.cards[LOOT]))]


def pick(s: DiceTown, seat: Seat, action: Pick) -> None:
    """One card is kept, the others are given back."""
    move(s, LOOT, s.winner, action.card, 1 << s.winner | 1 << s.victim)
    sweep(s, LOOT, s.victim)
    s.gained |= 1 << s.winner
    s.phase = "visited"
