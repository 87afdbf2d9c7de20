"""Tisícovka: six dice, put aside what scores and throw the rest, until the nerve or the luck fails.

A turn is a series of throws. What is put aside counts only when the player stops in time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from saloon.core.options import Options, choice
from saloon.core.origin import BY_LOT, FortuneOrigin, throw_of
from saloon.core.outcomes import rolls
from saloon.core.rules import Rules
from saloon.core.state import NATURE, Action, Illegal, Seat, State
from saloon.core.value import changed, value
from saloon.games.tisicovka import data as d
from saloon.kit.dice import Dice


@dataclass(frozen=True)
class TisicovkaOptions(Options):
    """How this table plays; the first value is the printed rule or our ruling."""

    pairs: str = choice("any", "distinct")
    hot: bool = choice(True, False)
    last_die: str = choice("printed", "either", "second", until={1: "either"})
    rethrow: bool = choice(True, False, until={2: False})
    bonus: str = choice("added", "instead")
    bonus_step: int = choice(5, 50)
    ties: str = choice("share", "throw_off")


# -- actions ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lot(Action):
    """The lot falls on who throws first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """The dice fall."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Aside(Action):
    """Put these dice aside and throw the rest; all of them: throw six again."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Again(Action):
    """Throw all six again, everything so far counting; or the last die, whose score counts for nothing then."""


@dataclass(frozen=True, slots=True)
class Bank(Action):
    """Stop and write the points down."""


@dataclass(frozen=True, slots=True)
class Lose(Action):
    """The throw brought nothing, or four twos: the series is over."""


AGAIN: Final = Again()
BANK: Final = Bank()
LOSE: Final = Lose()
LOT: Final = tuple(Lot(seat) for seat in range(8))
THROW: Final = {dice: Throw(dice) for size in range(1, 7) for dice, _ in rolls(size)}
ASIDE: Final = {dice: Aside(dice) for dice in THROW}
CHANCES: Final = ((), *(tuple((THROW[dice], weight) for dice, weight in rolls(size)) for size in range(1, 7)))

NOBODY: Final = -1
Phase = Literal["roll", "choose", "settled", "lost"]
"""What comes next: the dice fall; dice are chosen; throw again or stop; the series is lost."""
ROLL: Final = "roll"
CHOOSE: Final = "choose"
SETTLED: Final = "settled"
LOST: Final = "lost"


