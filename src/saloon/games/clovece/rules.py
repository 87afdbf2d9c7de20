"""Člověče, nezlob se: four pawns once round the board and into the house; a six brings one out.

`data.py` has the squares. Pawns keep their numbers, so that a picture can follow each one;
the rules never look at them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from saloon.core.options import Options, choice
from saloon.core.origin import FortuneOrigin, throw_of
from saloon.core.rules import Rules
from saloon.core.state import NATURE, Action, Illegal, Seat, State
from saloon.core.value import changed, value
from saloon.games.clovece.data import (
    BASE,
    BIT,
    HOUSE,
    IN_HOUSE,
    LAST,
    MEETINGS,
    ON_TRACK,
    PACKED,
    REMAINDERS,
    RIVALS,
    SIDES,
    SQUARES,
    START,
    TRACK,
    Pawns,
    Square,
    mask_of,
    stepped,
)


@dataclass(frozen=True)
class CloveceOptions(Options):
    """How this table plays; the first value is the printed rule or our reading of it."""

    six_again: str = choice("chain", "plain")
    base_empty: str = choice("sum", "separate")
    three: str = choice("stuck", "track", "base")
    own: str = choice("hit", "spared")
    jumps: bool = choice(True, False)
    safe_start: bool = choice(False, True)
    capture: str = choice("free", "must")
    quick: bool = choice(False, True)
    sides: str = choice("opposite", "left", "right")


# -- actions ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """The die falls."""

    face: int


@dataclass(frozen=True, slots=True)
class Next(Action):
    """The turn passes, since nothing can be done with the throw; or the throws for the beginning are compared."""


@dataclass(frozen=True, slots=True)
class Enter(Action):
    """A pawn comes out of its base onto the start."""


@dataclass(frozen=True, slots=True)
class Move(Action):
    """The pawn on this square, counted from its own start, advances by what was thrown."""

    at: Square


SIX: Final = 6
FACES: Final = tuple(Throw(face) for face in range(1, 7))
THROWS: Final = tuple((throw, 1) for throw in FACES)
NEXT: Final = Next()
ONWARDS: Final = ((NEXT, 1),)
ENTER: Final = Enter()
MOVE: Final = tuple(Move(at) for at in range(LAST + 1))
ENTERING: Final[tuple[Action, ...]] = (ENTER,)
BY_REMAINDER: Final = tuple(
    {BIT[move.at] % REMAINDERS: move for move in MOVE}.get(each, MOVE[0]) for each in range(REMAINDERS)
)
ALONE: Final[tuple[tuple[Action, ...], ...]] = tuple((move,) for move in BY_REMAINDER)
NOBODY: Final[tuple[Seat, ...]] = ()
FORTUNE: Final[tuple[Seat, ...]] = (NATURE,)
SEATED: Final[tuple[tuple[Seat, ...], ...]] = ((0,), (1,), (2,), (3,))

Phase = Literal[0, 1, 2, 3, 4, 5, 6, 7, 8]
"""What comes next; nature's phases come first. Without a pawn in play, throws for a six count down from TRIES to 1."""
THROWING: Final = 0
TRIES: Final = 3
ENTERED: Final = 4
PASSING: Final = 5
CHOOSING: Final = 6
BOUND: Final = 7
OVER: Final = 8
AFTER_TRY: Final[tuple[Phase, ...]] = (THROWING, PASSING, 1, 2)
STILL: Final = (-1, -1, -1)


def moves_of(mask: int) -> tuple[Action, ...]:
    """The moves of pawns on these squares, hindmost first."""
    if not mask & mask - 1:
        return ALONE[mask % REMAINDERS] if mask else ()
    found: list[Action] = []
    while mask:
        low = mask & -mask
        found.append(BY_REMAINDER[low % REMAINDERS])
        mask ^= low
    return tuple(found)


