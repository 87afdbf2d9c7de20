"""The end at the server: hands lie open also when somebody resigned, and the course tells why."""

from __future__ import annotations

from typing import Any

from server.house import House, start


def hand_of(message: dict[str, Any]) -> set[str]:
    return {node["id"] for node in message["scene"]["nodes"] if node["id"].startswith("card-")}


async def test_one_who_resigns_shows_the_hands_and_the_course_adds_up(house: House) -> None:
    host = await house.room(game="prsi", seats=2)
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        turn = await eva.until(
            lambda message: (
                message["type"] in ("table", "event") and message["to_act"] != [-1] and bool(message["to_act"])
            )
        )
        own = hand_of(turn)
        heard = len(jan.raw)
        await eva.do("resign")
        shown = await jan.until(lambda message: message["type"] == "table", heard)
        assert len(hand_of(shown)) > len(own)
        assert own <= hand_of(shown)
        over = await jan.in_phase("over")
        assert over["match"]["ending"]["near"] == ""
        match = over["match"]["match"]
    course = await house.get(f"/api/matches/{match}/course")
    assert [sum(row["amounts"][seat] for row in course["account"]) for seat in (0, 1)] == course["rows"][-1]
    assert course["rows"][0] == [4, 4], "the deal is no part of the curve"
