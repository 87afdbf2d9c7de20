"""Any executor of `concurrent.futures` does the work; on a Ray cluster an adapter makes one."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from ring import outer
from saloon import simulate
from saloon.bots import own
from saloon.crew import Differs, GivenExecutor, results
from saloon.crew.ray import RayCluster, RayExecutor
from saloon.lab import trial
from saloon.lab.arena import Arena, play_some
from saloon.lab.contenders import contenders
from saloon.lab.trial import own_files


def test_an_executor_of_ones_own_gives_the_same_bytes() -> None:
    alone = simulate("oko", games=30, seed=2, keep=True).json()
    with ThreadPoolExecutor(3) as threads:
        assert simulate("oko", games=30, seed=2, keep=True, jobs=threads).json() == alone
        assert simulate("oko", games=30, seed=2, keep=True, jobs=GivenExecutor(threads, 2)).json() == alone


class TaskError(Exception):
    """As Ray wraps what a piece of work raises."""

    def __init__(self, cause: Exception) -> None:
        self.cause = cause


class Reference:
    """As Ray refers to a result that is coming."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work

    def future(self) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(self.work())
        except OSError as gone:
            done.set_exception(gone)
        except Exception as error:
            done.set_exception(TaskError(error))
        return done


def small_ray() -> Any:
    """As much of Ray as the adapter asks for."""

    def remote(function: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=lambda *args: Reference(lambda: function(*args)))

    return SimpleNamespace(remote=remote, exceptions=SimpleNamespace(RayTaskError=TaskError))


def gone() -> None:
    raise OSError("the node died")


def differs() -> None:
    raise Differs("here", "there")


def test_the_adapter_hands_on_what_work_gives_and_raises() -> None:
    """A worker that is gone breaks the executor, so that the work is done again."""
    ray: Executor = RayExecutor(small_ray())
    assert ray.submit(pow, 2, 5).result() == 32
    with pytest.raises(Differs):
        ray.submit(differs).result()
    with pytest.raises(BrokenExecutor):
        ray.submit(gone).result()
    place = GivenExecutor(ray, 2)
    assert [each for some in results(squares, range(9), place) for each in some] == squares(range(9))


def squares(numbers: range) -> list[int]:
    return [each * each for each in numbers]


@outer("crew/test_places.py::test_the_adapter_hands_on_what_work_gives_and_raises")
def test_a_real_ray_cluster_gives_the_same_bytes() -> None:
    """Where Ray is installed; one worker is killed in the middle."""
    ray = pytest.importorskip("ray")
    killed: list[int] = []

    def kill(done: int, planned: int) -> None:
        if not killed:
            killed.append(ray.get(ray.remote(os.getpid).remote()))
            os.kill(killed[0], signal.SIGKILL)

    there = simulate("prsi", 2, 120, seed=5, keep=True, jobs=RayCluster(), on_progress=kill)
    assert killed
    assert there.json() == simulate("prsi", 2, 120, seed=5, keep=True).json()


# -- files of one's own must be the same everywhere ----------------------------------------------


def test_another_bot_of_ones_own_is_refused(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has another `mine.py` would play other games under the same numbers."""
    file = tmp_path / "mine.py"
    file.write_text("def first(view):\n    return view.moves()[0]\n", "utf-8")
    bots = [f"python:{file}:first", "beginner"]
    assert simulate("oko", games=4, bots=bots).games == 4
    asked = own_files(tuple(bots))
    assert asked
    monkeypatch.setattr(trial, "own_sources", lambda entrants: "other")
    with pytest.raises(Differs, match="other"):
        trial.Experiment("saloon.games.oko.rules", "oko", 2, "", tuple(bots), 0, own=asked).game()
    monkeypatch.setattr("saloon.lab.arena.own_sources", lambda entrants: "other")
    plan = Arena("saloon.games.oko.rules", "oko", 2, "", contenders(bots), 1, 0, own=asked)
    with pytest.raises(Differs, match="other"):
        play_some(plan, range(1))


def test_finished_games_of_an_older_bot_are_not_counted(tmp_path: Any) -> None:
    """Shards go by what a bot of one's own is made of."""
    file, kept = tmp_path / "mine.py", tmp_path / "kept"
    for place in (0, -1):
        file.write_text(f"def mine(view):\n    return view.moves()[{place}]\n", "utf-8")
        own.own_sources.cache_clear()
        own.module_at.cache_clear()
        simulate("oko", games=4, bots=[f"python:{file}:mine", "beginner"], kept=kept)
    assert len(list(kept.iterdir())) == 2
