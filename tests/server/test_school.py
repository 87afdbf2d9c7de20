"""Lessons over HTTP: scenes on a table like any other, answers judged, and what was done kept with the person."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from saloon.games import SHELF
from saloon.school.lessons import lessons
from server.house import House, serve, settings
from server.test_people import Person, person

ROOT = "/api/school/prsi/play"


@pytest.fixture
async def home(database: str) -> AsyncIterator[House]:
    async with serve(settings(database)) as house:
        yield house


async def told(house: House, what: str, who: Person | None = None, **body: Any) -> dict[str, Any]:
    answer = await house.http.post(f"{ROOT}/{what}", json=body, headers=who.headers if who else {})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_scene_is_a_table_on_which_only_the_reader_acts(home: House) -> None:
    now = await told(home, "scene", scene=0)
    assert now["scenes"] == len(lessons(SHELF["prsi"])[0].scene) and now["lit"] == ["card-H9"]
    assert now["room"]["you"]["seats"] == now["table"]["to_act"] == [0]
    assert {each["text"] for each in now["table"]["scene"]["choices"]} == {"HK", "L9"}
    assert "?" in now["table"]["scene"]["text"], "the hand of the other seat stays hidden"


async def test_an_answer_is_judged_and_told(home: House) -> None:
    wrong = await told(home, "answer", scene=3, action="draw")
    assert not wrong["right"] and wrong["text"] and not wrong["events"]
    right = await told(home, "answer", scene=3, action="A7")
    assert right["right"] and [event["line"]["seat"] for event in right["events"]] == [0, 1, -1, -1, -1, -1]
    assert all(event["to_act"] == [] for event in right["events"]), "the next scene waits for the reader"
    refused = await home.http.post(f"{ROOT}/answer", json={"scene": 0, "action": "A8"})
    assert refused.status_code == 409 and refused.json()["clause"] == "3.1"


async def test_hints_and_reasons_are_those_of_the_table(home: House) -> None:
    hint = await told(home, "hint", scene=2)
    assert hint["action"] == "H7" and hint["path"] == ["card-H7"] and "draw 2 cards" in hint["text"]
    why = await told(home, "why", scene=0, node="card-A8")
    assert not why["legal"] and why["clause"] == "3.1"


async def test_what_was_done_is_kept_with_the_person_and_nobody_else(home: House) -> None:
    eva, jan = await person(home), await person(home, "Jan")
    assert [each["done"] for each in (await eva.get("/api/school/prsi"))["lessons"]] == [0]
    await told(home, "answer", eva, scene=0, action="HK")
    await told(home, "answer", eva, scene=1, action="draw")
    await told(home, "answer", eva, scene=0, action="L9")
    assert [each["done"] for each in (await eva.get("/api/school/prsi"))["lessons"]] == [2], (
        "nothing is lost by going back"
    )
    assert [each["done"] for each in (await jan.get("/api/school/prsi"))["lessons"]] == [0]
    assert (await eva.get("/api/me/kept"))["rows"]["learnt"] == 1
    await told(home, "answer", scene=2, action="H7")
    assert [each["done"] for each in (await home.get("/api/school/prsi"))["lessons"]] == [0], "nobody in particular"


async def test_a_whole_lesson_by_its_hints(home: House) -> None:
    answers: list[str] = []
    for at in range(len(lessons(SHELF["prsi"])[0].scene)):
        action = (await told(home, "hint", scene=at, answers=answers))["action"]
        reply = await told(home, "answer", scene=at, answers=answers, action=action)
        answers.append(action)
        assert reply["right"]
    assert reply["over"] and reply["often"]


@pytest.mark.parametrize("lang", ["cs", "ru"])
async def test_in_the_language_of_the_reader(home: House, lang: str) -> None:
    found = await home.get("/api/school/prsi", lang=lang)
    assert found["lessons"][0]["title"] in ("Jak se hraje", "Как играют")
    assert all(each["text"] for each in await home.get("/api/school/prsi/ideas", lang=lang))


async def test_what_is_not_there(home: House) -> None:
    for path, body in ((ROOT, {"scene": 99}), ("/api/school/prsi/nothing", {"scene": 0})):
        answer = await home.http.post(f"{path}/scene", json=body)
        assert answer.status_code == 404 and answer.json()["code"] == "not-found"
