"""Reviews of finished matches, made beside the tables: one process, all who ask in turn, a quick look before the whole.

One who asks much does not keep others waiting: next comes the review of the address that has used the process least in
the last minutes, and an address has only a few that wait. To ask again is to be told how far it has come. What is made
is kept, here and on the disk under its fingerprint.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, field
from typing import Final

from saloon.reviews.facts import Facts
from saloon.server.faults import Refused
from saloon.server.tables import looking_back
from saloon.server.tables.desk import MUCH, Asker, Used
from saloon.server.tables.thinkers import Thinkers

SLICE: Final = 0.5
"""Seconds for one review before the next has its turn."""
MOST_WAITING: Final = 20
MOST_OF_ONE: Final = 4
"""Reviews of one address among those that wait."""
KEPT: Final = 100
"""Reviews that are made."""
TRIES: Final = 3
"""How often a review may break off before it is given up."""


@dataclass
class WaitingReview:
    """One match to be reviewed, or reviewed."""

    text: str
    """The match file."""
    match: Hashable
    asker: Asker
    """Who asked first."""
    quick: bool = True
    """Whether the quick look is being taken, which comes first."""
    deep: bool = False
    """Whether somebody wants to know it more surely than the whole review does."""
    facts: Facts | None = None
    """What there is by now."""
    done: int = 0
    of: int = 0
    served: int = 0
    troubles: int = 0
    whole: bool = False
    failed: bool = False
    told: dict[str, bytes] = field(default_factory=dict)
    """By language, what there is by now."""

    @property
    def mark(self) -> str:
        """The last hash of the file."""
        return self.text[-65:-1]


class Reviews:
    """Those that wait, and those that are made."""

    def __init__(self, workers: Thinkers, clock: Callable[[], float] = time.monotonic) -> None:
        self.workers = workers
        self.clock = clock
        self.used = Used(clock)
        self.known: OrderedDict[Hashable, WaitingReview] = OrderedDict()
        self.turn = 0
        self.news = asyncio.Event()
        self.whole: Callable[[WaitingReview], None] = lambda review: None
        """Told of every review that is whole."""

    def waiting(self) -> list[WaitingReview]:
        return [each for each in self.known.values() if not each.whole and not each.failed]

    def ask(self, match: Hashable, text: str, asker: Asker, deep: bool = False) -> WaitingReview:
        """The review of a match as far as it has come, begun if nobody has asked for it; Refused if too many wait.

        A deep one is a review by itself, and has no quick look before it.
        """
        found = self.known.get(match)
        if found is None:
            waiting = self.waiting()
            own = sum(each.asker.address == asker.address for each in waiting)
            if len(waiting) >= MOST_WAITING or own >= MOST_OF_ONE:
                raise Refused("review-crowd")
            found = self.known[match] = WaitingReview(text, match, asker, quick=not deep, deep=deep)
            self.news.set()
        self.known.move_to_end(match)
        made = [each for each, review in self.known.items() if review.whole or review.failed]
        for old in made[: max(0, len(self.known) - KEPT)]:
            del self.known[old]
        return found

    async def told(self, review: WaitingReview, lang: str) -> bytes:
        """In words; empty while there is nothing to tell."""
        if review.facts is None:
            return b""
        if lang not in review.told:
            facts = review.facts
            told = await self.workers.run(looking_back.told, review.text, facts, lang)
            if review.facts is not facts:
                return told  # the whole has come meanwhile, and is told when one asks again
            review.told[lang] = told
        return review.told[lang]

    async def work(self) -> None:
        """As long as the house is open."""
        while True:
            waiting = self.waiting()
            if not waiting:
                self.news.clear()
                await self.news.wait()
                continue
            await self.serve(min(waiting, key=self.place))

    def place(self, review: WaitingReview) -> tuple[bool, float, int]:
        """Which comes before which: quick looks first, but not those of somebody who has used the process a lot."""
        used = self.used.left(review.asker.address)
        return not review.quick or used > MUCH, used, review.served

    async def serve(self, review: WaitingReview) -> None:
        """A slice of work for one of them."""
        self.turn += 1
        review.served, since = self.turn, self.clock()
        try:
            how = SLICE, True, review.deep
            came = await self.workers.run(looking_back.go_on, review.mark, review.quick, "", *how)
            if came is None:
                came = await self.workers.run(looking_back.go_on, review.mark, review.quick, review.text, *how)
        except (BrokenExecutor, TimeoutError, ValueError, ArithmeticError, LookupError, TypeError):
            review.troubles += 1
            review.failed = review.troubles >= TRIES
            return
        finally:
            self.used.add(review.asker, self.clock() - since)
        if came is None:
            return
        review.done, review.of = came.done, came.of
        if came.facts is not None:
            review.facts, review.told = came.facts, {}
            if review.quick:
                review.quick, review.done = False, 0
            else:
                review.whole = True
                self.whole(review)

    def close(self) -> None:
        self.workers.close()
