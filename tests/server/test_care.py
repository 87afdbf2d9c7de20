"""What an operator has: backups, the doctor, figures, and a server that ends politely."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from saloon.cli.group import app
from saloon.core.state import Fault
from saloon.match import verify
from saloon.server.http.logs import JsonLines
from saloon.server.store.backup import backup, restore
from saloon.server.tables.doctor import rooms
from server.house import House, play_on, serve, settings, start
from server.process import launch


async def played(house: House, game: str = "prsi") -> tuple[dict[str, str], str]:
    host = await house.room(game)
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await play_on(eva)
        return host, eva.room["match"]["match"]


async def test_a_backup_is_made_while_people_play_and_brings_back_what_is_missing(
    database: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    async with serve(settings(database)) as house:
        _, match = await played(house)
        going = await house.room("mlyn")
        async with house.client(going) as eva:
            await start(eva, fill="beginner")
            await play_on(eva, 1)
            assert await backup(database, copy) == 2
            await play_on(eva, 1)
        text = (await house.http.get(f"/api/matches/{match}/file")).text
        with pytest.raises(Fault, match="backup-there"):
            await backup(database, copy)
        assert await restore(database, copy) == 0, "what is there stays as it is"
    fresh = f"sqlite+aiosqlite:///{tmp_path / 'fresh.db'}"
    assert await restore(fresh, copy) == 2
    async with serve(settings(fresh)) as house:
        again = (await house.http.get(f"/api/matches/{match}/file")).text
        assert again == text, "the same house, the same seal"
        assert verify(again).holds
        async with house.client(going) as eva:
            await play_on(eva, 1)
        late = await house.room()
        assert await restore(fresh, copy) == 0
        async with house.client(late) as eva:
            assert eva.room["code"] == late["code"]


async def test_the_doctor_finds_the_room_that_is_damaged(sqlite_database: str) -> None:
    async with serve(settings(sqlite_database)) as house:
        good, bad = await house.room(), await house.room()
        await house.join(bad["code"])
    path = sqlite_database.removeprefix("sqlite+aiosqlite:///")
    with sqlite3.connect(path) as link:
        link.execute("DELETE FROM log WHERE room = ? AND number = 1", (bad["code"],))
    found = {each.room: each.wrong async for _, each in rooms(sqlite_database)}
    assert found == {good["code"]: 0, bad["code"]: 2}
    said = await asyncio.to_thread(CliRunner().invoke, app, ["doctor", "--database", path, "--lang", "en"])
    assert said.exit_code == 1
    assert bad["code"] in said.output and good["code"] not in said.output


def test_backup_and_restore_from_the_command_line(tmp_path: Path) -> None:
    house, copy = str(tmp_path / "a.db"), str(tmp_path / "b.db")
    run = CliRunner().invoke
    assert run(app, ["restore", copy, "--database", house]).exit_code != 0
    assert run(app, ["backup", copy, "--database", str(tmp_path / "nowhere" / "a.db")]).exit_code != 0


async def test_figures_for_prometheus_tell_nothing_about_anybody(house: House) -> None:
    host, match = await played(house)
    text = (await house.http.get("/metrics")).text
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(values["saloon_tables"]) == 1
    assert float(values["saloon_rows_total"]) == float(len(await house.hall.store.rows(host["code"])))
    assert float(values["saloon_commit_seconds_count"]) > 0
    assert host["code"] not in text and match not in text and "Eva" not in text
    assert (await house.http.get("/metrics", headers={"Host": "192.168.1.5"})).status_code == 200
    assert (await house.http.get("/metrics", headers={"X-Forwarded-For": "192.168.1.5"})).status_code == 404, (
        "the peer counts, not the name it calls"
    )


def test_the_log_for_programs_is_one_object_a_line() -> None:
    record = logging.LogRecord("saloon", logging.WARNING, "", 0, "trouble with %s", ("the store",), None)
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["about"]) == ("warning", "trouble with the store")


async def test_a_server_that_is_told_to_end_finishes_what_was_begun(sqlite_database: str, tmp_path: Path) -> None:
    """Everybody is told to come again (1012), and whatever was acknowledged is there."""
    from server.test_failure import Remote

    first = await launch(sqlite_database, tmp_path)
    house = Remote(first.url)
    host = await house.room("mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        mover = eva if eva.table["acts"] else jan
        await play_on(mover, 1)
        first.running.send_signal(signal.SIGTERM)
        assert await eva.closed() == 1012
        assert await jan.closed() == 1012
    assert await first.running.wait() == 0
    async with serve(settings(sqlite_database)) as again, again.client(host) as eva:
        assert eva.table["number"] == 1
