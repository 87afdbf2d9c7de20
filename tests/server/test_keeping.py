"""Keep your place: rescue codes, a second device, and devices that are signed out."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from math import log2
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from saloon.server import Rate
from saloon.server.library import returning
from saloon.server.people import rescue
from saloon.server.people.rescue import listed, new_rescue, slow_hash, tidy_rescue
from saloon.server.store import persons
from saloon.server.store.backup import backup, restore
from saloon.server.store.schema import GUESS, RESCUE
from saloon.server.store.shares import arrange
from saloon.words import LANGS
from server.house import EASY, Client, House, serve, settings, start
from server.test_people import Person, at, person
from server.test_workers import crew


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rescue, "COST", 1 << 4)


@pytest.fixture
async def home(database: str) -> AsyncIterator[House]:
    async with serve(settings(database)) as house:
        yield house


async def refused(house: House, path: str, **body: Any) -> tuple[int, str]:
    answer = await house.http.post(path, json=body)
    return answer.status_code, answer.json()["code"]


# -- rescue codes -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_a_code_has_three_words_and_two_numbers_and_about_53_bits(lang: str) -> None:
    code = new_rescue(lang)
    assert re.fullmatch(r"\w+-\d{3}-\w+-\d{3}-\w+", code) and tidy_rescue(code)
    assert len(set(listed(lang))) == 2048 and 3 * log2(2048) + 2 * log2(1000) > 52.9
    assert len({tidy_rescue(f"{word}-000-{word}-000-{word}") for word in listed(lang)}) == 2048, "no two read alike"


def test_a_code_is_read_as_people_type_it() -> None:
    for typed in (
        "laso 318 medak 057 stul",
        "LÁSO-318-Meďák-057-STŮL",
        " laso318medak057stul ",
        "laso,318;medak.057/stul",
    ):
        assert tidy_rescue(typed) == "LASO-318-MEDAK-057-STUL"
    for wrong in (
        "",
        "laso 318",
        "laso 31 medak 057 stul",
        "laso 318 medak 057 stul 5",
        "318 laso 057 medak stul",
        "x" * 500,
    ):
        assert tidy_rescue(wrong) == ""
    assert tidy_rescue("йод 007 ёлка 123 мир") == tidy_rescue("ИОД 007 ЕЛКА 123 МИР")


def test_the_hash_is_slow_and_salted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert rescue.COST * 8 * 128 >= 32 << 20, "bytes of memory that a guess takes"
    code = "LASO-318-MEDAK-057-STUL"
    monkeypatch.setattr(rescue, "COST", 1 << 4)
    assert slow_hash(code, b"a") == slow_hash("laso 318 medak 057 stul", b"a") != slow_hash(code, b"b")


async def test_each_code_opens_the_place_once_on_any_device(home: House) -> None:
    eva = await person(home, "Eva")
    codes = (await eva.ask("POST", "/api/me/rescue", 201, params={"lang": "cs"}))["codes"]
    assert len(codes) == len(set(codes)) == 3
    found = Person(home, await home.post("/api/people/rescue", code=codes[1].lower(), label="Phone"))
    assert (found.id, found.made["name"]) == (eva.id, "Eva") and found.key != eva.key
    me = await found.get("/api/me")
    assert {(each["label"], each["here"]) for each in me["devices"]} == {("Phone", True), ("", False)}
    assert [bool(each["spent"]) for each in me["rescues"]] == [False, True, False]
    assert await refused(home, "/api/people/rescue", code=codes[1]) == (409, "rescue-spent")
    assert (await home.post("/api/people/rescue", code=codes[0]))["person"] == eva.id
    assert (await eva.get("/api/me"))["name"] == "Eva", "the first device stays"


async def test_two_who_use_a_code_at_once_are_not_both_let_in(home: House) -> None:
    eva = await person(home)
    (code, *_) = (await eva.ask("POST", "/api/me/rescue", 201))["codes"]
    answers = await asyncio.gather(*(home.http.post("/api/people/rescue", json={"code": code}) for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]


async def test_three_new_codes_make_the_old_ones_worthless(home: House) -> None:
    eva = await person(home)
    old, new = [(await eva.ask("POST", "/api/me/rescue", 201))["codes"] for _ in range(2)]
    assert await refused(home, "/api/people/rescue", code=old[0]) == (404, "rescue-wrong")
    assert (await home.post("/api/people/rescue", code=new[0]))["person"] == eva.id


async def test_wrong_codes_open_nothing_and_are_slowed_down_for_an_address(database: str) -> None:
    limits = replace(EASY, rescues=Rate(3, 0))
    async with serve(settings(database, limits=limits)) as house:
        eva = await person(house)
        codes = (await eva.ask("POST", "/api/me/rescue", 201))["codes"]
        wrong = [new_rescue("cs"), "nonsense", codes[0][:-1] + "Q"]
        for each in wrong:
            assert await refused(house, "/api/people/rescue", code=each) == (404, "rescue-wrong")
        assert await refused(house, "/api/people/rescue", code=codes[0]) == (429, "too-fast")
        assert not any(each["spent"] for each in (await eva.get("/api/me"))["rescues"])


async def test_a_flood_of_guesses_is_stopped_for_the_whole_house_and_for_an_hour(database: str) -> None:
    async with serve(settings(database, limits=replace(EASY, guesses=4))) as house:
        eva = await person(house)
        codes = (await eva.ask("POST", "/api/me/rescue", 201))["codes"]
        await house.post("/api/people/rescue", code=codes[0])
        assert await refused(house, "/api/people/rescue", code=codes[0]) == (409, "rescue-spent")
        for _ in range(4):
            assert (await refused(house, "/api/people/rescue", code=new_rescue("en")))[1] == "rescue-wrong"
        assert await refused(house, "/api/people/rescue", code=codes[1]) == (429, "rescue-flood")
        await house.hall.people.write(lambda link: link.execute(text("UPDATE guess SET at = at - 3600001")))
        assert (await house.post("/api/people/rescue", code=codes[1]))["person"] == eva.id
        assert await house.hall.people.read(lambda link: link.execute(select(GUESS)).all()) == []


async def test_the_house_keeps_no_code_and_no_address(home: House) -> None:
    eva = await person(home)
    codes = (await eva.ask("POST", "/api/me/rescue", 201))["codes"]
    await refused(home, "/api/people/rescue", code=new_rescue("en"))
    rows = await home.hall.people.read(
        lambda link: (link.execute(select(RESCUE)).all(), link.execute(select(GUESS)).all())
    )
    kept = str(rows)
    assert not any(word in kept for code in codes for word in code.split("-") if word.isalpha())
    assert "127.0.0.1" not in kept and len(rows[1]) == 1


async def test_a_code_works_at_every_worker_and_once_in_all(database: str) -> None:
    async with crew(database) as houses:
        eva = await person(houses[0])
        codes = (await eva.ask("POST", "/api/me/rescue", 201))["codes"]
        assert (await houses[1].post("/api/people/rescue", code=codes[0]))["person"] == eva.id
        assert await refused(houses[0], "/api/people/rescue", code=codes[0]) == (409, "rescue-spent")


# -- pairing ------------------------------------------------------------------------------------


async def link_of(eva: Person) -> str:
    made = await eva.ask("POST", "/api/me/pair", 201)
    assert made["path"].startswith("/#pair=")
    return str(made["path"]).removeprefix("/#pair=")


async def claimed(house: House, claim: str, **more: Any) -> dict[str, Any]:
    answer = await house.http.post("/api/people/pair/claim", json={"claim": claim, **more})
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


async def test_a_second_device_gets_the_place_when_the_first_says_yes(home: House) -> None:
    eva = await person(home)
    assert (await eva.get("/api/me/pair"))["state"] == "none"
    token = await link_of(eva)
    assert (await eva.get("/api/me/pair"))["state"] == "open"
    asked = await home.post("/api/people/pair", token=token, label="Phone")
    me = await eva.get("/api/me")
    assert (asked["name"], asked["shape"], asked["tone"]) == (me["name"], me["shape"], me["tone"]), "the same badge"
    assert {each: (await eva.get("/api/me/pair"))[each] for each in ("state", "label")} == {
        "state": "asked",
        "label": "Phone",
    }
    assert await claimed(home, asked["claim"]) == {"state": "asked", "person": None}
    assert (await eva.ask("POST", "/api/me/pair/answer", json={"yes": True}))["state"] == "agreed"
    answers = await asyncio.gather(*(claimed(home, asked["claim"]) for _ in range(3)))
    (done,) = [each for each in answers if each["state"] == "done"]
    assert [each["state"] for each in answers if each is not done] == ["gone", "gone"]
    phone = Person(home, done["person"])
    assert phone.id == eva.id and phone.key != eva.key
    assert {each["label"] for each in (await phone.get("/api/me"))["devices"]} == {"", "Phone"}
    assert (await eva.get("/api/me/pair"))["state"] == "done"


async def test_a_link_is_followed_once_and_a_new_one_ends_the_old(home: House) -> None:
    eva = await person(home)
    old = await link_of(eva)
    token = await link_of(eva)
    assert await refused(home, "/api/people/pair", token=old) == (404, "pair-unknown")
    await home.post("/api/people/pair", token=token)
    assert await refused(home, "/api/people/pair", token=token) == (404, "pair-unknown")
    assert await refused(home, "/api/people/pair", token="nonsense") == (404, "pair-unknown")


@pytest.mark.parametrize("who", ["first", "second"])
async def test_either_side_can_say_no(home: House, who: str) -> None:
    eva = await person(home)
    asked = await home.post("/api/people/pair", token=await link_of(eva))
    if who == "first":
        assert (await eva.ask("POST", "/api/me/pair/answer", json={"yes": False}))["state"] == "refused"
    else:
        assert (await claimed(home, asked["claim"], no=True))["state"] == "refused"
    assert (await eva.ask("POST", "/api/me/pair/answer", json={"yes": True}))["state"] == "refused"
    assert await claimed(home, asked["claim"]) == {"state": "refused", "person": None}
    assert len((await eva.get("/api/me"))["devices"]) == 1


async def test_nobody_is_agreed_to_before_they_ask(home: House) -> None:
    eva = await person(home)
    token = await link_of(eva)
    assert (await eva.ask("POST", "/api/me/pair/answer", json={"yes": True}))["state"] == "open"
    asked = await home.post("/api/people/pair", token=token)
    assert (await claimed(home, asked["claim"]))["state"] == "asked"


async def test_after_five_minutes_a_link_is_nothing(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    eva = await person(home)
    token, late = await link_of(eva), await link_of(await person(home))
    asked = await home.post("/api/people/pair", token=token)
    await eva.ask("POST", "/api/me/pair/answer", json={"yes": True})
    later = returning.now() + 300_001
    monkeypatch.setattr(returning, "now", lambda: later)
    assert (await claimed(home, asked["claim"]))["state"] == "gone"
    assert (await eva.get("/api/me/pair"))["state"] == "none"
    assert await refused(home, "/api/people/pair", token=late) == (404, "pair-unknown")


async def test_pairing_goes_through_any_worker(database: str) -> None:
    async with crew(database) as houses:
        eva = await person(houses[0])
        asked = await houses[1].post("/api/people/pair", token=await link_of(eva))
        await Person(houses[1], eva.made).ask("POST", "/api/me/pair/answer", json={"yes": True})
        done = await claimed(houses[0], asked["claim"])
        assert done["person"]["person"] == eva.id


async def test_the_link_can_be_shown_as_a_picture(home: House) -> None:
    answer = await home.http.get("/api/qr.svg", params={"path": f"/#pair={await link_of(await person(home))}"})
    assert answer.status_code == 200 and "<svg" in answer.text


# -- devices ------------------------------------------------------------------------------------


async def second(eva: Person) -> Person:
    """The same person on another device."""
    asked = await eva.house.post("/api/people/pair", token=await link_of(eva), label="Phone")
    await eva.ask("POST", "/api/me/pair/answer", json={"yes": True})
    return Person(eva.house, (await claimed(eva.house, asked["claim"]))["person"])


async def test_a_device_that_is_signed_out_opens_nothing_any_more(home: House) -> None:
    eva = await person(home)
    phone, made = await second(eva), await eva.room("mlyn")
    async with at(home, made["code"], phone) as lost, home.client(made) as bare, at(home, made["code"], eva) as kept:
        me = await eva.ask("DELETE", f"/api/me/devices/{phone.made['device']}")
        assert [each["here"] for each in me["devices"]] == [True]
        assert await lost.closed() == await bare.closed() == 4401, "and who came by a token alone"
        await kept.do("ping")
    assert (await phone.ask("GET", "/api/me", 401))["code"] == "key-unknown"
    async with Client.open(home.url) as thief:
        assert (await thief.ask("hello", token=made["token"]))["code"] == "token-unknown"
    async with home.client(made, key=eva.key) as client:
        assert client.room["you"]["guest"] == 1, "with a key the old token opens"
    fresh = await eva.room("mlyn")
    async with home.client(fresh) as client:
        assert client.room["you"]["guest"] == 1, "and so does a token from after that"
    assert (await eva.ask("DELETE", "/api/me/devices/nonsense", 404))["code"] == "device-unknown"


async def test_nobody_signs_out_somebody_elses_device(home: House) -> None:
    eva, jan = await person(home), await person(home)
    await jan.ask("DELETE", f"/api/me/devices/{eva.made['device']}", 404)
    assert (await eva.get("/api/me"))["person"] == eva.id


async def test_other_peoples_tokens_stay_good(home: House) -> None:
    eva, jan = await person(home), await person(home)
    made = await eva.room("mlyn")
    joined, phone = await jan.join(made["code"]), await second(eva)
    async with home.client(joined) as other, home.client(made, key=eva.key) as one:
        await start(one, other)
        await eva.ask("DELETE", f"/api/me/devices/{phone.made['device']}")
        await other.do("ping")
        await one.do("ping")


async def test_sockets_at_other_workers_and_servers_are_closed_too(database: str) -> None:
    async with crew(database) as houses:
        eva = await person(houses[0])
        phone = await second(eva)
        made = await eva.room("mlyn")
        async with houses[1].client(room=made["code"], key=phone.key) as lost:
            for house in houses:
                assert house.hall.store.postgres or sum(len(table.readers) for table in house.hall.tables.values()) <= 1
            await Person(houses[1], eva.made).ask("DELETE", f"/api/me/devices/{phone.made['device']}")
            assert await lost.closed() == 4401
        made = await eva.room("mlyn")
        async with houses[0].client(room=made["code"], key=eva.key) as own:
            await Person(houses[1], eva.made).ask("DELETE", f"/api/me/devices/{eva.made['device']}")
            assert await own.closed() == 4401


async def test_nobody_closes_sockets_from_outside(home: House) -> None:
    eva = await person(home)
    answer = await home.http.post(f"/api/people/{eva.id}/out/{eva.made['device']}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_nobody_has_devices_without_end(home: House) -> None:
    eva = await person(home)
    codes = (await eva.ask("POST", "/api/me/rescue", 201))["codes"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(persons, "MOST_DEVICES", 1)
        assert await refused(home, "/api/people/rescue", code=codes[0]) == (409, "devices-many")
    assert (await home.post("/api/people/rescue", code=codes[0]))["person"] == eva.id, "the code was not spent"


# -- copies of the house ------------------------------------------------------------------------


async def test_people_their_keys_and_codes_are_in_a_backup_and_come_back(database: str, tmp_path: Path) -> None:
    async with serve(settings(database)) as house:
        eva, jan = await person(house, "Eva"), await person(house, "Jan")
        codes = (await eva.ask("POST", "/api/me/rescue", 201))["codes"]
        room = await eva.room("mlyn")
    assert await backup(database, tmp_path / "copy.db") == 1
    async with serve(settings(database)) as house:
        await Person(house, jan.made).ask("DELETE", "/api/me", 204)
    fresh = f"sqlite+aiosqlite:///{tmp_path / 'fresh.db'}"
    for times in (1, 0):
        assert await restore(fresh, tmp_path / "copy.db") == times
    async with serve(settings(fresh)) as house:
        assert (await Person(house, eva.made).get("/api/me"))["name"] == "Eva"
        assert (await house.post("/api/people/rescue", code=codes[0]))["person"] == eva.id
        async with house.client(room=room["code"], key=eva.key) as client:
            assert client.room["you"]["guest"] == 1
    assert await restore(database, tmp_path / "copy.db") == 0
    async with serve(settings(database)) as house:
        assert (await Person(house, jan.made).ask("GET", "/api/me", 401))["code"] == "key-unknown", (
            "who left stays away"
        )
        assert (await Person(house, eva.made).get("/api/me"))["person"] == eva.id


async def test_codes_of_a_house_with_another_salt_do_not_come_along(sqlite_database: str, tmp_path: Path) -> None:
    other = f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"
    async with serve(settings(sqlite_database)) as house:
        eva = await person(house)
        await eva.ask("POST", "/api/me/rescue", 201)
    await backup(sqlite_database, tmp_path / "copy.db")
    async with serve(settings(other)) as house:
        await (await person(house)).ask("POST", "/api/me/rescue", 201)
    await restore(other, tmp_path / "copy.db")
    async with serve(settings(other)) as house:
        me = await Person(house, eva.made).get("/api/me")
        assert me["person"] == eva.id and me["rescues"] == []


async def test_people_stay_where_they_are_when_the_number_of_workers_changes(sqlite_database: str) -> None:
    async with crew(sqlite_database) as houses:
        eva = await person(houses[1])
        rooms = [await eva.room("mlyn") for _ in range(4)]
    await arrange(sqlite_database, 1)
    async with serve(settings(sqlite_database)) as house:
        assert sorted((await Person(house, eva.made).get("/api/me/kept"))["rooms"]) == sorted(
            room["code"] for room in rooms
        )
    async with crew(sqlite_database) as houses:
        for house in houses:
            assert (await Person(house, eva.made).get("/api/me"))["person"] == eva.id
