"""Coming home: what was made elsewhere is checked again, marked, counted once, never rated and never sealed."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as replace_struct

from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.match import FairChance, Match, TypedChance, verify, write
from saloon.match.chain import join
from saloon.school.deck import new_card
from saloon.school.drills import OWN, drills
from saloon.server import Rate
from saloon.server.store import practice
from server.house import EASY, House, serve, settings

from .test_people import Person
from .test_people import person as arrive


def played(key: str = "oko", seed: int = 1, rated: bool = False, resign: bool = False) -> Match:
    """A match to its end, against a bot."""
    rng = random.Random(seed)
    match = Match(
        SHELF[key],
        2,
        names=["Eva", "Robo"],
        kinds=["human", "bot:expert"],
        rated=rated,
        chance=FairChance(rng.randbytes(32)),
        id=f"road{key}{seed}",
    )
    while not match.over:
        seat = match.to_act()[0]
        if seat == NATURE:
            match.nature()
        elif resign:
            match.resign(0)
        else:
            match.submit(seat, rng.choice(match.state.legal(seat)))
    return match


def bag(*files: str, **more: Any) -> dict[str, Any]:
    return {
        "saloon": "luggage 1",
        "matches": [{"file": each, "seat": 0, "at": 1_700_000_000_000} for each in files],
    } | more


async def hand(eva: Person, luggage: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    answer = await eva.house.http.post(f"/api/me/luggage?lang={lang}", json=luggage, headers=eva.headers)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_a_match_comes_home_once_marked_and_never_rated(house: House) -> None:
    """Also one that calls itself rated; in the history and the own record, not on the house's board."""
    eva = await arrive(house, "Eva")
    match = played(rated=True)
    told = await hand(eva, bag(write(match)))
    assert (told["matches"], told["known"], told["refused"]) == (1, 0, [])
    assert (await hand(eva, bag(write(match))))["known"] == 1
    (past,) = (await eva.get("/api/me/history"))["matches"]
    assert past["match"] == match.id and past["away"] and not past["rated"] and past["at"] == 1_700_000_000_000
    assert [each["name"] for each in past["players"]] == ["Eva", "Robo"]
    assert (await eva.get("/api/me/record"))["games"][0]["games"] == 1
    assert not (await eva.get("/api/me/going"))
    await house.http.patch("/api/me", json={"board": True}, headers=eva.headers)
    assert (await eva.get("/api/games/oko/board"))["rows"] == []


async def test_the_house_does_not_vouch_for_it(house: House) -> None:
    """It can be replayed and verified, and has no seal."""
    eva = await arrive(house, "Eva")
    match = played("dama")
    await hand(eva, bag(write(match)))
    file = (await house.http.get(f"/api/matches/{match.id}/file")).text
    assert verify(file).holds and verify(file).seal == "not sealed"
    assert (await house.get(f"/api/matches/{match.id}"))["key"] == ""
    assert (await house.http.get(f"/api/matches/{match.id}/course")).status_code == 200


@pytest.mark.parametrize("resign", [True, False])
async def test_it_lies_in_a_log_that_can_be_rebuilt(house: House, resign: bool) -> None:
    from saloon.server.tables.rebuilding import rebuild

    eva = await arrive(house, "Eva")
    await hand(eva, bag(write(played("krizovy_mlyn", resign=resign))))
    before = (await eva.get("/api/me/history"))["matches"]
    await rebuild(house.hall.store, before[0]["room"])
    assert (await eva.get("/api/me/history"))["matches"] == before and before[0]["away"]


