"""What things are worth in Bang!: whom a seat would hurt or help, and what each die brings.

Everything is counted in chances to win, as `outlook` foresees them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.bang.advice.glance import HELPING, SHOOTING, SPARING
from saloon.games.bang.advice.outlook import Outlook, Tokens, outlook
from saloon.games.bang.advice.rolling import FULL, NUMBER, Worth, promised, throw
from saloon.games.bang.advice.sight import threat
from saloon.games.bang.data import (
    ARROWS,
    BLACK_JACK,
    DICE,
    GRINGO,
    JESSE,
    KIT,
    ONE,
    PAUL,
    SLAB,
    SUZY,
    TWO,
    WILLY,
)  # fmt: skip
from saloon.games.bang.rules import Bang
from saloon.kit.dice import Dice, rest_of

# -- what happens to tokens -------------------------------------------------------------------


def less(tokens: Tokens, seat: Seat, points: int) -> Tokens:
    return changed(tokens, seat, max(0, tokens[seat] - points))


def healed(state: Bang, life: Tokens, seat: Seat, points: int) -> Tokens:
    return changed(life, seat, min(state.most(seat), life[seat] + points))


def shot(state: Bang, life: Tokens, arrows: Tokens, seat: Seat, points: int) -> tuple[Tokens, Tokens]:
    """A volley takes points from somebody; El Gringo's shooter takes an arrow, unless it were the last."""
    if state.characters[seat] == GRINGO and life[seat] == state.life[seat] and state.pile > 1:
        arrows = changed(arrows, state.player, arrows[state.player] + 1)
    return less(life, seat, points), arrows


def fired(state: Bang, life: Tokens, arrows: Tokens) -> tuple[Tokens, Tokens]:
    """The player's Gatling hits everybody else but Paul Regret, and the own arrows go back."""
    spared = (state.player, state.seat_of(PAUL))
    life = tuple([points if seat in spared else max(0, points - 1) for seat, points in enumerate(life)])
    return life, changed(arrows, state.player, 0)


def struck(state: Bang, life: Tokens, arrows: Tokens, taken: int) -> tuple[Tokens, Tokens, bool]:
    """The player takes so many arrows, one by one; the last one calls the Indians. Whether they came."""
    pile = ARROWS - sum(arrows)
    if taken < pile:
        return life, changed(arrows, state.player, arrows[state.player] + taken), False
    held = changed(arrows, state.player, arrows[state.player] + pile)
    life = tuple([max(0, points - threat(state, seat, held[seat])) for seat, points in enumerate(life)])
    return life, changed((0,) * len(life), state.player, taken - pile), True


def seems(state: Bang, other: Seat, reach: Sequence[Seat]) -> float:
    """What it makes of the player, to the eyes of all, to shoot this one of those within reach."""
    sheriff = state.sheriff()
    if len(reach) < 2 or sheriff not in reach:
        return 0.0
    return SHOOTING if other == sheriff else SPARING


Aimed = tuple[Tokens, Tokens, float]
"""What shots come to: life points, arrows, and what they make of the shooter."""


def spread(state: Bang, seat: Seat, aimed: Aimed, faces: Sequence[int]) -> list[Aimed]:
    """All that shots with these faces may come to."""
    found = [aimed]
    for face in faces:
        reach = state.reach(seat, face)
        found = list(dict.fromkeys([
            (*shot(state, life, arrows, other, 1), round(felt + seems(state, other, reach), 2)) for life, arrows, felt in found for other in reach
        ]))  # fmt: skip
    return found


# -- what the dice are worth ------------------------------------------------------------------


