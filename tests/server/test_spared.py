"""What a move need not do: no task, no timer and no copy of its own; and what holds all the same."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from saloon.server import Limits, Rate
from saloon.server.http.frames import framed
from saloon.server.people.doorman import Doorman
from saloon.server.rooms.records import Came, Drafted, Handed, Offered, Sat, Setup, Talked
from saloon.server.rooms.room import Room
from saloon.server.show import render
from saloon.server.show.viewer import Viewer
from saloon.server.store.database import Store
from saloon.server.tables.patience import Patience
from server.accounts import make, play
from server.house import House, start


async def test_of_one_address_one_wish_is_served_in_a_round_of_the_loop() -> None:
    """Wishes of others come between; the first of an address does not wait at all."""
    doorman, order = Doorman(Limits(work=Rate(1.0, 10))), list[str]()

    async def wish(address: str, name: str) -> None:
        await doorman.turn(address)
        order.append(name)

    wishes = [asyncio.create_task(wish("a", f"a{at}")) for at in range(4)]
    wishes += [asyncio.create_task(wish(each, each)) for each in "bc"]
    await asyncio.sleep(0)
    assert order == ["a0", "b", "c"]
    wishes[2].cancel()
    late = asyncio.create_task(wish("d", "d"))
    await asyncio.sleep(0)
    assert order == ["a0", "b", "c", "d"]
    await asyncio.gather(*wishes, late, return_exceptions=True)
    assert order == ["a0", "b", "c", "d", "a1", "a3"]
    await asyncio.sleep(0)
    assert not doorman.lines


async def test_one_timer_serves_a_whole_conversation() -> None:
    loop, rung = asyncio.get_running_loop(), asyncio.Event()
    patience = Patience(rung.set)
    patience.begin(30)
    timer = patience.timer
    for _ in range(5):
        patience.end()
        patience.begin(30)
    assert patience.timer is timer and not rung.is_set()
    patience.begin(0.02)
    since = loop.time()
    async with asyncio.timeout(10):
        await rung.wait()
    assert loop.time() - since >= 0.015
    patience.begin(30)
    patience.close()
    assert patience.timer is None


async def test_what_was_begun_is_finished_though_the_line_breaks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await house.room()
    go, begun = asyncio.Event(), asyncio.Event()
    append = Store.append

    async def slow(store: Store, row: Any) -> bool:
        begun.set()
        await go.wait()
        return await append(store, row)

    live = house.hall.tables[host["code"]]
    async with house.client(host) as eva:
        monkeypatch.setattr(Store, "append", slow)
        await eva.send("say", text="Hello")
        await begun.wait()
    assert house.hall.unbroken.many == 1
    closing = asyncio.create_task(house.hall.unbroken.over())
    await asyncio.sleep(0)
    assert not closing.done()
    go.set()
    await asyncio.wait_for(closing, 60)
    assert [line.text for line in live.room.chat] == ["Hello"]
    async with asyncio.timeout(60):
        while live.readers:
            await asyncio.sleep(0.001)


def test_a_copy_of_a_room_changes_nothing_in_the_room() -> None:
    """The values in a room are shared by its copies, and replaced."""
    room = Room("KONIK-271", "")
    for record in (Came(1, "Eva", "key"), Came(2, "Jan", "other")):
        room.take(record, 1)
    room.arrange(Setup("mlyn", 2))
    room.place(0, room.chairs[0])
    before = {name: repr(value) for name, value in vars(room).items()}
    twin = room.copy()
    for record in (
        Sat(0, 1, "Eva"),
        Sat(1, 2, "Jan"),
        Talked(1, text="Hello"),
        Offered(1, "rematch"),
        Handed(2, True),
        Drafted(0, "a1"),
        Came(3, "Iva", "third"),
    ):
        twin.take(record, 2)
    twin.go(2)
    twin.keep("m", b"secret")
    assert {name: repr(value) for name, value in vars(room).items()} == before
    assert [chair.name for chair in twin.chairs] == ["Eva", ""] and len(twin.chat) == 1
    assert twin.guests[2].gone and twin.offers["rematch"] == {1} and "m" in twin.secrets


async def test_onlookers_are_told_one_message_and_players_their_own(sqlite_database: str) -> None:
    store = Store(sqlite_database)
    await store.open()
    table = await make(store, "KONIK-271", "mlyn", {0: "Eva", 1: "Jan"}, Random(1))
    await play(table, Random(1), 4)
    beat = next(render.beats_after(table.room, 2))
    onlookers = [render.event(beat, False, Viewer(lang=lang)) for lang in ("en", "en", "cs")]
    assert onlookers[0][0] is onlookers[1][0] and onlookers[0][0] != onlookers[2][0]
    eva, jan = (render.event(beat, False, Viewer(at + 1, "guest", at, held=(at,))) for at in (0, 1))
    assert jan[0] != onlookers[0][0] and eva[0] is not onlookers[0][0]
    await store.close()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
async def test_a_text_is_one_frame_whatever_its_length(size: int) -> None:
    from websockets.frames import Frame, Opcode

    assert framed(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


async def test_an_open_socket_keeps_nothing_of_how_it_was_asked_for(house: House) -> None:
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        reader = next(iter(house.hall.tables[host["code"]].readers))
        socket = reader.send.__self__.socket  # type: ignore[attr-defined]
        assert socket.scope["headers"] == []
        assert not hasattr(reader.send.__self__.say.__self__, "request")  # type: ignore[attr-defined]
