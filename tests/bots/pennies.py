"""Pennies: both seats show a side at once; equal sides are seat 1's, unlike ones seat 2's.

Neither side is better than the other, unless somebody peeks.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bots.toy import toy
from saloon.core import Action, Seat, State, View

OPEN, SHUT = -2, -1


@dataclass(frozen=True)
class Show(Action):
    side: int


class Pennies(State):
    __slots__ = ("sides",)

    def __init__(self, sides: tuple[int, ...] = (OPEN, OPEN)) -> None:
        self.sides = sides

    def parts(self) -> tuple[object, ...]:
        return (self.sides,)

    def to_act(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in (0, 1) if self.sides[seat] == OPEN)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return (Show(0), Show(1)) if self.sides[seat] == OPEN else ()

    def after(self, seat: Seat, action: Action) -> Pennies:
        assert isinstance(action, Show)
        return Pennies((action.side, self.sides[1]) if seat == 0 else (self.sides[0], action.side))

    def scores(self) -> tuple[int, ...] | None:
        if self.to_act():
            return None
        return (1, 0) if self.sides[0] == self.sides[1] else (0, 1)

    def view(self, seat: Seat) -> View:
        if not self.to_act():
            return View(self)
        return View(Pennies(tuple(s if i == seat or s == OPEN else SHUT for i, s in enumerate(self.sides))))

    def witness(self, viewer: Seat, seat: Seat, action: Action) -> Action:
        return action if seat == viewer or len(self.to_act()) == 1 else Show(SHUT)

    def guess(self, rng: Random) -> Pennies:
        return Pennies(tuple(int(rng.random() * 2) if side == SHUT else side for side in self.sides))


def start(seats: int, options: object) -> Pennies:
    return Pennies()


def even(state: Pennies, seat: Seat) -> float:
    return 0.5


GAME = toy("pennies", range(2, 3), Pennies, start, worth=even, luck=False, secrets=True)
