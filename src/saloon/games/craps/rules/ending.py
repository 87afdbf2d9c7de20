"""8 the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Seat
from saloon.games.craps.data import EMPTY
from saloon.games.craps.rules.actions import Agree, Close, Decline, Propose

if TYPE_CHECKING:
    from saloon.games.craps.rules.state import Craps


def agree(s: Craps, seat: Seat, aye: Propose | Agree) -> None:
    s.ayes |= 1 << seat


def decline(s: Craps, seat: Seat, no: Decline) -> None:
    s.noes |= 1 << seat


def decide(s: Craps) -> None:
    """All have answered: the game ends by agreement or goes on."""
    if s.noes:
        s.phase, s.calm = "throw", 0
    else:
        s.phase = "close"


def close(s: Craps, seat: Seat, end: Close) -> None:
    s.chips = tuple([chips + sum(bets) for chips, bets in zip(s.chips, s.bets, strict=True)])
    s.bets = (EMPTY,) * len(s.chips)
    s.phase = "over"
