"""How strong players are, from who won against whom: all results at once, and how sure one can be of it.

Strengths are on the scale of the house: 400 points more make the odds ten times as good. A **contest** is a choice that
the game made among several: the odds of each are `10 ** (mean strength of its players / 400)` times what is fair for
it. So a duel is a choice between two, a ranking is one choice after another among those who are left (Plackett and
Luce), and a win of camps one between those who won and those who lost.

The strengths are those that make the results and the prior together most likely. An interval goes as far as everything
stays likely enough while the others move along as the curvature says (Laplace's approximation for them, the whole curve
for oneself: a player who has lost to nobody has no upper end nearby). Nothing depends on the order of the results.
Steps are Newton's, solved by conjugate gradients.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from saloon.kit.intervals import Estimate, Z

UNIT: Final = log(10) / 400
"""One point of rating, in natural odds."""
CLOSE: Final = 0.01
"""Points: when no strength changes by more, it is found."""
MOST_STEPS: Final = 60
BISECTED: Final = 7
"""How often an interval is halved to find its end."""

Vector = dict[str, float]


class Side(NamedTuple):
    """One of those among which a contest chooses."""

    players: tuple[str, ...]
    fair: float
    """How much of the choice it would get among equals."""
    won: float
    """How much of the choice fell on it; a shared win is split."""


class Contest(NamedTuple):
    """One choice, and how much it counts."""

    sides: tuple[Side, ...]
    weight: float = 1.0


class Strengths:
    """Players of unknown strength, and anchors of known strength."""

    def __init__(
        self,
        contests: Iterable[Contest],
        spread: float,
        middle: float = 0.0,
        anchors: Mapping[str, float] | None = None,
    ) -> None:
        self.contests = list(contests)
        self.spread = spread
        self.middle = middle
        self.anchors = dict(anchors or {})
        everybody = {player for contest in self.contests for side in contest.sides for player in side.players}
        self.players = sorted(everybody - self.anchors.keys())
        self.at: Vector = {}
        self.odds: list[list[float]] = []
        """What each contest's sides could expect, as the strengths stand."""
        self.stand(dict.fromkeys(self.players, middle))
        self.fit()

    def stand(self, at: Vector) -> None:
        self.at = at
        self.odds = [chances(contest.sides, self.of) for contest in self.contests]

    # -- the most likely strengths ------------------------------------------------------

    def fit(self) -> None:
        for _ in range(MOST_STEPS):
            step = self.solve(self.slope())
            size = max(map(abs, step.values()), default=0.0)
            before, worth, part = self.at, self.worth(), 1.0
            while True:
                self.stand({player: before[player] + part * step[player] for player in self.players})
                if part * size < CLOSE or self.worth() >= worth:
                    break
                part /= 2
            if part * size < CLOSE:
                return

    def of(self, player: str) -> float:
        return self.anchors[player] if player in self.anchors else self.at[player]

    def worth(self) -> float:
        """The logarithm of how likely everything is."""
        prior = sum(((at - self.middle) / self.spread) ** 2 for at in self.at.values()) / 2
        told = zip(self.contests, self.odds, strict=True)
        return sum(contest.weight * told_by(contest.sides, odds) for contest, odds in told) - prior

    def slope(self) -> Vector:
        found = {player: (self.middle - at) / self.spread**2 for player, at in self.at.items()}
        for (sides, weight), odds in zip(self.contests, self.odds, strict=True):
            total = sum(side.won for side in sides)
            for side, chance in zip(sides, odds, strict=True):
                for player in side.players:
                    if player in found:
                        found[player] += weight * UNIT * (side.won - total * chance) / len(side.players)
        return found

    def bend(self, vector: Mapping[str, float]) -> Vector:
        """The curvature, multiplied by a direction."""
        found = {player: vector[player] / self.spread**2 for player in self.players}
        for (sides, weight), odds in zip(self.contests, self.odds, strict=True):
            total = sum(side.won for side in sides)
            along = [sum(vector.get(player, 0.0) for player in side.players) / len(side.players) for side in sides]
            mean = sum(chance * each for chance, each in zip(odds, along, strict=True))
            for side, chance, each in zip(sides, odds, along, strict=True):
                for player in side.players:
                    if player in found:
                        found[player] += weight * UNIT**2 * total * chance * (each - mean) / len(side.players)
        return found

    def solve(self, wanted: Mapping[str, float]) -> Vector:
        """The direction whose curvature is the wanted one, by conjugate gradients."""
        found = dict.fromkeys(self.players, 0.0)
        rest, way = dict(wanted), dict(wanted)
        size = first = dot(rest, rest)
        for _ in range(2 * len(self.players) + 10):
            if size <= 1e-12 * first or not size:
                break
            bent = self.bend(way)
            part = size / dot(way, bent)
            for player in self.players:
                found[player] += part * way[player]
                rest[player] -= part * bent[player]
            size, before = dot(rest, rest), size
            way = {player: rest[player] + size / before * way[player] for player in self.players}
        return found

    # -- how sure one can be ------------------------------------------------------------

    def sure(self, player: str) -> float:
        """The standard deviation of a strength."""
        if player in self.anchors:
            return 0.0
        unit = dict.fromkeys(self.players, 0.0) | {player: 1.0}
        return sqrt(max(0.0, self.solve(unit)[player]))

    def estimate(self, player: str) -> Estimate:
        """A strength with its 95 % interval."""
        at = self.of(player)
        if player in self.anchors:
            return Estimate(at, at, at)
        along = self.solve(dict.fromkeys(self.players, 0.0) | {player: 1.0})
        wide = sqrt(along[player])
        way = {each: part / along[player] for each, part in along.items()}
        return Estimate(at, at - self.reach(way, -wide), at + self.reach(way, wide))

    def reach(self, way: Mapping[str, float], wide: float) -> float:
        """How far one can go in a direction until it is too unlikely; for a normal distribution Z times as far as it is
        wide."""
        here, best = self.at, self.worth()

        def lost(far: float) -> float:
            self.stand({player: here[player] + far * way[player] for player in self.players})
            return best - self.worth()

        near, far = 0.0, Z * wide
        while lost(far) < Z**2 / 2:
            near, far = far, 1.5 * far
        for _ in range(BISECTED):
            middle = (near + far) / 2
            near, far = (middle, far) if lost(middle) < Z**2 / 2 else (near, middle)
        self.stand(here)
        return abs(near + far) / 2


