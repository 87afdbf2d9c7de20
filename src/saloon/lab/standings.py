"""What an arena came to: wins, what choices gave away, and tries that were not allowed, agent by agent and pair by
pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from saloon.bots.worth import shares
from saloon.house.game import Game
from saloon.kit.intervals import MISS, Estimate, Mean

if TYPE_CHECKING:
    from saloon.lab.arena import Arena, ArenaGame

FEWEST: Final = 10
"""Deals before a difference is called clear."""


class Standing(NamedTuple):
    """How an agent fared, over all its deals."""

    name: str
    entrant: str
    games: int
    wins: Estimate
    """Share of the win a seat had; alone the points."""
    decisions: int
    regret: Estimate | None
    """Points of chance given away by a decision, a mean over deals; None where nothing was judged. Alone points."""
    refusals: dict[str, int]
    illegal: float
    """Tries that were not allowed, for a hundred decisions."""
    failures: int
    """Games in which a bot of the house played on."""


class PairStanding(NamedTuple):
    """One agent against another."""

    first: str
    second: str
    deals: int
    wins: Estimate
    """What the first won more than the second, on the same deals. It holds for all pairs together, at any time."""
    clear: bool
    regret: Estimate | None
    """What the first gave away more than the second."""


@dataclass(frozen=True)
class ArenaResult:
    """What an arena found."""

    game: str
    version: int
    seats: int
    options: str
    legal: str
    seed: int
    deals: int
    games: int
    points: bool
    """Whether each played alone, for points."""
    reference: str
    """What choices were judged by; empty where they were not."""
    agents: tuple[Standing, ...]
    pairs: tuple[PairStanding, ...]
    command: str = ""
    """What finds the same again; empty where nobody said it."""

    def plain(self) -> dict[str, Any]:
        """As plain values for JSON."""
        told: dict[str, Any] = unpacked(asdict(self))
        return told

    def html(self, lang: str = "en") -> str:
        """One page by itself."""
        from saloon.lab.arena_page import page

        return page(self, lang)

    def _repr_html_(self) -> str:
        """In a notebook it shows itself."""
        from saloon.lab.report_page import framed

        return framed(self.html())


def unpacked(value: Any) -> Any:
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: unpacked(each) for name, each in value._asdict().items()}
    if isinstance(value, dict):
        return {name: unpacked(each) for name, each in value.items()}
    return [unpacked(each) for each in value] if isinstance(value, list | tuple) else value


def within(estimate: Estimate, least: float, most: float) -> Estimate:
    """An interval goes no further than what can be."""
    return Estimate(estimate.value, max(least, estimate.low), min(most, estimate.high))


class AgentCounts:
    """The running counts of one agent."""

    def __init__(self) -> None:
        self.games = self.decisions = self.failures = 0
        self.wins, self.regret = Mean(), Mean()
        self.refusals: Counter[str] = Counter()


class DealSide(NamedTuple):
    """What one of a pair made of a deal."""

    wins: float
    rate: float | None


class Standings:
    """Counts games in the order of their numbers, a deal at a time."""

    def __init__(self, plan: Arena, game: Game[Any]) -> None:
        self.plan, self.game = plan, game
        self.games = 0
        self.agents = [AgentCounts() for _ in plan.agents]
        self.pairs = {pair: (Mean(), Mean()) for pair in plan.pairs}
        self.deal: list[ArenaGame] = []

    def add(self, played: ArenaGame) -> None:
        self.games += 1
        for who in set(played.order):
            self.agents[who].games += 1
        for who, run in zip(played.order, played.runs, strict=True):
            counts = self.agents[who]
            counts.decisions += run.decisions
            counts.failures += bool(run.trouble)
            counts.refusals.update(run.refusals)
        self.deal.append(played)
        if len(self.deal) == self.plan.round:
            self.count(self.deal)
            self.deal = []

    def count(self, deal: Sequence[ArenaGame]) -> None:
        pair = self.plan.pairs[deal[0].number // (self.plan.deals * self.plan.round)]
        first, second = (self.side(deal, who) for who in pair)
        for who, side in zip(pair, (first, second), strict=True):
            self.agents[who].wins.add(side.wins)
            if side.rate is not None:
                self.agents[who].regret.add(side.rate)
        wins, regret = self.pairs[pair]
        wins.add(first.wins - second.wins)
        if first.rate is not None and second.rate is not None:
            regret.add(first.rate - second.rate)

    def side(self, deal: Sequence[ArenaGame], who: int) -> DealSide:
        won: list[float] = []
        cost, judged = 0.0, 0
        for played in deal:
            worth = self.worth(played.scores)
            for seat, run in enumerate(played.runs):
                if played.order[seat] == who:
                    won.append(worth[seat])
                    cost, judged = cost + run.cost, judged + run.judged
        scale = 1 if self.plan.seats == 1 else 100
        return DealSide(sum(won) / len(won), scale * cost / judged if judged else None)

    def worth(self, scores: tuple[int, ...]) -> Sequence[float]:
        return (float(scores[0]),) if len(scores) == 1 else shares(scores, self.game.camps)

    def result(self) -> ArenaResult:
        from saloon.reviews.standards import reference_of

        plan = self.plan
        judged = reference_of(self.game, quick=True).name if plan.regret else ""
        return ArenaResult(
            self.game.key,
            self.game.version,
            plan.seats,
            plan.options,
            plan.legal,
            plan.seed,
            plan.deals,
            self.games,
            plan.seats == 1,
            judged,
            tuple(self.standing(who) for who in range(len(plan.agents))),
            tuple(self.pair(pair) for pair in plan.pairs),
        )

    def standing(self, who: int) -> Standing:
        counts, (name, entrant) = self.agents[who], self.plan.agents[who]
        refused = dict(sorted(counts.refusals.items(), key=lambda each: (-each[1], each[0])))
        tries = 100 * sum(refused.values()) / counts.decisions if counts.decisions else 0.0
        regret = counts.regret.estimate() if counts.regret.count else None
        regret = regret and regret._replace(low=max(0.0, regret.low))  # nobody gives away less than nothing
        wins = counts.wins.estimate()
        wins = within(wins, 0.0, 1.0) if self.plan.seats > 1 else wins
        return Standing(
            name,
            entrant,
            counts.games,
            wins,
            counts.decisions,
            regret,
            refused,
            tries,
            counts.failures,
        )

    def pair(self, pair: tuple[int, int]) -> PairStanding:
        wins, regret = self.pairs[pair]
        first, second = (self.plan.agents[who].name for who in pair)
        gain = wins.at_any_time(MISS / len(self.plan.pairs))
        if self.plan.seats > 1:
            gain = within(gain, -1.0, 1.0)
        clear = wins.count >= FEWEST and not gain.low <= 0 <= gain.high
        told = regret.at_any_time(MISS / len(self.plan.pairs)) if regret.count else None
        return PairStanding(first, second, wins.count, gain, clear, told)
