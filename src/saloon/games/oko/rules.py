"""Oko: one die, up to five throws that add up; closest to 21 wins, over 21 is lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from saloon.core.chance import DIE
from saloon.core.options import Options, choice
from saloon.core.state import NATURE, Action, Seat, State
from saloon.kit.contest import in_order, lead


@dataclass(frozen=True)
class OkoOptions(Options):
    """How this table plays; the first value is our reading of the printed rule."""

    rounds: int = choice(1, 2, 3, 5)
    ties: str = choice("again", "share")


THROWS: Final = 5
OKO: Final = 21
MOST_SEATS: Final = 8
NOBODY: Final = -1

Faces = tuple[int, ...]


def points(faces: Faces) -> int:
    """What the throws are worth: their sum, and nothing when it is over 21."""
    total = sum(faces)
    return total if total <= OKO else 0


# -- actions ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """Put the die into the cup for another throw."""


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Be content with the sum."""


@dataclass(frozen=True, slots=True)
class Lot(Action):
    """The lot falls on whoever throws first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """The die comes to lie."""

    face: int


@dataclass(frozen=True, slots=True)
class Next(Action):
    """The cup goes on to the next player."""


@dataclass(frozen=True, slots=True)
class Settle(Action):
    """All have thrown: the round is won, drawn or void."""


THROW: Final = Throw()
STOP: Final = Stop()
NEXT: Final = Next()
SETTLE: Final = Settle()
LOT: Final = tuple(Lot(seat) for seat in range(MOST_SEATS))
ROLL: Final = tuple(Roll(face) for face in DIE)
EITHER: Final = (THROW, STOP)
FALLS: Final = tuple((roll, 1) for roll in ROLL)
NEXT_ONLY: Final = ((NEXT, 1),)
SETTLE_ONLY: Final = ((SETTLE, 1),)


class Oko(State):
    """A position of Oko. Nothing is hidden."""

    __slots__ = ("options", "starter", "players", "player", "faces", "in_cup", "results", "wins")

    def __init__(
        self, options: OkoOptions, starter: Seat, players: tuple[Seat, ...], player: Seat, faces: Faces, in_cup: bool,
        results: tuple[Faces, ...], wins: tuple[int, ...],
    ) -> None:  # fmt: skip
        self.options = options
        self.starter = starter  # of this round; NOBODY before the lot
        self.players = players  # of this round, in the order of their turns
        self.player = player
        self.faces = faces  # what the player has thrown, first to last
        self.in_cup = in_cup  # the die is about to fall
        self.results = results  # the throws by seat; () who has not finished a turn in this round
        self.wins = wins  # rounds won, by seat

    def parts(self) -> tuple[object, ...]:
        return (
            self.options, self.starter, self.players, self.player, self.faces, self.in_cup,
            self.results, self.wins,
        )  # fmt: skip

    def copy(self) -> Oko:
        return Oko(
            self.options, self.starter, self.players, self.player, self.faces, self.in_cup,
            self.results, self.wins,
        )  # fmt: skip

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
        return NEXT_ONLY if self.waiting() else SETTLE_ONLY

    def sample(self, rng: Random) -> Action:
        if self.in_cup and self.starter != NOBODY:
            return ROLL[int(rng.random() * 6)]
        chances = self.chances()  # all weigh the same
        return chances[int(rng.random() * len(chances))][0]

    def after(self, seat: Seat, action: Action) -> Oko:
        s = self.copy()
        match action:
            case Roll(face=face):
                s.fall(face)
            case Throw():
                s.in_cup = True
            case Stop():
                s.finish()
            case Next():
                s.take_cup(self.waiting()[0])
            case Settle():
                s.settle()
            case Lot(seat=first):
                s.begin(first, tuple(range(len(s.wins))))
        return s

    def scores(self) -> tuple[int, ...] | None:
        """The rounds each seat has won."""
        return self.wins if self.over() else None

    # -- 2 the order --------------------------------------------------------------------

    def begin(self, starter: Seat, players: tuple[Seat, ...]) -> None:
        """A round, from the starter on; of a play-off only who is tied takes part."""
        seats = len(self.wins)
        self.starter = starter
        self.players = in_order(players, starter, seats)
        self.results = ((),) * seats
        self.take_cup(self.players[0])

    def take_cup(self, player: Seat) -> None:
        self.player, self.faces, self.in_cup = player, (), True

    def waiting(self) -> list[Seat]:
        """Who has still to take a turn in this round, the player not counted."""
        return [seat for seat in self.players if not self.results[seat] and seat != self.player]

    # -- 3 a turn -----------------------------------------------------------------------

    def fall(self, face: int) -> None:
        """The die adds to the sum; 21, more than 21 or the fifth throw end the turn."""
        self.faces += (face,)
        self.in_cup = False
        if len(self.faces) == THROWS or sum(self.faces) >= OKO:
            self.finish()

    def finish(self) -> None:
        seat = self.player
        self.results = (*self.results[:seat], self.faces, *self.results[seat + 1 :])

    # -- 4 the round, 5 the end ---------------------------------------------------------

    def lead(self) -> tuple[int, tuple[Seat, ...]]:
        """The best sum of this round so far and whose it is; 0 is nobody's."""
        return lead(self.players, self.strengths())

    def strengths(self) -> list[int]:
        """Points by seat; 0 for who is over 21 or has not finished."""
        return [points(faces) for faces in self.results]

    def settle(self) -> None:
        _, leaders = self.lead()
        players = leaders
        if len(leaders) == 1 or self.options.ties == "share":
            self.wins = tuple([won + (seat in leaders) for seat, won in enumerate(self.wins)])
            players = tuple(range(len(self.wins)))
        if not leaders:
            players = self.players  # void: the same players throw again
        if not self.over():
            self.begin((self.starter + 1) % len(self.wins), players)

    def over(self) -> bool:
        return max(self.wins) >= self.options.rounds


def start(seats: int, options: OkoOptions) -> Oko:
    """Before the lot for the first throw."""
    return Oko(options, NOBODY, tuple(range(seats)), 0, (), True, ((),) * seats, (0,) * seats)
