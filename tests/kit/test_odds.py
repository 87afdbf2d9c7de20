"""The small solver, on a die that may be thrown once more."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from saloon.core import NATURE, Action, Seat, State
from saloon.kit.odds import best, share


class Face(Action):
    def __init__(self, face: int) -> None:
        self.face = face


class Again(Action):
    pass


class Enough(Action):
    pass


class Die(State):
    """Throw a die; keep it, or throw it a second and last time."""

    def __init__(self, face: int = 0, throws: int = 0, done: bool = False) -> None:
        self.face, self.throws, self.done = face, throws, done

    def parts(self) -> tuple[object, ...]:
        return self.face, self.throws, self.done

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.done else (0,) if self.face else (NATURE,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return (Again(), Enough())

    def chances(self) -> Sequence[tuple[Action, int]]:
        return [(Face(face), 1) for face in range(1, 7)]

    def after(self, seat: Seat, action: Action) -> Die:
        if isinstance(action, Face):
            return Die(action.face, self.throws + 1, self.throws == 1)
        return Die(self.face, self.throws, True) if isinstance(action, Enough) else Die(0, self.throws)


def test_the_best_mean() -> None:
    """Keep 4, 5, 6, else throw again: (15 + 3 · 3.5) / 6."""
    assert best(Die(), 0, lambda s: s.face if s.done else None) == Fraction(17, 4)


def test_the_best_chance() -> None:
    assert best(Die(), 0, lambda s: int(s.face == 6) if s.done else None) == 1 - Fraction(25, 36)


def test_the_share_of_one_step() -> None:
    assert share(Die(), lambda s: s.face > 4) == Fraction(1, 3)
