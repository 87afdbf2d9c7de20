"""The one walk through a match: all that tells, shows or checks it again goes along its log here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from saloon.core.event import Event
from saloon.core.state import State
from saloon.match.entries import Entry, Reseated, Undone
from saloon.match.seats import Player


class Moment(NamedTuple):
    """An entry of the log with the positions on both sides of it."""

    entry: Entry
    before: State
    after: State
    players: tuple[Player, ...]
    """Who sat at the table then; where somebody else sits down, the newcomer already."""
    left: str = ""
    """Who sat there before, where somebody else sits down."""


def walk(start: State, players: Sequence[Player], log: Iterable[Entry]) -> Iterator[Moment]:
    """Moment by moment from the first players on; undone events are walked through and left again."""
    sitting, state = tuple(players), start
    befores: list[State] = []
    for entry in log:
        before, left = state, ""
        befores.append(before)
        if isinstance(entry, Event):
            state = before.after(entry.seat, entry.action)
        elif isinstance(entry, Undone):
            state = befores[entry.back_to - 1]
        elif isinstance(entry, Reseated):
            left = sitting[entry.seat].name
            sitting = (*sitting[: entry.seat], entry.player, *sitting[entry.seat + 1 :])
        yield Moment(entry, before, state, sitting, left)
