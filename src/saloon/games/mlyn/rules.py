"""Mlýn, nine men's morris: place nine stones, slide them, and mill the other's away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from saloon.core.options import Options, choice
from saloon.core.rules import Rules
from saloon.core.state import Action, Illegal, Seat, State
from saloon.core.value import value
from saloon.kit.mill import ALL, POINTS, Point, around, by_rings, mills_at, on, points
from saloon.kit.past import NOTHING, Past
from saloon.kit.stones import (
    DRAWN,
    NO_WAY,
    NOWHERE,
    OPEN,
    Move,
    Stones,
    Way,
    flights,
    free_points,
    key,
    of,
    scores,
    slides,
    starts,
    with_own,
)


@dataclass(frozen=True)
class MlynOptions(Options):
    """How this table plays; the first value is the printed rule or our ruling."""

    double: str = choice("one", "two")
    blocked: str = choice("loses", "passes")
    quiet: int = choice(50, 30, 100)
    repetition: int = choice(3, 5)


STONES: Final = 9
FLYING: Final = 3
End = Literal["two", "blocked", "quiet", "repeated"]
"""Why a game is over; two stones are left, or none can move."""


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put a stone from the hand on a free point."""

    at: Point


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """Take a stone of the other after closing a mill."""

    at: Point


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """No stone can move."""


PLACE: Final = tuple(Place(point) for point in POINTS)
REMOVE: Final = tuple(Remove(point) for point in POINTS)
PLACING: Final = by_rings(PLACE)
PASS: Final = Pass()
NOBODY: Final[tuple[Seat, ...]] = ()
ALONE: Final[tuple[tuple[Seat, ...], ...]] = ((0,), (1,))


