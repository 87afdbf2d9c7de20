"""Rates: a bucket of tokens for each socket and each address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from saloon.server.faults import Refused
from saloon.server.settings import Limits, Rate


class Bucket:
    """Full at first; each use takes one, time puts them back."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def empty(self, now: float) -> bool:
        return self.left + (now - self.at) * self.rate.per_second < 1


class Doorman:
    """Counts what each address does. Addresses that have been quiet longest are forgotten."""

    MOST = 20_000

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.sockets: dict[str, int] = {}
        self.all_sockets = 0

    def bucket(self, kind: str, address: str) -> Bucket:
        key = (kind, address)
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.MOST:
                self.buckets.popitem(last=False)
            bucket = self.buckets[key] = Bucket(getattr(self.limits, kind), self.clock())
        else:
            self.buckets.move_to_end(key)
        return bucket

    def check(self, kind: str, address: str) -> None:
        """One more of the kind from the address; raises Refused if it is one too many."""
        if not self.bucket(kind, address).take(self.clock()):
            raise Refused("too-fast")

    def knock(self, address: str) -> None:
        """Somebody shows a token or key. Whoever guesses wrong too often is not answered at all."""
        if self.bucket("faults", address).empty(self.clock()):
            raise Refused("too-fast")

    def look_up(self, address: str) -> None:
        """Somebody asks for a code."""
        self.knock(address)
        self.check("codes", address)

    def missed(self, address: str) -> None:
        """The code or key did not exist."""
        self.bucket("faults", address).take(self.clock())

    def enter(self, address: str) -> None:
        """A socket opens."""
        if self.all_sockets >= self.limits.all_sockets:
            raise Refused("house-full")
        if self.sockets.get(address, 0) >= self.limits.sockets:
            raise Refused("too-fast")
        self.all_sockets += 1
        self.sockets[address] = self.sockets.get(address, 0) + 1

    def leave(self, address: str) -> None:
        self.all_sockets -= 1
        left = self.sockets[address] - 1
        if left:
            self.sockets[address] = left
        else:
            del self.sockets[address]
