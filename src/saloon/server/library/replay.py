"""Matches after the end: the record, the file, the replay, the verdict."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from saloon.core.state import Seat
from saloon.match import Match, Replay, verify, write
from saloon.match.aftermath import Aftermath
from saloon.match.entries import read_entry
from saloon.match.seal import Seal
from saloon.server.faults import Refused
from saloon.server.rooms.beats import match_of
from saloon.server.rooms.records import Abandoned, Entered, Opened, Pledged, Record, Resigned, Started, read_row
from saloon.server.settings import BLINK
from saloon.server.show.roomview import result_of, scores_of
from saloon.server.show.signed import signed
from saloon.server.show.sketch import line
from saloon.server.store.database import MatchPlace, Store
from saloon.server.wire.outgoing import (
    AccountRow,
    KeyMoment,
    MatchCourse,
    MatchInfo,
    PlayerInfo,
    ReplayStep,
    Steps,
    Value,
    Verdict,
)

MOST_STEPS: Final = 50
KEPT: Final = 32
FRESH: Final = 1.0
"""Seconds for which what was read of a running match is good enough for a picture."""


@dataclass(frozen=True)
class TimedMatch:
    """A match with the times of its entries."""

    match: Match
    times: list[int]


class Archive:
    """Finished matches that were asked for lately."""

    def __init__(self, stores: Sequence[Store]) -> None:
        self.stores = stores
        """Of all workers."""
        self.kept: OrderedDict[str, TimedMatch] = OrderedDict()
        self.running: dict[str, tuple[float, TimedMatch]] = {}
        """Matches that go on, and until when they need not be read again."""
        self.pictures: OrderedDict[tuple[object, ...], str] = OrderedDict()

    async def find(self, id: str) -> TimedMatch:
        """A match, running or not, from the log."""
        if id in self.kept:
            self.kept.move_to_end(id)
            return self.kept[id]
        until, played = self.running.get(id, (0.0, None))
        if played is not None and until > time.monotonic():
            return played
        return self.keep(await self.fetch(id))

    async def fetch(self, id: str) -> TimedMatch:
        store, place = await self.place_of(id)
        secrets = await store.secrets(place.room)
        played: TimedMatch | None = None
        for stored in await store.rows(place.room, place.number - 1):
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

    async def place_of(self, id: str) -> tuple[Store, MatchPlace]:
        for store in self.stores:
            if place := await store.place_of(id):
                return store, place
        raise Refused("match-unknown")

    def drawn(self, key: tuple[object, ...], draw: Callable[[], str]) -> str:
        """A picture, drawn once."""
        if key not in self.pictures:
            self.pictures[key] = draw()
            if len(self.pictures) > KEPT:
                self.pictures.popitem(last=False)
        return self.pictures[key]

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


def match_info(match: Match, seal: Seal | None = None) -> MatchInfo:
    options: dict[str, Value] = {name: getattr(match.options, name) for name in match.options.choices()}
    return MatchInfo(
        match.id, match.game.key, match.version, options,
        [PlayerInfo(player.name, player.kind) for player in match.players], len(match.log), match.over, result_of(match),
        scores_of(match), match.chance.kind, match.commitment, match.secret.hex() if match.secret else "",
        *signed(match, seal),
    )  # fmt: skip


async def steps(played: TimedMatch, first: int, last: int, seat: Seat, lang: str, shape: str) -> Steps:
    """Some steps of the replay, each with those who sat there then. Gives way to others while it works."""
    replay = Replay(played.match, seat, lang, shape)
    total = len(replay.moments)
    made, since = [], time.perf_counter()
    for number in range(first, min(last, first + MOST_STEPS - 1, total) + 1):
        said = line(replay.moments[number - 1], replay, played.times[number - 1]) if number else None
        made.append(ReplayStep(number, said, replay.table(number).json()))
        if time.perf_counter() - since > BLINK:
            await asyncio.sleep(0)
            since = time.perf_counter()
    return Steps(played.match.id, total, made)


def course(told: Aftermath) -> MatchCourse:
    """How the game stood as it went on, and why it ended so."""
    rows = [AccountRow(row.name, list(row.amounts), list(row.told)) for row in told.account.rows]
    return MatchCourse(told.label, told.course, rows, list(told.account.notes), [KeyMoment(*moment) for moment in told.turnings])


def verdict(match: Match, lang: str, seal: Seal | None = None) -> Verdict:
    report = verify(write(match, seal), seal.key if seal else "")
    return Verdict(report.holds, report.chance == "fair", report.seal, report.lines(lang))
