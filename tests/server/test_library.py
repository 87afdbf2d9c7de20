"""What the server keeps at hand, and for how long."""

from __future__ import annotations

import os

import pytest

from saloon.server.library.replay import KEPT, Archive
from saloon.server.settings import thinkers


def test_a_picture_is_drawn_once_and_memory_holds_the_latest_alone() -> None:
    archive = Archive([])
    drawings: list[int] = []

    def picture(number: int) -> str:
        return archive.drawn((number,), lambda: drawings.append(number) or f"<{number}>")  # type: ignore[func-returns-value]

    for number in range(1000):
        assert picture(number) == picture(number) == f"<{number}>"
    assert drawings == list(range(1000))
    assert list(archive.pictures) == [(number,) for number in range(1000 - KEPT, 1000)]


@pytest.mark.parametrize(("cores", "processes"), [(None, 1), (1, 1), (2, 1), (4, 3), (8, 7), (64, 8)])
def test_thinking_leaves_a_core_to_the_server(monkeypatch: pytest.MonkeyPatch, cores: int | None, processes: int) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert thinkers() == processes
