"""What can be said for sure: the chances of both, and what an action costs or gains beside the others. From a table of
a solved game, or from the game's own search."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from saloon.core.state import NATURE, Action, Seat
from saloon.house.rooms import OwnSearch, Reason, Reference, Sure
from saloon.house.rooms.reference import Certainty

POSITIONS: Final = 400
"""How many positions are looked at for each side of a comparison."""


def chances_by(sure: Callable[[Any, Seat], Mapping[Action, Sure] | None]) -> Callable[[Any], Sequence[float] | None]:
    """The exact chances of two seats, from what a table says about the actions; for `Advice.chances`."""

    def chances(view: Any) -> Sequence[float] | None:
        who = view.to_act()
        known = sure(view, who[0]) if who and who[0] != NATURE else None
        if not known:
            return None
        best = max([each.value for each in known.values()])
        return (best, 1 - best) if who[0] == 0 else (1 - best, best)

    return chances


def wins(known: Mapping[Action, Sure] | None) -> dict[Action, int]:
    """What wins, and in how many moves of one's own."""
    return {action: (each.moves + 1) // 2 for action, each in (known or {}).items() if each.value == 1}


def why_sure(known: Mapping[Action, Sure], action: Action) -> Reason:
    """What the move leads to, and what the best of the others would cost."""
    mine = known[action]
    rest, more = "same", 0
    others = [each for other, each in known.items() if other != action]
    if others:
        next_best = max(others, key=Sure.merit)
        more = (next_best.moves - mine.moves) // 2 if mine.value == next_best.value else 0
        if next_best.merit()[:2] > mine.merit()[:2]:
            rest = "better"
        elif mine.value > next_best.value:
            rest = "loss" if next_best.value == 0 else "draw"
        elif more:
            rest = "slower"
    if mine.value == 0.5:
        return Reason("why-sure-draw", {"rest": rest})
    return Reason(
        "why-sure-win" if mine.value else "why-sure-loss",
        {"moves": (mine.moves + 1) // 2, "rest": rest, "more": abs(more)},
    )


def beside(search: OwnSearch, view: Any, seat: Seat, action: Action) -> dict[str, int]:
    """How many points of its outlook in per cent the best of the other actions would cost."""
    others = [each for each in view.legal(seat) if each != action]
    found = [
        search(view, seat, each, positions=POSITIONS, seconds=None, tables=True) for each in ([action], others) if each
    ]
    if len(found) < 2 or not found[0] or not found[1]:
        return {"less": 0}
    mine, theirs = (round(100 * each[0][1]) for each in found if each)
    return {"less": max(0, mine - theirs)}


SureOf = Callable[[Any, Seat], Mapping[Action, Sure] | None]
Foreseen = Callable[[Any, Random], Sequence[float] | None]
REMEMBERED: Final = 4096
"""Positions whose value is not looked for twice."""


def foreseen(sure: SureOf, search: OwnSearch, worth: Callable[[Any, Seat], float], positions: int) -> Foreseen:
    """What a position promises two seats: by the table, else by looking ahead; for `Reference.value`."""

    @lru_cache(maxsize=REMEMBERED)
    def looked_for(state: Any, seat: Seat) -> float:
        """Only this is remembered: a table may be solved meanwhile, and then it is asked."""
        found = search(state, seat, state.legal(seat), positions=positions, seconds=None, tables=True)
        return found[0][1] if found else worth(state, seat)

    def value(state: Any, chance: Random) -> Sequence[float] | None:
        seat = state.to_act()[0]
        if seat == NATURE:
            return None
        known = sure(state, seat)
        best = max([each.value for each in known.values()]) if known else looked_for(state, seat)
        return (best, 1 - best) if seat == 0 else (1 - best, best)

    return value


def contenders(
    search: OwnSearch, positions: int, most: int
) -> Callable[[Any, Seat, Sequence[Action]], Sequence[Action]]:
    """The best few by a search; for `Reference.weighed`."""

    def weighed(view: Any, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        found = search(view, seat, legal, positions=positions, seconds=None, tables=True)
        return [action for action, _ in found[:most]] if found else legal

    return weighed


def promised(
    sure: SureOf, value: Foreseen, worth: Callable[[Any, Seat], float]
) -> Callable[[Any, Seat, Sequence[Action]], Sequence[float]]:
    """What actions promise: by the table, else what the positions after them are worth; for `Reference.promises`."""

    def promises(view: Any, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        known = sure(view, seat)
        if known and all(action in known for action in actions):
            return [known[action].value for action in actions]
        return [one(view.after(seat, action), seat) for action in actions]

    def one(after: Any, seat: Seat) -> float:
        found = value(after, Random(0)) if after.scores() is None else None
        return worth(after, seat) if found is None else found[seat]

    return promises


def looking_ahead(
    sure: SureOf, search: OwnSearch, worth: Callable[[Any, Seat], float], positions: int, most: int = 3
) -> Reference[Any]:
    """The reference of an open game of two: the table, else a search of a number of positions for each value."""
    value = foreseen(sure, search, worth, positions)
    return Reference(
        f"the table, else a search of {positions} positions",
        value,
        certainty_by(sure),
        weighed=contenders(search, positions, most),
        promises=promised(sure, value, worth),
    )


def certainty_by(sure: Callable[[Any, Seat], Mapping[Action, Sure] | None]) -> Callable[[Any], Certainty]:
    """Whether the table knows a match from its first position on; for `Reference.certainty`."""

    def certainty(state: Any) -> Certainty:
        while state.to_act()[0] == NATURE:
            state = state.after(NATURE, state.chances()[0][0])
        return "searched" if sure(state, state.to_act()[0]) is None else "exact"

    return certainty
