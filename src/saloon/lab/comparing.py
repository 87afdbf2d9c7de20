"""Rules side by side: what an option changes, measured on games with the same chance.

Game k is played once under each set of options, with the same seed. So the difference of a measure is taken game by
game, and what chance brings to both cancels out as far as the rules let it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Any, Final, NamedTuple

from saloon.bots.worth import shares
from saloon.core.options import Options
from saloon.core.state import Unreadable
from saloon.crew import WorkPlace, results
from saloon.house.game import Game
from saloon.kit.intervals import MISS, Estimate, Mean
from saloon.lab.restrained import checked
from saloon.lab.simulate import experiment_of, on, play_some
from saloon.lab.trial import Entrant, Experiment, Played, name_of
from saloon.lab.variants import built

FEWEST: Final = 50
"""Games before a difference is called clear; after as many more it is looked at again."""
SHARE_NARROW: Final = 0.01
LENGTH_NARROW: Final = 0.02
"""A difference known to within a point in a hundred of a share, or to within two hundredths of a length, is known."""
SHARE_MORE: Final = 0.03
"""Luck that is surely no more than three points in a hundred greater counts as no more luck."""
SHARES: Final = frozenset({"first", "skill", "tied", "luck"})
"""Measures between 0 and 1."""


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


@dataclass(frozen=True)
class RuleDiff:
    """What a comparison found."""

    game: str
    version: int
    seats: int
    bots: tuple[str, ...]
    seed: int
    settings: tuple[str, ...]
    """The first is the one that the others are held against."""
    games: int
    contrasts: tuple[Contrast, ...]

    def plain(self) -> dict[str, Any]:
        """As plain values for JSON."""
        rows = [
            {key: value._asdict() if isinstance(value, Estimate) else value for key, value in each._asdict().items()}
            for each in self.contrasts
        ]
        return {**self.__dict__, "contrasts": rows}


class RuleSet(NamedTuple):
    """One way to play that is compared."""

    options: str = ""
    without: tuple[str, ...] = ()
    """What nobody may make use of."""
    variant: str = ""
    """House rules in a module of one's own."""

    def label(self) -> str:
        """
        >>> RuleSet("deal=5", ("seven",)).label(), RuleSet().label()
        ('deal=5 −seven', '')
        """
        return " ".join([each for each in (self.variant, self.options, *[f"−{name}" for name in self.without]) if each])


def experiment_with(
    game: Game[Any], rules: RuleSet, seats: int, bots: Sequence[Entrant], seed: int, adjusted: bool = False
) -> Experiment:
    """The experiment under these rules; raises Unreadable for what is not known."""
    mine = built(rules.variant) if rules.variant else game
    options = mine.options.read(rules.options)
    experiment = experiment_of(mine, seats, bots, options, seed, ())
    without = checked(mine, rules.without) if rules.without else ()
    return replace(experiment, without=without, variant=rules.variant, adjusted=adjusted)


def compare(
    game: Game[Any],
    settings: Sequence[Options | RuleSet],
    seats: int,
    games: int = 2000,
    bots: Sequence[Entrant] = ("regular",),
    seed: int = 0,
    jobs: int | WorkPlace = 1,
    on_progress: Callable[[int, int], None] | None = None,
    luck: bool = False,
) -> RuleDiff:
    """Play until every difference is clear or known closely enough, or all `games` are played."""
    sets = [each if isinstance(each, RuleSet) else RuleSet(each.text()) for each in settings]
    experiments = tuple(experiment_with(game, each, seats, bots, seed, luck) for each in sets)
    told = tuple(each.label() for each in sets)
    counts = DiffCounts(told, game.camps, len({name_of(each) for each in bots}) > 1)
    rounds = results(partial(play_sets, experiments), range(games), on(jobs))
    try:
        for played in chain.from_iterable(rounds):
            counts.add(played)
            if counts.games % FEWEST == 0:  # by the number, so that a run ends in the same game everywhere
                if on_progress is not None:
                    on_progress(counts.games, games)
                if counts.known():
                    break
    finally:
        rounds.close()
    names = tuple(map(name_of, bots))
    return RuleDiff(game.key, game.version, seats, names, seed, told, counts.games, tuple(counts.contrasts()))


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
    """The sets that are clearly shorter in decisions and whose luck is not clearly more: at most as much as is even."""
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


def play_sets(experiments: Sequence[Experiment], numbers: range) -> list[list[Played]]:
    """Each game under every set of options."""
    return [[play_some(each, range(number, number + 1))[0] for each in experiments] for number in numbers]


class DiffCounts:
    """The running counts behind a comparison."""

    def __init__(self, settings: Sequence[str], camps: bool, levels_differ: bool) -> None:
        self.settings = list(settings)
        self.camps = camps
        self.levels_differ = levels_differ
        self.games = 0
        self.values: list[dict[str, Mean]] = [{} for _ in settings]
        self.differences: list[dict[str, Mean]] = [{} for _ in settings]

    def add(self, played: Sequence[Played]) -> None:
        self.games += 1
        found = [measures(each, self.camps, self.levels_differ) for each in played]
        for mine, values, differences in zip(found, self.values, self.differences, strict=True):
            for name, value in mine.items():
                values.setdefault(name, Mean()).add(value)
                differences.setdefault(name, Mean()).add(value - found[0][name])

    def contrasts(self) -> list[Contrast]:
        """Measure by measure, setting by setting. The more contrasts, the more each one has to show."""
        miss = MISS / max(1, len(self.values[0]) * (len(self.settings) - 1))
        told = []
        for name, base in self.values[0].items():
            for place, setting in list(enumerate(self.settings))[1:]:
                difference = self.differences[place][name].at_any_time(miss)
                clear = self.games >= FEWEST and not difference.low <= 0 <= difference.high
                value = self.values[place][name].estimate()
                told.append(Contrast(name, setting, base.estimate(), value, difference, clear))
        return told

    def known(self) -> bool:
        """Whether more games would tell nothing that matters."""
        return self.games >= FEWEST and all(each.clear or is_narrow(each) for each in self.contrasts())


def is_narrow(contrast: Contrast) -> bool:
    room = SHARE_NARROW if contrast.measure in SHARES else LENGTH_NARROW * abs(contrast.base.value)
    return contrast.difference.high - contrast.difference.low <= 2 * room


def measures(played: Played, camps: bool, levels_differ: bool) -> dict[str, float]:
    """What is measured of one game. The mean of `luck` is the share of results that luck goes along with."""
    found = {"decisions": played.decisions / len(played.scores), "events": float(played.events)}
    if len(played.scores) == 1:
        return found | {"points": float(played.scores[0])}
    won, ranked = shares(played.scores, camps), sorted(played.scores, reverse=True)
    found["first"] = won[0]
    if levels_differ:
        found["skill"] = won[played.order.index(0)]
    if played.luck and not camps:
        even = 1 / len(won)
        parts = [mine * (share - even) for mine, share in zip(played.luck, won, strict=True)]
        found["luck"] = sum(parts) / (1 - even)
    if not camps:
        found["tied"] = float(ranked[0] == ranked[1])
        found["margin"] = float(ranked[0] - ranked[1])
    return found
