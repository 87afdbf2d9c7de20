"""My throw is mine: dice that lie in somebody's hand wait at the house, and nobody knows them before they are
thrown."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from saloon.core.event import Event
from saloon.core.state import NATURE
from saloon.house import SHELF
from saloon.server.people import presence
from saloon.server.rooms import starting
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.records import Arranged, Came, Entered, Handed, Sat, Setup
from saloon.server.rooms.room import Room
from saloon.server.tables import driver, live
from server.conftest import Lots
from server.house import Client, House, serve, settings, start

DICE = sorted(key for key, game in SHELF.items() if game.speech.hand)
STEPS = 16


def test_these_are_the_games_in_which_somebody_throws() -> None:
    assert DICE == ["bang", "clovece", "craps", "maroko", "oko", "tisicovka"]


async def rest(*clients: Client) -> dict[str, Any]:
    """Wait until all have seen the same position, in which one of them is to decide or to throw, or the end."""
    while True:
        last = max(int(client.table["number"]) for client in clients)
        for client in clients:
            await client.until(
                lambda message, last=last: message["type"] in ("table", "event") and message["number"] >= last
            )  # type: ignore[misc]
        since, now = len(clients[0].heard), clients[0].table
        if all(client.table["number"] == last for client in clients):
            if now["throw"] >= 0 or not now["to_act"] or any(client.table["acts"] for client in clients):
                return now
            await clients[0].until(lambda message: message["type"] == "event", since)


@asynccontextmanager
async def table_of(
    house: House, game: str, seats: int = 2, **more: Any
) -> AsyncIterator[tuple[Client, Client, Client, str]]:
    """Two people who throw for themselves, bots on the other seats, and a spectator."""
    host = await house.room(game=game, seats=seats, **more)
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        for client in (eva, jan):
            await client.do("throws", own=True)
        async with house.client(watch=eva.room["links"]["watch"].rsplit("/", 1)[1]) as iva:
            await start(eva, jan, fill="beginner")
            yield eva, jan, iva, host["code"]


async def go_on(people: tuple[Client, ...], now: dict[str, Any], rng: Random) -> None:
    """The one to throw throws, the one to decide decides something."""
    if now["throw"] >= 0:
        await people[now["throw"]].do("throw", match=now["match"], number=now["number"])
        return
    mine = rng.choice([client for client in people if client.table["acts"]])
    choices = mine.table["scene"]["choices"]
    choice = next((each for each in choices if each["text"] == "done"), None) or rng.choice(choices)
    await mine.do("act", match=now["match"], number=now["number"], action=choice["text"])


@pytest.mark.parametrize("game", DICE)
async def test_no_throw_is_known_before_its_owner_throws(house: House, game: str) -> None:
    """Not by wire, not by the log, not for a spectator, not in the house: nothing has been drawn.

    And nobody else can throw it.
    """
    seats = max(2, SHELF[game].seats[0])
    rng, thrown = Random(2), 0
    async with table_of(house, game, seats) as (eva, jan, iva, code):
        for _ in range(STEPS):
            now = await rest(eva, jan, iva)
            if not now["to_act"]:
                break
            if (seat := now["throw"]) >= 0:
                thrown += 1
                match = house.hall.tables[code].room.match
                assert match is not None and len(match.log) == now["number"]
                assert (await house.get(f"/api/matches/{match.id}"))["number"] <= now["number"]
                assert await (jan, eva)[seat].refused("throw", match=match.id) == "seat-not-yours"
                assert await iva.refused("throw", match=match.id) == "not-guest"
                assert all(client.table["number"] == now["number"] for client in (eva, jan, iva))
            await go_on((eva, jan), now, rng)
        assert thrown
        events = [message for message in iva.heard if message["type"] == "event"]
        waited = {message["number"] for message in iva.heard if message.get("throw", -1) >= 0}
        own = SHELF[game].speech.throws
        log = house.hall.tables[code].room.match.log  # type: ignore[union-attr]
        for message in events:
            line = message["line"]
            if line["seat"] == NATURE and 0 <= line["hand"] < 2 and message["number"] - 1 not in waited:
                before = log[message["number"] - 2]
                assert isinstance(before, Event) and before.seat == line["hand"] and isinstance(before.action, own), (
                    line
                )


def played(game: str, own: bool) -> list[str]:
    """The entries of a match between two people who choose the same, thrown by hand or by the house."""
    room, rng = Room("TEST-1", "w"), Random(3)
    attempt = Attempt(room, 1, 0)
    for guest in (1, 2):
        attempt.do(Came(guest, f"guest {guest}", ""))
    attempt.do(Arranged(Setup(game, SHELF[game].seats[0])))
    for seat in range(room.setup.seats):
        attempt.do(Sat(seat, 1 + seat % 2, f"seat {seat}"))
    if own:
        for guest in (1, 2):
            attempt.do(Handed(guest, True))
    starting.deal_in(attempt)
    while room.last < 150 and not attempt.match.over:
        if room.throw() >= 0:
            assert own
            attempt.throw()
        else:
            seat = attempt.match.to_act()[0]
            attempt.enter(Event(attempt.match.next, seat, rng.choice(list(attempt.match.state.legal(seat)))))
            attempt.run_nature()
    return [record.text for record in attempt.records if isinstance(record, Entered)][:150]


@pytest.mark.parametrize("game", DICE)
def test_a_throw_by_hand_is_the_throw_of_the_house(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the log, in files and in fair chance nothing changes: the same secret gives the same match."""
    by_hand = played(game, True)
    monkeypatch.setattr(starting, "secrets", Lots())
    assert played(game, False) == by_hand
    assert len(by_hand) > 10


