"""Trouble with the store: nothing unstored is ever seen, nothing is lost, and when it is over the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError

from ring import some
from saloon.server.rooms.records import read_row
from saloon.server.store.database import Store
from saloon.server.tables import live
from server.conftest import new_database
from server.house import Client, House, is_turn, play_on, serve, settings, start
from server.postgres import postgres


class Broken:
    """A store whose reads and writes fail while it is broken."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on = False
        for name in ("write", "rows", "whole"):
            monkeypatch.setattr(store, name, self.failing(getattr(store, name)))

    def failing(self, real: Callable[..., Any]) -> Callable[..., Any]:
        async def call(*args: Any) -> Any:
            if self.on:
                raise OSError("no space left on device")
            return await real(*args)

        return call


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "LONGEST_PAUSE", 0.2)


async def two(house: House) -> tuple[dict[str, Any], dict[str, Any]]:
    host = await house.room()
    return host, await house.join(host["code"])


async def mover_of(*clients: Client) -> Client:
    async with asyncio.timeout(60):
        while not (found := [client for client in clients if is_turn(client.table)]):
            await asyncio.sleep(0.01)
    return found[0]


def events(client: Client) -> list[int]:
    return [message["number"] for message in client.heard if message["type"] == "event"]


def move(turn: dict[str, Any]) -> dict[str, Any]:
    return {"match": turn["match"], "action": turn["scene"]["choices"][0]["text"]}


async def test_what_is_not_stored_is_not_seen_and_can_be_done_again(
    house: House, monkeypatch: pytest.MonkeyPatch, quick: None
) -> None:
    """Writing and reading fail together: the position stays what it was, and the same message acts once when they work
    again."""
    host, guest = await two(house)
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        mover = await mover_of(eva, jan)
        turn, seen = mover.table, (events(eva), events(jan))
        broken = Broken(house.hall.store, monkeypatch)
        broken.on = True
        assert (await mover.ask("act", "same", **move(turn)))["code"] == "trouble"
        assert (await mover.ask("act", "same", **move(turn)))["code"] == "trouble"
        assert (events(eva), events(jan)) == seen
        assert mover.last("trouble")["on"]
        live = house.hall.tables[host["code"]]
        assert live.room.last == turn["number"]
        broken.on = False
        await mover.until(lambda message: message["type"] == "trouble" and not message["on"])
        assert (await mover.ask("act", "same", **move(turn)))["type"] == "done"
        assert (await mover.ask("act", "same", **move(turn)))["type"] == "done"
        mine = [
            message
            for message in mover.heard
            if message["type"] == "event" and message["line"]["seat"] == turn["acts"][0]
        ]
        assert len(mine) == 1
        rows = await house.hall.store.rows(host["code"])
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))


async def test_a_commit_whose_answer_was_lost_counts_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host, guest = await two(house)
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        mover = await mover_of(eva, jan)
        turn, real, lose = mover.table, house.hall.store.append, [True]

        async def append(row: Any) -> bool:
            taken = await real(row)
            if lose:
                lose.pop()
                raise ConnectionResetError
            return taken

        monkeypatch.setattr(house.hall.store, "append", append)
        assert (await mover.ask("act", **move(turn)))["type"] == "done"
        assert events(mover) == list(range(1, events(mover)[-1] + 1))
        assert (
            sum(message["line"]["seat"] == turn["acts"][0] for message in mover.heard if message["type"] == "event")
            == 1
        )


