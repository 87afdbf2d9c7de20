"""2 moving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.games.dama.data import BIT, DARK
from saloon.games.dama.rules.actions import SLIDES, STEPS, Step

if TYPE_CHECKING:
    from saloon.games.dama.rules.state import Dama


def steps(s: Dama, own: int) -> list[Action]:
    """Where these men and kings go without capturing."""
    empty = DARK & ~(s.white | s.black)
    forward = STEPS[s.player]
    found: list[Action] = []
    men = own & ~s.kings
    men &= (empty << 4 | empty << 5) if s.player else (empty >> 4 | empty >> 5)
    while men:
        low = men & -men
        men ^= low
        for bit, step in forward[low.bit_length() - 1]:
            if empty & bit:
                found.append(step)
    kings = own & s.kings
    while kings:
        low = kings & -kings
        kings ^= low
        for way in SLIDES[low.bit_length() - 1]:
            for bit, step in way:
                if not empty & bit:
                    break
                found.append(step)
    return found


def step(s: Dama, seat: Seat, move: Step) -> None:
    here, there = BIT[move.start], BIT[move.end]
    missed = 0
    if s.options.capture == "huff" and (missed := s.dutiful(s.capturers())) & here:
        missed ^= here | there
    if s.kings & here:
        s.past += (s.position(),)
    else:
        s.past = ()
    s.lift(here, there)
    s.last = (move.start, move.end)
    s.missed = missed
