"""The desk of those who think: what takes thought waits here, and one who asks much does not keep others waiting.

The adviser thinks about one question at a time, the thinkers of the bots about as many as there are of them. Next comes
a hint before a forecast, and of these the question of the one who has used the desk least in the last minutes: the
address, the room and the person are counted together. The hints of somebody who has used it a lot count as forecasts,
or a flood of hints would keep everybody else from theirs.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, NamedTuple, TypeVar

from saloon.server.faults import Refused

T = TypeVar("T")
FIRST: Final = 0
"""The rank of what somebody needs to go on: hints, moves of bots."""
LATER: Final = 1
"""The rank of what can wait: forecasts, and what is told of matches that are over."""
HALF: Final = 10.0
"""Seconds in which half of what somebody has used is forgotten."""
CROWD: Final = 4
"""By this a thought is shorter while others wait, or after one has used a lot."""
MUCH: Final = 4.0
"""Seconds of thinking by which somebody has used a lot."""
MOST_KEPT: Final = 500
"""Answers that cost nothing any more."""
MOST_OF_ONE: Final = 40
"""Questions of an address that wait. Someone who asks by a request may leave; the question still waits."""


class Asker(NamedTuple):
    """Who asks: an address, a room, and a person in it; an address alone where there is no room."""

    address: str
    room: str
    guest: int

    @property
    def names(self) -> tuple[Hashable, ...]:
        return (self.address, (self.room,), (self.room, self.guest)) if self.room else (self.address,)


class Waiting(NamedTuple):
    asker: Asker
    rank: int
    number: int
    wanted: Callable[[], bool]
    called: asyncio.Future[bool]


class Used:
    """Seconds of thinking by name, half of them forgotten after a while."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.by: dict[Hashable, tuple[float, float]] = {}

    def of(self, asker: Asker) -> float:
        return sum([self.left(name) for name in asker.names])

    def left(self, name: Hashable) -> float:
        seconds, at = self.by.get(name, (0.0, 0.0))
        return seconds * float(0.5 ** ((self.clock() - at) / HALF))

    def add(self, asker: Asker, seconds: float) -> None:
        if len(self.by) > MOST_KEPT:
            self.by = {name: each for name, each in self.by.items() if self.left(name) > 0.01}
        for name in asker.names:
            self.by[name] = self.left(name) + seconds, self.clock()


class Desk:
    """Up to `places` thoughts at a time. A generous desk gives time to those who use it a lot while nobody waits, and
    lets as many wait as there are."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, places: int = 1, *, generous: bool = False) -> None:
        self.clock = clock
        self.places = places
        self.generous = generous
        self.used = Used(clock)
        self.waiting: list[Waiting] = []
        self.busy = 0
        """Thoughts that go on."""
        self.asked = 0
        self.answers: OrderedDict[Hashable, Any] = OrderedDict()

    def known(self, question: Hashable) -> Any:
        """What was answered before; None if nothing was."""
        if question in self.answers:
            self.answers.move_to_end(question)
        return self.answers.get(question)

    def keep(self, question: Hashable, answer: Any) -> None:
        self.answers[question] = answer
        while len(self.answers) > MOST_KEPT:
            self.answers.popitem(last=False)

    async def ask(
        self,
        asker: Asker,
        rank: int,
        seconds: float,
        wanted: Callable[[], bool],
        think: Callable[[float], Awaitable[T]],
    ) -> T:
        """The result of a thought when its turn comes; it is told how long it may think. Refused if nobody waits, or
        too many of the address do."""
        if not self.generous and sum(each.asker.address == asker.address for each in self.waiting) >= MOST_OF_ONE:
            raise Refused("too-fast")
        self.asked += 1
        entry = Waiting(asker, rank, self.asked, wanted, asyncio.get_running_loop().create_future())
        self.waiting.append(entry)
        self.call()
        try:
            if not await entry.called:
                raise Refused("position-stale")
        except asyncio.CancelledError:
            self.withdraw(entry)
            raise
        crowded, much = bool(self.waiting), self.used.of(asker) > MUCH
        if (crowded and much) if self.generous else (crowded or much):
            seconds /= CROWD
        return await asyncio.shield(
            asyncio.ensure_future(self.think(asker, think, seconds))
        )  # it goes on if the asker leaves, and so does the count

    async def think(self, asker: Asker, think: Callable[[float], Awaitable[T]], seconds: float) -> T:
        """Whatever becomes of the thought, and even if it cannot begin, its place is free afterwards."""
        since = self.clock()
        try:
            return await think(seconds)
        finally:
            self.used.add(asker, self.clock() - since)
            self.free()

    def withdraw(self, entry: Waiting) -> None:
        """The one who waited has gone; perhaps just when it was their turn."""
        if entry in self.waiting:
            self.waiting.remove(entry)
        elif entry.called.done() and not entry.called.cancelled() and entry.called.result():
            self.free()

    def free(self) -> None:
        self.busy -= 1
        self.call()

    def call(self) -> None:
        """The next ones, as many as there is room for; those whose question is over are sent away."""
        for entry in [each for each in self.waiting if not each.wanted()]:
            self.waiting.remove(entry)
            entry.called.set_result(False)
        while self.waiting and self.busy < self.places:
            entry = min(self.waiting, key=self.place)
            self.waiting.remove(entry)
            self.busy += 1
            entry.called.set_result(True)

    def place(self, entry: Waiting) -> tuple[int, float, int]:
        """Who comes before whom."""
        used = self.used.of(entry.asker)
        return entry.rank if used < MUCH else LATER, used, entry.number
