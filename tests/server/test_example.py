"""The example client takes a seat and plays, knowing nothing but the protocol."""

from __future__ import annotations

import asyncio
import importlib.util
from pathlib import Path
from typing import Any

from server.house import House

EXAMPLE = Path(__file__).parents[2] / "examples" / "seat.py"


def example() -> Any:
    spec = importlib.util.spec_from_file_location("seat", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60


async def test_two_foreign_programs_play_a_match(house: House) -> None:
    seat = example()
    host = await house.room()
    guest = await asyncio.to_thread(seat.join, house.url, host["code"], "Robbie")
    async with asyncio.timeout(60):
        players = [asyncio.create_task(seat.play(house.url, token)) for token in (host["token"], guest)]
        async with house.client(host) as eva:
            while not all(person["online"] for person in eva.room["seats"]):
                await eva.until(lambda message: message["type"] == "room", len(eva.heard))
            await eva.do("start")
        scores = await asyncio.gather(*players)
    assert scores[0] == scores[1]
    assert len(scores[0]) == 2
