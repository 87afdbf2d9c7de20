"""A move a day: days for every move, an agreement about the late, and nothing that anybody must keep open."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from saloon.core.event import Event
from saloon.core.state import NATURE
from saloon.match import Reseated
from saloon.server import moment
from saloon.server.rooms.lateness import HOLIDAY
from saloon.server.rooms.room import DAY, Room
from saloon.server.store.schema import DUE
from saloon.server.tables import days
from saloon.server.tables.days import Days
from saloon.server.tables.loading import load
from saloon.server.tables.rebuilding import rebuild
from server.house import Client, House, is_turn, serve, settings, start


class Moved:
    """A clock that goes as the other does, and is put on by the test."""

    def __init__(self) -> None:
        self.by = 0

    def time_ns(self) -> int:
        return time.time_ns() + self.by * 1_000_000

    def put_on(self, days: float) -> None:
        self.by += int(days * DAY)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Moved:
    moved = Moved()
    monkeypatch.setattr(moment, "time", moved)
    monkeypatch.setattr(Days, "keep", lambda days: asyncio.sleep(0))  # the test says when the house looks
    return moved


@asynccontextmanager
async def at_table(house: House, game: str = "dama", seats: int = 2, **pace: Any) -> AsyncIterator[SimpleNamespace]:
    """A match at a pace among people, one for each seat; it has begun."""
    host = await house.room(game, seats=seats, pace={"days": 1, **pace})
    joined = [host, *[await house.join(host["code"], name) for name in ("Jan", "Iva", "Ota")[: seats - 1]]]
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(house.client(each)) for each in joined]
        await start(*clients)
        yield SimpleNamespace(code=host["code"], clients=clients, joined=joined)


async def left(house: House, game: str = "dama", seats: int = 2, **pace: Any) -> str:
    """The code of such a match from which everybody has gone away."""
    async with at_table(house, game, seats, **pace) as table:
        code: str = table.code
    await gone(house, code)
    return code


async def gone(house: House, code: str) -> None:
    """Nobody looks any more, and the house has nothing to do there."""
    async with asyncio.timeout(60):
        while code in house.hall.tables and (house.hall.tables[code].readers or code in house.hall.driver.tasks):
            await asyncio.sleep(0.01)


async def later(house: House, clock: Moved, days: float) -> None:
    """Time goes on while the house is open; the clock moves in steps, for the house has been open all along."""
    clock.put_on(days)
    await house.hall.days.look()


async def room_of(house: House, code: str) -> Room:
    return (await load(house.hall.store, code))[0]


def deeds(room: Room) -> list[int]:
    """Who has done something, in order."""
    assert room.match
    return [entry.seat for entry in room.match.log if isinstance(entry, Event) and entry.seat != NATURE]


async def due(house: House, code: str) -> int:
    found = await house.hall.store.one(select(DUE.c.at).where(DUE.c.room == code))
    return int(found or 0)


@pytest.fixture
async def long_open(house: House, clock: Moved) -> House:
    """A house that has been open for long."""
    clock.put_on(10)
    return house


# -- what is agreed ----------------------------------------------------------------------------


async def test_a_pace_takes_the_place_of_a_clock(house: House) -> None:
    host = await house.room("dama", clock={"bank": 60, "increment": 0})
    async with house.client(host) as eva:
        await eva.do("setup", pace={"days": 3, "late": "lost"})
        assert (eva.room["setup"]["pace"], eva.room["setup"]["clock"]) == ({"days": 3, "late": "lost"}, None)
        await eva.do("setup", clock={"bank": 60, "increment": 0})
        assert eva.room["setup"]["pace"] is None
        await eva.do("setup", pace={"days": 7, "late": "lost"})
        await eva.do("setup", game="prsi", seats=3)
        assert eva.room["setup"]["pace"] == {"days": 7, "late": "move"}
        assert await eva.refused("setup", pace={"days": 7, "late": "lost"}) == "pace-lost-two"


async def test_the_house_plays_the_move_of_the_one_who_is_late_and_the_seat_stays_theirs(
    long_open: House, clock: Moved
) -> None:
    code = await left(long_open)
    await later(long_open, clock, 0.99)
    assert deeds(await room_of(long_open, code)) == []
    await later(long_open, clock, 0.02)
    room = await room_of(long_open, code)
    assert room.match and deeds(room) == [0]
    assert [type(entry) for entry in room.match.log] == [Reseated, Event, Reseated]
    assert [chair.kind for chair in room.chairs] == ["person", "person"] and room.match.players[0].human
    assert not room.match.crossed and room.minded == frozenset()
    await later(long_open, clock, 1.01)
    assert deeds(await room_of(long_open, code)) == [0, 1]


async def test_a_turn_of_many_decisions_is_played_to_its_end(long_open: House, clock: Moved) -> None:
    """In a game of dice somebody throws and decides several times; the others wait for the house no longer than for a
    bot."""
    code = await left(long_open, "tisicovka")
    await later(long_open, clock, 1.01)
    room = await room_of(long_open, code)
    assert room.match and room.clock.running == (1,) and set(deeds(room)) == {0} and len(deeds(room)) > 1


async def test_the_seat_goes_to_a_bot_until_its_person_comes_back(long_open: House, clock: Moved) -> None:
    async with at_table(long_open, late="bot") as table:
        token = table.joined[0]
    await gone(long_open, table.code)
    await later(long_open, clock, 1.01)
    room = await room_of(long_open, table.code)
    assert deeds(room) == [0] and [chair.kind for chair in room.chairs] == ["bot", "person"]
    async with long_open.client(token) as eva:
        await eva.do("back")
        assert eva.room["seats"][0]["kind"] == "person"


async def test_the_match_is_lost(long_open: House, clock: Moved) -> None:
    code = await left(long_open, late="lost")
    await later(long_open, clock, 1.01)
    room = await room_of(long_open, code)
    assert room.match and room.match.over and room.match.scores == (0, 1)
    assert await due(long_open, code) == 0


async def test_where_all_choose_at_once_each_has_the_time(long_open: House, clock: Moved) -> None:
    async with at_table(long_open, "fliptown", 3) as table:
        eva = table.clients[0]
        now = await eva.to_move()
        assert [each["runs"] for each in now["clocks"]] == [True, True, True]
        clock.put_on(0.5)
        await eva.do("act", match=now["match"], action=now["scene"]["choices"][0]["text"])
    await gone(long_open, table.code)
    before = await room_of(long_open, table.code)
    await later(long_open, clock, 0.51)
    after = deeds(await room_of(long_open, table.code))[len(deeds(before)) :]
    assert {1, 2} <= set(after)


async def test_bots_play_though_nobody_looks(long_open: House) -> None:
    host = await long_open.room("dama", pace={"days": 2})
    async with long_open.client(host) as eva:
        await eva.do("start", fill="beginner")
        now = await eva.to_move()
        await eva.send("act", match=now["match"], action=now["scene"]["choices"][0]["text"])
    async with asyncio.timeout(60):
        while deeds(await room_of(long_open, host["code"]))[:2] != [0, 1]:
            await asyncio.sleep(0.02)


async def test_a_window_waits_for_all_who_are_asked(long_open: House, clock: Moved) -> None:
    """In Dice Town answers are kept until a window closes: at a pace that is when all have answered, or the time is
    over."""
    code = await left(long_open, "dice_town", 2)
    for _ in range(12):
        await later(long_open, clock, 1.01)
    room = await room_of(long_open, code)
    assert room.match and len(set(deeds(room))) == 2 and not room.match.crossed


# -- reminders, holidays -----------------------------------------------------------------------


async def test_reminded_at_half_and_at_the_last_tenth_once(long_open: House, clock: Moved) -> None:
    code = await left(long_open, days=2)
    told: list[tuple[int, int]] = []
    long_open.hall.days.remind = lambda table, reminder: told.append((reminder.seat, reminder.part))
    for step, wanted in ((0.9, []), (0.2, [(0, 2)]), (0.1, []), (0.59, []), (0.02, [(0, 10)]), (0.1, [])):
        await later(long_open, clock, step)
        await long_open.hall.days.look()
        assert told == wanted, step
        told.clear()
    assert deeds(await room_of(long_open, code)) == []


async def test_a_holiday_once_a_match(long_open: House, clock: Moved) -> None:
    async with at_table(long_open) as table:
        eva, jan = table.clients
        before = (await room_of(long_open, table.code)).clock.ends(0)
        await eva.do("rest")
        assert (await room_of(long_open, table.code)).clock.ends(0) == pytest.approx(before + HOLIDAY, abs=60_000)
        assert await eva.refused("rest") == "rest-spent"
        await jan.do("rest")
    await gone(long_open, table.code)
    await later(long_open, clock, 14.9)
    assert deeds(await room_of(long_open, table.code)) == []
    await later(long_open, clock, 0.2)
    assert deeds(await room_of(long_open, table.code)) == [0]
    await later(long_open, clock, 1.01)  # Jan's holiday is over as well
    assert deeds(await room_of(long_open, table.code)) == [0, 1]


async def test_no_holiday_without_a_pace(house: House) -> None:
    host = await house.room("dama")
    async with house.client(host) as eva:
        await eva.do("start", fill="beginner")
        assert await eva.refused("rest") == "phase-wrong"


# -- nobody is put off their seat --------------------------------------------------------------


async def test_one_who_is_not_here_is_not_away(long_open: House) -> None:
    async with at_table(long_open) as table:
        eva, jan = table.clients
        await jan.socket.close()
        live = long_open.hall.tables[table.code]
        async with asyncio.timeout(60):
            while 2 not in live.presence.left:
                await asyncio.sleep(0.01)
        live.presence.left[2] -= 3600
        live.presence.gone[2] -= 3600
        live.presence.since -= 3600
        assert await eva.refused("bot", seat=1, level="regular") == "seat-present"
        assert await eva.refused("kick", guest=2) == "phase-wrong"
        await eva.do("abandon")
        assert eva.room["phase"] == "play"


# -- the house -----------------------------------------------------------------------------------


async def test_the_table_leaves_memory_and_is_called_when_it_is_due(long_open: House, clock: Moved) -> None:
    code = await left(long_open)
    del long_open.hall.tables[code]
    await later(long_open, clock, 0.4)
    assert code not in long_open.hall.tables
    await later(long_open, clock, 0.7)
    assert code not in long_open.hall.tables and deeds(await room_of(long_open, code)) == [0]


async def test_days_that_ended_while_the_house_was_closed_leave_a_tenth(sqlite_database: str, clock: Moved) -> None:
    async with serve(settings(sqlite_database)) as house:
        code = await left(house)
    clock.put_on(5)
    async with serve(settings(sqlite_database)) as house:
        await house.hall.days.look()
        assert deeds(await room_of(house, code)) == []
        await later(house, clock, 0.09)
        assert deeds(await room_of(house, code)) == []
        await later(house, clock, 0.02)
        assert deeds(await room_of(house, code)) == [0]


async def test_of_two_servers_one_does_it(postgres_database: str, clock: Moved) -> None:
    async with serve(settings(postgres_database)) as one, serve(settings(postgres_database)) as two:
        told: list[int] = []
        for house in (one, two):
            house.hall.days.remind = lambda table, reminder: told.append(reminder.part)
        clock.put_on(10)
        codes = [await left(one), await left(two)]
        for days, reminded in ((0.6, [2, 2]), (0.35, [10, 10]), (0.1, [])):
            clock.put_on(days)
            await asyncio.gather(one.hall.days.look(), two.hall.days.look())
            assert told == reminded
            told.clear()
        for code in codes:
            assert deeds(await room_of(one, code)) == [0]


async def test_a_server_that_died_with_a_table_in_hand_is_stood_in_for(long_open: House, clock: Moved) -> None:
    """It had put the table off for a minute, to look after it alone."""
    code = await left(long_open)
    clock.put_on(1.01)
    taken = update(DUE).where(DUE.c.room == code).values(at=moment.now() + 60_000)
    await long_open.hall.store.write(lambda link: link.execute(taken))
    await long_open.hall.days.look()
    assert deeds(await room_of(long_open, code)) == []
    await later(long_open, clock, 61 / 86400)
    assert deeds(await room_of(long_open, code)) == [0]


async def test_the_doctor_finds_what_is_due(long_open: House) -> None:
    code = await left(long_open)
    store, was = long_open.hall.store, await due(long_open, code)
    assert await rebuild(store, code) == 0
    await store.write(lambda link: link.execute(delete(DUE)))
    assert await rebuild(store, code) == 1
    assert await due(long_open, code) == was > 0


async def test_a_move_in_time_is_all_it_takes(long_open: House, clock: Moved) -> None:
    async with at_table(long_open, late="lost") as table:
        for number in range(4):
            mover: Client = table.clients[number % 2]
            now = await mover.until(lambda message, number=number: is_turn(message) and message["number"] == number)
            clock.put_on(0.9)
            await long_open.hall.days.look()
            await mover.do("act", match=now["match"], action=now["scene"]["choices"][0]["text"])
        assert mover.room["phase"] == "play"


async def test_the_house_looks_by_itself(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to tell it to: what is due is done while it is open."""
    async with serve(settings(sqlite_database)) as house:
        code = await left(house, late="lost")

    moved = Moved()
    monkeypatch.setattr(moment, "time", moved)
    monkeypatch.setattr(days, "EVERY", 0.02)
    async with serve(settings(sqlite_database)) as house:
        moved.put_on(1.5)
        async with asyncio.timeout(60):
            while await due(house, code):
                await asyncio.sleep(0.02)
        room = await room_of(house, code)
        assert room.match and room.match.over
