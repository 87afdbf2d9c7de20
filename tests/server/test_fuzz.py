"""Hostile, malformed, out of order, oversized and replayed: whatever is sent, nothing breaks, and the house goes on."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from faults.frames import CASES, batter, closing
from faults.frames import FINE as FINE_FRAMES
from ring import many
from saloon.house import SHELF
from saloon.server import Limits
from saloon.server.tables.loading import load
from server.fuzz import Fuzz
from server.house import EASY, Client, House, play_on, serve, settings, start

PORTION = 25
"""Messages sent before the answers are waited for."""
FINE = {1000, 1007, 1009, 4400, 4401}
"""Close codes that an unfriendly client may get: not 1011, which is a server that has stumbled."""
COUNTED = replace(EASY, frames=Limits().frames, frame_bytes=Limits().frame_bytes, hello_seconds=30, silent_seconds=60)
BROKEN = {"busy", "trouble"}
"""Error codes behind which there is an exception."""


class Attack:
    """Some guests of one room who send nonsense, reconnect and go on."""

    def __init__(self, house: House, seed: int) -> None:
        self.house, self.seed = house, seed
        self.answers: Counter[str] = Counter()
        self.closed: Counter[int | None] = Counter()

    async def guest(self, number: int, hello: dict[str, Any], rounds: int) -> None:
        fuzz = Fuzz(100 * self.seed + number)
        for _ in range(rounds):
            async with Client.open(self.house.url) as client:
                if fuzz.rng.random() < 0.85:  # otherwise nobody has said hello
                    await client.send("hello", **hello)
                for _ in range(3):
                    if not await self.portion(client, fuzz):
                        break

    async def portion(self, client: Client, fuzz: Fuzz) -> bool:
        """Whether the line still stands after a number of messages more, all of them answered."""
        heard = len(client.heard)
        with suppress(ConnectionClosed, ConnectionError):
            for _ in range(PORTION):
                await client.socket.send(fuzz.next())
            await client.ask("ping")
        for message in client.heard[heard:]:
            self.answers[message["code"] if message["type"] == "error" else message["type"]] += 1
            fuzz.learn(message)
        if client.reader.done():
            self.closed[client.socket.close_code] += 1
        return not client.reader.done()


@pytest.mark.parametrize("key", ["prsi", "bang", "dice_town", "mlyn"])
async def test_nothing_that_is_sent_breaks_anything(house: House, key: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    seed = sorted(SHELF).index(key)
    host = await house.room(game=key, seats=SHELF[key].seats[0] if key != "bang" else 4)
    guest = await house.join(host["code"])
    attack = Attack(house, seed)
    async with house.client(host) as eva:
        watch = {"watch": eva.room["links"]["watch"].removeprefix("/w/")}
        await eva.do("start", fill="beginner")
        hellos = [{"token": host["token"]}, {"token": guest["token"]}, watch, {"token": "x" * 100}]
        await asyncio.gather(*(attack.guest(number, hello, 4) for number, hello in enumerate(hellos)))
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert not BROKEN & set(attack.answers), attack.answers
    assert set(attack.closed) <= FINE, attack.closed
    assert len(attack.answers) > 12, "it came further than the door"
    await as_stored(house, host["code"])
    await still_open(house)


async def as_stored(house: House, code: str) -> None:
    """The room in memory, once its bots rest, is the one that another server would load."""
    table = house.hall.tables[code]
    async with asyncio.timeout(60):
        while house.hall.driver.busy(table):
            await asyncio.sleep(0.02)
    stored, _ = await load(house.hall.store, code)
    live = table.room
    assert (live.number, live.last, live.chairs, live.setup) == (
        stored.number,
        stored.last,
        stored.chairs,
        stored.setup,
    )


async def still_open(house: House) -> None:
    """Others play as if nothing had happened."""
    host = await house.room(game="prsi")
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        assert await play_on(eva, 2) == 2
    assert (await house.get("/api/health"))["ok"]


async def test_an_oversized_message_ends_its_own_line_only(house: House) -> None:
    host = await house.room()
    async with house.client(host) as eva, house.client(host) as other:
        with suppress(ConnectionClosed):
            await eva.socket.send(json.dumps({"type": "say", "id": "a", "text": "x" * 100_000}))
        assert await eva.closed() == 1009
        await other.do("say", phrase="hello")


async def test_every_kind_of_frame_that_no_client_of_ours_sends_is_answered_by_its_code(
    sqlite_database: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """On raw lines against the parser of the house, all at once; somebody else plays meanwhile."""
    async with serve(settings(sqlite_database, limits=COUNTED)) as house:
        host = await house.room()
        async with house.client(host) as eva:
            found = await asyncio.gather(*(closing(house.url, [sent]) for sent, _ in CASES.values()))
            assert {
                name: code for (name, (_, codes)), code in zip(CASES.items(), found, strict=True) if code not in codes
            } == {}
            await eva.do("say", phrase="hello")
            codes = sum(
                await asyncio.gather(*(batter(house.url, seed, many(8, 40), host["token"]) for seed in range(5))),
                Counter[int](),
            )
            assert set(codes) <= {0, *FINE_FRAMES}, codes
            assert len(codes) > 3, "it was not always the same"
            await eva.do("say", phrase="hello")
        await still_open(house)
    assert capfd.readouterr().err == "", "nobody fills the log by sending nonsense"


async def test_no_request_makes_the_server_stumble(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Beside what the schema makes schemathesis send: whatever bytes a path, a header or a body may hold."""
    caplog.set_level(logging.WARNING)
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        fuzz, answers = Fuzz(1), Counter[int]()
        fuzz.seen |= {"code": [host["code"]], "match": [eva.room["match"]["match"]]}
        for _ in range(500):
            request = fuzz.request()
            answer = await raw(house, **request)
            answers[answer] += 1
            assert answer < 500, request
        await play_on(eva, 1)
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert {200, 400, 404, 405} <= set(answers)


async def raw(house: House, method: str, path: str, headers: dict[str, str], body: bytes) -> int:
    """The status of the answer to exactly these bytes."""
    host, port = house.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    lines = [f"{method} {path} HTTP/1.1", f"host: {host}:{port}", "connection: close", f"content-length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
    try:
        async with asyncio.timeout(60):
            status = (await reader.readline()).split()
            await reader.read()
    finally:
        writer.close()
    return int(status[1])
