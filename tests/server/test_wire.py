"""The line: messages sent twice, lines that break, languages that change, and bad input of every kind."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from saloon.server import Limits, Rate
from server.house import ANY, EASY, Client, House, is_turn, play_on, serve, settings, start


async def two(house: House) -> tuple[dict[str, Any], dict[str, Any]]:
    host = await house.room()
    return host, await house.join(host["code"])


async def test_a_message_sent_twice_acts_once(house: House) -> None:
    host, guest = await two(house)
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        mover = await who_moves(eva, jan)
        turn = mover.table
        move = {"match": turn["match"], "action": turn["scene"]["choices"][0]["text"]}
        first = await mover.do("act", "same-id", **move)
        second = await mover.do("act", "same-id", **move)
        assert second["type"] == "done"
        events = [
            message
            for message in eva.heard
            if message["type"] == "event" and message["line"]["seat"] == turn["acts"][0]
        ]
        assert len(events) == 1
        assert second["number"] >= first["number"]


async def test_a_message_sent_twice_acts_once_however_much_others_have_said_meanwhile(house: House) -> None:
    host, guest = await two(house)
    async with house.client(host) as eva, house.client(guest) as jan:
        await eva.do("say", "early", phrase="hello")
        for _ in range(300):
            await jan.do("say", phrase="thanks")
        await eva.do("say", "early", phrase="hello")
        assert house.hall.tables[host["code"]].room.spoken == 301


async def test_a_move_for_a_position_that_is_gone_is_refused(house: House) -> None:
    """Seen, thought over, taken back and played again meanwhile: the late click means something else now."""
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        mover = await who_moves(eva, jan)
        turn = mover.table
        first, second = (choice["text"] for choice in turn["scene"]["choices"][:2])
        await mover.do("act", match=turn["match"], number=turn["number"], action=first)
        await mover.do("undo")
        assert await mover.refused("act", match=turn["match"], number=turn["number"], action=second) == "position-stale"
        assert (
            await mover.refused("act", match=turn["match"], number=turn["number"] + 99, action=second)
            == "position-stale"
        )
        await mover.do("act", match=turn["match"], number=turn["number"] + 2, action=second)


async def test_a_message_sent_again_on_a_new_line_after_a_restart_acts_once(database: str) -> None:
    async with serve(settings(database)) as house:
        host = await house.room()
        async with house.client(host) as eva:
            await eva.do("sit", "sit-once", seat=1, name="Jan")
    async with serve(settings(database)) as house, house.client(host) as eva:
        assert (await eva.ask("sit", "sit-once", seat=1, name="Jan"))["type"] == "done"
        assert await eva.refused("sit", seat=1) == "seat-taken"


async def who_moves(*clients: Client) -> Client:
    """The client whose turn it is."""
    waits = {asyncio.create_task(client.to_move()): client for client in clients}
    done, pending = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    return waits[done.pop()]


async def test_who_comes_back_gets_exactly_what_was_missed(house: House) -> None:
    host, guest = await two(house)
    async with house.client(host) as eva:
        async with house.client(guest) as jan:
            await start(eva, jan)
            await who_moves(eva, jan)
            seen = {"match": jan.table["match"], "number": jan.table["number"]}
        if eva.table["acts"]:
            await play_on(eva, 1)
        else:
            await eva.do("bot", seat=1, level="beginner")
        await eva.until(lambda message: message["type"] == "event" and message["number"] > seen["number"])
        async with house.client(guest, after=seen) as again:
            await again.until(lambda message: message["type"] == "event")
            events = [message["number"] for message in again.heard if message["type"] == "event"]
            assert events == list(range(seen["number"] + 1, seen["number"] + 1 + len(events)))
            assert not [message for message in again.heard if message["type"] == "table"]
        async with house.client(guest, after={"match": "another", "number": 3}) as lost:
            assert lost.table["type"] == "table"
        async with house.client(guest, after={"match": seen["match"], "number": 10_000}) as ahead:
            assert ahead.table["type"] == "table"


async def test_what_was_missed_is_shown_move_by_move(house: House) -> None:
    """Each event with its own position, as the one who was there saw it."""
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        since = {"match": jan.table["match"], "number": jan.table["number"]}
        first, second = (eva, jan) if eva.table["acts"] else (jan, eva)
        for mover in (first, second, first):
            await play_on(mover, 1)
        await jan.until(lambda message: message["type"] == "event" and message["number"] == since["number"] + 3)
        async with house.client(guest, after=since) as again:
            heard, told = (
                [message for message in client.heard if message["type"] == "event"] for client in (jan, again)
            )
            assert [(event["number"], event["scene"]["nodes"]) for event in told] == [
                (event["number"], event["scene"]["nodes"]) for event in heard
            ]
            assert len({json.dumps(event["scene"]["nodes"]) for event in told}) == 3


async def test_numbers_come_in_order_without_gaps(house: House) -> None:
    host, guest = await two(house)
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        await asyncio.gather(play_on(eva), play_on(jan))
        for client in (eva, jan):
            numbers = [message["number"] for message in client.heard if message["type"] == "event"]
            assert numbers == list(range(1, len(numbers) + 1))
            assert len(numbers) == client.room["match"]["number"]


async def test_language_and_shape_can_be_changed_at_any_time(house: House) -> None:
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await eva.to_move()
        english = eva.table["scene"]["prompt"]
        await eva.do("look", lang="cs", shape="tall")
        assert eva.table["type"] == "table"
        assert eva.table["scene"]["shape"] == "tall"
        assert eva.table["scene"]["prompt"] != english
        assert len(eva.table["log"]) == eva.table["number"]
        assert eva.room["you"]["lang"] == "cs"


async def test_the_log_has_a_sentence_for_each_entry_with_number_and_clause(house: House) -> None:
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await play_on(eva, 3)
        await eva.do("look")
        lines = eva.table["log"]
        assert [line["number"] for line in lines] == list(range(1, len(lines) + 1))
        assert all(line["text"] for line in lines)
        assert lines[-1]["clause"]
        events = {message["number"]: message["line"]["text"] for message in eva.heard if message["type"] == "event"}
        assert all(line["text"] == events[line["number"]] for line in lines)


async def test_only_the_seat_to_act_acts_and_only_within_the_rules(house: House) -> None:
    host, guest = await two(house)
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        mover = await who_moves(eva, jan)
        other = jan if mover is eva else eva
        match = mover.table["match"]
        assert await other.refused("act", match=match, action="draw") == "illegal-turn"
        assert await mover.refused("act", match=match, action="checkmate") == "unreadable-action"
        assert await mover.refused("act", match="0" * 32, action="draw") == "match-other"
        assert (
            await other.refused("act", match=match, seat=mover.room["you"]["seat"], action="draw") == "seat-not-yours"
        )


async def test_a_refusal_names_its_clause(house: House) -> None:
    host, guest = await two(house)
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        mover = await who_moves(eva, jan)
        legal = {choice["text"].split("=")[0] for choice in mover.table["scene"]["choices"]}
        wrong = next(card for card in ("H7", "L7", "A7", "B7", "H8") if card not in legal)
        answer = await mover.ask("act", match=mover.table["match"], action=wrong)
        assert answer["type"] == "error"
        assert answer["clause"]
        assert answer["clause"] in answer["text"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "42",
        '"hello"',
        "{}",
        '{"type":"act"}',
        '{"type":"nope","id":"1"}',
        '{"type":"act","id":"1","action":7,"match":"m"}',
        '{"type":"act","id":"' + "x" * 41 + '","action":"a","match":"m"}',
        '{"type":"sit","id":"1","seat":-1}',
        '{"type":"sit","id":"1","seat":1e99}',
        '{"type":"look","id":"1","lang":"xx"}',
        '{"type":"say","id":"1","text":' + "[" * 4000 + "]" * 4000 + "}",
        "\x00",
        '{"type":"ping","id":"\ud83d"}'.encode("utf-8", "surrogatepass"),
    ],
)
async def test_what_cannot_be_read_is_refused_and_the_line_stays(house: House, text: str | bytes) -> None:
    host = await house.room()
    async with house.client(host) as eva:
        start = len(eva.heard)
        await eva.socket.send(text)
        answer = await eva.until(lambda message: message["type"] == "error", start)
        assert answer["code"] == "message-unreadable"
        assert (await eva.ask("ping"))["type"] == "pong"


async def test_the_line_is_closed_after_too_many_unreadable_messages(house: House) -> None:
    host = await house.room()
    async with house.client(host) as eva:
        for _ in range(10):
            await eva.socket.send("?")
        assert await eva.closed() == 4400


async def test_nothing_is_said_before_hello(house: House) -> None:
    async with Client.open(house.url) as stranger:
        await stranger.send("ping")
        assert await stranger.closed() == 4400
    assert not [message for message in stranger.heard if message["type"] != "error"]


@pytest.mark.parametrize(
    "hello", [{}, {"token": ""}, {"token": "KONIK-271.xyz"}, {"token": "?"}, {"watch": "nothing"}, {"token": "x" * 99}]
)
async def test_a_wrong_token_opens_nothing(house: House, hello: dict[str, str]) -> None:
    await house.room()
    async with Client.open(house.url) as stranger:
        assert await stranger.refused("hello", **hello) == "token-unknown"
        assert await stranger.closed() == 4401


async def test_a_token_opens_its_own_room_only(house: House) -> None:
    one, other = await house.room(), await house.room()
    secret = one["token"].partition(".")[2]
    async with Client.open(house.url) as stranger:
        assert await stranger.refused("hello", token=f"{other['code']}.{secret}") == "token-unknown"


async def test_too_big_a_message_closes_the_line(house: House) -> None:
    host = await house.room()
    async with house.client(host) as eva:
        await eva.socket.send(json.dumps({"type": "say", "id": "1", "text": "x" * 20_000}))
        assert await eva.closed() == 1009


async def test_a_foreign_page_gets_no_socket(house: House) -> None:
    with pytest.raises(InvalidStatus):
        async with Client.open(house.url, origin="https://elsewhere.example"):
            pass
    async with Client.open(house.url, origin=house.url) as own:
        assert await own.refused("hello", watch="?") == "token-unknown"


async def test_too_many_messages_close_the_line(sqlite_database: str) -> None:
    limits = Limits(messages=Rate(5, 0), requests=ANY, rooms=ANY, codes=ANY, faults=ANY)
    async with serve(settings(sqlite_database, limits=limits)) as house:
        host = await house.room()
        async with house.client(host) as eva:
            for _ in range(6):
                await eva.send("ping")
            assert await eva.closed() == 4429
            assert eva.last("error")["code"] == "too-fast"


async def test_too_many_sockets_from_one_address_are_turned_away(sqlite_database: str) -> None:
    limits = Limits(sockets=1, requests=ANY, rooms=ANY, codes=ANY)
    async with serve(settings(sqlite_database, limits=limits)) as house:
        host = await house.room()
        async with house.client(host), Client.open(house.url) as second:
            assert await second.closed() == 4429
        async with house.client(host) as again:
            assert again.room["code"] == host["code"]


async def test_a_silent_peer_is_dropped(sqlite_database: str) -> None:
    limits = Limits(silent_seconds=0.2, hello_seconds=0.2, requests=ANY, rooms=ANY, codes=ANY)
    async with serve(settings(sqlite_database, limits=limits)) as house:
        host = await house.room()
        async with house.client(host) as eva:
            assert await eva.closed() == 4408
        async with Client.open(house.url) as shy:
            assert await shy.closed() == 4408


async def test_a_reader_who_falls_behind_is_dropped(sqlite_database: str) -> None:
    limits = Limits(queue=3, requests=ANY, rooms=ANY, codes=ANY, messages=ANY)
    async with serve(settings(sqlite_database, limits=limits)) as house:
        host = await house.room()
        async with house.client(host) as eva:
            await eva.send("start", fill="beginner")
            assert await eva.closed() == 4429


async def test_rooms_are_refused_when_the_house_is_full_and_running_tables_go_on(sqlite_database: str) -> None:
    from dataclasses import replace

    async with serve(settings(sqlite_database, limits=replace(EASY, tables=1))) as house:
        host = await house.room()
        answer = await house.http.post("/api/rooms", json={"game": "prsi", "name": "Jan"})
        assert (answer.status_code, answer.json()["code"]) == (503, "house-full")
        async with house.client(host) as eva:
            await start(eva, fill="beginner")
            await eva.until(is_turn)


async def test_guessing_codes_is_slowed_down_and_says_nothing(sqlite_database: str) -> None:
    limits = Limits(faults=Rate(3, 0), requests=ANY, rooms=ANY, codes=ANY)
    async with serve(settings(sqlite_database, limits=limits)) as house:
        host = await house.room()
        answers = [await house.http.get(f"/api/rooms/{code}") for code in ("KOCKA-999", "%3F", "KONIK-1", host["code"])]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429]
        assert len({answer.content for answer in answers[:3]}) == 1, "all wrong codes look alike"


async def test_taking_back_is_free_or_asked_for(house: House) -> None:
    host, guest = await two(house)
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        mover = await who_moves(eva, jan)
        other = jan if mover is eva else eva
        assert await mover.refused("undo") == "undo-nothing"
        await play_on(mover, 1)
        await mover.do("undo")
        wish = mover.room["wish"] or {}
        if wish:
            assert wish["asked"] == [other.room["you"]["seat"]]
            assert await mover.refused("agree") == "undo-not-asked"
            await other.do("agree")
        undone = await other.until(lambda message: message["type"] == "event" and message["line"]["kind"] == "undo")
        assert undone["to_act"] == [mover.room["you"]["seat"]]
        await mover.until(lambda message: message is undone or message.get("number") == undone["number"])
        assert mover.room["wish"] is None


async def test_a_wish_can_be_refused(house: House) -> None:
    host, guest = await two(house)
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        mover = await who_moves(eva, jan)
        other = jan if mover is eva else eva
        await play_on(mover, 1)
        await play_on(other, 1)
        await mover.do("undo")
        assert mover.room["wish"]["seat"] == mover.room["you"]["seat"]
        await other.do("refuse", seat=other.room["you"]["seat"])
        await mover.sees(lambda room: room["wish"] is None)
        assert await other.refused("refuse") == "undo-no-wish"


async def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(house: House) -> None:
    host = await house.room(clock={"bank": 1, "increment": 1})
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        mover = await who_moves(eva, jan)
        seat = mover.room["you"]["seat"]
        clocks = mover.table["clocks"]
        assert clocks[seat]["runs"]
        assert 0 < clocks[seat]["left"] <= 1000
        assert clocks[1 - seat] == {"left": 1000, "runs": False}
        lost = await mover.until(lambda message: message["type"] == "room" and message["seats"][seat]["stand_in"])
        assert lost["seats"][seat]["kind"] == "bot"
        before = len(mover.heard)
        await mover.do("back")
        await mover.until(
            lambda message: message["type"] == "room" and message["seats"][seat]["kind"] == "person", before
        )
