"""Maroko: three dice, three throws; two alike are a Maroko, three alike a Velké Maroko.

A die keeps its place on the table while it is left lying; dice in the cup are blanks (0).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from saloon.core.options import choice
from saloon.core.outcomes import rolls
from saloon.core.rules import Rules
from saloon.core.state import NATURE, Action, Illegal, Seat
from saloon.core.value import value
from saloon.kit.dice import Dice, parts_of, rest_of
from saloon.kit.rounds import LOT, NOBODY, STOP, Rounds, RoundsOptions, Stop, origin


@dataclass(frozen=True)
class MarokoOptions(RoundsOptions):
    """How this table plays; the first value is the printed rule or our reading of it."""

    ties: str = choice("again", "share", "third")
    repick: bool = choice(True, False)


# -- dice and what they are worth -------------------------------------------------------------

THROWS: Final = 3
IN_CUP: Final = (0, 0, 0)


def number_of(dice: Dice) -> int:
    """The number of the two or three dice that are alike; 0 where none are."""
    return dice[1] if dice[1] in (dice[0], dice[2]) else 0


def is_great(dice: Dice) -> bool:
    return dice[0] == dice[2]


def strength(dice: Dice, third: bool) -> int:
    """Sorted dice as a number: nothing is 0, then the pairs, then the triples."""
    number = number_of(dice)
    if is_great(dice):
        return 36 + number if third else 6 + number
    if number and third:
        return 6 * (number - 1) + rest_of(dice, (number, number))[0]
    return number


STRENGTH: Final = tuple({dice: strength(dice, third) for dice, _ in rolls(3)} for third in (False, True))
"""By whether the third die counts, then by sorted dice."""


# -- actions ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Leave these dice lying and throw the rest; none: throw all three again."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """The dice from the cup come to lie."""

    dice: Dice


ROLL: Final = {dice: Roll(dice) for count in (1, 2, 3) for dice, _ in rolls(count)}
KEEP: Final = {dice: Keep(dice) for count in (0, 1, 2) for dice, _ in rolls(count)}
FALLS: Final = tuple(
    tuple((ROLL[dice], weight) for dice, weight in rolls(count)) if count else () for count in range(4)
)
"""By the number of dice in the cup: what may fall, with its weight."""


@cache
def keeps(dice: Dice, left: Dice, repick: bool) -> tuple[Dice, ...]:
    """What may be left lying of sorted dice, of which some were left before."""
    return tuple(part for part in parts_of(dice) if len(part) < 3 and (repick or not part or holds(part, left)))


@cache
def choices(dice: Dice, left: Dice, repick: bool) -> tuple[Action, ...]:
    return (*(KEEP[part] for part in keeps(dice, left, repick)), STOP)


def holds(dice: Dice, part: Dice) -> bool:
    return all(dice.count(face) >= part.count(face) for face in part)


@value
class Maroko(Rounds):
    """A position of Maroko: the contest of kit/rounds.py, and the dice of the player who throws."""

    options: MarokoOptions
    throws: int  # how many the player has made
    dice: Dice  # the three places; 0 is a die in the cup
    left: int  # bits of the places left lying at the last throw

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        if self.over():
            return ()
        nature = self.starter == NOBODY or 0 in self.dice or self.results[self.player]
        return (NATURE,) if nature else (self.player,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat == NATURE or (seat,) != self.to_act():
            return ()
        return choices(self.lying(), self.left_lying(), self.options.repick)

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.to_act() != (NATURE,):
            return ()
        if self.starter == NOBODY:
            return [(LOT[seat], 1) for seat in range(len(self.wins))]
        if self.results[self.player]:
            return self.passing_on()
        return FALLS[self.dice.count(0)]

    def sample(self, rng: Random) -> Action:
        if self.starter == NOBODY:
            return LOT[int(rng.random() * len(self.wins))]
        if self.results[self.player]:
            return self.chances()[0][0]
        return ROLL[tuple(sorted([int(rng.random() * 6) + 1 for _ in range(self.dice.count(0))]))]

    def after(self, seat: Seat, action: Action) -> Maroko:
        s = self.copy()
        if isinstance(action, Roll):
            s.fall(action.dice)
        elif isinstance(action, Keep):
            s.left = self.places_of(action.dice)
            s.dice = tuple([face if s.left >> i & 1 else 0 for i, face in enumerate(self.dice)])
        elif isinstance(action, Stop):
            s.finish(s.lying())
        else:
            s.go_on(action)
        return s

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or self.why_not_keep(action)

    # -- 3 a turn -----------------------------------------------------------------------

    def take_cup(self, player: Seat) -> None:
        self.player, self.throws, self.dice, self.left = player, 0, IN_CUP, 0

    def fall(self, dice: Dice) -> None:
        """The dice fill the empty places, lowest first; the third throw ends the turn."""
        fallen = iter(dice)
        self.dice = tuple([face or next(fallen) for face in self.dice])
        self.throws += 1
        if self.throws == THROWS:
            self.finish(self.lying())

    def lying(self) -> Dice:
        """The dice on the table, sorted."""
        return tuple(sorted([face for face in self.dice if face]))

    def left_lying(self) -> Dice:
        """The dice that were left lying at the last throw, sorted."""
        return tuple(sorted([face for i, face in enumerate(self.dice) if self.left >> i & 1]))

    def places_of(self, dice: Dice) -> int:
        """Bits of the places where these dice lie; dice left before come first."""
        wanted = list(dice)
        bits = 0
        for before in (1, 0):
            for i, face in enumerate(self.dice):
                if self.left >> i & 1 == before and face in wanted:
                    wanted.remove(face)
                    bits |= 1 << i
        return bits

    def why_not_keep(self, action: Action) -> Illegal:
        if not isinstance(action, Keep):
            return Illegal("illegal-here")
        if not holds(self.lying(), action.dice):
            return Illegal("illegal-not-lying", "3.2")
        return Illegal("illegal-left", "3.6")

    # -- 4 what the dice are worth ------------------------------------------------------

    def strength(self, dice: Dice) -> int:
        return STRENGTH[self.options.ties == "third"][dice]

    def strengths(self) -> list[int]:
        """The strength for each seat; 0 for a seat that has not finished."""
        table = STRENGTH[self.options.ties == "third"]
        return [table[dice] if dice else 0 for dice in self.results]

    # -- what is known ------------------------------------------------------------------

    def census(self) -> object:
        return len(self.dice)


def start(seats: int, options: MarokoOptions) -> Maroko:
    """The position before a lot decides who throws first."""
    return Maroko(
        options=options,
        starter=NOBODY,
        players=tuple(range(seats)),
        player=0,
        results=((),) * seats,
        wins=(0,) * seats,
        throws=0,
        dice=IN_CUP,
        left=0,
    )


RULES = Rules(MarokoOptions, Maroko, start, origin=origin)
