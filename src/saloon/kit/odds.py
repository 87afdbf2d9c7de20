"""Exact odds, worked out over the rules themselves: nature's weights and a player's best choices."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from saloon.core.state import NATURE, S, Seat, State

Goal = Callable[[S], "Fraction | int | None"]
"""What a position is worth once it is settled; None as long as play goes on."""


def best(state: S, seat: Seat, goal: Goal[S], kept: dict[State, Fraction] | None = None) -> Fraction:
    """The highest mean of the goal that the seat can reach if it alone chooses. Only for games, or parts of games, that
    cannot go round in circles.

    Only for games, or parts of games, that cannot go round in circles.
    """
    kept = {} if kept is None else kept
    found = kept.get(state)
    if found is None:
        found = kept[state] = _best(state, seat, goal, kept)
    return found


def _best(state: S, seat: Seat, goal: Goal[S], kept: dict[State, Fraction]) -> Fraction:
    settled = goal(state)
    if settled is not None:
        return Fraction(settled)
    if state.to_act() == (NATURE,):
        chances = state.chances()
        total = sum(best(state.after(NATURE, action), seat, goal, kept) * weight for action, weight in chances)
        return Fraction(total, sum(weight for _, weight in chances))
    return max(best(state.after(seat, action), seat, goal, kept) for action in state.legal(seat))


def share(state: S, holds: Callable[[S], bool]) -> Fraction:
    """How often nature's next step leads where something holds."""
    chances = state.chances()
    hits = sum(weight for action, weight in chances if holds(state.after(NATURE, action)))
    return Fraction(hits, sum(weight for _, weight in chances))
