"""The town hall: the best hand takes claims from the column, which is then filled again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.games.dice_town.data import BLANK, COLUMN, Card
from saloon.games.dice_town.rules.actions import DRAW, SHIFT, TURN, Draw, Grant, Shift, Turn
from saloon.games.dice_town.rules.cards import arrive, contents, leave, move
from saloon.games.dice_town.rules.minds import DECK

if TYPE_CHECKING:
    from saloon.games.dice_town.rules.state import DiceTown


def grant(s: DiceTown, seat: Seat, action: Grant) -> None:
    """The first claims of the column, one more for each ace."""
    count = s.grants()
    for card in s.column[:count]:
        arrive(s, s.winner, card)
    s.column = s.column[count:]
    s.gained |= (count > 0) << s.winner
    s.phase = "card"


def granted(s: DiceTown) -> None:
    """Corruption takes the top of the deck before the column is filled again."""
    s.phase = "draw" if s.boon != BLANK and s.deck() else "refill"


# -- the deck ---------------------------------------------------------------------------------


def from_deck(s: DiceTown, actions: Mapping[Card, Action]) -> Sequence[tuple[Action, int]]:
    """The next claim: any of those nobody has seen, then those put under the deck."""
    if not s.cards[DECK]:
        return [(actions[s.under[0]], 1)]
    return [(actions[card], weight) for card, weight in contents(s, DECK).items()]


def draws(s: DiceTown) -> Sequence[tuple[Action, int]]:
    return from_deck(s, DRAW)


def draw(s: DiceTown, seat: Seat, action: Draw) -> None:
    """A claim for the corrupt, unseen unless it went under the deck before."""
    if s.cards[DECK]:
        move(s, DECK, s.winner, action.card, 1 << s.winner)
    else:
        s.under = s.under[1:]
        arrive(s, s.winner, action.card)
    s.phase = "refill"


# -- the column -------------------------------------------------------------------------------


def refill(s: DiceTown) -> None:
    """Claims left over go under the deck if the book says so; then the column is filled."""
    s.phase = "shift" if s.column and s.options.rule("refill") == "cycle" else "turn"


def shifts(s: DiceTown) -> Sequence[tuple[Action, int]]:
    return [(SHIFT, 1)]


def shift(s: DiceTown, seat: Seat, action: Shift) -> None:
    s.under += s.column
    s.column = ()
    s.phase = "turn"


def has_room(s: DiceTown) -> bool:
    """Whether another claim is to be turned up."""
    return len(s.column) < COLUMN and s.deck() > 0


def turns(s: DiceTown) -> Sequence[tuple[Action, int]]:
    return from_deck(s, TURN)


def turn(s: DiceTown, seat: Seat, action: Turn) -> None:
    """The next claim lies face up in the lowest free slot."""
    if s.cards[DECK]:
        leave(s, DECK, action.card)
    else:
        s.under = s.under[1:]
    s.column += (action.card,)
