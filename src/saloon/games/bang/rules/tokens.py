"""Life points and arrows: lost, gained, taken and put back in several chapters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.bang.data import BLANK, PEDRO

if TYPE_CHECKING:
    from saloon.games.bang.rules.flow import Due
    from saloon.games.bang.rules.state import Bang


def take_arrow(s: Bang, seat: Seat) -> None:
    s.arrows = changed(s.arrows, seat, s.arrows[seat] + 1)
    s.pile -= 1


def return_arrows(s: Bang, seat: Seat, count: int) -> None:
    s.arrows = changed(s.arrows, seat, s.arrows[seat] - count)
    s.pile += count


def lose(s: Bang, losses: Sequence[int], killer: Seat, then: tuple[Due, ...] = ()) -> None:
    """One batch of losses, all at once, and what follows from it in its order."""
    before = s.life
    s.life = tuple([life - loss for life, loss in zip(before, losses, strict=True)])
    due: list[Due] = []
    pedro = s.seat_of(PEDRO)
    if pedro != BLANK and losses[pedro]:
        due.append(("shed", losses[pedro], 0))
    seats = s.seats()
    fallen = [seat for seat in around(s.player, seats) if before[seat] and not s.life[seat]]
    if fallen:
        due += [("out", seat, 0) for seat in fallen]
        due += [("judge", killer, sum([1 << seat for seat in fallen])), ("feast", len(fallen), 0)]
    s.pending = (*due, *then, *s.pending)


def around(seat: Seat, seats: int) -> list[Seat]:
    """All seats clockwise from this one."""
    return [each % seats for each in range(seat, seat + seats)]


def heal(s: Bang, seat: Seat, points: int) -> None:
    """Life points never exceed what the seat began with."""
    s.life = changed(s.life, seat, min(s.life[seat] + points, s.most(seat)))


def give(s: Bang, seat: Seat, points: int) -> None:
    """A beer or a gift; one that is wasted helps nobody."""
    if s.life[seat] < s.most(seat):
        note_help(s, seat)
        heal(s, seat, points)


def note_help(s: Bang, seat: Seat) -> None:
    """Everybody remembers who helped whom."""
    if seat != s.player:
        at = s.player * s.seats() + seat
        s.helped = changed(s.helped, at, s.helped[at] + 1)
