"""What the server keeps at hand, and for how long."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest

from saloon.house.game import Game
from saloon.server.faults import Refused
from saloon.server.library import archive as archives
from saloon.server.library import pictures
from saloon.server.library.archive import Archive
from server.house import PATIENCE


async def test_a_picture_is_drawn_once_and_memory_holds_the_latest_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "KEPT_BYTES", 1000)
    archive = Archive([])
    drawings: list[int] = []

    async def picture(number: int) -> bytes:
        return gzip.decompress(await archive.packed((number,), lambda: drawings.append(number) or b"<%d>" % number))

    for number in range(100):
        assert await picture(number) == await picture(number) == b"<%d>" % number
    archive.close()
    assert drawings == list(range(100))
    assert 0 < archive.bytes == sum(map(len, archive.made.values())) <= 1000
    assert list(archive.made) == [(number,) for number in range(100 - len(archive.made), 100)]


async def test_what_another_process_works_out_is_asked_for_once_however_many_wait() -> None:
    archive, asked, answered = Archive([]), [], asyncio.Event()

    async def ask() -> bytes:
        asked.append(1)
        await answered.wait()
        return b"looked back"

    waiting = [asyncio.ensure_future(archive.looked_up(("match", "cs"), ask)) for _ in range(3)]
    await asyncio.sleep(0)
    answered.set()
    assert {gzip.decompress(each) for each in await asyncio.gather(*waiting)} == {b"looked back"}
    assert gzip.decompress(await archive.looked_up(("match", "cs"), ask)) == b"looked back"
    archive.close()
    assert (len(asked), archive.asking) == (1, {})


async def test_a_process_that_failed_is_asked_again_and_nobody_waits_for_ever() -> None:
    """All who waited are told; those who come later are no longer kept waiting by the failure."""
    archive, asked = Archive([]), []

    async def ask() -> bytes:
        asked.append(1)
        await asyncio.sleep(0)
        if len(asked) <= 2:
            raise Refused("trouble")
        return b"looked back"

    waiting = [asyncio.ensure_future(archive.looked_up(("match", "cs"), ask)) for _ in range(2)]
    async with asyncio.timeout(PATIENCE):
        assert all(isinstance(each, Refused) for each in await asyncio.gather(*waiting, return_exceptions=True))
        assert archive.asking == {}, "no lock stays behind"
        assert gzip.decompress(await archive.looked_up(("match", "cs"), ask)) == b"looked back"
    archive.close()
    assert (len(asked), archive.asking) == (3, {})


async def test_one_who_gives_up_waiting_does_not_lock_out_the_others() -> None:
    archive, begun, answered = Archive([]), asyncio.Event(), asyncio.Event()

    async def ask() -> bytes:
        begun.set()
        await answered.wait()
        return b"looked back"

    gone = asyncio.ensure_future(archive.looked_up(("match", "cs"), ask))
    await begun.wait()
    stays = asyncio.ensure_future(archive.looked_up(("match", "cs"), ask))
    await asyncio.sleep(0)
    gone.cancel()
    answered.set()
    async with asyncio.timeout(PATIENCE):
        assert gzip.decompress(await stays) == b"looked back"
    archive.close()
    assert archive.asking == {}


async def test_what_is_too_large_to_be_kept_beside_others_is_answered_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Others may push an answer out before the one who asked for it has come to read it."""
    monkeypatch.setattr(archives, "KEPT_BYTES", 10)
    archive = Archive([])

    async def told(number: int) -> bytes:
        async def ask() -> bytes:
            return b"<%d>" % number

        return gzip.decompress(await archive.looked_up((number,), ask))

    assert await asyncio.gather(*map(told, range(30))) == [b"<%d>" % number for number in range(30)]
    archive.close()


def test_the_stamp_of_a_game_changes_with_its_drawings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Browsers keep a sheet for as long as its stamp stays."""
    monkeypatch.setattr(Game, "folder", tmp_path)
    stamps = set()
    for drawing in ("<svg/>", "<svg><g/></svg>", "<svg/>"):
        (tmp_path / "die.svg").write_text(drawing, "utf-8")
        stamps.add(pictures.stamp.__wrapped__("oko"))
    assert len(stamps) == 2
