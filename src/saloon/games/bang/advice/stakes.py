"""What things are worth in Bang!: whom a seat would hurt or help, and what each die brings.

Everything is counted in chances to win, as `outlook` foresees them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.bang.advice.glance import HELPING, SHOOTING, SPARING
from saloon.games.bang.advice.outlook import Outlook, Tokens, outlook
from saloon.games.bang.advice.sight import threat
from saloon.games.bang.data import (
    ARROWS,
    BLACK_JACK,
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
from saloon.games.bang.engine.rolling import FULL, NUMBER, Worth, promised, throw
from saloon.games.bang.rules import Bang
from saloon.kit.dice import Dice, rest_of

# -- what happens to tokens -------------------------------------------------------------------


def less(tokens: Tokens, seat: Seat, points: int) -> Tokens:
    return changed(tokens, seat, max(0, tokens[seat] - points))


def healed(state: Bang, life: Tokens, seat: Seat, points: int) -> Tokens:
    return changed(life, seat, min(state.most(seat), life[seat] + points))


def shot(state: Bang, life: Tokens, arrows: Tokens, seat: Seat, points: int) -> tuple[Tokens, Tokens]:
    """A volley takes points from somebody; El Gringo's shooter takes an arrow, unless it were the last."""
    if state.characters[seat] == GRINGO and life[seat] == state.life[seat] and sum(arrows) + 1 < ARROWS:
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

Counts = tuple[int, ...]
"""How many dice show each face."""


def counted(dice: Dice) -> Counts:
    return tuple([dice.count(face) for face in range(6)])


COUNTED: Final = tuple(counted(dice) for dice in FULL)


class Plan:
    """The worth of dice for one player with these life points and arrows on the table: shots, then beers, then the Gatling."""

    __slots__ = (
        "state",
        "seat",
        "look",
        "life",
        "arrows",
        "base",
        "alike",
        "who",
        "needed",
        "glad",
        "volleys",
        "worths",
    )

    def __init__(self, state: Bang, seat: Seat, life: Tokens, arrows: Tokens) -> None:
        self.state, self.seat, self.life, self.arrows = state, seat, life, arrows
        self.look: Outlook = outlook(state, seat)
        self.who = state.characters[seat]
        self.base = self.look.value(life, arrows)
        self.alike = state.reach(seat, ONE) == state.reach(seat, TWO)
        self.needed = 2 if self.who == WILLY else 3
        others = [each for each, points in enumerate(life) if points > 0 and each != seat]
        self.glad = [seat, *[each for each in others if self.helped((life, arrows, 0.0), each, False)[0] > self.base]]
        self.volleys: dict[tuple[int, int, bool, bool], Aimed] = {}
        self.worths: dict[tuple[int, int, int, int, bool], float] = {}

    def worth(self, dice: Counts) -> float:
        """What final dice gain, given how many show each face."""
        _, dynamite, ones, twos, beers, guns = dice
        if self.alike:
            ones, twos = ones + twos, 0
        if self.who != KIT and guns < self.needed:
            guns = 0
        key = (ones, twos, beers, guns, dynamite >= 3)
        if key not in self.worths:
            self.worths[key] = self.settled(*key) - self.base
        return self.worths[key]

    def settled(self, ones: int, twos: int, beers: int, guns: int, blown: bool) -> float:
        """The chance to win when all has been done with the dice."""
        if blown and self.life[self.seat] <= 1:
            return self.look.value(less(self.life, self.seat, 1), self.arrows)
        fires = guns >= self.needed
        found = self.rested(self.volley(ones, twos, fires, blown), beers, guns, ones + twos == 0)
        if self.who == SLAB and beers and ones + twos:
            doubled = self.volley(ones + (ones > 0), twos + (ones == 0), fires, blown)
            found = max(found, self.rested(doubled, beers - 1, guns, False))
        return found

    def rested(self, aimed: Aimed, beers: int, guns: int, rests: bool) -> float:
        """What comes after the shots: Suzy Lafayette's rest, Kit Carlson's arrows, the beers and the Gatling."""
        life, arrows, felt = aimed
        if rests and self.who == SUZY:
            life = healed(self.state, life, self.seat, 2)
        fires = guns >= self.needed
        for _ in range(guns if self.who == KIT else 0):
            held = [arrows, *[less(arrows, each, 1) for each, count in enumerate(arrows) if count]]
            arrows = max(held, key=lambda each: self.ended((life, each, felt), fires))
        return self.poured((life, arrows, felt), beers, fires)

    def poured(self, table: Aimed, beers: int, fires: bool) -> float:
        """With so many beers, each to whoever needs it most; whom one has shot gets none."""
        worth, after = self.ended(table, fires), table
        for _ in range(beers):
            found, after = max(
                [
                    self.helped(after, each, fires)
                    for each in self.glad
                    if after[0][each] >= self.life[each] or each == self.seat
                ]
            )
            worth = max(worth, found)
        return worth

    def helped(self, table: Aimed, other: Seat, fires: bool) -> tuple[float, Aimed]:
        """What a beer for somebody leads to; what nobody needs leads nowhere."""
        life, arrows, felt = table
        points = 2 if other == self.seat and self.who == JESSE and life[other] <= 4 else 1
        after = healed(self.state, life, other, points)
        if other == self.state.sheriff() != self.seat and after != life:
            felt += HELPING
        return self.ended((after, arrows, felt), fires), (after, arrows, felt)

    def ended(self, table: Aimed, fires: bool) -> float:
        """The chance to win at the end of the turn, when the Gatling has fired too."""
        life, arrows, felt = table
        if fires:
            life, arrows = fired(self.state, life, arrows)
        return self.look.value(life, arrows, felt=felt)

    def beer(self) -> float:
        """What a beer is worth where it does most."""
        return self.poured((self.life, self.arrows, 0.0), 1, False) - self.base

    def hurt(self, other: Seat) -> float:
        """What it is worth that somebody loses a life point."""
        return self.look.value(less(self.life, other, 1), self.arrows) - self.base

    def volley(self, ones: int, twos: int, fires: bool, blown: bool) -> Aimed:
        """So many shots, all where they do most together with the Gatling after them; the dynamite before."""
        key = (ones, twos, fires, blown)
        if key not in self.volleys:
            life = less(self.life, self.seat, int(blown))
            after = spread(self.state, self.seat, (life, self.arrows, 0.0), [ONE] * ones + [TWO] * twos)
            self.volleys[key] = max(after, key=lambda each: self.ended(each, fires))
        return self.volleys[key]


