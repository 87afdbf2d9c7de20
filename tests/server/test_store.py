"""The store keeps what it was given, once, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from saloon.server.moment import now
from saloon.server.store.database import DAY, MatchPlace, Store
from saloon.server.store.migrate import REVISIONS, make, steps, take
from saloon.server.store.schema import METADATA
from saloon.server.store.writer import Append, Writer


@pytest.fixture
async def store(database: str):
    store = Store(database)
    await store.open()
    await store.make_room("KONIK-271", "watch")
    yield store
    await store.close()


def row(number: int, body: bytes = b"{}", room: str = "KONIK-271", at: int = 5, **more) -> Append:
    return Append(room, number, at, body, **more)


async def test_rows_come_back_in_order(store: Store) -> None:
    for number in (1, 2, 3):
        assert await store.append(row(number, str(number).encode()))
    assert [(each.number, each.body) for each in await store.rows("KONIK-271", 1)] == [(2, b"2"), (3, b"3")]


async def test_a_number_is_taken_once_and_the_loser_is_told(store: Store) -> None:
    first, second = await asyncio.gather(store.append(row(1, b"a")), store.append(row(1, b"b")))
    assert (first, second) == (True, False) or (first, second) == (False, True)
    assert len(await store.rows("KONIK-271")) == 1


async def test_a_number_that_does_not_follow_is_refused(store: Store) -> None:
    assert not await store.append(row(2))
    assert await store.append(row(1))
    assert not await store.append(row(3))
    assert await asyncio.gather(store.append(row(2)), store.append(row(3)), store.append(row(5))) == [True, True, False]


async def test_a_loser_does_not_spoil_the_rows_written_with_it(store: Store) -> None:
    await store.make_room("KOCKA-100", "other")
    await store.append(row(1))
    won = await asyncio.gather(store.append(row(1)), store.append(row(2)), store.append(row(1, room="KOCKA-100")))
    assert won == [False, True, True]


async def test_the_loser_starts_no_match(store: Store) -> None:
    await store.append(row(1))
    assert not await store.append(row(1, match=("m", b"secret")))
    assert await store.place_of("m") is None


async def test_a_match_is_found_by_its_id_and_its_result_counted(store: Store) -> None:
    await store.append(row(1, match=("m1", b"s1")))
    await store.append(row(2, ended=("m1", "finished")))
    await store.append(row(3, match=("m2", b"s2")))
    assert await store.place_of("m2") == MatchPlace("KONIK-271", 3)
    assert await store.secrets("KONIK-271") == {"m1": b"s1", "m2": b"s2"}
    assert await store.results() == {"finished": 1, "": 1}


async def test_a_code_is_given_once(store: Store) -> None:
    assert not await store.make_room("KONIK-271", "another")
    assert (await store.whole("KONIK-271") or [None])[0] == "watch"
    assert await store.room_of("watch") == "KONIK-271"
    assert await store.whole("KOCKA-999") is None


async def test_old_rooms_are_forgotten_with_all_they_hold(store: Store) -> None:
    await store.make_room("KOCKA-100", "other")
    await store.append(row(1, at=now() - 10 * DAY, match=("m", b"s")))
    await store.append(row(1, at=now(), room="KOCKA-100"))
    assert await store.prune(9) == 1
    assert await store.rows("KONIK-271") == []
    assert await store.place_of("m") is None
    assert len(await store.rows("KOCKA-100")) == 1


async def test_opening_again_changes_nothing(store: Store) -> None:
    await store.append(row(1, b"kept"))
    await store.open()
    assert [each.body for each in await store.rows("KONIK-271")] == [b"kept"]


async def test_an_older_database_gets_what_it_lacks(store: Store) -> None:
    """As one looks that was last opened before the house had a seal."""
    since = [table for table in METADATA.sorted_tables if table.name not in ("room", "log", "match", "pulse")]
    await store.write(lambda link: METADATA.drop_all(link, since))
    await store.write(lambda link: link.execute(text("ALTER TABLE match DROP COLUMN counted")))
    await store.write(lambda link: link.execute(text("UPDATE alembic_version SET version_num = '0002'")))
    await store.open()
    assert await store.keep("seal", b"one") == b"one"
    assert await store.read(lambda link: compare_metadata(MigrationContext.configure(link), METADATA)) == []


@pytest.mark.parametrize("way", [make, take])
async def test_the_migrations_make_exactly_the_tables_of_the_schema(
    database: str, way: Callable[[Connection], None]
) -> None:
    """And so does the short way for an empty database: both end with the last step."""
    store = Store(database)
    await store.write(way)
    assert await store.read(steps) == REVISIONS[-1:]
    assert await store.read(lambda link: compare_metadata(MigrationContext.configure(link), METADATA)) == []
    await store.close()


async def test_sqlite_commits_are_on_the_disk(sqlite_database: str) -> None:
    store = Store(sqlite_database)
    await store.open()
    assert await store.read(lambda link: link.exec_driver_sql("PRAGMA journal_mode").scalar()) == "wal"
    assert await store.read(lambda link: link.exec_driver_sql("PRAGMA synchronous").scalar()) == 2
    await store.close()


async def test_what_gathers_while_a_group_is_written_is_one_group() -> None:
    groups: list[int] = []
    gate = asyncio.Event()

    async def commit(rows: list[Append]) -> set[tuple[str, int]]:
        groups.append(len(rows))
        await gate.wait()
        return {(each.room, each.number) for each in rows}

    writer = Writer(commit)
    first = asyncio.create_task(writer.append(row(1)))
    while not groups:
        await asyncio.sleep(0)
    rest = [asyncio.create_task(writer.append(row(number))) for number in range(2, 30)]
    await asyncio.sleep(0)
    assert not first.done()
    gate.set()
    assert all(await asyncio.gather(first, *rest))
    assert groups == [1, 28]


async def test_a_failed_commit_is_told_to_everybody_in_its_group_and_the_next_goes_on() -> None:
    fail = [True]

    async def commit(rows: list[Append]) -> set[tuple[str, int]]:
        if fail.pop() if fail else False:
            raise OSError("disk full")
        return {(each.room, each.number) for each in rows}

    writer = Writer(commit)
    told = await asyncio.gather(writer.append(row(1)), writer.append(row(2)), return_exceptions=True)
    assert all(isinstance(each, OSError) for each in told)
    assert await writer.append(row(1))


async def test_a_failed_commit_stands_among_the_figures(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write(work: Callable[[Connection], object]) -> object:
        raise OSError("disk full")

    store = Store(sqlite_database)
    await store.open()
    monkeypatch.setattr(store, "write", write)
    with pytest.raises(OSError, match="disk full"):
        await store.append(row(1))
    assert "saloon_failed_commits_total 1\n" in store.counts.text({})
    await store.close()
