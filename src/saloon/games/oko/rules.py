"""Oko: one die, up to five throws that add up; closest to 21 wins, over 21 is lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from saloon.core.outcomes import DIE
from saloon.core.rules import Rules
from saloon.core.state import NATURE, Action, Seat
from saloon.core.value import value
from saloon.kit.dice import Dice
from saloon.kit.rounds import LOT, NOBODY, STOP, Rounds, RoundsOptions, Stop, origin


@dataclass(frozen=True)
class OkoOptions(RoundsOptions):
    """How this table plays; the first value is our reading of the printed rule."""


THROWS: Final = 5
OKO: Final = 21


def points(faces: Dice) -> int:
    """What the throws are worth: their sum, and nothing when it is over 21."""
    total = sum(faces)
    return total if total <= OKO else 0


def is_full(faces: Dice) -> bool:
    """Whether these throws end a turn by themselves."""
    return len(faces) == THROWS or sum(faces) >= OKO


# -- actions ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """Put the die into the cup for another throw."""


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """The die comes to lie."""

    face: int


THROW: Final = Throw()
ROLL: Final = tuple(Roll(face) for face in DIE)
EITHER: Final = (THROW, STOP)
FALLS: Final = tuple((roll, 1) for roll in ROLL)


@value
class Oko(Rounds):
    """A position of Oko: the contest of kit/rounds.py, and the throws of the player."""

    options: OkoOptions
    faces: Dice  # what the player has thrown, first to last
    in_cup: bool  # the die is about to fall

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        if self.over():
            return ()
        return (NATURE,) if self.starter == NOBODY or self.in_cup or self.results[self.player] else (self.player,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return EITHER if seat != NATURE and (seat,) == self.to_act() else ()

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.to_act() != (NATURE,):
            return ()
        if self.starter == NOBODY:
            return [(LOT[seat], 1) for seat in range(len(self.wins))]
        if self.in_cup:
            return FALLS
        return self.passing_on()

    def sample(self, rng: Random) -> Action:
        if self.in_cup and self.starter != NOBODY:
            return ROLL[int(rng.random() * 6)]
        chances = self.chances()  # all weigh the same
        return chances[int(rng.random() * len(chances))][0]

    def after(self, seat: Seat, action: Action) -> Oko:
        s = self.copy()
        if isinstance(action, Roll):
            s.fall(action.face)
        elif isinstance(action, Throw):
            s.in_cup = True
        elif isinstance(action, Stop):
            s.finish(s.faces)
        else:
            s.go_on(action)
        return s

    # -- 3 a turn -----------------------------------------------------------------------

    def take_cup(self, player: Seat) -> None:
        self.player, self.faces, self.in_cup = player, (), True

    def fall(self, face: int) -> None:
        """The die adds to the sum; 21, more than 21 or the fifth throw end the turn."""
        self.faces += (face,)
        self.in_cup = False
        if is_full(self.faces):
            self.finish(self.faces)

    # -- 4 the round --------------------------------------------------------------------

    def strengths(self) -> list[int]:
        """Points by seat; 0 for a seat that is over 21 or has not finished."""
        return [points(faces) for faces in self.results]


def start(seats: int, options: OkoOptions) -> Oko:
    """The position before a lot decides who throws first."""
    return Oko(
        options=options,
        starter=NOBODY,
        players=tuple(range(seats)),
        player=0,
        results=((),) * seats,
        wins=(0,) * seats,
        faces=(),
        in_cup=True,
    )


RULES = Rules(OkoOptions, Oko, start, origin=origin)
