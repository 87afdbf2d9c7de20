"""Darts: seat 1 aims at one of two hundred fields, and luck decides. Ten of them hardly ever miss."""

from __future__ import annotations

from dataclasses import dataclass

from bots.toy import toy
from saloon.core import NATURE, Action, Seat, State


@dataclass(frozen=True)
class Aim(Action):
    field: int


@dataclass(frozen=True)
class Throw(Action):
    hits: bool


AIMS = tuple(Aim(field) for field in range(200))
GOOD = AIMS[150:160]
HIT, MISS = Throw(True), Throw(False)


class Darts(State):
    __slots__ = ("aim", "hit")

    def __init__(self, aim: Aim | None = None, hit: Throw | None = None) -> None:
        self.aim = aim
        self.hit = hit

    def parts(self) -> tuple[object, ...]:
        return self.aim, self.hit

    def to_act(self) -> tuple[Seat, ...]:
        return (0,) if self.aim is None else (NATURE,) if self.hit is None else ()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return AIMS if self.to_act() == (seat,) else ()

    def chances(self) -> list[tuple[Action, int]]:
        return [(HIT, 19), (MISS, 1)] if self.aim in GOOD else [(HIT, 4), (MISS, 6)]

    def after(self, seat: Seat, action: Action) -> Darts:
        return Darts(action) if isinstance(action, Aim) else Darts(self.aim, action)  # type: ignore[arg-type]

    def scores(self) -> tuple[int, ...] | None:
        return None if self.hit is None else (int(self.hit.hits), int(not self.hit.hits))


def start(seats: int, options: object) -> Darts:
    return Darts()


def rate(view: Darts, seat: Seat, action: Action) -> float:
    """A rough idea: the good fields are somewhere among the twenty best rated."""
    return -abs(action.field - 160) if isinstance(action, Aim) else 0.0


def even(state: Darts, seat: Seat) -> float:
    return 0.5


GAME = toy("darts", range(2, 3), Darts, start, rate=rate, worth=even)
