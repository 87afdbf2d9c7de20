"""Rates: a bucket of tokens for each socket and each address."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from typing import Final

from saloon.server.faults import Refused
from saloon.server.people.billing import Bill
from saloon.server.settings import Limits, Rate

DEEPEST: Final = {"work": 2.0, "haste": 0.05}
"""The most seconds that somebody can owe: nobody is shut out long after they stopped, or for a single wish."""


Place = tuple[asyncio.AbstractEventLoop, str]
"""Where an address waits; an application that runs in several loops has one in each."""
Line = deque[asyncio.Future[None]]
"""Those who wait for their turn, one after another."""


class Bucket:
    """Full at first; each use takes one, time puts them back."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def fill(self, now: float) -> float:
        """What there is now."""
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        return self.left

    def take(self, now: float, many: float = 1) -> bool:
        if self.fill(now) < many:
            return False
        self.left -= many
        return True

    def spend(self, now: float, cost: float, deepest: float) -> None:
        """What has been used already, even if there was less than that."""
        self.left = max(-deepest, self.fill(now) - cost)

    def debt(self, now: float) -> float:
        """Seconds until something is there again."""
        left = self.fill(now)
        return 0.0 if left >= 0 else -left / max(self.rate.per_second, 1e-3)

    def empty(self, now: float) -> bool:
        return self.left + (now - self.at) * self.rate.per_second < 1


class Doorman:
    """Counts what each address does. Addresses that have been quiet longest are forgotten."""

    MOST = 20_000

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.sockets: Counter[str] = Counter()
        self.strangers: Counter[str] = Counter()
        """Sockets that have not said hello."""
        self.all_sockets = 0
        self.lines: dict[Place, Line] = {}
        """The lines of addresses of which somebody has had a turn in this round of the loop."""

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
        """Somebody shows a token or key. Those who guess wrong too often are not answered at all."""
        if self.bucket("faults", address).empty(self.clock()):
            raise Refused("too-fast")

    def look_up(self, address: str) -> None:
        """Somebody asks for a code."""
        self.knock(address)
        self.check("codes", address)

    def missed(self, address: str) -> None:
        """The code or key did not exist."""
        self.bucket("faults", address).take(self.clock())

    # -- work ---------------------------------------------------------------------------

    def bill(self, address: str) -> Bill:
        """Where to charge what is done for an address."""
        return Bill(self.spend, address)

    def spend(self, address: str, worked: float, held: float | None = None) -> None:
        """Seconds of the processor, and of the clock: on a busy machine these are more; only `haste` looks at them."""
        now = self.clock()
        for kind, seconds in (("work", worked), ("haste", worked if held is None else held)):
            self.bucket(kind, address).spend(now, seconds, DEEPEST[kind])

    def debt(self, address: str) -> float:
        """Seconds until an address has paid for what was done for it."""
        now = self.clock()
        return max(self.bucket(kind, address).debt(now) for kind in DEEPEST)

    async def turn(self, address: str) -> None:
        """Wait until the address owes nothing. Its wishes come one after another, each in its own round of the loop."""
        loop = asyncio.get_running_loop()
        line = self.lines.get(place := (loop, address))
        if line is None:
            line = self.lines[place] = deque()
            wait = self.debt(address)
            if not wait:
                loop.call_soon(self.next, place)
                return
            loop.call_later(wait, self.next, place)
        line.append(turn := loop.create_future())
        await turn

    def next(self, place: Place) -> None:
        """The turn of the next one in the line, as soon as the address owes nothing; an empty line goes."""
        (loop, address), line = place, self.lines[place]
        while line and line[0].done():  # gone meanwhile
            line.popleft()
        if not line:
            del self.lines[place]
        elif wait := self.debt(address):
            loop.call_later(wait, self.next, place)
        else:
            line.popleft().set_result(None)
            loop.call_soon(self.next, place)

    # -- sockets ------------------------------------------------------------------------

    def enter(self, address: str) -> None:
        """A socket opens."""
        if self.all_sockets >= self.limits.all_sockets:
            raise Refused("house-full")
        if self.sockets[address] >= self.limits.sockets or self.strangers[address] >= self.limits.strangers:
            raise Refused("too-fast")
        self.all_sockets += 1
        self.sockets[address] += 1
        self.strangers[address] += 1

    def greet(self, address: str) -> None:
        """A socket has said who it is, or has gone without it."""
        drop(self.strangers, address)

    def leave(self, address: str) -> None:
        self.all_sockets -= 1
        drop(self.sockets, address)


def drop(counter: Counter[str], address: str) -> None:
    """Count one fewer; an address with none left is forgotten."""
    counter[address] -= 1
    if counter[address] <= 0:
        del counter[address]
