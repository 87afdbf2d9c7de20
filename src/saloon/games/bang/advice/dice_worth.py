"""What dice are worth in Bang!: final dice with the best shots and beers, and throws with all that may follow.

Everything is counted in chances to win, as `outlook` foresees them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from saloon.core.state import Seat
from saloon.games.bang.advice.outlook import Outlook, outlook
from saloon.games.bang.advice.quick import HELPING, SHOOTING, SPARING
from saloon.games.bang.advice.tokens import Tokens, fired, healed, less, raided, shot
from saloon.games.bang.data import (
    BLACK_JACK,
    KIT,
    ONE,
    SLAB,
    SUZY,
    TWO,
)
from saloon.games.bang.engine.rolling import FULL, NUMBER, Worth, promised, throw
from saloon.games.bang.rules import Bang
from saloon.kit.dice import Dice, rest_of


def suspicion_by_shot(state: Bang, other: Seat, reach: Sequence[Seat]) -> float:
    """How much more of an Outlaw the player looks after shooting this one of those within reach."""
    sheriff = state.sheriff()
    if len(reach) < 2 or sheriff not in reach:
        return 0.0
    return SHOOTING if other == sheriff else SPARING


AfterShots = tuple[Tokens, Tokens, float]
"""After some shots: life points, arrows, and how much more of an Outlaw the shooter looks."""


def all_shots(state: Bang, seat: Seat, aimed: AfterShots, faces: Sequence[int]) -> list[AfterShots]:
    """All that may lie on the table after shots with these faces."""
    found = [aimed]
    for face in faces:
        reach = state.reach(seat, face)
        more = {other: suspicion_by_shot(state, other, reach) for other in reach}
        shots = [
            (*shot(state, life, arrows, other, 1), round(added_suspicion + more[other], 2))
            for life, arrows, added_suspicion in found
            for other in reach
        ]
        found = list(dict.fromkeys(shots))
    return found


# -- what the dice are worth ------------------------------------------------------------------

Counts = tuple[int, ...]
"""How many dice show each face."""


def counted(dice: Dice) -> Counts:
    return tuple([dice.count(face) for face in range(6)])


COUNTED: Final = tuple(counted(dice) for dice in FULL)


class DiceWorth:
    """What dice are worth to one player, given life points and arrows: shots, then beers, then the Gatling."""

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
        self.needed = state.guns_needed(seat)
        others = [each for each, points in enumerate(life) if points > 0 and each != seat]
        self.glad = [
            seat,
            *[each for each in others if self.after_beer((life, arrows, 0.0), each, False)[0] > self.base],
        ]
        self.volleys: dict[tuple[int, int, bool, bool], AfterShots] = {}
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
        found = self.after_shots(self.best_shots(ones, twos, fires, blown), beers, guns, ones + twos == 0)
        if self.who == SLAB and beers and ones + twos:
            doubled = self.best_shots(ones + (ones > 0), twos + (ones == 0), fires, blown)
            found = max(found, self.after_shots(doubled, beers - 1, guns, False))
        return found

    def after_shots(self, aimed: AfterShots, beers: int, guns: int, rests: bool) -> float:
        """What comes after the shots: Suzy Lafayette's rest, Kit Carlson's arrows, the beers and the Gatling."""
        life, arrows, added_suspicion = aimed
        if rests and self.who == SUZY:
            life = healed(self.state, life, self.seat, 2)
        fires = guns >= self.needed
        for _ in range(guns if self.who == KIT else 0):
            held = [arrows, *[less(arrows, each, 1) for each, count in enumerate(arrows) if count]]
            arrows = max(held, key=lambda each: self.at_turn_end((life, each, added_suspicion), fires))
        return self.after_beers((life, arrows, added_suspicion), beers, fires)

    def after_beers(self, table: AfterShots, beers: int, fires: bool) -> float:
        """The chance to win after the beers, each for the player who needs it most; targets of this turn get none."""
        worth, after = self.at_turn_end(table, fires), table
        for _ in range(beers):
            found, after = max(
                [
                    self.after_beer(after, each, fires)
                    for each in self.glad
                    if after[0][each] >= self.life[each] or each == self.seat
                ]
            )
            worth = max(worth, found)
        return worth

    def after_beer(self, table: AfterShots, other: Seat, fires: bool) -> tuple[float, AfterShots]:
        """What a beer for somebody leads to; what nobody needs leads nowhere."""
        life, arrows, added_suspicion = table
        points = self.state.own_beer(other, life[other]) if other == self.seat else 1
        after = healed(self.state, life, other, points)
        if other == self.state.sheriff() != self.seat and after != life:
            added_suspicion += HELPING
        return self.at_turn_end((after, arrows, added_suspicion), fires), (after, arrows, added_suspicion)

    def at_turn_end(self, table: AfterShots, fires: bool) -> float:
        """The chance to win at the end of the turn, when the Gatling has fired too."""
        life, arrows, added_suspicion = table
        if fires:
            life, arrows = fired(self.state, life, arrows)
        return self.look.value(life, arrows, added_suspicion=added_suspicion)

    def beer_worth(self) -> float:
        """What a beer is worth where it does most."""
        return self.after_beers((self.life, self.arrows, 0.0), 1, False) - self.base

    def hurt_worth(self, other: Seat) -> float:
        """What it is worth that somebody loses a life point."""
        return self.look.value(less(self.life, other, 1), self.arrows) - self.base

    def best_shots(self, ones: int, twos: int, fires: bool, blown: bool) -> AfterShots:
        """The best targets for these shots, counting the dynamite before them and the Gatling after them."""
        key = (ones, twos, fires, blown)
        if key not in self.volleys:
            life = less(self.life, self.seat, int(blown))
            after = all_shots(self.state, self.seat, (life, self.arrows, 0.0), [ONE] * ones + [TWO] * twos)
            self.volleys[key] = max(after, key=lambda each: self.at_turn_end(each, fires))
        return self.volleys[key]


@lru_cache(maxsize=64)
def dice_worth(state: Bang, seat: Seat) -> DiceWorth:
    return DiceWorth(state, seat, state.life, state.arrows)


# -- what a throw promises --------------------------------------------------------------------

MOST_ARROWS: Final = 6
"""More arrows than this in one turn count as this many."""


def chance_by_throw(state: Bang, seat: Seat, faces: Dice) -> float:
    """The chance to win by throwing these dice again: all outcomes weighed, each followed by the best throws left."""
    return throw_chances(state, seat)[NUMBER[rest_of(tuple(sorted(state.dice)), faces)]]


def chance_by_stopping(state: Bang, seat: Seat) -> float:
    """The chance to win by these dice as they lie."""
    worths = dice_worth(state, seat)
    return min(1.0, max(0.0, worths.base + worths.worth(counted(state.dice))))


@lru_cache(maxsize=16)
def throw_chances(state: Bang, seat: Seat) -> Worth:
    """The chance to win by the dice kept, when the others are thrown again."""
    final = [finals(state, seat, arrows) for arrows in range(MOST_ARROWS + 1)]
    after = promised(final, state.most_rolls() - state.rolls - 1, state.plays(BLACK_JACK))
    return throw(after)[0]


def finals(state: Bang, seat: Seat, taken: int) -> Worth:
    """The chance to win with each set of final dice, after some more arrows.

    Arrows change little of what dice gain, until the Indians come.
    """
    life, arrows, indians = raided(state, taken)
    worth = outlook(state, seat).value(life, arrows, taken=not indians or state.options.indians_credit == "active")
    if not life[seat] or worth in (0.0, 1.0):
        return [worth] * len(COUNTED)
    all_there = not any(before and not points for points, before in zip(life, state.life, strict=True))
    worths = DiceWorth(state, seat, life, arrows) if indians and all_there else dice_worth(state, seat)
    return [min(1.0, max(0.0, worth + worths.worth(counts))) for counts in COUNTED]
