"""The end of a round, the end of the game, and what everything was worth."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.dice_town.data import BADGE_POINTS, BLANK, DOLLARS_A_POINT, FIRST_CLAIM, POINTS, Card
from saloon.games.dice_town.rules import cups
from saloon.games.dice_town.rules.actions import CROWN, SHOW
from saloon.games.dice_town.rules.cards import contents, is_view, leave
from saloon.games.dice_town.rules.table import Table


def end_round(s: Table) -> None:
    """Over when the mine is empty or every claim has an owner."""
    if s.mine and (s.column or s.deck()):
        s.phase = "ride"
    else:
        s.house, s.phase = "end", "show"
        next_hand(s)


def ride(s: Table) -> None:
    """The stagecoach brings its money to the bank, and the next round begins."""
    s.bank, s.coach = s.bank + s.coach, 0
    cups.begin_round(s)


# -- counting ---------------------------------------------------------------------------------


def next_hand(s: Table) -> None:
    """All hands are laid open; then the Sheriff chooses if there is still a tie."""
    if not any(s.cards[: s.seats()]):
        s.phase = "crown" if len(tied_at_top(s)) > 1 else "over"


def shows(s: Table) -> Sequence[tuple[Action, int]]:
    """The next card to be laid open; who does not know the hand reckons with all it may hold."""
    seat = next(each for each in range(s.seats()) if s.cards[each])
    if is_view(s):
        return [(SHOW[seat][card], weight) for card, weight in contents(s, seat).items()]
    return [(SHOW[seat][s.cards[seat][0]], 1)]


def show(s: Table, seat: Seat, card: Card) -> None:
    leave(s, seat, card)
    s.fenced = changed(s.fenced, seat, tuple(sorted((*s.fenced[seat], card))))
    next_hand(s)


def owned(s: Table, seat: Seat) -> list[Card]:
    """The cards of a seat as far as one knows them."""
    return [card for card in (*s.cards[seat], *s.fenced[seat]) if card != BLANK]


def points(s: Table, seat: Seat) -> int:
    """Nuggets, every two dollars, the badge, gear and claims."""
    badge = BADGE_POINTS if seat == s.sheriff else 0
    return s.nuggets[seat] + s.money[seat] // DOLLARS_A_POINT + badge + sum([POINTS[card] for card in owned(s, seat)])


def standing(s: Table, seat: Seat) -> tuple[int, int]:
    """What players are ranked by: points, then the number of claims."""
    return points(s, seat), sum([card >= FIRST_CLAIM for card in owned(s, seat)])


def tied_at_top(s: Table) -> list[Seat]:
    standings = [standing(s, seat) for seat in range(s.seats())]
    return [seat for seat, each in enumerate(standings) if each == max(standings)]


def crowns(s: Table) -> list[Action]:
    return [CROWN[seat] for seat in tied_at_top(s)]


def scores(s: Table) -> tuple[int, ...]:
    """A point for each seat left behind."""
    standings = [(*standing(s, seat), seat == s.crowned) for seat in range(s.seats())]
    return tuple([sum([other < each for other in standings]) for each in standings])
