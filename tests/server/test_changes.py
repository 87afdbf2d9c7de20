"""Scenes over the wire: drawn once for all who see the same, and only what has changed for the one who wishes it."""

from __future__ import annotations

from collections import ChainMap
from typing import Any

import pytest

from saloon.match.telling import Spectator
from saloon.scene.changes import Follower
from saloon.server.http.frames import CountedSocket
from saloon.server.rooms.playing import decide
from server.house import Client, House, play_on, start


def scenes(client: Client) -> dict[int, Any]:
    """Each position a client has seen, by its number, with the changes made."""
    follower = Follower()
    return {
        message["number"]: follower.hear(message)
        for message in client.heard
        if message["type"] in ("table", "event", "draft")
    }


async def caught_up(*clients: Client) -> None:
    """What was sent before has arrived."""
    for client in clients:
        await client.do("ping")


@pytest.mark.parametrize("game", ["mlyn", "prsi"])
async def test_a_reader_of_changes_sees_what_a_reader_of_scenes_sees(house: House, game: str) -> None:
    host = await house.room(game=game)
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan, house.client(host, changes=True) as brief:
        await start(eva, jan)
        for _ in range(4):
            for player in (eva, jan):
                if player.table["acts"]:
                    await play_on(player, 1)
            await caught_up(eva, jan)
        await caught_up(brief)
        assert scenes(brief) == scenes(eva)
        rooms = [message for message in brief.heard if message["type"] == "room"]
        assert dict(ChainMap(*reversed(rooms))) == eva.room
        assert "links" in rooms[0] and all("links" not in each for each in rooms[1:]), "only what is not as it was"
        events = [message for message in brief.heard if message["type"] == "event"]
        assert events and all("changes" in message and "scene" not in message for message in events)
        assert all("changes" not in message for message in eva.heard)


async def test_the_first_scene_after_coming_back_is_whole(house: House) -> None:
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        begun = eva.table
        await play_on(eva, 1)
        await play_on(jan, 1)
        await caught_up(eva)
        async with house.client(
            host, changes=True, after={"match": begun["match"], "number": begun["number"]}
        ) as again:
            await caught_up(again)
            first, second = (message for message in again.heard if message["type"] == "event")
            assert "scene" in first and "changes" in second
            assert scenes(again)[2] == scenes(eva)[2]
            await again.do("look", shape="tall")
            assert again.last("table")["scene"]["shape"] == "tall", "a whole scene for the asking"


async def test_a_scene_is_drawn_once_for_all_who_see_the_same(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three sockets at one seat and two onlookers are two scenes a move; those who come later see what is there."""
    drawn: list[int] = []
    scene = Spectator.scene

    def counted(self: Spectator, *args: Any) -> Any:
        drawn.append(self.seat)
        return scene(self, *args)

    host = await house.room(game="mlyn", seats=2)
    async with house.client(host) as eva, house.client(host, changes=True) as again, house.client(host) as third:
        await eva.do("sit", seat=1, name="Jan")
        await start(eva)
        watch = eva.room["links"]["watch"].removeprefix("/w/")
        async with house.client(watch=watch) as one, house.client(watch=watch, changes=True) as two:
            await caught_up(eva, again, third, one, two)
            monkeypatch.setattr(Spectator, "scene", counted)
            seat = eva.table["acts"][0]
            await eva.do("act", seat=seat, match=eva.table["match"], action=eva.table["scene"]["choices"][0]["text"])
            await caught_up(eva, again, third, one, two)
            assert sorted(drawn) == sorted({-2, eva.room["you"]["seat"]})
            async with house.client(watch=watch) as late:
                assert late.table["scene"] == one.table["scene"]
            assert len(drawn) == 2, "a late reader costs no scene, however long the log"


async def test_nothing_is_drawn_where_nobody_looks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        move = {"match": eva.table["match"], "action": (await eva.to_move())["scene"]["choices"][0]["text"]}
    table = await house.hall.table(host["code"])
    monkeypatch.setattr(Spectator, "scene", lambda *_: pytest.fail("drawn for nobody"))
    await table.change(1, "", lambda attempt: decide(attempt, 0, move["action"]))
    assert table.room.last == 1


async def test_a_move_and_that_it_is_done_take_one_write(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest, changes=True) as jan:
        await start(eva, jan)
        await caught_up(eva, jan)
        frames: list[int] = []
        write = CountedSocket.write

        def counted(self: CountedSocket) -> None:
            if any(b'"type":"event"' in each for each in self.conn.writes):
                frames.append(len(self.conn.writes))
            write(self)

        monkeypatch.setattr(CountedSocket, "write", counted)
        await play_on(eva, 1)
        await jan.until(lambda message: message["type"] == "event")
        assert sorted(frames) == [1, 2], "to the other player, and to the one who has moved"
