"""The house itself: its file, its door, its name, and what it says when something is wrong."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from saloon.core.state import Fault
from saloon.server import Settings
from saloon.server.http.door import Door
from saloon.server.http.run import bind
from saloon.server.moment import now
from saloon.server.people.names import look, tidy_name
from saloon.server.rooms import starting
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.playing import decide
from saloon.server.rooms.records import Arranged, BotPlaced, Came, Sat, Setup
from saloon.server.rooms.room import Room
from saloon.server.store.database import DAY, Store
from saloon.server.store.health import Pulse
from saloon.server.store.holding import Holding
from saloon.server.store.soundness import examine
from saloon.server.store.writer import Append
from saloon.server.tables.driver import Driver
from server.house import EASY, PATIENCE, House, play_on, serve, settings, start

# -- the file ---------------------------------------------------------------------------


def serve_once(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "saloon",
            "serve",
            "--no-browser",
            "--port",
            "0",
            "--database",
            str(path),
            "--lang",
            "en",
        ],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


async def made(path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    await store.make_room("KONIK-271", "watch")
    for number in range(1, 200):
        await store.append(Append("KONIK-271", number, now(), b"x" * 900))
    await store.close()


def garble(path: Path) -> None:
    body = bytearray(path.read_bytes())
    body[4096 * 3 : 4096 * 20] = os.urandom(4096 * 17)
    path.write_bytes(body)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:9000])


def renew(path: Path) -> None:
    with sqlite3.connect(path) as link:
        link.execute("UPDATE alembic_version SET version_num = '9999'")


def replace_by_another(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as link:
        link.execute("CREATE TABLE recipes (name TEXT)")


def replace_by_text(path: Path) -> None:
    path.write_text("This is a letter, not a database. " * 400)


def rename_a_column(path: Path) -> None:
    with sqlite3.connect(path) as link:
        link.execute("ALTER TABLE alembic_version RENAME version_num TO number")


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (garble, "database-damaged"),
        (cut, "database-damaged"),
        (renew, "database-newer"),
        (replace_by_another, "database-foreign"),
        (replace_by_text, "database-damaged"),
        (rename_a_column, "database-damaged"),
    ],
)
async def test_a_file_that_cannot_be_used_is_refused_untouched(tmp_path: Path, spoil: Any, code: str) -> None:
    path = tmp_path / "house.db"
    await made(path)
    spoil(path)
    before = path.read_bytes()
    with pytest.raises(Fault) as caught:
        await examine(f"sqlite+aiosqlite:///{path}")
    assert caught.value.message == code
    assert path.read_bytes() == before


async def test_what_cannot_be_opened_or_has_no_folder_is_refused_by_name(tmp_path: Path) -> None:
    async def code(path: Path) -> str:
        with pytest.raises(Fault) as caught:
            await examine(f"sqlite+aiosqlite:///{path}")
        return caught.value.message

    assert await code(tmp_path) == "database-readonly"  # a folder where the file should be
    assert await code(tmp_path / "nowhere" / "house.db") == "database-folder"
    await examine(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}")  # it will be made


def test_the_operator_gets_one_sentence_and_an_exit_code(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    replace_by_text(path)
    done = serve_once(path)
    assert done.returncode not in (0, None)
    assert "damaged" in done.stderr
    assert "Traceback" not in done.stderr and len(done.stderr.strip().splitlines()) == 1


async def test_one_server_holds_one_file_and_says_who_it_is(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    async with serve(settings(f"sqlite+aiosqlite:///{path}")):
        done = await asyncio.to_thread(serve_once, path)
        assert done.returncode != 0
        assert "in use" in done.stderr and str(os.getpid()) in done.stderr
    Holding(f"sqlite+aiosqlite:///{path}").look()


async def test_a_damaged_room_is_set_aside_and_the_house_goes_on(house: House, sqlite_database: str) -> None:
    host, other = await house.room(), await house.room()
    house.hall.tables.clear()
    with sqlite3.connect(sqlite_database.removeprefix("sqlite+aiosqlite:///")) as link:
        link.execute("UPDATE log SET body = ? WHERE room = ?", (b"{", host["code"]))
    answer = await house.http.get(f"/api/rooms/{host['code']}")
    assert (answer.status_code, answer.json()["code"]) == (409, "room-damaged")
    assert house.hall.aside == {host["code"]}
    async with house.client(other) as eva:
        await start(eva, fill="beginner")


async def test_old_rooms_go_while_the_house_is_open_and_the_file_shrinks(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    store = Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    for code in ("KONIK-271", "KOCKA-100"):
        await store.make_room(code, code)
        for number in range(1, 400):
            await store.append(Append(code, number, now() - 10 * DAY, b"x" * 2000))
    await store.pulse()
    before = await pages(store)
    assert await store.prune(9, {"KOCKA-100"}) == 1
    assert await pages(store) < before * 0.6
    assert len(await store.rows("KOCKA-100")) == 399
    await store.close()


async def pages(store: Store) -> int:
    return await store.read(lambda link: int(link.exec_driver_sql("PRAGMA page_count").scalar() or 0))


async def test_health_writes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await house.get("/api/health")) == {"ok": True}

    async def full() -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(house.hall.store, "pulse", full)
    house.hall.health = Pulse(house.hall.store)
    answer = await house.http.get("/api/health")
    assert (answer.status_code, answer.json()) == (503, {"ok": False})


# -- the door ---------------------------------------------------------------------------


async def test_half_a_request_is_shown_out_and_does_not_lock_others_out(
    sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    limits = replace(EASY, request_seconds=0.4, connections=30)
    async with serve(settings(sqlite_database, limits=limits, proxies=())) as house:
        host, port = house.url.removeprefix("http://").split(":")
        halves = [await asyncio.open_connection(host, int(port)) for _ in range(60)]
        for _, writer in halves:
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: loc")
        async with asyncio.timeout(PATIENCE):
            ended = await asyncio.gather(*(reader.read() for reader, _ in halves), return_exceptions=True)
        assert all(part == b"" or isinstance(part, ConnectionError) for part in ended)
        assert (await house.http.get("/api/phrases")).status_code == 200
        assert "connections" in caplog.text or "did not finish" in caplog.text
        for _, writer in halves:
            writer.close()


def test_a_network_of_the_new_kind_counts_as_one_and_a_proxy_brings_many() -> None:
    door = Door(Settings(limits=replace(EASY, connections=2), proxies=("10.0.0.1",)))
    assert [door.enter(f"2001:db8::{number}") for number in (1, 2, 3)] == [True, True, False]
    assert all(door.enter("10.0.0.1") for _ in range(5))
    door.leave("2001:db8::1")
    assert door.enter("2001:db8::9")


async def test_a_foreign_name_that_leads_here_gets_nothing(sqlite_database: str) -> None:
    """A page of somebody else's, whose name points to this machine, may not talk to the house."""
    async with serve(
        settings(sqlite_database, hosts=("games.example.org",), public="http://table.example:80")
    ) as house:
        for name, status in {
            "evil.example": 421,
            "games.example.org": 200,
            "table.example": 200,
            "192.168.1.5:8277": 200,
            "[::1]": 200,
            "": 421,
            "localhost:1": 200,
        }.items():
            answer = await house.http.get("/api/phrases", headers={"Host": name})
            assert answer.status_code == status, name


