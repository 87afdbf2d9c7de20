"""What chance has shown stays so: after taking back, the same move meets the same throw or card."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.core.event import Event
from saloon.core.state import NATURE, Action, Seat
from saloon.match.entries import Entry, Undone


class Fate:
    """All ways that a match has gone, also those taken back, as a tree; and what nature did at each fork."""

    def __init__(self, log: Iterable[Entry] = ()) -> None:
        self.ways: dict[tuple[int, Seat, Action], int] = {}
        self.line = [(0, 0)]
        """The number of each standing event and the fork it led to."""
        self.shown: dict[int, Action] = {}
        for entry in log:
            self.accept(entry)

    def copy(self) -> Fate:
        twin = Fate()
        twin.ways, twin.line, twin.shown = dict(self.ways), list(self.line), dict(self.shown)
        return twin

    def accept(self, entry: Entry) -> None:
        if isinstance(entry, Event):
            fork = self.line[-1][1]
            if entry.seat == NATURE:
                self.shown.setdefault(fork, entry.action)
            self.line.append((entry.number, self.ways.setdefault((fork, entry.seat, entry.action), len(self.ways) + 1)))
        elif isinstance(entry, Undone):
            while self.line[-1][0] >= entry.back_to:
                self.line.pop()
            if not entry.fate_stays:
                self.shown.clear()

    def here(self) -> Action | None:
        """What nature did when the match stood here before; None if it never did."""
        return self.shown.get(self.line[-1][1])
