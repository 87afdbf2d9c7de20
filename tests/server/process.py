"""A server as a process of its own, which can be killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import saloon

SCRIPT = """
from dataclasses import replace
from server.house import FAST
from saloon.server import run
if __name__ == "__main__":
    run(port={port}, database={database!r}, browser=False, settings=FAST, workers={workers})
"""
ROOT = Path(__file__).parents[1]


class Process:
    def __init__(self, running: asyncio.subprocess.Process, url: str) -> None:
        self.running = running
        self.url = url

    async def kill(self) -> None:
        """Without a chance to tidy up."""
        with suppress(ProcessLookupError):
            self.running.send_signal(signal.SIGKILL)
        await self.running.wait()


async def launch(database: str, folder: Path, port: int = 0, workers: int = 1) -> Process:
    script = folder / "serve.py"
    script.write_text(SCRIPT.format(port=port, database=database, workers=workers))
    paths = os.pathsep.join([str(Path(saloon.__file__).parents[1]), str(ROOT)])
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        str(script),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": paths, "SALOON_LANG": "en"},
    )
    assert running.stdout is not None
    async with asyncio.timeout(90):
        line = (await running.stdout.readline()).decode()
    found = re.search(r"http://\S+:\d+", line)
    assert found, line
    return Process(running, found[0].replace("localhost", "127.0.0.1"))


@asynccontextmanager
async def process(database: str, folder: Path, port: int = 0, workers: int = 1) -> AsyncIterator[Process]:
    launched = await launch(database, folder, port, workers)
    try:
        yield launched
    finally:
        await launched.kill()
