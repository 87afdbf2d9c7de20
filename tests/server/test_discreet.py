"""A person's record betrays nothing: in two worlds that a player and all onlookers cannot tell apart, everything the
house tells about people is the same, byte for byte, as long as the match goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import pytest

from saloon.core.event import Event
from saloon.core.state import Action
from saloon.house import SHELF
from saloon.match import Match
from saloon.server import moment
from saloon.server.library import portrait
from saloon.server.library.belongings import kept
from saloon.server.library.history import Asked
from saloon.server.library.portrait import Portrait
from saloon.server.people.emblems import Emblem
from saloon.server.people.visitor import Visitor
from saloon.server.rooms import starting
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.records import Resigned
from saloon.server.store.persons import add_person
from saloon.server.tables.hall import Hall
from server.accounts import make
from server.conftest import Lots
from server.house import settings
from server.test_twins import GAMES, pairs
from server.worlds import VIEWER, Ticking, Twins

STRANGER = "f" * 32
ROOM = "KONIK-271"


def person(seat: int) -> str:
    return f"{seat + 1:032x}"


def visitor(id: str) -> Visitor:
    return Visitor(id, f"Guest {id[-1]}", Emblem(1, 2), 5, 5, True, f"d{id[1:]}")


@asynccontextmanager
async def opened(folder: Path, people: list[str]) -> AsyncIterator[Hall]:
    """A house that knows these people."""
    folder.mkdir()
    hall = Hall(settings(f"sqlite+aiosqlite:///{folder / 'saloon.db'}"))
    await hall.open()
    try:
        for id in people:
            await hall.people.write(partial(add_person, person=visitor(id), hash=f"hash {id}", label=""))
        yield hall
    finally:
        await hall.close()


async def told(hall: Hall, id: str, game: str) -> list[bytes]:
    """All that one person can ask about themself and others."""
    mine = Portrait(hall, visitor(id), "en")
    answers = [
        await mine.home(),
        await mine.going(),
        await mine.record(),
        await mine.record(game),
        await mine.history(Asked()),
        await mine.ratings(),
        await kept(mine),
        await portrait.board(hall, game, visitor(id)),
        await portrait.board(hall, "dama", visitor(id)),
    ]
    return [msgspec.json.encode(each) for each in answers]


async def heard(key: str, found: Twins, which: int, folder: Path) -> list[list[bytes]]:
    """What the viewer and somebody who is not there are told after every step of one of the two worlds."""
    seats = GAMES[key][0]
    people = {seat: person(seat) for seat in range(seats)}
    async with opened(folder, [*people.values(), STRANGER]) as hall:
        before = await make(hall.store, "KONIK-100", "dama", {0: person(0), 1: person(1)}, Random(1), seats=2)
        await before.change(0, "", lambda attempt: attempt.do(Resigned(1)))
        table = await make(hall.store, ROOM, key, people, Random(1), seats=seats)
        hall.tables[ROOM] = table
        answers = []
        while table.room.match is not None and table.room.last < len(found.steps):
            step = found.steps[table.room.last]

            def act(attempt: Attempt, step=step) -> None:  # type: ignore[no-untyped-def]
                attempt.enter(Event(attempt.match.next, step.seat, step.actions[which]))

            await table.change(0, "", act)
            if table.room.last % 4 == 0:
                answers.append([each for who in (person(VIEWER), STRANGER) for each in await told(hall, who, key)])
        del hall.tables[ROOM]
        return answers


def drawn_in(found: Twins, which: int) -> Callable[[Match], Action]:
    """What nature does in one of the two worlds."""
    return lambda match: found.steps[len(match.log)].actions[which]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_what_is_told_of_people_is_the_same_in_both_worlds(
    key: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game, rules = SHELF[key], SHELF[key].rules
    for number, found in enumerate(islice(pairs(key), 1)):
        worlds = []
        for which in (0, 1):
            with monkeypatch.context() as patch:
                start = found.starts[which]
                patch.setitem(game.rooms, "RULES", replace(rules, start=lambda seats, options, start=start: start))
                patch.setattr(Match, "drawn", drawn_in(found, which))
                patch.setattr(starting, "secrets", Lots())
                patch.setattr(moment, "time", Ticking())
                worlds.append(asyncio.run(heard(key, found, which, tmp_path / f"{number} {which}")))
        assert worlds[0] == worlds[1] and worlds[0]
        assert b'"running":2' in worlds[0][0][6] and b"Guest 2" in worlds[0][0][2]
