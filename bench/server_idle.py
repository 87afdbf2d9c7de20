"""What a table holds at which two people look and nothing happens: `python bench/server_idle.py mlyn` (half a minute).

Tables with a match that has begun and a socket for each player, over loopback; what the server's process keeps for
each of them, by the allocations that Python knows of, and by the part of the program that has made them.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import tempfile
import urllib.request
from pathlib import Path

import msgspec

from server import ROOT, SERVE, Figures, seat

TABLES = 60
FIRST = 10
"""Tables before those that are counted: what is loaded once is not theirs."""
WATCH = """
import gc, signal, sys, tracemalloc
tracemalloc.start(1)
SEEN = []

def look(*_):
    gc.collect()
    SEEN.append(tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(False, tracemalloc.__file__)]))
    if len(SEEN) == 2:
        for each in SEEN[1].compare_to(SEEN[0], "filename"):
            print("held", each.size_diff, each.traceback[0].filename, flush=True)
    print("looked", flush=True)

signal.signal(signal.SIGUSR1, look)
"""


async def serve(folder: Path) -> tuple[asyncio.subprocess.Process, str]:
    """A server that tells what it holds, and its address."""
    script = folder / "serve.py"
    script.write_text(WATCH + SERVE.format(path=folder / "bench.db", workers=1))
    env = {"PYTHONPATH": str(ROOT / "src"), **os.environ, "SALOON_LANG": "en"}
    server = await asyncio.create_subprocess_exec(sys.executable, str(script), stdout=asyncio.subprocess.PIPE, env=env)
    found = re.search(r"http://\S+:\d+", await said(server))
    assert found
    return server, found[0].replace("localhost", "127.0.0.1")


async def said(server: asyncio.subprocess.Process) -> str:
    assert server.stdout is not None
    return (await server.stdout.readline()).decode().strip()


async def look(server: asyncio.subprocess.Process) -> list[str]:
    """What it holds more than at the last look."""
    await asyncio.sleep(4)  # pledges are over, and nobody moves
    server.send_signal(signal.SIGUSR1)
    lines = []
    while (line := await said(server)) != "looked":
        lines.append(line)
    return lines


async def measure(game: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server, url = await serve(Path(folder))
        try:
            with urllib.request.urlopen(f"{url}/api/games/{game}") as answer:
                people = max(2, msgspec.json.decode(answer.read())["seats"][0])
            figures = Figures(pause=1e6)
            parties = [await seat(url, game, figures, seed, people) for seed in range(FIRST)]
            await look(server)
            parties += [await seat(url, game, figures, FIRST + seed, people) for seed in range(TABLES)]
            lines = await look(server)
        finally:
            server.terminate()
            await server.wait()
    tell(game, lines)
    os._exit(0)  # the clients would wait for their sockets


def tell(game: str, lines: list[str]) -> None:
    """Kilobytes a table, by the part that holds them."""
    held: dict[str, float] = {}
    for line in lines:
        _, size, path = line.split(" ", 2)
        held[part(path)] = held.get(part(path), 0.0) + int(size) / 1024 / TABLES
    print(f"{game}: {sum(held.values()):.1f} KB a table")
    for name, size in sorted(held.items(), key=lambda item: -item[1]):
        if size >= 0.5:
            print(f"| {name} | {size:.1f} |", flush=True)


def part(path: str) -> str:
    """A folder of the house, or a library."""
    if "/saloon/" in path:
        inside = path.rpartition("/saloon/")[2].split("/")
        return "/".join(inside[:2] if inside[0] in ("server", "games") else inside[:1])
    library = re.search(r"site-packages/([^/]+)", path) or re.search(r"python3[^/]*/([^/.]+)", path)
    return library[1] if library else "else"


if __name__ == "__main__":
    asyncio.run(measure(sys.argv[1] if len(sys.argv) > 1 else "mlyn"))
