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
from saloon.crew import Jobs, StandingPlace, WorkPlace, results
from saloon.house.game import Game
from saloon.kit.intervals import Estimate, Mean
from saloon.lab.comparing import RuleSet, experiment_with
from saloon.lab.measures import CHANCES, NAMES, MeasurePlan, in_order, measure_some
from saloon.lab.simulate import on
from saloon.lab.trial import Entrant, derive
from saloon.lab.variants import defaults_of, parameters_of, written

BEST: Final = 3
FRESH: Final = 4
"""How many times as many games the best three play."""
LEAST_GOAL: Final = 0.05
"""Distances from a goal of 0 are measured against this."""
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
        if name not in NAMES:
            raise ValueError
        return name, float(value)
    except ValueError:
        raise Unreadable("tune-goal", text=text[:40], measures=", ".join(NAMES)) from None


def space_of(game: Game[Any], variant: str, only: Sequence[str]) -> dict[str, list[Any]]:
    """What is searched: every option with several values, or the parameters of the variant."""
    if variant:
        return {name: scaled(values) for name, values in parameters_of(variant).items()}
    choices = game.options.choices()
    for name in only:
        if name not in choices:
            raise Unreadable("option-unknown", option=name[:20], options=", ".join(choices) or "-")
    return {name: scaled(values) for name, values in choices.items() if len(values) > 1 and (not only or name in only)}


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
        self.plan = MeasurePlan(chances=not goals.keys().isdisjoint(CHANCES))
        self.seemed: dict[RuleSet, float] = {}

    def rules(self, chosen: Mapping[str, Any]) -> RuleSet:
        if self.variant:
            usual = defaults_of(self.variant)
            other = {name: value for name, value in chosen.items() if value != usual.get(name)}
            return RuleSet(variant=written(self.variant, other))
        text = " ".join(f"{name}={spelled(value)}" for name, value in chosen.items())
        return RuleSet(self.game.options.read(text).text())

    def played(self, rules: RuleSet, games: int, seed: int) -> list[dict[str, float]]:
        """The measures of each game."""
        experiment = experiment_with(self.game, rules, self.seats, self.bots, seed, "luck" in self.goals)
        rounds = results(partial(measure_some, experiment, self.plan), range(games), self.place)
        found = list(chain.from_iterable(rounds))
        for name in self.goals:
            if not any(name in each for each in found):
                raise Unreadable("tune-goal", text=name, measures=", ".join(known(found)))
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
        values = {name: mean_of(found, name).estimate() for name in known(found)}
        return TunedSet(rules.label(), self.seemed[rules], missed(found, self.goals), values), found


def known(found: Sequence[Mapping[str, float]]) -> list[str]:
    """The measures that games had."""
    return in_order(list({name for each in found for name in each}))


def mean_of(found: Sequence[Mapping[str, float]], name: str) -> Mean:
    """Over the games that had it."""
    mean = Mean()
    for each in found:
        if name in each:
            mean.add(each[name])
    return mean


def missed(found: Sequence[Mapping[str, float]], goals: Goals) -> float:
    """The mean of the distances from the goals, each as a share of its goal."""
    away = [abs(mean_of(found, name).mean - value) / max(abs(value), LEAST_GOAL) for name, value in goals.items()]
    return sum(away) / len(away)


def nearer(best: Sequence[Mapping[str, float]], usual: Sequence[Mapping[str, float]], goals: Goals) -> Estimate:
    """How much nearer to the goals the best is than the usual rules. Linearised at the means of both."""
    difference = Mean()
    sides = {
        name: [1 if mean_of(some, name).mean >= value else -1 for some in (best, usual)]
        for name, value in goals.items()
    }
    for mine, its in zip(best, usual, strict=True):
        if not goals.keys() <= mine.keys() & its.keys():
            continue
        parts = [
            (sides[name][1] * (its[name] - value) - sides[name][0] * (mine[name] - value)) / max(abs(value), LEAST_GOAL)
            for name, value in goals.items()
        ]
        difference.add(sum(parts) / len(parts))
    return difference.estimate()


def tune(
    game: Game[Any],
    goals: Goals,
    seats: int | None = None,
    trials: int = 30,
    games: int = 100,
    bots: Sequence[Entrant] = ("regular",),
    seed: int = 0,
    jobs: Jobs = 1,
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
        study.optimize(lambda trial: tuner.try_out(suggested(trial, space)), trials)
        return concluded(tuner, trials)


def is_scale(values: Sequence[Any]) -> bool:
    """Whether the values are numbers, so that neighbours are alike.

    >>> is_scale([2, 3, 9]), is_scale([0.5, 0.75]), is_scale([False, True]), is_scale(["free", "strict", "off"])
    (True, True, False, False)
    """
    return all(isinstance(each, int | float) and not isinstance(each, bool) for each in values)


def scaled(values: Sequence[Any]) -> list[Any]:
    """Numbers in their order, all else as it is."""
    return sorted(values) if is_scale(values) else list(values)


def suggested(trial: Any, space: Mapping[str, Sequence[Any]]) -> dict[str, Any]:
    """The next set: of a scale a place on it, of all else one of the values."""
    return {
        name: values[trial.suggest_int(name, 0, len(values) - 1)]
        if is_scale(values)
        else trial.suggest_categorical(name, values)
        for name, values in space.items()
    }


def sampler_of(space: Mapping[str, Sequence[Any]], trials: int, seed: int) -> Any:
    from optuna import samplers

    whole = prod(map(len, space.values())) <= trials
    grid = {name: range(len(values)) if is_scale(values) else values for name, values in space.items()}
    return samplers.GridSampler(grid, seed=seed) if whole else samplers.TPESampler(seed=seed)


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
