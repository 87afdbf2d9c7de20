"""Several workers share the rooms of a house, and nobody who plays notices."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections.abc import AsyncIterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from copy import copy
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from click.testing import CliRunner

from saloon.cli.group import app
from saloon.match import verify
from saloon.server import Limits, Rate
from saloon.server.faults import Refused
from saloon.server.http import errands
from saloon.server.http.lines import Errand, Lines
from saloon.server.http.run import bind, prepare, shared
from saloon.server.settings import Share
from saloon.server.store.backup import backup, restore
from saloon.server.store.carrying import carry, engine_of
from saloon.server.store.database import Store
from saloon.server.store.files import found
from saloon.server.store.holding import Holding
from saloon.server.store.shares import arrange, rooms_in
from saloon.server.tables.doctor import rooms
from saloon.server.tables.workers import Workers
from server.house import Client, House, play_on, serve, settings, start
from server.process import Process, process
from server.test_failure import Remote, turn_of


@asynccontextmanager
async def crew(database: str, **changes: Any) -> AsyncIterator[list[House]]:
    """Two workers, each with a door of its own, so that a test knows who opens."""
    await arrange(database, 2)
    ends = Lines(2)
    first, second = copy(ends), copy(ends)
    second.number = 1
    one, two = (replace(settings(database, **changes), share=Share(number, 2)) for number in (0, 1))
    async with serve(one, first) as left, serve(two, second) as right:
        yield [left, right]


async def of_each(house: House, game: str = "mlyn") -> list[dict[str, Any]]:
    """A room of either worker."""
    made: dict[int, dict[str, Any]] = {}
    while len(made) < 2:
        room = await house.room(game)
        made[Share(0, 2).owner(room["code"])] = room
    return [made[0], made[1]]


@pytest.mark.parametrize("door", [0, 1])
async def test_codes_and_links_find_their_room_through_any_door(database: str, door: int) -> None:
    async with crew(database) as houses:
        house = houses[door]
        for owner, host in enumerate(await of_each(house)):
            assert (await house.get(f"/api/rooms/{host['code'].lower().replace('-', '%20')}"))["code"] == host["code"]
            guest = await house.join(host["code"])
            async with house.client(host) as eva, house.client(guest) as jan:
                await start(eva, jan)
                key = eva.room["links"]["watch"].removeprefix("/w/")
                async with house.client(watch=key) as fan, house.client(watch=key, screen=True) as screen:
                    assert fan.room["match"]["match"] == screen.room["match"]["match"] == eva.room["match"]["match"]
                    await play_on(await turn_of(eva, jan), 1)
                    await fan.until(lambda message: message["type"] == "event")
                    assert set(houses[owner].hall.tables) >= {host["code"]}
                    assert host["code"] not in houses[1 - owner].hall.tables, "one worker, one table"


async def test_a_match_is_found_by_everybody_and_sealed_by_one_house(database: str) -> None:
    async with crew(database) as houses:
        for host in await of_each(houses[0], "oko"):
            async with houses[0].client(host) as eva:
                await start(eva, fill="beginner")
                await play_on(eva)
                match = eva.room["match"]["match"]
            files = [(await house.http.get(f"/api/matches/{match}/file")).text for house in houses]
            assert files[0] == files[1]
            assert verify(files[0]).holds
        stats, keys = (
            [await house.get("/api/stats") for house in houses],
            [await house.get("/api/key") for house in houses],
        )
        assert stats[0] == stats[1] and stats[0]["finished"] == 2
        assert keys[0] == keys[1]


async def test_figures_and_health_are_those_of_the_whole_house(sqlite_database: str) -> None:
    async with crew(sqlite_database) as houses:
        made = await of_each(houses[0])
        texts = [(await house.http.get("/metrics")).text for house in houses]
        for text in texts:
            values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
            assert float(values["saloon_workers"]) == 2
            assert float(values["saloon_tables"]) >= len(made)
        assert await houses[0].get("/api/health") == {"ok": True}
        houses[1].hall.closing = True
        assert (await houses[0].http.get("/api/health")).status_code == 503


async def test_a_room_that_nobody_has_is_unknown_at_every_door(sqlite_database: str) -> None:
    async with crew(sqlite_database) as houses:
        for house in houses:
            for code in ("KONIK-271", "KOCKA-100", "BEDNA-333", "nowhere"):
                answer = await house.http.get(f"/api/rooms/{code}", params={"lang": "cs"})
                assert (answer.status_code, answer.json()["code"]) == (404, "room-unknown")
            answer = await house.http.post("/api/rooms/KONIK-271/join", content=b"x" * 20_000)
            assert answer.status_code in (400, 413)
            async with Client.open(house.url) as stranger:
                assert await stranger.refused("hello", token="KONIK-271.nobody") == "token-unknown"
                assert await stranger.closed() == 4401


async def test_what_is_said_right_after_the_first_message_moves_along(sqlite_database: str) -> None:
    """A program need not wait for the answer to its hello."""
    async with crew(sqlite_database) as houses:
        for host in await of_each(houses[0]):
            async with Client.open(houses[0].url) as eva:
                hello = await eva.send("hello", token=host["token"])
                ping, setup = await eva.send("ping"), await eva.send("setup", chat="off")
                for id in (hello, ping, setup):
                    assert (await eva.until(lambda message, id=id: message.get("id") == id))["type"] != "error"
                assert eva.room["setup"]["chat"] == "off"


def test_wrong_codes_are_counted_together() -> None:
    limits = shared(Limits(faults=Rate(10, 1), codes=Rate(30, 3)), 2)
    assert (limits.faults, limits.codes) == (Rate(5, 0.5), Rate(15, 1.5))


# -- processes ----------------------------------------------------------------------------


def workers_of(process: Process) -> list[int]:
    """The processes of the workers, by their numbers until one of them has died."""
    pid = process.running.pid
    return sorted(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


async def test_a_killed_worker_has_lost_nothing_and_is_there_again(database: str, tmp_path: Path) -> None:
    async with process(database, tmp_path, workers=2) as running:
        house = Remote(running.url)
        host, other = await of_each(house)
        guest = await house.join(host["code"])
        async with house.client(other) as away:
            async with house.client(host) as eva, house.client(guest) as jan:
                await start(eva, jan)
                for _ in range(3):
                    await play_on(await turn_of(eva, jan), 1)
                os.kill(workers_of(running)[0], signal.SIGKILL)
                await eva.closed()
                await jan.closed()
            assert (await away.ask("ping"))["type"] == "pong", "the other worker does not notice"
            async with house.client(host) as eva, house.client(guest) as jan:
                assert eva.table["number"] == 3
                await play_on(await turn_of(eva, jan), 1)
        assert len(workers_of(running)) == 2


async def test_a_house_that_is_told_to_end_closes_all_its_workers(sqlite_database: str, tmp_path: Path) -> None:
    async with process(sqlite_database, tmp_path, workers=2) as running:
        house = Remote(running.url)
        one, two = await of_each(house)
        async with house.client(one) as eva, house.client(two) as jan:
            pids = workers_of(running)
            for client in (eva, jan):
                await client.do("setup", chat="off")
            running.running.send_signal(signal.SIGTERM)
            assert (await eva.closed(), await jan.closed()) == (1012, 1012)
        assert await running.running.wait() == 0
        assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()]
    async with serve_all(sqlite_database) as alone:
        for host in (one, two):
            async with alone.client(host) as client:
                assert client.room["setup"]["chat"] == "off"


async def test_workers_do_not_outlive_the_one_who_started_them(sqlite_database: str, tmp_path: Path) -> None:
    async with process(sqlite_database, tmp_path, workers=2) as running:
        host = (await of_each(Remote(running.url)))[0]
        async with Remote(running.url).client(host) as eva:
            pids = workers_of(running)
            await running.kill()
            assert await eva.closed() == 1012
            async with asyncio.timeout(60):
                while any(Path(f"/proc/{pid}").exists() for pid in pids):
                    await asyncio.sleep(0.05)


async def test_a_house_whose_first_process_was_killed_can_be_started_again_at_once(
    sqlite_database: str, tmp_path: Path
) -> None:
    """Its workers hold the files until they have ended: that is waited for, and if it takes too long the reason is
    told."""
    async with process(sqlite_database, tmp_path, workers=2) as running:
        hosts, pids = await of_each(Remote(running.url)), workers_of(running)
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            running.running.send_signal(signal.SIGKILL)
            async with asyncio.timeout(60):
                while Path(f"/proc/{running.running.pid}").exists():
                    await asyncio.sleep(0.01)
            with pytest.raises(Refused, match="database-left") as caught:
                Holding(sqlite_database).take()
            assert f"(process {running.running.pid})" in str(caught.value)
            again = asyncio.create_task(asyncio.to_thread(prepare, sqlite_database, 2))
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)
        for each in await again:
            each.drop()
        port = int(running.url.rsplit(":", 1)[1])
        with bind("127.0.0.1", port) as door:
            assert door.getsockname()[1] == port, "they have left the door as well"
    assert await codes_in(sqlite_database) >= {host["code"] for host in hosts}


async def test_several_workers_hold_all_their_files(sqlite_database: str, tmp_path: Path) -> None:
    async with process(sqlite_database, tmp_path, workers=2) as running:
        for address in found(sqlite_database):
            with pytest.raises(Refused, match="database-held") as caught:
                await asyncio.to_thread(prepare, address, 1)
            assert str(running.running.pid) in str(caught.value)
        async with httpx.AsyncClient(base_url=running.url, verify=False) as http:
            assert (await http.get("/api/health")).status_code == 200


# -- what the log says ---------------------------------------------------------------------


async def test_an_answer_that_nobody_waits_for_any_more_is_a_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """A worker asks another one and dies."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    asker, line = socket.socketpair()
    asker.close()
    await errands.run(app, Errand("GET", "/api/health", b"", [], None), line.detach())
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "BrokenPipeError" in caplog.text and "Traceback" not in caplog.text


