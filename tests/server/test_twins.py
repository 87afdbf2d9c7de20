"""Twin worlds over the wire: a client that cannot tell two worlds apart hears the same bytes in both, as many, at the
same moments.

Bots think for as long as they like, differently in both worlds; the house decides when they answer. Its clock goes on
when somebody thinks or sleeps, so the moment of each answer is exact and stands in what is sent.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean
from time import thread_time
from types import SimpleNamespace
from typing import Any

import pytest

from saloon.core.event import Event
from saloon.core.state import NATURE, State
from saloon.house import SHELF
from saloon.match import Match, TypedChance
from saloon.server import moment
from saloon.server.people.guests import Chair
from saloon.server.rooms import starting
from saloon.server.rooms.ledger import WRITE, going, results
from saloon.server.rooms.room import Room
from saloon.server.settings import Settings
from saloon.server.tables import driver
from saloon.server.tables.driver import Driver
from server.conftest import Lots
from server.house import Client, House, serve, settings, start
from server.worlds import VIEWER, Ticking, Twins, at_random, twins

GAMES = {"prsi": (3, 9, 0), "bang": (4, 20, 0), "dice_town": (3, 20, 2)}
"""Seats, steps, and how many of the steps must lie in windows."""
LEVELS = ("beginner", "regular", "expert", "master")


def pairs(key: str) -> Iterator[Twins]:
    seats, most, windows = GAMES[key]
    for seed in range(2000):
        found = twins(SHELF[key], seats, seed, most)
        if (
            found
            and sum(step.window for step in found.steps) >= windows
            and any(step.seat == VIEWER for step in found.steps)
        ):
            yield found


class World:
    """One of two worlds in a house whose clock ticks by itself: chance and bots do what was written for them."""

    def __init__(self, key: str, found: Twins, which: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.game, self.steps, self.which = SHELF[key], found.steps, which
        self.clock, self.rng = Ticking(), Random(which)
        monkeypatch.setitem(
            self.game.rooms, "RULES", replace(self.game.rules, start=lambda seats, options: found.starts[which])
        )
        monkeypatch.setattr(Match, "drawn", lambda match: self.steps[len(match.log)].actions[which])
        monkeypatch.setattr(starting, "secrets", Lots())
        monkeypatch.setattr(moment, "time", self.clock)
        monkeypatch.setattr(driver, "time", self.clock)
        monkeypatch.setattr(driver, "asyncio", self.clock)

    async def run(
        self, work: Any, key: str, level: str, seat: int, seed: int, view: Any, seconds: float, number: int
    ) -> str:
        """Takes any part of the time that a bot may take; when all is told, for ever."""
        self.clock.think(self.rng.uniform(0, seconds))
        step = next((step for step in islice(self.steps, number, None) if step.seat == seat), None)
        return self.text(step.actions[self.which]) if step else await self.clock.Event().wait()

    def text(self, action: Any) -> str:
        return self.game.notation.write(action)

    async def play(self, house: House, seats: int, level: str) -> tuple[list[str], list[str]]:
        """All that the viewer and an onlooker hear until everything that was written has happened."""
        house.hall.driver.workers = self  # type: ignore[assignment]
        host = await house.room(game=self.game.key, seats=seats)
        async with house.client(host) as eva:
            watch = eva.room["links"]["watch"].removeprefix("/w/")
            async with house.client(watch=watch) as onlooker:
                await eva.sees(lambda room: room["watchers"] == 1)
                await start(eva, fill=level)
                for number, step in enumerate(self.steps):
                    if step.seat == VIEWER and not step.window:
                        await self.act(eva, number)
                known = (host["code"], watch)
                return await told(eva, len(self.steps), known), await told(onlooker, len(self.steps), known)

    async def act(self, eva: Client, number: int) -> None:
        """The viewer does in both worlds the same."""
        turn = await eva.until(lambda message: message.get("number") == number and message.get("acts") == [VIEWER])
        await eva.do("act", match=turn["match"], number=number, action=self.text(self.steps[number].actions[0]))


async def told(client: Client, last: int, names: tuple[str, str]) -> list[str]:
    """What was sent up to the last event, without what every room has of its own and answers to own questions."""
    await client.until(lambda message: message["type"] == "event" and message["number"] == last)
    heard = []
    for raw in client.raw:
        message = json.loads(raw)
        if "id" not in message:
            heard.append(raw.replace(names[0], "CODE").replace(names[1], "WATCH"))
        if message["type"] == "event" and message["number"] == last:
            break
    return heard


@pytest.mark.parametrize("key", GAMES)
async def test_twin_worlds_sound_the_same(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same messages, byte by byte, with the same times in them, for a seat that cannot know and for onlookers."""
    for level, found in zip(("regular", "master"), pairs(key), strict=False):
        heard = []
        for which in (0, 1):
            world = World(key, found, which, monkeypatch)
            async with serve(
                settings(f"sqlite+aiosqlite:///{tmp_path}/{level}-{which}.db", pace=0.7, window=3.0)
            ) as house:
                heard.append(await world.play(house, GAMES[key][0], level))
        for one, other in zip(*heard, strict=True):
            assert len(one) == len(other) > len(found.steps)
            assert one == other


