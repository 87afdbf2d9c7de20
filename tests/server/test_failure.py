"""Servers that are killed, tables that sleep, and two servers on one database."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import httpx
import pytest

from saloon.match import verify
from saloon.server.rooms.room import Room
from saloon.server.store.database import Store
from saloon.server.tables import taproom
from saloon.server.tables.live import LiveTable
from saloon.server.tables.loading import load
from saloon.server.tables.workers import Workers
from server.house import Client, House, is_turn, play_on, serve, settings, start
from server.process import process


class Remote(House):
    """A server in another process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=60, verify=False)


def snapshot(client: Client) -> Any:
    """What a reader knows of the position."""
    scene = client.table["scene"]
    return scene["nodes"], scene["choices"], scene["text"], client.table["to_act"]


async def test_a_killed_server_goes_on_as_if_nothing_had_happened(database: str, tmp_path: Path) -> None:
    """Kill -9 in the middle of a match: every acknowledged move is there, and the match goes to its end."""
    async with process(database, tmp_path) as first:
        house = Remote(first.url)
        host = await house.room()
        guest = await house.join(host["code"])
        async with house.client(host) as eva, house.client(guest) as jan:
            await start(eva, jan)
            for _ in range(2):
                await play_on(await turn_of(eva, jan), 1)
            acknowledged = max(
                message["number"] for client in (eva, jan) for message in client.heard if message["type"] == "done"
            )
            match = eva.room["match"]
        await first.kill()
    async with process(database, tmp_path) as second:
        house = Remote(second.url)
        async with house.client(host) as eva, house.client(guest) as jan:
            assert eva.table["number"] >= acknowledged
            assert len(eva.table["log"]) == eva.table["number"]
            assert eva.room["match"]["commitment"] == match["commitment"]
            await asyncio.gather(play_on(eva), play_on(jan))
        text = (await house.http.get(f"/api/matches/{match['match']}/file")).text
        assert verify(text).holds


async def turn_of(*clients: Client) -> Client:
    """The one to move, looking at the newest position of each."""
    async with asyncio.timeout(60):
        while True:
            for client in clients:
                if is_turn(client.table):
                    return client
            await asyncio.wait(
                [asyncio.create_task(client.news.wait()) for client in clients], return_when=asyncio.FIRST_COMPLETED
            )
            for client in clients:
                client.news.clear()


async def test_a_restarted_server_shows_the_same_position(database: str) -> None:
    async with serve(settings(database)) as house:
        host = await house.room()
        guest = await house.join(host["code"])
        async with house.client(host) as eva, house.client(guest) as jan:
            await start(eva, jan)
            mover = await turn_of(eva, jan)
            await play_on(mover, 1)
            await turn_of(eva, jan)
            await eva.do("look")
            before = snapshot(eva), eva.room["match"]["commitment"]
    async with serve(settings(database)) as house, house.client(host) as eva:
        assert (snapshot(eva), eva.room["match"]["commitment"]) == before


async def test_an_idle_table_leaves_memory_and_comes_back(sqlite_database: str) -> None:
    async with serve(settings(sqlite_database, idle=0.05)) as house:
        host = await house.room()
        guest = await house.join(host["code"])
        async with house.client(host) as eva, house.client(guest) as jan:
            await start(eva, jan)
            await turn_of(eva, jan)
            before = snapshot(eva)
            assert host["code"] in house.hall.tables
        async with asyncio.timeout(60):
            while host["code"] in house.hall.tables:
                await asyncio.sleep(0.02)
        async with house.client(host) as eva:
            assert snapshot(eva) == before


async def test_the_room_in_memory_is_the_fold_of_its_log(house: House) -> None:
    host = await house.room(seats=3)
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await eva.do("say", text="Ahoj")
        await start(eva, jan, fill="beginner")
        await play_on(await turn_of(eva, jan), 1)
        await jan.do("bot", seat=1, level="beginner")
        table = house.hall.tables[host["code"]]
        async with table.lock:
            fresh, _ = await load(house.hall.store, host["code"])
            assert essence(fresh) == essence(table.room)


def essence(room: Room) -> Any:
    match = room.match
    assert match is not None
    return (
        room.number,
        room.setup,
        room.guests,
        room.chairs,
        room.phase,
        room.offers,
        list(room.chat),
        room.times,
        room.clock,
        match.id,
        match.log,
        match.state,
        match.players,
        match.pledges,
        match.commitment,
        room.seen,
    )


async def test_two_servers_on_one_database_play_one_match_together(postgres_database: str, tmp_path: Path) -> None:
    """Each person is connected to another server process; news travels by the database."""
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    async with process(postgres_database, tmp_path / "a") as one, process(postgres_database, tmp_path / "b") as two:
        left, right = Remote(one.url), Remote(two.url)
        host = await left.room()
        guest = await right.join(host["code"])
        async with left.client(host) as eva, right.client(guest) as jan:
            await eva.until(lambda message: message["type"] == "room" and message["seats"][1]["online"])
            await start(eva, jan)
            await asyncio.gather(play_on(eva), play_on(jan))
            for client in (eva, jan):
                numbers = [message["number"] for message in client.heard if message["type"] == "event"]
                assert numbers == list(range(1, len(numbers) + 1)), "nothing twice, nothing missing"
            assert eva.room["match"]["secret"] == jan.room["match"]["secret"] != ""
            match = eva.room["match"]["match"]
        text = (await right.http.get(f"/api/matches/{match}/file")).text
        assert verify(text).holds


