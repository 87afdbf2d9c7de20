"""The herald: tells people who do not look that it is their move, that time runs out, that a match is over.

No move waits for it: what is to be told stands in a queue of its own, which drops what does not fit, and counts that.
Nobody's slow devices keep those of others waiting: next is sent to the person, and to the service, that has taken the
carriers the least time lately.
Nothing is told that not everybody at the table may know: the game, and where it is played.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec

from saloon.house.game import SHELF
from saloon.server.people.counting import Counts
from saloon.server.people.doorman import drop
from saloon.server.people.presence import Presence
from saloon.server.rooms.ledger import waited_for
from saloon.server.rooms.room import Room
from saloon.server.store.database import Store
from saloon.server.store.outage import CAUSES
from saloon.server.store.pushes import PushTo, forget_push, pushes_of
from saloon.server.tables.desk import FIRST, Asker, Desk
from saloon.server.tables.webpush import Carrier, Gone, NotTaken
from saloon.words import words

LOG = logging.getLogger("saloon")
MOST: Final = 1_000
"""Messages that may wait."""
MOST_OF_ONE: Final = 20
"""Messages of one person that may wait."""
CARRIERS: Final = 32
"""At once, of each person one."""
PAUSES: Final = (1.0, 8.0)
"""Seconds before the second and the third try."""
Kind = Literal["turn", "half", "tenth", "over", "invite"]


class Word(NamedTuple):
    """Something to be told to a person."""

    person: str
    kind: Kind
    game: str
    room: str
    who: str = ""
    """Who invites."""


class Herald:
    """Told by tables, heard by devices."""

    def __init__(self, people: Store, counts: Counts) -> None:
        self.people = people
        self.counts = counts
        self.carrier: Carrier | None = None
        """None where pushing is not possible: then nothing waits."""
        self.waiting: asyncio.Queue[Word] = asyncio.Queue(MOST)
        self.of: Counter[str] = Counter()
        """How many messages of each person wait or are on their way."""
        self.lines: dict[str, asyncio.Lock] = {}
        """A line for each of those people."""
        self.pauses = PAUSES
        self.desk = Desk(places=CARRIERS, generous=True)
        """Where they wait for a carrier."""

    def tell(self, word: Word) -> None:
        """Put it in the queue; returns at once, whatever becomes of it."""
        if self.carrier is None or not word.person:
            return
        if self.of.total() >= MOST or self.of[word.person] >= MOST_OF_ONE:
            self.counts.seen["pushes_dropped"] += 1
            return
        self.of[word.person] += 1
        self.waiting.put_nowait(word)

    def changed(self, before: Room, after: Room, presence: Presence) -> None:
        """A table has changed: who is waited for since then, is played with again, or has missed
        the end, is told if they do not look."""
        match = after.match
        if self.carrier is None or match is None:
            return
        same = before.match is not None and before.match.id == match.id
        seats: dict[int, Kind] = {}
        if not same and before.match is not None:  # somebody plays again with those who were there
            seats = dict.fromkeys(range(match.seats), "invite")
        if after.paced:
            turns = set(waited_for(after)) - (set(waited_for(before)) if same else set())
            seats |= dict.fromkeys(turns, "turn")
        elif match.over and same and before.match is not None and not before.match.over:
            seats = dict.fromkeys(range(match.seats), "over")
        if not seats:
            return
        there = [chair.name for chair in after.chairs if chair.guest and presence.online(chair.guest)]
        for seat, kind in sorted(seats.items()):
            chair = after.chairs[seat]
            if chair.guest and not presence.online(chair.guest) and (kind == "over" or chair.kind == "person"):
                self.tell(Word(chair.person, kind, match.game.key, after.code, next(iter(there), "")))

    # -- carrying -----------------------------------------------------------------------

    async def keep(self) -> None:
        """For as long as the house is open."""
        async with asyncio.TaskGroup() as underway:
            while True:
                underway.create_task(self.carry_on(await self.waiting.get()))

    async def carry_on(self, word: Word) -> None:
        try:
            await self.carry(word)
        except CAUSES as error:
            LOG.warning("who is to be told could not be looked up: %s", type(error).__name__)
        except Exception as error:
            self.counts.seen["pushes_failed"] += 1
            LOG.error("telling somebody failed: %s", type(error).__name__, exc_info=error)
        finally:
            drop(self.of, word.person)
            if word.person not in self.of:
                self.lines.pop(word.person, None)
            self.waiting.task_done()

    async def carry(self, word: Word) -> None:
        for push in await self.people.read(lambda link: pushes_of(link, word.person)):
            await self.carry_to(push, word)

    async def carry_to(self, push: PushTo, word: Word) -> None:
        """Three tries; a device that does not want to hear any more is forgotten."""
        carrier = self.carrier
        assert carrier is not None
        body, topic = message(word, push.lang), hashlib.sha256(word.room.encode()).hexdigest()[:32]
        who = Asker(urlsplit(push.endpoint).netloc, push.person, 0)
        line = self.lines.setdefault(push.person, asyncio.Lock())
        for pause in (*self.pauses, None):
            try:
                async with line:
                    await self.desk.ask(who, FIRST, 0.0, lambda: True, lambda _: carrier.send(push, body, topic))
                self.counts.seen["pushes_sent"] += 1
                return
            except Gone:
                self.counts.seen["pushes_forgotten"] += 1
                await self.people.write(lambda link: forget_push(link, push.endpoint))
                return
            except NotTaken:
                if pause is None:
                    self.counts.seen["pushes_failed"] += 1
                    return
                await asyncio.sleep(pause)


def message(word: Word, lang: str) -> bytes:
    """As the page's service worker reads it."""
    say = words(lang)
    game = SHELF[word.game].called(lang)
    told = {"title": game, "body": say(f"push-{word.kind}", name=word.who), "url": f"/r/{word.room}", "tag": word.room}
    return msgspec.json.encode(told)
