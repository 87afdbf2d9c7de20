"""What was made in a browser goes to a house and back: the same file, the same checks, once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from match.post import exchange
from saloon.match import write
from saloon.road.cupboard import MemoryShelf
from saloon.road.farthinkers import think
from saloon.road.house import RoadHouse
from server.test_luggage import bag, forged, played


async def carry(question: bytes) -> bytes:
    return think(question)


class Traveller:
    """Somebody with a house in their browser."""

    def __init__(self, house: RoadHouse) -> None:
        self.house = house
        self.headers = {"content-type": "application/json"}

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = await self.house.ask(method, path, self.headers, json.dumps(body).encode() if body else b"")
        assert answer[0] in (200, 201), answer
        return json.loads(answer[2])


@pytest.fixture
async def eva() -> AsyncIterator[Traveller]:
    found = Traveller(RoadHouse(MemoryShelf(), carry))
    await found.house.open()
    made = await found.ask("POST", "/api/people", {"name": "Eva"})
    found.headers["authorization"] = f"Bearer {made['key']}"
    yield found
    for task in list(found.house.tasks):
        task.cancel()


async def test_luggage_is_packed_and_unpacked_on_the_road(eva: Traveller) -> None:
    """Forged matches are refused with the reason; handed over twice, a match counts once."""
    luggage = bag(write(played("oko")), forged()[2], lessons=[{"game": "oko", "lesson": "play", "done": 2, "at": 5}])
    told = await eva.ask("POST", "/api/me/luggage?lang=cs", luggage)
    assert (told["matches"], told["lessons"], len(told["refused"])) == (1, 1, 1) and told["refused"][0]["text"]
    again = await eva.ask("GET", "/api/me/luggage")
    assert [each["file"] for each in again["matches"]] == [write(played("oko"))]
    told = await eva.ask("POST", "/api/me/luggage?lang=cs", again)
    assert (told["matches"], told["lessons"], told["known"]) == (0, 0, 2)
    assert (await eva.ask("GET", "/api/me/history?lang=cs"))["matches"][0]["away"]


async def test_letters_are_read_without_a_server(eva: Traveller) -> None:
    letter = exchange("oko", 4)[-1]
    told = await eva.ask("POST", "/api/letters?lang=ru", {"letter": letter})
    assert told["names"] == ["Eva", "Jan"] and told["scene"]["nodes"]


async def test_rows_of_the_history_say_their_luck_without_a_server(eva: Traveller) -> None:
    await eva.ask("POST", "/api/me/luggage?lang=cs", bag(write(played("oko"))))
    (row,) = (await eva.ask("GET", "/api/me/history?lang=cs"))["matches"]
    wanted = {"matches": [row["match"]]}
    while (told := await eva.ask("POST", "/api/me/glances?lang=cs", wanted))["coming"]:
        await asyncio.sleep(0.01)
    assert told["glances"][row["match"]]["certainty"] == "exact"
    assert (await eva.ask("GET", "/api/me/history?lang=cs"))["matches"][0]["glance"] == told["glances"][row["match"]]


async def test_the_file_of_a_match_is_replayed_and_becomes_nobodys(eva: Traveller) -> None:
    """A forged one is refused; one that lies here already is shown as it lies."""
    text = write(played("oko"))
    told = await eva.ask("POST", "/api/files?lang=en", {"text": text})
    steps = await eva.ask("GET", f"/api/matches/{told['match']}/steps?lang=ru&first=1&last=2")
    assert [each["number"] for each in steps["steps"]] == [1, 2]
    assert (await eva.ask("GET", "/api/me/history?lang=cs"))["matches"] == []
    wrong = json.dumps({"text": forged()[2]}).encode()
    assert (await eva.house.ask("POST", "/api/files?lang=en", eva.headers, wrong)).status == 400
    await eva.ask("POST", "/api/me/luggage?lang=cs", bag(text))
    assert await eva.ask("POST", "/api/files?lang=en", {"text": text}) == told
