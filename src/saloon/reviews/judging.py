"""A decision judged: what each choice promised over the worlds that fitted the view, and what the chosen one gave away.

"Best minus mine" of noisy values is never negative, so noise alone would make everybody look bad. Therefore the best
is chosen on one half of the worlds and priced on the other, and only if it was clearly better there. The worlds follow
from the view alone: equal views are judged alike, whatever was hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, log2, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from saloon.bots.forecast import is_guessed
from saloon.core.state import Action, Seat, View
from saloon.reviews.differences import NOTHING, Part, difference
from saloon.reviews.prospects import Prospects

CLEARLY: Final = 2.0
"""Standard errors from which on a choice is clearly better."""
SAME: Final = 1e-9
"""Values that differ by less are equal."""
MOST_EQUALS: Final = 4
"""How many choices are followed where more are equally good."""


class ComparedChoice(NamedTuple):
    """A choice and what it promised."""

    action: Action
    promise: Part


class Judgement(NamedTuple):
    """What was decided, what was best, and the cost."""

    chosen: Action
    best: Action
    """The chosen one where nothing was clearly better."""
    equals: tuple[Action, ...]
    """All that nothing was clearly better than: the reference play takes any of them."""
    cost: Part
    """Never negative."""
    weighings: tuple[ComparedChoice, ...] = ()
    """All that was compared, best first."""
    guessed: bool = False
    """Whether something was hidden from the seat."""


def judge(prospects: Prospects, view: View, seat: Seat, legal: Sequence[Action], chosen: Action) -> Judgement:
    """What the seat gave away by its choice among these, as far as it could know."""
    comparison = Comparison(prospects, view, seat)
    weighed, promises = prospects.reference.weighed, prospects.reference.promises
    race = list(weighed(view, seat, legal)) if weighed else list(legal)
    if promises is not None:
        known = list(dict.fromkeys((*race, chosen)))
        return compared(dict(zip(known, promises(view, seat, known), strict=True)), chosen, comparison.guessed)
    if comparison.worlds == 1:
        values = {action: comparison.values(action, 0, 1)[0] for action in dict.fromkeys((*race, chosen))}
        return compared(values, chosen, comparison.guessed)
    half = max(2, comparison.worlds // 2)
    order = comparison.halved(race, half)
    best = order[0]
    equals = [
        action
        for action in dict.fromkeys((best, chosen, *order[:MOST_EQUALS]))
        if not comparison.behind(action, best, half)
    ]
    cost = NOTHING
    if best != chosen:
        cost = difference(comparison.values(best, half, 2 * half), comparison.values(chosen, half, 2 * half))
        if chosen in equals or cost.value <= SAME:
            best, cost = chosen, Part(0.0, cost.variance, cost.n)
    if best == chosen and chosen not in equals:
        equals = [chosen]
    shown = sorted({*order, chosen}, key=lambda action: (action != best, -comparison.promise(action).value))
    weighings = tuple([ComparedChoice(action, comparison.promise(action)) for action in shown])
    return Judgement(chosen, best, tuple(equals), cost, weighings, comparison.guessed)


def compared(found: Mapping[Action, float], chosen: Action, guessed: bool) -> Judgement:
    """Every choice has one value that does not depend on lots."""
    top = max(found.values())
    best = chosen if found[chosen] >= top - SAME else max(found, key=found.__getitem__)
    order = sorted(found, key=lambda action: (-found[action], action != best))
    cost = Part(top - found[chosen]) if best != chosen else NOTHING
    equals = [best, *(action for action in order if action != best and found[action] >= top - SAME)][:MOST_EQUALS]
    weighings = tuple([ComparedChoice(each, Part(found[each])) for each in order])
    return Judgement(chosen, best, tuple(equals), cost, weighings, guessed)


class Comparison:
    """The choices of one view in numbered worlds; each is worked out once."""

    def __init__(self, prospects: Prospects, view: Any, seat: Seat) -> None:
        self.prospects = prospects
        self.view = view
        self.seat = seat
        self.guessed = is_guessed(prospects.game, view)
        self.text = prospects.game.notation.write_state(view) if self.guessed else ""
        self.guesses: list[Any] = []
        self.found: dict[Action, list[float]] = {}

    @property
    def worlds(self) -> int:
        """One where there is nothing to guess and nothing to draw."""
        if self.guessed or self.prospects.reference.draws:
            return self.prospects.worlds
        legal = self.view.legal(self.seat)
        sure = all(self.prospects.sure(self.view.after(self.seat, action)) is not None for action in legal[:2])
        return 1 if sure else self.prospects.worlds

    def world(self, number: int) -> Any:
        if not self.guessed:
            return self.view
        while len(self.guesses) <= number:
            chance = Random(f"{len(self.guesses)} {self.seat} {self.text}")
            self.guesses.append(self.prospects.game.advice.sampling.draw(self.view, self.seat, chance))
        return self.guesses[number]

    def values(self, action: Action, first: int, last: int) -> list[float]:
        """What the action promises in the worlds of these numbers."""
        found = self.found.setdefault(action, [])
        while len(found) < last:
            found.append(self.value(action, len(found)))
        return found[first:last]

    def value(self, action: Action, number: int) -> float:
        after = self.world(number).after(self.seat, action)
        sure = self.prospects.sure(after)
        return (self.prospects.drawn(after, number) if sure is None else sure)[self.seat]

    def behind(self, action: Action, best: Action, worlds: int) -> bool:
        """Whether an action is clearly worse than the best, over these worlds."""
        lead = difference(self.values(best, 0, worlds), self.values(action, 0, worlds))
        return lead.value > max(SAME, CLEARLY * sqrt(lead.variance))

    def promise(self, action: Action) -> Part:
        return difference(self.found[action], [0.0])

    def halved(self, race: Sequence[Action], worlds: int) -> list[Action]:
        """All actions, the best first: in every stage the worse half drops out, and the others meet more worlds."""
        rivals, behind = list(race), list[Action]()
        stages = max(1, ceil(log2(len(rivals))))
        for stage in range(1, stages + 1):
            met = max(2, worlds * stage // stages)
            rivals.sort(key=lambda action: -sum(self.values(action, 0, met), 0.0))
            if stage < stages:
                keep = max(2, ceil(len(rivals) / 2))
                behind = rivals[keep:] + behind
                rivals = rivals[:keep]
        return rivals + behind
