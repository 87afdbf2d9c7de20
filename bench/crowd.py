"""How soon a thousand onlookers at one table see a move: `python bench/crowd.py 1000` (a minute).

Two play Mlyn over loopback, a move every two seconds; all the others came by the watch link. From a move sent to its
event at the last of them; clients and server share the machine. CPU a move is that of the server's process.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import uvloop

from server import ROOT, SERVE, Company, Figures, burnt, line, post

NUMBER = re.compile(r'^\{"type":"event".*?"number":(\d+)')
SECONDS = 16


class Pair(Company):
    """Two people at a table who note when they have sent a move."""

    def __init__(self) -> None:
        super().__init__(Figures(pause=2), 1)
        self.moved: dict[int, float] = {}

    async def send(self, seat: int, kind: str, **fields: object) -> None:
        if kind == "act":
            self.moved[max(self.sent)] = time.perf_counter()
        await super().send(seat, kind, **fields)


async def watch(url: str, key: str, seen: dict[int, list[float]]) -> None:
    socket = await line(url)
    await socket.send(json.dumps({"type": "hello", "id": "h", "watch": key, "changes": True}))
    async for text in socket:
        if found := NUMBER.match(str(text)):
            seen.setdefault(int(found[1]), []).append(time.perf_counter())


async def measure(url: str, pid: int, many: int) -> None:
    pair, seen = Pair(), dict[int, list[float]]()
    host = await asyncio.to_thread(post, f"{url}/api/rooms", {"game": "mlyn", "name": "Eva"})
    guest = await asyncio.to_thread(post, f"{url}/api/rooms/{host['code']}/join", {"name": "Jan"})
    for seat, joined in enumerate((host, guest)):
        pair.sockets.append(await line(url))
        await pair.send(seat, "hello", token=joined["token"], changes=True)
    while "links" not in (room := json.loads(await pair.sockets[0].recv())):
        pass
    tasks = []
    for number in range(many):
        tasks.append(asyncio.create_task(watch(url, room["links"]["watch"].removeprefix("/w/"), seen)))
        if number % 20 == 0:
            await asyncio.sleep(0.15)
    await asyncio.sleep(3)
    tasks += [asyncio.create_task(pair.listen(seat)) for seat in (0, 1)]
    await pair.send(0, "start")
    await asyncio.sleep(5)
    work, before = burnt([pid]), len(pair.moved)
    await asyncio.sleep(SECONDS)
    work, moves = burnt([pid]) - work, len(pair.moved) - before
    late = [1e3 * (max(seen[at]) - since) for at, since in pair.moved.items() if len(seen.get(at, ())) == many]
    print(
        f"{many} onlookers: the last of them sees a move after {median(late):.0f} ms, at most {max(late):.0f} "
        f"({len(late)} moves); {1e3 * work / moves:.0f} ms of the server's processor each, "
        f"load {os.getloadavg()[0]:.0f}"
    )


async def main(many: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "serve.py"
        patient = SERVE.replace("    messages=ANY,", "    silent_seconds=1e6, messages=ANY,")
        script.write_text(patient.format(path=Path(folder) / "bench.db", workers=1))
        paths = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(ROOT / "src"))))
        server = await asyncio.create_subprocess_exec(
            sys.executable,
            str(script),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths, "SALOON_LANG": "en"},
        )
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", (await server.stdout.readline()).decode())
        assert found
        try:
            await measure(found[0].replace("localhost", "127.0.0.1"), server.pid, many)
        finally:
            server.kill()
            await server.wait()
    os._exit(0)  # the clients would wait for their sockets


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
