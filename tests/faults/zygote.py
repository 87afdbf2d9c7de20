"""Servers that start in a moment: everything is imported once, each server is a fork of this process.

Lines on standard input: `start PORT`, answered by the process id. The clock of all of them is off by what stands
in the file CLOCK.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import saloon.games
from saloon.server import make, run
from saloon.server.tables.workers import Workers
from server.house import FAST

DATABASE, CLOCK, THINKING = sys.argv[1:]
REAL = time.time_ns


def offset() -> int:
    try:
        return int(float(Path(CLOCK).read_text()) * 1e9)
    except (OSError, ValueError):
        return 0


async def at_home(self: Workers, work, *args, **kwargs):  # type: ignore[no-untyped-def]
    """Bots think in a thread: to start a process for each of a thousand servers would take all the time."""
    return await asyncio.to_thread(work, *args, **kwargs)


def serve(port: int) -> None:
    sys.stdin.close()
    os.setpgrp()
    time.time_ns = lambda: REAL() + offset()
    time.time = lambda: time.time_ns() / 1e9
    if THINKING == "home":
        Workers.run = at_home  # type: ignore[method-assign, assignment]
    run(port=port, database=DATABASE, browser=False, settings=FAST)


def main() -> None:
    saloon.games()  # type: ignore[operator]
    make(FAST)  # what is made for the first time takes longest
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        _, port = line.split()
        if not (child := os.fork()):
            try:
                serve(int(port))
            finally:
                os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
