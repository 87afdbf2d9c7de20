"""Křížový mlýn: six stones each on the cross of the mill board; the first mill wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from saloon.core.options import Options, choice
from saloon.core.rules import Rules
from saloon.core.state import Action, Illegal, Seat, State
from saloon.core.value import value
from saloon.games.krizovy_mlyn.data import SETUPS
from saloon.kit.mill import around, mills_at
from saloon.kit.past import NOTHING, Past
from saloon.kit.stones import (
    DRAWN,
    NO_WAY,
    OPEN,
    Move,
    Stones,
    Way,
    free_points,
    has_mill,
    key,
    of,
    scores,
    slides,
    starts,
    with_own,
)


@dataclass(frozen=True)
class KrizovyMlynOptions(Options):
    """How this table plays; the first value is our ruling, the sheet's picture is lost."""

    setup: str = choice("cross", "corners", "diagonal", "pairs", "inward")
    first: str = choice("white", "black")
    blocked: str = choice("loses", "draw")
    repetition: int = choice(3, 5)


End = Literal["mill", "blocked", "stuck", "repeated"]
"""Why a game is over; stuck: nobody wins because one cannot move."""


@value
class KrizovyMlyn(State):
    """A position. Stones are bit masks, the pair ordered white, black."""

    options: KrizovyMlynOptions
    stones: Stones
    player: Seat
    seen: Past  # all positions so far, for repetition
    last: Way
    result: int  # OPEN, a winner's seat, or DRAWN

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        return (self.player,) if self.result == OPEN else ()

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat != self.player or self.result != OPEN:
            return ()
        return slides(starts(of(self.stones, seat)), free_points(self.stones))

    def after(self, seat: Seat, action: Action) -> KrizovyMlyn:
        assert isinstance(action, Move)
        mine = of(self.stones, seat) & ~(1 << action.start) | 1 << action.end
        s = self.copy()
        s.stones, s.player, s.last = with_own(self.stones, seat, mine), 1 - seat, (action.start, action.end)
        if mills_at(action.end, mine):
            s.result = seat
        else:
            s.remember()
        return s

    def scores(self) -> tuple[int, ...] | None:
        return scores(self.result)

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or self.why_not_that(seat, action)

    # -- moving and the end -------------------------------------------------------------

    def remember(self) -> None:
        """The other is to move, unless shut in or the position has come too often."""
        if self.is_blocked():
            self.result = 1 - self.player if self.options.blocked == "loses" else DRAWN
            return
        self.seen = Past(key(self.stones, self.player), self.seen)
        if self.seen.times >= self.options.repetition:
            self.result = DRAWN

    def is_blocked(self) -> bool:
        return not around(of(self.stones, self.player)) & free_points(self.stones)

    def why_not_that(self, seat: Seat, action: Action) -> Illegal:
        match action:
            case Move(start=start) if not self.stones[seat] >> start & 1:
                return Illegal("illegal-not-yours", "2.1")
            case Move(end=end) if not free_points(self.stones) >> end & 1:
                return Illegal("illegal-occupied", "2.2")
            case Move():
                return Illegal("illegal-too-far", "2.2")
        return Illegal("illegal-here")

    # -- what is known ------------------------------------------------------------------

    def how_ended(self) -> End:
        if self.result != DRAWN:
            return "mill" if mills_at(self.last[1], self.stones[self.result]) else "blocked"
        return "stuck" if self.is_blocked() else "repeated"

    def outcome(self) -> int:
        """How the stones and what went before decide the game."""
        for seat in (0, 1):
            if has_mill(self.stones[seat]):
                return seat
        if self.is_blocked():
            return 1 - self.player if self.options.blocked == "loses" else DRAWN
        return DRAWN if self.seen.count(key(self.stones, self.player)) >= self.options.repetition else OPEN

    def census(self) -> object:
        return tuple(stones.bit_count() for stones in self.stones)


def start(seats: int, options: KrizovyMlynOptions) -> KrizovyMlyn:
    player = 0 if options.first == "white" else 1
    stones = SETUPS[options.setup]
    return KrizovyMlyn(
        options=options, stones=stones, player=player, seen=Past(key(stones, player), NOTHING), last=NO_WAY, result=OPEN
    )


RULES = Rules(KrizovyMlynOptions, KrizovyMlyn, start)
