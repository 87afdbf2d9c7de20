"""Who is here: shown after a little, and what the others may do about somebody who is gone."""

from __future__ import annotations

import asyncio
import logging
from random import Random

import pytest
from sqlalchemy import Connection, text

from saloon.server import Limits
from saloon.server.http.addresses import is_local
from saloon.server.http.run import bind, typed_by_people
from saloon.server.people import presence
from saloon.server.rooms import attempt
from saloon.server.show.outbox import Outbox
from saloon.server.show.viewer import Viewer
from saloon.server.store.database import Store
from saloon.server.store.port import Append
from saloon.server.tables import driver, live
from server.accounts import make
from server.house import Client, House, is_turn, play_on, serve, settings, start


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Presence without its patience."""
    for module in (live, presence):
        monkeypatch.setattr(module, "PRESENCE_GRACE", 0.05)
    for module in (live, presence, attempt):
        monkeypatch.setattr(module, "AWAY", 0.1)


async def three(house: House) -> list[dict[str, object]]:
    host = await house.room(seats=3)
    return [host, await house.join(host["code"], "Jan"), await house.join(host["code"], "Iva")]


async def test_a_broken_line_shows_after_a_moment_and_a_new_one_at_once(house: House, hasty: None) -> None:
    host = await house.room()
    guest = await house.join(host["code"])
    async with house.client(host) as eva:
        async with house.client(guest):
            await eva.sees(lambda room: room["seats"][1]["online"])
        gone = await eva.sees(lambda room: not room["seats"][1]["online"])
        assert gone["seats"][1]["away"] > 0
        async with house.client(guest):
            await eva.sees(lambda room: room["seats"][1]["online"])


async def silence(text: str) -> None:
    """Nobody reads it."""


async def test_two_hundred_who_come_at_once_are_told_in_one_go(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each told to all who were there before would be twenty thousand messages."""
    monkeypatch.setattr(live, "TOGETHER", 0.1)
    store = Store(sqlite_database)
    await store.open()
    table = await make(store, "KONIK-271", "prsi", {0: "Eva"}, Random(1))
    readers = [Outbox(Viewer(), silence, Limits(), print) for _ in range(200)]
    for reader in readers:
        async with table.lock:
            table.join(reader)
            table.show_room([reader])
    async with asyncio.timeout(60):
        while table.telling:
            await asyncio.sleep(0.001)
    for reader in readers:
        told = [str(parcel) for parcel in reader.parcels]
        assert len(told) == (1 if reader is readers[-1] else 2), "what it saw first, and how many there are in the end"
        assert '"watchers":200' in told[-1]
    await store.close()


async def test_anybody_at_the_table_may_replace_a_player_who_is_gone(house: House, hasty: None) -> None:
    eva_seat, jan_seat, iva_seat = await three(house)
    async with house.client(eva_seat) as eva, house.client(iva_seat) as iva:
        async with house.client(jan_seat) as jan:
            await start(eva, jan, iva)
        await iva.sees(lambda room: room["seats"][1]["away"] > 100)
        await iva.do("bot", seat=1, level="beginner")
        assert iva.room["seats"][1]["stand_in"]
        async with house.client(jan_seat) as again:
            await again.do("back")
            assert again.room["seats"][1]["kind"] == "person"


async def test_somebody_else_is_host_while_the_host_is_gone(house: House, hasty: None) -> None:
    eva_seat, jan_seat, iva_seat = await three(house)
    async with house.client(jan_seat) as jan, house.client(iva_seat) as iva:
        async with house.client(eva_seat):
            assert await jan.refused("setup", chat="off") == "not-host"
        await jan.sees(lambda room: room["you"]["host"])
        await jan.do("setup", chat="off")
        assert await iva.refused("setup", chat="free") == "not-host"
        async with house.client(eva_seat) as eva:
            await eva.do("setup", chat="phrases")


async def test_the_table_is_told_once_whom_it_waits_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "NUDGE", 0.2)
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        seat = eva.table["to_act"][0]
        for client in (eva, jan):
            nudge = await client.until(lambda message: message["type"] == "nudge")
            assert (nudge["seat"], nudge["guest"]) == (seat, seat + 1)


async def test_a_game_without_luck_starts_at_once_and_is_taken_back_freely(house: House) -> None:
    """Nothing is rolled and nothing hidden, so nobody pledges and nobody is asked."""
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        mover = eva if eva.table["acts"] else jan
        other = jan if mover is eva else eva
        assert mover.table["number"] == 0
        await play_on(mover, 1)
        assert mover.table["undo"] == "free"
        await mover.do("undo")
        assert is_turn(mover.table)
        assert mover.room["wish"] is None
        await other.until(lambda message: message["type"] == "event" and message["line"]["kind"] == "undo")


async def test_several_people_at_one_device_play_an_open_game_without_a_curtain(house: House) -> None:
    host = await house.room(game="mlyn")
    async with house.client(host) as eva:
        await eva.do("sit", seat=1, name="Jan")
        await start(eva)
        for _ in range(4):
            turn = eva.table
            seat = turn["acts"][0]
            if eva.room["you"]["seat"] != seat:
                await eva.do("look", seat=seat)
                turn = eva.table
            assert turn["scene"]["choices"]
            await eva.do("act", match=turn["match"], seat=seat, action=turn["scene"]["choices"][0]["text"])


