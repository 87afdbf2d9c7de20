"""An analysis room: two people and a link, one tree in which both move, whichever server they come to."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from saloon.server.settings import Rate, Share
from saloon.server.tables import studying
from server.house import EASY, Client, House, serve, settings
from server.test_workers import crew

TREE = {"game": "dama", "nodes": [{"after": -1, "seat": 0, "move": "c3-d4"}]}


async def new_study(house: House, **tree: Any) -> str:
    return str((await house.post("/api/studies", **(tree or TREE)))["key"])


@asynccontextmanager
async def thinking(house: House, key: str) -> AsyncIterator[Client]:
    async with Client.open(house.url, "/study") as client:
        await client.send("hello", study=key, lang="en")
        await client.until(lambda message: message["type"] == "study")
        yield client


def shape(client: Client) -> int:
    return int(client.last("study")["shape"])


async def hears(client: Client, type: str, **fields: Any) -> dict[str, Any]:
    return await client.until(lambda each: {**each, **fields} == each and each["type"] == type)


async def test_two_move_in_one_tree_and_look_at_one_place(house: House) -> None:
    key = await new_study(house)
    async with thinking(house, key) as eva, thinking(house, key) as jan:
        assert (await hears(eva, "here", here=2)) and jan.last("study")["tree"]["nodes"][0]["move"] == "c3-d4"
        await eva.do("add", shape=shape(eva), after=0, seat=1, move="b6-a5")
        await hears(jan, "added", at=1, after=0, seat=1, move="b6-a5")
        await jan.do("add", shape=shape(jan), after=0, seat=1, move="d6-c5")
        await hears(eva, "added", at=2)
        await jan.do("add", shape=shape(jan), after=0, seat=1, move="b6-a5")
        assert (await hears(eva, "added", at=1, move=None))["after"] == -1, "a known move is gone to"
        await jan.do("look", shape=shape(jan), node=-1)
        await hears(eva, "looked", at=-1)
        await jan.do("note", shape=shape(jan), node=2, text="the long road")
        told = await eva.until(lambda each: each["type"] == "study" and each["tree"]["nodes"][-1].get("note", "") != "")
        assert [each["move"] for each in told["tree"]["nodes"]] == ["c3-d4", "b6-a5", "d6-c5"] and told["at"] == -1
    async with thinking(house, key) as eva:
        assert eva.last("study")["tree"] == told["tree"], "it waits for those who come back"


async def test_what_falls_falls_the_same_for_all(house: House) -> None:
    key = await new_study(house, game="clovece", seats=2)
    async with thinking(house, key) as eva, thinking(house, key) as jan:
        await eva.do("add", shape=shape(eva), after=-1, seat=-1, move="")
        one, other = await hears(eva, "added"), await hears(jan, "added")
        assert one == other and one["move"].startswith("throw ")


async def test_what_is_refused_changes_nothing_and_says_why(house: House) -> None:
    key = await new_study(house)
    async with thinking(house, key) as eva:
        assert await eva.refused("add", shape=shape(eva), after=0, seat=1, move="c3-d4") == "illegal-not-yours"
        assert await eva.refused("add", shape=shape(eva), after=0, seat=0, move="b6-a5") == "illegal-turn"
        assert await eva.refused("add", shape=shape(eva), after=9, seat=1, move="b6-a5") == "study-changed"
        assert await eva.refused("begin", shape=shape(eva), position="W:Wa1:Ba1") == "impossible-position"
        await eva.do("cut", shape=shape(eva), node=0)
        told = await eva.until(lambda each: each["type"] == "study" and not each["tree"].get("nodes"))
        assert await eva.refused("note", shape=told["shape"] - 1, node=-1, text="late") == "study-changed"
        await eva.socket.send("{")
        assert (await eva.until(lambda each: each["type"] == "error" and not each["id"]))[
            "code"
        ] == "message-unreadable"
        await eva.do("name", text="Still open")
    async with Client.open(house.url, "/study") as nobody:
        await nobody.send("hello", study="nowhere", lang="cs")
        assert (await nobody.until(lambda each: each["type"] == "error"))["code"] == "study-unknown"
        assert await nobody.closed() == 4401
    answer = await house.http.post(
        "/api/studies", json={"game": "dama", "nodes": [{"after": -1, "seat": 0, "move": "c3-c4"}]}
    )
    assert answer.status_code in (400, 409) and answer.json()["text"]


async def test_what_a_broken_line_sends_again_is_done_once(house: House) -> None:
    key = await new_study(house, game="clovece", seats=2)
    async with thinking(house, key) as eva, thinking(house, key) as again:
        said = {"shape": shape(eva), "after": -1, "seat": -1, "move": ""}
        await eva.do("add", id="once", **said)
        await again.do("add", id="once", **said)
        assert len(house.hall.studies.live[key].tree.nodes) == 1


async def test_a_tree_has_a_limit_and_a_board_its_seats(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "LONGEST", 400)
    monkeypatch.setattr(studying, "READERS", 1)
    key = await new_study(house)
    async with thinking(house, key) as eva:
        assert await eva.refused("note", shape=shape(eva), node=0, text="x" * 400) == "body-long"
        async with Client.open(house.url, "/study") as late:
            await late.send("hello", study=key)
            assert (await late.until(lambda each: each["type"] == "error"))["code"] == "study-full"


async def test_one_address_does_not_take_all_places_at_a_board(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And who finds them taken has not tried a wrong key."""
    monkeypatch.setattr(studying, "READERS_OF_ONE", 1)
    async with serve(settings(sqlite_database, limits=replace(EASY, faults=Rate(3, 0)))) as house:
        key = await new_study(house)
        async with thinking(house, key):
            for _ in range(5):
                async with Client.open(house.url, "/study") as late:
                    await late.send("hello", study=key)
                    assert (await late.until(lambda each: each["type"] == "error"))["code"] == "study-full"
            async with Client.open(house.url, "/study", local_addr=("127.0.0.5", 0)) as other:
                await other.send("hello", study=key)
                await other.until(lambda each: each["type"] == "study")
            assert house.hall.doorman.bucket("faults", "127.0.0.1").left == 3


