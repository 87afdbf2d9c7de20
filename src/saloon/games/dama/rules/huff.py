"""5 the huff."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Seat
from saloon.games.dama.data import BIT
from saloon.games.dama.rules.actions import Forgive, Huff

if TYPE_CHECKING:
    from saloon.games.dama.rules.state import Dama


def huff(s: Dama, seat: Seat, huff: Huff) -> None:
    gone = ~BIT[huff.square]
    s.white &= gone
    s.black &= gone
    s.kings &= gone
    s.missed, s.past, s.refused = 0, (), 0


def forgive(s: Dama, seat: Seat, pardon: Forgive) -> None:
    s.missed = 0