@pytest.mark.parametrize("name", ["saloon.http", "uvicorn.error"])
def test_what_is_broken_off_when_the_house_closes_is_a_line_of_the_log(name: str) -> None:
    """So uvicorn logs requests that still wait and readers that do not read; other failures keep their traceback."""
    for error, kept in ((asyncio.CancelledError("too late"), False), (KeyError("other"), True)):
        told = logging.makeLogRecord({"msg": "Exception in ASGI application\n", "exc_info": (type(error), error, None)})
        assert logging.getLogger(name).filter(told)
        assert (told.exc_info is not None, "broken off" in told.getMessage()) == (kept, not kept)


async def test_a_house_that_closes_breaks_off_who_has_not_finished_asking(
    sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve(settings(sqlite_database)) as house:
        _, writer = await asyncio.open_connection("127.0.0.1", int(house.url.rsplit(":", 1)[1]))
        writer.write(
            b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: "
            b"9\r\n\r\n{"
        )
        await writer.drain()
        await house.get("/api/health")
    writer.close()
    assert [record.exc_info for record in caplog.records if "broken off" in record.getMessage()] == [None]
    assert "Traceback" not in caplog.text


async def test_a_thinker_that_dies_while_it_is_asked_is_replaced() -> None:
    class Dead:
        def submit(self, *args: Any) -> Any:
            raise BrokenPipeError

    workers = Workers(1)
    workers.pool = cast(Any, Dead())
    assert await workers.run(len, "four") == 4
    workers.close()


# -- files --------------------------------------------------------------------------------


@asynccontextmanager
async def serve_all(database: str) -> AsyncIterator[House]:
    """One worker for what several have left."""
    await arrange(database, 1)
    async with serve(settings(database)) as house:
        yield house


async def codes_in(address: str) -> set[str]:
    return {each.room async for _, each in rooms(address)}


async def test_rooms_go_with_the_number_of_workers_and_none_is_lost(sqlite_database: str) -> None:
    async with serve(settings(sqlite_database)) as house:
        hosts = [await house.room() for _ in range(12)]
        key = await house.get("/api/key")
    codes = {host["code"] for host in hosts}
    for of in (3, 2, 4, 1, 2):
        await arrange(sqlite_database, of)
        assert len(found(sqlite_database)) == of
        for number, address in enumerate(found(sqlite_database)):
            store = Store(address)
            assert [code for code in codes if await store.whole(code)] == [
                code for code in codes if Share(0, of).owner(code) == number
            ]
            await store.close()
    async with crew(sqlite_database) as houses:
        for host in hosts:
            async with houses[1].client(host) as eva:
                assert eva.room["code"] == host["code"]
        assert await houses[1].get("/api/key") == key, "the same house"


async def test_a_move_that_was_broken_off_is_finished_the_next_time(sqlite_database: str, tmp_path: Path) -> None:
    """A room that lies in two files after a crash is one room again; a backup made meanwhile has it once."""
    async with serve(settings(sqlite_database)) as house:
        hosts = [await house.room() for _ in range(6)]
    await arrange(sqlite_database, 2)
    first, second = map(engine_of, found(sqlite_database))
    async with first.connect() as one, second.connect() as two:
        for host in hosts:
            there, back = (one, two) if Share(0, 2).owner(host["code"]) == 0 else (two, one)
            await carry(there, back, host["code"])
        await one.commit()
        await two.commit()
    assert await backup(sqlite_database, tmp_path / "once.db") == len(hosts)
    await arrange(sqlite_database, 2)
    assert await rooms_in(first) + await rooms_in(second) == len(hosts)
    await first.dispose()
    await second.dispose()


async def test_a_copy_of_all_files_goes_back_to_all_of_them(sqlite_database: str, tmp_path: Path) -> None:
    async with crew(sqlite_database) as houses:
        hosts = [*await of_each(houses[0]), *await of_each(houses[0])]
        made = sum(len(house.hall.tables) for house in houses)
        assert await backup(sqlite_database, tmp_path / "copy.db") == made
    fresh = f"sqlite+aiosqlite:///{tmp_path / 'fresh.db'}"
    await arrange(fresh, 2)
    assert await restore(fresh, tmp_path / "copy.db") == made
    assert await codes_in(fresh) >= {host["code"] for host in hosts}
    said = await asyncio.to_thread(
        CliRunner().invoke, app, ["doctor", "--database", str(tmp_path / "fresh.db"), "--lang", "en"]
    )
    assert said.exit_code == 0 and str(made) in said.output
    async with crew(fresh) as houses:
        for host in hosts:
            async with houses[0].client(host) as eva:
                assert eva.room["code"] == host["code"]


async def test_one_who_is_told_to_end_does_so_though_the_answer_comes_at_that_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise what goes on for ever beside the tables would keep a house from closing."""
    answer: Future[int] = Future()
    workers = Workers(1)
    monkeypatch.setattr(workers, "ready", lambda: SimpleNamespace(submit=lambda work: answer))
    asking = asyncio.ensure_future(workers.run(int))
    await asyncio.sleep(0)
    answer.set_result(7)
    await asyncio.sleep(0)
    assert not asking.done() and asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
