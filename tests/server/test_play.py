"""A match over the wire, from the room to the file, on both databases."""

from __future__ import annotations

from saloon.match import verify
from server.house import play_on, serve, settings, start


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


async def play_together(eva, jan) -> None:
    import asyncio

    await asyncio.gather(play_on(eva), play_on(jan))


async def test_bots_play_a_whole_match_against_a_person(house) -> None:
    host = await house.room(seats=3)
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await play_on(eva)
        assert eva.room["phase"] == "over"
