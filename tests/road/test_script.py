"""One script, played at a server and in the house of a browser: all bytes are the same but secrets and times."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from saloon.road.cupboard import MemoryShelf
from saloon.road.farthinkers import think
from saloon.road.house import OWN, RoadHouse
from saloon.server.rooms import starting
from server.house import FAST, Client, serve

TOLD = ("table", "event", "draft", "position", "why", "hint")
TURNS = 5
PAGES = (
    "/api/games?lang=cs", "/api/games/prsi?lang=ru", "/api/levels?lang=en", "/api/games/oko/odds?lang=en",
    "/api/games/mlyn/position?lang=cs&seat=0", "/api/games/nothing?lang=cs", "/api/games/dama/position?seats=x&lang=en",
    "/api/school/prsi?lang=cs", "/api/school/oko/ideas?lang=en", "/api/drill?game=mlyn&lang=ru", "/api/home?lang=en",
    "/api/duplicates/none?lang=en",
)  # fmt: skip
Ask = Callable[[str], Awaitable[tuple[int, bytes]]]
pytestmark = pytest.mark.asyncio


@pytest.fixture
def _fated(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same match with the same secret in both worlds."""
    same = SimpleNamespace(token_hex=lambda many: "ab" * many, token_bytes=lambda many: b"7" * many)
    monkeypatch.setattr(starting, "secrets", same)


class RoadLine:
    """What a test's client needs of a socket, without one."""

    close_code = 0

    def __init__(self, house: RoadHouse) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.line = house.talk(self.heard.put_nowait, lambda code: None)

    async def send(self, text: str) -> None:
        self.line.say(text)

    def __aiter__(self) -> RoadLine:
        return self

    async def __anext__(self) -> str:
        return await self.heard.get()


async def played(client: Client, code: str, ask: Ask) -> list[str]:
    """The script: a bot, a start, some turns, questions, the end, and what is told of the match."""
    await client.do("bot", seat=1, level="regular")
    await client.do("start")
    await client.decline()
    start = 0
    for _ in range(TURNS):
        turn = await client.to_move(start)
        start = len(client.heard)
        choice = next(each["text"] for each in turn["scene"]["choices"])
        await client.do("act", seat=0, match=turn["match"], action=choice)
    await client.to_move(start)
    await client.do("position", id="position")
    await client.do("hint", id="hint", seat=0)
    match = client.room["match"]["match"]
    await client.do("resign", match=match, seat=0)
    await client.sees(lambda room: room["match"]["over"])
    told = [raw for raw, heard in zip(client.raw, client.heard, strict=True) if heard["type"] in TOLD]
    asked = (
        "?lang=cs",
        "/steps?lang=ru&first=0&last=20",
        "/picture.svg?lang=en",
        "/course?lang=en",
        "/moment?number=3",
    )
    pages = [await ask(f"/api/matches/{match}{each}") for each in asked]
    return [*told, *(f"{status} {body.decode()}" for status, body in [*pages, *[await ask(each) for each in PAGES]])]


def plain(text: str) -> str:
    """Without times, and without the seal that only a server has."""
    text = re.sub(r"\b1[78]\d{11}\b", "0", text)
    return re.sub(r'"(head|key|signature)":"[0-9a-f]*"', r'"\1":""', text)


@pytest.mark.usefixtures("_fated")
async def test_the_same_script_gives_the_same_bytes(tmp_path: Path) -> None:
    settings = replace(FAST, patient=True, database=f"sqlite+aiosqlite:///{tmp_path / 'saloon.db'}")
    async with serve(settings) as house:

        async def ask(path: str) -> tuple[int, bytes]:
            answer = await house.http.get(path)
            return answer.status_code, answer.content

        made = await house.room("prsi", seats=2)
        async with house.client(made, lang="en") as client:
            there = await played(client, made["code"], ask)

    async def carry(question: bytes) -> bytes:
        return await asyncio.to_thread(think, question)

    road = RoadHouse(MemoryShelf(), carry, replace(FAST, patient=True, limits=OWN))
    await road.open()

    async def ask_road(path: str) -> tuple[int, bytes]:
        answer = await road.ask("GET", path, {})
        return answer.status, answer.body

    wish = json.dumps({"game": "prsi", "name": "Eva", "seats": 2}).encode()
    joined: Any = json.loads((await road.ask("POST", "/api/rooms", {}, wish)).body)
    client = Client(RoadLine(road))  # type: ignore[arg-type]
    await client.ask("hello", token=joined["token"], lang="en")
    here = await played(client, joined["code"], ask_road)
    client.reader.cancel()
    for task in list(road.tasks):
        task.cancel()
    assert [plain(each)[:3000] for each in here] == [plain(each)[:3000] for each in there]
    assert [plain(each) for each in here] == [plain(each) for each in there]
