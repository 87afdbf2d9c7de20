"""Programs of people at a table: a token of their own, marked for all to see, in no rated match unless all agree."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from ring import outer
from saloon.bots import program
from saloon.core.state import Unreadable
from saloon.doors.sitting import Sitter, address_of, join
from saloon.games import SHELF
from saloon.match import load
from saloon.server import Limits, Rate
from server.house import EASY, House, serve, settings

FIRST = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bots' / 'first.py'}"


async def sits(house: House, code: str, name: str = "Robbie") -> dict[str, Any]:
    return await house.join(code, name, program=True)


async def test_all_see_that_it_is_a_program(house: House) -> None:
    host = await house.room("mlyn")
    robot = await sits(house, host["code"])
    async with house.client(host) as eva, house.client(robot):
        await eva.until(lambda message: message["type"] == "room" and message["seats"][1]["program"])
        assert [seat["program"] for seat in eva.room["seats"]] == [False, True]
        assert [guest["program"] for guest in eva.room["guests"]] == [False, True]
        await eva.do("start")
        await eva.do("resign")
        match = eva.room["match"]["match"]
    text = (await house.http.get(f"/api/matches/{match}/file")).text
    assert [player.kind for player in load(text).players] == ["human", "program"]
    stranger = await house.get(f"/api/rooms/{host['code']}")
    assert stranger["seats"][1]["program"]


async def test_it_plays_its_seat_and_does_nothing_else(house: House) -> None:
    host = await house.room()
    robot = await sits(house, host["code"])
    async with house.client(host) as eva, house.client(robot) as robbie:
        for kind, fields in (
            ("say", {"text": "hello"}),
            ("setup", {"rated": True}),
            ("name", {"name": "Eva"}),
            ("bot", {"seat": 1, "level": "regular"}),
            ("kick", {"guest": 1}),
            ("swap", {"seat": 0, "other": 1}),
            ("start", {}),
            ("admit", {}),
        ):
            assert await robbie.refused(kind, **fields) == "program-may-not"
        await eva.do("start")
        match = eva.room["match"]["match"]
        assert await robbie.refused("hint", match=match) == "program-may-not"
        assert await robbie.refused("chances", match=match) == "program-may-not"


async def test_it_never_becomes_the_host(house: House) -> None:
    host = await house.room()
    robot = await sits(house, host["code"])
    async with house.client(robot) as robbie:
        async with house.client(host) as eva:
            await eva.do("leave")
        await robbie.until(lambda message: message["type"] == "room" and len(message["guests"]) == 1)
        assert not robbie.room["you"]["host"]
        assert not any(guest["host"] for guest in robbie.room["guests"])


async def test_no_rated_match_unless_all_agree(house: House) -> None:
    host = await house.room("prsi", seats=3, rated=True)
    other = await house.join(host["code"])
    robot = await sits(house, host["code"])
    async with house.client(host) as eva, house.client(other) as jan, house.client(robot):
        assert await eva.refused("start") == "program-rated"
        await eva.do("admit")
        assert await eva.refused("start") == "program-rated"
        await jan.do("admit")
        await jan.do("withdraw", what="program")
        assert await eva.refused("start") == "program-rated"
        await jan.do("admit")
        await eva.do("start")
        assert eva.room["setup"]["rated"]


async def test_who_agreed_to_one_has_not_agreed_to_another(house: House) -> None:
    host = await house.room("prsi", rated=True)
    robot = await sits(house, host["code"])
    async with house.client(host) as eva:
        await eva.do("admit")
        async with house.client(robot) as robbie:
            await robbie.do("leave")
        await sits(house, host["code"], "Another")
        assert await eva.refused("start") == "program-rated"
        await eva.do("setup", rated=False)
        await eva.do("start")


async def test_a_program_plays_a_match_by_its_token(house: House) -> None:
    """The example bot over the wire, against a person who takes the first choice; then a rematch; then it leaves."""
    host = await house.room("prsi")
    place, told = address_of(f"{house.url}/r/{host['code']}"), list[str]()
    joined = await asyncio.to_thread(join, place, "Robbie")
    sitter = Sitter(place, joined["token"], FIRST, lambda message, args: told.append(message), matches=2)
    playing = asyncio.create_task(sitter.run())
    try:
        async with house.client(host) as eva, asyncio.timeout(300):
            await eva.until(lambda message: message["type"] == "room" and message["seats"][1]["online"])
            await eva.do("start")
            for number in range(2):
                await play_first(eva)
                if not number:
                    start = len(eva.heard)
                    await eva.do("rematch")
                    await eva.until(lambda message: message["type"] == "room" and message["phase"] == "play", start)
            results = await playing
    finally:
        playing.cancel()
        program.close_all()
    assert [sorted(each) for each in results if each] == [[0, 1], [0, 1]]
    assert told == ["sit-over", "sit-over"]


async def play_first(client: Any) -> None:
    """Until the match is over: whatever comes first."""
    at = max(i for i, message in enumerate(client.heard) if message["type"] in ("table", "event"))
    while True:
        message = client.heard[at]
        if message["type"] == "room" and message["phase"] == "over":
            return
        if message["type"] in ("table", "event") and message["acts"] and not message.get("more"):
            action = message["scene"]["choices"][0]["text"]
            await client.do("act", match=message["match"], action=action, number=message["number"])
        at += 1
        while len(client.heard) <= at:
            client.news.clear()
            await client.news.wait()


async def test_a_program_that_breaks_is_told_and_a_bot_of_its_machine_plays_on(
    house: House, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bot.py"
    path.write_text("raise SystemExit(3)\n", "utf-8")
    host = await house.room("oko", options={"rounds": 1})
    place = address_of(house.url, host["code"])
    joined = await asyncio.to_thread(join, place, "Broken")
    sitter = Sitter(place, joined["token"], f"cmd:{sys.executable} {path}", lambda message, args: None)
    playing = asyncio.create_task(sitter.run())
    try:
        async with house.client(host) as eva, asyncio.timeout(300):
            await eva.until(lambda message: message["type"] == "room" and message["seats"][1]["online"])
            await eva.do("start")
            await play_first(eva)
            assert len(await playing) == 1
    finally:
        playing.cancel()
        program.close_all()
    assert "a regular bot plays on" in capfd.readouterr().err


async def test_programs_are_slower_than_people(sqlite_database: str) -> None:
    limits = Limits(**{**EASY.__dict__, "programs": Rate(1, 0.001), "program_messages": Rate(3, 0.001)})
    async with serve(settings(sqlite_database, limits=limits)) as house:
        host = await house.room("prsi", seats=4)
        robot = await sits(house, host["code"])
        answer = await house.http.post(f"/api/rooms/{host['code']}/join", json={"name": "R2", "program": True})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert (await house.join(host["code"]))["seats"], "people still come"
        async with house.client(robot) as robbie:
            for _ in range(3):
                await robbie.do("ping")
            await robbie.send("ping")
            await robbie.until(lambda message: message["type"] == "error" and message["code"] == "too-fast")


def test_an_address_that_is_none_and_a_house_that_is_not_there() -> None:
    for wrong in ("", "ftp://x/r/A", "http://localhost"):
        with pytest.raises(Unreadable, match="sit-address"):
            address_of(wrong)
    with pytest.raises(Unreadable, match="sit-unreachable"):
        join(address_of("http://127.0.0.1:9", "KONIK-271"), "Robbie")


async def test_what_the_house_refuses_is_told(house: House) -> None:
    host = await house.room("mlyn")
    await house.join(host["code"])
    place = address_of(house.url, host["code"])
    with pytest.raises(Unreadable, match="sit-full"):
        await asyncio.to_thread(join, place, "Robbie")
    with pytest.raises(Unreadable, match="sit-refused"):
        await asyncio.to_thread(join, address_of(house.url, "NOBODY-111"), "Robbie")


@outer("server/test_programs.py::test_a_program_plays_a_match_by_its_token")
@pytest.mark.parametrize("key", sorted(SHELF))
async def test_programs_play_every_game(house: House, key: str) -> None:
    """Two bots over the wire, the others of the house: windows, offers and throws included."""
    game = SHELF[key]
    seats = max(2, game.seats[0])
    host = await house.room(key, seats=seats)
    robot = await sits(house, host["code"])
    place = address_of(house.url, host["code"])
    told: list[str] = []
    sitters = [
        Sitter(place, token, "beginner", lambda message, args: told.append(message))
        for token in (host["token"], robot["token"])
    ]
    playing = [asyncio.create_task(each.run()) for each in sitters]
    try:
        async with house.client(host) as eva, asyncio.timeout(300):
            await eva.until(lambda message: message["type"] == "room" and message["seats"][1]["online"])
            await eva.do("start", fill="beginner")
            results = await asyncio.gather(*playing)
    finally:
        for each in playing:
            each.cancel()
    assert results[0] == results[1] and len(results[0][0] or ()) == seats
    assert set(told) == {"sit-over"}
