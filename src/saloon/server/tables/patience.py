"""How long somebody may be silent: one timer for the whole conversation, which looks when it rings whether it is time.

A timer made and taken away for every message would cost as much as reading it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf


class Patience:
    """Rings when something was waited for longer than it may take."""

    __slots__ = ("ends", "loop", "looks", "ring", "timer")

    def __init__(self, ring: Callable[[], None]) -> None:
        self.loop = asyncio.get_running_loop()
        self.ring = ring
        self.ends = inf
        """When it rings, by the clock of the loop."""
        self.looks = inf
        """When it looks; a timer of a loop in a browser does not tell."""
        self.timer: asyncio.Handle | None = None

    def begin(self, seconds: float) -> None:
        """Something is waited for, that long at most."""
        self.ends = self.loop.time() + seconds
        if self.looks > self.ends:
            self.look_at(self.ends)

    def look_at(self, when: float) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.looks, self.timer = when, self.loop.call_at(when, self.look)

    def end(self) -> None:
        """It has come; the timer stays where it is."""
        self.ends = inf

    def look(self) -> None:
        self.looks, self.timer = inf, None
        if self.loop.time() >= self.ends:
            self.ring()
        elif self.ends < inf:
            self.look_at(self.ends)

    def close(self) -> None:
        """Nothing is waited for any more."""
        self.ends = self.looks = inf
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
