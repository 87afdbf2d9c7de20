"""Where work is done: in this process, in processes of this machine, or on a Dask cluster.

A place opens an executor of `concurrent.futures`, and it can be opened again when the first one broke.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

ANSWERS_WITHIN: Final = 30
"""Seconds in which a cluster's scheduler must answer."""


class OpenPlace(NamedTuple):
    """An executor that is ready for work."""

    executor: Executor
    width: int
    """How many pieces of work are done at once."""
    ahead: int = 2
    """Pieces given out for each of them, so that nobody waits."""


class WorkPlace(Protocol):
    """Somewhere work can be done."""

    def open(self) -> AbstractContextManager[OpenPlace]: ...


Jobs = int | Executor | WorkPlace
"""A number of processes of this machine, an executor of one's own, or another place."""


class Immediate(Executor):
    """Does the work at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@dataclass(frozen=True)
class ThisProcess:
    """In this process."""

    @contextmanager
    def open(self) -> Iterator[OpenPlace]:
        yield OpenPlace(Immediate(), 1, ahead=1)


@dataclass(frozen=True)
class Processes:
    """In processes of this machine, which start afresh on every system."""

    count: int = os.cpu_count() or 1

    @contextmanager
    def open(self) -> Iterator[OpenPlace]:
        from concurrent.futures import ProcessPoolExecutor  # a browser has no processes
        from multiprocessing import get_context

        context = get_context("spawn")
        stop = context.Event()
        pool = ProcessPoolExecutor(self.count, context, initializer=settle_in, initargs=(stop,))
        try:
            yield OpenPlace(pool, self.count)
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


@dataclass(frozen=True)
class GivenExecutor:
    """On an executor of somebody's own, which stays open: threads, MPI, whatever speaks `concurrent.futures`."""

    executor: Executor
    width: int = 0
    """How many pieces of work it does at once; 0: what it says itself."""

    @contextmanager
    def open(self) -> Iterator[OpenPlace]:
        said = getattr(self.executor, "_max_workers", None) or os.cpu_count() or 1
        yield OpenPlace(self.executor, self.width or said)


@dataclass(frozen=True)
class Cluster:
    """On the workers of a Dask cluster, by the address of its scheduler."""

    address: str

    @contextmanager
    def open(self) -> Iterator[OpenPlace]:
        from distributed import Client

        made: Any = Client
        with made(self.address, timeout=ANSWERS_WITHIN, set_as_default=False) as client:
            executor = client.get_executor(pure=False)
            try:
                yield OpenPlace(executor, max(1, sum(client.nthreads().values())))
            finally:
                with suppress(Exception):  # the scheduler may be gone
                    executor.shutdown(wait=False, cancel_futures=True)


def on(jobs: Jobs) -> WorkPlace:
    """Where work is done: a number means as many processes of this machine."""
    if isinstance(jobs, Executor):
        return GivenExecutor(jobs)
    if not isinstance(jobs, int):
        return jobs
    return Processes(jobs) if jobs > 1 else ThisProcess()


class StandingPlace:
    """A place that stays open between pieces of work: many small ones in turn. What broke is opened again."""

    def __init__(self, place: WorkPlace) -> None:
        self.place = place
        self.stack = ExitStack()
        self.opened: OpenPlace | None = None

    @contextmanager
    def open(self) -> Iterator[OpenPlace]:
        if self.opened is None:
            self.opened = self.stack.enter_context(self.place.open())
        try:
            yield self.opened
        except (BrokenExecutor, CancelledError, OSError):
            self.close()
            raise

    def close(self) -> None:
        self.opened = None
        self.stack.close()

    def __enter__(self) -> StandingPlace:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


# -- inside a worker process ----------------------------------------------------------------------

STOP: list[Any] = []
"""The event that calls all work off."""


def settle_in(stop: Any) -> None:
    """A worker leaves Ctrl-C to the process that asked for the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    STOP.append(stop)


def still_wanted() -> bool:
    """Whether somebody still waits for what this process does."""
    return not STOP or not STOP[0].is_set()
