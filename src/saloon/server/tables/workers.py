"""Worker processes for everything that takes longer than a blink."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Final, ParamSpec, TypeVar

import saloon.games  # noqa: F401 - fills the shelf
from saloon.house.game import open_rules

P = ParamSpec("P")
T = TypeVar("T")
PATIENCE: Final = 30.0


def prepare() -> None:
    """Before the first question: read the games, and do not outlive the server, however it ends."""
    server = multiprocessing.parent_process()
    if server is not None:
        Thread(target=follow, args=(server.sentinel,), daemon=True).start()
    open_rules()


def follow(server: int) -> None:
    wait([server])
    os._exit(0)


class Workers:
    """A pool made when first needed, and again when a process has died. Once closed, all who ask are told to end."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False

    def ready(self) -> ProcessPoolExecutor:
        if self.closed:
            raise asyncio.CancelledError("the house is closed")
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=prepare)
        return self.pool

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the work done elsewhere; arguments and result travel as pickles."""
        for last in (False, True):
            pool = self.ready()
            try:
                future = pool.submit(work, *args, **kwargs)
                async with asyncio.timeout(PATIENCE):  # wait_for forgets to end if the result comes at that moment
                    return await asyncio.wrap_future(future)
            except (BrokenProcessPool, BrokenPipeError):  # the second while a process is being started or asked
                if self.pool is pool:
                    self.pool = None
                if last and not self.closed:
                    raise
        raise asyncio.CancelledError("the house is closed")

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same in a thread, for things that do not travel."""
        return await asyncio.to_thread(work, *args, **kwargs)

    def close(self) -> None:
        """No process is left behind: one that still thinks is stopped, because nobody waits for its answer."""
        self.closed = True
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.terminate()
            self.pool.shutdown(cancel_futures=True)
            self.pool = None