async def test_bots_go_on_when_the_trouble_is_over(house: House, monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    host = await house.room(game="mlyn")
    async with house.client(host, lang="cs") as eva:
        await eva.do("setup", chat="free")
        await start(eva, fill="beginner")
        await eva.to_move()
        broken = Broken(house.hall.store, monkeypatch)
        driver = house.hall.driver
        real = driver.think

        async def think(*args: Any) -> Any:
            thought = await real(*args)
            broken.on = not eva_told(eva)
            return thought

        monkeypatch.setattr(driver, "think", think)
        await play_on(eva, 1)
        told = await eva.until(lambda message: message["type"] == "trouble")
        assert "diskem" in told["text"]
        broken.on = False
        await play_on(eva, 3)
        assert events(eva) == list(range(1, len(events(eva)) + 1))


def eva_told(client: Client) -> bool:
    return any(message["type"] == "trouble" for message in client.heard)


async def test_who_comes_during_trouble_is_told_to_come_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await house.room()
    house.hall.tables.clear()
    broken = Broken(house.hall.store, monkeypatch)
    broken.on = True
    async with Client.open(house.url) as eva:
        assert await eva.refused("hello", token=host["token"]) == "trouble"
        assert await eva.closed() == 1013
    answer = await house.http.get(f"/api/rooms/{host['code']}")
    assert (answer.status_code, answer.json()["code"]) == (503, "trouble")
    broken.on = False
    async with house.client(host) as eva:
        assert eva.room["code"] == host["code"]


async def test_a_stalled_transaction_holds_up_its_own_room_only(postgres_database: str) -> None:
    """Somebody else's transaction holds the next row of one room for seconds: that room has trouble, the others do not
    notice."""
    import asyncpg  # type: ignore[import-untyped]

    async with serve(settings(postgres_database)) as house:
        stuck, free = await house.room(), await house.room()
        number = house.hall.tables[stuck["code"]].room.number + 1
        link = await asyncpg.connect(postgres_database.replace("+asyncpg", ""))
        held = link.transaction()
        await held.start()
        await link.execute("INSERT INTO log (room, number, at, body) VALUES ($1, $2, 0, '')", stuck["code"], number)
        async with house.client(stuck) as eva, house.client(free) as jan:
            await eva.send("say", phrase="hello")
            await asyncio.sleep(0.05)
            took = []
            for _ in range(20):
                since = asyncio.get_running_loop().time()
                await jan.do("say", phrase="hello")
                took.append(asyncio.get_running_loop().time() - since)
                await asyncio.sleep(0.1)
            assert sorted(took)[10] < 0.9, "most do not wait for the patience of a lock"
            assert (await eva.until(lambda message: message["type"] == "error"))["code"] == "trouble"
            await held.rollback()
            await eva.until(lambda message: message["type"] == "trouble" and not message["on"])
            await eva.do("say", phrase="hello")
        await link.close()


@pytest.mark.parametrize("pause", some([3.0, 0.0], 1))
async def test_tables_outlive_a_restart_of_the_database(pause: float, quick: None) -> None:
    """Six tables with a person and bots; PostgreSQL dies at once and comes back: no gap, no event twice, all go on."""
    with postgres() as running:
        address = await asyncio.to_thread(new_database, running.address)
        async with serve(settings(address)) as house:
            hosts = [await house.room(game) for game in ("prsi", "mlyn", "dama", "oko", "prsi", "maroko")]
            begun, back = asyncio.Barrier(len(hosts) + 1), asyncio.Event()
            await asyncio.gather(
                *(sit(house, host, begun, back) for host in hosts), outage(running, pause, begun, back)
            )
            for host in hosts:
                rows = await stored(house, host["code"])
                assert [row.number for row in rows] == list(range(1, len(rows) + 1))
                messages = [
                    (row.guest, row.message) for row in map(read_row, (row.body for row in rows)) if row.message
                ]
                assert len(messages) == len(set(messages))


async def stored(house: House, code: str) -> Any:
    """The log; a line to the database that has not been used since the outage breaks at the first word."""
    while True:
        try:
            return await house.hall.store.rows(code)
        except (DBAPIError, OSError):
            await asyncio.sleep(0.05)


async def outage(running: Any, pause: float, begun: asyncio.Barrier, back: asyncio.Event) -> None:
    """When everybody plays."""
    await begun.wait()
    await asyncio.to_thread(running.stop)
    await asyncio.sleep(pause)
    await asyncio.to_thread(running.start)
    back.set()


async def sit(house: House, host: dict[str, Any], begun: asyncio.Barrier, back: asyncio.Event) -> None:
    """Plays through the outage and three moves on, sending again what the house had trouble with."""
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await begun.wait()
        left = 3
        async with asyncio.timeout(90):
            while eva.room["phase"] != "over" and left:
                if is_turn(eva.table):
                    await insist(eva, eva.table)
                    left -= back.is_set()
                await asyncio.sleep(0.02)
        numbers = events(eva)
        assert numbers == list(range(1, len(numbers) + 1))


async def insist(client: Client, turn: dict[str, Any]) -> None:
    id = f"i{next(client.ids)}"
    while (answer := await client.ask("act", id, seat=turn["acts"][0], **move(turn)))["type"] == "error":
        if answer["code"] != "trouble":
            return
        await asyncio.sleep(0.2)
