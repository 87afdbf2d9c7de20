"""A match over the wire, from the room to the file, on both databases."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from saloon.games import SHELF
from saloon.match import verify
from server.house import Client, House, play_on, serve, settings, start

choice = Random(5).choice


async def test_two_people_play_a_match_to_its_end(database: str) -> None:
    """Make a room, join, start, play; the file of the match proves itself."""
    async with serve(settings(database)) as house:
        host = await house.room()
        guest = await house.join(host["code"])
        async with house.client(host) as eva, house.client(guest, lang="cs") as jan:
            await start(eva, jan)
            await play_together(eva, jan)
            assert eva.room["match"]["result"] == "finished"
            match = eva.room["match"]["match"]
        answer = await house.http.get(f"/api/matches/{match}/file")
        assert verify(answer.text).holds


async def play_together(eva: Client, jan: Client) -> None:
    await asyncio.gather(play_on(eva), play_on(jan))


@pytest.mark.parametrize("key", sorted(SHELF))
async def test_every_game_is_played_over_the_wire(house: House, key: str) -> None:
    """A person and bots; lines, scenes and choices come for every move, in Russian and tall for a change."""
    host = await house.room(game=key)
    async with house.client(host, lang="ru", shape="tall") as eva:
        await start(eva, fill="beginner")
        await play_on(eva, 12, choose=choice)
        events = [message for message in eva.heard if message["type"] == "event"]
        assert [message["number"] for message in events] == list(range(1, len(events) + 1))
        assert all(message["line"]["text"] and message["scene"]["nodes"] for message in events)


async def test_bots_play_a_whole_match_against_a_person(house: House) -> None:
    host = await house.room(seats=3)
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await play_on(eva)
        assert eva.room["phase"] == "over"
