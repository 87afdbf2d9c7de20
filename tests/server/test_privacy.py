"""What the house keeps of somebody, all of it to take along, and what is left when they have gone."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator
from random import Random

import pytest
from sqlalchemy import select

from saloon.match import verify
from saloon.server.library import leaving
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.ledger import READ
from saloon.server.rooms.records import BotPlaced, Talked
from saloon.server.rooms.seating import forget_person
from saloon.server.rooms.starting import deal_in
from saloon.server.store.database import Store
from saloon.server.store.persons import left_house
from saloon.server.store.schema import DEVICE, PERSON, PLACE, RESCUE, RESULT, RUNNING
from saloon.server.tables.rebuilding import rebuild, recount
from server.accounts import do, make, play
from server.house import Client, House, play_on, serve, settings, start
from server.test_failure import turn_of
from server.test_people import Person, at, person, played
from server.test_workers import crew

NAME = "Kunhuta"
"""A name that stands nowhere else."""
EVA, JAN = "e" * 32, "j" * 32


@pytest.fixture
async def home(database: str) -> AsyncIterator[House]:
    async with serve(settings(database)) as house:
        yield house


async def forgotten(*houses: House) -> None:
    """Every room of every worker has forgotten the people who have left. One worker keeps the list of them."""
    left = {id for house in houses for id in await house.hall.store.read(left_house)}
    places = select(PLACE).where(PLACE.c.person.in_(left))
    async with asyncio.timeout(60):
        while any([await house.hall.store.read(lambda link: link.execute(places).all()) for house in houses]):
            await asyncio.sleep(0.02)


async def finished_match(one: Person, two: Person) -> tuple[str, str]:
    """Of two people, given up after a few moves; its room and id."""
    made = await one.room("mlyn")
    await two.join(made["code"])
    async with at(one.house, made["code"], one) as left, at(one.house, made["code"], two) as right:
        await start(left, right)
        await left.do("say", text="Good luck from me")
        for _ in range(3):
            await play_on(await turn_of(left, right), 1)
        await right.do("resign")
        await left.in_phase("over")
        return str(made["code"]), str(left.room["match"]["match"])


# -- looking and taking along -------------------------------------------------------------------


async def test_all_that_is_kept_can_be_looked_at(home: House) -> None:
    eva, jan = await person(home, NAME), await person(home, "Jan")
    code, _ = await finished_match(eva, jan)
    await eva.ask("POST", "/api/me/pair", 201)
    kept = await eva.get("/api/me/kept")
    assert kept["me"]["name"] == NAME and kept["rooms"] == [code]
    assert kept["rows"] == {
        "person": 1,
        "device": 1,
        "rescue": 0,
        "passkey": 0,
        "pairing": 1,
        "place": 1,
        "push": 0,
        "result": 1,
        "running": 0,
        "learnt": 0,
        "invite": 0,
        "trophy": 0,
        "practice": 0,
        "attempt": 0,
    }
    assert jan.id not in json.dumps(kept)


async def test_everything_comes_along_in_one_archive(home: House) -> None:
    eva, jan = await person(home, NAME), await person(home, "Jan")
    code, match = await finished_match(eva, jan)
    await played(eva)
    answer = await home.http.get("/api/me/archive", headers=eva.headers)
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        files = {name: archive.read(name) for name in archive.namelist()}
    texts = {name: body.decode() for name, body in files.items()}
    assert {name for name in files if name.endswith(".json")} == {
        "kept.json",
        "record.json",
        "going.json",
        "history.json",
        "lessons.json",
        "names.json",
        "said.json",
    }
    matches = [name for name in files if name.startswith("matches/")]
    assert len(matches) == 2 and f"matches/{match}.saloon" in matches
    assert all(verify(texts[name]).holds for name in matches)
    assert texts[f"matches/{match}.saloon"] == (await home.http.get(f"/api/matches/{match}/file")).text
    assert [each["match"] for each in json.loads(texts["history.json"])][-1] == match
    assert [(line["room"], line["text"]) for line in json.loads(texts["said.json"])] == [(code, "Good luck from me")]
    assert json.loads(texts["names.json"]) == [NAME]
    theirs = await home.http.get("/api/me/archive", headers=jan.headers)
    with zipfile.ZipFile(io.BytesIO(theirs.content)) as archive:
        assert json.loads(archive.read("said.json")) == []


async def test_an_archive_is_of_the_one_who_asks(home: House) -> None:
    assert (await home.http.get("/api/me/archive")).status_code == 401
    assert (await home.http.get("/api/me/kept")).status_code == 401


# -- leaving ------------------------------------------------------------------------------------


async def answers_of(jan: Person, code: str, match: str) -> str:
    """Whatever others may see of it."""
    found = [
        (await jan.house.http.get(path, headers=jan.headers)).text
        for path in (
            "/api/home",
            "/api/me/going",
            "/api/me/record",
            "/api/me/history",
            "/api/games/mlyn/board",
            f"/api/rooms/{code}",
            f"/api/matches/{match}",
            f"/api/matches/{match}/steps",
            f"/api/matches/{match}/course",
            f"/api/matches/{match}/picture.svg",
        )
    ]
    async with at(jan.house, code, jan) as client:
        found += client.raw
    return "\n".join(found)


async def test_one_who_leaves_is_named_nowhere_and_the_sealed_file_stays_as_it_was(home: House) -> None:
    eva, jan = await person(home, NAME), await person(home, "Jan")
    await eva.ask("PATCH", "/api/me", json={"board": True})
    await eva.ask("POST", "/api/me/rescue", 201)
    code, match = await finished_match(eva, jan)
    before, file = await answers_of(jan, code, match), (await home.http.get(f"/api/matches/{match}/file")).text
    assert NAME in before and NAME in file
    await eva.ask("DELETE", "/api/me", 204)
    await forgotten(home)
    after = await answers_of(jan, code, match)
    assert NAME not in after and eva.id not in after and "Good luck from me" not in after
    assert (await home.http.get(f"/api/matches/{match}/file")).text == file and verify(file).holds
    assert (await home.get(f"/api/matches/{match}/verify"))["holds"]
    (past,) = (await jan.get("/api/me/history", lang="en"))["matches"]
    assert past["players"][0]["name"] == "Somebody who has left" and "person" not in past["players"][0]
    assert (await jan.get("/api/me/record"))["rivals"] == []
    assert (await jan.get("/api/me/record"))["games"][0]["games"] == 1, "what Jan played stays played"
    assert (await eva.ask("GET", "/api/me", 401))["code"] == "key-unknown"
    for table in (PERSON, DEVICE, RESCUE, PLACE, RESULT, RUNNING):
        mine = select(table).where((table.c.id if table is PERSON else table.c.person) == eva.id)
        assert await home.hall.people.read(lambda link, mine=mine: link.execute(mine).all()) == []  # type: ignore[misc]


async def test_a_match_that_goes_on_is_played_on_by_a_bot_of_another_name(home: House) -> None:
    eva, jan = await person(home, NAME), await person(home, "Jan")
    made = await eva.room("mlyn")
    await jan.join(made["code"])
    async with at(home, made["code"], eva) as one, at(home, made["code"], jan) as two:
        await start(one, two)
        await play_on(one, 1)
        heard = len(two.raw)
        await eva.ask("DELETE", "/api/me", 204)
        assert await one.closed() == 4401
        await forgotten(home)
        await two.sees(lambda room: room["seats"][0]["kind"] == "bot")
        await two.do("look", lang="en")
        assert NAME not in "\n".join(two.raw[heard:])
    async with at(home, made["code"], jan) as again:
        assert NAME not in "\n".join(again.raw) and again.room["phase"] == "play"
    home.hall.tables.clear()
    async with at(home, made["code"], jan) as again:
        assert NAME not in "\n".join(again.raw), "nor after it was read from the log again"
        await again.do("resign")
        match = again.room["match"]["match"]
    assert NAME not in await answers_of(jan, made["code"], match)
    assert await rebuild(home.hall.store_of(made["code"]), made["code"]) == 0


async def test_a_family_goes_on_without_the_one_who_left(home: House) -> None:
    eva, jan, ida = await person(home, NAME), await person(home, "Jan"), await person(home, "Ida")
    made = await eva.room("maroko", seats=3)
    async with home.client(made) as tablet:
        await tablet.do("sit", seat=1, key=jan.key)
        await tablet.do("sit", seat=2, key=ida.key)
        await start(tablet)
        await eva.ask("DELETE", "/api/me", 204)
        await forgotten(home)
    async with at(home, made["code"], jan) as phone:
        assert phone.room["you"]["seats"] == [1, 2] and phone.room["phase"] == "play"
        assert [guest["name"] for guest in phone.room["guests"]] == ["Jan"] and NAME not in "\n".join(phone.raw)
    assert [len(await each.get("/api/me/going")) for each in (jan, ida)] == [1, 1]


async def test_rooms_of_every_worker_forget(database: str) -> None:
    async with crew(database) as houses:
        eva, jan = await person(houses[0], NAME), await person(houses[0], "Jan")
        rooms: list[tuple[str, str]] = []
        while {houses[0].hall.share.owner(code) for code, _ in rooms} < {0, 1}:
            rooms.append(await finished_match(eva, jan))
        assert all([NAME in await answers_of(jan, *room) for room in rooms])
        await Person(houses[1], eva.made).ask("DELETE", "/api/me", 204)
        await forgotten(*houses)
        for house in houses:
            for room in rooms:
                assert NAME not in await answers_of(Person(house, jan.made), *room)


async def test_what_was_not_forgotten_when_the_house_closed_is_forgotten_when_it_opens(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(hall: object) -> None:
        pass

    async with serve(settings(database)) as house:
        eva, jan = await person(house, NAME), await person(house, "Jan")
        room = await finished_match(eva, jan)
        with monkeypatch.context() as patch:
            patch.setattr(leaving, "forget_all", nothing)
            await eva.ask("DELETE", "/api/me", 204)
    async with serve(settings(database)) as house:
        await forgotten(house)
        assert NAME not in await answers_of(Person(house, jan.made), *room)


@pytest.mark.parametrize("seed", range(6))
async def test_results_are_the_same_when_all_is_computed_again_after_somebody_left(
    sqlite_database: str, seed: int
) -> None:
    store, rng = Store(sqlite_database), Random(seed)
    await store.open()
    table = await make(store, "KONIK-271", rng.choice(["oko", "prsi", "mlyn", "bang"]), {0: EVA, 1: JAN}, rng)
    await play(table, rng, rng.choice([20, 10_000]))
    await do(table, lambda attempt: attempt.do(Talked(1, text="hello")))
    await do(table, lambda attempt: forget_person(attempt, EVA))
    assert not any(line.guest == 1 for line in table.room.chat)
    await play(table, rng)
    await do(table, fill, deal_in)
    await play(table, rng, 40)
    await table.house.notes.write()  # type: ignore[attr-defined]
    found = await recount(store, "KONIK-271")
    assert found.wrong == 0 and not any(row.person == EVA for row in (*found.results, *found.written)), found
    running = await store.read(lambda link: link.execute(select(RUNNING)).all())
    assert all(
        EVA not in str(row) and "Guest 1" not in {each.name for each in READ.decode(row.body).sitting}
        for row in running
    )
    await store.close()


def fill(attempt: Attempt) -> None:
    """A bot on every open chair."""
    for seat in [seat for seat, chair in enumerate(attempt.room.chairs) if chair.kind == "open"]:
        attempt.do(BotPlaced(seat, attempt.match.game.level("regular")))


async def test_ends_that_were_seen_do_not_come_back_when_somebody_leaves(home: House) -> None:
    eva, jan = await person(home, NAME), await person(home, "Jan")
    await finished_match(eva, jan)
    assert await jan.get("/api/me/going") == []
    await eva.ask("DELETE", "/api/me", 204)
    await forgotten(home)
    home.hall.tables.clear()
    assert await jan.get("/api/me/going") == []


async def test_names_and_records_are_told_to_those_who_played_together_only(home: House) -> None:
    eva, jan, ida = await person(home, NAME), await person(home, "Jan"), await person(home, "Ida")
    await finished_match(eva, jan)
    for path in ("/api/home", "/api/me/record", "/api/me/history", "/api/games/mlyn/board"):
        assert NAME not in (await home.http.get(path, headers=ida.headers)).text
    assert NAME in (await home.http.get("/api/me/history", headers=jan.headers)).text
    assert (await ida.get("/api/me/history", **{"with": eva.id}))["total"] == 0
    async with Client.open(home.url) as stranger:
        assert (await stranger.ask("hello", key=ida.key))["type"] == "error"


async def test_who_has_not_been_here_for_long_and_left_nothing_is_forgotten(database: str) -> None:
    async with crew(database) as houses:
        eva, jan = await person(houses[0], "Eva"), await person(houses[0], "Jan")
        rooms: list[dict[str, object]] = []
        while not any(houses[0].hall.share.owner(str(room["code"])) for room in rooms):
            rooms.append(await jan.room("mlyn"))
        hall = houses[0].hall
        assert await hall.forget_people(5) == 0
        assert await hall.forget_people(leaving.now() + 5) == 1, "Jan has a room, be it another worker's"
        assert (await eva.ask("GET", "/api/me", 401))["code"] == "key-unknown"
        assert (await jan.get("/api/me"))["name"] == "Jan"
