"""From positions to messages, for one reader. Everything passes through the reader's view."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

from msgspec import Raw

from saloon.core.event import Event
from saloon.core.state import NATURE, Action, State
from saloon.match import Clock, Entry, Match, Player, Undone
from saloon.match.telling import Spectator
from saloon.match.walk import Moment
from saloon.scene import Reader
from saloon.server.moment import now
from saloon.server.rooms.beats import Beat, takings
from saloon.server.rooms.room import Room
from saloon.server.rooms.windows import asked
from saloon.server.settings import BLINK
from saloon.server.show.viewer import Viewer
from saloon.server.wire.outgoing import Chosen, DraftNow, Happened, LogLine, OpeningInfo, TableNow, Ticking, encode

CLAUSES: Final = 30
"""Lines of a whole log that get their clause; finding it takes a scene each."""


def scene(spectator: Spectator, state: State, players: Sequence[Player]) -> tuple[Raw, str]:
    """The scene as JSON, and the clause it names."""
    drawn = spectator.scene(state, players)
    return Raw(drawn.packed()), drawn.clause


def kind_of(entry: Entry) -> str:
    return "event" if isinstance(entry, Event) else "undo" if isinstance(entry, Undone) else "seat"


def line(moment: Moment, spectator: Spectator, clause: str, at: int) -> LogLine:
    entry = moment.entry
    return LogLine(entry.number, kind_of(entry), entry.seat, spectator.tell(moment), clause, at, spectator.weight(moment), spectator.hand(moment))


def event(beat: Beat, more: bool, viewer: Viewer) -> str:
    """One beat, as the viewer sees it. Readers who see the same share the work."""
    match, moment, spectator = beat.match, beat.moment, viewer.spectator(beat.match)
    key = (spectator.seat, viewer.lang, viewer.shape)
    if key not in beat.shown:
        beat.shown[key] = scene(spectator, moment.after, moment.players)
    drawn, clause = beat.shown[key]
    said = line(moment, spectator, viewer.clause, beat.at)
    viewer.clause = clause
    acts = moment.after.to_act()
    happened = Happened(
        match.id, moment.entry.number, said, drawn, [seat for seat in acts if seat in viewer.held], list(acts),
        choices(match, moment.after, spectator.reader(moment.players)), clocks(beat.clock), undo(beat.undo, viewer), more,
        opening(match, moment.after, moment.players, moment.entry.number, spectator), bool(asked(match, moment.after)),
    )  # fmt: skip
    return encode(happened)


def opening(match: Match, state: State, players: Sequence[Player], number: int, spectator: Spectator) -> OpeningInfo | None:
    """What is said when somebody is to decide and nobody has decided before."""
    if NATURE in state.to_act() or any(entry.seat >= 0 for entry in match.log[:number]):
        return None
    said = spectator.opening(state, players)
    return OpeningInfo(*said) if said else None


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
    return takes[viewer.seat] if viewer.seat in viewer.held and viewer.seat < len(takes) else ""


def draft(room: Room, match: Match, viewer: Viewer) -> str:
    """The table as it was, with what the viewer has put together."""
    drawn, viewer.clause = scene(viewer.spectator(match), room.position, match.players)
    return encode(DraftNow(match.id, len(match.log), drawn, [seat for seat in match.to_act() if seat in viewer.held]))


def fresh_table(room: Room, match: Match, viewer: Viewer) -> str:
    """The table before the first entry."""
    spectator = viewer.spectator(match)
    drawn, viewer.clause = scene(spectator, match.start, match.first_players)
    acts = () if room.step else match.start.to_act()
    mine = [seat for seat in acts if seat in viewer.held]
    nature = choices(match, match.start, spectator.reader(match.first_players)) if acts else []
    table = TableNow(
        match.id, 0, drawn, [], mine, list(acts), nature, clocks(room.clock), "",
        opening(match, match.start, match.first_players, 0, spectator), bool(acts and asked(match, match.start)),
    )  # fmt: skip
    return encode(table)


async def whole_table(room: Room, viewer: Viewer) -> str:
    """The table as it is now, with all that has been said about it. Gives way to others while it works."""
    match = room.match
    assert match is not None
    spectator = viewer.spectator(match)
    log = await lines(match, room.times, spectator)
    drawn, viewer.clause = scene(spectator, room.position, match.players)
    acts = () if room.step else match.to_act()
    nature = choices(match, match.state, spectator.reader(match.players)) if acts else []
    table = TableNow(
        match.id, len(match.log), drawn, log, [seat for seat in acts if seat in viewer.held], list(acts),
        nature, clocks(room.clock), undo(takings(match), viewer),
        opening(match, match.state, match.players, len(match.log), spectator), bool(asked(match, match.state)),
    )  # fmt: skip
    return encode(table)


async def lines(match: Match, times: list[int], spectator: Spectator) -> list[LogLine]:
    """The log in sentences; the last ones with the clause that was in force."""
    made, since = [], time.perf_counter()
    first = len(match.log) - CLAUSES
    for moment, at in zip(match.walk(), list(times), strict=True):
        late = moment.entry.number > first
        made.append(line(moment, spectator, spectator.scene(moment.before, moment.players).clause if late else "", at))
        if time.perf_counter() - since > BLINK:
            await asyncio.sleep(0)
            since = time.perf_counter()
    return made


def beats_after(room: Room, number: int) -> Iterator[Beat]:
    """The entries after a number once more, for somebody who has missed them."""
    match = room.match
    assert match is not None
    empty = ("",) * match.seats
    for moment in islice(match.walk(), number, None):
        newest = moment.entry.number == room.last
        moment = moment._replace(after=room.position) if newest else moment
        clock, takes = (room.clock, takings(match)) if newest else (Clock(), empty)
        yield Beat(match, moment, clock, room.times[moment.entry.number - 1], takes)