async def test_a_study_is_there_after_a_restart_and_is_forgotten_after_a_year(database: str) -> None:
    async with serve(settings(database)) as house:
        key = await new_study(house)
        async with thinking(house, key) as eva:
            await eva.do("add", shape=shape(eva), after=0, seat=1, move="b6-a5")
    async with serve(settings(database)) as house:
        async with thinking(house, key) as eva:
            assert len(eva.last("study")["tree"]["nodes"]) == 2
        house.hall.studies.live.clear()
        assert await studying.forget_studies(house.hall.people, 0) == 0
        assert await studying.forget_studies(house.hall.people, 1 << 50) == 1
        with pytest.raises(studying.Refused):
            await house.hall.studies.find(key)


async def test_two_workers_show_one_board(sqlite_database: str) -> None:
    """Whichever door is opened, all who look at a board come to the worker whose board it is."""
    async with crew(sqlite_database) as houses:
        for owner in (0, 1):
            while Share(0, 2).owner(key := await new_study(houses[0])) != owner:
                pass
            async with thinking(houses[0], key) as eva, thinking(houses[1], key) as jan:
                await eva.do("add", shape=shape(eva), after=0, seat=1, move="b6-a5")
                await hears(jan, "added", at=1)
                await jan.do("look", shape=shape(jan), node=0)
                await hears(eva, "looked", at=0)


async def test_two_servers_on_one_database_show_one_board(postgres_database: str) -> None:
    async with serve(settings(postgres_database)) as one, serve(settings(postgres_database)) as two:
        key = await new_study(one)
        async with thinking(one, key) as eva, thinking(two, key) as jan:
            await hears(eva, "here", here=2)
            await hears(jan, "here", here=2)
            await eva.do("add", shape=shape(eva), after=0, seat=1, move="b6-a5")
            await jan.until(lambda each: each["type"] == "study" and len(each["tree"]["nodes"]) == 2)
            await jan.do("look", shape=shape(jan), node=0)
            await hears(eva, "looked", at=0)
            await jan.do("cut", shape=shape(jan), node=1)
            told = await eva.until(lambda each: each["type"] == "study" and len(each["tree"]["nodes"]) == 1, 2)
            assert told["shape"] > 1, "the numbers of moves mean something else now"
