"""Several workers on one machine: a process that starts them, and starts again one that has died."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from saloon.server.http.lines import Lines

LOG = logging.getLogger("saloon")
SOON: Final = 5.0
"""Seconds. A worker that dies sooner after its start waits before the next try, longer each time."""
LONGEST_PAUSE: Final = 5.0
PATIENCE: Final = 15.0
"""Seconds for everybody to end politely."""
Work = Callable[[int, Lines, int, bool], None]
"""What a worker does: its number, the lines, a file that ends with this process, whether it is its first."""


class Crew:
    """Keeps the door and the lines open, so that nobody who comes meanwhile is lost; it does nothing else."""

    def __init__(self, of: int, work: Work) -> None:
        self.work = work
        self.lines = Lines(of)
        self.left, self.alive = os.pipe()
        """A worker that reads the first learns when this process, which alone has the second, is gone."""
        self.pids: dict[int, tuple[int, float]] = {}
        """The number of each process that runs, and when it was started."""
        self.tries = [0] * of

    def run(self) -> None:
        """Until interrupted, or told to end."""
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            for number in range(len(self.tries)):
                self.start(number)
            while True:
                self.again(*os.waitpid(-1, 0))
        except KeyboardInterrupt:
            self.end()

    def start(self, number: int) -> None:
        first = not self.tries[number]
        self.tries[number] += 1
        sys.stdout.flush()
        pid = os.fork()
        if pid:
            self.pids[pid] = number, time.monotonic()
            return
        self.pids.clear()
        os.close(self.alive)
        self.lines.number = number
        self.work(number, self.lines, self.left, first)
        sys.exit(0)

    def again(self, pid: int, status: int) -> None:
        """A worker has died: start another one in its place."""
        number, since = self.pids.pop(pid, (-1, 0.0))
        if number < 0:
            return
        LOG.warning("worker %d has ended (%d) and is started again", number + 1, os.waitstatus_to_exitcode(status))
        if time.monotonic() - since > SOON:
            self.tries[number] = 1
        elif self.tries[number] > 1:
            time.sleep(min(LONGEST_PAUSE, 0.1 * 2 ** self.tries[number]))
        self.start(number)

    def end(self) -> None:
        """Workers finish what they have begun; one that does not is stopped."""
        self.send(signal.SIGTERM)
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        until = time.monotonic() + PATIENCE
        while self.pids and time.monotonic() < until:
            pid, _ = os.waitpid(-1, os.WNOHANG)
            self.pids.pop(pid, None)
            if not pid:
                time.sleep(0.02)
        self.send(signal.SIGKILL)

    def send(self, what: signal.Signals) -> None:
        for pid in self.pids:
            with suppress(ProcessLookupError):
                os.kill(pid, what)