@value
class Clovece(State):
    """A position. Everything lies open, so it is every seat's view as well."""

    options: CloveceOptions
    pawns: tuple[Pawns, ...]  # by seat, each in the order of its four pawns
    player: Seat
    phase: Phase
    face: int  # what the die shows, 0 before the first throw
    total: int  # what a pawn advances by; for who is CHOOSING, 0 means coming out
    opening: tuple[int, ...]  # throws for the beginning: 0 to come, -1 beaten; () once somebody has begun
    out: tuple[Seat, ...]  # who has finished, first to last
    moved: tuple[Seat, int, Square]  # seat, pawn and old square of a move since the last throw

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        if self.phase < CHOOSING:
            return FORTUNE
        return SEATED[self.player] if self.phase < OVER else NOBODY

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat != self.player or self.phase < CHOOSING or self.phase == OVER:
            return ()
        return moves_of(self.able()) if self.total else ENTERING

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.phase < PASSING:
            return THROWS
        return ONWARDS if self.phase == PASSING else ()

    def sample(self, rng: Random) -> Action:
        return FACES[int(rng.random() * 6)] if self.phase < PASSING else NEXT

    def after(self, seat: Seat, action: Action) -> Clovece:
        s = self.copy()
        if isinstance(action, Throw):
            s.throw(action.face)
        elif isinstance(action, Move):
            s.advance(action.at)
        elif isinstance(action, Enter):
            s.enter()
        elif s.opening:
            s.compare()
        else:
            s.pass_on()
        return s

    def scores(self) -> tuple[int, ...] | None:
        """A point for each seat left behind."""
        if self.phase != OVER:
            return None
        seats = len(self.pawns)
        return tuple([seats - 1 - self.out.index(seat) if seat in self.out else 0 for seat in range(seats)])

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or self.why_not_that(action)

    # -- 2 who begins -------------------------------------------------------------------

    def throw_for_the_beginning(self, face: int) -> None:
        me = self.player
        self.opening = changed(self.opening, me, face)
        if 0 in self.opening:
            self.player = self.opening.index(0)
        else:
            self.phase = PASSING

    def compare(self) -> None:
        """The highest throw begins; those who share it throw again."""
        highest = self.highest()
        if len(highest) == 1:
            self.opening = ()
            self.begin(highest[0])
        else:
            self.opening = tuple([0 if seat in highest else -1 for seat in range(len(self.pawns))])
            self.phase, self.player = THROWING, highest[0]

    def highest(self) -> list[Seat]:
        best = max(self.opening)
        return [seat for seat, face in enumerate(self.opening) if face == best]

    # -- 3 a turn -----------------------------------------------------------------------

    def begin(self, seat: Seat) -> None:
        """The seat's turn begins."""
        self.player, self.total = seat, 0
        self.phase = TRIES if self.waits(seat) else THROWING

    def waits(self, seat: Seat) -> bool:
        """Whether the seat throws three times for a six."""
        mask = mask_of(self.pawns[seat])
        if not mask:
            return True
        three = self.options.three
        return three != "base" and not mask & ON_TRACK and (three == "track" or mask in PACKED)

    def pass_on(self) -> None:
        """The next seat that has not finished is to throw."""
        seats = len(self.pawns)
        seat = (self.player + 1) % seats
        while seat in self.out:
            seat = (seat + 1) % seats
        self.begin(seat)

    def throw(self, face: int) -> None:
        self.face, self.moved = face, STILL
        if self.opening:
            self.throw_for_the_beginning(face)
        elif self.phase == ENTERED:
            self.total, self.phase = face, BOUND
            self.choose()
        elif face == SIX:
            self.throw_six()
        elif self.phase == THROWING:
            self.total, self.phase = self.total + face, CHOOSING
            self.choose()
        else:
            self.phase = AFTER_TRY[self.phase]

    def choose(self) -> None:
        """A pawn has to advance by the total, if one can; otherwise the throw is lost."""
        if self.able():
            return
        if self.face == SIX:
            self.phase, self.total = THROWING, 0
        else:
            self.phase = PASSING

    def able(self) -> int:
        """The squares of the player's pawns that may advance by the total."""
        own, steps, options = mask_of(self.pawns[self.player]), self.total, self.options
        ends = (own << steps) & SQUARES & ~(own if options.own == "spared" else own & IN_HOUSE)
        able = ends >> steps
        if self.phase == BOUND and able & 1:
            return 1
        if not options.jumps and ends & IN_HOUSE:
            able &= ~self.blocked(own, able)
        if options.safe_start:
            able &= ~(self.starts_held() >> steps)
        if options.capture == "must":
            return able & (self.others() >> steps) or able
        return able

    def advance(self, at: Square) -> None:
        to = at + self.total
        a, b, c, d = own = self.pawns[self.player]
        if a == to or b == to or c == to or d == to:
            _, own = stepped(own, to, BASE)
        pawn, own = stepped(own, at, to)
        self.moved = (self.player, pawn, at)
        if to < HOUSE:
            self.land(to, own)
        else:
            self.pawns = changed(self.pawns, self.player, own)
        if to >= HOUSE and min(own) >= HOUSE:
            self.finish()
        elif self.face == SIX:
            self.advanced_by_six()
        else:
            self.pass_on()

    def land(self, to: Square, own: Pawns) -> None:
        """A pawn comes to rest on the way round; one of another colour goes back to base."""
        pawns, me = self.pawns, self.player
        for other, there in MEETINGS[self.options.sides][len(pawns)][me][to]:
            a, b, c, d = theirs = pawns[other]
            if a == there or b == there or c == there or d == there:
                pawns = changed(pawns, other, stepped(theirs, there, BASE)[1])
                break
        self.pawns = changed(pawns, me, own)

    # -- 4 the six ----------------------------------------------------------------------

    def throw_six(self) -> None:
        """A pawn comes out of its base; with an empty base the six waits for the next throw."""
        own = self.pawns[self.player]
        if BASE in own and not (START in own and self.options.own == "spared"):
            self.phase = CHOOSING
        elif BASE not in own and self.options.base_empty == "sum":
            self.phase, self.total = THROWING, self.total + SIX
        else:
            self.phase, self.total = CHOOSING, SIX
            self.choose()

    def enter(self) -> None:
        own = self.pawns[self.player]
        pawn = own.index(BASE)
        if START in own:
            _, own = stepped(own, START, BASE)
        self.moved = (self.player, pawn, BASE)
        self.land(START, changed(own, pawn, START))
        self.phase = ENTERED

    def advanced_by_six(self) -> None:
        """One more throw; but a six thrown for a pawn on the start first brings the next pawn out."""
        own = self.pawns[self.player]
        chained = self.phase == BOUND and self.options.six_again == "chain" and BASE in own and START not in own
        self.phase, self.total = CHOOSING if chained else THROWING, 0

    # -- 5 meetings, 6 the house: what options add ----------------------------------------

    def others(self) -> int:
        """Squares of the player, as bits, where pawns of other colours stand."""
        found = 0
        for other, shift in RIVALS[self.options.sides][len(self.pawns)][self.player]:
            for at in self.pawns[other]:
                if BASE < at < HOUSE:
                    found |= BIT[(at - shift) % TRACK]
        return found

    def starts_held(self) -> int:
        """Squares of the player, as bits, that are starts on which their own pawns stand."""
        found = 0
        for other, shift in RIVALS[self.options.sides][len(self.pawns)][self.player]:
            if START in self.pawns[other]:
                found |= BIT[-shift % TRACK]
        return found

    def blocked(self, own: int, able: int) -> int:
        """Squares of pawns that would jump over one of their own colour inside the house."""
        found = 0
        for move in moves_of(able):
            assert isinstance(move, Move)
            low, to = max(move.at + 1, HOUSE), move.at + self.total
            if to > low and own & (BIT[to] - BIT[low]):
                found |= BIT[move.at]
        return found

    def hit_by(self, action: Action) -> tuple[Seat, int]:
        """The seat and the pawn that the player's action sends back to base; (-1, -1) for none."""
        to = action.at + self.total if isinstance(action, Move) else START
        if to < HOUSE:
            if to in self.pawns[self.player]:
                return self.player, self.pawns[self.player].index(to)
            for other, there in MEETINGS[self.options.sides][len(self.pawns)][self.player][to]:
                if there in self.pawns[other]:
                    return other, self.pawns[other].index(there)
        return -1, -1

    # -- 7 the end ----------------------------------------------------------------------

    def finish(self) -> None:
        self.out += (self.player,)
        if len(self.out) == len(self.pawns) - 1:
            self.phase, self.total = OVER, 0
        else:
            self.pass_on()

    # -- what is known ------------------------------------------------------------------

    def why_not_that(self, action: Action) -> Illegal:
        match action:
            case Enter():
                return self.why_not_out()
            case Move() if not self.total:
                return Illegal("illegal-come-out", "4.2")
            case Move(at=at) if at not in self.pawns[self.player]:
                return Illegal("illegal-no-pawn", "3.5")
            case Move(at=at) if self.phase == BOUND and self.able() == 1:
                return Illegal("illegal-bound", "4.2")
            case Move(at=at):
                return self.why_not_there(at, at + self.total)
        return Illegal("illegal-here")

    def why_not_out(self) -> Illegal:
        if BASE not in self.pawns[self.player]:
            return Illegal("illegal-base-empty", "4.6" if self.options.base_empty == "sum" else "4.9")
        if self.face != SIX:
            return Illegal("illegal-enter", "4.2")
        if self.phase == BOUND and self.able() == 1:
            return Illegal("illegal-bound", "4.2")
        return Illegal("illegal-start-taken", "5.8")

    def why_not_there(self, at: Square, to: Square) -> Illegal:
        own = self.pawns[self.player]
        if to > LAST:
            return Illegal("illegal-too-far", "6.1")
        if to in own and to >= HOUSE:
            return Illegal("illegal-house-taken", "6.4")
        if to in own and self.options.own == "spared":
            return Illegal("illegal-own", "5.7")
        if not self.options.jumps and self.blocked(mask_of(own), BIT[at]):
            return Illegal("illegal-jump", "6.5")
        if self.options.safe_start and self.starts_held() & BIT[to]:
            return Illegal("illegal-safe", "5.10")
        return Illegal("illegal-must-capture", "5.12")

    def crowded(self) -> bool:
        """Whether two pawns stand on one square, which never happens in play."""
        sides = SIDES[self.options.sides][len(self.pawns)]
        taken = [
            (at + 10 * side) % TRACK if at < HOUSE else 100 * side + at
            for own, side in zip(self.pawns, sides, strict=True)
            for at in own
            if at != BASE
        ]
        return len(taken) != len(set(taken))

    def census(self) -> object:
        return [len(own) for own in self.pawns], self.crowded()


def start(seats: int, options: CloveceOptions) -> Clovece:
    """The position before the first throw for who begins."""
    own: Pawns = (START, BASE, BASE, BASE) if options.quick else (BASE, BASE, BASE, BASE)
    return Clovece(
        options=options,
        pawns=(own,) * seats,
        player=0,
        phase=THROWING,
        face=0,
        total=0,
        opening=(0,) * seats,
        out=(),
        moved=STILL,
    )


def origin(state: Clovece) -> FortuneOrigin:
    return throw_of(state.player, f"{state.player + 1} {'opening' if state.opening else 'turn'}")


RULES = Rules(CloveceOptions, Clovece, start, origin=origin)