class AtHome:
    """Thinks here and now."""

    async def run(self, work: Any, *args: Any) -> Any:
        return work(*args)


SPREAD = {"prsi": 3, "bang": 0, "dice_town": 1}
"""By how much the number of a bot's choices differs between worlds that look alike, at least."""


def worlds(key: str, many: int = 24) -> tuple[int, list[State]]:
    """A bot to act, and positions that are one to the viewer: those in which the bot has little to choose from come
    first."""
    game = SHELF[key]
    for seed in range(2000):
        rng = Random(seed)
        state = game.new(GAMES[key][0])
        for _ in range(rng.randrange(10, 60)):
            state = at_random(game, state, rng)
        seat = min(state.to_act(), default=NATURE)
        if seat in (NATURE, VIEWER):
            continue
        found = [state.view(VIEWER).guess(rng) for _ in range(many)]
        found.sort(key=lambda world: (len(world.legal(seat)), repr(world.view(seat))))
        if (
            found[0].view(seat) != found[-1].view(seat)
            and len(found[-1].legal(seat)) - len(found[0].legal(seat)) >= SPREAD[key]
        ):
            return seat, found
    raise AssertionError("no such position")


def likelihood(one: list[float], other: list[float]) -> float:
    """How often two samples would differ this much in their means if chance alone put a value into one of them."""
    rng, values = Random(1), one + other
    apart = abs(fmean(one) - fmean(other))
    lots = [rng.sample(values, len(values)) for _ in range(999)]
    return (1 + sum(abs(fmean(lot[: len(one)]) - fmean(lot[len(one) :])) >= apart - 1e-6 for lot in lots)) / 1000


@pytest.mark.parametrize("key", GAMES)
async def test_the_time_of_an_answer_tells_nothing_about_the_hand(key: str) -> None:
    """Bots of the house think about poor hands and rich ones; what it took shows in Prší, when they answer does not."""
    driver = Driver(Settings(pace=0.7), AtHome(), None)  # type: ignore[arg-type]
    seat, found = worlds(key)
    for level in LEVELS:
        spent = []
        for state in found:
            match = SimpleNamespace(game=SHELF[key], state=state, view=state.view, place=1, id="m")
            setup = SimpleNamespace(shared=False)
            room = SimpleNamespace(code="KONIK-271", match=match, thinkers=lambda: [seat], setup=setup)
            table, since = SimpleNamespace(room=room, readers=()), thread_time()
            await driver.think(match, seat, level, 1, driver.seconds(level, True), table)  # type: ignore[arg-type]
            spent.append(thread_time() - since)
        answered = [each + driver.pause(each, [level], SHELF[key].secrets) for each in spent]
        half = len(found) // 2
        assert likelihood(answered[:half], answered[half:]) > 0.05, level
        if (key, level) == ("prsi", "master"):
            assert likelihood(spent[:half], spent[half:]) < 0.01, "otherwise there would be nothing to hide"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_what_goes_on_tells_no_more_than_the_table_does(key: str) -> None:
    """The lobby's answer about a running match, byte for byte, in two worlds that the viewer cannot tell apart; and of
    a match that is not over there is no result."""
    for found in islice(pairs(key), 3):
        rooms = [going_room(key, found, which) for which in (0, 1)]
        for step in found.steps:
            told = [[WRITE.encode(going(room, seat)) for seat in (VIEWER, 1)] for room in rooms]
            assert told[0] == told[1] and not any(results(room, 5) for room in rooms)
            for room, action in zip(rooms, step.actions, strict=True):
                assert room.match is not None
                room.match.accept(Event(room.match.next, step.seat, action))
                room.times.append(5)


def going_room(key: str, found: Twins, which: int) -> Room:
    """A room of people in the middle of one of the two worlds."""
    game, start = SHELF[key], found.starts[which]
    seats = GAMES[key][0]
    room = Room("KONIK-271", "")
    room.chairs = tuple(Chair("person", f"Guest {seat}", seat + 1, person=f"{seat:032x}") for seat in range(seats))
    names = [chair.name for chair in room.chairs]
    room.match = Match(game, seats, names=names, chance=TypedChance(), id="m", start=start)
    return room
