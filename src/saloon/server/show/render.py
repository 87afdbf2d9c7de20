"""From positions to messages, for one reader. Everything passes through the reader's view."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from saloon.core.state import NATURE, ONLOOKER, Action, State
from saloon.match import Match, Player, TableClock
from saloon.match.telling import Spectator
from saloon.scene import Reader
from saloon.scene.changes import Known
from saloon.server.moment import now
from saloon.server.rooms.beats import Beat, takings
from saloon.server.rooms.room import Room
from saloon.server.rooms.windows import asked
from saloon.server.settings import BLINK
from saloon.server.show.sketch import Cache, Sketch, line, said, sketch
from saloon.server.show.viewer import Viewer
from saloon.server.wire import outgoing as wire


class Whole(NamedTuple):
    """A message with a whole scene, and the sketch of it."""

    text: str
    sketch: Sketch


class Picture(NamedTuple):
    """A message that shows the table: whole, or only what is different from what its reader knows."""

    message: wire.TableNow | wire.DraftNow
    sketch: Sketch

    def told(self, base: Known | None) -> tuple[str, Known]:
        scene, changes, known = self.sketch.told(base)
        return wire.encode(replace(self.message, scene=scene, changes=changes)), known


def event(beat: Beat, more: bool, viewer: Viewer, base: Known | None = None) -> tuple[str, Known]:
    """One beat, as the viewer sees it, and what they know then. Readers who see the same share the work; onlookers, of
    whom there may be a thousand, the whole message, unless a clock that runs is in it."""
    if viewer.held or viewer.seat != ONLOOKER or not beat.clock.off:
        return told(beat, more, viewer, base)
    key = ("told", viewer.lang, viewer.shape, more, base)
    if key not in beat.cache:
        beat.cache[key] = told(beat, more, viewer, base)
    found: tuple[str, Known] = beat.cache[key]
    return found


def told(beat: Beat, more: bool, viewer: Viewer, base: Known | None) -> tuple[str, Known]:
    match, moment, spectator = beat.match, beat.moment, viewer.spectator(beat.match)
    sentence = said(beat.cache, moment, spectator, beat.at)
    scene, changes, known = sketch(beat.cache, spectator, moment.after, moment.players).told(base)
    acts = moment.after.to_act()
    mine = [seat for seat in acts if seat in viewer.held]
    rest = (
        choices(match, moment.after, spectator.reader(moment.players)),
        clocks(beat.clock),
        undo(beat.undo, moment.players, viewer),
        more,
        opening(match, moment.after, moment.players, moment.entry.number, spectator),
        bool(asked(match, moment.after)),
        beat.throw,
    )
    if base is None:
        return wire.encode(
            wire.Happened(match.id, moment.entry.number, sentence, scene, mine, list(acts), *rest)
        ), known
    return wire.encode(
        wire.Changed(
            moment.entry.number, short(sentence), changes, mine, UNSET if acts == (NATURE,) else list(acts), *rest
        )
    ), known


def short(line: wire.LogLine, number: int = 0) -> wire.ShortLine:
    """The line without what is usual; in an event it needs no number."""
    return wire.ShortLine(
        line.text,
        line.at,
        line.seat,
        number,
        line.kind,
        line.clause,
        line.weight,
        UNSET if line.hand == line.seat else line.hand,
    )


def opening(
    match: Match, state: State, players: Sequence[Player], number: int, spectator: Spectator
) -> wire.OpeningInfo | None:
    """What is said in the first position in which somebody decides or throws; never again after it."""
    if match.log and number and match.log[0].seat >= 0:
        return None
    if any(entry.seat >= 0 for entry in islice(match.log, number)):
        return None
    said = spectator.opening(state, players)
    if said is None or any(spectator.opening(before, players) for before in islice(match.befores(), number)):
        return None
    return wire.OpeningInfo(*said)


def choices(match: Match, state: State, reads: Reader) -> list[wire.Chosen]:
    """What may have fallen, where people say so; as far as the reader can know."""
    if match.chance.kind != "typed" or state.to_act() != (NATURE,):
        return []
    view = state.view(reads.seat)
    return [wire.Chosen(match.game.notation.write(each), say(match, view, each, reads)) for each, _ in view.chances()]


def say(match: Match, view: Any, action: Action, reads: Reader) -> str:
    return match.game.speech.say(view, action, reads)


def clocks(clock: TableClock) -> list[wire.Ticking] | None:
    if clock.off:
        return None
    at = now()
    runs = () if clock.paused else clock.running
    return [wire.Ticking(clock.left_of(seat, at) or 0, seat in runs) for seat in range(len(clock.left))]


def undo(takes: tuple[str, ...], players: Sequence[Player], viewer: Viewer) -> str:
    """What taking back is for the reader; nobody has to agree with people at the same device."""
    held = viewer.held
    if len(held) > 1 and all(seat in held for seat, player in enumerate(players) if player.human):
        return "free" if any(takes[seat] for seat in held if seat < len(takes)) else ""
    return takes[viewer.seat] if viewer.seat in viewer.held and viewer.seat < len(takes) else ""


def draft(room: Room, match: Match, viewer: Viewer) -> Picture:
    """The table as it was, with what the viewer has put together."""
    drawn = sketch(room.cache, viewer.spectator(match), room.position, match.shown)
    mine = [seat for seat in match.to_act() if seat in viewer.held]
    return Picture(wire.DraftNow(match.id, len(match.log), mine), drawn)


def fresh_table(room: Room, match: Match, viewer: Viewer, cache: Cache) -> Picture:
    """The table before the first entry."""
    spectator = viewer.spectator(match)
    drawn = sketch(cache, spectator, match.start, match.first_shown)
    acts = () if room.step else match.start.to_act()
    mine = [seat for seat in acts if seat in viewer.held]
    nature = choices(match, match.start, spectator.reader(match.first_shown)) if acts else []
    table = wire.TableNow(
        match.id,
        0,
        [],
        mine,
        list(acts),
        nature,
        clocks(room.clock),
        "",
        opening(match, match.start, match.first_shown, 0, spectator),
        bool(acts and asked(match, match.start)),
        NATURE if room.step or room.last else room.throw(),
    )
    return Picture(table, drawn)


async def whole_table(room: Room, viewer: Viewer) -> Whole:
    """The table as it is now, with all that has been said about it. Gives way to others while it works."""
    match = room.match
    assert match is not None
    spectator = viewer.spectator(match)
    log = await lines(match, room.times, spectator)
    drawn = sketch(room.cache, spectator, room.position, match.shown)
    acts = () if room.step else match.to_act()
    nature = choices(match, match.state, spectator.reader(match.shown)) if acts else []
    table = wire.TableNow(
        match.id,
        len(match.log),
        [short(each, each.number) for each in log] if viewer.changes else log,
        [seat for seat in acts if seat in viewer.held],
        list(acts),
        nature,
        clocks(room.clock),
        undo(takings(match, room.decided), match.shown, viewer),
        opening(match, match.state, match.shown, len(match.log), spectator),
        bool(asked(match, match.state)),
        room.throw(),
    )
    return Whole(Picture(table, drawn).told(None)[0], drawn)


async def lines(match: Match, times: list[int], spectator: Spectator) -> list[wire.LogLine]:
    """The log in sentences."""
    made, since = [], time.perf_counter()
    for moment, at in zip(match.walk(), list(times), strict=True):
        made.append(line(moment, spectator, at))
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
        clock, takes, throw = (
            (room.clock, takings(match, room.decided), room.throw()) if newest else (TableClock(), empty, NATURE)
        )
        yield Beat(match, moment, clock, room.times[moment.entry.number - 1], takes, throw)
