"""What goes on by itself: bots, the steps of the pledges, clocks that run out, and nudges."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from saloon.core.state import Fault, Seat, View
from saloon.match import Match
from saloon.match.fair import bot_seed
from saloon.server.faults import Illegal, Refused, Unreadable
from saloon.server.moment import now
from saloon.server.rooms import windows
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.lateness import STAND_IN, give_back, late, returning, run_out
from saloon.server.rooms.playing import decide
from saloon.server.rooms.preparing import follow
from saloon.server.rooms.starting import step_on
from saloon.server.settings import AWAY, NUDGE, PRESENCE_GRACE, Settings
from saloon.server.tables import thinking
from saloon.server.tables.desk import FIRST, Asker, Desk
from saloon.server.tables.live import FIRST_PAUSE, LONGEST_PAUSE, LiveTable
from saloon.server.tables.thinkers import Thinkers

LOG = logging.getLogger("saloon")
PATIENCE: Final = 3.0
"""Seconds that the server which wrote the last row gets to go on, before another one does."""
LONGEST: Final = 6.0
"""Seconds that a window waits at most until people have seen what led to it."""
SLOWNESS: Final = {"expert": 2, "master": 4}
"""Where hands are hidden: by how much longer than others these levels take, always."""
FASTER: Final = 0.72
"""Each decision of bots since a person last acted takes this part of the one before: a long run is soon over."""
LEAST: Final = 0.3
"""The part that is left at least where hands are hidden, so that thinking fits into it; the best take their time."""
BLINK: Final = 0.5
"""The part of a beat that a window takes in which nobody is waited for."""
Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]]
"""Runs something beside everything else."""


def is_due(table: LiveTable) -> bool:
    """Whether a change means work at once; otherwise those who wait for people may go on waiting."""
    room = table.room
    over = room.match is None or room.match.over
    if room.match is not None and (room.throw() >= 0 or windows.asked(room.match, room.match.state)):
        return True
    return over or bool(room.step) or not room.clock.off or not table.readers or bool(room.thinkers())


def thinks(table: LiveTable, match: Match, seat: Seat) -> bool:
    """Whether a bot on the seat still has to decide in the match."""
    now = table.room.match
    return now is not None and now.id == match.id and seat in table.room.thinkers()


class Driver:
    """One task for each table that has something to wait for."""

    def __init__(self, settings: Settings, workers: Thinkers, spawn: Spawn) -> None:
        self.settings = settings
        self.workers = workers
        self.desk = Desk(places=settings.thinkers, generous=True)
        """Where moves of bots wait to be thought about."""
        self.spawn = spawn
        self.opened = now()
        """Nobody is late for what ended while the house was closed."""
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.woken: dict[str, asyncio.Event] = {}

    def stir(self, table: LiveTable) -> None:
        """The table has changed: look again at what is due."""
        code = table.room.code
        if code in self.tasks:
            if is_due(table):
                self.woken[code].set()
        elif table.room.match is not None and not table.room.match.over:
            self.woken[code] = asyncio.Event()
            self.tasks[code] = self.spawn(self.drive(table))

    def busy(self, table: LiveTable) -> bool:
        return table.room.code in self.tasks

    async def drive(self, table: LiveTable) -> None:
        """Whatever goes wrong, after a pause it is tried again; the pauses grow."""
        code = table.room.code
        woken, pause = self.woken[code], FIRST_PAUSE
        try:
            while True:
                woken.clear()
                try:
                    wait, pause = await self.due(table), FIRST_PAUSE
                except Exception as error:
                    if not isinstance(error, Fault):
                        LOG.error("a table failed: %s", type(error).__name__, exc_info=error)
                    wait, pause = pause, min(2 * pause, LONGEST_PAUSE)
                if wait is None:
                    return
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await woken.wait()
        finally:
            del self.tasks[code], self.woken[code]

    async def due(self, table: LiveTable) -> float | None:
        """Do what is due; seconds until something else is, None if nothing will be."""
        room = table.room
        if room.match is None or room.match.over:
            return None
        if room.step:
            return await self.step(table)
        if not table.readers and not room.paced:
            return None
        if self.shuts(table, room.match):
            return await self.window(table, room.match)
        if room.thinkers():
            return await self.bots(table)
        return await self.wait(table)

    async def step(self, table: LiveTable) -> float:
        """Pledging and opening do not wait for ever."""
        room = table.room
        step, left = room.step, room.step_ends(self.settings.step) / 1000 - now() / 1000
        if left > 0:
            return left + 0.01

        def act(attempt: Attempt) -> None:
            if attempt.room.step == step:
                step_on(attempt)

        await table.change(0, "", act)
        return 0.01

    # -- bots ---------------------------------------------------------------------------

    async def bots(self, table: LiveTable) -> float:
        """All bots that are to act think at once, and answer in the order of their seats."""
        room, match = table.room, table.room.match
        assert match is not None
        if not table.mine and (left := room.at / 1000 + PATIENCE - now() / 1000) > 0:
            return left
        since = time.monotonic()
        seats = room.thinkers()
        thoughts = await asyncio.gather(
            *(
                self.think(
                    match,
                    seat,
                    level,
                    bot_seed(room.secrets[match.id], seat),
                    self.seconds(level, match.game.secrets, room.run),
                    table,
                )
                for seat in seats
                for level in (room.chairs[seat].level,)
            )
        )
        levels = [room.chairs[seat].level for seat in seats]
        await asyncio.sleep(self.pause(time.monotonic() - since, levels, match.game.secrets, room.run))
        for seat, text in zip(seats, thoughts, strict=True):
            await self.submit(table, match, seat, text)
        return 0.0

    def beat(self, level: str, run: int = 0) -> float:
        """How long a bot of the level takes to answer where hands are hidden."""
        return self.settings.pace * SLOWNESS.get(level, max(LEAST, FASTER**run))

    def pause(self, spent: float, levels: list[str], secrets: bool, run: int = 0) -> float:
        """How long to wait after thinking; where hands are hidden, on the beat, so that the time tells nothing."""
        beat = max(self.beat(level, run) for level in levels) if secrets else self.settings.pace * FASTER**run
        if not beat or (spent > beat and not secrets):
            return 0.0
        return beat - spent % beat

    def asker(self, table: LiveTable) -> Asker:
        """For whom bots think at a table: of those who sit there and look, the one who has used the thinkers least."""
        room = table.room
        here = {reader.address for reader in table.readers if room.seats_of(reader.viewer.guest)} or {""}
        return Asker(min(sorted(here), key=self.desk.used.left), room.code, 0)

    async def think(self, match: Match, seat: Seat, level: str, seed: int, seconds: float, table: LiveTable) -> str:
        """The choice of a bot; whatever happens to its process, the table goes on."""
        view: View = match.view(seat)
        legal = match.state.legal(seat)
        write = match.game.notation.write
        if len(legal) == 1:
            return write(legal[0])

        def choose(seconds: float) -> Awaitable[str]:
            by_count = table.room.setup.shared or self.settings.patient  # the same choice, however slow the machine
            clock = None if by_count else seconds
            return self.workers.run(
                thinking.choose, match.game.key, level or STAND_IN, seat, seed, view, clock, match.place
            )

        try:
            return await self.desk.ask(self.asker(table), FIRST, seconds, lambda: thinks(table, match, seat), choose)
        except Refused:  # nobody waits for it any more
            raise
        except Exception as error:
            LOG.error("a bot of %s failed: %s", match.game.key, type(error).__name__)
            return write(legal[0])

    def seconds(self, level: str, secrets: bool, run: int = 0) -> float:
        """How long a bot may think: where hands are hidden, so long that the answer is ready on the beat."""
        return (
            min(self.settings.think, 0.8 * self.beat(level, run) or self.settings.think)
            if secrets
            else self.settings.think
        )

    async def submit(self, table: LiveTable, match: Match, seat: Seat, text: str) -> None:
        def act(attempt: Attempt) -> None:
            attempt.need_match(match.id)
            if seat in attempt.room.thinkers():
                decide(attempt, seat, text, len(match.log))
                give_back(attempt)
                follow(attempt)

        try:
            await table.change(0, "", act)
        except (Illegal, Unreadable, Refused) as fault:
            if fault.message == "trouble":
                raise
            # the table has moved on meanwhile: think again

    # -- windows ------------------------------------------------------------------------

    def shuts(self, table: LiveTable, match: Match) -> bool:
        """Whether a window is open that closes by itself; at a pace of days it is closed when all have answered, or are
        late."""
        room = table.room
        if not windows.asked(match, match.state):
            return False
        return not room.paced or windows.settled(room, match, table.presence) or bool(late(room, now(), self.opened))

    async def window(self, table: LiveTable, match: Match) -> float:
        """Bots think while it is open, and those who have not answered when its time is over are silent."""
        room, number = table.room, len(match.log)
        seed, seconds = room.secrets[match.id], min(self.settings.think, 0.8 * self.blink)
        naps = self.naps(table, match)
        thoughts = {
            seat: asyncio.ensure_future(
                self.think(match, seat, room.chairs[seat].level, bot_seed(seed, seat), seconds, table)
            )
            for seat in room.thinkers()
        }
        while naps:
            _, late = await asyncio.wait(naps, return_when=asyncio.FIRST_COMPLETED)
            for nap in late:
                nap.cancel()
            naps = self.naps(table, match)
        answers = {seat: thought.result() for seat, thought in thoughts.items() if thought.done()}
        for thought in thoughts.values():
            thought.cancel()

        def act(attempt: Attempt) -> None:
            attempt.need_match(match.id)
            windows.close(attempt, number, answers)

        await table.change(0, "", act)
        return 0.0

    @property
    def blink(self) -> float:
        """How long a window is open in which nobody is waited for: bots of all levels answer within it."""
        return min(self.settings.window, BLINK * self.settings.pace or self.settings.window)

    def naps(self, table: LiveTable, match: Match) -> set[asyncio.Future[Any]]:
        """What to wait for while the window is open: its end, or an answer that may end it; nothing if it is over."""
        woken = self.woken[table.room.code]
        woken.clear()
        left = self.closes(table, match) - now() / 1000
        if left <= 0 or table.room.last != len(match.log):
            return set()
        return {asyncio.ensure_future(asyncio.sleep(left)), asyncio.ensure_future(woken.wait())}

    def closes(self, table: LiveTable, match: Match) -> float:
        """When the window is over: after its time, or on the bots' next beat if nobody's answer could tell anything."""
        room = table.room
        opened = (room.times or [room.step_at])[-1] / 1000
        if room.paced or windows.settled(room, match, table.presence):
            return opened + self.blink
        return opened + self.open_for(room.watched)

    def open_for(self, watched: float) -> float:
        """How long a window is open for somebody who has been looking at its cause for `watched` seconds."""
        return self.settings.window + min(LONGEST, watched) * min(1.0, self.settings.pace)

    # -- people -------------------------------------------------------------------------

    async def wait(self, table: LiveTable) -> float | None:
        """People are to act or to throw: watch their clocks, and remind them once; somebody who is away does not
        keep the dice. At a pace of days nobody need be here: the table is looked at again when something is due
        (`tables.days`)."""
        room = table.room
        seats = [] if room.paced else room.on_clock()
        waits = []
        thrower, match = room.throw(), room.match
        assert match is not None
        if returning(room):
            await table.change(0, "", give_back)
            return 0.0
        if thrower in seats and not match.must_type():
            left = AWAY - table.presence.away(room.chairs[thrower].guest)
            if left <= 0:
                await self.throw(table, thrower)
                return 0.0
            waits.append(min(left, PRESENCE_GRACE) + 0.05)
        deadline = room.clock.deadline()
        if deadline is not None:
            left = (deadline - now()) / 1000
            if left <= 0:
                await self.flag(table)
                return 0.0
            waits.append(left + 0.01)
        nudge = (room.times or [room.step_at])[-1] / 1000 + NUDGE - now() / 1000
        if seats and nudge > 0:
            waits.append(nudge + 0.01)
        elif seats and nudge > -1:
            for seat in seats:
                table.nudge(seat)
            waits.append(1.5)
        return min(waits, default=None) if table.readers else None

    async def throw(self, table: LiveTable, seat: Seat) -> None:
        """The dice of somebody who is away fall without them."""

        def act(attempt: Attempt) -> None:
            if attempt.room.throw() == seat:
                attempt.throw()

        await table.change(0, "", act)

    async def flag(self, table: LiveTable) -> None:
        """Time is up."""
        await table.change(0, "", lambda attempt: run_out(attempt, self.opened))
