"""A table for one: it starts, is played, and ends with a score, or won or lost; challenges are told."""

from __future__ import annotations

import pytest

from saloon.games import SHELF
from saloon.words import LANGS
from server.house import House, play_on, start


@pytest.mark.parametrize("options", [{}, {"cowbot": "jane", "level": "hard"}])
async def test_a_match_of_one_is_played_to_its_end(house: House, options: dict[str, str]) -> None:
    """Somebody who always takes the first choice makes some points, and loses to Jane on hard."""
    room = await house.room("fliptown", seats=1, options=options)
    async with house.client(room) as eva:
        await start(eva)
        assert await play_on(eva) >= 30
        ending = eva.room["match"]["ending"]
        (score,) = eva.room["match"]["scores"]
        assert ending["outcome"] == ("lost" if options else "won")
        assert (score == 0) if options else (score > 10)
        assert ("Calamity Jane wins" if options else f"You have {score} points") in ending["sentence"]
        challenges = SHELF["fliptown"].study.challenges
        assert challenges is not None
        assert {name.partition(":")[0] for name in ending["challenges"]} <= set(challenges.names)


async def test_a_table_of_two_fulfils_no_challenge(house: House) -> None:
    room = await house.room("fliptown", seats=2)
    async with house.client(room) as eva:
        await start(eva, fill="beginner")
        await play_on(eva)
        assert eva.room["match"]["ending"]["challenges"] == []


@pytest.mark.parametrize("lang", LANGS)
async def test_challenges_are_listed_in_the_language_of_the_reader(house: House, lang: str) -> None:
    rows = await house.get("/api/games/fliptown/challenges", lang=lang)
    challenges = SHELF["fliptown"].study.challenges
    assert challenges is not None
    assert [row["name"] for row in rows] == list(challenges.names)
    assert len({row["label"] for row in rows}) == 20
    assert {row["name"]: row["parts"] for row in rows if row["parts"] > 1} == {"all-bots": 4}


async def test_a_game_without_challenges_lists_none(house: House) -> None:
    assert await house.get("/api/games/prsi/challenges") == []


async def test_a_game_for_two_has_no_table_for_one(house: House) -> None:
    answer = await house.http.post("/api/rooms", json={"game": "prsi", "name": "Eva", "seats": 1})
    assert (answer.status_code, answer.json()["code"]) == (400, "seats-wrong")
