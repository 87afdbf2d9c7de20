"""Tisícovka: six dice, put aside what scores and throw the rest, until the nerve or the luck fails.

A turn is a series of throws. What is put aside counts only when the player stops in time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from saloon.core.chance import rolls
from saloon.core.options import Options, choice
from saloon.core.state import NATURE, Action, Illegal, Seat, State
from saloon.kit.dice import Dice, parts_of


@dataclass(frozen=True)
class TisicovkaOptions(Options):
    """How this table plays; the first value is the printed rule or our ruling."""

    pairs: str = choice("any", "distinct")
    hot: bool = choice(True, False)
    last_die: str = choice("either", "second")
    bonus: str = choice("added", "instead")
    bonus_step: int = choice(5, 50)
    ties: str = choice("share", "throw_off")


# -- 3 what the dice are worth ----------------------------------------------------------------

DICE: Final = 6
GOAL: Final = 1000
STRAIGHT: Final = (1, 2, 3, 4, 5, 6)
SIX_ONES: Final = (1,) * 6
STRAIGHT_POINTS, PAIRS_POINTS = 300, 150
SINGLE: Final = {1: 10, 5: 5}
TRIPLE: Final = {1: 100, 2: 20, 3: 30, 4: 40, 5: 50, 6: 60}
FIRST_BONUS, SECOND_BONUS = 50, 100


def face_points(face: int, count: int) -> int | None:
    """What so many equal dice put aside together are worth; None if one of them is worth nothing."""
    triples, single = divmod(count, 3)
    if single and face not in SINGLE:
        return None
    return triples * TRIPLE[face] + single * SINGLE.get(face, 0)


def points_of(dice: Dice) -> int | None:
    """What dice put aside together are worth, each of them counting; None if one does not.

    >>> points_of((1, 1, 1, 5)), points_of((3, 3)), points_of((1, 1, 1, 1, 4, 4, 4))
    (105, None, 150)
    """
    total = 0
    for face in set(dice):
        points = face_points(face, dice.count(face))
        if points is None:
            return None
        total += points
    return total


def scoring(dice: Dice) -> Dice:
    """All dice of a throw that are worth something."""
    kept: list[int] = []
    for face in range(1, 7):
        count = dice.count(face)
        kept += [face] * (count if face in SINGLE else count - count % 3)
    return tuple(kept)


def is_three_pairs(dice: Dice, kind: str) -> bool:
    if len(dice) < DICE or dice.count(2) >= 4:
        return False
    counts = [dice.count(face) for face in set(dice)]
    return counts == [2, 2, 2] or dice == SIX_ONES or (kind == "any" and all(count % 2 == 0 for count in counts))


ASIDES: Final = {
    dice: tuple((part, points_of(part) or 0) for part in parts_of(dice) if part and points_of(part) is not None)
    for size in range(1, 7)
    for dice, _ in rolls(size)
}
"""For each throw the sets of dice that may be put aside, with their points."""


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
    """Throw all six again, everything so far counting."""


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
ROLL, CHOOSE, SETTLED, LOST = "roll", "choose", "settled", "lost"
"""What comes next: the dice fall; dice are chosen; throw again or stop; the series is lost."""


class Tisicovka(State):
    """A position in the middle of somebody's series."""

    __slots__ = ("options", "totals", "player", "phase", "left", "dice", "aside", "points", "cycles", "second", "trigger", "turns")

    def __init__(
        self, options: TisicovkaOptions, totals: tuple[int, ...], player: Seat, phase: str, left: int, dice: Dice,
        aside: Dice, points: int, cycles: int, second: bool, trigger: Seat, turns: tuple[Seat, ...],
    ) -> None:  # fmt: skip
        self.options = options
        self.totals = totals
        self.player = player  # NOBODY before the lot and after the end
        self.phase = phase
        self.left = left  # dice to throw, or just thrown
        self.dice = dice  # the last throw
        self.aside = aside  # put aside since all six were last thrown
        self.points = points  # of this series, not yet written down
        self.cycles = cycles  # successes with the last die in this series
        self.second = second  # the last die is thrown for the second time
        self.trigger = trigger  # who reached 1000 first
        self.turns = turns  # who still has a series in the final round

    def parts(self) -> tuple[object, ...]:
        return (
            self.options, self.totals, self.player, self.phase, self.left, self.dice,
            self.aside, self.points, self.cycles, self.second, self.trigger, self.turns,
        )  # fmt: skip

    def copy(self) -> Tisicovka:
        return Tisicovka(
            self.options, self.totals, self.player, self.phase, self.left, self.dice,
            self.aside, self.points, self.cycles, self.second, self.trigger, self.turns,
        )  # fmt: skip

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
        plays: list[Action] = [ASIDE[part] for part, _ in ASIDES[self.dice] if hot or len(part) < self.left]
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
        match action:
            case Throw(dice=dice):
                s.thrown(dice)
            case Aside(dice=dice):
                s.put_aside(dice)
            case Bank():
                s.bank()
            case Again():
                s.fresh_throw()
            case Lose():
                s.lose()
            case Lot(seat=first):
                s.begin(first)
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
        self.phase, self.left, self.aside, self.second = ROLL, DICE, (), False

    def thrown(self, dice: Dice) -> None:
        """Four twos come before everything, the straight and three pairs before single dice."""
        self.dice = dice
        if dice.count(2) >= 4:
            self.phase = LOST
        elif dice == STRAIGHT:
            self.points += STRAIGHT_POINTS
            self.fresh_throw()
        elif is_three_pairs(dice, self.options.pairs):
            self.points += PAIRS_POINTS
            self.fresh_throw()
            self.phase = SETTLED if dice == SIX_ONES else ROLL
        elif self.left == 1:
            self.last_die(dice[0])
        else:
            self.phase = CHOOSE if ASIDES[dice] else LOST

    def put_aside(self, dice: Dice) -> None:
        self.points += points_of(dice) or 0
        self.aside += dice
        self.left -= len(dice)
        self.phase = ROLL
        if not self.left:
            self.fresh_throw()

    # -- 5 the last die -----------------------------------------------------------------

    def last_die(self, face: int) -> None:
        """It may be thrown twice; a success pays a bonus, and all six may be thrown again."""
        worth = SINGLE.get(face, 0)
        if worth and not self.second and self.options.last_die == "second":
            self.phase = CHOOSE
        elif worth:
            self.points += self.next_bonus() + (worth if self.options.bonus == "added" else 0)
            self.cycles += 1
            self.fresh_throw()
            self.phase = SETTLED
        elif self.second:
            self.phase = LOST
        else:
            self.second, self.phase = True, ROLL

    def next_bonus(self) -> int:
        if not self.cycles:
            return FIRST_BONUS
        return SECOND_BONUS + (self.cycles - 1) * self.options.bonus_step

    # -- 4 stopping and losing, 6 the end -----------------------------------------------

    def bank(self) -> None:
        points = self.points
        if self.phase == CHOOSE:
            points += points_of(scoring(self.dice)) or 0
        self.write(self.totals[self.player] + points)
        self.pass_on()

    def lose(self) -> None:
        if self.dice.count(2) >= 4:
            self.write(0)
        self.pass_on()

    def write(self, total: int) -> None:
        self.totals = (*self.totals[: self.player], total, *self.totals[self.player + 1 :])

    def pass_on(self) -> None:
        """The dice go to the right; after 1000 everybody else has one more series."""
        if self.trigger == NOBODY and self.totals[self.player] >= GOAL:
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
            self.player, self.phase, self.points, self.aside, self.left = NOBODY, SETTLED, 0, (), DICE

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        seats = len(self.totals)
        return tuple((seat - step) % seats for step in range(1, seats))

    def tied(self) -> tuple[Seat, ...]:
        """Who shares the lead, in the order of the dice; nobody if one leads alone."""
        best = max(self.totals)
        tied = tuple(seat for seat in (self.trigger, *self.others(self.trigger)) if self.totals[seat] == best)
        return tied if len(tied) > 1 else ()

    def why_not_that(self, action: Action) -> Illegal:
        match action:
            case Aside() if self.phase == SETTLED:
                return Illegal("illegal-all-count", "5.2")
            case Aside(dice=dice) if any(dice.count(face) > self.dice.count(face) for face in dice):
                return Illegal("illegal-not-thrown", "4.2")
            case Aside(dice=dice) if points_of(dice) is None:
                return Illegal("illegal-no-points", "4.2")
            case Aside():
                return Illegal("illegal-cold", "4.6")
            case Again():
                return Illegal("illegal-aside-first", "4.2")
        return Illegal("illegal-here")

    # -- what is known ------------------------------------------------------------------

    def at_stake(self) -> int:
        """What stopping now would bring."""
        loose = points_of(scoring(self.dice)) or 0 if self.phase == CHOOSE else 0
        return self.points + loose


def start(seats: int, options: TisicovkaOptions) -> Tisicovka:
    return Tisicovka(options, (0,) * seats, NOBODY, ROLL, DICE, (), (), 0, 0, False, NOBODY, ())


