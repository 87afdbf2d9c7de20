"""What can be said for sure about an action beside the others: from a table, or from the game's own search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from saloon.core.state import Action, Seat
from saloon.house.rooms import Look, Reason, Sure

POSITIONS: Final = 400
"""So many are looked at for each side of a comparison."""


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


def beside(look: Look, view: Any, seat: Seat, action: Action) -> dict[str, int]:
    """How many points of its outlook in per cent the best of the other actions would cost."""
    others = [each for each in view.legal(seat) if each != action]
    found = [look(view, seat, each, POSITIONS, None, True) for each in ([action], others) if each]
    if len(found) < 2 or not found[0] or not found[1]:
        return {"less": 0}
    mine, theirs = (round(100 * each[0][1]) for each in found if each)
    return {"less": max(0, mine - theirs)}
