"""Matches by letters at the house: it reads and draws, keeps nothing, and refuses what is not genuine."""

from __future__ import annotations

import pytest

from match.post import exchange, pair
from server.house import House


@pytest.mark.parametrize("lang", ["cs", "en", "ru"])
async def test_a_letter_is_read_and_a_changed_one_refused(house: House, lang: str) -> None:
    letter = exchange("oko", 4)[-1]
    jan = pair()[1]
    body = {"letter": letter, "key": jan.writer.key.hex()}
    told = (await house.http.post(f"/api/letters?lang={lang}", json=body)).json()
    assert told["names"] == ["Eva", "Jan"] and told["seat"] == 1 and told["scene"]["nodes"]
    wrong = letter[:80] + ("A" if letter[80] != "A" else "B") + letter[81:]
    answer = await house.http.post(f"/api/letters?lang={lang}", json={"letter": wrong})
    assert answer.status_code in (400, 409) and answer.json()["code"].startswith("letter-") and answer.json()["text"]


async def test_only_the_one_whose_turn_it_is_may_answer(house: House) -> None:
    letter = exchange("krizovy_mlyn", 4)[-1]
    for key in ("", "00" * 32, *(each.writer.key.hex() for each in pair())):
        told = (await house.http.post("/api/letters", json={"letter": letter, "key": key})).json()
        mine = told["writes"] == told["seat"]
        move = told["scene"]["choices"][0]["text"] if mine else "a1"
        asked = {"does": "move", "letter": letter, "key": key, "move": move}
        answer = await house.http.post("/api/letters", json=asked)
        assert answer.status_code == (200 if mine else 403), answer.text


@pytest.mark.parametrize(
    "body", [{"letter": "x"}, {"does": "invite", "game": "prsi"}, {"does": "sign", "signature": "0"}]
)
async def test_nonsense_is_a_small_error(house: House, body: dict[str, str]) -> None:
    answer = await house.http.post("/api/letters", json=body)
    assert answer.status_code == 400 and answer.json()["text"]
