"""What a wish costs the house: seconds of the processor, and seconds in which the loop served nobody else."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from threading import Lock, local
from types import coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")
thread_time: Final[Callable[[], float]] = getattr(time, "thread_time", time.perf_counter)
"""Seconds that this thread has worked; where there are no threads, seconds."""
GLANCE: Final = 0.0005
"""For this long after a look at its work a thread counts as working all the time. Such a look asks the system, which
takes twenty times as long as a look at the clock, and a move has several steps."""
TRIFLE: Final = 0.0005
"""Seconds of short steps that are charged together."""


@dataclass(frozen=True)
class Bill:
    """Charges the seconds of work done for somebody."""

    spend: Callable[[str, float, float | None], None]
    payer: str

    def __call__(self, worked: float, held: float | None = None) -> None:
        self.spend(self.payer, worked, held)


PAYER: Final[ContextVar[Bill | None]] = ContextVar("PAYER", default=None)
"""Who pays for what is done now; the house itself if nobody does."""


class Looked(local):
    """How long a thread had worked when it was last asked, and when that was."""

    worked = 0.0
    at = float("-inf")


LOOKED: Final = Looked()


def lap(since: tuple[float, float] = (0.0, 0.0)) -> tuple[float, float]:
    """Seconds since then: how long this thread has worked, to a fraction of a millisecond, and how long it took by the
    clock."""
    at = time.perf_counter()
    if not 0 <= at - LOOKED.at < GLANCE:
        LOOKED.worked, LOOKED.at = thread_time(), at
    return max(0.0, LOOKED.worked + at - LOOKED.at - since[0]), at - since[1]


async def billed(work: Coroutine[Any, Any, T], bill: Bill) -> T:
    """The work, charged as it is done, steps that are short together; while it waits it costs nothing."""
    PAYER.set(bill)
    return await stepped(work, bill)


@coroutine
def stepped(work: Coroutine[Any, Any, T], bill: Bill) -> Generator[Any, Any, T]:
    failed: BaseException | None = None
    worked = held = 0.0
    try:
        while True:
            since = lap()
            try:
                awaited = work.send(None) if failed is None else work.throw(failed)
            except StopIteration as end:
                return end.value  # type: ignore[no-any-return]
            finally:
                last = lap(since)
                worked, held = worked + last[0], held + last[1]
                if held > TRIFLE:
                    bill(worked, held)
                    worked = held = 0.0
            failed = None
            try:
                yield awaited
            except BaseException as error:
                failed = error
            else:
                failed = None
    finally:
        bill(worked, held)
        work.close()


def charge(seconds: float) -> None:
    """What another process has done for the one who is served now."""
    if bill := PAYER.get():
        bill(seconds)


class PaidThreads(ThreadPoolExecutor):
    """Threads whose work is charged to the one who asked for it. For one payer only one of them works at a time."""

    def __init__(self, threads: int, name: str) -> None:
        super().__init__(threads, name)
        self.guard = Lock()
        self.lines: dict[Bill, deque[Callable[[], None]]] = {}
        """What waits for each payer, behind what is being done for them."""

    def submit(self, work: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        bill = PAYER.get()
        if bill is None:
            return super().submit(work, *args, **kwargs)
        done: Future[T] = Future()
        with self.guard:
            first = bill not in self.lines
            self.lines.setdefault(bill, deque()).append(partial(fulfil, done, bill, partial(work, *args, **kwargs)))
        if first:
            super().submit(self.serve, bill)
        return done

    def serve(self, bill: Bill) -> None:
        """One wish of the payer; the next comes behind the wishes of others."""
        with self.guard:
            wish = self.lines[bill].popleft()
        wish()
        with self.guard:
            more = bool(self.lines[bill])
            if not more:
                del self.lines[bill]
        if more:
            with suppress(RuntimeError):  # the house closes
                super().submit(self.serve, bill)


def charged(work: Callable[[], T]) -> Callable[[], T]:
    """The same work for threads that serve all alike; the one who asks for it now is charged."""
    bill = PAYER.get()
    if bill is None:
        return work

    def done() -> T:
        since = thread_time()
        try:
            return work()
        finally:
            bill(thread_time() - since)

    return done


def fulfil(done: Future[T], bill: Bill, work: Callable[[], T]) -> None:
    """Do it, charge for it, then tell."""
    if not done.set_running_or_notify_cancel():
        return
    since = thread_time()
    try:
        result = work()
    except BaseException as error:
        bill(thread_time() - since)
        done.set_exception(error)
    else:
        bill(thread_time() - since)
        done.set_result(result)