@value
class Tisicovka(State):
    """A position in the middle of somebody's series."""

    options: TisicovkaOptions
    totals: tuple[int, ...]
    player: Seat  # NOBODY before the lot and after the end
    phase: Phase
    left: int  # dice to throw, or just thrown
    dice: Dice  # the last throw
    aside: Dice  # put aside since all six were last thrown
    points: int  # of this series, not yet written down
    cycles: int  # successes with the last die in this series
    second: bool  # the last die is thrown for the second time
    trigger: Seat  # who reached 1000 first
    turns: tuple[Seat, ...]  # who still has a series in the final round

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        if self.phase == ROLL or self.phase == LOST:
            return (NATURE,)
        return (self.player,) if self.player != NOBODY else ()

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat != self.player or seat < 0 or self.phase not in (CHOOSE, SETTLED):
            return ()
        if self.phase == SETTLED:
            return (AGAIN, BANK)
        hot = self.options.hot
        plays: list[Action] = [ASIDE[part] for part, _ in d.ASIDES[self.dice] if hot or len(part) < self.left]
        if self.left == 1 and self.options.rethrow:
            plays.append(AGAIN)
        plays.append(BANK)
        return plays

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.phase == LOST:
            return ((LOSE, 1),)
        if self.player == NOBODY:
            return [(LOT[seat], 1) for seat in range(len(self.totals))]
        return CHANCES[self.left]

    def sample(self, rng: Random) -> Action:
        if self.phase == LOST:
            return LOSE
        if self.player == NOBODY:
            return LOT[int(rng.random() * len(self.totals))]
        return THROW[tuple(sorted([int(rng.random() * 6) + 1 for _ in range(self.left)]))]

    def after(self, seat: Seat, action: Action) -> Tisicovka:
        s = self.copy()
        if isinstance(action, Throw):
            s.thrown(action.dice)
        elif isinstance(action, Aside):
            s.put_aside(action.dice)
        elif isinstance(action, Bank):
            s.bank()
        elif isinstance(action, Again) and s.phase == CHOOSE:
            s.throw_last_again()
        elif isinstance(action, Again):
            s.fresh_throw()
        elif isinstance(action, Lose):
            s.lose()
        elif isinstance(action, Lot):
            s.begin(action.seat)
        return s

    def scores(self) -> tuple[int, ...] | None:
        return self.totals if self.phase == SETTLED and self.player == NOBODY else None

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or self.why_not_that(action)

    # -- 2 a series ---------------------------------------------------------------------

    def begin(self, seat: Seat) -> None:
        self.player, self.points, self.cycles, self.dice = seat, 0, 0, ()
        self.fresh_throw()

    def fresh_throw(self) -> None:
        """All six dice go back into the cup."""
        self.phase, self.left, self.aside, self.second = ROLL, d.DICE, (), False

    def thrown(self, dice: Dice) -> None:
        """Four twos come before everything, the straight and three pairs before single dice."""
        self.dice = dice
        if dice.count(2) >= 4:
            self.phase = LOST
        elif dice == d.STRAIGHT:
            self.points += d.STRAIGHT_POINTS
            self.fresh_throw()
        elif d.is_three_pairs(dice, self.options.pairs):
            self.points += d.PAIRS_POINTS
            self.fresh_throw()
            self.phase = SETTLED if dice == d.SIX_ONES else ROLL
        elif self.left == 1:
            self.last_die(dice[0])
        else:
            self.phase = CHOOSE if d.ASIDES[dice] else LOST

    def put_aside(self, dice: Dice) -> None:
        self.points += d.points_of(dice) or 0
        self.aside += dice
        self.left -= len(dice)
        self.phase = ROLL
        if not self.left:
            self.fresh_throw()

    # -- 5 the last die -----------------------------------------------------------------

    def last_die(self, face: int) -> None:
        """It may be thrown twice; a success pays a bonus, and all six may be thrown again."""
        worth = d.SINGLE.get(face, 0)
        if worth and not is_success(self.cycles, self.second, self.options):
            self.phase = CHOOSE
        elif worth:
            self.points += bonus(self.cycles, self.options) + (worth if self.options.bonus == "added" else 0)
            self.cycles += 1
            self.fresh_throw()
            self.phase = SETTLED
        elif self.second:
            self.phase = LOST
        else:
            self.throw_last_again()

    def throw_last_again(self) -> None:
        self.second, self.phase = True, ROLL

    # -- 4 stopping and losing, 6 the end -----------------------------------------------

    def bank(self) -> None:
        points = self.points
        if self.phase == CHOOSE:
            points += d.points_of(d.scoring(self.dice)) or 0
        self.write(self.totals[self.player] + points)
        self.pass_on()

    def lose(self) -> None:
        if self.dice.count(2) >= 4:
            self.write(0)
        self.pass_on()

    def write(self, total: int) -> None:
        self.totals = changed(self.totals, self.player, total)

    def pass_on(self) -> None:
        """The dice go to the right; after 1000 everybody else has one more series."""
        if self.trigger == NOBODY and self.totals[self.player] >= d.GOAL:
            self.trigger = self.player
            self.turns = self.others(self.player)
        if self.trigger == NOBODY:
            self.begin((self.player - 1) % len(self.totals))
            return
        if not self.turns and self.options.ties == "throw_off":
            self.turns = self.tied()
        if self.turns:
            first, self.turns = self.turns[0], self.turns[1:]
            self.begin(first)
        else:
            self.player, self.phase, self.points, self.aside, self.left = NOBODY, SETTLED, 0, (), d.DICE

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        seats = len(self.totals)
        return tuple((seat - step) % seats for step in range(1, seats))

    def tied(self) -> tuple[Seat, ...]:
        """The seats that share the lead, in the order of the dice; none if one leads alone."""
        best = max(self.totals)
        tied = tuple(seat for seat in (self.trigger, *self.others(self.trigger)) if self.totals[seat] == best)
        return tied if len(tied) > 1 else ()

    def why_not_that(self, action: Action) -> Illegal:
        match action:
            case Aside() if self.phase == SETTLED and self.dice == d.SIX_ONES:
                return Illegal("illegal-all-count", "3.8")
            case Aside() if self.phase == SETTLED:
                return Illegal("illegal-all-count", "5.2")
            case Aside(dice=dice) if any(dice.count(face) > self.dice.count(face) for face in dice):
                return Illegal("illegal-not-thrown", "4.2")
            case Aside(dice=dice) if d.points_of(dice) is None:
                return Illegal("illegal-no-points", "4.2")
            case Aside():
                return Illegal("illegal-cold", "4.6")
            case Again() if self.left == 1:
                return Illegal("illegal-once", "5.14")
            case Again():
                return Illegal("illegal-aside-first", "4.2")
        return Illegal("illegal-here")

    # -- what is known ------------------------------------------------------------------

    def at_stake(self) -> int:
        """What stopping now would bring."""
        loose = d.points_of(d.scoring(self.dice)) or 0 if self.phase == CHOOSE else 0
        return self.points + loose


def is_success(cycles: int, second: bool, options: TisicovkaOptions) -> bool:
    """Whether a score in this throw of the last die pays, by the successes before it."""
    if second or options.last_die == "either":
        return True
    return options.last_die == "printed" and cycles > 0


def bonus(cycles: int, options: TisicovkaOptions) -> int:
    """What the next success pays, by the successes before it."""
    return d.SECOND_BONUS + (cycles - 1) * options.bonus_step if cycles else d.FIRST_BONUS


def bonuses(cycles: int, options: TisicovkaOptions) -> int:
    """What this number of successes has paid in all."""
    return (
        cycles and d.FIRST_BONUS + (cycles - 1) * d.SECOND_BONUS + (cycles - 1) * (cycles - 2) // 2 * options.bonus_step
    )


def start(seats: int, options: TisicovkaOptions) -> Tisicovka:
    return Tisicovka(
        options=options,
        totals=(0,) * seats,
        player=NOBODY,
        phase=ROLL,
        left=d.DICE,
        dice=(),
        aside=(),
        points=0,
        cycles=0,
        second=False,
        trigger=NOBODY,
        turns=(),
    )


def origin(state: Tisicovka) -> FortuneOrigin:
    return BY_LOT if state.player == NOBODY else throw_of(state.player)


RULES = Rules(TisicovkaOptions, Tisicovka, start, origin=origin)
