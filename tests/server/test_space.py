"""No log is endless, and nobody can use up the room that others need: a match can always be ended, left and filed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from saloon.server.rooms import attempt, playing
from server.house import House, is_turn, play_on, start
from server.test_days import at_table, clock, long_open  # noqa: F401
from server.test_drafts import GAME as TOWN
from server.test_drafts import tie
from server.test_prepared import at, line, play, prepare


async def test_an_onlooker_cannot_end_a_match_by_talking_or_by_fidgeting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attempt, "MOST_SAID", 3)
    monkeypatch.setattr(attempt, "MOST_WISHES", 3)
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    third = await house.join(host["code"], "Iva")
    async with house.client(host) as eva, house.client(guest) as jan, house.client(third) as iva:
        await start(eva, jan)
        for _ in range(3):
            await iva.do("say", text="la la la")
        assert await iva.refused("say", text="la la la") == "talk-enough"
        await jan.do("say", phrase="hello")
        await play_on(eva, 1)
        await play_on(jan, 1)
        await jan.do("resign")
        assert eva.room["phase"] == "over"
        for number in range(2):
            await iva.do("name", name=f"Iva {number}x")
        assert await iva.refused("name", name="Iva again") == "room-spent"
        await jan.do("name", name="Jana")
        await iva.do("leave")
        match = eva.room["match"]["match"]
    file = await house.http.get(f"/api/matches/{match}/file")
    assert file.status_code == 200 and "la la la" not in file.text


async def test_one_guest_leaves_the_word_to_others(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_AT_ONCE", 2)
    monkeypatch.setattr(playing, "BREATH", 600_000)
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        for _ in range(2):
            await eva.do("say", phrase="hello")
        assert await eva.refused("say", phrase="hello") == "too-fast"
        await jan.do("say", phrase="hello")


@pytest.mark.parametrize("end", ["resign", "abandon", "leave"])
async def test_a_match_of_a_room_that_is_full_of_rows_can_be_played_ended_left_and_filed(
    house: House, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    """As it may lie in an old database, where talk had used up all the rows."""
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        await eva.do("say", text="la la la")
    await as_read_anew(house, host["code"])
    monkeypatch.setattr(attempt, "MOST_ROWS", 2)
    async with house.client(host) as eva, house.client(guest) as jan:
        assert house.hall.tables[host["code"]].room.number > 3
        await play_on(eva, 1)
        await play_on(jan, 1)
        asked = await eva.until(lambda message: is_turn(message) and message["number"] == 2)
        match = asked["match"]
        assert await eva.refused("act", match=match, action=asked["scene"]["choices"][0]["text"]) == "room-spent"
        await jan.do(end)
        if end == "abandon":
            await eva.do(end)
        if end == "leave":
            await eva.do("resign")
        assert eva.room["phase"] == "over"
        assert await eva.refused("start", fill="beginner") == "room-spent"
    assert (await house.http.get(f"/api/matches/{match}/file")).status_code == 200


async def test_an_onlooker_cannot_end_a_match_by_changing_places_with_a_bot(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor keep the next one from beginning: people who come and go have rows of their own."""
    monkeypatch.setattr(attempt, "MOST_WISHES", 8)
    host = await house.room(game="mlyn")
    third = await house.join(host["code"], "Iva", sit=False)
    async with house.client(host) as eva, house.client(third) as iva:
        await start(eva, fill="beginner")
        turn = await eva.to_move()
        monkeypatch.setattr(attempt, "MOST_ROWS", house.hall.tables[host["code"]].room.played + 1)
        await iva.do("sit", seat=1)
        for _ in range(3):
            await iva.do("bot", seat=1, level="beginner")
            await iva.do("back", seat=1)
        assert await iva.refused("bot", seat=1, level="beginner") == "room-spent"
        await eva.do("act", match=turn["match"], action=turn["scene"]["choices"][0]["text"])
        await iva.do("resign")
        monkeypatch.setattr(attempt, "MOST_ROWS", house.hall.tables[host["code"]].room.all_played + 1)
        await eva.do("start")


async def test_a_player_cannot_use_up_the_match_of_the_others_by_wishing_to_take_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attempt, "MOST_ROWS", 4)
    monkeypatch.setattr(attempt, "MOST_ASIDES", 6)
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        await play_on(eva, 1)
        await play_on(jan, 1)
        for _ in range(3):
            await eva.do("undo")
            await eva.do("refuse")
        assert await eva.refused("undo") == "room-spent"
        await eva.until(lambda message: is_turn(message) and message["number"] == 2)
        await eva.do("act", match=eva.table["match"], action=eva.table["scene"]["choices"][0]["text"])
        await jan.do("resign")
        await eva.do("start", fill="beginner")
        assert not house.hall.tables[host["code"]].room.rows["aside", 1], "every match has its own"


async def test_a_player_cannot_use_up_the_match_by_putting_something_together(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is given and dropped again has a limit of its own; the offer itself is laid all the same."""
    monkeypatch.setattr(attempt, "MOST_ASIDES", 4)
    monkeypatch.setitem(TOWN.rooms, "RULES", replace(TOWN.rules, start=lambda seats, chosen: tie("bribes=tied")))
    host = await house.room(game="dice_town", seats=3)
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan, fill="beginner")
        await eva.until(lambda message: message["type"] == "table" and 0 in message["to_act"])
        monkeypatch.setattr(attempt, "MOST_ROWS", house.hall.tables[host["code"]].room.played + 1)
        match = eva.table["match"]
        for piece in ("give $1", "give 1n", "add gear8", "drop gear8"):
            await eva.do("act", match=match, seat=0, action=piece)
        assert await eva.refused("act", match=match, seat=0, action="add gear8") == "room-spent"
        await eva.do("act", match=match, seat=0, action="no offer")


async def test_a_player_cannot_use_up_the_match_by_preparing_answers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one moves on, and so does who prepared too often."""
    monkeypatch.setattr(attempt, "MOST_ASIDES", 3)
    course = line("dama", 4)
    async with at_table(house, "dama") as table:
        eva, jan = table.clients
        room = house.hall.tables[table.code].room
        monkeypatch.setattr(attempt, "MOST_ROWS", room.played + 2)
        for steps in (course, course[:2], []):
            await prepare(jan, steps)
        asked = {"match": jan.room["match"]["match"], "number": 0, "seat": jan.room["you"]["seat"], "steps": course}
        assert await jan.refused("prepare", **asked) == "room-spent"
        await play(eva, course[0])
        await at(jan, 1)
        await play(jan, course[1])
        await at(eva, 2)


@pytest.mark.parametrize("what", ["abandon", "rematch"])
async def test_an_offer_made_again_adds_nothing_to_the_log(house: House, what: str) -> None:
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        if what == "rematch":
            await jan.do("resign")
        await eva.do(what)
        rows = house.hall.tables[host["code"]].room.number
        for _ in range(3):
            await eva.do(what)
        assert house.hall.tables[host["code"]].room.number == rows
        await jan.do(what)
        assert house.hall.tables[host["code"]].room.number == rows + 1


async def as_read_anew(house: House, code: str) -> None:
    """The table leaves memory and comes back from its log."""
    del house.hall.tables[code]
    await house.hall.table(code)
