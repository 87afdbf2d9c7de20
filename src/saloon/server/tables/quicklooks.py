"""Quick looks at finished matches that nobody has reviewed, for those who look at a history.

They come behind everything else: while somebody waits for a review, a hint or a bot, nothing is looked at, and never
more than half of the time. One who does not ask again is not waited for; what has begun is finished.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from typing import Any, Final

from saloon.core.state import Fault
from saloon.reviews.facts import Facts
from saloon.server.tables import looking_back
from saloon.server.tables.desk import Asker, Used
from saloon.server.tables.reviewers import WaitingReview
from saloon.server.tables.taproom import Taproom

SLICE: Final = 0.2
"""Seconds of work before there is a rest as long."""
PATIENCE: Final = 15.0
"""Seconds after which a reader must have asked again."""
ENOUGH: Final = 60.0
"""Seconds of work after which a match is given up."""
MOST_OF_ONE: Final = 25
"""Matches of one address that wait: a page of a history."""
MOST: Final = 200
TIRED: Final = 3600.0
"""Seconds before a match of which nothing could be told is looked at again."""
TROUBLES: Final = (BrokenExecutor, TimeoutError, OSError, ValueError, ArithmeticError, LookupError, TypeError, Fault)


@dataclass
class RowLook:
    """Somebody looks at this match."""

    match: str
    asker: Asker
    until: float


class Glances:
    """Those that wait; `find` gives the file of a match, `keep` is given what was found."""

    def __init__(
        self,
        hall: Taproom,
        find: Callable[[str], Awaitable[str]],
        keep: Callable[[str, Facts, bool], Coroutine[Any, Any, None]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.hall = hall
        self.find = find
        self.keep = keep
        self.clock = clock
        self.used = Used(clock)
        self.wishes: dict[str, RowLook] = {}
        self.vain: dict[str, float] = {}
        """Matches of which nothing could be told, and until when they are left alone."""
        self.news = asyncio.Event()
        hall.reviews.whole = self.whole

    def wish(self, address: str, matches: Iterable[str]) -> list[str]:
        """Those of them that will come: the first on top, the latest that were asked for before older ones."""
        now = self.clock()
        asker, until = Asker(address, "", 0), now + PATIENCE
        self.vain = {match: at for match, at in self.vain.items() if at > now}
        wanted = [match for match in matches if match not in self.vain]
        for match in wanted:
            self.wishes.pop(match, None)
            self.wishes[match] = RowLook(match, asker, until)
        own = [each.match for each in self.wishes.values() if each.asker == asker]
        for match in own[: max(0, len(own) - MOST_OF_ONE)]:
            del self.wishes[match]
        for match in list(self.wishes)[MOST:]:
            del self.wishes[match]
        if self.wishes:
            self.news.set()
        return [match for match in wanted if match in self.wishes]

    def next(self) -> RowLook | None:
        """The next match: of those who still wait, the one for whom least has been done comes first."""
        now = self.clock()
        self.wishes = {match: each for match, each in self.wishes.items() if each.until >= now}
        return min(self.wishes.values(), key=lambda each: self.used.of(each.asker), default=None)

    def idle(self) -> bool:
        """Whether nobody waits for anything that is thought about."""
        hall = self.hall
        desks = hall.desk, hall.pondering, hall.driver.desk
        return not hall.reviews.waiting() and all(not desk.waiting and desk.busy < desk.places for desk in desks)

    async def work(self) -> None:
        """As long as the house is open."""
        while True:
            wish = self.next()
            if wish is None:
                self.news.clear()
                await self.news.wait()
            else:
                await self.serve(wish)

    async def serve(self, wish: RowLook) -> None:
        """One match, slice by slice."""
        try:
            text = await self.find(wish.match)
            found = await self.looked_at(wish, text)
        except TROUBLES:
            found = None
        if found is not None:
            await self.keep(wish.match, found, False)
        else:
            self.vain[wish.match] = self.clock() + TIRED
        self.wishes.pop(wish.match, None)  # only now: who asks meanwhile must not have it looked at again

    async def looked_at(self, wish: RowLook, text: str) -> Facts | None:
        """The quick look; None if it would take too long."""
        workers, mark, worked, spent = self.hall.reviews.workers, text[-65:-1], 0.0, SLICE
        while worked < ENOUGH:
            await self.rest(spent)
            since = self.clock()
            came = await workers.run(looking_back.go_on, mark, True, "", SLICE, False)
            if came is None:
                came = await workers.run(looking_back.go_on, mark, True, text, SLICE, False)
            spent = self.clock() - since
            worked += spent
            self.used.add(wish.asker, spent)
            if came is not None and came.facts is not None:
                return came.facts
        await workers.run(looking_back.drop, mark)
        return None

    async def rest(self, seconds: float) -> None:
        """As long as the work before, and until nobody waits for anything else."""
        await asyncio.sleep(seconds)
        while not self.idle():
            await asyncio.sleep(SLICE)

    def whole(self, review: WaitingReview) -> None:
        """Somebody has had the match reviewed: that says it better."""
        match, facts = review.match, review.facts
        if isinstance(match, tuple) and facts is not None:
            self.hall.spawn(self.keep(str(match[0]), facts, True))
