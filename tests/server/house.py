"""A server for tests: the real application on a free port, and clients that talk to it."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import replace
from itertools import count
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from saloon.server import Limits, Rate, Settings
from saloon.server.http.app import built, furnish
from saloon.server.http.lines import Lines
from saloon.server.http.run import attend, bind, config
from saloon.server.tables.hall import Hall

ANY = Rate(1e9, 1e9)
EASY = Limits(
    messages=ANY,
    requests=ANY,
    rooms=ANY,
    codes=ANY,
    faults=ANY,
    joins=ANY,
    programs=ANY,
    program_messages=ANY,
    people=ANY,
    rescues=ANY,
    archives=ANY,
    homecomings=ANY,
    frames=ANY,
    frame_bytes=ANY,
    work=ANY,
    haste=ANY,
    sockets=10_000,
    strangers=10_000,
    request_seconds=600,
    hello_seconds=600,
    silent_seconds=600,
)
FAST = Settings(pace=0, thinkers=1, limits=EASY, step=0.4, think=1, window=0.05)
PATIENCE = 60
EMPTY: defaultdict[tuple[Any, int], list[Litestar]] = defaultdict(list)
"""Applications whose house is closed. To build one takes longer than most tests, and another house may move in."""


class House:
    """A running server in this process."""

    def __init__(self, url: str, hall: Hall) -> None:
        self.url = url
        self.hall = hall
        # There is no certificate to hold against others, and to read all the world's takes longer than most tests.
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def room(self, game: str = "prsi", name: str = "Eva", **more: Any) -> dict[str, Any]:
        made: dict[str, Any] = await self.post("/api/rooms", game=game, name=name, **more)
        return made

    async def join(self, code: str, name: str = "Jan", **more: Any) -> dict[str, Any]:
        joined: dict[str, Any] = await self.post(f"/api/rooms/{code}/join", name=name, **more)
        return joined

    @asynccontextmanager
    async def client(self, joined: dict[str, Any] | None = None, **hello: Any) -> AsyncIterator[Client]:
        """A socket that has said hello."""
        async with Client.open(self.url) as client:
            greeting = {"token": joined["token"]} if joined else {}
            await client.ask("hello", **greeting, **hello)
            yield client


class Client:
    """Remembers everything it was sent."""

    ids = count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.news = asyncio.Event()
        self.reader = asyncio.create_task(self.listen())

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, path: str = "/socket", **more: Any) -> AsyncIterator[Client]:
        more = {"max_size": None, "compression": None, "open_timeout": PATIENCE, "ping_interval": None} | more
        async with connect(url.replace("http", "ws", 1) + path, **more) as socket:
            client = cls(socket)
            try:
                yield client
            finally:
                client.reader.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await client.reader

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                self.raw.append(str(text))
                self.heard.append(json.loads(text))
                self.news.set()
        finally:
            self.news.set()

    async def send(self, type: str, id: str = "", **fields: Any) -> str:
        id = id or f"m{next(self.ids)}"
        await self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        return id

    async def ask(self, type: str, id: str = "", **fields: Any) -> dict[str, Any]:
        """Send and wait for the answer."""
        start = len(self.heard)
        id = await self.send(type, id, **fields)
        return await self.until(lambda message: message.get("id") == id, start)

    async def do(self, type: str, id: str = "", **fields: Any) -> dict[str, Any]:
        answer = await self.ask(type, id, **fields)
        assert answer["type"] != "error", answer
        return answer

    async def refused(self, type: str, **fields: Any) -> str:
        """The code of the error that this gives."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "error", answer
        assert answer["text"]
        return str(answer["code"])

    async def until(self, wanted: Callable[[dict[str, Any]], bool], start: int = 0) -> dict[str, Any]:
        """The first message from `start` on that is wanted."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while start < len(self.heard):
                    start += 1
                    if wanted(self.heard[start - 1]):
                        return self.heard[start - 1]
                if self.reader.done():
                    raise ConnectionError(self.socket.close_code)
                self.news.clear()
                await self.news.wait()

    async def closed(self) -> int | None:
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait({self.reader})
        return self.socket.close_code

    def last(self, *types: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] in types)

    @property
    def room(self) -> dict[str, Any]:
        return self.last("room")

    @property
    def table(self) -> dict[str, Any]:
        """The newest position."""
        return self.last("table", "event")

    async def sees(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The newest room, once it is as wanted; what others do arrives a little later."""
        while not wanted(self.room):
            await self.until(lambda message: message["type"] == "room", len(self.heard))
        return self.room

    async def in_phase(self, phase: str) -> dict[str, Any]:
        return await self.until(lambda message: message["type"] == "room" and message["phase"] == phase)

    async def decline(self) -> None:
        """Add nothing to chance. Of a time for it that was over at once nothing may be told at another server."""
        told = await self.until(
            lambda message: (
                message["type"] == "room" and (message["pledge"] is not None or message["phase"] in ("play", "over"))
            )
        )
        for seat in self.room["you"]["seats"] if told["pledge"] is not None else ():
            await self.send("pledge", seat=seat, hash="")

    async def to_move(self, start: int = 0) -> dict[str, Any]:
        """Wait until one of the own seats is to act."""
        return await self.until(is_turn, start)