async def test_a_program_that_says_nothing_is_thrown_for(house: House) -> None:
    """Clients of before know of no throw: for them the house throws as ever."""
    host = await house.room(game="clovece", seats=2)
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        assert (await eva.to_move())["throw"] == -1
        assert not eva.room["you"]["throws"]
        assert await eva.refused("throw", match=eva.table["match"]) == "throw-not-due"


async def waiting(eva: Client, jan: Client, iva: Client, seat: int) -> dict[str, Any]:
    """Play until the dice lie in the hand of the seat."""
    rng = Random(1)
    while (now := await rest(eva, jan, iva))["throw"] != seat:
        await go_on((eva, jan), now, rng)
    return now


async def goes_on(client: Client, number: int) -> None:
    await client.until(
        lambda message: (
            message["type"] == "event"
            and message["number"] > number
            and message["line"]["hand"] == 1
            and message["line"]["seat"] == NATURE
        )
    )


@pytest.mark.parametrize("how", ["bot", "leave", "throws", "kick"])
async def test_dice_fall_at_once_when_their_owner_does_not_throw(house: House, how: str) -> None:
    """A bot stands in, the person leaves or is shown out, or lets the house throw."""
    async with table_of(house, "clovece") as (eva, jan, iva, _):
        now = await waiting(eva, jan, iva, 1)
        if how == "bot":
            await jan.do("bot", seat=1, level="beginner")
        elif how == "kick":
            await eva.do("kick", guest=2)
        else:
            await jan.do(how, **({"own": False} if how == "throws" else {}))
        await goes_on(eva, now["number"])


async def test_dice_fall_when_the_flag_does(sqlite_database: str) -> None:
    """The clock runs while a throw is waited for; when it is over a bot throws and plays."""
    async with (
        serve(settings(sqlite_database)) as house,
        table_of(house, "clovece", clock={"bank": 1, "increment": 0}) as (eva, jan, iva, _),
    ):
        now = await waiting(eva, jan, iva, 1)
        assert [clock["runs"] for clock in now["clocks"]] == [False, True]
        await goes_on(eva, now["number"])
        await eva.sees(lambda room: room["seats"][1]["stand_in"])


