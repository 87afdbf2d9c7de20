"""Everything a designer asks of a game, from games of bots: who wins, how long, how close, how much luck, what is used.

All of it follows from the experiment and the numbers of its games, so equal reports are equal to the byte.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from saloon.bots.worth import shares
from saloon.core.options import Options
from saloon.crew import Jobs, Shards, WorkPlace, results
from saloon.crew.sources import fingerprint
from saloon.house.game import Game
from saloon.kit.intervals import Mean, wilson
from saloon.lab.ratios import Ratio, Spread
from saloon.lab.simulate import experiment_of, mark, on, play_each
from saloon.lab.tally import Tally, estimates
from saloon.lab.tension import TensionCounts, told
from saloon.lab.trace import EVENT, Traced, TracePlan, trace_some
from saloon.lab.trial import Entrant, Experiment, Played, name_of, play_game

MOST_WORTH: Final = 8
"""Things whose worth is measured: those most often chosen."""
LUCK_PART: Final = 4
FEWEST_LUCK: Final = 40
"""Luck is worked out for one game in four, at least for this many."""


@dataclass(frozen=True)
class ReportPlan:
    """What a report plays."""

    experiment: Experiment
    games: int
    luck: int
    worth: int
    """Games for each thing that one seat may not do; 0: none."""
    pace: float

    @property
    def trace(self) -> TracePlan:
        return TracePlan(self.luck, self.pace)


def plan_of(
    game: Game[Any],
    seats: int | None = None,
    games: int = 400,
    bots: Sequence[Entrant] = ("regular",),
    options: Options | None = None,
    seed: int = 0,
    luck: int | None = None,
    worth: int | None = None,
    pace: float = 8.0,
) -> ReportPlan:
    """The plan, with everything that can be wrong with it told at once. Facts of seats are counted where there are."""
    table = max(game.seats[0], min(2, game.seats[-1]), len(bots)) if seats is None else seats
    experiment = experiment_of(game, table, bots, options, seed, ())
    experiment = replace(experiment, by=facts_of(game, experiment))
    luck = max(FEWEST_LUCK, games // LUCK_PART) if luck is None else luck
    worth = games // LUCK_PART if worth is None else worth
    return ReportPlan(experiment, games, min(luck, games), 0 if game.study.uses is None else min(worth, games), pace)


def facts_of(game: Game[Any], experiment: Experiment) -> tuple[str, ...]:
    """What a game tells of its seats: the keys of a position before its first event, or of none."""
    if game.study.facts is None:
        return ()
    ended: list[Any] = []
    play_game(
        replace(experiment, entrants=("chance",) * experiment.seats, own=""),
        0,
        watch=lambda before, seat, action, after: ended.append(after),
    )
    return tuple(sorted({key for each in game.study.facts(ended[-1]) for key in each}))


class ReportCounts:
    """The running counts behind a report."""

    def __init__(self, plan: ReportPlan) -> None:
        self.plan = plan
        self.seats = plan.experiment.seats
        self.camps = plan.experiment.game().camps
        self.tally = Tally(plan.experiment, plan.games)
        self.means = {name: Mean() for name in ("turns", "decisions", "minutes", "events", "wait", "longest")}
        self.spreads = {name: Spread() for name in ("turns", "decisions", "minutes", "wait")}
        self.margin, self.tied = Mean(), Mean()
        self.tension = TensionCounts()
        self.luck: list[tuple[tuple[float, ...], tuple[float, ...]]] = []
        """Luck and results by seat, for games whose luck is known."""
        self.taken: dict[str, Ratio] = {}
        self.winning: dict[str, Ratio] = {}
        self.uses: dict[str, Mean] = {}
        self.results: list[tuple[float, ...]] = []
        """Results of the first games; games under a ban are held against them."""

    def add(self, traced: Traced) -> None:
        game = traced.played
        self.tally.add(game)
        result = self.result(game.scores)
        self.length(traced)
        if self.seats > 1 and not self.camps:
            ranked = sorted(game.scores, reverse=True)
            self.margin.add(ranked[0] - ranked[1])
            self.tied.add(ranked[0] == ranked[1])
        if self.seats > 1:
            self.tension.add(traced.curve)
        if game.luck:
            self.luck.append((game.luck, result))
        if game.number < self.plan.worth:
            self.results.append(result)
        self.count_uses(traced, result)

    def result(self, scores: tuple[int, ...]) -> tuple[float, ...]:
        return (float(scores[0]),) if len(scores) == 1 else tuple(shares(scores, self.camps))

    def length(self, traced: Traced) -> None:
        found = {
            "turns": traced.turns,
            "decisions": traced.played.decisions / self.seats,
            "minutes": traced.seconds / 60,
            "events": traced.played.events,
        }
        if traced.waits and self.seats > 1:
            found |= {"wait": sum(traced.waits) / len(traced.waits), "longest": max(traced.waits)}
            for wait in traced.waits:
                self.spreads["wait"].add(round(wait))
        for name, value in found.items():
            self.means[name].add(value)
            if name in self.spreads and name != "wait":
                self.spreads[name].add(value)

    def count_uses(self, traced: Traced, result: tuple[float, ...]) -> None:
        for name, could, did in traced.used:
            self.taken.setdefault(name, Ratio()).add(sum(did), sum(could))
            self.uses.setdefault(name, Mean()).add(sum(did))
            won = sum([value for value, times in zip(result, did, strict=True) if times])
            self.winning.setdefault(name, Ratio()).add(won, sum([times > 0 for times in did]))

    # -- what came of it ----------------------------------------------------------------

    def most_used(self) -> list[str]:
        """The things most often chosen where there was a choice, the commonest first."""
        order = sorted(self.taken, key=lambda name: (-self.taken[name].x, name))
        return [name for name in order if self.taken[name].x][:MOST_WORTH]

    def luck_share(self) -> dict[str, Any] | None:
        """The share of the differences between results and the seats' means that luck explains."""
        if len(self.luck) < 2:
            return None
        means = [sum(column) / len(self.luck) for column in zip(*[result for _, result in self.luck], strict=True)]
        ratio = Ratio()
        for luck, result in self.luck:
            way = [value - mean for value, mean in zip(result, means, strict=True)]
            ratio.add(sum([a * b for a, b in zip(luck, way, strict=True)]), sum([each * each for each in way]))
        found = ratio.estimate()
        return None if found is None else {**found._asdict(), "n": len(self.luck)}

    def often(self, name: str) -> dict[str, Any] | None:
        """How often in a game; those in which nobody could do it count too."""
        mean = self.uses[name]
        while mean.count < self.tally.games:
            mean.add(0.0)
        return told(mean, 0.0)

    def used(self, worth: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
        uses = self.plan.experiment.game().study.uses
        rows = []
        for name in uses.names if uses else ():
            if name not in self.taken:
                continue
            ratio, winning = self.taken[name], self.winning[name].estimate(0.0, 1.0 if self.seats > 1 else float("inf"))
            taken = ratio.estimate(0.0, 1.0)
            rows.append(
                {
                    "name": name,
                    "could": int(ratio.y),
                    "did": int(ratio.x),
                    "n": ratio.count,
                    "taken": taken._asdict() if taken else None,
                    "won": {**winning._asdict(), "n": self.winning[name].count} if winning else None,
                    "a_game": self.often(name),
                    "worth": worth.get(name),
                }
            )
        return rows

    def plain(self, worth: dict[str, dict[str, Any]]) -> dict[str, Any]:
        groups = {
            key: [{"value": row.value, "games": row.games} | estimates(row) for row in rows]
            for key, rows in self.tally.result().groups.items()
        }
        length = {name: told(mean, 0.0) for name, mean in self.means.items()}
        spreads = {
            name: {"bins": each.bins(), "quantiles": [each.quantile(at) for at in (0.1, 0.5, 0.9)]}
            for name, each in self.spreads.items()
            if each.values
        }
        return {
            "games": self.tally.games,
            "groups": groups,
            "length": length,
            "spreads": spreads,
            "close": {
                "margin": told(self.margin, 0.0) if self.margin.squares else None,
                "tied": wilson(self.tied.total, self.tied.count)._asdict() | {"n": self.tied.count}
                if self.tied.count
                else None,
            },
            "tension": self.tension.plain() if self.seats > 1 else None,
            "luck": self.luck_share(),
            "uses": self.used(worth),
        }


@dataclass(frozen=True)
class LabReport:
    """What was found, as plain values; `html` makes the page of it. In a notebook it shows itself."""

    facts: dict[str, Any]

    def plain(self) -> dict[str, Any]:
        return self.facts

    def html(self, lang: str = "en") -> str:
        """One file by itself: nothing is loaded from anywhere."""
        from saloon.lab.report_page import page

        return page(self.facts, lang)

    def _repr_html_(self) -> str:
        from saloon.lab.report_page import framed

        return framed(self.html())


Tick = Callable[[int, int], None]


def report(
    game: Game[Any] | str,
    seats: int | None = None,
    games: int = 400,
    bots: Sequence[Entrant] = ("regular",),
    options: Options | str | None = None,
    seed: int = 0,
    jobs: Jobs = 1,
    on_progress: Tick | None = None,
    kept: Path | None = None,
    forget: bool = False,
    luck: int | None = None,
    worth: int | None = None,
    pace: float = 8.0,
    command: str = "",
) -> LabReport:
    """Play the games and count all that a report tells.

    `luck` says for how many games luck is worked out, `worth` how many games are played for each thing that one seat
    may not do, `pace` the seconds of a decision; `jobs`, `kept` and `forget` are those of `simulate`.

    >>> import saloon
    >>> found = saloon.report("oko", games=20, luck=8, worth=4)
    >>> found.facts["games"], [row["name"] for row in found.facts["uses"]]
    (20, ['throw', 'stop'])
    """
    from saloon.shelf import game as game_called

    game = game_called(game) if isinstance(game, str) else game
    chosen = game.chosen(options) if options is not None else None
    plan = plan_of(game, seats, games, bots, chosen, seed, luck, worth, pace)
    return reported(game, plan, jobs, on_progress, kept, forget, command)


def reported(
    game: Game[Any],
    plan: ReportPlan,
    jobs: Jobs,
    on_progress: Tick | None = None,
    kept: Path | None = None,
    forget: bool = False,
    command: str = "",
) -> LabReport:
    """Play what is planned and count it."""
    counts = ReportCounts(plan)
    tick = ticking(counts, on_progress)
    count_traced(counts, on(jobs), kept, tick)
    found = worth_of(plan, counts, on(jobs), kept, forget, tick)
    if kept is not None and forget:
        Shards(kept / traced_mark(plan), Traced).clear()
    return LabReport(heading(game, plan, command) | counts.plain(found))


def ticking(counts: ReportCounts, on_progress: Tick | None) -> Callable[[int], None]:
    """Told how many games were finished; tells how many are, of how many."""
    done = 0

    def tick(count: int) -> None:
        nonlocal done
        done += count
        if on_progress is not None:
            on_progress(done, counts.plan.games + counts.plan.worth * len(counts.most_used()))

    return tick


def count_traced(counts: ReportCounts, place: WorkPlace, kept: Path | None, tick: Callable[[int], None]) -> None:
    """All games as they are, watched."""
    plan = counts.plan
    shards = Shards(kept / traced_mark(plan), Traced) if kept else None
    rounds = results(partial(trace_some, plan.experiment, plan.trace), range(plan.games), place, shards)
    try:
        for some in rounds:
            for each in some:
                counts.add(each)
            tick(len(some))
    finally:
        rounds.close()


def traced_mark(plan: ReportPlan) -> str:
    game = plan.experiment.game()
    what = f"{mark(game, plan.experiment)} {plan.trace}"
    return f"report-{game.key}-{sha256(what.encode()).hexdigest()[:16]}"


def worth_of(
    plan: ReportPlan,
    counts: ReportCounts,
    place: WorkPlace,
    kept: Path | None,
    forget: bool,
    tick: Callable[[int], None],
) -> dict[str, dict[str, Any]]:
    """For each thing: what a seat won more with it than without it, game by game with the same chance.

    Nothing is said where a ban changed no result: a few games cannot tell how little it is.
    """
    names, game = counts.most_used() if plan.worth else [], plan.experiment.game()
    banned = [replace(plan.experiment, by=(), without=(name,), banned="one") for name in names]
    shards = Shards(kept / mark(game, banned), Played) if kept and banned else None
    means = [Mean() for _ in names]
    rounds = results(partial(play_each, banned, plan.worth), range(plan.worth * len(names)), place, shards)
    number = 0
    try:
        for some in rounds:
            for each in some:
                seat, which = each.number % plan.experiment.seats, number // plan.worth
                means[which].add(counts.results[each.number][seat] - counts.result(each.scores)[seat])
                number += 1
            tick(len(some))
    finally:
        rounds.close()
    if shards is not None and forget:
        shards.clear()
    found = {name: told(mean) if mean.squares else None for name, mean in zip(names, means, strict=True)}
    return {name: each for name, each in found.items() if each is not None}


def heading(game: Game[Any], plan: ReportPlan, command: str) -> dict[str, Any]:
    import saloon

    experiment = plan.experiment
    return {
        "game": game.key,
        "title": game.title,
        "version": game.version,
        "saloon": saloon.__version__,
        "sources": fingerprint(),
        "seats": experiment.seats,
        "options": experiment.options,
        "bots": list(map(name_of, dict.fromkeys(experiment.entrants))),
        "seed": experiment.seed,
        "camps": game.camps,
        "pace": plan.pace,
        "event": EVENT,
        "planned": plan.games,
        "command": command or command_of(game, plan),
    }


def command_of(game: Game[Any], plan: ReportPlan) -> str:
    """What makes the same report again."""
    e, d = plan.experiment, plan_of(game, plan.experiment.seats, plan.games, plan.experiment.entrants, seed=0)
    words = ["saloon report", game.key, f"-n {plan.games}", f"--seats {e.seats}"]
    words.append(f"--bots {','.join(name_of(each) for each in dict.fromkeys(e.entrants))}")
    words += [f"--option {word}" for word in e.options.split()]
    words += [f"--seed {e.seed}"] * bool(e.seed)
    words += [f"--luck {plan.luck}"] * (plan.luck != d.luck) + [f"--worth {plan.worth}"] * (plan.worth != d.worth)
    words += [f"--pace {plan.pace:g}"] * (plan.pace != d.pace)
    return " ".join(words)
