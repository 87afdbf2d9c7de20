"""A seat at a table of a house elsewhere, played by a program: `saloon sit`.

It joins with a token of its own, which the house knows as a program's. On its turn it asks for the position as its
seat sees it and lets the program choose. A broken line is made again; a program that breaks is told about, and a bot
of this machine plays on in its place.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from saloon.bots import Bot, Clock, decide, make
from saloon.bots.own import Entrant, seated
from saloon.bots.program import STAND_IN
from saloon.core.state import Unreadable
from saloon.house.game import Game
from saloon.shelf import game as game_called

REFUSED: Final = 3
"""Moves of a position that a house may refuse before a bot of this machine makes one."""
GONE: Final = frozenset({4401, 4429, 4400})
"""Codes with which a house says that it is no use to come again."""
WAITS: Final = 30.0
"""Seconds for an answer by HTTP."""
Told = Callable[[str, dict[str, str | int]], None]
"""Told what happens: a message and its arguments."""


class Address(NamedTuple):
    """Where a table is."""

    server: str
    code: str


def address_of(text: str, code: str = "") -> Address:
    """The house and the room of a link.

    >>> address_of("https://games.example/r/KONIK-271"), address_of("localhost:8277", "KONIK-271").server
    (Address(server='https://games.example', code='KONIK-271'), 'http://localhost:8277')
    """
    parts = urlsplit(text if "://" in text else f"http://{text}")
    given = parts.path.rpartition("/r/")[2] if "/r/" in parts.path else ""
    if parts.scheme not in ("http", "https") or not parts.netloc or not (code or given):
        raise Unreadable("sit-address", text=text[:60])
    return Address(f"{parts.scheme}://{parts.netloc}", code or given)


def join(address: Address, name: str) -> dict[str, Any]:
    """A token for a program, and a seat; raises Unreadable with what the house says."""
    body = json.dumps({"name": name, "program": True}).encode()
    asked = Request(
        f"{address.server}/api/rooms/{address.code}/join", body, {"Content-Type": "application/json"}, method="POST"
    )
    try:
        with urlopen(asked, timeout=WAITS) as answer:
            joined: dict[str, Any] = json.load(answer)
    except HTTPError as error:
        with suppress(ValueError, KeyError):
            raise Unreadable("sit-refused", why=json.load(error)["text"][:200]) from None
        raise Unreadable("sit-refused", why=f"HTTP {error.code}") from None
    except (URLError, OSError, ValueError) as error:
        raise Unreadable("sit-unreachable", server=address.server[:60], why=str(error)[:120]) from None
    if not joined["seats"]:
        raise Unreadable("sit-full", code=address.code[:20])
    return joined


class Sitter:
    """A program on a seat, until its matches are over."""

    def __init__(
        self, address: Address, token: str, entrant: Entrant, told: Told, matches: int = 1, seconds: float = 10.0
    ) -> None:
        self.address, self.token, self.entrant, self.told = address, token, entrant, told
        self.matches, self.clock = matches, Clock(seconds)
        self.socket: Any = None
        self.sent = 0
        self.asked: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.bot: tuple[str, int, str, Bot] | None = None
        """For which game and seat and match, and who plays."""
        self.match, self.number = "", 0
        self.seats: list[int] = []
        self.done: set[str] = set()
        """Matches that are over."""
        self.due = False
        """Whether the seat is to act, as far as it was told."""
        self.turn: asyncio.Task[None] | None = None
        self.results: list[list[int] | None] = []
        self.failed: BaseException | None = None
        """What went wrong in a turn."""
        self.closing: set[asyncio.Future[None]] = set()

    async def run(self) -> list[list[int] | None]:
        """The points of the matches that were played."""
        try:
            async for socket in connect(f"{self.address.server.replace('http', 'ws', 1)}/socket", max_size=None):
                self.socket = socket
                self.forget()
                try:
                    await self.send("hello", token=self.token)
                    if await self.listen():
                        return self.results
                except ConnectionClosed as closed:
                    code = closed.rcvd.code if closed.rcvd else 0
                    if code in GONE:
                        raise Unreadable("sit-gone", code=code) from None
                    self.told("sit-again", {})
        finally:
            self.forget()
        return self.results

    def forget(self) -> None:
        """Drop what was under way on a line that broke; the new one tells everything again."""
        if self.turn is not None:
            self.turn.cancel()
        self.turn = None
        self.asked.clear()

    async def send(self, kind: str, **fields: Any) -> str:
        self.sent += 1
        id = f"{token_hex(6)}-{self.sent}"
        await self.socket.send(json.dumps({"type": kind, "id": id, **fields}))
        return id

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send, and wait for the answer or the refusal."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.asked[await self.send(kind, **fields)] = answer
        return await answer

    async def listen(self) -> bool:
        """Until the line breaks, or all matches are over: then True."""
        async for text in self.socket:
            message = json.loads(text)
            waiting = self.asked.pop(message.get("id", ""), None)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
            elif message["type"] == "room":
                if await self.see_room(message):
                    return True
            elif message["type"] in ("table", "event", "draft"):
                await self.see_table(message)
        if self.failed is not None:
            raise self.failed
        raise ConnectionClosed(None, None)

    async def see_room(self, room: dict[str, Any]) -> bool:
        self.seats = room["you"]["seats"]
        if (room.get("pledge") or {}).get("step") == "pledge":
            await self.send("pledge", hash="")
        wish = room.get("wish")
        if wish and set(self.seats) & set(wish["asked"]) - set(wish["agreed"]):
            await self.send("agree")
        match = room.get("match") or {}
        if room.get("phase") != "over" or not match.get("over") or match["match"] in self.done:
            return False
        self.done.add(match["match"])
        self.results.append(match.get("scores"))
        self.told("sit-over", {"scores": ", ".join(map(str, match.get("scores") or ())) or "–"})
        if len(self.results) >= self.matches:
            await self.send("leave")
            return True
        await self.send("rematch")
        return False

    async def see_table(self, message: dict[str, Any]) -> None:
        self.match, self.number = message.get("match") or self.match, message["number"]
        self.due = bool(message.get("acts")) and not message.get("more")
        if self.due:
            if self.turn is None or self.turn.done():
                self.turn = asyncio.create_task(self.decide())
                self.turn.add_done_callback(self.decided)
        elif message.get("throw", -1) in self.seats:
            await self.send("throw", match=self.match)

    def decided(self, turn: asyncio.Task[None]) -> None:
        """A turn that failed ends the conversation."""
        if not turn.cancelled() and turn.exception() is not None and self.socket is not None:
            self.failed = turn.exception()
            closing = asyncio.ensure_future(self.socket.close())
            self.closing.add(closing)
            closing.add_done_callback(self.closing.discard)

    async def decide(self) -> None:
        """Ask for the position, let the program choose, and do it, as long as the seat is to act."""
        refused = 0
        while self.due:
            self.due = False
            number, match = self.number, self.match
            seen = await self.ask("position")
            if seen["type"] != "position":
                return
            game = game_called(seen["game"])
            view = game.position(seen["text"], seen["options"]).state.view(seen["seat"])
            if seen["seat"] not in view.to_act():
                return
            bot = self.bot_for(game, seen["seat"], match) if refused < REFUSED else make(game, STAND_IN, seen["seat"])
            action = await asyncio.to_thread(decide, game, bot, view, seen["seat"], self.clock, number)
            text = game.notation.write(action)
            answer = await self.ask("act", match=match, action=text, seat=seen["seat"], waive=True)
            if answer["type"] != "error":
                refused = 0
            elif self.number == number:
                refused += 1
                self.due = refused <= REFUSED
                self.told("sit-not-allowed", {"move": text, "why": answer["text"]})

    def bot_for(self, game: Game[Any], seat: int, match: str) -> Bot:
        if self.bot is None or self.bot[:3] != (game.key, seat, match):
            self.bot = game.key, seat, match, seated(game, self.entrant, seat, int(match[:12] or "0", 16))
        return self.bot[3]
