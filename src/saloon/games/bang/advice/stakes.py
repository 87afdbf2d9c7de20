"""What things are worth in Bang!: whom a role must hurt, and what each die brings.

Everything is counted in life points. `spite` says how glad a seat is of another's loss,
by its own role and by what it believes of the other's.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.bang.advice.belief import Odds, beliefs
from saloon.games.bang.advice.rolling import FULL, NUMBER, Worth, promised, throw
from saloon.games.bang.data import (
    ARROWS,
    BLACK_JACK,
    DEPUTY,
    DICE,
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
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules.ending import villains_left
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
END: Final = 5.0
"""What the end of the game is worth."""


# -- whom to hurt -----------------------------------------------------------------------------


def spite(state: Bang, seat: Seat) -> list[float]:
    """For every seat: how good a life point lost there is for this one."""
    role = state.roles[seat]
    if state.seats() == 3:
        felt = hunter(state, seat)
        felt[seat] = ALONE
    else:
        felt = camp(state, seat, role)
        felt[seat] = OWN[role]
    return felt


def hunter(state: Bang, seat: Seat) -> list[float]:
    """Three players: the prey first; when only two are left, the other one."""
    prey = state.roles.index(PREY[state.roles[seat]])
    if not state.life[prey] or len(state.living()) == 2:
        return [1.0] * 3
    # A third with one life point left hands the prey the game: better to take it oneself.
    return [1.0 if each == prey else 0.8 if life == 1 else 0.1 for each, life in enumerate(state.life)]


def camp(state: Bang, seat: Seat, role: int) -> list[float]:
    odds = beliefs(state, seat)
    if role == RENEGADE:
        return [alone(state, seat, each, odds) for each in range(state.seats())]
    want = WANT[role]
    return [sum([chance * felt for chance, felt in zip(each, want, strict=True)]) for each in odds]


def alone(state: Bang, seat: Seat, other: Seat, odds: tuple[Odds, ...]) -> float:
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


def decisive(state: Bang, seat: Seat, felt: list[float]) -> list[float]:
    """By seat: what the last life point counts besides, where it ends the game for this one."""
    seats = state.seats()
    if seats == 3:
        alone = len(state.living()) == 2
        prey = PREY[state.roles[seat]]
        return [END if alone or state.roles[each] == prey else 0.0 for each in range(3)]
    role = state.roles[seat]
    extra = [0.0] * seats
    if role <= DEPUTY and villains_left(state) == 1:
        extra = [END if each > 0 else 0.0 for each in felt]
    extra[state.sheriff()] = END
    if role == RENEGADE:
        extra[seat] = END / 2
    return extra


def harm(life: int, points: int, extra: float) -> float:
    """What so many points taken from so much life come to; none is lost beyond the last."""
    points = min(points, life)
    return sum([need(life - each) for each in range(points)]) + (extra if points and points == life else 0.0)


# -- what the dice are worth ------------------------------------------------------------------


class Plan:
    """The worth of every face for one player at one moment, in life points."""

    __slots__ = ("felt", "extra", "shots", "beers", "guns", "dynamite", "arrows", "rest", "doubles", "alike")

    def __init__(self, state: Bang, seat: Seat) -> None:
        who, life = state.characters[seat], state.life[seat]
        self.felt = felt = spite(state, seat)
        self.extra = extra = decisive(state, seat, felt)
        near, far = state.reach(seat, ONE), state.reach(seat, TWO)
        self.shots = {ONE: volley(state, felt, extra, near), TWO: volley(state, felt, extra, far)}
        self.alike = near == far
        self.beers = rounds(state, felt, seat)
        self.arrows = prices(state, felt, extra, seat)
        self.guns = guns(state, felt, extra, seat, self.arrows[1])
        blast = harm(life, 1, extra[seat]) * -felt[seat]
        self.dynamite = [-0.05 * count - (blast if count >= 3 else 0.0) for count in range(DICE + 1)]
        gain = min(2, state.most(seat) - life) if who == SUZY else 0
        self.rest = -felt[seat] * sum([need(life + each) for each in range(gain)])
        self.doubles = who == SLAB

    def worth(self, dice: Counts) -> float:
        """Of final dice, given how many show each face."""
        _, dynamite, ones, twos, beers, guns = dice
        if self.alike:
            ones, twos = ones + twos, 0
        sum_ = self.shots[ONE][ones] + self.shots[TWO][twos] + self.beers[beers] + self.guns[guns] + self.dynamite[dynamite]
        if not ones + twos:
            return sum_ + self.rest
        if self.doubles and beers:
            best = self.shots[ONE][1] if ones else self.shots[TWO][1]
            sum_ += max(0.0, best - (self.beers[beers] - self.beers[beers - 1]))
        return sum_


def volley(state: Bang, felt: list[float], extra: list[float], reach: list[Seat]) -> list[float]:
    """The worth of 0 to 5 shots at these seats, each at the best of them."""
    life = list(state.life)
    gains = [felt[each] * harm(life[each], 1, extra[each]) for each in reach]
    sums = [0.0]
    for _ in range(DICE):
        gain = max(gains)
        sums.append(sums[-1] + gain)
        at = gains.index(gain)
        seat = reach[at]
        life[seat] -= 1
        gains[at] = felt[seat] * harm(life[seat], 1, extra[seat])
    return sums


def rounds(state: Bang, felt: list[float], seat: Seat) -> list[float]:
    """The worth of 0 to 5 beers, each to whoever needs it most; a wasted one is worth nothing."""
    life = list(state.life)
    glad = [each for each in state.living() if felt[each] < 0]
    each_gives = 2 if state.characters[seat] == JESSE and state.life[seat] <= 4 else 1
    sums = [0.0]
    for _ in range(DICE):
        best, gain = seat, 0.0
        for other in glad:
            points = min(each_gives if other == seat else 1, state.most(other) - life[other])
            if points > 0 and -felt[other] * need(life[other]) * points > gain:
                best, gain = other, -felt[other] * need(life[other]) * points
        life[best] += each_gives if best == seat else 1
        sums.append(sums[-1] + gain)
    return sums


def guns(state: Bang, felt: list[float], extra: list[float], seat: Seat, arrow: float) -> list[float]:
    """The worth of 0 to 5 Gatlings: Kit's arrows, and the gun once there are enough."""
    who, relief = state.characters[seat], 0.6 * need(state.life[seat])
    others = [each for each in state.living() if each != seat and state.characters[each] != PAUL]
    fires = sum([felt[each] * harm(state.life[each], 1, extra[each]) for each in others])
    fires += relief * state.arrows[seat]
    if state.seat_of(GRINGO) in others:
        fires -= 0.5 * arrow
    clear = max(0.3, relief * (state.arrows[seat] > 0)) if who == KIT else 0.0
    needed = 2 if who == WILLY else 3
    return [clear * count + (fires if count >= needed else 0.0) for count in range(DICE + 1)]


