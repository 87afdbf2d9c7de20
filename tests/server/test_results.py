"""Results follow from the logs: written once, with the last row of a match, and the same when all is computed again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from sqlalchemy import delete, func, select, text

from ring import covering
from saloon.cli.group import app
from saloon.core.state import Illegal
from saloon.games import SHELF
from saloon.server.rooms.ledger import READ, SeatResult
from saloon.server.rooms.starting import deal_in
from saloon.server.store import accounts
from saloon.server.store.accounts import results_of
from saloon.server.store.backup import backup, restore
from saloon.server.store.database import Store
from saloon.server.store.files import found, path_of
from saloon.server.store.schema import MATCH, RESULT, RUNNING
from saloon.server.store.shares import arrange
from saloon.server.tables.live import LiveTable
from saloon.server.tables.rebuilding import fill_in, rebuild, recount
from server.accounts import abandon, bot_for, do, make, play, recognize, resign

EVA, JAN = "e" * 32, "j" * 32


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    yield store
    await store.close()


async def results(store: Store, code: str) -> list[SeatResult]:
    return await store.read(lambda link: results_of(link, code))


async def running(store: Store) -> dict[str, bool]:
    """Who has a match there, and whether it is over."""
    rows = await store.read(lambda link: link.execute(select(RUNNING)).all())
    return {row.person: READ.decode(row.body).over for row in rows}


async def something(table: LiveTable, rng: Random) -> None:
    """A match that goes one of its ways: to the end, given up, broken off, left to a bot, claimed by a device in the
    middle or afterwards."""
    way = rng.choice(("end", "end", "resign", "abandon", "bot", "claim"))
    if way != "end":
        await play(table, rng, rng.randrange(1, 120))
    room = table.room
    assert room.match
    if not room.match.over:
        if way == "resign" and room.match.seats == 2:
            await do(table, resign(rng.randrange(2)))
        elif way == "abandon":
            await do(table, abandon)
        elif way == "bot":
            await do(table, bot_for(0))
        elif way == "claim":
            await do(table, recognize(1, EVA))
    await play(table, rng)
    if rng.random() < 0.5:
        await do(table, recognize(1, EVA))


@pytest.mark.parametrize(("game", "seed"), covering(sorted(SHELF), range(2)))
async def test_what_was_written_is_what_the_log_says(sqlite_database: str, game: str, seed: int) -> None:
    store, rng = Store(sqlite_database), Random(f"{game} {seed}")
    await store.open()
    people = {0: rng.choice(("", EVA)), 1: JAN} if SHELF[game].seats[-1] > 1 else {0: EVA}
    table = await make(store, "KONIK-271", game, people, rng, rated=rng.random() < 0.5)
    for _ in range(2):
        await something(table, rng)
        await do(table, deal_in)
    await play(table, rng, 40)
    await table.house.notes.write()  # type: ignore[attr-defined]
    found = await recount(store, "KONIK-271")
    assert found.results and found.wrong == 0, found
    assert len({(row.match, row.seat) for row in found.results}) == len(found.written)
    assert await rebuild(store, "KONIK-271") == 0
    await store.close()


async def test_every_seat_gets_its_row_with_the_last_row_of_the_match(store: Store) -> None:
    rng = Random(3)
    table = await make(store, "KONIK-271", "prsi", {0: EVA, 1: JAN}, rng, seats=3)
    await play(table, rng, 30)
    assert await results(store, "KONIK-271") == []
    await play(table, rng)
    rows = await results(store, "KONIK-271")
    assert [(row.seat, row.person, row.kind.partition(":")[0]) for row in rows] == [
        (0, EVA, "human"),
        (1, JAN, "human"),
        (2, "", "bot"),
    ]
    assert sum(row.share for row in rows) == pytest.approx(1) and {row.fair for row in rows} == {1 / 3}
    assert [row.won for row in rows] == [row.place == 1 for row in rows] and all(row.counts for row in rows)
    assert {row.ended for row in rows} == {"played"} and {row.seats for row in rows} == {3}


async def test_who_resigns_has_lost_and_what_is_broken_off_counts_for_nothing(store: Store) -> None:
    rng = Random(1)
    table = await make(store, "KONIK-271", "dama", {0: EVA, 1: JAN}, rng)
    await play(table, rng, 5)
    await do(table, resign(0))
    first = await results(store, "KONIK-271")
    assert [(row.ended, row.place, row.share, row.counts) for row in first] == [
        ("resigned", 2, 0.0, True),
        ("resigned", 1, 1.0, True),
    ]
    await do(table, deal_in)
    await play(table, rng, 5)
    await do(table, abandon)
    rows = [row for row in await results(store, "KONIK-271") if row.match != first[0].match]
    assert [(row.ended, row.place, row.share, row.counts) for row in rows] == [("abandoned", 0, 0.0, False)] * 2


async def test_a_match_in_which_somebody_changed_chairs_counts_for_nothing(store: Store) -> None:
    from saloon.match import Player, Reseated
    from saloon.server.rooms.records import Sat

    rng = Random(1)
    table = await make(store, "KONIK-271", "prsi", {0: EVA}, rng, seats=2)
    await play(table, rng, 14)

    def swap(attempt) -> None:
        attempt.enter(Reseated(attempt.match.next, 0, Player("Guest 1", "bot:beginner")))
        attempt.do(Sat(1, 1, "Guest 1", EVA))
        attempt.enter(Reseated(attempt.match.next, 1, Player("Guest 1", "human")))

    await do(table, swap)
    await play(table, rng)
    assert not any(row.counts or row.feats for row in await results(store, "KONIK-271"))


async def test_what_goes_on_is_found_for_its_people_until_they_have_seen_the_end(store: Store) -> None:
    rng = Random(2)
    table = await make(store, "KONIK-271", "dama", {0: EVA, 1: ""}, rng)
    await play(table, rng, 4)
    assert await running(store) == {EVA: False}
    await do(table, recognize(2, JAN))
    assert await running(store) == {EVA: False, JAN: False}
    table.presence.enter(1)  # Eva looks on
    await do(table, resign(0))
    assert await running(store) == {JAN: True}
    notes = table.house.notes  # type: ignore[attr-defined]
    notes.looked(table, 2)
    await notes.write()
    assert await running(store) == {}


async def test_to_have_seen_an_end_does_not_hide_the_next_match(store: Store) -> None:
    rng = Random(2)
    table = await make(store, "KONIK-271", "dama", {0: EVA, 1: JAN}, rng)
    await do(table, resign(0))
    notes = table.house.notes  # type: ignore[attr-defined]
    notes.looked(table, 1)
    await do(table, deal_in)
    await notes.write()
    assert await running(store) == {EVA: False, JAN: False}


async def test_whose_move_it_is_is_noted_a_moment_later_for_all_tables_at_once(store: Store) -> None:
    rng = Random(2)
    tables = [await make(store, f"KONIK-27{at}", "dama", {0: EVA, 1: JAN}, rng) for at in (1, 2)]
    notes = tables[0].house.notes  # type: ignore[attr-defined]
    for table in tables:
        table.house = tables[0].house
        await play(table, rng, 1)
    before = await store.read(lambda link: link.execute(select(RUNNING)).all())
    assert all(READ.decode(row.body).acts == [0] for row in before)
    await notes.write()
    after = await store.read(lambda link: link.execute(select(RUNNING)).all())
    assert [READ.decode(row.body).turn for row in after if row.person == JAN] == [
        table.room.match is not None and table.room.match.to_act() == (1,) for table in tables
    ]
    assert all(row.number == 2 for row in after)


async def test_results_of_an_older_database_are_filled_in_from_its_logs(store: Store) -> None:
    rng = Random(4)
    table = await make(store, "KONIK-271", "oko", {0: "", 1: JAN}, rng, seats=3)
    await play(table, rng)
    written = await results(store, "KONIK-271")
    await store.write(lambda link: link.execute(delete(RESULT)))
    await store.write(lambda link: link.execute(text("UPDATE match SET counted = false")))
    await fill_in(store)
    assert await results(store, "KONIK-271") == written
    uncounted = select(func.count()).select_from(MATCH).where(MATCH.c.counted.is_(False))
    assert await store.read(lambda link: link.execute(uncounted).scalar_one()) == 0


async def test_a_row_that_was_tampered_with_is_found_and_put_right(store: Store) -> None:
    rng = Random(5)
    table = await make(store, "KONIK-271", "maroko", {0: EVA, 1: JAN}, rng, seats=2)
    await play(table, rng)
    written = await results(store, "KONIK-271")
    await store.write(lambda link: link.execute(text("UPDATE result SET won = true, share = 1.0 WHERE seat = 0")))
    await store.write(lambda link: link.execute(text("UPDATE result SET won = false, share = 0.0 WHERE seat = 1")))
    assert await rebuild(store, "KONIK-271") in (0, 2)
    await store.write(lambda link: link.execute(delete(RESULT).where(RESULT.c.seat == 1)))
    assert await rebuild(store, "KONIK-271") == 1
    assert await results(store, "KONIK-271") == written


async def test_rooms_that_belong_to_a_record_are_not_forgotten(store: Store) -> None:
    rng = Random(6)
    for code, person in (("KONIK-271", EVA), ("KOCKA-100", "")):
        table = await make(store, code, "oko", {0: person}, rng, seats=2)
        await play(table, rng)
    await store.write(lambda link: link.execute(text("UPDATE log SET at = 5")))
    assert await store.prune(1) == 1
    assert await results(store, "KONIK-271") and not await results(store, "KOCKA-100")


async def test_no_crash_comes_between_the_end_and_its_results(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are one transaction: what breaks off after the row and before the results leaves neither."""
    rng = Random(7)
    table = await make(store, "KONIK-271", "dama", {0: EVA, 1: JAN}, rng)
    await play(table, rng, 3)
    before = len(await store.rows("KONIK-271"))

    def die(*_: object) -> None:
        raise RuntimeError("the lights go out")

    with monkeypatch.context() as broken:
        broken.setattr(accounts, "put_results", die)
        with pytest.raises(RuntimeError):
            await do(table, resign(0))
    assert len(await store.rows("KONIK-271")) == before and await results(store, "KONIK-271") == []
    assert await store.results() == {"": 1}, "the match goes on"
    await do(table, resign(0))
    assert len(await store.rows("KONIK-271")) == before + 1 and len(await results(store, "KONIK-271")) == 2