def dot(one: Mapping[str, float], two: Mapping[str, float]) -> float:
    return sum(value * two[player] for player, value in one.items())


def chances(sides: Sequence[Side], of: Callable[[str], float]) -> list[float]:
    """How likely the choice falls on each side."""
    powers = [log(side.fair) + UNIT * sum(map(of, side.players)) / len(side.players) for side in sides]
    top = max(powers)
    odds = [exp(power - top) for power in powers]
    whole = sum(odds)
    return [each / whole for each in odds]


def loss(contest: Contest, of: Callable[[str], float]) -> float:
    """The logarithm of how likely what happened was; never above 0.

    >>> duel = Contest((Side(("a",), 0.5, 1.0), Side(("b",), 0.5, 0.0)))
    >>> round(exp(loss(duel, {"a": 400.0, "b": 0.0}.__getitem__)), 3)
    0.909
    """
    return told_by(contest.sides, chances(contest.sides, of))


def told_by(sides: Sequence[Side], odds: Sequence[float]) -> float:
    return sum(side.won * log(chance) for side, chance in zip(sides, odds, strict=True) if side.won)


# -- from results to contests ------------------------------------------------------------------


class Placing(NamedTuple):
    """How one player fared in a match."""

    player: str
    place: int
    """1 for the best; equals have the same."""
    fair: float
    share: float = 0.0
    """How much of the win it has; a tie is shared."""


def by_places(seats: Sequence[Placing], weight: float = 1.0) -> list[Contest]:
    """A ranking: who came first of all, who of those who are left, and so on. Equals share a place and leave together;
    that all who are left are equal tells nothing of them, unless nobody at all was better.

    >>> four = [Placing("a", 1, 0.25), Placing("b", 2, 0.25), Placing("c", 3, 0.25), Placing("d", 3, 0.25)]
    >>> [len(contest.sides) for contest in by_places(four)]
    [4, 3]
    """
    contests = []
    for place in sorted({seat.place for seat in seats}):
        left = [seat for seat in seats if seat.place >= place]
        first = [seat for seat in left if seat.place == place]
        if len(left) < 2 or (len(first) == len(left) and len(left) < len(seats)):
            break
        sides = tuple(Side((seat.player,), seat.fair, (seat in first) / len(first)) for seat in left)
        contests.append(Contest(sides, weight))
    return contests


def by_camps(seats: Sequence[Placing], weight: float = 1.0) -> list[Contest]:
    """A win of camps: those who won against those who did not, each side as strong as its mean.

    Where all or none have won it tells nothing.
    """
    won, lost = [seat for seat in seats if seat.share > 0], [seat for seat in seats if seat.share <= 0]
    if not won or not lost:
        return []
    fair = min(0.99, max(0.01, max(seat.fair for seat in won)))
    sides = (
        Side(tuple(seat.player for seat in won), fair, 1.0),
        Side(tuple(seat.player for seat in lost), 1 - fair, 0.0),
    )
    return [Contest(sides, weight)]


def games_needed(spread: float, seats: int, sure: float) -> int:
    """How many games until a player's strength is known to `sure` points: against equals whose strength is known, in a
    game whose players differ by `spread`.

    >>> games_needed(400, 2, 100), games_needed(10, 2, 5)
    (11, 3621)
    """
    told = UNIT**2 * (1 / seats) * (1 - 1 / seats)
    return max(1, round((1 / sure**2 - 1 / spread**2) / told))
