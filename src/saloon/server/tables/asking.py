"""Questions that change nothing: hints, why not, and the position in text."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Hashable
from itertools import islice
from typing import Final, TypeVar

from msgspec import Raw

from saloon.core.state import NATURE, ONLOOKER, Seat
from saloon.match import Match
from saloon.match.telling import Spectator, reader
from saloon.scene import Scene
from saloon.server.faults import Illegal, Refused
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.preparing import MOST, answers, may_prepare, supposed
from saloon.server.rooms.room import Room
from saloon.server.show.sketch import sketch
from saloon.server.show.viewer import Viewer
from saloon.server.tables import thinking
from saloon.server.tables.desk import FIRST, LATER, Asker
from saloon.server.tables.explaining import Looks
from saloon.server.tables.live import LiveTable
from saloon.server.tables.taproom import Taproom
from saloon.server.wire import outgoing as wire
from saloon.server.wire.incoming import Chances, Hint, PositionAsked, Suppose, Weigh, Why

T = TypeVar("T")
SOON: Final = 1.0
"""Seconds after which chances are told as they have been found by then."""
SLICE: Final = 0.4
"""Seconds that are thought about them before others may have their turn."""


def match_of(table: LiveTable, seat: Seat = ONLOOKER) -> Match:
    """The match, if one is on the table in which there is such a seat."""
    match = table.room.match
    if match is None or table.room.step or seat >= match.seats:
        raise Refused("phase-wrong")
    return match


def drawn(room: Room, match: Match, seat: Seat, viewer: Viewer) -> Scene:
    """The table as it looks from the seat, with what it is putting together; most often it has been drawn already."""
    return sketch(room.cache, viewer.spectator(match, seat), room.position, match.shown).scene


async def hint(hall: Taproom, table: LiveTable, viewer: Viewer, message: Hint, address: str) -> wire.Hinted:
    """What an expert would do, thought out in a worker."""
    seat = Attempt(table.room, viewer.guest, 0).playing(message.seat)
    match = match_of(table, seat)
    if match.rated:
        raise Refused("hint-rated")
    if seat not in match.to_act():
        raise match.state.not_now(seat) or Illegal("illegal-turn")
    reads = reader(match.game, match.shown, seat, viewer.lang)
    view = table.room.position.view(seat)
    paths = {choice.text: list(choice.path) for choice in drawn(table.room, match, seat, viewer).choices}
    about = match.game.key, seat, view, reads.names, viewer.lang
    who = Asker(address, table.room.code, viewer.guest)
    question, wanted = (thinking.advise, *about), undecided(table, seat)
    advised = await answered(
        hall, who, question, wanted, lambda seconds: hall.advisers.run(thinking.advise, *about, seconds)
    )
    return wire.Hinted(
        message.id, seat, advised.action, advised.label, advised.text, paths.get(advised.action, []), advised.more
    )


async def answered(
    hall: Taproom, who: Asker, question: Hashable, wanted: Callable[[], bool], think: Callable[[float], Awaitable[T]]
) -> T:
    """As it was answered before, or thought out when it is its turn."""
    found: T | None = hall.desk.known(question)
    if found is None:
        found = await hall.desk.ask(who, FIRST, hall.settings.think, wanted, think)
        hall.desk.keep(question, found)
    return found


def undecided(table: LiveTable, seat: Seat) -> Callable[[], bool]:
    """Whether the seat still has to decide what it has to decide now; others may have decided meanwhile."""
    match = match_of(table)
    id, number = match.id, len(match.log)

    def wanted() -> bool:
        now = table.room.match
        return (
            now is not None
            and now.id == id
            and seat in now.to_act()
            and all(entry.seat != seat for entry in islice(now.log, number, None))
        )

    return wanted


def unmoved(table: LiveTable, match: Match) -> Callable[[], bool]:
    """Whether nothing has happened since."""
    place = match.id, table.room.last
    return lambda: table.room.match is not None and (table.room.match.id, table.room.last) == place


def why(table: LiveTable, viewer: Viewer, message: Why) -> wire.WhyNot:
    """What a thing is, and why it, or an action, is not possible now."""
    match = match_of(table, viewer.seat)
    if not viewer.held and message.node:
        looks = Looks(match.game, match.state, match.shown, viewer.seat, viewer.lang, viewer.shape)
        return looks.named(
            wire.WhyNot(message.id, False, "", "", []), drawn(table.room, match, viewer.seat, viewer), message
        )
    seat = Attempt(table.room, viewer.guest, 0).seat(message.seat)
    match = match_of(table, seat)
    looks = Looks(match.game, match.state, match.shown, seat, viewer.lang, viewer.shape, table.room.position)
    return looks.why(drawn(table.room, match, seat, viewer), message)


async def weigh(hall: Taproom, table: LiveTable, viewer: Viewer, message: Weigh, address: str) -> wire.Weighed:
    """What can be said for each choice of this position, the best first; worked out in a worker."""
    match = match_of(table)
    seat = Attempt(table.room, viewer.guest, 0).playing(message.seat)
    if match.rated:
        raise Refused("hint-rated")
    if seat not in match.to_act():
        return wire.Weighed(message.id, [])
    names = reader(match.game, match.shown, seat, viewer.lang).names
    about = match.game.key, seat, table.room.position.view(seat), names, viewer.lang
    who = Asker(address, table.room.code, viewer.guest)
    rows = await answered(
        hall, who, (thinking.weigh, *about), undecided(table, seat), lambda _: hall.advisers.run(thinking.weigh, *about)
    )
    return wire.Weighed(message.id, [wire.WeighedRow(*row) for row in rows])


async def chances(hall: Taproom, table: LiveTable, viewer: Viewer, message: Chances, address: str) -> wire.ChancesTold:
    """How likely everybody wins, as far as the seat knows: what has been found so far, and more if asked again."""
    seat = Attempt(table.room, viewer.guest, 0).playing(message.seat)
    match = match_of(table, seat)
    if match.rated:
        raise Refused("hint-rated")
    names = reader(match.game, match.shown, seat, viewer.lang).names
    about = match.game.key, seat, table.room.position.view(seat), names, viewer.lang
    question, desk = (thinking.foresee, *about), hall.desk
    found: thinking.Foreseen = desk.known(question) or thinking.Foreseen()
    wanted, until = unmoved(table, match), time.monotonic() + (SOON if len(found.ends) <= message.seen else 0)

    def think(seconds: float) -> Awaitable[thinking.Foreseen]:
        return hall.advisers.run(thinking.foresee, *about, found.ends, seconds)

    while found.more and time.monotonic() < until:
        found = await desk.ask(Asker(address, table.room.code, viewer.guest), LATER, SLICE, wanted, think)
        desk.keep(question, found)
    return wire.ChancesTold(
        message.id, seat, found.text, [wire.ChanceRow(*row) for row in found.rows], len(found.ends), found.more
    )


def suppose(table: LiveTable, viewer: Viewer, message: Suppose) -> wire.Supposed:
    """The table after moves that nobody has made, seen from one's own side."""
    own = Attempt(table.room, viewer.guest, 0).playing(message.seat)
    match = match_of(table, own)
    if not may_prepare(table.room):
        raise Refused("prepare-not-here")
    steps, reads = list(supposed(match, message.steps)), reader(match.game, match.shown, own, viewer.lang)
    state = steps[-1].after if steps else match.state
    seat = next(iter(state.to_act()), NATURE)
    sees = Spectator(match.game, seat if seat >= 0 else own, viewer.lang, viewer.shape, side=own)
    told = [
        wire.SupposedStep(
            step.seat, match.game.notation.write(step.action), match.game.speech.say(step.before, step.action, reads)
        )
        for step in steps
    ]
    more = seat >= 0 and answers(steps, own) < MOST
    return wire.Supposed(message.id, seat, told, more, Raw(sees.scene(state, match.shown).packed()))


def position(table: LiveTable, viewer: Viewer, message: PositionAsked) -> wire.PositionText:
    """The position as the reader sees it, in the game's notation."""
    match = match_of(table)
    seat = viewer.seat_in(match)
    text = match.game.notation.write_state(table.room.position.view(seat))
    return wire.PositionText(message.id, match.game.key, text, match.options.text(), seat)
