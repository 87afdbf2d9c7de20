"""Rooms: who may do what, who sits where, going and coming back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.house import Client, House, play_on, start


async def test_the_maker_sits_down_first_and_is_host(house: House) -> None:
    host = await house.room(seats=3)
    assert host["seats"] == [0]
    async with house.client(host) as eva:
        assert eva.room["phase"] == "setup"
        assert eva.room["you"] == {
            "guest": 1,
            "host": True,
            "role": "player",
            "seats": [0],
            "seat": 0,
            "lang": "en",
            "shape": "wide",
            "throws": False,
            "prepared": [],
        }
        assert [seat["kind"] for seat in eva.room["seats"]] == ["person", "open", "open"]
        assert eva.room["links"]["join"] == f"/r/{host['code']}"


async def test_a_stranger_sees_the_room_without_its_secrets(house: House) -> None:
    host = await house.room()
    seen = await house.get(f"/api/rooms/{host['code'].lower()}")
    assert [seat["name"] for seat in seen["seats"]] == ["Eva", ""]
    assert seen["links"] == {"join": f"/r/{host['code']}", "watch": "", "screen": "", "origin": ""}
    assert host["token"] not in str(seen)


async def test_guests_take_open_seats_in_order_and_then_look_on(house: House) -> None:
    host = await house.room()
    assert (await house.join(host["code"], "Jan"))["seats"] == [1]
    late = await house.join(host["code"], "Iva")
    assert late["seats"] == []
    async with house.client(late) as iva:
        assert iva.room["you"]["role"] == "guest"
        assert iva.room["you"]["seat"] == -2


async def test_only_the_host_arranges(house: House) -> None:
    host = await house.room()
    guest = await house.join(host["code"])
    async with house.client(guest) as jan:
        assert await jan.refused("setup", seats=3) == "not-host"
        assert await jan.refused("bot", seat=0, level="expert") == "not-host"
        assert await jan.refused("start") == "not-host"
    async with house.client(host) as eva:
        await eva.do("setup", seats=4, options={"deal": 5}, clock={"bank": 60, "increment": 2}, chat="phrases")
        setup = eva.room["setup"]
        assert (setup["seats"], setup["options"]["deal"], setup["clock"], setup["chat"]) == (
            4,
            5,
            {"bank": 60, "increment": 2},
            "phrases",
        )
        await eva.do("setup", options={"over": "free"}, clock={"bank": 0})
        assert eva.room["setup"]["options"] | {"deal": 5, "over": "free"} == eva.room["setup"]["options"]
        assert eva.room["setup"]["clock"] is None


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"seats": 9}, "seats-wrong"),
        ({"options": {"deal": 7}}, "option-value"),
        ({"options": {"deal": True}}, "option-value"),
        ({"options": {"nothing": 1}}, "option-unknown"),
        ({"game": "chess"}, "game-missing"),
    ],
)
async def test_what_cannot_be_played_is_refused_and_nothing_changes(
    house: House, wrong: dict[str, object], code: str
) -> None:
    host = await house.room()
    async with house.client(host) as eva:
        before = eva.room["setup"]
        assert await eva.refused("setup", **wrong) == code
        await eva.do("setup", chat="free")
        assert eva.room["setup"] == before


async def test_several_people_share_one_device(house: House) -> None:
    """One token, two seats: the hidden hands are shown one at a time, after the curtain."""
    host = await house.room()
    async with house.client(host) as eva:
        await eva.do("sit", seat=1, name="Jan")
        assert [(seat["name"], seat["guest"]) for seat in eva.room["seats"]] == [("Eva", 1), ("Jan", 1)]
        await start(eva)
        turn = await eva.to_move()
        assert turn["scene"]["choices"] == [], "nobody's hand is shown before the curtain is lifted"
        seat = turn["acts"][0]
        await eva.do("look", seat=seat)
        lifted = await eva.until(lambda message: message["type"] == "table" and message["scene"]["choices"] != [])
        hand = [node["id"] for node in lifted["scene"]["nodes"] if node["id"].startswith("card-")]
        assert len(hand) >= 4
        await eva.do("act", match=lifted["match"], seat=seat, action=lifted["scene"]["choices"][0]["text"])
        assert await eva.refused("act", match=lifted["match"], action="draw") == "seat-which"
        assert await eva.refused("look", seat=5) == "seat-not-yours"


async def test_seats_can_be_left_and_given_to_bots_before_the_match(house: House) -> None:
    host = await house.room()
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await jan.do("stand", seat=1)
        await eva.do("bot", seat=1, level="expert")
        assert eva.room["seats"][1]["level"] == "expert"
        assert await jan.refused("sit", seat=1) == "seat-taken"
        await eva.do("bot", seat=1, level="")
        await jan.do("sit", seat=1, name="Honza")
        assert jan.room["seats"][1]["name"] == "Honza"
        assert await eva.refused("bot", seat=1, level="expert") == "seat-taken"


async def test_a_match_needs_all_seats_filled(house: House) -> None:
    host = await house.room()
    async with house.client(host) as eva:
        assert await eva.refused("start") == "seats-open"
        await eva.do("start", fill="beginner")
        assert [seat["kind"] for seat in eva.room["seats"]] == ["person", "bot"]


async def test_who_leaves_in_play_is_replaced_by_a_bot_and_the_match_goes_on(house: House) -> None:
    host = await house.room()
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        await jan.do("leave", level="beginner")
        await eva.sees(lambda room: room["seats"][1]["kind"] == "bot" and room["seats"][1]["guest"] == 0)
        await play_on(eva)
        assert eva.room["match"]["result"] == "finished"
    async with Client.open(house.url) as again:
        assert await again.refused("hello", token=guest["token"]) == "token-unknown"
        assert await again.closed() == 4401


async def test_a_bot_stands_in_until_the_person_comes_back(house: House) -> None:
    host = await house.room()
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        await jan.do("bot", seat=1, level="beginner")
        assert jan.room["seats"][1]["stand_in"]
        assert await jan.refused("act", match=jan.room["match"]["match"], action="draw") == "seat-bot"
        await jan.do("back", seat=1)
        assert not jan.room["seats"][1]["stand_in"]
        await eva.sees(lambda room: room["seats"][1]["kind"] == "person" and room["seats"][1]["online"])
        await eva.do("ping")
        lines = [
            message["line"] for message in eva.heard if message["type"] == "event" and message["line"]["kind"] == "seat"
        ]
        assert [line["seat"] for line in lines] == [1, 1]


async def test_nobody_but_the_host_replaces_a_player_who_is_there(house: House) -> None:
    host = await house.room(seats=3)
    jan_joined, iva_joined = await house.join(host["code"], "Jan"), await house.join(host["code"], "Iva")
    async with house.client(host) as eva, house.client(jan_joined) as jan, house.client(iva_joined) as iva:
        await start(eva, jan, iva)
        assert await iva.refused("bot", seat=1, level="regular") == "seat-present"
        await eva.do("bot", seat=1, level="regular")
        await iva.sees(lambda room: room["seats"][1]["kind"] == "bot")


async def test_a_guest_may_drop_in_for_a_bot_that_nobody_owns(house: House) -> None:
    host = await house.room(game="mlyn")
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        late = await house.join(host["code"], "Jan")
        async with house.client(late) as jan:
            await jan.do("sit", seat=1)
            assert jan.room["seats"][1] | {"kind": "person", "name": "Jan"} == jan.room["seats"][1]
            table = await jan.until(
                lambda message: (
                    message["type"] == "table" and bool(message["scene"]["choices"] or message["to_act"] == [0])
                )
            )
            assert table["scene"]["nodes"]


async def test_a_second_offer_of_a_rematch_accepts_it_and_takes_everybody_along(house: House) -> None:
    host = await house.room()
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        watch = eva.room["links"]["watch"].removeprefix("/w/")
        async with house.client(watch=watch) as onlooker:
            await start(eva, jan)
            await asyncio.gather(play_on(eva), play_on(jan))
            first = eva.room["match"]["match"]
            await jan.do("rematch")
            await eva.until(lambda message: message["type"] == "room" and message["offers"]["rematch"] == [2])
            assert eva.room["match"]["match"] == first
            await eva.do("rematch")
            for client in (eva, jan, onlooker):
                await client.until(lambda message: message["type"] == "table" and message["match"] != first)
            assert [seat["name"] for seat in onlooker.room["seats"]] == ["Jan", "Eva"], "sides alternate"
            assert onlooker.room["match"]["match"] == eva.room["match"]["match"] != first


async def test_a_match_is_abandoned_when_all_who_are_there_agree_and_its_secret_is_told(house: House) -> None:
    host = await house.room()
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        await eva.do("abandon")
        assert eva.room["phase"] == "play"
        assert eva.room["match"]["secret"] == ""
        await jan.do("abandon")
        over = await eva.in_phase("over")
        assert over["match"]["result"] == "abandoned"
        assert len(over["match"]["secret"]) == 64
        verdict = await house.get(f"/api/matches/{over['match']['match']}/verify")
        assert verdict["holds"]
    assert (await house.get("/api/stats"))["abandoned"] == 1


async def test_chat_has_ready_phrases_in_the_language_of_the_reader(house: House) -> None:
    host = await house.room()
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest, lang="cs") as jan:
        await eva.do("say", phrase="thanks")
        heard = await jan.until(lambda message: message["type"] == "chat")
        assert heard["lines"][0] | {"phrase": "thanks", "text": "Díky!", "name": "Eva"} == heard["lines"][0]
        await eva.do("say", text="  <b>hi</b>\n there ")
        said = await jan.until(lambda message: message["type"] == "chat" and message["lines"][-1]["line"] == 2)
        assert said["lines"][0]["text"] == "<b>hi</b> there", "texts are plain text; the page never reads them as HTML"
        await eva.do("setup", chat="phrases")
        assert await jan.refused("say", text="hello") == "chat-off"
        await eva.do("setup", chat="off")
        assert await jan.refused("say", phrase="hello") == "chat-off"
        assert await eva.refused("say", phrase="damn") == "chat-off"


async def test_watchers_read_and_do_nothing(house: House) -> None:
    host = await house.room()
    async with house.client(host) as eva:
        watch = eva.room["links"]["watch"].removeprefix("/w/")
        async with house.client(watch=watch) as onlooker, house.client(watch=watch, screen=True) as screen:
            assert onlooker.room["you"]["role"] == "watcher"
            assert screen.room["you"]["role"] == "screen"
            assert onlooker.room["code"] == "", "the one who watches cannot join by what they see"
            assert host["code"] not in "".join(onlooker.raw)
            for message in ("start", "rematch", "leave", "abandon"):
                assert await onlooker.refused(message) == "not-guest"
            await eva.do("say", phrase="hello")
            await onlooker.until(lambda message: message["type"] == "chat")
            await eva.until(lambda message: message["type"] == "room" and message["watchers"] == 2)
        assert not [message for message in screen.heard if message["type"] == "chat"]


async def test_names_are_tidied_and_limited(house: House) -> None:
    host = await house.room(name="  Eva\t \u202eKid ")
    async with house.client(host) as eva:
        assert eva.room["seats"][0]["name"] == "Eva Kid"
        await eva.do("name", name="Evička")
        assert eva.room["seats"][0]["name"] == "Evička"
        assert await eva.refused("name", name="x" * 25) == "name-unfit"
        assert await eva.refused("name", name="\u202e") == "name-unfit"


async def test_what_a_bot_did_stays_the_bots_when_a_guest_takes_its_seat(house: House) -> None:
    """In the replay, in its pictures, in the log of the table, and in what is sent again after a broken line."""
    host = await house.room(game="dama")
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        bot = eva.room["seats"][1]["name"]
        await play_on(eva, 2)
        await eva.to_move(eva.heard.index(eva.last("done")))
        late = await house.join(host["code"], "Jan")
        async with house.client(late) as jan:
            await jan.do("sit", seat=1)
            await play_on(eva, 1)
            await play_on(jan, 1)
            match = jan.table["match"]
            async with house.client(late, after={"match": match, "number": 1}) as again:
                missed = await again.until(lambda message: message["type"] == "event" and message["line"]["seat"] == 1)
                assert bot in missed["line"]["text"]
                assert [seat["name"] for seat in missed["scene"]["seats"]] == ["Eva", bot]
            async with house.client(late) as fresh:
                await fresh.until(lambda message: message["type"] == "table")
                assert names_of(fresh.table["log"], 1) == [bot, bot, "Jan", "Jan"]
            await eva.do("abandon")
            await jan.do("abandon")
            await jan.in_phase("over")
    steps = (await house.get(f"/api/matches/{match}/steps"))["steps"]
    assert names_of([step["line"] for step in steps[1:]], 1) == [bot, bot, "Jan", "Jan"]
    assert [seat["name"] for seat in steps[0]["scene"]["seats"]] == ["Eva", bot]
    assert [seat["name"] for seat in steps[-1]["scene"]["seats"]] == ["Eva", "Jan"]
    picture = await house.http.get(f"/api/matches/{match}/picture.svg", params={"number": 2})
    assert bot in picture.text and "Jan" not in picture.text


def names_of(lines: list[dict[str, Any]], seat: int) -> list[str]:
    """Whom the lines of a seat are about."""
    return [line["text"].split(" ")[0] for line in lines if line["seat"] == seat]


async def test_whose_a_token_is_can_be_asked_before_it_is_used(house: House) -> None:
    host = await house.room(name="Eva")
    jan = await house.join(host["code"], "Jan")
    path = f"/api/rooms/{host['code']}/guest"
    answer = await house.http.post(path, json={"token": jan["token"]})
    assert (answer.status_code, answer.json()) == (200, {"guest": jan["guest"], "name": "Jan"})
    other = await house.room(name="Ota")
    for wrong in (f"{host['code']}.anything", other["token"], "", "x" * 50):
        answer = await house.http.post(path, json={"token": wrong})
        assert (answer.status_code, answer.json()["code"]) == (401, "token-unknown")
    async with house.client(host) as eva:
        assert [guest["name"] for guest in eva.room["guests"]] == ["Eva", "Jan"]


async def test_the_host_says_who_sits_where_and_names_the_seats_they_hold(house: House) -> None:
    host = await house.room()
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await eva.do("setup", seats=3)
        await eva.do("sit", seat=2, name="Ota")
        await eva.do("name", seat=2, name="Petr")
        assert [seat["name"] for seat in eva.room["seats"]] == ["Eva", "Jan", "Petr"]
        assert await jan.refused("swap", seat=0, other=1) == "not-host"
        await eva.do("swap", seat=0, other=1)
        assert [(seat["name"], seat["guest"]) for seat in eva.room["seats"]] == [("Jan", 2), ("Eva", 1), ("Petr", 1)]
        assert eva.room["you"]["seats"] == [1, 2]
