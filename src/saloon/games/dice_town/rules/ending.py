"""The end of the game, and what everything was worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.dice_town.data import BADGE_POINTS, BLANK, DOLLARS_A_POINT, FIRST_CLAIM, POINTS, Card
from saloon.games.dice_town.rules.actions import CROWN, SHOW, Crown, Show
from saloon.games.dice_town.rules.cards import contents, is_view, leave

if TYPE_CHECKING:
    from saloon.games.dice_town.rules.state import DiceTown

# -- counting ---------------------------------------------------------------------------------


def is_counting(s: DiceTown) -> bool:
    """Whether a card is still to be laid open."""
    return any(s.cards[: s.seats()])


def shows(s: DiceTown) -> Sequence[tuple[Action, int]]:
    """The next card to be laid open; who does not know the hand reckons with all it may hold."""
    seat = next(each for each in range(s.seats()) if s.cards[each])
    if is_view(s):
        return [(SHOW[seat][card], weight) for card, weight in contents(s, seat).items()]
    return [(SHOW[seat][s.cards[seat][0]], 1)]


def show(s: DiceTown, seat: Seat, action: Show) -> None:
    leave(s, action.seat, action.card)
    s.fenced = changed(s.fenced, action.seat, tuple(sorted((*s.fenced[action.seat], action.card))))


# -- who has won ------------------------------------------------------------------------------


def counted(s: DiceTown) -> None:
    """The Sheriff chooses if there is still a tie."""
    s.phase = "crown" if len(tied_at_top(s)) > 1 else "over"


def owned(s: DiceTown, seat: Seat) -> list[Card]:
    """The cards of a seat as far as one knows them."""
    return [card for card in (*s.cards[seat], *s.fenced[seat]) if card != BLANK]


def points(s: DiceTown, seat: Seat) -> int:
    """Nuggets, every two dollars, the badge, gear and claims."""
    badge = BADGE_POINTS if seat == s.sheriff else 0
    return s.nuggets[seat] + s.money[seat] // DOLLARS_A_POINT + badge + sum([POINTS[card] for card in owned(s, seat)])


def standing(s: DiceTown, seat: Seat) -> tuple[int, int]:
    """What players are ranked by: points, then the number of claims."""
    return points(s, seat), sum([card >= FIRST_CLAIM for card in owned(s, seat)])


def tied_at_top(s: DiceTown) -> list[Seat]:
    standings = [standing(s, seat) for seat in range(s.seats())]
    return [seat for seat, each in enumerate(standings) if each == max(standings)]


def crowns(s: DiceTown) -> list[Action]:
    return [CROWN[seat] for seat in tied_at_top(s)]


def crown(s: DiceTown, seat: Seat, action: Crown) -> None:
    s.crowned, s.phase = action.seat, "over"


def scores(s: DiceTown) -> tuple[int, ...]:
    """A point for each seat left behind."""
    standings = [(*standing(s, seat), seat == s.crowned) for seat in range(s.seats())]
    return tuple([sum([other < each for other in standings]) for each in standings])
