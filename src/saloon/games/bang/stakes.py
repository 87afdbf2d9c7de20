"""What things are worth in Bang!: whom a role must hurt, and what each die brings.

Everything is counted in life points. `spite` says how glad a seat is of another's loss,
by its own role and by what it believes of the other's.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saloon.core.state import Seat
from saloon.games.bang.actions import THROWS
from saloon.games.bang.belief import Odds, beliefs
from saloon.games.bang.cards import (
    ARROW,
    BEER,
    BLACK_JACK,
    BLANK,
    DEPUTY,
    DICE,
    DYNAMITE,
    GATLING,
    GRINGO,
    JESSE,
    JOURDONNAIS,
    KIT,
    ONE,
    OUTLAW,
    PAUL,
    PREY,
    RENEGADE,
    SHERIFF,
    SLAB,
    SUZY,
    TWO,
    WILLY,
)  # fmt: skip
from saloon.games.bang.rolling import KEPT, Worth, promised
from saloon.games.bang.table import Table
from saloon.kit.dice import Dice, rest_of

WANT: Final = (
    #  sheriff deputy outlaw renegade     is to be hurt by a
    (-1.0, -0.8, 1.0, 0.8),  # Sheriff
    (-1.1, -0.5, 1.0, 0.7),  # Deputy
    (1.5, 0.6, -0.7, 0.2),  # Outlaw
)
OWN: Final = (-1.7, -0.7, -0.9, -1.5)
"""The own life point: a Sheriff or Renegade who falls has lost, the others may still win with their camp."""
ALONE: Final = -1.3
"""The same among three."""


# -- whom to hurt -----------------------------------------------------------------------------


def spite(state: Table, seat: Seat) -> list[float]:
    """For every seat: how good a life point lost there is for this one."""
    role = state.roles[seat]
    if state.seats() == 3:
        felt = hunter(state, seat)
        felt[seat] = ALONE
    else:
        felt = camp(state, seat, role)
        felt[seat] = OWN[role]
    return felt


def hunter(state: Table, seat: Seat) -> list[float]:
    """Three players: the prey first; when only two are left, the other one."""
    prey = state.roles.index(PREY[state.roles[seat]])
    if not state.life[prey] or len(state.living()) == 2:
        return [1.0] * 3
    return [1.0 if each == prey else 0.1 for each in range(3)]


def camp(state: Table, seat: Seat, role: int) -> list[float]:
    odds = beliefs(state, seat)
    if role == RENEGADE:
        return [alone(state, seat, each, odds) for each in range(state.seats())]
    want = WANT[role]
    return [sum([chance * felt for chance, felt in zip(each, want, strict=True)]) for each in odds]


def alone(state: Table, seat: Seat, other: Seat, odds: tuple[Odds, ...]) -> float:
    """A Renegade thins out the stronger camp and needs the Sheriff until nobody else is left."""
    living = state.living()
    if odds[other][SHERIFF]:
        return 1.0 if len(living) == 2 else -0.5 if state.life[other] < 5 else 0.05
    law = sum([odds[each][DEPUTY] for each in living if each != seat])
    outlaws = sum([odds[each][OUTLAW] for each in living if each != seat])
    lean = 0.25 * max(-1.0, min(1.0, outlaws - law))
    _, deputy, outlaw, renegade = odds[other]
    return deputy * (0.6 - lean) + outlaw * (0.6 + lean) + renegade * 0.6


def need(life: int) -> float:
    """What a life point means to somebody with so many: the last ones most."""
    return 0.6 + 2.4 / life if life > 0 else 0.0


# -- what the dice are worth ------------------------------------------------------------------


class Plan:
    """The worth of every face for one player at one moment, in life points."""

    __slots__ = ("shots", "beers", "gun", "arrows", "blast", "rest", "clear", "needed", "doubles")

    def __init__(self, state: Table, seat: Seat) -> None:
        felt = spite(state, seat)
        self.shots = {face: volley(state, felt, state.reach(seat, face)) for face in (ONE, TWO)}
        self.beers = rounds(state, felt, seat)
        self.arrows = [price(state, felt, seat, count) for count in range(DICE + 1)]
        self.gun = gun(state, felt, seat) - self.arrows[1] * (state.seat_of(GRINGO) not in (BLANK, seat)) * 0.5
        self.gun += 0.6 * state.arrows[seat] * need(state.life[seat])
        self.blast = need(state.life[seat]) * -felt[seat]
        who = state.characters[seat]
        self.rest = 2 * need(state.life[seat]) if who == SUZY and state.life[seat] < state.most(seat) else 0.0
        self.clear = max(0.3, 0.6 * need(state.life[seat]) * (state.arrows[seat] > 0)) if who == KIT else 0.0
        self.needed = 2 if who == WILLY else 3
        self.doubles = who == SLAB

    def worth(self, dice: list[int]) -> float:
        """Of final dice, given how many show each face."""
        ones, twos, beers, guns = dice[ONE], dice[TWO], dice[BEER], dice[GATLING]
        sum_ = self.shots[ONE][ones] + self.shots[TWO][twos] + self.beers[beers] + guns * self.clear
        if self.doubles and beers and ones + twos:
            best = self.shots[ONE][1] if ones else self.shots[TWO][1]
            sum_ += max(0.0, best - (self.beers[beers] - self.beers[beers - 1]))
        if guns >= self.needed:
            sum_ += self.gun
        if dice[DYNAMITE] >= 3:
            sum_ -= self.blast
        if not ones + twos:
            sum_ += self.rest
        return sum_ - 0.05 * dice[DYNAMITE]


def volley(state: Table, felt: list[float], reach: list[Seat]) -> list[float]:
    """The worth of 0 to 5 shots at these seats, each at the best of them."""
    life = list(state.life)
    sums = [0.0]
    for _ in range(DICE):
        best = max(reach, key=lambda each: felt[each] * need(life[each]))
        sums.append(sums[-1] + felt[best] * need(life[best]))
        life[best] -= 1
    return sums


def rounds(state: Table, felt: list[float], seat: Seat) -> list[float]:
    """The worth of 0 to 5 beers, each to whoever needs it most; a wasted one is worth nothing."""
    life = list(state.life)
    living = state.living()
    each_gives = 2 if state.characters[seat] == JESSE and state.life[seat] <= 4 else 1
    sums = [0.0]
    for _ in range(DICE):
        best, gain = seat, 0.0
        for other in living:
            points = min(each_gives if other == seat else 1, state.most(other) - life[other])
            if points > 0 and -felt[other] * need(life[other]) * points > gain:
                best, gain = other, -felt[other] * need(life[other]) * points
        life[best] += each_gives if best == seat else 1
        sums.append(sums[-1] + gain)
    return sums


def gun(state: Table, felt: list[float], seat: Seat) -> float:
    others = [each for each in state.living() if each != seat and state.characters[each] != PAUL]
    return sum([felt[each] * need(state.life[each]) for each in others])


def price(state: Table, felt: list[float], seat: Seat, count: int) -> float:
    """What taking so many arrows costs: a threat, or an attack here and now."""
    own = state.arrows[seat]
    if not count:
        return 0.0
    if count < state.pile:
        threat = 0.35 + 0.35 * (1 - (state.pile - count) / 9)
        if state.characters[seat] == JOURDONNAIS:
            threat *= 0.3
        return threat * count * need(max(1, state.life[seat] - own)) * 0.8
    held = [arrows + (state.pile if each == seat else 0) for each, arrows in enumerate(state.arrows)]
    return -sum([felt[each] * lost(state, each, held[each]) for each in state.living()])


def lost(state: Table, seat: Seat, arrows: int) -> float:
    """The weight of an Indian attack for one seat."""
    points = min(arrows, 1) if state.characters[seat] == JOURDONNAIS else arrows
    life = state.life[seat]
    return sum([need(life - each) for each in range(min(points, life))])


@lru_cache(maxsize=64)
def plan(state: Table, seat: Seat) -> Plan:
    return Plan(state, seat)


def counted(dice: Dice) -> list[int]:
    counts = [0] * 6
    for face in dice:
        counts[face] += 1
    return counts


def thrown(state: Table, seat: Seat, faces: Dice) -> float:
    """What throwing these dice again promises: all outcomes weighed, each followed by the best throws left."""
    hope = promise(state, seat)
    prices = plan(state, seat).arrows
    kept = rest_of(tuple(sorted(state.dice)), faces)
    total = 0.0
    for outcome, weight in THROWS[len(faces)]:
        fallen = outcome.faces
        total += weight * (hope[tuple(sorted(kept + fallen))] - prices[fallen.count(ARROW)])
    return total / float(6 ** len(faces))


@lru_cache(maxsize=16)
def promise(state: Table, seat: Seat) -> Worth:
    """What every set of dice will be worth after the next throw."""
    means = plan(state, seat)
    final = {dice: means.worth(counted(dice)) for dice in KEPT[DICE]}
    near = min(DICE, state.pile)
    price = max(means.arrows[1], means.arrows[near] / near)
    return promised(final, price, state.most_rolls() - state.rolls - 1, state.plays(BLACK_JACK))
