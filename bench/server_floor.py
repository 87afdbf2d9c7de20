"""What a move costs at least: `python bench/server_floor.py`. The server's sockets, loop and durable log, and nothing
of a game.

Two clients at each table send by turns; what one sends is stored like a move, acknowledged, and told to both in a
message as long as a move's. CPU a move is that of the server's process.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import uvicorn
import uvloop
from websockets.asyncio.client import connect

from saloon.server.http.run import config
from saloon.server.people.doorman import Doorman
from saloon.server.settings import Settings
from saloon.server.store.database import Store
from saloon.server.store.writer import Append

TOLD = "x" * 1200
"""About as long as an event with changes."""


class Bare:
    """An ASGI application: rooms by the path, rows into the store, messages to all who are there."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, list[Any]] = defaultdict(list)
        self.rows: dict[str, int] = defaultdict(int)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await self.store.open()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            return
        room = scope["path"].strip("/")
        await receive()
        await send({"type": "websocket.accept"})
        if not self.rooms[room]:
            await self.store.make_room(room, room)
        self.rooms[room].append(send)
        while (await receive())["type"] == "websocket.receive":
            self.rows[room] += 1
            await self.store.append(Append(room, self.rows[room], 0, b"x" * 120))
            for each in self.rooms[room]:
                await each({"type": "websocket.send", "text": TOLD})
            await send({"type": "websocket.send", "text": '{"type":"done"}'})


async def play(url: str, moves: list[int]) -> None:
    async with connect(url, compression=None) as one, connect(url, compression=None) as two:
        while True:
            for mover, other in ((one, two), (two, one)):
                await mover.send("x" * 100)
                await mover.recv()
                await mover.recv()
                await other.recv()
                moves[0] += 1


async def measure(port: int, pid: int, tables: int, seconds: float) -> None:
    moves = [0]
    tasks = [asyncio.create_task(play(f"ws://127.0.0.1:{port}/T-{at}", moves)) for at in range(tables)]
    while moves[0] < 5 * tables:
        await asyncio.sleep(0.1)
    from server import burnt

    since, done, work = time.perf_counter(), moves[0], burnt([pid])
    await asyncio.sleep(seconds)
    many, took, work = moves[0] - done, time.perf_counter() - since, burnt([pid]) - work
    print(
        f"{tables} tables: {many / took:.0f} moves a second, {1e3 * work / many:.4f} ms of the server's processor "
        f"time each, load {os.getloadavg()[0]:.0f}"
    )
    for task in tasks:
        task.cancel()


def main(tables: int, seconds: float) -> None:
    listener = socket.create_server(("127.0.0.1", 0), backlog=2000)
    with tempfile.TemporaryDirectory() as folder:
        if not (pid := os.fork()):
            app = Bare(Store(f"sqlite+aiosqlite:///{Path(folder) / 'floor.db'}"))
            uvloop.run(uvicorn.Server(config(app, Settings(), Doorman(Settings().limits))).serve(sockets=[listener]))
            os._exit(0)
        try:
            uvloop.run(measure(listener.getsockname()[1], pid, tables, seconds))
        finally:
            os.kill(pid, 9)
            os.waitpid(pid, 0)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, 8)