def prices(state: Bang, felt: list[float], extra: list[float], seat: Seat) -> list[float]:
    """What taking 0 to 5 arrows costs: a threat, or an attack here and now."""
    own, pile = state.arrows[seat], state.pile
    fear = 0.28 * need(max(1, state.life[seat] - own)) * (0.3 if state.characters[seat] == JOURDONNAIS else 1.0)
    costs = [fear * count * (2 - (pile - count) / ARROWS) for count in range(min(pile, DICE + 1))]
    if pile <= DICE:
        held = changed(state.arrows, seat, own + pile)
        attack = sum([felt[each] * lost(state, extra, each, held[each]) for each in state.living()])
        costs += [-attack] * (DICE + 1 - pile)
    return costs


def lost(state: Bang, extra: list[float], seat: Seat, arrows: int) -> float:
    """The weight of an Indian attack for one seat; among three nobody's prey falls to Indians."""
    points = min(arrows, 1) if state.characters[seat] == JOURDONNAIS else arrows
    ends = extra[seat] if state.seats() > 3 or len(state.living()) == 2 else 0.0
    return harm(state.life[seat], points, ends)


@lru_cache(maxsize=64)
def plan(state: Bang, seat: Seat) -> Plan:
    return Plan(state, seat)


Counts = tuple[int, ...]
"""How many dice show each face."""


def counted(dice: Dice) -> Counts:
    return tuple([dice.count(face) for face in range(6)])


COUNTED: Final = tuple(counted(dice) for dice in FULL)


def thrown(state: Bang, seat: Seat, faces: Dice) -> float:
    """What throwing these dice again promises: all outcomes weighed, each followed by the best throws left."""
    hope, arrows = promise(state, seat)
    kept = rest_of(tuple(sorted(state.dice)), faces)
    return hope[NUMBER[kept]] - arrows[len(faces)]


@lru_cache(maxsize=16)
def promise(state: Bang, seat: Seat) -> tuple[Worth, list[float]]:
    """What the next throw will bring by the dice kept, and what its arrows will cost by the dice thrown."""
    means = plan(state, seat)
    final = [means.worth(counts) for counts in COUNTED]
    near = min(DICE, state.pile)
    price = max(means.arrows[1], means.arrows[near] / near)
    after = promised(final, price, state.most_rolls() - state.rolls - 1, state.plays(BLACK_JACK))
    costs = [
        sum([comb(dice, arrows) * 5 ** (dice - arrows) * means.arrows[arrows] for arrows in range(dice + 1)]) / 6**dice
        for dice in range(DICE + 1)
    ]
    return throw(after, 0.0), costs
