"""If they do this, I do that: answers prepared at a pace of days where all is open, checked and given when due."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from saloon.core.event import Event
from saloon.core.state import State
from saloon.house.game import SHELF
from saloon.match import Match
from saloon.server.rooms.preparing import is_plain
from saloon.server.tables.driver import Driver
from saloon.server.tables.loading import load
from server.house import Client, House
from server.test_days import Moved, at_table, clock, gone, later, long_open, room_of  # noqa: F401

PLAIN = ("dama", "krizovy_mlyn", "mlyn")


def line(game: str, steps: int, choose: int = 0) -> list[str]:
    """What two players do from the start on, by the rules alone."""
    state: State = SHELF[game].new(2)
    texts = []
    for step in range(steps):
        seat = state.to_act()[0]
        legal = state.legal(seat)
        action = legal[(choose + 5 * step) % len(legal)]
        texts.append(SHELF[game].notation.write(action))
        state = state.after(seat, action)
    return texts


async def prepare(client: Client, steps: Sequence[str]) -> None:
    match = client.room["match"]["match"]
    await client.do("prepare", match=match, number=client.table["number"], seat=client.room["you"]["seat"], steps=steps)


async def play(client: Client, text: str) -> None:
    await client.do("act", match=client.room["match"]["match"], action=text)


def played(match: Match) -> list[str]:
    return [match.game.notation.write(entry.action) for entry in match.log if isinstance(entry, Event)]


async def at(client: Client, number: int) -> None:
    await client.until(lambda each: each["type"] in ("table", "event") and each["number"] == number)


def test_it_is_for_games_where_all_is_open_and_one_decides_after_the_other() -> None:
    assert tuple(sorted(key for key, game in SHELF.items() if is_plain(game))) == PLAIN


@pytest.mark.parametrize("game", PLAIN)
async def test_five_answers_are_given_as_they_come_due(house: House, game: str) -> None:
    course = line(game, 10)
    async with at_table(house, game) as table:
        eva, jan = table.clients
        await prepare(jan, course)
        await jan.sees(lambda room: room["you"]["prepared"] == course)
        for turn in range(5):
            await play(eva, course[2 * turn])
            await at(eva, 2 * turn + 2)
        match = (await load(house.hall.store, table.code))[0].match
        assert match and played(match) == course
        await jan.sees(lambda room: room["you"]["prepared"] == [])


async def test_the_other_one_hears_nothing_of_it(house: House) -> None:
    """Not that there is a line, nor when it was made, changed or dropped."""
    course = line("dama", 4)
    async with at_table(house) as table:
        eva, jan = table.clients
        before = len(eva.raw)
        await prepare(jan, course)
        await prepare(jan, course[:2])
        await prepare(jan, [])
        await eva.ask("ping")
        assert [each["type"] for each in eva.heard[before:]] == ["pong"]
        assert eva.room["you"]["prepared"] == []


async def test_something_else_ends_the_line(house: House) -> None:
    course = line("dama", 4)
    other = line("dama", 1, choose=1)[0]
    async with at_table(house) as table:
        eva, jan = table.clients
        await prepare(jan, course)
        await play(eva, other)
        await jan.to_move()
        await jan.sees(lambda room: room["you"]["prepared"] == [])
        room = await room_of(house, table.code)
        assert room.match and played(room.match) == [other] and not room.prepared


async def test_what_is_taken_back_ends_the_line(house: House) -> None:
    course = line("mlyn", 4)
    async with at_table(house, "mlyn") as table:
        eva, jan = table.clients
        await prepare(jan, course)
        await play(eva, course[0])
        await at(eva, 2)
        await eva.do("undo", seat=0)
        await jan.sees(lambda room: room["wish"] is not None)
        await jan.do("agree", seat=1)
        assert (await room_of(house, table.code)).prepared == {}


async def test_both_may_prepare_and_the_lines_meet(house: House) -> None:
    course = line("dama", 6)
    async with at_table(house) as table:
        eva, jan = table.clients
        await prepare(jan, course)
        await play(eva, line("dama", 1)[0])
        await at(jan, 2)
        room = await room_of(house, table.code)
        assert room.match and played(room.match) == course[:2]
        assert await eva.refused("prepare", match=room.match.id, number=2, steps=course[2:]) == "prepare-turn"
        await play(eva, course[2])
        await at(eva, 4)
    assert (await room_of(house, table.code)).prepared == {1: tuple(course[4:])}


async def test_the_seat_of_the_late_is_given_back_before_a_prepared_answer(
    long_open: House,  # noqa: F811
    clock: Moved,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The house plays one move for the late, the answer is given, and the late has the next move."""
    course = line("krizovy_mlyn", 4)

    async def think(driver: Driver, match: Match, seat: int, *more: Any) -> str:
        return course[len(played(match))]

    monkeypatch.setattr(Driver, "think", think)
    async with at_table(long_open, "krizovy_mlyn") as table:
        await prepare(table.clients[1], course)
    await gone(long_open, table.code)
    await later(long_open, clock, 1.01)
    room = await room_of(long_open, table.code)
    assert room.match and played(room.match) == course[:2]
    assert room.match.to_act() == (0,) and room.match.players[0].human and room.prepared == {1: tuple(course[2:])}


async def test_what_cannot_be_prepared_is_refused(house: House) -> None:
    course = line("dama", 14)
    async with at_table(house) as table:
        eva, jan = table.clients
        match = jan.room["match"]["match"]

        async def refused(client: Client, steps: list[str], number: int = 0) -> str:
            return await client.refused("prepare", match=match, number=number, steps=steps)

        assert await refused(jan, course[:12]) == "prepare-long"
        assert await refused(jan, course[:3]) == "prepare-answer"
        assert (await refused(jan, [course[0], "a1-h8"])).startswith("illegal")
        assert await refused(jan, ["nonsense", course[1]]) == "unreadable-action"
        assert await refused(jan, course[:2], 3) == "position-stale"
        assert await refused(eva, course[:2]) == "prepare-turn"
        assert (await room_of(house, table.code)).prepared == {}
    host = await house.room("dama")
    async with house.client(host) as eva:
        await eva.do("start", fill="beginner")
        steps = course[:2]
        assert await eva.refused("suppose", steps=steps) == "prepare-not-here"


async def test_a_table_is_shown_as_it_would_be(house: House) -> None:
    course = line("dama", 3)
    async with at_table(house) as table:
        jan = table.clients[1]
        told: dict[str, Any] = await jan.do("suppose", seat=1, steps=[])
        assert told["seat"] == 0 and told["more"] and course[0] in [each["text"] for each in told["scene"]["choices"]]
        told = await jan.do("suppose", seat=1, steps=course[:1])
        assert told["seat"] == 1 and course[1] in [each["text"] for each in told["scene"]["choices"]]
        assert [(each["seat"], each["text"]) for each in told["steps"]] == [(0, course[0])] and told["steps"][0][
            "label"
        ]
        assert (await room_of(house, table.code)).match.log == []  # type: ignore[union-attr]