class Plan:
    """The worth of every face for one player at one moment."""

    __slots__ = ("state", "seat", "look", "base", "beers", "clear", "arrows", "last", "rest", "alike", "needed", "volleys")

    def __init__(self, state: Bang, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.look: Outlook = outlook(state, seat)
        who, life, arrows = state.characters[seat], state.life, state.arrows
        self.base = self.look.value(life, arrows)
        self.alike = state.reach(seat, ONE) == state.reach(seat, TWO)
        self.beers = self.rounds()
        self.arrows, self.last = zip(*[self.price(count) for count in range(DICE + 1)], strict=True)
        self.clear = max([0.0, *[self.gain(life, less(arrows, each, 1)) for each in state.living() if arrows[each]]]) if who == KIT else 0.0
        self.needed = 2 if who == WILLY else 3
        self.rest = self.gain(healed(state, life, seat, 2), arrows) if who == SUZY else 0.0
        self.volleys: dict[tuple[int, int, bool, bool], float] = {}

    def gain(self, life: Tokens, arrows: Tokens, taken: bool = True, felt: float = 0.0) -> float:
        return self.look.value(life, arrows, taken, felt) - self.base

    def worth(self, dice: Counts) -> float:
        """Of final dice, given how many show each face."""
        _, dynamite, ones, twos, beers, guns = dice
        if self.alike:
            ones, twos = ones + twos, 0
        fires, blown = guns >= self.needed, dynamite >= 3
        if blown and self.state.life[self.seat] == 1:
            return self.volley(0, 0, False, True)
        sum_ = self.volley(ones, twos, fires, blown) + self.beers[beers] + self.clear * guns
        if not ones + twos:
            sum_ += self.rest
        elif beers and self.state.characters[self.seat] == SLAB:
            doubled = self.volley(ones + 1, twos, fires, blown) if ones else self.volley(ones, twos + 1, fires, blown)
            sum_ += max(0.0, doubled - self.volley(ones, twos, fires, blown) - self.beers[beers] + self.beers[beers - 1])
        return min(sum_, 1 - self.base)

    def hurt(self, other: Seat) -> float:
        """What it is worth that somebody loses a life point."""
        return self.gain(less(self.state.life, other, 1), self.state.arrows)

    def volley(self, ones: int, twos: int, fires: bool, blown: bool) -> float:
        """The worth of so many shots, all where they do most together, with the Gatling after them and the dynamite before."""
        key = (ones, twos, fires, blown)
        if key not in self.volleys:
            life = less(self.state.life, self.seat, int(blown))
            after = spread(self.state, self.seat, (life, self.state.arrows, 0.0), [ONE] * ones + [TWO] * twos)
            self.volleys[key] = max([self.shots(*each, fires) for each in after])
        return self.volleys[key]

    def shots(self, life: Tokens, arrows: Tokens, felt: float, fires: bool) -> float:
        """The worth of what shots come to, with the Gatling after them."""
        if fires:
            life, arrows = fired(self.state, life, arrows)
        return self.gain(life, arrows, felt=felt)

    def rounds(self) -> list[float]:
        """The worth of 0 to 5 beers, each to whoever needs it most; a wasted one is worth nothing."""
        state, life, seat = self.state, self.state.life, self.seat
        own = 2 if state.characters[seat] == JESSE and life[seat] <= 4 else 1
        glad = [seat, *[each for each in state.living() if each != seat and self.helped(life, each, 1, 0.0)[0] > 0]]
        sums, felt = [0.0], 0.0
        for _ in range(DICE):
            best, more, after = max([self.helped(life, each, own if each == seat else 1, felt) for each in glad])
            if best > sums[-1]:
                life, felt = after, more
            sums.append(max(best, sums[-1]))
        return sums

    def helped(self, life: Tokens, other: Seat, points: int, felt: float) -> tuple[float, float, Tokens]:
        """The worth of a beer for somebody, what all that was done makes of the player, and the life points after it."""
        after = healed(self.state, life, other, points)
        if other == self.state.sheriff() != self.seat and after != life:
            felt += HELPING
        return self.gain(after, self.state.arrows, felt=felt), felt, after

    def price(self, count: int) -> tuple[float, bool]:
        """What taking so many arrows costs, a threat or an attack here and now; and whether that is the last of this turn."""
        life, arrows, indians = struck(self.state, self.state.life, self.state.arrows, count)
        worth = self.look.value(life, arrows, taken=not indians or self.state.options.indians_credit == "active")
        return self.base - worth, not life[self.seat] or worth in (0.0, 1.0)


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
    hope, arrows, last = promise(state, seat)
    kept = rest_of(tuple(sorted(state.dice)), faces)
    return hope[NUMBER[kept]] * (1 - last[len(faces)]) - arrows[len(faces)]


@lru_cache(maxsize=16)
def promise(state: Bang, seat: Seat) -> tuple[Worth, list[float], list[float]]:
    """What the next throw will bring by the dice kept; what its arrows will cost, and how likely they end the turn, by the dice thrown."""
    means = plan(state, seat)
    final = [means.worth(counts) for counts in COUNTED]
    near = min(DICE, state.pile)
    price = max(means.arrows[1], means.arrows[near] / near)
    after = promised(final, price, state.most_rolls() - state.rolls - 1, state.plays(BLACK_JACK), means.last[1])
    if means.last[1]:  # the first arrow decides, whatever the others show
        none = [0.0] * (DICE + 1)
        return throw(after, price, deadly=True), none, none
    costs, ends = [], []
    for dice in range(DICE + 1):
        fall = [comb(dice, arrows) * 5 ** (dice - arrows) / 6**dice for arrows in range(dice + 1)]
        costs.append(sum([chance * cost for chance, cost in zip(fall, means.arrows, strict=False)]))
        ends.append(sum([chance for chance, last in zip(fall, means.last, strict=False) if last]))
    return throw(after, 0.0), costs, ends
