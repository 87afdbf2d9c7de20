"""One script, played at a server and in the house of a browser: all bytes are the same but secrets and times."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.async_api import async_playwright

from ring import outer
from road.space import WebSpace
from saloon.road.cupboard import MemoryShelf
from saloon.road.farthinkers import think
from saloon.road.house import OWN, RoadHouse
from saloon.server.rooms import starting
from server.house import FAST, Client, serve
from web.house import ARGS, CHROMIUM, PATIENCE

TOLD = ("table", "event", "draft", "position", "why", "hint")
TURNS = 5
WISH = {"game": "prsi", "name": "Eva", "seats": 2}
PAGES = (
    "/api/games?lang=cs",
    "/api/games/prsi?lang=ru",
    "/api/levels?lang=en",
    "/api/games/oko/odds?lang=en",
    "/api/games/mlyn/position?lang=cs&seat=0",
    "/api/games/nothing?lang=cs",
    "/api/games/dama/position?seats=x&lang=en",
    "/api/school/prsi?lang=cs",
    "/api/school/oko/ideas?lang=en",
    "/api/drill?game=mlyn&lang=ru",
    "/api/home?lang=en",
    "/api/duplicates/none?lang=en",
)
Ask = Callable[[str], Awaitable[tuple[int, bytes]]]
pytestmark = pytest.mark.asyncio


@pytest.fixture
def _fated(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same match with the same secret in both worlds."""
    same = SimpleNamespace(token_hex=lambda many: "37" * many, token_bytes=lambda many: b"7" * many)
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
    await client.do("look")  # all that came with the end has been heard then
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
    """Without times, the mark of files that travel compiled, and the seal that only a server has."""
    text = re.sub(r"\b1[78]\d{11}\b", "0", text)
    return re.sub(r'"(head|key|signature|art)":"[0-9a-f]*"', r'"\1":""', text)


async def at_a_server(tmp_path: Path, **more: Any) -> list[str]:
    settings = replace(FAST, patient=True, database=f"sqlite+aiosqlite:///{tmp_path / 'saloon.db'}", **more)
    async with serve(settings) as house:

        async def ask(path: str) -> tuple[int, bytes]:
            answer = await house.http.get(path)
            return answer.status_code, answer.content

        made = await house.room("prsi", seats=2)
        async with house.client(made, lang="en") as client:
            return await played(client, made["code"], ask)


def same(here: list[str], there: list[str]) -> None:
    for one, other in zip(map(plain, here), map(plain, there), strict=True):
        at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        assert one == other, f"{one[max(0, at - 200) : at + 100]}\nat the server:\n{other[max(0, at - 200) : at + 100]}"


@pytest.mark.usefixtures("_fated")
async def test_the_same_script_gives_the_same_bytes(tmp_path: Path) -> None:
    there = await at_a_server(tmp_path)

    async def carry(question: bytes) -> bytes:
        return await asyncio.to_thread(think, question)

    road = RoadHouse(MemoryShelf(), carry, replace(FAST, patient=True, limits=OWN))
    await road.open()

    async def ask_road(path: str) -> tuple[int, bytes]:
        answer = await road.ask("GET", path, {})
        return answer.status, answer.body

    joined: Any = json.loads((await road.ask("POST", "/api/rooms", {}, json.dumps(WISH).encode())).body)
    client = Client(RoadLine(road))  # type: ignore[arg-type]
    await client.ask("hello", token=joined["token"], lang="en")
    here = await played(client, joined["code"], ask_road)
    client.reader.cancel()
    for task in list(road.tasks):
        task.cancel()
    same(here, there)


SECRETS = """{
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length < 16 ? random(bytes) : bytes.fill(0x37));
}
"""
OPEN = """async () => {
  const list = await (await fetch("list.json")).json();
  const base = new URL(".", location.href).href;
  const worker = new Worker(list.files["road/table.js"].at, { type: "module" });
  const waiting = new Map();
  let number = 0;
  worker.onmessage = ({ data }) => {
    if (data.type === "said") heard(data.text);
    else if (data.type === "answer") waiting.get(data.number)([data.status, new TextDecoder().decode(data.body)]);
  };
  window.post = (message) => worker.postMessage(message);
  window.ask = (method, path, body) => new Promise((resolve) => {
    waiting.set(++number, resolve);
    const headers = { "content-type": "application/json" };
    worker.postMessage({ type: "ask", number, method, path, headers, body });
  });
  worker.postMessage({ type: "open", list, base, take: false });
}"""


class WorkerLine(RoadLine):
    """A line to the worker of a browser, as the page has one."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def send(self, text: str) -> None:
        await self.page.evaluate("text => post({ type: 'say', line: 1, text })", text)


@outer("road/test_script.py::test_the_same_script_gives_the_same_bytes")
@pytest.mark.usefixtures("_fated")
async def test_the_same_script_gives_the_same_bytes_in_a_browser(folder: Path, tmp_path: Path) -> None:
    """The very worker that a page opens, with another Python and 32 bits."""
    shutil.copytree(folder, tmp_path / "web")
    (table,) = (tmp_path / "web").glob("page-*/road/table.js")
    table.write_text(SECRETS + table.read_text("utf-8"), "utf-8")
    space = WebSpace(tmp_path / "web")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
        page = await browser.new_page()
        page.set_default_timeout(2 * PATIENCE)
        line = WorkerLine(page)
        await page.expose_function("heard", line.heard.put_nowait)
        await page.goto(f"{space.origin}manifest.json")
        await page.evaluate(OPEN)

        async def ask(path: str, method: str = "GET", body: str = "") -> tuple[int, bytes]:
            status, text = await page.evaluate("given => ask(...given)", [method, path, body])
            return status, text.encode()

        joined = json.loads((await ask("/api/rooms", "POST", json.dumps(WISH)))[1])
        await page.evaluate("post({ type: 'call', line: 1 })")
        client = Client(line)  # type: ignore[arg-type]
        await client.ask("hello", token=joined["token"], lang="en")
        here = await played(client, joined["code"], ask)
        client.reader.cancel()
        await browser.close()
    space.close()
    same(here, await at_a_server(tmp_path))
