"""A board to think on, at the server: lines, values, set-up, moments of a match, and playing on from a position."""

from __future__ import annotations

import asyncio
from typing import Any

import saloon
from server.house import House, start

MILL = "g7,f4,d2/g4,a1,f2 0:0 1:0 0 .... - -"
HANDS = "H7,HK/L8,B9 L9 H8=H 1 1:0:0:- - - -"


async def asked(house: House, key: str, path: str = "", **body: Any) -> Any:
    answer = await house.http.post(f"/api/analysis/{key}{path}", json=body, params={"lang": "en"})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_position_is_drawn_with_its_choices_and_a_line_goes_on(house: House) -> None:
    now = await asked(house, "mlyn", position=MILL)
    assert now["text"] == MILL and now["acts"] == [0] and now["actor"] == 0 and not now["hidden"]
    move = now["scene"]["choices"][0]["text"]
    after = await asked(house, "mlyn", position=MILL, line=[{"seat": 0, "action": move}])
    assert after["begins"] == MILL and after["acts"] == [1] and after["line"][0]["action"] == move


async def test_fortune_falls_by_lot_or_as_one_says(house: House) -> None:
    now = await asked(house, "clovece", seats=2)
    assert now["acts"] == [-1] and len(now["falls"]) == 6
    for action in ("", "throw 4", "4"):
        after = await asked(house, "clovece", seats=2, line=[{"seat": -1, "action": action}])
        assert after["line"][0]["action"].startswith("throw ")


async def test_an_impossible_position_is_refused_with_its_reason(house: House) -> None:
    answer = await house.http.post("/api/analysis/dama", json={"position": "W:Wa1:Ba1"}, params={"lang": "en"})
    assert answer.status_code == 400 and answer.json()["code"] == "impossible-position" and answer.json()["text"]


async def test_values_are_worked_out_beside_the_tables(house: House) -> None:
    told = await asked(house, "mlyn", "/values", position=MILL)
    assert told["certainty"] == "exact" and told["choices"][0]["told"].startswith("won in ")
    assert told["values"] == [1, 0] and not told["more"]
    while (told := await asked(house, "prsi", "/values", position=HANDS, seat=0, open=False))["more"]:
        pass
    assert told["certainty"] == "sampled" and told["choices"][0]["right"]


async def test_a_board_is_set_up_by_what_stands_where(house: House) -> None:
    pieces = {"a1": "light-man", "c3": "light-king", "d8": "dark-king"}
    told = await asked(house, "dama", "/setting", position="", pieces=pieces, seat=1)
    assert told["text"] == "B:Wa1,Kc3:BKd8" and "dark-king" in told["pieces"]
    assert (await asked(house, "dama", position=told["text"]))["acts"] == [1]
    fields = (await asked(house, "prsi", "/setting", position=HANDS))["fields"]
    assert [each["value"] for each in fields] == HANDS.split() and fields[0]["label"] == "Hands"


async def test_a_tree_is_written_for_other_programs(house: House) -> None:
    tree = {"game": "dama", "nodes": [{"after": -1, "seat": 0, "move": "c3-d4"}]}
    assert "1. c3-d4" in (await asked(house, "dama", "/notation", **tree))["pdn"]


async def test_a_moment_of_a_match_lies_open_only_after_its_end(house: House) -> None:
    host = await house.room(game="prsi", seats=2)
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        await eva.until(lambda message: message.get("to_act", [-1]) not in ([-1], []))
        id = eva.room["match"]["match"]
        running = await house.http.get(f"/api/matches/{id}/moment", params={"number": 1})
        assert running.status_code == 409
        await eva.do("resign")
        await jan.in_phase("over")
    while (await house.http.get(f"/api/matches/{id}/moment")).status_code == 409:
        await asyncio.sleep(0.05)  # what was read of the running match is good for a second
    moment = await house.get(f"/api/matches/{id}/moment", number=2)
    assert moment["game"] == "prsi" and moment["seats"] == 2
    assert (await asked(house, "prsi", position=moment["text"], options=moment["options"]))["text"] == moment["text"]


async def test_a_room_plays_on_from_a_position(house: House) -> None:
    """Never rated, marked in its file, and the one who makes the room sits where they wish."""
    made = await house.room(game="mlyn", position=MILL, seat=1)
    assert made["seats"] == [1]
    async with house.client(made) as eva:
        assert await eva.refused("setup", rated=True) == "begun-rated"
        await eva.do("bot", seat=0, level="beginner")
        await eva.do("start")
        await eva.until(lambda message: message["type"] in ("table", "event") and 1 in message.get("acts", []))
        match = eva.room["match"]["match"]
        await eva.do("resign")
        await eva.in_phase("over")
    text = (await house.http.get(f"/api/matches/{match}/file")).text
    assert f"\nposition {MILL} " in text and saloon.verify(text).holds


async def test_what_was_played_from_here_is_told_of_the_house_too(house: House) -> None:
    made = await house.room(game="dama", seats=2)
    async with house.client(made) as eva:
        await eva.do("bot", seat=1, level="beginner")
        await eva.do("start")
        turn = await eva.to_move()
        await eva.do("act", seat=0, match=turn["match"], action="c3-d4")
        await eva.do("resign")
        await eva.in_phase("over")
    while not (told := await asked(house, "dama", "/explorer"))["house"]:
        await asyncio.sleep(0.05)
    row = next(each for each in told["rows"] if each["move"] == "c3-d4")
    assert row["house"] == [0, 0, 1] and row["against"] == {"bot:beginner": 1} and sum(row["masters"]) > 0
    assert (await house.http.post("/api/analysis/prsi/explorer", json={})).status_code == 404


async def test_another_number_of_seats_begins_at_the_beginning_again(house: House) -> None:
    made = await house.room(game="prsi", position=HANDS)
    async with house.client(made) as eva:
        await eva.do("setup", seats=3)
        assert house.hall.tables[made["code"]].room.setup.position == ""


async def test_nobodys_many_questions_keep_others_from_their_one(house: House) -> None:
    """Questions wait at one desk: the one who has used it least comes first, and one is worked on at a time."""
    body = {"position": HANDS, "seat": 0, "open": False}
    told = await asyncio.gather(*(asked(house, "prsi", "/values", **body) for _ in range(4)))
    assert all(each["choices"] for each in told) and not house.hall.pondering.waiting
