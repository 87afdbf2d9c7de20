"""What is measured of one game, to be held against the same game under other rules, or against a goal.

They are the measures of a report, each one number for a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from saloon.bots.worth import shares
from saloon.house.game import Game
from saloon.kit.intervals import Estimate
from saloon.lab.tension import changes, decided, settled
from saloon.lab.trace import Traced, TracePlan, trace_each
from saloon.lab.trial import Experiment, Played, name_of
from saloon.words import Words

SHARES: Final = frozenset({"first", "skill", "tied", "luck", "settled", "decided"})
"""Measures between 0 and 1; and the wins of further seats."""
CHANCES: Final = ("changes", "settled", "decided")
"""Measures that are read from the chances, which takes long."""
NAMES: Final = (
    "first",
    "skill",
    "tied",
    "margin",
    "points",
    "minutes",
    "turns",
    "decisions",
    "events",
    "wait",
    *CHANCES,
    "luck",
)
"""All but the wins of further seats (`seat-2`) and what is used (`use-seven`), in the order in which they are told."""
SEAT, USE = "seat-", "use-"
PACE: Final = 8.0


@dataclass(frozen=True)
class MeasurePlan:
    """What is measured besides what a game shows by itself."""

    chances: bool = False
    """How the chances go back and forth."""
    uses: bool = False
    """How often each thing is used."""
    pace: float = PACE
    """Seconds of a decision."""


def is_share(measure: str) -> bool:
    return measure in SHARES or measure.startswith(SEAT)


def bounded(measure: str, found: Estimate) -> Estimate:
    """An interval goes no further than what can be: shares lie between 0 and 1, what is counted is not negative."""
    if measure in ("luck", "points"):
        return found
    high = min(1.0, found.high) if is_share(measure) else found.high
    return Estimate(found.value, max(0.0, found.low), high)


def measures(played: Played, camps: bool, levels_differ: bool) -> dict[str, float]:
    """What one game came to. The mean of `luck` is the share of results that luck explains."""
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


def watched(traced: Traced, camps: bool, names: Sequence[str]) -> dict[str, float]:
    """How one game went. It is counted how often the things in `names` were used."""
    scores = traced.played.scores
    found = {"minutes": traced.seconds / 60, "turns": float(traced.turns)}
    if len(scores) > 2:
        won = shares(scores, camps)
        found |= {f"{SEAT}{seat + 1}": won[seat] for seat in range(1, len(won))}
    if len(scores) > 1 and traced.waits:
        found["wait"] = sum(traced.waits) / len(traced.waits)
    if len(scores) > 1 and traced.curve:
        found |= {"changes": float(changes(traced.curve)), "decided": decided(traced.curve)}
        if (part := settled(traced.curve)) is not None:
            found["settled"] = part
    used = {name: float(sum(did)) for name, _, did in traced.used}
    return found | {f"{USE}{name}": used.get(name, 0.0) for name in names}


def measure_some(experiment: Experiment, plan: MeasurePlan, numbers: range) -> list[dict[str, float]]:
    """In a worker: the measures of some games."""
    game, found = experiment.game(), list[dict[str, float]]()
    differ = len({name_of(each) for each in experiment.entrants}) > 1
    names = game.study.uses.names if plan.uses and game.study.uses else ()
    for traced in trace_each(experiment, TracePlan(0, plan.pace, plan.chances, plan.uses), numbers):
        found.append(measures(traced.played, game.camps, differ) | watched(traced, game.camps, names))
    return found


def in_order(names: Sequence[str]) -> list[str]:
    """Wins by seat first, then length and waiting, chances, luck, and what is used.

    >>> in_order(["use-seven", "luck", "seat-3", "decisions", "first", "seat-2"])
    ['first', 'seat-2', 'seat-3', 'decisions', 'luck', 'use-seven']
    """

    def place(name: str) -> tuple[int, int]:
        if name.startswith(SEAT):
            return 0, int(name.removeprefix(SEAT))
        return (len(NAMES), 0) if name.startswith(USE) else (NAMES.index(name), 0)

    return sorted(names, key=place)


def called(name: str, game: Game[Any], say: Words) -> str:
    """A measure in the words of the reader."""
    if name.startswith(SEAT):
        return say("compare-seat", seat=int(name.removeprefix(SEAT)))
    if name.startswith(USE):
        assert game.study.uses is not None
        message, args = game.study.uses.told(name.removeprefix(USE))
        return say("compare-use", thing=say(message, **args))
    return say(f"compare-{name}")