@pytest.mark.parametrize(
    "path", ["/web/%00", "/web/a%00.js", "/art/%00", "/api/rooms/%00", "/%00", f"/web/{'a' * 3000}"]
)
async def test_a_path_that_nothing_can_have_is_just_nothing(house: House, path: str) -> None:
    assert (await house.http.get(path)).status_code in (404, 400)


async def test_a_body_that_is_no_text_is_refused(house: House) -> None:
    answer = await house.http.post(
        "/api/rooms", content=b'{"game": "prsi", "name": "\xff\xfe"}', headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400


# -- names ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["\u200b\u200b", "\u3164", "\u2800 \u2800", "\u00ad", "\u0301\u0301", "...", "\u2063\u2063\u2063"]
)
def test_a_name_shows_something(name: str) -> None:
    with pytest.raises(Fault):
        tidy_name(name)


def test_names_that_look_alike_get_a_number() -> None:
    assert tidy_name("Е\u200bvа", ["Eva"]) == "Еvа 2"
    assert tidy_name("EVA", ["Eva", "eva 2"]) == "EVA 3"
    assert tidy_name("Zoé") == "Zoé"
    assert look("Воб") != look("Bob2")
    assert len(tidy_name("Z\u0301\u0302\u0303\u0304\u0305\u0306\u0307")) <= 4


