"""Ring: in turn one stays or leaves, and the one who leaves first has won. Staying leads back to the same position.

Somebody who draws the same lot in the same position again goes round for ever.
"""

from __future__ import annotations

from dataclasses import dataclass

from bots.toy import toy
from saloon.core import Action, Seat, State


@dataclass(frozen=True)
class Go(Action):
    out: bool


class Ring(State):
    __slots__ = ("player", "winner")

    def __init__(self, player: Seat = 0, winner: Seat | None = None) -> None:
        self.player = player
        self.winner = winner

    def parts(self) -> tuple[object, ...]:
        return self.player, self.winner

    def to_act(self) -> tuple[Seat, ...]:
        return (self.player,) if self.winner is None else ()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return (Go(False), Go(True)) if seat in self.to_act() else ()

    def after(self, seat: Seat, action: Action) -> Ring:
        assert isinstance(action, Go)
        return Ring(1 - seat, seat if action.out else None)

    def scores(self) -> tuple[int, ...] | None:
        return None if self.winner is None else (int(self.winner == 0), int(self.winner == 1))


def start(seats: int, options: object) -> Ring:
    return Ring()


def even(state: Ring, seat: Seat) -> float:
    return 0.5


GAME = toy("ring", range(2, 3), Ring, start, worth=even, luck=False)