async def test_a_server_that_was_too_late_writes_no_results(store: Store) -> None:
    rng = Random(8)
    table = await make(store, "KONIK-271", "dama", {0: EVA, 1: JAN}, rng)
    slow = LiveTable(table.house, table.room)
    await do(table, resign(0))
    with pytest.raises(Illegal):
        await do(slow, resign(1))
    assert [row.place for row in await results(store, "KONIK-271")] == [2, 1]


async def test_results_go_with_their_rooms_and_the_doctor_counts_them_again(
    sqlite_database: str, tmp_path: Path
) -> None:
    store, rng = Store(sqlite_database), Random(9)
    await store.open()
    codes = [f"KONIK-27{at}" for at in range(4)]
    for code in codes:
        await play(await make(store, code, "oko", {0: EVA, 1: JAN}, rng, seats=2), rng)
    written = [await results(store, code) for code in codes]
    await store.close()
    assert await backup(sqlite_database, tmp_path / "copy.db") == 4
    assert await restore(f"sqlite+aiosqlite:///{tmp_path / 'fresh.db'}", tmp_path / "copy.db") == 4
    await arrange(sqlite_database, 2)
    for path in (path_of(sqlite_database), tmp_path / "fresh.db"):
        said = await asyncio.to_thread(
            CliRunner().invoke, app, ["doctor", "--rebuild", "--database", str(path), "--lang", "en"]
        )
        assert said.exit_code == 0 and "4 rooms" in said.output and "wrong: 0" in said.output, said.output
    stores = [Store(address) for address in found(sqlite_database)]
    assert [[row for store in stores for row in await results(store, code)] for code in codes] == written
    await stores[0].write(lambda link: link.execute(delete(RESULT)))
    for each in stores:
        await each.close()
    args = ["doctor", "--rebuild", "--database", str(path_of(sqlite_database)), "--lang", "en"]
    assert [(await asyncio.to_thread(CliRunner().invoke, app, args)).exit_code for _ in range(2)] == [1, 0]