async def test_two_people_never_look_the_same(house: House) -> None:
    host = await house.room()
    await house.join(host["code"], "Еvа")
    async with house.client(host) as eva:
        assert [guest["name"] for guest in eva.room["guests"]] == ["Eva", "Еvа 2"]
        assert eva.room["seats"][1]["name"] == "Еvа 2"
        await eva.do("name", name="Eva")
        assert eva.room["seats"][0]["name"] == "Eva"


# -- time -------------------------------------------------------------------------------


def test_where_hands_are_hidden_a_bot_answers_on_the_beat() -> None:
    """Whatever it took to think, the answer comes after a whole number of beats; which number is the only thing that
    shows."""
    driver = Driver(Settings(pace=0.7), None, None)  # type: ignore[arg-type]
    for spent in (0.0, 0.01, 1.3, 2.7):
        assert spent + driver.pause(spent, ["master"], True) == pytest.approx(2.8)
    assert driver.seconds("master", True) < 2.8
    assert driver.pause(0.2, ["regular"], True) == pytest.approx(0.5)
    assert driver.pause(1.0, ["master"], False) == 0
    assert driver.pause(0.2, ["master"], False) == pytest.approx(0.5)


def test_an_only_move_does_not_give_the_bots_their_time_anew() -> None:
    """It plays itself: who waits for the next choice of their own has waited since the last one."""
    room = Room("TEST-1", "w")
    attempt = Attempt(room, 1, 0)
    attempt.do(Came(1, "Eva", ""))
    attempt.do(Arranged(Setup("dama", 2)))
    attempt.do(Sat(0, 1, "Eva"))
    attempt.do(BotPlaced(1, "regular"))
    starting.deal_in(attempt)
    for text, run in (("c3-d4", 0), ("b6-c5", 1), ("d4xb6", 1), ("a7xc5", 2), ("g3-f4", 0)):
        decide(attempt, attempt.match.to_act()[0], text)
        assert room.run == run, text


async def test_a_match_is_not_taken_back_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from saloon.server.rooms import playing

    monkeypatch.setattr(playing, "MOST_UNDONE", 2)
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        mover = eva if eva.table["acts"] else jan
        for _ in range(2):
            await play_on(mover, 1)
            await mover.do("undo")
        await play_on(mover, 1)
        assert await mover.refused("undo") == "undo-enough"


async def test_the_picture_of_a_running_match_is_drawn_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from saloon.match import Replay

    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    drawn, real = [], Replay.table
    monkeypatch.setattr(Replay, "table", lambda *args: drawn.append(1) or real(*args))
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        path = f"/api/matches/{eva.room['match']['match']}/picture.svg"
        pictures = {(await house.http.get(path)).text for _ in range(5)}
        assert len(pictures) == len(drawn) == 1


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
async def test_small_messages_leave_at_once(host: str) -> None:
    """Otherwise the second of two waits until the reader has confirmed the first, which takes them 40 ms."""
    at_once: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def welcome(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        at_once.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async with await asyncio.start_server(welcome, sock=bind(host, 0)) as server:
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
        assert await at_once
        writer.close()
