"""Guests who mean no good, and those who only have a slow line."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from saloon.server import Limits, Rate
from server.house import EASY, PATIENCE, Client, House, play_on, serve, settings, start


async def test_a_chair_that_the_last_match_did_not_have_opens_no_hole(house: House) -> None:
    """After a match for two the host sets three seats, and a friend sits down on the third."""
    host = await house.room(game="prsi")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        await asyncio.gather(play_on(eva), play_on(jan))
        await eva.do("setup", seats=3)
        friend = await house.join(host["code"], "Iva")
        assert friend["seats"] == [2]
        async with house.client(friend) as iva:
            assert iva.table["scene"]["nodes"]
            await iva.do("look", shape="tall")
            assert await iva.refused("why", node="talon") == "phase-wrong"
            assert (await iva.ask("position"))["seat"] == -2
            assert await iva.refused("undo") in ("illegal-over", "phase-wrong", "undo-nothing")
            await start(eva, jan, iva)
            await iva.until(lambda message: message["type"] == "event")


async def test_who_asks_and_never_reads_takes_no_memory(sqlite_database: str) -> None:
    """Questions are read only while there is room for the answers."""
    limits = replace(EASY, queue_bytes=300_000, ask_bytes=50_000, silent_seconds=1)
    async with serve(settings(sqlite_database, limits=limits)) as house:
        host = await house.room()
        async with house.client(host) as eva:
            await start(eva, fill="beginner")
            await eva.to_move()
        async with Deaf.open(house.url) as deaf:
            await deaf.socket.send(json.dumps({"type": "hello", "id": "h", "token": host["token"]}))
            live = house.hall.tables[host["code"]]
            most = 0
            for _ in range(400):
                try:
                    await asyncio.wait_for(deaf.socket.send(json.dumps({"type": "look", "id": "l"})), 0.2)
                except Exception:
                    break
                most = max([most, *(reader.letters for reader in live.readers)])
            async with asyncio.timeout(PATIENCE):
                while live.readers:  # until it is dropped
                    await asyncio.sleep(0.02)
        assert most < 350_000
        async with house.client(host) as again:
            assert again.table["scene"]


class Deaf(Client):
    """Never reads what it is sent."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.heard = []
        self.raw = []
        self.news = asyncio.Event()
        self.reader = asyncio.create_task(asyncio.sleep(60))


async def test_somebody_who_has_left_does_nothing_any_more(house: House) -> None:
    host = await house.room(seats=3)
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan, house.client(guest) as other:
        await jan.do("leave")
        assert await other.closed() == 4401
        await eva.sees(lambda room: len(room["guests"]) == 1)
        async with Client.open(house.url) as again:
            assert await again.refused("hello", token=guest["token"]) == "token-unknown"


async def test_the_host_locks_the_room_and_shows_somebody_out(house: House) -> None:
    host = await house.room(seats=3)
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        assert await jan.refused("kick", guest=1) == "not-host"
        assert await eva.refused("kick", guest=1) == "guest-unknown"
        assert await eva.refused("kick", guest=7) == "guest-unknown"
        await eva.do("setup", locked=True)
        assert eva.room["setup"]["locked"]
        answer = await house.http.post(f"/api/rooms/{host['code']}/join", json={"name": "Iva"})
        assert (answer.status_code, answer.json()["code"]) == (403, "room-locked")
        await eva.do("kick", guest=2)
        assert [seat["kind"] for seat in eva.room["seats"]] == ["person", "open", "open"]
        assert await jan.closed() == 4401
        await eva.do("setup", locked=False)
        assert (await house.join(host["code"], "Iva"))["seats"] == [1]


async def test_one_address_does_not_fill_a_room(sqlite_database: str) -> None:
    async with serve(settings(sqlite_database, limits=replace(EASY, joins=Limits().joins))) as house:
        host, other = await house.room(), await house.room()
        answers = [
            await house.http.post(f"/api/rooms/{host['code']}/join", json={"name": f"N{number}"})
            for number in range(39)
        ]
        assert [answer.status_code for answer in answers].count(201) == 12
        await house.join(other["code"])


async def test_nobody_takes_a_bots_seat_to_see_its_hand_in_a_second_window(house: House) -> None:
    host = await house.room(game="prsi", seats=3)
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        again = await house.join(host["code"], "Jan")
        async with house.client(again) as window:
            assert await window.refused("sit", seat=1) == "seat-second"


async def test_wrong_codes_do_not_lock_out_those_who_know_their_token(sqlite_database: str) -> None:
    limits = replace(EASY, faults=Rate(3, 0))
    async with serve(settings(sqlite_database, limits=limits)) as house:
        host = await house.room()
        for _ in range(10):
            await house.http.get("/api/rooms/KOCKA-999")
        async with house.client(host) as eva:
            assert eva.room["you"]["guest"] == 1
        async with house.client(watch=eva.room["links"]["watch"].removeprefix("/w/")) as watcher:
            assert watcher.room["you"]["role"] == "watcher"


async def test_taking_back_while_a_bot_thinks_does_not_stop_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's answer was for a position that is gone: it thinks again when it is its turn."""
    host = await house.room(game="mlyn")
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await eva.to_move()
        driver, real, thinking = house.hall.driver, house.hall.driver.think, asyncio.Event()

        async def think(*args: Any) -> str:
            thinking.set()
            await asyncio.sleep(0.2)
            return await real(*args)

        monkeypatch.setattr(driver, "think", think)
        await play_on(eva, 1)
        await thinking.wait()
        await eva.do("undo")
        await asyncio.sleep(0.4)
        await play_on(eva, 3)
        numbers = [message["number"] for message in eva.heard if message["type"] == "event"]
        assert numbers == list(range(1, len(numbers) + 1))
