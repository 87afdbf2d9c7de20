"""Counting what simulated games came to: by bot, by seat, and by what a game tells of its seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from json import dumps
from typing import Any

from saloon.bots.worth import shares
from saloon.core.state import Unreadable
from saloon.kit.intervals import Estimate, Mean, wilson
from saloon.lab.trial import Experiment, Played, name_of


@dataclass(frozen=True)
class Row:
    """How the seats of one kind fared, each game counted once.

    Seats of one game depend on each other, so a game gives one value: the mean of its
    seats of this kind. The intervals rest on games, not on seats.
    """

    value: str
    games: int
    wins: Estimate
    """Share of the win; those with equal points split it, those of one camp all have it whole."""
    firsts: Estimate
    """How often nobody had more points."""
    score: Estimate
    adjusted: Estimate | None = None
    """The share of the win (alone the points) less luck, where it was asked for: the same mean, less spread."""


@dataclass(frozen=True)
class Result:
    """What a simulation found. Equal experiments give equal results, whatever the number of jobs."""

    game: str
    version: int
    seats: int
    options: str
    bots: tuple[str, ...]
    seed: int
    camps: bool
    """Whether several win together in full, so that wins are all there is to tell."""
    planned: int
    games: int
    """Games that were finished; fewer than planned if it was interrupted."""
    events: Estimate
    decisions: Estimate
    groups: dict[str, tuple[Row, ...]]
    """By `bot`, by `seat`, and by each key that was asked for."""
    records: tuple[Played, ...] = ()
    """The single games, if they were to be kept."""
    failures: int = 0
    """Games in which a program failed, so that a bot of the house played on in its place."""

    def __repr__(self) -> str:
        """Who played how many games, and what came of them; alone that is points."""
        told = (
            f"{row.value} {row.score.value:.1f} ({row.score.low:.1f}–{row.score.high:.1f}) points"
            if self.seats == 1
            else f"{row.value} wins {row.wins.value:.1%} ({row.wins.low:.1%}–{row.wins.high:.1%})"
            for row in self.groups.get("bot", ())
        )
        many = "game" if self.games == 1 else "games"
        return f"<Result of {self.game}: {'; '.join((f'{self.games} {many}', *told))}>"

    def plain(self) -> dict[str, Any]:
        """As plain values for JSON."""
        values = asdict(self)
        values["groups"] = {
            key: [{"value": row.value, "games": row.games} | estimates(row) for row in rows]
            for key, rows in self.groups.items()
        }
        values["events"], values["decisions"] = self.events._asdict(), self.decisions._asdict()
        values["records"] = [record._asdict() for record in self.records]
        return values

    def _repr_html_(self) -> str:
        """In a notebook it shows itself."""
        from saloon.lab.leaf import fragment

        return fragment(self)

    def json(self) -> str:
        return dumps(self.plain(), ensure_ascii=False, indent=1) + "\n"


def estimates(row: Row) -> dict[str, dict[str, float]]:
    told = {"wins": row.wins, "firsts": row.firsts, "score": row.score}
    if row.adjusted is not None:
        told["adjusted"] = row.adjusted
    return {name: each._asdict() for name, each in told.items()}


class Kind:
    """The running counts behind a row."""

    __slots__ = ("games", "wins", "firsts", "score", "adjusted")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.firsts = 0.0
        self.score = Mean()
        self.adjusted = Mean()

    def add(self, outcomes: list[tuple[float, int]], adjusted: list[float]) -> None:
        """The share of the win and the points of each seat of this kind in one game, and what it won less luck."""
        seats = len(outcomes)
        self.games += 1
        self.wins += sum([share for share, _ in outcomes]) / seats
        self.firsts += sum([share > 0 for share, _ in outcomes]) / seats
        self.score.add(sum([score for _, score in outcomes]) / seats)
        if adjusted:
            self.adjusted.add(sum(adjusted) / seats)

    def row(self, value: str) -> Row:
        wins, firsts = wilson(self.wins, self.games), wilson(self.firsts, self.games)
        adjusted = self.adjusted.estimate() if self.adjusted.count else None
        return Row(value, self.games, wins, firsts, self.score.estimate(), adjusted)


class Tally:
    """Takes games in the order of their numbers and sums them up."""

    def __init__(self, experiment: Experiment, planned: int, keep: bool = False) -> None:
        self.experiment = experiment
        self.planned = planned
        self.keep = keep
        self.games = 0
        self.events = Mean()
        self.decisions = Mean()
        self.camps = experiment.game().camps
        self.names = tuple(map(name_of, experiment.entrants))
        self.kinds: dict[str, dict[str, Kind]] = {key: {} for key in ("bot", "seat", *experiment.by)}
        self.records: list[Played] = []
        self.failures = 0

    def add(self, played: Played) -> None:
        self.games += 1
        self.failures += played.failures > 0
        self.events.add(played.events)
        self.decisions.add(played.decisions)
        outcomes = list(zip(shares(played.scores, self.camps), played.scores, strict=True))
        for key, values in self.labels(played):
            here: dict[str, list[tuple[float, int]]] = {}
            less: dict[str, list[float]] = {}
            for seat, (value, outcome) in enumerate(zip(values, outcomes, strict=True)):
                if value is not None:
                    here.setdefault(value, []).append(outcome)
                    if played.luck:
                        less.setdefault(value, []).append(outcome[len(outcomes) == 1] - played.luck[seat])
            if not here:
                raise Unreadable("by-unknown", key=key, game=self.experiment.game().title)
            for value, some in here.items():
                self.kinds[key].setdefault(value, Kind()).add(some, less.get(value, []))
        if self.keep:
            self.records.append(played)

    def labels(self, played: Played) -> Iterator[tuple[str, Iterable[str | None]]]:
        """What each seat was, key by key."""
        yield "bot", [self.names[who] for who in played.order]
        yield "seat", [str(seat + 1) for seat in range(len(played.order))]
        yield from zip(self.experiment.by, played.facts, strict=False)

    def result(self) -> Result:
        experiment = self.experiment
        groups = {
            key: tuple(kinds[value].row(value) for value in self.in_order(key, kinds))
            for key, kinds in self.kinds.items()
        }
        return Result(
            experiment.key,
            experiment.game().version,
            experiment.seats,
            experiment.options,
            self.names,
            experiment.seed,
            self.camps,
            self.planned,
            self.games,
            self.events.estimate(),
            self.decisions.estimate(),
            groups,
            tuple(self.records),
            self.failures,
        )

    def in_order(self, key: str, kinds: dict[str, Kind]) -> list[str]:
        """Bots and seats as they were given, all else by the alphabet."""
        if key == "bot":
            return [name for name in dict.fromkeys(self.names) if name in kinds]
        return list(kinds) if key == "seat" else sorted(kinds)
