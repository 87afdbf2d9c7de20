"""The log of a game: what happened, in order. Folding it gives the position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from saloon.core.state import Action, S, Seat


class Event(NamedTuple):
    """One accepted action."""

    number: int
    seat: Seat
    action: Action


def fold(state: S, events: Iterable[Event]) -> S:
    """The position after the events."""
    for event in events:
        state = state.after(event.seat, event.action)
    return state


def witnessed(state: S, events: Iterable[Event], viewer: Seat) -> list[Event]:
    """The log as one seat saw it happen, from the position before it."""
    seen = []
    for number, seat, action in events:
        seen.append(Event(number, seat, state.witness(viewer, seat, action)))
        state = state.after(seat, action)
    return seen
