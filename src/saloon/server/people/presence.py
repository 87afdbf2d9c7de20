"""Who is connected to a table: to this server, to another one, or until a moment ago."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from typing import Final

from saloon.server.settings import AWAY, PRESENCE_GRACE

REMOTE: Final = 45.0
"""Seconds that news of another server about its guests is believed."""


class Presence:
    """Guests by number; watchers are counted as guest 0."""

    def __init__(self, since: float | None = None) -> None:
        self.since = time.monotonic() if since is None else since
        """When this server began to see anybody."""
        self.sockets: Counter[int] = Counter()
        self.gone: dict[int, float] = {}
        """When the last socket of a guest closed."""
        self.remote: dict[str, tuple[float, frozenset[int], int]] = {}
        """What other servers say: until when, guests, watchers."""

    def enter(self, guest: int) -> None:
        """A socket opens."""
        self.sockets[guest] += 1
        self.gone.pop(guest, None)

    def leave(self, guest: int) -> None:
        """A socket is closed; whether the guest has gone shows a little later."""
        self.sockets[guest] -= 1
        if guest and not self.sockets[guest]:
            self.gone[guest] = time.monotonic()

    def local(self) -> set[int]:
        """Guests connected to this server."""
        grace = time.monotonic() - PRESENCE_GRACE
        here = {guest for guest, sockets in self.sockets.items() if guest and sockets}
        return here | {guest for guest, at in self.gone.items() if at > grace}

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
        """Seconds; somebody this server has never seen has been away for as long as it runs."""
        return time.monotonic() - self.gone.get(guest, self.since)

    def away_ms(self, guest: int) -> int:
        return int(self.away(guest) * 1000) if guest in self.gone else 0

    def host(self, first: int) -> int:
        """The host of the room, or whoever has been here longest once that one has been away too long."""
        here = self.here()
        if first in here or self.away(first) < AWAY:
            return first
        return min(here, default=first)

    def watchers(self) -> int:
        at = time.monotonic()
        return self.sockets[0] + sum(watchers for until, _, watchers in self.remote.values() if until > at)

    def hear(self, server: str, guests: Iterable[int], watchers: int) -> bool:
        """Another server says who is connected to it; whether that is news."""
        before = self.here(), self.watchers()
        self.remote[server] = (time.monotonic() + REMOTE, frozenset(guests), watchers)
        return (self.here(), self.watchers()) != before
