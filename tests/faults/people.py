"""People who play on whatever happens to the line, and remember what they were promised."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from itertools import count
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

IDS = count(1)
AGAIN = 0.25


class Person:
    """Plays the first choice whenever it is to act; what was not answered is sent again with its old id."""

    def __init__(self, urls: list[str], token: str, host: bool, pace: float = 0.02) -> None:
        self.urls = urls
        self.token = token
        self.host = host
        self.pace = pace
        self.acknowledged: dict[str, tuple[str, int]] = {}
        """By id: the match, and the number it had at least when the move was acknowledged."""
        self.pending: dict[str, Any] | None = None
        self.table: dict[str, Any] | None = None
        self.room: dict[str, Any] | None = None
        self.faults: list[str] = []
        self.matches: set[str] = set()
        self.lines = 0

    def __str__(self) -> str:
        """What it waits for, for the one who looks why."""
        room, table = self.room or {}, self.table or {}
        return (
            f"{self.token[:12]} in {room.get('phase')}: waits for {self.pending}, acts {table.get('acts')} of "
            f"{table.get('to_act')} at {table.get('number')}, {self.lines} lines"
        )

    async def live(self) -> None:
        """Until cancelled; the servers are tried in turn."""
        while True:
            url = self.urls[self.lines % len(self.urls)]
            self.lines += 1
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    url.replace("http", "ws", 1) + "/socket",
                    max_size=None,
                    compression=None,
                    open_timeout=3,
                    ping_interval=None,
                ) as line:
                    await self.talk(line)
            await asyncio.sleep(AGAIN / 4)

    async def talk(self, line: Any) -> None:
        after = {"after": {"match": self.table["match"], "number": self.table["number"]}} if self.table else {}
        await line.send(json.dumps({"type": "hello", "id": f"h{next(IDS)}", "token": self.token, **after}))
        if self.pending:
            await line.send(json.dumps(self.pending))
        quiet = 0
        while True:
            try:
                async with asyncio.timeout(1):
                    message = json.loads(await line.recv())
            except TimeoutError:
                quiet += 1
                if quiet > 6:
                    return  # nothing at all: call anew, perhaps another server
                await line.send(json.dumps({"type": "ping", "id": "p"}))
                if self.pending:
                    await line.send(json.dumps(self.pending))
                continue
            quiet = 0
            await self.hear(line, message)

    async def hear(self, line: Any, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "room":
            self.room = message
            await self.decline(line, message)
        elif kind == "table":
            self.see(message)
        elif kind == "event":
            if (
                self.table
                and self.table["match"] == message["match"]
                and message["number"] not in (self.table["number"] + 1, self.table["number"])
            ):
                self.faults.append(f"event {message['number']} after {self.table['number']}")
            self.see(message)
        elif kind in ("done", "error") and self.pending and message["id"] == self.pending["id"]:
            if kind == "done":
                self.acknowledged[message["id"]] = (self.pending.get("match", ""), message["number"])
            self.pending = None if kind == "done" or message["code"] not in ("trouble", "busy") else self.pending
        await self.act(line)

    def see(self, message: dict[str, Any]) -> None:
        if self.table and self.table["match"] == message["match"] and message["number"] < self.table["number"]:
            self.faults.append(f"position {message['number']} after {self.table['number']}: something was taken away")
        self.table = message
        self.matches.add(message["match"])

    async def decline(self, line: Any, room: dict[str, Any]) -> None:
        """Add nothing to chance."""
        if room["pledge"] and room["pledge"]["step"] == "pledge":
            for seat in room["you"]["seats"]:
                await line.send(json.dumps({"type": "pledge", "id": f"p{next(IDS)}", "seat": seat, "hash": ""}))

    async def act(self, line: Any) -> None:
        """Move if it is time to, and play again when it is over."""
        table, room = self.table, self.room
        if self.pending or not room:
            return
        if room["phase"] in ("setup", "over") and self.host:
            self.pending = {"type": "start", "id": f"s{next(IDS)}", "fill": "beginner"}
            await line.send(json.dumps(self.pending))
        elif (
            room["phase"] == "play"
            and table
            and room["match"]["match"] == table["match"]
            and table["acts"]
            and not table.get("more")
        ):
            await self.move(line, table)

    async def move(self, line: Any, table: dict[str, Any]) -> None:
        if not table["scene"]["choices"]:
            return
        await asyncio.sleep(self.pace)
        choice = table["scene"]["choices"][-1]["text"]
        self.pending = {
            "type": "act",
            "id": f"a{next(IDS)}",
            "match": table["match"],
            "number": table["number"],
            "seat": table["acts"][0],
            "action": choice,
        }
        await line.send(json.dumps(self.pending))
