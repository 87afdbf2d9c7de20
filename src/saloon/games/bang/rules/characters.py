"""7 the characters: what some of them decide or gain by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.bang.data import GATLING, SAM
from saloon.games.bang.rules import actions as a
from saloon.games.bang.rules import tokens

if TYPE_CHECKING:
    from saloon.games.bang.rules.state import Bang


def dodge(s: Bang, seat: Seat, action: a.Dodge) -> None:
    """Bart takes an arrow instead of one point."""
    decided(s)
    s.wounds = changed(s.wounds, seat, s.wounds[seat] - 1)
    tokens.take_arrow(s, seat)


def bear(s: Bang, seat: Seat, action: a.Bear) -> None:
    decided(s)


def clears(s: Bang) -> list[Action]:
    """Kit may put back an arrow of any player."""
    return [*[a.CLEAR[seat] for seat, count in enumerate(s.arrows) if count], a.ENOUGH]


def clear(s: Bang, seat: Seat, action: a.Clear) -> None:
    s.use(GATLING)
    tokens.note_help(s, action.seat)
    tokens.return_arrows(s, action.seat, 1)


def enough(s: Bang, seat: Seat, action: a.Enough) -> None:
    s.phase = "gatling"


def shed(s: Bang, seat: Seat, action: a.Shed) -> None:
    """Pedro puts one arrow back for one point."""
    decided(s)
    tokens.return_arrows(s, seat, 1)


def keep(s: Bang, seat: Seat, action: a.Keep) -> None:
    decided(s)


def gift(s: Bang, seat: Seat, action: a.Gift) -> None:
    """Sid heals somebody, perhaps himself."""
    tokens.give(s, action.seat, 1)
    s.phase = "roll"


def rest(s: Bang, seat: Seat, action: a.Rest) -> None:
    """Suzy gains for a turn without bull's-eyes."""
    s.phase = "next"
    tokens.heal(s, s.player, 2)


def feast(s: Bang, seat: Seat, action: a.Feast) -> None:
    """Vulture Sam gains for each player who has just left."""
    _, count, _ = s.pending[0]
    s.pending = s.pending[1:]
    tokens.heal(s, s.seat_of(SAM), 2 * count)


def decided(s: Bang) -> None:
    """Bart or Pedro has answered for one of the points pending."""
    what, points, _ = s.pending[0]
    s.pending = ((what, points - 1, 0), *s.pending[1:])
