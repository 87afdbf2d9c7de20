"""What the server keeps at hand, and for how long."""

from __future__ import annotations

import gzip
import os

import pytest

import saloon.server
from saloon.house.game import SHELF
from saloon.server.http.app import make
from saloon.server.http.run import run
from saloon.server.library import replay
from saloon.server.library.replay import Archive
from saloon.server.settings import thinkers
from saloon.server.tables.thinking import prepare


async def test_a_picture_is_drawn_once_and_memory_holds_the_latest_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "KEPT_BYTES", 1000)
    archive = Archive([])
    drawings: list[int] = []

    async def picture(number: int) -> bytes:
        return gzip.decompress(await archive.packed((number,), lambda: drawings.append(number) or b"<%d>" % number))  # type: ignore[func-returns-value]

    for number in range(100):
        assert await picture(number) == await picture(number) == b"<%d>" % number
    archive.close()
    assert drawings == list(range(100))
    assert 0 < archive.bytes == sum(map(len, archive.made.values())) <= 1000
    assert list(archive.made) == [(number,) for number in range(100 - len(archive.made), 100)]


@pytest.mark.parametrize(("cores", "processes"), [(None, 1), (1, 1), (2, 1), (4, 3), (8, 7), (64, 8)])
def test_thinking_leaves_a_core_to_the_server(monkeypatch: pytest.MonkeyPatch, cores: int | None, processes: int) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert thinkers() == processes


def test_who_thinks_has_read_the_games_before_the_first_question(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in SHELF.values():
        monkeypatch.delitem(game.rooms, "RULES", raising=False)
        monkeypatch.delitem(game.rooms, "NOTATION", raising=False)
    prepare()
    assert [key for key, game in SHELF.items() if not {"RULES", "NOTATION"} <= game.rooms.keys()] == []


def test_the_server_names_what_it_has_and_nothing_else() -> None:
    assert (saloon.server.make, saloon.server.run) == (make, run)
    assert not hasattr(saloon.server, "made")