def forged() -> list[str]:
    good = write(played())
    lines = [line.rpartition(" ")[0] for line in good.splitlines()]
    at = next(number for number, line in enumerate(lines) if " * " in line and number > 12)
    word, _, _ = lines[at].rpartition(" ")
    return [
        "nonsense",
        good[: len(good) // 2],
        good.replace("Eva", "Ivo"),
        join([*lines[:-2], "end finished 9,9", lines[-1]]),
        join([*lines[:at], f"{word} 7", *lines[at + 1 :]]),
        join([line for line in lines if not line.startswith(("end", "secret"))]),
        write(Match(SHELF["oko"], 2, chance=TypedChance())),
    ]


@pytest.mark.parametrize("lang", ["cs", "en", "ru"])
async def test_what_is_wrong_is_told_and_keeps_nothing_else_away(house: House, lang: str) -> None:
    eva = await arrive(house, "Eva")
    wrong = forged()
    told = await hand(eva, bag(*wrong, write(played(seed=2))), lang)
    assert told["matches"] == 1 and len(told["refused"]) == len(wrong)
    said = [each["text"] for each in told["refused"]]
    assert all(said) and not [text for text in said if "verify-" in text or "file-" in text]
    assert len((await eva.get("/api/me/history"))["matches"]) == 1


async def test_a_bots_seat_is_nobodys(house: House) -> None:
    eva = await arrive(house, "Eva")
    luggage = bag(write(played()))
    for seat in (1, 5):
        luggage["matches"][0]["seat"] = seat
        assert len((await hand(eva, luggage))["refused"]) == 1


async def test_everything_goes_from_one_house_to_another(house: House, tmp_path: Path) -> None:
    """Matches, lessons and cards packed there are the same here; handed over once more they are known."""
    async with serve(settings(f"sqlite+aiosqlite:///{tmp_path / 'road.db'}")) as away:
        there = await arrive(away, "Eva")
        await hand(there, bag(write(played("oko")), lessons=[{"game": "oko", "lesson": "play", "done": 2, "at": 5}]))
        drill = await there.get("/api/drill", game="tisicovka")
        move = {"move": drill["moves"][0]["move"]}
        await there.ask("POST", f"/api/drill/tisicovka/{drill['id']}", json=move)
        luggage = await there.get("/api/me/luggage")
    eva = await arrive(house, "Eva")
    told = await hand(eva, luggage)
    assert (told["matches"], told["lessons"], told["cards"], told["known"], told["refused"]) == (1, 1, 1, 0, [])
    again = await hand(eva, luggage)
    assert (again["matches"], again["lessons"], again["cards"], again["known"]) == (0, 0, 0, 3)
    assert await eva.get("/api/me/luggage") == luggage


@pytest.mark.parametrize(
    "body",
    [{}, {"saloon": "luggage 2"}, {"saloon": "luggage 1", "matches": [{}]}, {"saloon": "luggage 1", "cards": [1]}],
)
async def test_another_file_is_a_small_error(house: House, body: dict[str, Any]) -> None:
    eva = await arrive(house, "Eva")
    answer = await house.http.post("/api/me/luggage", json=body, headers=eva.headers)
    assert answer.status_code == 400 and answer.json()["text"]


async def test_cards_and_lessons_that_there_are_not_are_left_out(house: House) -> None:
    eva = await arrive(house, "Eva")
    told = await hand(
        eva,
        bag(
            lessons=[{"game": "oko", "lesson": "nothing", "done": 1}, {"game": "none", "lesson": "x", "done": 1}],
            cards=[{"card": {}}, {"card": {"game": "oko", "drill": "none", "card": {}, "answers": []}}],
        ),
    )
    assert (told["lessons"], told["cards"], told["matches"]) == (0, 0, 0)


async def test_only_so_many_matches_come_home_to_one_address(sqlite_database: str) -> None:
    """What was here before is not counted; what is refused comes when it is handed over later."""
    limits = replace(EASY, homecomings=Rate(2, 0))
    async with serve(settings(sqlite_database, limits=limits)) as house:
        eva, files = await arrive(house, "Eva"), [write(played(seed=each)) for each in range(3)]
        assert (await hand(eva, bag(files[0], files[0])))["known"] == 1
        answer = await house.http.post("/api/me/luggage", json=bag(*files), headers=eva.headers)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert len((await eva.get("/api/me/history"))["matches"]) == 2
        assert (await hand(eva, bag(*files[:2])))["known"] == 2


async def test_own_drills_are_dealt_before_they_are_kept_and_are_so_many(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that cannot be dealt would break whatever shows the deck."""
    monkeypatch.setattr(practice, "MOST_OWN", 2)
    eva, good = await arrive(house, "Eva"), drills(SHELF["oko"])[0]
    cards = []
    for number in range(4):
        drill = replace_struct(good, id=f"own{number}", theme=OWN, view="nonsense" if not number else good.view)
        card = msgspec.to_builtins(new_card("oko", drill, datetime.now(UTC)))
        cards.append({"card": card, "own": msgspec.json.encode(drill).decode()})
    assert (await hand(eva, bag(cards=cards)))["cards"] == 2
    for _ in range(3):
        answer = await house.http.get("/api/drill", params={"game": "oko", "theme": OWN}, headers=eva.headers)
        assert answer.status_code == 200
    assert (await eva.get("/api/me/deck", game="oko"))["games"][0]["themes"][-1]["count"] == 2
