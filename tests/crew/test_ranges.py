"""Numbered work: the same results in the same order, whatever does it and whatever breaks."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.crew import Died, Differs, Processes, Shards, ThisProcess, ranges, results
from saloon.crew.places import OpenPlace
from saloon.crew.shards import pieces


def squares(numbers: range) -> list[int]:
    return [each * each for each in numbers]


def all_of(*args: Any) -> list[int]:
    return [each for some in results(*args) for each in some]


@pytest.mark.parametrize("place", [ThisProcess(), Processes(2)])
def test_results_come_in_the_order_of_the_numbers(place: ThisProcess | Processes) -> None:
    assert all_of(squares, range(7, 300), place) == squares(range(7, 300))


class Late(Executor):
    """Finishes the newest work first, or breaks."""

    def __init__(self, dies_after: int | None = None) -> None:
        self.waiting: list[tuple[Future[Any], Any]] = []
        self.done = 0
        self.dies_after = dies_after

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, partial(fn, *args, **kwargs)))
        if len(self.waiting) == 4:
            self.finish()
        return future

    def finish(self) -> None:
        while self.waiting:
            future, work = self.waiting.pop()
            if self.dies_after is not None and self.done >= self.dies_after:
                future.set_exception(BrokenExecutor("a worker died"))
            else:
                future.set_result(work())
                self.done += 1


class Ward:
    """Opens one executor after another; the first ones break."""

    def __init__(self, *dies_after: int | None) -> None:
        self.coming = list(dies_after)
        self.opened = 0

    @contextmanager
    def open(self) -> Iterator[OpenPlace]:
        self.opened += 1
        yield OpenPlace(Late(self.coming.pop(0) if len(self.coming) > 1 else self.coming[0]), 2)


COUNTED: list[int] = []


def counted(numbers: range) -> list[int]:
    COUNTED.extend(numbers)
    return squares(numbers)


def test_a_worker_that_dies_loses_nothing_and_nothing_counts_twice(tmp_path: Path) -> None:
    """Ranges that were finished before it broke are not done again."""
    COUNTED.clear()
    ward, kept = Ward(3, 1, None), Shards(tmp_path, int)
    assert all_of(counted, range(40), ward, kept) == squares(range(40))
    assert ward.opened == 3
    assert sorted(COUNTED) == list(range(40))


def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(Died, match="0 to 39"):
        all_of(squares, range(40), Ward(0))


def test_what_was_broken_off_goes_on(tmp_path: Path) -> None:
    kept = Shards(tmp_path, int)
    some = results(squares, range(50), ThisProcess(), kept)
    found = [*next(some), *next(some), *next(some)]
    some.close()
    COUNTED.clear()
    assert all_of(counted, range(50), ThisProcess(), kept) == squares(range(50))
    assert not set(COUNTED) & set(range(len(found)))
    assert all_of(counted, range(50), ThisProcess(), kept) == squares(range(50))
    assert len(COUNTED) == len(set(COUNTED))


def test_a_shard_that_is_not_whole_is_done_again(tmp_path: Path) -> None:
    kept = Shards(tmp_path, int)
    kept.add(range(5), squares(range(5)))
    kept.add(range(5, 9), squares(range(5, 9)))
    file = kept.path(range(5, 9))
    file.write_bytes(file.read_bytes()[:-2])
    assert all_of(squares, range(12), ThisProcess(), kept) == squares(range(12))
    assert kept.read(range(5, 9)) is None or kept.read(range(5, 9)) == squares(range(5, 9))


def test_another_saloon_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every worker compares its own sources with those of the machine that asks."""
    with pytest.raises(Differs, match="other sources"):
        ranges.do(squares, range(3), "another")
    monkeypatch.setattr(ranges, "do", lambda *_: (_ for _ in ()).throw(Differs("here", "there")))
    with pytest.raises(Differs):
        all_of(squares, range(3), ThisProcess())


def suicide(numbers: range, flag: str) -> list[int]:
    """The first to come here kills its process."""
    try:
        os.close(os.open(flag, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return squares(numbers)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def test_a_killed_process_is_replaced(tmp_path: Path) -> None:
    errand = partial(suicide, flag=str(tmp_path / "flag"))
    assert all_of(errand, range(20), Processes(2)) == squares(range(20))


@given(st.lists(st.integers(0, 60), max_size=12), st.integers(0, 30), st.integers(0, 40))
def test_pieces_cover_every_number_once(cuts: list[int], start: int, length: int) -> None:
    bounds = sorted(set(cuts))
    known = [range(low, high) for low, high in zip(bounds[::2], bounds[1::2], strict=False)]
    numbers = range(start, start + length)
    assert [each for piece, _ in pieces(numbers, known) for each in piece] == list(numbers)
    assert all(piece in known for piece, is_known in pieces(numbers, known) if is_known)
