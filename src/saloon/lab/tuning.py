"""Tuning: a search for options (or parameters of one's own rules) that come near to goals, by Optuna.

Every set plays the same numbered games. The best of many looks better than it is, so the best three and the usual
rules are then played on games that had no part in choosing them, and only these are told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from math import prod
from typing import Any, Final, NamedTuple

from saloon.core.options import _word as spelled
from saloon.core.state import Unreadable
from saloon.crew import StandingPlace, WorkPlace, results
from saloon.house.game import Game
from saloon.kit.intervals import Estimate, Mean
from saloon.lab.comparing import RuleSet, experiment_with, measures
from saloon.lab.simulate import on, play_some
from saloon.lab.trial import Entrant, Experiment, derive, name_of
from saloon.lab.variants import parameters_of, written

MEASURES: Final = ("decisions", "events", "first", "tied", "margin", "luck", "skill", "points")
BEST: Final = 3
FRESH: Final = 4
"""How many times as many games the best are tried on."""
LEAST_GOAL: Final = 0.05
"""A goal of nothing is held against this."""
Goals = Mapping[str, float]


class TunedSet(NamedTuple):
    """A set that was tried."""

    label: str
    chosen: float
    """How far from the goals it seemed where it was chosen."""
    fresh: float | None = None
    """How far it is on fresh games."""
    values: Mapping[str, Estimate] = {}
    """What was measured there."""


@dataclass(frozen=True)
class TuneResult:
    """What a search found, the best of the search first: the fresh games choose nothing."""

    game: str
    version: int
    seats: int
    seed: int
    goals: Goals
    trials: int
    games: int
    usual: TunedSet
    best: tuple[TunedSet, ...]
    nearer: Estimate
    """How much nearer to the goals the best is than the usual rules, game by game on the fresh ones."""

    @property
    def clear(self) -> bool:
        return self.nearer.low > 0

    def plain(self) -> dict[str, Any]:
        """As plain values for JSON."""

        def told(each: TunedSet) -> dict[str, Any]:
            return each._asdict() | {"values": {name: value._asdict() for name, value in each.values.items()}}

        best = [told(each) for each in self.best]
        return self.__dict__ | {
            "goals": dict(self.goals),
            "usual": told(self.usual),
            "best": best,
            "nearer": self.nearer._asdict(),
            "clear": self.clear,
        }


def goal(text: str) -> tuple[str, float]:
    """
    >>> goal("decisions=8")
    ('decisions', 8.0)
    """
    name, _, value = text.partition("=")
    try:
        if name not in MEASURES:
            raise ValueError
        return name, float(value)
    except ValueError:
        raise Unreadable("tune-goal", text=text[:40], measures=", ".join(MEASURES)) from None


def space_of(game: Game[Any], variant: str, only: Sequence[str]) -> dict[str, list[Any]]:
    """What is searched: every option with several values, or the parameters of the variant."""
    if variant:
        return {name: list(values) for name, values in parameters_of(variant).items()}
    choices = game.options.choices()
    for name in only:
        if name not in choices:
            raise Unreadable("option-unknown", option=name[:20], options=", ".join(choices) or "-")
    return {name: list(values) for name, values in choices.items() if len(values) > 1 and (not only or name in only)}


class Tuner:
    """The search, with its games."""

    def __init__(
        self,
        game: Game[Any],
        goals: Goals,
        seats: int,
        games: int,
        bots: Sequence[Entrant],
        seed: int,
        place: WorkPlace,
        variant: str,
        tick: Callable[[int], None],
    ) -> None:
        self.game, self.goals, self.seats, self.games = game, goals, seats, games
        self.bots, self.seed, self.place, self.variant, self.tick = bots, seed, place, variant, tick
        self.differ = len({name_of(each) for each in bots}) > 1
        self.seemed: dict[RuleSet, float] = {}

    def rules(self, chosen: Mapping[str, Any]) -> RuleSet:
        if self.variant:
            return RuleSet(variant=written(self.variant, chosen))
        text = " ".join(f"{name}={spelled(value)}" for name, value in chosen.items())
        return RuleSet(self.game.options.read(text).text())

    def played(self, rules: RuleSet, games: int, seed: int) -> list[dict[str, float]]:
        """The measures of each game."""
        experiment = experiment_with(self.game, rules, self.seats, self.bots, seed, "luck" in self.goals)
        rounds = results(partial(measured, experiment, self.differ), range(games), self.place)
        found = list(chain.from_iterable(rounds))
        for name in self.goals:
            if name not in found[0]:
                raise Unreadable("tune-goal", text=name, measures=", ".join(found[0]))
        self.tick(games)
        return found

    def try_out(self, chosen: Mapping[str, Any]) -> float:
        """How far a set is from the goals; one that was tried before is not played again."""
        rules = self.rules(chosen)
        if rules not in self.seemed:
            self.seemed[rules] = missed(self.played(rules, self.games, self.seed), self.goals)
        else:
            self.tick(self.games)
        return self.seemed[rules]

    def confirmed(self, rules: RuleSet) -> tuple[TunedSet, list[dict[str, float]]]:
        """The set on games that had no part in choosing it."""
        found = self.played(rules, FRESH * self.games, derive(self.seed, "fresh"))
        values = {name: mean_of(found, name).estimate() for name in found[0]}
        return TunedSet(rules.label(), self.seemed[rules], missed(found, self.goals), values), found


def measured(experiment: Experiment, differ: bool, numbers: range) -> list[dict[str, float]]:
    """In a worker: the measures of some games."""
    camps = experiment.game().camps
    return [measures(each, camps, differ) for each in play_some(experiment, numbers)]


def mean_of(found: Sequence[Mapping[str, float]], name: str) -> Mean:
    mean = Mean()
    for each in found:
        mean.add(each[name])
    return mean


def missed(found: Sequence[Mapping[str, float]], goals: Goals) -> float:
    """The mean of the distances from the goals, each as a share of its goal."""
    away = [abs(mean_of(found, name).mean - value) / max(abs(value), LEAST_GOAL) for name, value in goals.items()]
    return sum(away) / len(away)


def nearer(best: Sequence[Mapping[str, float]], usual: Sequence[Mapping[str, float]], goals: Goals) -> Estimate:
    """How much less the best misses by. Linearised: each goal is missed on one side by the mean of its set."""
    difference = Mean()
    sides = {
        name: [1 if mean_of(some, name).mean >= value else -1 for some in (best, usual)]
        for name, value in goals.items()
    }
    for mine, its in zip(best, usual, strict=True):
        parts = [
            (sides[name][1] * (its[name] - value) - sides[name][0] * (mine[name] - value)) / max(abs(value), LEAST_GOAL)
            for name, value in goals.items()
        ]
        difference.add(sum(parts) / len(parts))
    return difference.estimate()


def side(found: Sequence[Mapping[str, float]], name: str, value: float) -> int:
    return 1 if mean_of(found, name).mean >= value else -1


def tune(
    game: Game[Any],
    goals: Goals,
    seats: int | None = None,
    trials: int = 30,
    games: int = 100,
    bots: Sequence[Entrant] = ("regular",),
    seed: int = 0,
    jobs: int | WorkPlace = 1,
    variant: str = "",
    only: Sequence[str] = (),
    on_progress: Callable[[int, int], None] | None = None,
) -> TuneResult:
    """Search, then try the best three and the usual rules on fresh games."""
    try:
        import optuna
    except ModuleNotFoundError:
        raise Unreadable("lab-needs", tool="Optuna", extra="tune") from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    space = space_of(game, variant, only)
    if not space:
        raise Unreadable("tune-nothing")
    table = max(game.seats[0], min(2, game.seats[-1]), len(bots)) if seats is None else seats
    trials = min(trials, prod(map(len, space.values())))  # where all sets can be tried, each is tried once
    whole, done = games * (trials + 1 + FRESH * (BEST + 1)), 0

    def tick(count: int) -> None:
        nonlocal done
        done += count
        if on_progress is not None:
            on_progress(done, whole)

    with StandingPlace(on(jobs)) as place:
        tuner = Tuner(game, goals, table, games, bots, seed, place, variant, tick)
        study = optuna.create_study(sampler=sampler_of(space, trials, seed % 2**32))
        tuner.try_out({})
        study.optimize(
            lambda trial: tuner.try_out({name: trial.suggest_categorical(name, space[name]) for name in space}), trials
        )
        return concluded(tuner, trials)


def sampler_of(space: Mapping[str, Sequence[Any]], trials: int, seed: int) -> Any:
    from optuna import samplers

    whole = prod(map(len, space.values())) <= trials
    return samplers.GridSampler(space, seed=seed) if whole else samplers.TPESampler(seed=seed)


def concluded(tuner: Tuner, trials: int) -> TuneResult:
    """The best three on fresh games, beside the usual rules."""
    usual = tuner.rules({})
    order = sorted((each for each in tuner.seemed if each != usual), key=lambda each: (tuner.seemed[each], each))[:BEST]
    base, base_games = tuner.confirmed(usual)
    tried = [tuner.confirmed(each) for each in order] or [(base, base_games)]
    game = tuner.game
    return TuneResult(
        game.key,
        game.version,
        tuner.seats,
        tuner.seed,
        tuner.goals,
        trials,
        tuner.games,
        base,
        tuple(each for each, _ in tried),
        nearer(tried[0][1], base_games, tuner.goals),
    )