def is_turn(message: dict[str, Any]) -> bool:
    """In a window nothing needs to be said."""
    return (
        message["type"] in ("table", "event")
        and bool(message["acts"])
        and not message.get("more")
        and not message["window"]
    )


async def start(*clients: Client, **more: Any) -> None:
    """The host starts, all decline to add to chance, and play begins."""
    await clients[0].do("start", **more)
    if clients[0].room["game"]["luck"] and clients[0].room["setup"]["chance"] == "fair":
        for client in clients:
            await client.decline()
    for client in clients:
        await client.until(
            lambda message: (
                message["type"] == "room" and message["phase"] in ("play", "over") and message["match"] is not None
            )
        )


async def play_on(
    client: Client, most: int = 10_000, choose: Callable[[list[Any]], Any] = lambda choices: choices[0]
) -> int:
    """Play the client's seats until the match is over or a number of moves are made."""
    moves = 0
    seen = 0
    while moves < most:
        message = await client.until(
            lambda each: is_turn(each) or (each["type"] == "room" and each["phase"] == "over"), seen
        )
        seen = client.heard.index(message) + 1
        if message["type"] == "room":
            break
        if message is not client.table:
            continue
        drafts = [message]
        while drafts:  # what is put together piece by piece asks again
            asked, since = drafts[-1], len(client.heard)
            await client.do(
                "act", match=message["match"], seat=asked["acts"][0], action=choose(asked["scene"]["choices"])["text"]
            )
            drafts = [each for each in client.heard[since:] if each["type"] == "draft"]
        moves += 1
    return moves


@asynccontextmanager
async def serve(settings: Settings, lines: Lines | None = None) -> AsyncIterator[House]:
    """The application under uvicorn in this loop; with lines, one of several workers, behind a door of its own."""
    listener = bind("127.0.0.1", 0)
    like = (settings.web, settings.limits.message_bytes)
    spare = EMPTY[like]
    app = furnish(spare.pop() if spare else built(settings), Hall(settings), lines)
    server = uvicorn.Server(config(app, settings, app.state.hall.doorman, lines))
    server.config.timeout_graceful_shutdown = 1
    server.capture_signals = no_signals  # type: ignore[method-assign]
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    if lines:
        attend(server, lines)
    house = House(f"http://127.0.0.1:{listener.getsockname()[1]}", app.state.hall)
    try:
        yield house
    finally:
        if lines:
            lines.close()
        await house.http.aclose()
        server.should_exit = True
        await task
        spare.append(app)


def no_signals() -> Any:
    return nullcontext()


def settings(database: str, **changes: Any) -> Settings:
    return replace(FAST, database=database, **changes)
