"""Rules side by side: what an option changes, measured on games with the same chance.

Game k is played once under each set of options, with the same seed. So the difference of a measure is taken game by
game, and what chance brings to both cancels out as far as the rules let it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

from saloon.core.options import Options
from saloon.core.state import Unreadable
from saloon.crew import Jobs, Shards, results
from saloon.house.game import Game
from saloon.kit.intervals import MISS, Estimate, Mean
from saloon.lab.measures import MeasurePlan, bounded, in_order, is_share, measure_some
from saloon.lab.restrained import checked
from saloon.lab.simulate import experiment_of, mark, on
from saloon.lab.trial import Entrant, Experiment, name_of, own_files
from saloon.lab.variants import built

FEWEST: Final = 50
"""Games before a difference is called clear; after as many more it is looked at again."""
SHARE_NARROW: Final = 0.01
NARROW: Final = 0.02
"""A difference known to within a point in a hundred of a share, or to within two hundredths of its base (of one, where
the base is less), is known."""
AS_SHOWN: Final = MeasurePlan()
"""What a game shows by itself."""
SHARE_MORE: Final = 0.03
"""Luck that is surely no more than three points in a hundred greater counts as no more luck."""


class Contrast(NamedTuple):
    """One measure under two sets of options."""

    measure: str
    setting: str
    base: Estimate
    value: Estimate
    difference: Estimate
    """It may be looked at after every game, and it holds for all contrasts of the comparison together."""
    clear: bool
    """Whether the difference is surely not 0."""
    n: int
    """Games that had the measure under both."""


@dataclass(frozen=True)
class RuleDiff:
    """What a comparison found. In a notebook it shows itself."""

    game: str
    version: int
    seats: int
    bots: tuple[str, ...]
    seed: int
    settings: tuple[str, ...]
    """The first is the one that the others are held against."""
    games: int
    contrasts: tuple[Contrast, ...]
    command: str = ""
    """What finds the same again; empty where nobody said it."""

    def plain(self) -> dict[str, Any]:
        """As plain values for JSON."""
        rows = [
            {key: value._asdict() if isinstance(value, Estimate) else value for key, value in each._asdict().items()}
            for each in self.contrasts
        ]
        return {**self.__dict__, "contrasts": rows}

    def html(self, lang: str = "en") -> str:
        """One page by itself."""
        from saloon.lab.compare_page import page

        return page(self, lang)

    def _repr_html_(self) -> str:
        from saloon.lab.report_page import framed

        return framed(self.html())


class RuleSet(NamedTuple):
    """One way to play that is compared."""

    options: str = ""
    without: tuple[str, ...] = ()
    """What nobody may make use of."""
    variant: str = ""
    """House rules in a module of one's own."""
    house: Game[Any] | None = None
    """House rules at hand: for this process alone."""

    def label(self) -> str:
        """
        >>> RuleSet("deal=5", ("seven",)).label(), RuleSet().label()
        ('deal=5 −seven', '')
        """
        rules = self.house.key if self.house else self.variant
        return " ".join([each for each in (rules, self.options, *[f"−{name}" for name in self.without]) if each])


def experiment_with(
    game: Game[Any], rules: RuleSet, seats: int, bots: Sequence[Entrant], seed: int, adjusted: bool = False
) -> Experiment:
    """The experiment under these rules; raises Unreadable for what is not known."""
    mine = rules.house or (built(rules.variant) if rules.variant else game)
    options = mine.options.read(rules.options)
    experiment = experiment_of(mine, seats, bots, options, seed, ())
    without = checked(mine, rules.without) if rules.without else ()
    own = own_files(experiment.entrants, rules.variant)
    return replace(experiment, without=without, variant=rules.variant, adjusted=adjusted, own=own)


def rule_set(given: str | Options | Game[Any] | RuleSet, game: Game[Any]) -> RuleSet:
    """What somebody means by a set of rules: options, or house rules."""
    if isinstance(given, RuleSet):
        return given
    return RuleSet(house=given) if isinstance(given, Game) else RuleSet(game.chosen(given).text())


def compare(
    game: Game[Any] | str,
    settings: Sequence[str | Options | Game[Any] | RuleSet],
    seats: int | None = None,
    games: int = 2000,
    bots: Sequence[Entrant] = ("regular",),
    seed: int = 0,
    jobs: Jobs = 1,
    on_progress: Callable[[int, int], None] | None = None,
    luck: bool = False,
    plan: MeasurePlan = AS_SHOWN,
    kept: Path | None = None,
    forget: bool = False,
    command: str = "",
) -> RuleDiff:
    """Play until every difference is clear or known closely enough, or all `games` are played.

    `settings` are options or house rules; the others are held against the first. `luck` measures luck too, `plan` what
    else; `jobs`, `kept` and `forget` are those of `simulate`.

    >>> import saloon
    >>> found = saloon.compare("oko", ["", "rounds=3"], games=50)
    >>> [each.clear for each in found.contrasts if each.measure == "decisions"]
    [True]
    """
    from saloon.shelf import game as game_called

    game = game_called(game) if isinstance(game, str) else game
    sets = [rule_set(each, game) for each in settings]
    seats = max(game.seats[0], min(2, game.seats[-1]), len(bots)) if seats is None else seats
    experiments = tuple(experiment_with(game, each, seats, bots, seed, luck) for each in sets)
    told = tuple(each.label() for each in sets)
    shards = Shards(kept / compared_mark(game, experiments, plan), list[dict[str, float]]) if kept else None
    rounds = results(partial(measure_sets, experiments, plan), range(games), on(jobs), shards)
    counts = count_until_known(rounds, DiffCounts(told), games, on_progress)
    if shards is not None and forget:
        shards.clear()
    names = tuple(map(name_of, bots))
    contrasts = tuple(counts.contrasts())
    return RuleDiff(game.key, game.version, seats, names, seed, told, counts.games, contrasts, command)


