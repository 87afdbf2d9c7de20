"""People: who somebody is on which device, and what the house tells them of themself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect

from saloon.match.outcome import CHALLENGE
from saloon.server import Limits, Rate
from saloon.server.library.portrait import best_info
from saloon.server.library.standing import Best
from saloon.server.store.database import Store
from saloon.server.store.revisions import SCRIPTS
from saloon.server.store.schema import METADATA
from saloon.words import LANGS
from server.house import EASY, Client, House, play_on, serve, settings, start
from server.test_workers import crew, of_each


class Person:
    """Somebody with a key."""

    def __init__(self, house: House, made: dict[str, Any]) -> None:
        self.house, self.made, self.key, self.id = house, made, made["key"], made["person"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}

    async def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        answer = await self.house.http.request(method, path, headers=self.headers, **more)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str, **query: Any) -> Any:
        return await self.ask("GET", path, params=query)

    async def room(self, game: str = "oko", **more: Any) -> dict[str, Any]:
        made: dict[str, Any] = await self.ask("POST", "/api/rooms", 201, json={"game": game, **more})
        return made

    async def join(self, code: str) -> dict[str, Any]:
        joined: dict[str, Any] = await self.ask("POST", f"/api/rooms/{code}/join", 201, json={})
        return joined


async def person(house: House, name: str = "Eva", **more: Any) -> Person:
    return Person(house, await house.post("/api/people", name=name, **more))


@asynccontextmanager
async def at(people: House, code: str, who: Person, **more: Any) -> AsyncIterator[Client]:
    """Somebody comes to a room by their key."""
    async with people.client(room=code, key=who.key, **more) as client:
        yield client


async def played(eva: Person, game: str = "oko", seats: int = 2) -> str:
    """A match of a person against bots, to its end; its room."""
    made = await eva.room(game, seats=seats)
    async with eva.house.client(made) as client:
        await start(client, fill="beginner")
        await play_on(client)
        await client.in_phase("over")
    return str(made["code"])


@pytest.fixture
async def home(database: str) -> AsyncIterator[House]:
    async with serve(settings(database)) as house:
        yield house


async def test_somebody_is_known_again_by_the_key_of_their_device(home: House) -> None:
    eva = await person(home, "Eva", label="Tablet")
    me = await eva.get("/api/me")
    assert (me["person"], me["name"], me["games"], me["board"]) == (eva.id, "Eva", 0, False)
    assert [(each["label"], each["here"]) for each in me["devices"]] == [("Tablet", True)]
    assert 0 <= me["shape"] < 8 and 0 <= me["tone"] < 8
    assert len(eva.key) >= 22 and eva.key not in str(me)


async def test_a_key_that_opens_nothing_is_said_to_do_so(home: House) -> None:
    for headers in ({}, {"Authorization": "Bearer nonsense"}, {"Authorization": "Basic abc"}):
        answer = await home.http.get("/api/me", headers=headers, params={"lang": "cs"})
        assert (answer.status_code, answer.json()["code"]) == (401, "key-unknown") and "zařízení" in answer.text
    empty = {"people": True, "me": None, "going": [], "records": [], "last": None, "invites": [], "drills": 0}
    assert await home.get("/api/home") == empty


async def test_one_who_says_no_name_gets_one_in_their_language(home: House) -> None:
    made = (await home.http.post("/api/people", json={}, params={"lang": "ru"})).json()
    assert made["name"].startswith("Гость ")
    bad = await home.http.post("/api/people", json={"name": "\u200b"})
    assert (bad.status_code, bad.json()["code"]) == (400, "name-unfit")


async def test_name_and_badge_can_be_changed_and_what_is_left_out_stays(home: House) -> None:
    eva = await person(home)
    me = await eva.ask("PATCH", "/api/me", json={"name": " Evička ", "shape": 7, "tone": 0})
    assert (me["name"], me["shape"], me["tone"], me["board"]) == ("Evička", 7, 0, False)
    me = await eva.ask("PATCH", "/api/me", json={"board": True})
    assert (me["name"], me["shape"], me["tone"], me["board"]) == ("Evička", 7, 0, True)
    for wrong in ({"shape": 8}, {"tone": -1}, {"name": ""}, {"name": "x" * 61}, {"board": "yes"}):
        assert (await eva.ask("PATCH", "/api/me", 400, json=wrong))["code"]
    assert (await eva.get("/api/me"))["name"] == "Evička"


async def test_a_match_stands_in_going_until_its_end_and_in_the_record_afterwards(home: House) -> None:
    eva, jan = await person(home, "Eva"), await person(home, "Jan")
    made = await eva.room("mlyn")
    assert made["token"] and made["seats"] == [0]
    joined = await jan.join(made["code"])
    async with home.client(made) as one, at(home, made["code"], jan) as two:
        await start(one, two)
        assert two.room["you"]["guest"] == joined["guest"] == 2
        mine, theirs = (await eva.get("/api/me/going"))[0], (await jan.get("/api/me/going"))[0]
        assert (mine["room"], mine["game"], mine["turn"], mine["over"]) == (made["code"], "mlyn", True, False)
        assert theirs["turn"] is False and theirs["acts"] == [0]
        assert [(each["name"], each["person"]) for each in mine["players"]] == [("Eva", eva.id), ("Jan", jan.id)]
        assert all(0 <= each["shape"] < 8 for each in mine["players"])
        await two.do("resign")
        await one.in_phase("over")
    record = (await eva.get("/api/me/record"))["games"]
    assert [(each["game"], each["games"], each["won"], each["expected"]) for each in record] == [("mlyn", 1, 1, 0.5)]
    rivals = (await jan.get("/api/me/record"))["rivals"]
    assert [(each["name"], each["ahead"], each["behind"]) for each in rivals] == [("Eva", 0, 1)]
    assert [(each["played"], each["latest"]) for each in rivals] == [({"mlyn": 1}, -1)]
    (past,) = (await jan.get("/api/me/history"))["matches"]
    assert (past["ended"], past["room"], past["players"][0]["won"]) == ("resigned", made["code"], True)
    home_now = await jan.get("/api/home")
    assert home_now["last"] == past and home_now["me"]["games"] == 1 and home_now["records"][0]["game"] == "mlyn"


async def test_an_end_waits_until_it_was_seen_and_no_running_match_is_hidden_so(home: House) -> None:
    eva, jan = await person(home, "Eva"), await person(home, "Jan")
    made = await eva.room("mlyn")
    await jan.join(made["code"])
    async with home.client(made) as one:
        async with at(home, made["code"], jan) as two:
            await start(one, two)
        await jan.ask("POST", "/api/me/seen", 204, json={"room": made["code"]})
        assert [each["over"] for each in await jan.get("/api/me/going")] == [False]
        home.hall.tables[made["code"]].presence.left.clear()  # Jan has been gone for longer than a breath
        await one.do("resign")
    (end,) = await jan.get("/api/me/going")
    assert (end["over"], end["won"], end["place"]) == (True, True, 1)
    await jan.ask("POST", "/api/me/seen", 204, json={"room": made["code"].lower()})
    assert await jan.get("/api/me/going") == []


async def test_a_person_opens_their_room_on_every_device_and_nobody_else_does(home: House) -> None:
    eva, jan = await person(home, "Eva"), await person(home, "Jan")
    made = await eva.room("mlyn")
    again = await eva.join(made["code"])
    assert again == {"code": made["code"], "guest": 1, "token": "", "seats": [0]}
    async with at(home, made["code"], eva) as one, home.client(made) as two:
        assert one.room["you"] == two.room["you"] and one.room["you"]["guest"] == 1
    async with Client.open(home.url) as stranger:
        answer = await stranger.ask("hello", room=made["code"], key=jan.key)
        assert answer["code"] == "token-unknown" and await stranger.closed() == 4401
    async with Client.open(home.url) as stranger:
        answer = await stranger.ask("hello", token=made["token"], key="nonsense")
        assert answer["code"] == "key-unknown" and await stranger.closed() == 4401


async def test_old_rooms_belong_to_the_one_who_holds_their_tokens(home: House) -> None:
    old, strange = await home.room("oko", "Eva"), await home.room("oko", "Jan")
    async with home.client(old) as client:
        await start(client, fill="beginner")
        await play_on(client)
        await client.in_phase("over")
    eva, other = await person(home), await person(home)
    assert (await eva.get("/api/me"))["games"] == 0
    tokens = [old["token"], strange["token"][:-2] + "xx", "KONIK-271.nothing", "?"]
    found = await eva.ask("POST", "/api/me/adopt", json={"tokens": tokens})
    assert found == {"rooms": [old["code"]], "unknown": [strange["code"], "KONIK-271", ""]}
    assert (await eva.get("/api/me"))["games"] == 1
    await other.ask("POST", "/api/me/adopt", json={"tokens": [old["token"]]})
    assert (await other.get("/api/me"))["games"] == 0, "what is somebody's stays theirs"


async def test_a_token_shown_with_a_key_makes_the_guest_a_person(home: House) -> None:
    old, eva = await home.room("mlyn", "Eva"), await person(home)
    guest = await home.join(old["code"])
    async with home.client(old, key=eva.key) as one, home.client(guest) as two:
        await start(one, two)
        assert [each["room"] for each in await eva.get("/api/me/going")] == [old["code"]]


async def test_a_family_on_one_device_plays_as_the_people_they_are(home: House) -> None:
    eva, jan, ida = [await person(home, name) for name in ("Eva", "Jan", "Ida")]
    made = await eva.room("mlyn")
    async with home.client(made, key=eva.key) as tablet:
        await tablet.do("stand", seat=0)
        await tablet.do("sit", seat=0, key=jan.key)
        await tablet.do("sit", seat=1, key=ida.key, name="Idka")
        assert [seat["name"] for seat in tablet.room["seats"]] == ["Jan", "Idka"]
        assert await tablet.refused("sit", seat=0, key="nonsense") == "key-unknown"
        await start(tablet)
        going = [await each.get("/api/me/going") for each in (eva, jan, ida)]
        assert [[(each["seat"], each["turn"]) for each in some] for some in going] == [[], [(0, True)], [(1, False)]]
        async with at(home, made["code"], ida) as phone:
            assert phone.room["you"]["seats"] == [0, 1], "through the guest of the tablet"
        await tablet.do("resign", seat=0)
    assert (await eva.get("/api/me/history"))["total"] == 0
    for each, won in ((jan, 0), (ida, 1)):
        (past,) = (await each.get("/api/me/history"))["matches"]
        assert [player["person"] for player in past["players"]] == [jan.id, ida.id]
        assert [record["won"] for record in (await each.get("/api/me/record"))["games"]] == [won]


async def test_nobody_sits_on_two_chairs_of_a_device(home: House) -> None:
    eva = await person(home)
    made = await eva.room("mlyn")
    async with home.client(made) as tablet:
        await tablet.do("sit", seat=1, key=eva.key)
        await start(tablet)
        await tablet.do("resign", seat=1)
    (past,) = (await eva.get("/api/me/history"))["matches"]
    assert [each.get("person", "") for each in past["players"]] == [eva.id, ""]


async def test_history_is_asked_by_game_company_result_time_and_words(home: House) -> None:
    eva = await person(home)
    codes = {game: await played(eva, game) for game in ("oko", "maroko")}
    asked = {
        "game": {"game": "oko"},
        "q": {"q": codes["oko"].lower()},
        "bots": {"with": "bots"},
        "people": {"with": "people"},
        "won": {"result": "won"},
        "lost": {"result": "lost"},
        "drawn": {"result": "drawn"},
        "old": {"until": 5},
        "new": {"since": 5},
        "nobody": {"q": "Nobody%"},
    }
    found = {
        name: sorted(each["game"] for each in (await eva.get("/api/me/history", **query))["matches"])
        for name, query in asked.items()
    }
    assert found["game"] == found["q"] == ["oko"] and found["bots"] == found["new"] == ["maroko", "oko"]
    assert found["people"] == found["old"] == found["nobody"] == []
    assert sorted(found["won"] + found["lost"] + found["drawn"]) == ["maroko", "oko"]
    bad = await eva.ask("GET", "/api/me/history", 400, params={"before": "yesterday"})
    assert bad["code"] == "message-unreadable"


async def test_the_board_shows_those_who_want_it_and_the_one_who_asks(home: House) -> None:
    eva, jan = await person(home, "Eva"), await person(home, "Jan")
    for each in (eva, jan):
        await played(each)
    assert (await home.get("/api/games/oko/board"))["rows"] == []
    mine = await eva.get("/api/games/oko/board")
    assert [(row["name"], row["me"], row["place"]) for row in mine["rows"]] == [("Eva", True, 0)]
    await jan.ask("PATCH", "/api/me", json={"board": True})
    assert [row["name"] for row in (await home.get("/api/games/oko/board"))["rows"]] == ["Jan"]
    assert {row["name"] for row in (await eva.get("/api/games/oko/board"))["rows"]} == {"Eva", "Jan"}
    assert (await eva.get("/api/games/mlyn/board"))["rows"] == []


@pytest.mark.parametrize(
    "best",
    [
        Best("tisicovka", "series", "", 2150, "m", 5),
        Best("fliptown", "title", "greedy rancher", 3, "m", 5),
        Best("fliptown", CHALLENGE, "all-bots:2", 1, "m", 5),
        Best("bang", "won-as", "sheriff", 4, "m", 5),
    ],
    ids=lambda best: best.name,
)
def test_bests_are_told_in_words_of_the_game(best: Best) -> None:
    told = [best_info(best, lang) for lang in LANGS]
    assert len({each.label for each in told}) == 3 and all(each.match == "m" for each in told)
    assert best.name == CHALLENGE or all(str(best.value)[0] in each.text for each in told)


def test_the_best_of_a_game_that_is_gone_keeps_its_bare_name() -> None:
    assert best_info(Best("chess", "mates", "", 3, "m", 5), "en").label == "mates"
    assert best_info(Best("prsi", "mates", "", 3, "m", 5), "en").label == "mates"


async def test_a_house_that_knows_no_people_is_as_it_was(database: str) -> None:
    async with serve(settings(database, people=False)) as house:
        assert (await house.get("/api/home"))["people"] is False
        for method, path in (("POST", "/api/people"), ("GET", "/api/me"), ("GET", "/api/games/oko/board")):
            answer = await house.http.request(
                method, path, json={} if method == "POST" else None, headers={"Authorization": "Bearer x"}
            )
            assert (answer.status_code, answer.json()["code"]) == (404, "people-off")
        made = (
            await house.http.post(
                "/api/rooms", json={"game": "oko", "name": "Eva"}, headers={"Authorization": "Bearer x"}
            )
        ).json()
        async with house.client(made, key="x") as client:
            assert client.room["you"]["guest"] == 1
        nameless = await house.http.post("/api/rooms", json={"game": "oko"})
        assert (nameless.status_code, nameless.json()["code"]) == (400, "name-unfit")


async def test_people_do_not_come_in_floods(sqlite_database: str) -> None:
    limits = replace(EASY, people=Rate(3, 0))
    assert Limits().people.burst < 100
    async with serve(settings(sqlite_database, limits=limits)) as house:
        answers = [(await house.http.post("/api/people", json={})).status_code for _ in range(5)]
        assert answers == [201] * 3 + [429] * 2


async def test_any_worker_knows_everybody_and_finds_all_their_rooms(database: str) -> None:
    async with crew(database) as houses:
        eva = await person(houses[1])
        here = [Person(house, eva.made) for house in houses]
        old = await of_each(houses[0])
        made = []
        while {houses[0].hall.share.owner(room["code"]) for room in made} < {0, 1}:
            made.append(await eva.room("oko"))
        for room in made:
            async with houses[0].client(room=room["code"], key=eva.key) as client:
                await start(client, fill="beginner")
                await play_on(client)
                await client.in_phase("over")
        found = await here[0].ask("POST", "/api/me/adopt", json={"tokens": [room["token"] for room in old]})
        assert found == {"rooms": [room["code"] for room in old], "unknown": []}
        for each in here:
            assert (await each.get("/api/me"))["games"] == len(made)
            assert {past["room"] for past in (await each.get("/api/me/history"))["matches"]} == {
                room["code"] for room in made
            }
        for room in old:
            guest = await houses[1].join(room["code"])
            async with houses[1].client(room) as one, houses[1].client(guest) as two:
                await start(one, two)
        assert [{each["room"] for each in await some.get("/api/me/going") if not each["over"]} for some in here] == [
            {room["code"] for room in old}
        ] * 2


async def test_letters_that_no_database_takes_do_no_harm(home: House) -> None:
    eva = await person(home)
    for name in ("game", "with", "result", "q"):
        assert (await eva.get("/api/me/history", **{name: "a\x00b"}))["total"] == 0
    for path in ("/api/me/devices/a%00b", "/api/me/passkeys/a%00b"):
        await eva.ask("DELETE", path, 404)
    await eva.ask("POST", "/api/me/seen", 204, json={"room": "\x00"})
    assert (await eva.ask("POST", "/api/me/adopt", json={"tokens": ["\x00.\x00"]}))["unknown"] == [""]
    assert (await home.http.post("/api/people", json={"name": "a\x00b", "label": "\x00"})).status_code in (201, 400)
    assert (await home.http.post("/api/people/rescue", json={"code": "\x00"})).status_code == 404
    assert (await home.http.post("/api/people/pair", json={"token": "\x00"})).status_code == 404


async def test_a_database_from_before_there_were_people_becomes_one_with_them(database: str) -> None:
    """Step by step it gets the same tables as a new one has."""

    def old(link: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(SCRIPTS))
        config.attributes["connection"] = link
        command.upgrade(config, "0003")

    def drawn(link: Connection) -> dict[str, set[tuple[str, bool]]]:
        tables = inspect(link)
        return {
            name: {(column["name"], bool(column["nullable"])) for column in tables.get_columns(name)}
            for name in tables.get_table_names()
        }

    store = Store(database)
    await store.write(old)
    await store.open()
    found = await store.read(drawn)
    await store.close()
    wanted = {
        table.name: {(column.name, bool(column.nullable)) for column in table.columns}
        for table in METADATA.sorted_tables
    }
    assert {name: found.get(name) for name in wanted} == wanted
    async with serve(settings(database)) as house:
        eva = await person(house)
        await played(eva)
        assert (await eva.get("/api/me"))["games"] == 1


async def test_an_end_that_others_have_seen_is_not_told_again_when_a_room_is_adopted(home: House) -> None:
    """Eva has seen how the match ended; that Jan's device turns out to be a person's changes nothing for her."""
    eva, jan = await person(home, "Eva"), await person(home, "Jan")
    room = await eva.room("dama")
    other = await home.join(room["code"], "Jan")
    async with home.client(room) as host, home.client(other) as guest:
        await start(host, guest)
        await guest.do("resign")
        await host.in_phase("over")
        await home.hall.notes.write()
    assert await eva.get("/api/me/going") == []
    async with asyncio.timeout(60):
        while home.hall.tables[room["code"]].presence.here():  # nobody is at the table any more
            await asyncio.sleep(0.02)
    await jan.ask("POST", "/api/me/adopt", json={"tokens": [other["token"]]})
    assert await eva.get("/api/me/going") == []
    assert len((await jan.get("/api/me/history"))["matches"]) == 1


async def test_bots_are_rivals_by_their_level_after_people(home: House) -> None:
    eva, jan = await person(home, "Eva"), await person(home, "Jan")
    for _ in range(2):
        await played(eva, "oko", seats=3)
    made = await eva.room("mlyn")
    await jan.join(made["code"])
    async with home.client(made) as one, at(home, made["code"], jan) as two:
        await start(one, two)
        await two.do("resign")
        await one.in_phase("over")
    people, bots = (await eva.get("/api/me/record"))["rivals"]
    assert (people["name"], people["ahead"]) == ("Jan", 1), "however many bots there were"
    assert (bots["person"], bots["name"], bots["played"]) == ("bot:beginner", "", {"oko": 4}), "each bot by itself"
    assert bots["ahead"] + bots["behind"] + bots["even"] == bots["games"] == 4
    met = await eva.get("/api/me/history", **{"with": "bot:beginner"})
    assert [each["game"] for each in met["matches"]] == ["oko", "oko"]
    assert (await eva.get("/api/me/history", **{"with": "bot:master"}))["total"] == 0