@value
class Mlyn(State):
    """A position. Stones are bit masks, the pair ordered white, black."""

    options: MlynOptions
    stones: Stones
    hand: tuple[int, int]  # stones not placed yet
    player: Seat
    closed: int  # stones the player still takes for a mill
    quiet: int  # moves without a mill since the placing or the last mill
    seen: Past  # positions since then, for repetition
    last: Way  # where the last stone came from and went to
    result: int  # OPEN, a winner's seat, or DRAWN

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        return ALONE[self.player] if self.result == OPEN else NOBODY

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat != self.player or self.result != OPEN:
            return ()
        if self.closed:
            return [REMOVE[point] for point in self.removable()]
        if self.hand[1] if seat else self.hand[0]:
            return on(PLACING, free_points(self.stones))
        return self.moves(seat) or [PASS]

    def after(self, seat: Seat, action: Action) -> Mlyn:
        s = self.copy()
        if isinstance(action, Move):
            s.slide(action.start, action.end)
        elif isinstance(action, Remove):
            s.take(action.at)
        elif isinstance(action, Place):
            s.place(action.at)
        else:
            s.quiet += 1
            s.hand_over()
        return s

    def scores(self) -> tuple[int, ...] | None:
        return scores(self.result)

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or self.why_not_that(seat, action)

    # -- 2 placing ----------------------------------------------------------------------

    def place(self, at: Point) -> None:
        me = self.player
        self.hand = (self.hand[0] - 1, self.hand[1]) if me == 0 else (self.hand[0], self.hand[1] - 1)
        mine = of(self.stones, me) | 1 << at
        self.stones = with_own(self.stones, me, mine)
        self.last = (NOWHERE, at)
        self.seen = NOTHING
        self.settle(at, mine)

    # -- 3 mills ------------------------------------------------------------------------

    def settle(self, at: Point, mine: int) -> None:
        """A stone has come to rest: a mill lets its owner take, otherwise the turn passes."""
        mills = mills_at(at, mine)
        if mills:
            self.closed = min(
                mills if self.options.double == "two" else 1, of(self.stones, 1 - self.player).bit_count()
            )
            self.quiet, self.seen = 0, NOTHING
        else:
            self.hand_over()

    def removable(self) -> Sequence[Point]:
        """Stones of the other outside closed mills; all of them when every one is in a mill."""
        theirs = of(self.stones, 1 - self.player)
        single = [point for point in points(theirs) if not mills_at(point, theirs)]
        return single or points(theirs)

    def take(self, at: Point) -> None:
        me, other = self.player, 1 - self.player
        theirs = of(self.stones, other) & ~(1 << at)
        self.stones = with_own(self.stones, other, theirs)
        self.closed -= 1
        if theirs.bit_count() + of(self.hand, other) < FLYING:
            self.closed, self.result = 0, me
        elif not self.closed:
            self.hand_over()

    # -- 4 moving, 5 flying -------------------------------------------------------------

    def moves(self, seat: Seat) -> list[Action]:
        white, black = self.stones
        own, free = starts(black if seat else white), ALL & ~(white | black)
        return flights(own, free) if len(own) == FLYING else slides(own, free)

    def slide(self, start: Point, end: Point) -> None:
        white, black = self.stones
        if self.player:
            mine = black = black & ~(1 << start) | 1 << end
        else:
            mine = white = white & ~(1 << start) | 1 << end
        self.stones = (white, black)
        self.last = (start, end)
        self.quiet += 1
        self.settle(end, mine)

    # -- 6 the end ----------------------------------------------------------------------

    def hand_over(self) -> None:
        """The other is to move, unless the game ends with that."""
        self.player = 1 - self.player
        if self.hand[0] or self.hand[1]:
            return
        if self.options.blocked == "loses" and self.is_blocked():
            self.result = 1 - self.player
            return
        self.seen = Past(key(self.stones, self.player), self.seen)
        if self.quiet >= 2 * self.options.quiet or self.seen.times >= self.options.repetition:
            self.result = DRAWN

    def is_blocked(self) -> bool:
        white, black = self.stones
        mine = black if self.player else white
        return not around(mine) & ~(white | black) and mine.bit_count() > FLYING

    def why_not_that(self, seat: Seat, action: Action) -> Illegal:
        match action:
            case Remove() if not self.closed:
                return Illegal("illegal-no-mill", "3.1")
            case Remove(at=at) if not self.stones[1 - seat] >> at & 1:
                return Illegal("illegal-not-theirs", "3.1")
            case Remove():
                return Illegal("illegal-in-mill", "3.2")
            case Place() | Move() if self.closed:
                return Illegal("illegal-take-first", "3.4")
            case Move() if self.hand[seat]:
                return Illegal("illegal-place-first", "4.1")
            case Place() if not self.hand[seat]:
                return Illegal("illegal-all-placed", "2.1")
            case Place():
                return Illegal("illegal-occupied", "2.1")
            case Move(start=start) if not self.stones[seat] >> start & 1:
                return Illegal("illegal-not-yours", "4.1")
            case Move(end=end) if not free_points(self.stones) >> end & 1:
                return Illegal("illegal-occupied", "4.1")
            case Move():
                return Illegal("illegal-too-far", "4.1")
        return Illegal("illegal-here")

    # -- what is known ------------------------------------------------------------------

    def how_ended(self) -> End:
        if self.result == DRAWN:
            return "quiet" if self.quiet >= 2 * self.options.quiet else "repeated"
        loser = 1 - self.result
        return "two" if self.stones[loser].bit_count() + self.hand[loser] < FLYING else "blocked"

    def outcome(self) -> int:
        """How the stones and what went before decide the game."""
        for seat in (0, 1):
            if self.stones[seat].bit_count() + self.hand[seat] < FLYING:
                return 1 - seat
        if self.hand[0] or self.hand[1] or self.closed:
            return OPEN
        if self.options.blocked == "loses" and self.is_blocked():
            return 1 - self.player
        often = self.seen.count(key(self.stones, self.player)) >= self.options.repetition
        return DRAWN if often or self.quiet >= 2 * self.options.quiet else OPEN

    def census(self) -> object:
        """Stones never grow in number; where they lie is not conserved, taken ones are gone."""
        return all(hand + stones.bit_count() <= STONES for hand, stones in zip(self.hand, self.stones, strict=True))


def start(seats: int, options: MlynOptions) -> Mlyn:
    return Mlyn(
        options=options,
        stones=(0, 0),
        hand=(STONES, STONES),
        player=0,
        closed=0,
        quiet=0,
        seen=NOTHING,
        last=NO_WAY,
        result=OPEN,
    )


RULES = Rules(MlynOptions, Mlyn, start)