def count_until_known(
    rounds: Generator[list[list[dict[str, float]]], None, None],
    counts: DiffCounts,
    games: int,
    on_progress: Callable[[int, int], None] | None,
) -> DiffCounts:
    """Count game by game. Only the number of games says when to look, so a run ends at the same game everywhere."""
    try:
        for measured in chain.from_iterable(rounds):
            counts.add(measured)
            if counts.games % FEWEST == 0:
                if on_progress is not None:
                    on_progress(counts.games, games)
                if counts.known():
                    break
    finally:
        rounds.close()
    return counts


def compared_mark(game: Game[Any], experiments: Sequence[Experiment], plan: MeasurePlan) -> str:
    """A name for the games of a comparison."""
    return f"compare-{game.key}-{sha256(f'{mark(game, experiments)} {plan}'.encode()).hexdigest()[:16]}"


def each_option(game: Game[Any], base: str) -> list[RuleSet]:
    """Every other value of every option, one at a time."""
    usual, found = game.options.read(base), []
    for name, values in game.options.choices().items():
        for value in values:
            if value != getattr(usual, name):
                with suppress(Unreadable):  # what does not go together with the base
                    found.append(RuleSet(replace(usual, **{name: value}).text()))
    return found


def shorter(found: RuleDiff) -> list[str]:
    """The sets that are clearly shorter in decisions and whose luck is surely not much more (`SHARE_MORE`)."""
    by = {(each.measure, each.setting): each for each in found.contrasts}
    names = [each.setting for each in found.contrasts if each.measure == "decisions"]
    return [
        name
        for name in names
        if by["decisions", name].clear
        and by["decisions", name].difference.value < 0
        and ("luck", name) in by
        and by["luck", name].difference.high <= SHARE_MORE
    ]


def measure_sets(experiments: Sequence[Experiment], plan: MeasurePlan, numbers: range) -> list[list[dict[str, float]]]:
    """In a worker: each game under every set of options."""
    found = []
    for number in numbers:
        sets = [measure_some(each, plan, range(number, number + 1)) for each in experiments]
        if not all(sets):
            break  # called off
        found.append([each[0] for each in sets])
    return found


class DiffCounts:
    """The running counts behind a comparison."""

    def __init__(self, settings: Sequence[str]) -> None:
        self.settings = list(settings)
        self.games = 0
        self.values: list[dict[str, Mean]] = [{} for _ in settings]
        self.differences: list[dict[str, Mean]] = [{} for _ in settings]

    def add(self, found: Sequence[dict[str, float]]) -> None:
        """A game under all sets. What a measure says nothing about is left out, such as who led in a drawn game."""
        self.games += 1
        base = found[0]
        for mine, values, differences in zip(found, self.values, self.differences, strict=True):
            for name, value in mine.items():
                values.setdefault(name, Mean()).add(value)
                if name in base:
                    differences.setdefault(name, Mean()).add(round(value - base[name], 12))

    def contrasts(self) -> list[Contrast]:
        """Measure by measure, setting by setting. The more contrasts, the more each one has to show."""
        names = in_order(list(self.values[0])) if self.games else []
        miss = MISS / max(1, len(names) * (len(self.settings) - 1))
        told = []
        for name in names:
            for place, setting in list(enumerate(self.settings))[1:]:
                if name not in self.differences[place]:
                    continue
                mean = self.differences[place][name]
                difference = mean.at_any_time(miss)
                clear = mean.count >= FEWEST and not difference.low <= 0 <= difference.high
                base, value = (bounded(name, self.values[at][name].estimate()) for at in (0, place))
                told.append(Contrast(name, setting, base, value, difference, clear, mean.count))
        return told

    def known(self) -> bool:
        """Whether more games would tell nothing that matters."""
        return self.games >= FEWEST and all(each.clear or is_narrow(each) for each in self.contrasts())


def is_narrow(contrast: Contrast) -> bool:
    room = SHARE_NARROW if is_share(contrast.measure) else NARROW * max(1.0, abs(contrast.base.value))
    return contrast.difference.high - contrast.difference.low <= 2 * room
