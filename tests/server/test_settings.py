"""What an operator may set, and the small things that the server stands on."""

from __future__ import annotations

import os
import time

import pytest

import saloon.server
from saloon.house.game import SHELF
from saloon.server import Limits, Rate, moment
from saloon.server.http.app import make
from saloon.server.http.run import run
from saloon.server.settings import Share, thinkers
from saloon.server.store.holding import is_gone
from saloon.server.tables.workers import prepare


@pytest.mark.parametrize(("cores", "processes"), [(None, 1), (1, 1), (2, 1), (4, 3), (8, 7), (64, 8)])
def test_thinking_leaves_a_core_to_the_server(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, processes: int
) -> None:
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


def test_the_limits_are_those_of_the_page() -> None:
    """As the table of docs/server.md lists them."""
    assert Limits() == Limits(
        message_bytes=16_384,
        messages=Rate(60, 20),
        frames=Rate(120, 40),
        frame_bytes=Rate(200_000, 50_000),
        requests=Rate(200, 40),
        work=Rate(2, 0.25),
        rooms=Rate(20, 20 / 600),
        joins=Rate(12, 12 / 600),
        codes=Rate(30, 30 / 60),
        faults=Rate(10, 10 / 60),
        sockets=40,
        strangers=20,
        all_sockets=4_000,
        tables=1_000,
        queue=2_000,
        queue_bytes=2_000_000,
        ask_bytes=200_000,
        connections=200,
        all_connections=8_000,
        request_seconds=15,
        head_bytes=32_768,
        pieces=500,
        hello_seconds=5,
        silent_seconds=30,
    )


def test_a_room_belongs_to_one_worker() -> None:
    shares = [Share(number, 3) for number in range(3)]
    for code in ("KONIK-271", "STUL-100", "BANAN-999"):
        assert sum(share.has(code) for share in shares) == 1
        assert Share().has(code)


def test_time_is_told_in_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time_ns", lambda: 1_764_000_000_123_999_999)
    assert moment.now() == 1_764_000_000_123


def test_who_holds_a_file_and_is_there_no_more_is_gone() -> None:
    assert is_gone("a house on port 8277 (process 999999999)")
    for holder in (f"a house (process {os.getpid()})", "nobody knows who", f"(process {10**30})", ""):
        assert not is_gone(holder), holder
