"""The general store: cards are drawn from the pile, one is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.games.dice_town.data import BLANK, JOE
from saloon.games.dice_town.rules.actions import DRAW, PICK, RENEW, Draw, Pick, Renew
from saloon.games.dice_town.rules.cards import ALL, contents, move, sweep
from saloon.games.dice_town.rules.minds import COUNTER, DISCARDS, PILE

if TYPE_CHECKING:
    from saloon.games.dice_town.rules.state import DiceTown


def opens(s: DiceTown) -> None:
    """All is done twice with Unlimited Credit, and in the first round."""
    s.times = 2 if s.boon != BLANK or s.round == 1 else 1
    s.phase = "visit"


def visit(s: DiceTown) -> None:
    """As many cards are drawn as the winner has jacks."""
    s.owed = s.shows(s.winner, "store")
    s.phase = "draw"


def is_drawing(s: DiceTown) -> bool:
    """Whether another card is drawn: it is owed, and there is one."""
    return bool(s.owed and (s.cards[PILE] or s.cards[DISCARDS]))


def drawn(s: DiceTown) -> None:
    """The winner keeps one of the cards, if there are any."""
    s.owed = 0
    s.phase = "pick" if s.cards[COUNTER] else "visited"


def draws(s: DiceTown) -> Sequence[tuple[Action, int]]:
    if not s.cards[PILE]:
        return [(RENEW, 1)]
    return [(DRAW[card], weight) for card, weight in contents(s, PILE).items()]


def renew(s: DiceTown, seat: Seat, action: Renew) -> None:
    """The discards become the pile."""
    sweep(s, DISCARDS, PILE)


def draw(s: DiceTown, seat: Seat, action: Draw) -> None:
    move(s, PILE, COUNTER, action.card, 1 << s.winner)
    s.owed -= 1


def picks(s: DiceTown) -> list[Action]:
    return [PICK[card] for card in sorted(set(s.cards[COUNTER]))]


def pick(s: DiceTown, seat: Seat, action: Pick) -> None:
    """One card is kept, the others are discarded; Nervous Joe is played at once."""
    joe = action.card == JOE
    move(s, COUNTER, DISCARDS if joe else s.winner, action.card, ALL if joe else 1 << s.winner)
    sweep(s, COUNTER, DISCARDS)
    s.gained |= 1 << s.winner
    s.phase = "joe" if joe else "visited"
