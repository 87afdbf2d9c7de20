"""Matches after the end: the record, the file, the replay, the verdict."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from saloon.core.event import Event
from saloon.core.state import ONLOOKER, Seat, State, View
from saloon.match import Entry, Match, verify, write
from saloon.match.entries import read_entry, walk
from saloon.match.telling import reader, sentence
from saloon.scene import Reader, Scene
from saloon.server.faults import Refused
from saloon.server.records import Abandoned, Entered, Opened, Pledged, Record, Started, read_row
from saloon.server.render import kind_of
from saloon.server.roomparts import match_of
from saloon.server.roomview import result_of, scores_of
from saloon.server.settings import BLINK
from saloon.server.store import Store
from saloon.server.wire import Line, MatchInfo, PlayerInfo, Step, Steps, Value, Verdict

MOST_STEPS: Final = 50
KEPT: Final = 32


@dataclass(frozen=True)
class Played:
    """A match with the times of its entries."""

    match: Match
    times: list[int]

    def walked(self) -> list[tuple[Entry, State]]:
        return list(walk(self.match.start, self.match.log))

    def states(self) -> list[State]:
        """The position before the first entry, and after each."""
        return [before for _, before in self.walked()] + [self.match.state]


class Shelf:
    """Finished matches that were asked for lately."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[str, Played] = OrderedDict()

    async def find(self, id: str) -> Played:
        """A match, running or not, from the log."""
        if id in self.kept:
            self.kept.move_to_end(id)
            return self.kept[id]
        place = await self.store.place_of(id)
        if place is None:
            raise Refused("match-unknown")
        secrets = await self.store.secrets(place.room)
        played: Played | None = None
        for stored in await self.store.rows(place.room, place.number - 1):
            for record in read_row(stored.body).records:
                if isinstance(record, Started):
                    if played is not None:
                        return self.keep(played)
                    match = match_of(record, secrets)
                    if match is None:
                        raise Refused("match-old")
                    played = Played(match, [])
                elif played is not None:
                    take(played, record, stored.at)
        if played is None:
            raise Refused("match-unknown")
        return self.keep(played)

    def keep(self, played: Played) -> Played:
        if played.match.over:
            self.kept[played.match.id] = played
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        return played

    async def finished(self, id: str) -> Played:
        played = await self.find(id)
        if not played.match.over:
            raise Refused("match-running")
        return played


def take(played: Played, record: Record, at: int) -> None:
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


def match_info(match: Match) -> MatchInfo:
    options: dict[str, Value] = {name: getattr(match.options, name) for name in match.options.choices()}
    return MatchInfo(
        match.id, match.game.key, match.game.version, options,
        [PlayerInfo(player.name, player.kind) for player in match.players], len(match.log), match.over, result_of(match),
        scores_of(match), match.chance.kind, match.commitment, match.secret.hex() if match.secret else "",
    )  # fmt: skip


def seen(match: Match, state: State, seat: Seat) -> View:
    """After the end an onlooker sees everything; a seat sees what it saw."""
    return View(state) if seat == ONLOOKER and match.over else state.view(seat)


def picture(match: Match, state: State, seat: Seat, lang: str, shape: str) -> Scene:
    drawn: Scene = match.game.board.scene(seen(match, state, seat), reader(match.game, match.players, seat, lang, shape))
    return drawn


async def steps(played: Played, first: int, last: int, seat: Seat, lang: str, shape: str) -> Steps:
    """Some steps of the replay. Gives way to others while it works."""
    match, states, walked = played.match, played.states(), played.walked()
    reads = reader(match.game, match.players, seat, lang, shape)
    made, clause, since = [], "", time.perf_counter()
    for number in range(max(0, first - 1), min(last, first + MOST_STEPS - 1, len(match.log)) + 1):
        drawn = picture(match, states[number], seat, lang, shape)
        if number >= first:
            said = told(played, walked, number, reads, clause) if number else None
            made.append(Step(number, said, drawn.json()))
        clause = drawn.clause
        if time.perf_counter() - since > BLINK:
            await asyncio.sleep(0)
            since = time.perf_counter()
    return Steps(match.id, len(match.log), made)


def told(played: Played, walked: list[tuple[Entry, State]], number: int, reads: Reader, clause: str) -> Line:
    entry, before = walked[number - 1]
    match = played.match
    if isinstance(entry, Event) and reads.seat == ONLOOKER:
        text = match.game.speech.tell(View(before), entry.seat, entry.action, reads)
    else:
        text = sentence(match.game, entry, before, reads)
    return Line(number, kind_of(entry), entry.seat, text, clause, played.times[number - 1])


def verdict(match: Match, lang: str) -> Verdict:
    report = verify(write(match))
    return Verdict(report.holds, report.chance == "fair", report.lines(lang))