async def test_a_line_that_is_refused_for_haste_is_told_so(sqlite_database: str) -> None:
    from saloon.server import Limits, Rate
    from server.house import ANY

    limits = Limits(faults=Rate(1, 0), requests=ANY, rooms=ANY, codes=Rate(1, 0))
    async with serve(settings(sqlite_database, limits=limits)) as house:
        host = await house.room()
        for _ in range(3):  # those who know their token come back as often as they must
            async with house.client(host) as eva:
                assert eva.room["you"]["guest"] == 1
        async with Client.open(house.url) as stranger:
            assert await stranger.refused("hello", token="KONIK-271.x") == "token-unknown"
        async with Client.open(house.url) as stranger:
            assert await stranger.refused("hello", token="KONIK-271.x") == "too-fast"
            assert await stranger.closed() == 4429


async def test_invitations_carry_an_address_that_others_can_reach(sqlite_database: str) -> None:
    async with serve(settings(sqlite_database, public="http://192.168.1.5:8277")) as house:
        host = await house.room()
        async with house.client(host) as eva:
            assert eva.room["links"]["origin"] == "http://192.168.1.5:8277"
        near = (await house.http.get("/api/qr.svg", params={"path": "/r/KONIK-271"})).text
        far = (
            await house.http.get("/api/qr.svg", params={"path": "/r/KONIK-271"}, headers={"Host": "192.168.1.5:8277"})
        ).text
        assert near == far


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("localhost:8277", True),
        ("127.0.0.1", True),
        ("[::1]:80", True),
        ("192.168.1.5:8277", False),
        ("", False),
        ("127.example", False),
        ("[", False),
    ],
)
def test_which_hosts_are_this_machine(host: str, local: bool) -> None:
    assert is_local(host) is local


def test_a_taken_port_is_stepped_over() -> None:
    first = bind("127.0.0.1", 0)
    port = first.getsockname()[1]
    second = bind("127.0.0.1", port)
    try:
        assert second.getsockname()[1] > port
        assert typed_by_people("0.0.0.0") == "localhost"
    finally:
        first.close()
        second.close()


async def test_the_servers_log_tells_no_secrets(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even when the database fails with the secret in its hands."""
    lost: list[bytes] = []

    def spoilt(link: Connection, rows: list[Append]) -> set[tuple[str, int]]:
        lost.extend(row.match[1] for row in rows if row.match)
        link.execute(text("INSERT INTO nowhere VALUES (:secret)"), {"secret": lost[-1]})
        return set()

    host = await house.room()
    async with house.client(host) as eva:
        await eva.do("bot", seat=1, level="beginner")
        with caplog.at_level(logging.DEBUG):
            monkeypatch.setattr(house.hall.store, "put", spoilt)
            assert await eva.refused("start") == "trouble"
            monkeypatch.undo()
            await eva.do("start")
        stored = await house.hall.store.secrets(host["code"])
        assert stored and lost
        for secret in (*stored.values(), *lost, host["token"].encode()):
            assert secret.hex() not in caplog.text
            assert repr(secret)[2:-1] not in caplog.text


async def test_a_server_that_has_just_loaded_a_table_gives_nobody_away(postgres_database: str, hasty: None) -> None:
    """Two servers: somebody at the other one is not host at once, and takes no rated match from those present."""
    async with serve(settings(postgres_database)) as one, serve(settings(postgres_database)) as two:
        host = await one.room(game="mlyn", rated=True)
        guest = await one.join(host["code"])
        async with one.client(host) as eva:
            async with one.client(guest) as jan:
                await start(eva, jan)
            await asyncio.sleep(0.3)
            async with two.client(guest) as jan:
                assert jan.room["seats"][0]["away"] == 0
                assert not jan.room["you"]["host"]
                assert await jan.refused("bot", seat=0, level="beginner") == "seat-present"
                await jan.do("abandon")
                assert jan.room["phase"] == "play"
                await jan.sees(lambda room: room["seats"][0]["online"])
                await asyncio.sleep(0.3)
                assert await jan.refused("bot", seat=0, level="beginner") == "seat-present"


async def test_a_rated_match_is_not_ended_or_handed_over_by_one_side(house: House, hasty: None) -> None:
    """The other has only lost the line and may be back."""
    host = await house.room(game="mlyn", rated=True)
    guest = await house.join(host["code"])
    async with house.client(host) as eva:
        async with house.client(guest) as jan:
            await start(eva, jan)
            assert await eva.refused("bot", seat=1, level="beginner") == "seat-present"
        await eva.sees(lambda room: room["seats"][1]["away"] > 100)
        assert await eva.refused("bot", seat=1, level="beginner") == "seat-present"
        await eva.do("abandon")
        assert eva.room["phase"] == "play"
        async with house.client(guest) as jan:
            await jan.do("abandon")
            assert jan.room["match"]["result"] == "abandoned"
