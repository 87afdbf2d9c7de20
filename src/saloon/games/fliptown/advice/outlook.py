"""What a map promises at the end of the game, as a sum over its parts at each of the fifteen turns.

A part is worth what it scores now and what it is likely to bring: `weights.learned` has, for every feature
of a map, six numbers learned from whole games, two for each round, the second fading out as the
turns of the round go by.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, TypeVar

from saloon.core.state import Action
from saloon.games.fliptown.advice.weights import learned
from saloon.games.fliptown.data import (
    BOTS,
    LEVELS,
    NIGHTS,
    PAIRS,
    POKER_CASH,
    POKER_STARS,
    ROOMS,
    TURNS,
)
from saloon.games.fliptown.rules import Fliptown, Map
from saloon.kit.cards import BLANK, FRENCH, Card
from saloon.kit.poker import category

Terms = Iterable[tuple[str, float]]
"""Features with their values."""

DEEP: Final = tuple((1 << at, room.counts) for at, room in enumerate(ROOMS) if room.counts != BLANK)
FIRST_DEEP: Final = 9
MOST_CASH, MOST_GOLD, MOST_WANTED = 40, 24, 26
"""Beyond these numbers each further one counts like the last."""
SMALL_CASH, SMALL_GOLD = 6, 4
"""Amounts that one can always use."""
MOST_KEPT: Final = 4096
K = TypeVar("K")
V = TypeVar("V")


# -- the features -----------------------------------------------------------------------------


def bits(name: str) -> Callable[[int], Terms]:
    return lambda mask: [(f"{name}{bit}", 1.0) for bit in range(mask.bit_length()) if mask >> bit & 1]


def one_of(name: str) -> Callable[[int], Terms]:
    return lambda value: [(f"{name}{value}", 1.0)]


def targets(mask: int) -> Terms:
    """The circled targets, and rows that want one more."""
    rows = [(mask >> 3 * row & 7).bit_count() for row in range(4)]
    return [*bits("target")(mask), *((f"row{row}", 1.0) for row, count in enumerate(rows) if count == 2)]


def tombs(mask: int) -> Terms:
    """The circled tombstones, and pairs that want one more."""
    halves = [at for at, (one, two, _) in enumerate(PAIRS) if (mask >> one ^ mask >> two) & 1]
    return [*bits("tomb")(mask), *((f"pair{at}", 1.0) for at in halves)]


def cash(count: int) -> Terms:
    return ("cash", float(count)), ("small-cash", float(min(count, SMALL_CASH)))


def gold(count: int) -> Terms:
    return ("gold", float(count)), ("small-gold", float(min(count, SMALL_GOLD)))


def wanted(count: int) -> Terms:
    """The number of W, and the chance that the sheriff card lies below it."""
    return ("wanted", float(count)), ("risk", min(max(count - 1, 0), 13) / 13), ("heavy", float(count > 13))


def column(cards: tuple[Card, ...]) -> str:
    """The feature of a poker column: how many cards, equal ones, one suit, within a straight."""
    ranks = [FRENCH.rank(card) for card in cards]
    shape = "".join(map(str, sorted([ranks.count(rank) for rank in set(ranks)], reverse=True)))
    suited = len({FRENCH.suit(card) for card in cards}) <= 1
    low = [(rank + 1) % 13 for rank in ranks]
    near = len(set(ranks)) == len(ranks) and min(span(ranks), span(low)) <= 4
    return f"poker{shape}{'s' * suited}{'n' * near}" if cards else "poker"


def paid(cards: tuple[Card, ...]) -> float:
    """What a poker hand pays as it is."""
    kind = category(cards)
    return POKER_STARS[kind] + POKER_CASH[kind] / 4


def span(ranks: list[int]) -> int:
    return max(ranks) - min(ranks) if ranks else 0


PARTS: Final[dict[str, Callable[[int], Terms]]] = {
    "town": bits("town"),
    "rooms": bits("room"),
    "at": one_of("at"),
    "targets": targets,
    "tombs": tombs,
    "owned": bits("own"),
    "nights": one_of("night"),
    "land": lambda mask: [(f"land{mask.bit_count()}", 1.0)],
    "pans": lambda count: [("pans", float(count))],
    "hammers": lambda count: [("hammers", float(count))],
    "cash": cash,
    "gold": gold,
    "wanted": wanted,
}
"""The parts of a map by name, each with the features of its value."""


def features(me: Map, round: int) -> list[tuple[str, float]]:
    """All features of a map in a round."""
    found = [term for part, terms in PARTS.items() for term in terms(getattr(me, part))]
    return [("all", 1.0), *found, (column(me.hand(round)), 1.0)]


def fades(turn: int) -> float:
    """From 1 at the first turn of a round to 0 at its last."""
    return (TURNS - 1 - turn) / (TURNS - 1)


# -- their sums -------------------------------------------------------------------------------


class Sums(dict[int, float]):
    """What a part of a map is worth by its value, worked out when first asked for."""

    __slots__ = ("terms", "weight", "each")

    def __init__(
        self, terms: Callable[[int], Terms], weight: Callable[[str], float], each: Callable[[int], float]
    ) -> None:
        self.terms = terms
        self.weight = weight
        self.each = each

    def __missing__(self, value: int) -> float:
        found = self.each(value) + sum([self.weight(name) * count for name, count in self.terms(value)], 0.0)
        self[value] = found
        return found


class Recalled(dict[K, V]):
    """What was worked out, thrown away when it is too much: hands of cards have no end."""

    def __setitem__(self, key: K, found: V) -> None:
        if len(self) >= MOST_KEPT:
            self.clear()
        super().__setitem__(key, found)


class Outlook:
    """What maps promise at the end of one turn; against a cowbot, also what circles take from it.

    Without what was learned it is what they score as they are.
    """

    __slots__ = ("round", "turn", "circles", "learned", *PARTS, "hands", "uses")

    def __init__(self, round: int, turn: int, circles: tuple[int, ...], learned: bool) -> None:
        self.learned = learned
        self.round = round
        self.turn = turn
        self.circles = circles
        area = dict(zip(("town", "rooms", "stops", "targets", "tombs"), circles, strict=True))

        def sums(part: str) -> Sums:
            scored = NOW.get(part)
            times = area.get(part, 0)
            return Sums(
                PARTS[part], self.weight, lambda value: (scored(value) if scored else 0.0) + times * value.bit_count()
            )

        self.town, self.rooms, self.at, self.targets = sums("town"), sums("rooms"), sums("at"), sums("targets")
        self.tombs, self.owned, self.nights, self.land = sums("tombs"), sums("owned"), sums("nights"), sums("land")
        self.pans, self.hammers, self.cash = sums("pans"), sums("hammers"), sums("cash")
        self.gold, self.wanted = sums("gold"), sums("wanted")
        self.hands: Recalled[tuple[Card, ...], float] = Recalled()
        self.uses: Recalled[tuple[int, ...], list[tuple[Action, float]]] = Recalled()  # of buildings, by SiteWorths

    def weight(self, name: str) -> float:
        weights = learned().get(name) if self.learned else None
        if weights is None:
            return 0.0
        return weights[2 * self.round] + fades(self.turn) * weights[2 * self.round + 1]

    def of(self, me: Map) -> float:
        """The points a map promises, its poker column left out."""
        rooms = me.rooms
        total = (
            me.stars
            + self.town[me.town]
            + self.rooms[rooms]
            + self.at[me.at]
            + self.targets[me.targets]
            + self.tombs[me.tombs]
            + self.owned[me.owned]
            + self.nights[me.nights]
            + self.land[me.land]
            + self.pans[me.pans]
            + self.hammers[me.hammers]
            + self.cash[me.cash]
            + self.gold[me.gold]
            + self.wanted[me.wanted]
        )
        if rooms >> FIRST_DEEP:
            circled = me.circled()
            for bit, area in DEEP:
                if rooms & bit:
                    total += circled[area].bit_count()
        if self.circles[2]:
            total += self.circles[2] * me.stops.bit_count()
        return total

    def hand(self, cards: tuple[Card, ...]) -> float:
        """What a poker column promises."""
        found = self.hands.get(cards)
        if found is None:
            found = self.hands[cards] = self.weight(column(cards)) if self.learned else paid(cards)
        return found

    def all(self, me: Map) -> float:
        return self.weight("all") + self.of(me) + self.hand(me.hand(self.round))


NOW: Final[dict[str, Callable[[int], float]]] = {
    "cash": lambda count: count / 4,
    "gold": lambda count: count / 2,
    "nights": lambda count: NIGHTS[count],
}
"""What counts at the end as it is."""


@cache
def outlook_at(round: int, turn: int, circles: tuple[int, ...], learned: bool) -> Outlook:
    return Outlook(round, turn, circles, learned)


def outlook(s: Fliptown, turn: int | None = None, learned: bool = True) -> Outlook:
    """The outlook at the end of a turn, if nothing else is said the one that is being played."""
    return outlook_at(s.round, s.turn if turn is None else turn, circles(s.bot, s.options.level), learned)


@cache
def circles(bot: int, level: str) -> tuple[int, ...]:
    """What a circle in each area takes from the cowbot."""
    times = [0] * 5
    if bot != BLANK:
        for count, area in zip((4, 3, 2, 1)[: LEVELS.index(level) + 2], BOTS[bot].areas, strict=False):
            times[area] = count
    return tuple(times)
