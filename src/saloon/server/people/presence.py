"""Who is connected to a table: to this server, to another one, or until a moment ago."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

from saloon.server.settings import AWAY, PRESENCE_GRACE

REMOTE: Final = 45.0
"""Seconds that news of another server about its guests is believed."""


class Presence:
    """Guests by number; watchers are counted as guest 0. Nobody is away before this server could have heard of them."""

    def __init__(self) -> None:
        self.since = time.monotonic()
        """From when on this server would have heard of anybody, wherever they are connected."""
        self.sockets: Counter[int] = Counter()
        self.gone: dict[int, float] = {}
        """When a guest was last seen, here or by another server."""
        self.left: dict[int, float] = {}
        """When the last socket of a guest to this server closed."""
        self.remote: dict[str, tuple[float, frozenset[int], int]] = {}
        """What other servers say: until when, guests, watchers."""

    def enter(self, guest: int) -> None:
        """A socket opens."""
        self.sockets[guest] += 1
        self.left.pop(guest, None)

    def leave(self, guest: int) -> None:
        """A socket is closed; whether the guest has gone shows a little later."""
        self.sockets[guest] -= 1
        if guest and not self.sockets[guest]:
            self.left[guest] = self.gone[guest] = time.monotonic()

    def doubt(self) -> None:
        """News may have been missed: people who are not seen may be somewhere else."""
        self.since = time.monotonic()

    def local(self) -> set[int]:
        """Guests connected to this server."""
        grace = time.monotonic() - PRESENCE_GRACE
        here = {guest for guest, sockets in self.sockets.items() if guest and sockets}
        return here | {guest for guest, at in self.left.items() if at > grace}

    def here(self) -> set[int]:
        """Guests who are connected, here or to another server."""
        here, at = self.local(), time.monotonic()
        for until, guests, _ in self.remote.values():
            if until > at:
                here |= guests
        return here

    def online(self, guest: int) -> bool:
        return guest in self.here()

    def away(self, guest: int) -> float:
        """Seconds since anybody saw the guest, as far as is known for sure."""
        return 0 if self.online(guest) else time.monotonic() - max(self.gone.get(guest, 0), self.since)

    def away_ms(self, guest: int) -> int:
        return int(self.away(guest) * 1000) if guest in self.gone else 0

    def host(self, guests: Collection[int]) -> int:
        """Who came first of those who have not left for good; once that one is away too long, the first who is here."""
        first = min(guests, default=0)
        if self.away(first) < AWAY:
            return first
        return min(self.here().intersection(guests), default=first)

    def watchers(self) -> int:
        at = time.monotonic()
        return self.sockets[0] + sum(watchers for until, _, watchers in self.remote.values() if until > at)

    def hear(self, server: str, guests: Iterable[int], watchers: int) -> bool:
        """Another server says who is connected to it; whether that is news."""
        before = self.here(), self.watchers()
        at = time.monotonic()
        _, known, _ = self.remote.get(server, (0, frozenset(), 0))
        self.gone.update((guest, at) for guest in known | set(guests))
        self.remote[server] = (time.monotonic() + REMOTE, frozenset(guests), watchers)
        return (self.here(), self.watchers()) != before
