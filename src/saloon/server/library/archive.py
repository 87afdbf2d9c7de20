"""Matches after the end: the record, the file, the replay, the verdict.

What takes longer than a blink is made by one thread beside the loop, charged to the one who asks, and kept for the
next.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from json import dumps
from typing import Any, Final, ParamSpec, TypeVar

from saloon.core.state import Seat
from saloon.match import Match, Replay, verify, write
from saloon.match.aftermath import Aftermath
from saloon.match.entries import read_entry
from saloon.match.seal import Seal
from saloon.server.faults import Refused
from saloon.server.people.billing import PaidThreads
from saloon.server.rooms.beats import match_of
from saloon.server.rooms.records import Abandoned, Entered, Opened, Pledged, Record, Resigned, Started, read_row
from saloon.server.show.roomview import result_of, scores_of
from saloon.server.show.signed import signed
from saloon.server.show.sketch import line
from saloon.server.store.port import MatchPlace, RowStore, Stored
from saloon.server.wire import outgoing as wire

P = ParamSpec("P")
T = TypeVar("T")

MOST_STEPS: Final = 50
KEPT: Final = 32
KEPT_BYTES: Final = 16_000_000
"""Bytes of packed pages and pictures that are kept."""
PACKED: Final = 5
"""How hard they are packed: as other answers are."""
FRESH: Final = 1.0
"""Seconds for which what was read of a running match is good enough for a picture."""


@dataclass(frozen=True)
class TimedMatch:
    """A match with the times of its entries."""

    match: Match
    times: list[int]
    store: RowStore | None = None
    """Where it lies."""


class Archive:
    """Finished matches that were asked for lately."""

    def __init__(self, stores: Sequence[RowStore]) -> None:
        self.stores = stores
        """The stores of all workers."""
        self.kept: OrderedDict[str, TimedMatch] = OrderedDict()
        self.running: dict[str, tuple[float, TimedMatch]] = {}
        """Matches that go on, and until when they need not be read again."""
        self.fetching: dict[str, asyncio.Task[TimedMatch]] = {}
        """Being read; all who ask meanwhile wait for the same reading."""
        self.made: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        """Pages and pictures, packed as they are sent."""
        self.bytes = 0
        self.asking: dict[tuple[object, ...], asyncio.Lock] = {}
        """Questions that are on their way to another process."""
        self.threads = PaidThreads(1, "saloon-archive")
        self.explored: dict[str, Any] = {}
        """By game, what was played from where in the matches looked through so far."""

    async def find(self, id: str) -> TimedMatch:
        """A match, running or not, from the log."""
        if id in self.kept and not await self.has_changed(self.kept[id]):
            self.kept.move_to_end(id)
            return self.kept[id]
        until, played = self.running.get(id, (0.0, None))
        if played is not None and until > time.monotonic():
            return played
        task = self.fetching.get(id)
        if task is None:
            task = self.fetching[id] = asyncio.create_task(self.fetch(id))
            task.add_done_callback(lambda _: self.fetching.pop(id, None))
        return await asyncio.shield(task)

    async def fetch(self, id: str) -> TimedMatch:
        return self.keep(await self.read(id))

    async def read(self, id: str) -> TimedMatch:
        """From the log, for one who needs it once."""
        store, place = await self.place_of(id)
        secrets = await store.secrets(place.room)
        played = await self.aside(folded, await store.rows(place.room, place.number - 1), secrets)
        for seat in await store.forgotten(id):
            played.match.forget(seat)
        return replace(played, store=store)

    async def has_changed(self, played: TimedMatch) -> bool:
        """Whether somebody who played there has left the house since."""
        if played.store is None:
            return False
        gone = await played.store.forgotten(played.match.id)
        return played.match.forgotten != frozenset(gone)

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Done by the thread of the archive."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, partial(work, *args, **kwargs))

    async def place_of(self, id: str) -> tuple[RowStore, MatchPlace]:
        for store in self.stores:
            if place := await store.place_of(id):
                return store, place
        raise Refused("match-unknown")

    async def packed(self, key: tuple[object, ...], make: Callable[[], bytes]) -> bytes:
        """A page or a picture, made and packed once, however many ask for it at a time."""
        return self.at_hand(key) or await self.aside(self.pack, key, make)

    def at_hand(self, key: tuple[object, ...]) -> bytes:
        """What is kept under the key; empty if nothing is, for the thread may drop it at any moment."""
        try:
            self.made.move_to_end(key)
            return self.made[key]
        except KeyError:
            return b""

    def pack(self, key: tuple[object, ...], make: Callable[[], bytes]) -> bytes:
        if key not in self.made:
            self.made[key] = gzip.compress(make(), PACKED)
            self.bytes += len(self.made[key])
            while self.bytes > KEPT_BYTES and len(self.made) > 1:
                self.bytes -= len(self.made.popitem(last=False)[1])
        return self.made[key]

    async def looked_up(self, key: tuple[object, ...], ask: Callable[[], Awaitable[bytes]]) -> bytes:
        """The same of what another process works out."""
        if found := self.at_hand(key):
            return found
        try:
            async with self.asking.setdefault(key, asyncio.Lock()):
                if found := self.at_hand(key):
                    return found
                answer = await ask()
                return await self.aside(self.pack, key, lambda: answer)
        finally:
            self.asking.pop(key, None)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    def keep(self, played: TimedMatch) -> TimedMatch:
        now = time.monotonic()
        self.running = {id: each for id, each in self.running.items() if each[0] > now}
        if not played.match.over:
            self.running[played.match.id] = (now + FRESH, played)
        else:
            self.kept[played.match.id] = played
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        return played

    async def finished(self, id: str) -> TimedMatch:
        played = await self.find(id)
        if not played.match.over:
            raise Refused("match-running")
        return played


def review(done: int, of: int, whole: bool, told: bytes) -> bytes:
    """How far a review has come, and what it says by now."""
    progress = dumps({"done": done, "of": of, "whole": whole}).encode()
    return b'{"progress":' + progress + b',"review":' + (told or b"null") + b"}"


def folded(rows: Sequence[Stored], secrets: Mapping[str, bytes]) -> TimedMatch:
    """The match that the first of the rows starts; raises Refused."""
    played: TimedMatch | None = None
    for stored in rows:
        for record in read_row(stored.body).records:
            if isinstance(record, Started):
                if played is not None:
                    return played
                match = match_of(record, secrets)
                if match is None:
                    raise Refused("match-old")
                played = TimedMatch(match, [])
            elif played is not None:
                take(played, record, stored.at)
    if played is None:
        raise Refused("match-unknown")
    return played


def take(played: TimedMatch, record: Record, at: int) -> None:
    match = played.match
    if isinstance(record, Entered):
        match.accept(read_entry(match.game, match.seats, record.text))
        played.times.append(at)
    elif isinstance(record, Pledged) and record.hash:
        match.pledge(record.seat, record.hash)
    elif isinstance(record, Opened):
        match.redeem(record.seat, bytes.fromhex(record.bytes))
    elif isinstance(record, Abandoned):
        match.abandon()
    elif isinstance(record, Resigned):
        match.resign(record.seat)


def match_info(match: Match, seal: Seal | None = None) -> wire.MatchInfo:
    options: dict[str, wire.Value] = {name: getattr(match.options, name) for name in match.options.choices()}
    return wire.MatchInfo(
        match.id,
        match.game.key,
        match.version,
        options,
        [wire.PlayerInfo(player.name, player.kind) for player in match.shown],
        len(match.log),
        match.over,
        result_of(match),
        scores_of(match),
        match.chance.kind,
        match.commitment,
        match.secret.hex() if match.secret else "",
        *signed(match, seal),
        match.crossed,
    )


def steps(played: TimedMatch, numbers: range, seat: Seat, lang: str, shape: str) -> bytes:
    """A page of the replay, each step with those who sat there then."""
    replay = Replay(played.match, seat, lang, shape)
    total = len(replay.moments)
    made = []
    for number in numbers:
        said = line(replay.moments[number - 1], replay, played.times[number - 1]) if number else None
        made.append(wire.ReplayStep(number, said, replay.table(number).json()))
    return wire.encode(wire.Steps(played.match.id, total, made)).encode()


def page(match: Match, first: int, last: int) -> range:
    """The steps that are told together: `MOST_STEPS` at most, and none that is not there."""
    return range(first, min(last, first + MOST_STEPS - 1, len(match.log)) + 1)


def course(told: Aftermath) -> bytes:
    """How the game stood as it went on, and why it ended so."""
    rows = [wire.AccountRow(row.name, list(row.amounts), list(row.told)) for row in told.account.rows]
    return wire.encode(
        wire.MatchCourse(
            told.label,
            told.course,
            rows,
            list(told.account.notes),
            [wire.KeyMoment(*moment) for moment in told.turnings],
        )
    ).encode()


def verdict(match: Match, lang: str, seal: Seal | None = None) -> wire.Verdict:
    report = verify(write(match, seal), seal.key if seal else "")
    return wire.Verdict(report.holds, report.chance == "fair", report.seal, report.lines(lang), report.crossed)