async def test_a_second_server_takes_over_when_the_first_is_killed(postgres_database: str, tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    async with process(postgres_database, tmp_path / "a") as one, process(postgres_database, tmp_path / "b") as two:
        left, right = Remote(one.url), Remote(two.url)
        host = await left.room()
        guest = await left.join(host["code"])
        async with left.client(host) as eva, right.client(guest) as jan:
            await start(eva, jan)
            await one.kill()
            async with right.client(host, after={"match": jan.table["match"], "number": 0}) as again:
                await asyncio.gather(play_on(again), play_on(jan))
                assert again.room["match"]["result"] == "finished"


async def test_the_loser_of_a_race_reloads_and_tries_again(postgres_database: str) -> None:
    """Two servers write the same row: one wins, the other sees its row and acts after it."""
    async with serve(settings(postgres_database)) as one, serve(settings(postgres_database)) as two:
        host = await one.room(seats=5)
        guest = await two.join(host["code"])
        async with one.client(host) as eva, two.client(guest) as jan:
            for _ in range(5):
                await asyncio.gather(*(client.do("say", phrase="hello") for client in (eva, jan) for _ in range(4)))
            rows = await one.hall.store.rows(host["code"])
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            for house in (one, two):
                await until_row(house.hall.tables[host["code"]], len(rows))
                assert house.hall.tables[host["code"]].room.spoken == 40


async def until_row(table: LiveTable, number: int) -> None:
    async with asyncio.timeout(60):
        while table.room.number < number:
            await asyncio.sleep(0.01)


async def test_a_failed_commit_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was not stored has not happened, not even in memory."""
    host = await house.room()
    async with house.client(host) as eva:
        real = house.hall.store.append
        fail = [True, True]

        async def append(row: Any) -> bool:
            if fail:
                fail.pop()
                raise OSError("disk full")
            return await real(row)

        monkeypatch.setattr(house.hall.store, "append", append)
        assert await eva.refused("sit", seat=1, name="Jan") == "trouble"
        assert house.hall.tables[host["code"]].room.chairs[1].kind == "open"
        await eva.do("sit", seat=1, name="Jan")


async def test_a_bot_whose_process_dies_does_not_stop_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(*args: Any) -> Any:
        raise RuntimeError("worker gone")

    monkeypatch.setattr(house.hall.workers, "run", run)
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="master")
        await play_on(eva)
        assert eva.room["match"]["result"] == "finished"


async def test_workers_are_started_again_after_one_has_died() -> None:
    workers = Workers(1)
    try:
        with pytest.raises(BrokenProcessPool):
            await workers.run(os._exit, 1)
        assert await workers.run(abs, -3) == 3
    finally:
        workers.close()


async def test_a_closed_house_leaves_no_process_behind() -> None:
    """Neither one that is still thinking, nor one that would be started for a late question; and the caller ends
    without a word."""
    before = set(active_children())
    workers = Workers(1)
    assert await workers.run(abs, -3) == 3
    thought = asyncio.ensure_future(workers.run(time.sleep, 60))
    await asyncio.sleep(0.1)
    workers.close()
    assert set(active_children()) <= before
    with pytest.raises(asyncio.CancelledError):
        await thought
    with pytest.raises(asyncio.CancelledError):
        await workers.run(abs, -3)
    assert set(active_children()) <= before


async def test_everybody_may_come_back_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crowd after a restart does not use up the lines to the store: rooms are read a few at a time, and all are."""
    async with serve(settings(database)) as house:
        hosts = [await house.room() for _ in range(40)]
    reading, most, full = 0, 0, asyncio.Event()

    async def counted(store: Store, code: str) -> Any:
        """Nobody is done before as many read as may: however slow the machine, that many have come."""
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        if reading == taproom.READ_AT_ONCE:
            full.set()
        async with asyncio.timeout(120):
            await full.wait()
        found = await load(store, code)
        reading -= 1
        return found

    monkeypatch.setattr(taproom, "load", counted)
    async with serve(settings(database)) as house, AsyncExitStack() as stack:
        clients = await asyncio.gather(*(stack.enter_async_context(house.client(host)) for host in hosts))
        assert [client.room["code"] for client in clients] == [host["code"] for host in hosts]
        assert most == taproom.READ_AT_ONCE


async def test_a_server_that_starts_reads_no_room_before_somebody_comes(database: str) -> None:
    """So it starts as quickly with a thousand open tables as with one."""
    async with serve(settings(database)) as house:
        hosts = [await house.room() for _ in range(5)]
    async with serve(settings(database)) as house:
        assert not house.hall.tables
        async with house.client(hosts[3]):
            assert list(house.hall.tables) == [hosts[3]["code"]]