@lru_cache(maxsize=64)
def plan(state: Bang, seat: Seat) -> Plan:
    return Plan(state, seat, state.life, state.arrows)


# -- what a throw promises --------------------------------------------------------------------

MOST_ARROWS: Final = 6
"""More of them in one turn count as so many."""


def thrown(state: Bang, seat: Seat, faces: Dice) -> float:
    """The chance to win by throwing these dice again: all outcomes weighed, each followed by the best throws left."""
    return promise(state, seat)[NUMBER[rest_of(tuple(sorted(state.dice)), faces)]]


def stopped(state: Bang, seat: Seat) -> float:
    """The chance to win by these dice as they lie."""
    means = plan(state, seat)
    return min(1.0, max(0.0, means.base + means.worth(counted(state.dice))))


@lru_cache(maxsize=16)
def promise(state: Bang, seat: Seat) -> Worth:
    """The chance to win by the dice kept, when the others are thrown again."""
    final = [finals(state, seat, arrows) for arrows in range(MOST_ARROWS + 1)]
    after = promised(final, state.most_rolls() - state.rolls - 1, state.plays(BLACK_JACK))
    return throw(after)[0]


def finals(state: Bang, seat: Seat, taken: int) -> Worth:
    """The chance to win with each set of final dice after so many more arrows; they change little of what dice gain, until the Indians come."""
    life, arrows, indians = raided(state, taken)
    worth = outlook(state, seat).value(life, arrows, taken=not indians or state.options.indians_credit == "active")
    if not life[seat] or worth in (0.0, 1.0):
        return [worth] * len(COUNTED)
    all_there = not any(before and not points for points, before in zip(life, state.life, strict=True))
    means = Plan(state, seat, life, arrows) if indians and all_there else plan(state, seat)
    return [min(1.0, max(0.0, worth + means.worth(counts))) for counts in COUNTED]


def raided(state: Bang, taken: int) -> tuple[Tokens, Tokens, bool]:
    """The player takes so many arrows, whatever attacks they call, or as many as it takes to be out. Whether the Indians came."""
    life, arrows, came = state.life, state.arrows, False
    while taken and life[state.player]:
        some = min(taken, ARROWS - sum(arrows))
        life, arrows, indians = struck(state, life, arrows, some)
        came, taken = came or indians, taken - some
    return life, arrows, came