async def test_dice_of_somebody_who_is_away_fall_after_a_while(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (live, presence, driver):
        monkeypatch.setattr(module, "PRESENCE_GRACE", 0.05)
        monkeypatch.setattr(module, "AWAY", 0.1)
    async with table_of(house, "clovece") as (eva, jan, iva, _):
        now = await waiting(eva, jan, iva, 1)
        await jan.socket.close()
        await goes_on(eva, now["number"])


async def test_a_match_that_stops_while_a_throw_waits_goes_on_waiting(sqlite_database: str) -> None:
    """Somebody who comes back after a restart finds the dice in their hand."""
    async with serve(settings(sqlite_database)) as house:
        host = await house.room(game="oko", seats=2)
        guest = await house.join(host["code"])
        async with house.client(host) as eva, house.client(guest) as jan:
            for client in (eva, jan):
                await client.do("throws", own=True)
            await start(eva, jan)
            before = await rest(eva, jan)
            assert before["throw"] >= 0
    async with serve(settings(sqlite_database)) as house, house.client(host) as eva, house.client(guest) as jan:
        now = await rest(eva, jan)
        assert {name: now[name] for name in ("match", "number", "throw")} == {
            name: before[name] for name in ("match", "number", "throw")
        }
        assert eva.room["you"]["throws"]
        await (eva, jan)[now["throw"]].do("throw", match=now["match"], number=now["number"])
        assert (await rest(eva, jan))["number"] > now["number"]


async def test_who_begins_is_told_after_the_throw_for_it(house: House) -> None:
    """The banner names who has the first turn, once, and never before the throws for it have been compared."""
    for _ in range(3):
        async with table_of(house, "clovece") as (eva, jan, iva, code):
            rng = Random(1)
            while not [message for message in iva.heard if message["type"] == "event" and message["line"]["seat"] >= 0]:
                await go_on((eva, jan), await rest(eva, jan, iva), rng)
            told = [message for message in iva.heard if message.get("opening")]
            assert len(told) == 1
            match = house.hall.tables[code].room.match
            assert match is not None
            first = match.befores()[told[0]["number"]].player  # type: ignore[attr-defined]
            assert told[0]["opening"]["sentence"] == f"{match.players[first].name} begins."
            assert "begins" in told[0]["line"]["text"]


async def test_with_real_dice_it_is_known_who_must_tell(house: House) -> None:
    """Whose dice they are is told with what may have fallen; nobody throws a second time."""
    async with table_of(house, "oko", chance="typed") as (eva, jan, iva, _):
        lot = await rest_typed(eva)
        assert lot["throw"] == -1
        await eva.do("nature", match=lot["match"], action=lot["nature"][1]["text"])
        cup = await rest_typed(jan, lot["number"])
        assert cup["throw"] == 1
        assert await jan.refused("throw", match=cup["match"]) == "throw-not-due"
        await jan.do("nature", match=cup["match"], action=cup["nature"][2]["text"])
        assert (await jan.to_move())["throw"] == -1
        assert json.dumps(iva.heard).count('"throw": 1') == 1


async def test_with_real_dice_it_is_known_whose_cup_it_is(house: House) -> None:
    """Dice Town: nobody waits for a hand there, but who tells what fell must know under whose cup."""
    async with table_of(house, "dice_town", chance="typed") as (eva, jan, _, code):
        now = await rest_typed(eva)
        match = house.hall.tables[code].room.match
        assert match is not None
        for _ in range(30):
            cup = now["nature"][0]["text"].startswith("roll ")
            assert now["throw"] == (int(now["nature"][0]["text"].split()[1]) - 1 if cup else -1)
            if cup and now["throw"] == 1:
                return
            await jan.do("nature", match=now["match"], action=now["nature"][0]["text"])
            now = await rest_typed(eva, now["number"])
        raise AssertionError("no dice fell")


async def test_real_dice_of_somebody_who_is_away_wait_and_the_clock_runs(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house cannot throw them: they wait, until the clock has run out and somebody else plays the seat."""
    for module in (live, presence, driver):
        monkeypatch.setattr(module, "PRESENCE_GRACE", 0.05)
        monkeypatch.setattr(module, "AWAY", 0.1)
    async with (
        serve(settings(sqlite_database)) as house,
        table_of(house, "oko", chance="typed", clock={"bank": 1, "increment": 0}) as (eva, jan, _, _),
    ):
        lot = await rest_typed(eva)
        await eva.do("nature", match=lot["match"], action=lot["nature"][1]["text"])
        assert (await rest_typed(eva, lot["number"]))["throw"] == 1
        await jan.socket.close()
        await eva.sees(lambda room: room["seats"][1]["stand_in"])


async def rest_typed(client: Client, after: int = -1) -> dict[str, Any]:
    return await client.until(
        lambda message: message["type"] in ("table", "event") and bool(message["nature"]) and message["number"] > after
    )
