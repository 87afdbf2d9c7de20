"""A clock for the table: a bank of time for each seat and an increment for each decision, or a fixed time for every
move.

It is a value and never looks at the time: the caller says what time it is. Times are whole
milliseconds. Without a bank the clock is off, and off is how a table starts.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from saloon.core.state import Seat


@dataclass(frozen=True)
class TableClock:
    """What each seat has left, whose time runs, and since when."""

    left: tuple[int, ...] = ()
    increment: int = 0
    running: tuple[Seat, ...] = ()
    since: int = 0
    paused: bool = False
    each: int = 0
    """At a pace: the time for each move. 0 means that there is a bank, which is used up."""
    rests: tuple[int, ...] = ()
    """Until when each seat's time stands still because its player is on holiday."""

    @classmethod
    def of(cls, seats: int, bank: int, increment: int = 0) -> TableClock:
        """A full bank for each seat; nobody's time runs yet."""
        if bank <= 0 or increment < 0:
            raise ValueError("a clock needs a bank")
        return cls((bank,) * seats, increment)

    @classmethod
    def paced(cls, seats: int, each: int) -> TableClock:
        """A fixed time for every move; nobody's time runs yet."""
        if each <= 0:
            raise ValueError("a pace needs time")
        return cls((each,) * seats, each=each, rests=(0,) * seats)

    @property
    def off(self) -> bool:
        return not self.left

    def left_of(self, seat: Seat, now: int) -> int | None:
        """What the seat has left, never below nothing; None if there is no clock."""
        if self.off:
            return None
        used = max(0, now - self.from_when(seat)) if seat in self.running and not self.paused else 0
        return max(0, self.left[seat] - used)

    def from_when(self, seat: Seat) -> int:
        """When the seat's time began to run, or will."""
        return max(self.since, self.rests[seat]) if self.rests else self.since

    def ends(self, seat: Seat) -> int | None:
        """When the seat's time is up if it does nothing; None if it does not run."""
        if self.off or self.paused or seat not in self.running:
            return None
        return self.from_when(seat) + self.left[seat]

    def turned(self, to_act: Iterable[Seat], now: int, decided: Seat | None = None) -> TableClock:
        """After an event: the seat that has decided gets the increment, and those who are to act run.

        A seat that has used up its bank gets nothing back.
        """
        if self.off:
            return self
        left = self._settled(now)
        running = tuple(seat for seat in to_act if seat >= 0)
        if self.each:
            left = [had if seat in self.running and seat != decided else self.each for seat, had in enumerate(left)]
        elif decided is not None and decided in self.running and left[decided] > 0:
            left[decided] += self.increment
        return replace(self, left=tuple(left), running=running, since=now)

    def rest(self, seat: Seat, now: int, until: int) -> TableClock:
        """The seat's time stands still for a while."""
        rests = tuple(until if at == seat else was for at, was in enumerate(self.rests))
        return replace(self, left=tuple(self._settled(now)), since=now, rests=rests)

    def pause(self, now: int) -> TableClock:
        """Nobody's time runs."""
        return (
            self if self.off or self.paused else replace(self, left=tuple(self._settled(now)), since=now, paused=True)
        )

    def resume(self, now: int) -> TableClock:
        """Time runs again for those it ran for."""
        return replace(self, since=now, paused=False) if self.paused else self

    def flagged(self, now: int) -> tuple[Seat, ...]:
        """Those to act who have no time left."""
        return tuple(seat for seat in self.running if self.left_of(seat, now) == 0)

    def deadline(self) -> int | None:
        """When the first seat runs out of time if nobody does anything; None if no time runs."""
        return min((end for seat in self.running if (end := self.ends(seat)) is not None), default=None)

    def _settled(self, now: int) -> list[int]:
        return [self.left_of(seat, now) or 0 for seat in range(len(self.left))]
