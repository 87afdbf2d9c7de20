"""What somebody's wish costs the house: the seconds in which nobody else was served, or for which a thread worked."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar
from types import coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")
Bill = Callable[[float], None]
PAYER: Final[ContextVar[Bill | None]] = ContextVar("PAYER", default=None)
"""Who pays for what is done now; the house itself if nobody does."""


async def billed(work: Coroutine[Any, Any, T], bill: Bill) -> T:
    """The work, each step of which is charged as soon as it is done; while it waits it costs nothing."""
    PAYER.set(bill)
    return await stepped(work, bill)


@coroutine
def stepped(work: Coroutine[Any, Any, T], bill: Bill) -> Generator[Any, Any, T]:
    failed: BaseException | None = None
    try:
        while True:
            since = time.perf_counter()
            try:
                awaited = work.send(None) if failed is None else work.throw(failed)
            except StopIteration as end:
                return end.value  # type: ignore[no-any-return]
            finally:
                bill(time.perf_counter() - since)
            failed = None
            try:
                yield awaited
            except BaseException as error:
                failed = error
            else:
                failed = None
    finally:
        work.close()


def charge(seconds: float) -> None:
    """What another process has done for whoever is served now."""
    if bill := PAYER.get():
        bill(seconds)


class PaidThreads(ThreadPoolExecutor):
    """Threads whose work is charged to whoever asked for it."""

    def submit(self, work: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        bill = PAYER.get()
        return super().submit(work, *args, **kwargs) if bill is None else super().submit(charged, bill, work, *args, **kwargs)


def charged(bill: Bill, work: Callable[..., T], *args: Any, **kwargs: Any) -> T:
    since = time.thread_time()
    try:
        return work(*args, **kwargs)
    finally:
        bill(time.thread_time() - since)
