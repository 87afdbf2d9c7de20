"""Heap: two seats take one, two or three in turn; the one who takes the last one wins.

Leaving a multiple of four wins, by arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass

from bots.toy import toy
from saloon.core import Action, Seat, State


@dataclass(frozen=True)
class Take(Action):
    count: int


TAKES = (Take(1), Take(2), Take(3))


class Heap(State):
    __slots__ = ("left", "player")

    def __init__(self, left: int, player: Seat = 0) -> None:
        self.left = left
        self.player = player

    def parts(self) -> tuple[object, ...]:
        return self.left, self.player

    def to_act(self) -> tuple[Seat, ...]:
        return (self.player,) if self.left else ()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return TAKES[: self.left] if self.to_act() == (seat,) else ()

    def after(self, seat: Seat, action: Action) -> Heap:
        assert isinstance(action, Take)
        return Heap(self.left - action.count, 1 - seat)

    def scores(self) -> tuple[int, ...] | None:
        return None if self.left else (int(self.player == 1), int(self.player == 0))


def start(seats: int, options: object) -> Heap:
    return Heap(15)


def even(state: Heap, seat: Seat) -> float:
    return 0.5


GAME = toy("heap", range(2, 3), Heap, start, worth=even, luck=False)
