"""From positions to messages, for one reader. Everything passes through the reader's view."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Raw

from saloon.core.event import Event
from saloon.core.state import NATURE, ONLOOKER, Action, Seat, State
from saloon.match import Clock, Entry, Match, Player, Reseated, Undone
from saloon.match.entries import walk
from saloon.match.telling import reader, sentence
from saloon.scene import Reader
from saloon.server.room import Room
from saloon.server.roomparts import Beat, takings
from saloon.server.settings import BLINK
from saloon.server.store import now
from saloon.server.wire import Chosen, Happened, Line, TableNow, Ticking, encode

CLAUSES: Final = 30
"""Lines of a whole log that get their clause; finding it takes a scene each."""


@dataclass
class Viewer:
    """Who gets the messages of a socket, and how they want them."""

    guest: int = 0
    role: str = "watcher"
    seat: Seat = ONLOOKER
    lang: str = "en"
    shape: str = "wide"
    held: tuple[Seat, ...] = ()
    """The seats the guest plays."""
    clause: str = ""
    """In force in the scene shown last."""
    public: str = ""
    """Where others reach the server, if the reader came by an address of this machine."""

    def reads(self, match: Match, players: Sequence[Player]) -> Reader:
        return reader(match.game, players, self.seat, self.lang, self.shape)


def scene(match: Match, state: State, reads: Reader) -> tuple[Raw, str]:
    """The scene as JSON, and the clause it names."""
    drawn = match.game.board.scene(state.view(reads.seat), reads)
    return Raw(drawn.packed()), drawn.clause


def kind_of(entry: Entry) -> str:
    return "event" if isinstance(entry, Event) else "undo" if isinstance(entry, Undone) else "seat"


def line(match: Match, entry: Entry, before: State, reads: Reader, clause: str, at: int) -> Line:
    return Line(entry.number, kind_of(entry), entry.seat, sentence(match.game, entry, before, reads), clause, at)


def event(beat: Beat, more: bool, viewer: Viewer) -> str:
    """One beat, as the viewer sees it. Readers who see the same share the work."""
    reads = viewer.reads(beat.match, beat.players)
    key = (viewer.seat, viewer.lang, viewer.shape)
    if key not in beat.shown:
        beat.shown[key] = scene(beat.match, beat.after, reads)
    drawn, clause = beat.shown[key]
    said = line(beat.match, beat.entry, beat.before, reads, viewer.clause, beat.at)
    viewer.clause = clause
    acts = beat.after.to_act()
    happened = Happened(
        beat.match.id, beat.entry.number, said, drawn, [seat for seat in acts if seat in viewer.held], list(acts),
        choices(beat.match, beat.after, reads), clocks(beat.clock), undo(beat.undo, viewer), more,
    )  # fmt: skip
    return encode(happened)


def choices(match: Match, state: State, reads: Reader) -> list[Chosen]:
    """What may have fallen, where people say so; as far as the reader can know."""
    if match.chance.kind != "typed" or state.to_act() != (NATURE,):
        return []
    view = state.view(reads.seat)
    return [Chosen(match.game.notation.write(each), say(match, view, each, reads)) for each, _ in view.chances()]


def say(match: Match, view: Any, action: Action, reads: Reader) -> str:
    return match.game.speech.say(view, action, reads)


def clocks(clock: Clock) -> list[Ticking] | None:
    if clock.off:
        return None
    at = now()
    runs = () if clock.paused else clock.running
    return [Ticking(clock.left_of(seat, at) or 0, seat in runs) for seat in range(len(clock.left))]


def undo(takes: tuple[str, ...], viewer: Viewer) -> str:
    return takes[viewer.seat] if viewer.seat in viewer.held else ""


def fresh_table(room: Room, match: Match, viewer: Viewer) -> str:
    """The table before the first entry."""
    reads = viewer.reads(match, match.first_players)
    drawn, viewer.clause = scene(match, match.start, reads)
    acts = () if room.step else match.start.to_act()
    mine = [seat for seat in acts if seat in viewer.held]
    nature = choices(match, match.start, reads) if acts else []
    return encode(TableNow(match.id, 0, drawn, [], mine, list(acts), nature, clocks(room.clock), ""))


async def whole_table(room: Room, viewer: Viewer) -> str:
    """The table as it is now, with all that has been said about it. Gives way to others while it works."""
    match = room.match
    assert match is not None
    players = tuple(match.players)
    reads = viewer.reads(match, players)
    log = await lines(match, room.times, reads)
    drawn, viewer.clause = scene(match, match.state, reads)
    acts = () if room.step else match.to_act()
    table = TableNow(
        match.id, len(match.log), drawn, log, [seat for seat in acts if seat in viewer.held], list(acts),
        choices(match, match.state, reads) if acts else [], clocks(room.clock), undo(takings(match), viewer),
    )  # fmt: skip
    return encode(table)


async def lines(match: Match, times: list[int], reads: Reader) -> list[Line]:
    """The log in sentences; the last ones with the clause that was in force."""
    made, since = [], time.perf_counter()
    first = len(match.log) - CLAUSES
    sitting = list(match.first_players)
    reads = reader(match.game, sitting, reads.seat, reads.words.lang, reads.shape)
    for (entry, before), at in zip(walk(match.start, list(match.log)), list(times), strict=True):
        if isinstance(entry, Reseated):
            sitting[entry.seat] = entry.player
            reads = reader(match.game, sitting, reads.seat, reads.words.lang, reads.shape)
        clause = match.game.board.scene(before.view(reads.seat), reads).clause if entry.number > first else ""
        made.append(line(match, entry, before, reads, clause, at))
        if time.perf_counter() - since > BLINK:
            await asyncio.sleep(0)
            since = time.perf_counter()
    return made


def beats_after(room: Room, number: int) -> Iterator[Beat]:
    """The entries after a number once more, for somebody who has missed them."""
    match = room.match
    assert match is not None
    walked = list(walk(match.start, match.log))
    empty = ("",) * match.seats
    for index in range(number, len(walked)):
        entry, before = walked[index]
        newest = index + 1 == len(walked)
        after = match.state if newest else walked[index + 1][1]
        clock, takes = (room.clock, takings(match)) if newest else (Clock(), empty)
        yield Beat(match, entry, before, after, tuple(match.players), clock, room.times[index], takes)
