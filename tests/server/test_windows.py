"""Windows for hidden cards: nothing on the wire tells who holds what, and nobody needs to click."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from saloon.core.state import NATURE
from saloon.games.dice_town.data import DYNAMITE
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.actions import PASS, PLAY, REST
from saloon.house import SHELF
from saloon.scene import Reader
from saloon.server.rooms import windows
from saloon.server.rooms.room import Chair
from server.house import Client, House, serve, settings, start

GAME = SHELF["dice_town"]
OPEN = 2.0


def in_window(state: DiceTown) -> bool:
    """The winner of the mine may hold Dynamite, as far as all can know; and another may hold something as well."""
    return state.phase == "window" and state.house == "mine" and state.winner == 0


def twins() -> tuple[DiceTown, DiceTown]:
    """Two positions that seat 1 cannot tell apart: in one of them seat 0 holds Dynamite, in the other not."""
    for seed in range(400):
        rng = Random(seed)
        state = GAME.new(2)
        for _ in range(1200):
            if not state.to_act():
                break
            if in_window(state):
                worlds = [state.view(1).guess(rng) for _ in range(60)]
                rich = [world for world in worlds if DYNAMITE in world.cards[0]]
                poor = [world for world in worlds if DYNAMITE not in world.cards[0]]
                if rich and poor:
                    return rich[0], poor[0]
            seat = state.to_act()[0]
            action = state.sample(rng) if seat == NATURE else rng.choice(list(state.legal(seat)))
            state = state.after(seat, action)
    raise AssertionError("no such position")


@pytest.fixture(scope="module")
def pair() -> tuple[DiceTown, DiceTown]:
    return twins()


@pytest.fixture
async def slow(database: str) -> AsyncIterator[House]:
    """A house whose windows stay open for a while."""
    async with serve(settings(database, window=OPEN)) as house:
        yield house


async def watched(
    house: House, state: DiceTown, monkeypatch: pytest.MonkeyPatch, answer: Callable[[Client], Any]
) -> tuple[list[str], float]:
    """What seat 1 hears while the window is open and when it closes, and how long that takes."""
    monkeypatch.setitem(GAME.rooms, "RULES", replace(GAME.rules, start=lambda seats, options: state))
    host = await house.room(game="dice_town", seats=2)
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        await jan.until(lambda message: message["type"] == "table" and message["window"])
        heard, since = len(jan.raw), time.monotonic()
        await answer(eva)
        await jan.until(lambda message: message["type"] == "event" and not message["more"], heard)
        seconds = time.monotonic() - since
        # answers to what this client sent itself are left out
        return [nameless(raw) for raw in jan.raw[heard:] if "id" not in json.loads(raw)], seconds


def nameless(raw: str) -> str:
    """A message without what differs from match to match: its id and the time."""
    message = json.loads(raw)
    message.pop("match", None)
    if "line" in message:
        message["line"].pop("at")
    return json.dumps(message)


async def says_nothing(eva: Client) -> None:
    pass


async def says_no(eva: Client) -> None:
    await eva.do("act", match=eva.table["match"], seat=0, action=GAME.notation.write(PASS))


async def plays(eva: Client) -> None:
    await eva.do("act", match=eva.table["match"], seat=0, action=GAME.notation.write(PLAY[DYNAMITE]))
    await asyncio.sleep(OPEN / 4)


async def test_an_unused_window_tells_nothing(
    pair: tuple[DiceTown, DiceTown], monkeypatch: pytest.MonkeyPatch, slow: House
) -> None:
    """The same bytes and as many messages, after the same time: with the card and without, with an early no and in
    silence."""
    rich, poor = pair
    told = [
        await watched(slow, state, monkeypatch, answer) for state in (rich, poor) for answer in (says_nothing, says_no)
    ]
    first, _ = told[0]
    assert first
    for messages, seconds in told:
        assert messages == first
        assert OPEN * 0.3 <= seconds < OPEN + 20


async def test_a_card_shows_when_the_window_closes(
    pair: tuple[DiceTown, DiceTown], monkeypatch: pytest.MonkeyPatch, slow: House
) -> None:
    """Played at once, it is seen only at the end of the window; the one who changes their mind until then may."""
    messages, seconds = await watched(slow, pair[0], monkeypatch, plays)
    assert seconds >= OPEN * 0.4
    texts = [json.loads(raw)["line"]["text"] for raw in messages if json.loads(raw)["type"] == "event"]
    assert any("Dynamite" in text for text in texts)
    back, _ = await watched(slow, pair[0], monkeypatch, plays_and_thinks_better)
    silent, _ = await watched(slow, pair[0], monkeypatch, says_nothing)
    assert back == silent


async def plays_and_thinks_better(eva: Client) -> None:
    await plays(eva)
    await says_no(eva)


def waives(text: str) -> Callable[[Client], Any]:
    """Not this round: those who hold the card may say so, and those who do not as well."""

    async def answer(eva: Client) -> None:
        await eva.do("act", match=eva.table["match"], seat=0, action=text, waive=True)

    return answer


async def test_among_people_a_window_ends_when_all_who_are_asked_have_waived_it(
    pair: tuple[DiceTown, DiceTown], monkeypatch: pytest.MonkeyPatch, lone: House
) -> None:
    """The same bytes, with the card and without; what one sees of the window oneself is the same, too."""
    rich, poor = pair
    with_card, soon = await watched(lone, rich, monkeypatch, waives(GAME.notation.write(REST)))
    without, as_soon = await watched(lone, poor, monkeypatch, waives(GAME.notation.write(PASS)))
    assert with_card == without
    assert max(soon, as_soon) < 3
    seen = [GAME.board.scene(state.view(0), Reader.of(GAME, 0, ("Eva", "Jan"))).json()["asks"] for state in pair]
    assert seen[0] == seen[1] == {"round": rich.round, "topics": ["play dynamite"], "rest": "not this round"}


def test_who_is_waited_for_in_a_window(pair: tuple[DiceTown, DiceTown]) -> None:
    """Each person who is asked, is here and has not waived it; whether somebody is here, everybody sees."""
    chairs = [Chair("person", guest=1), Chair("person", guest=2)]

    def settled(state: DiceTown, waived: set[int], away: dict[int, float], held: dict[int, str]) -> bool:
        room = SimpleNamespace(paced=False, chairs=chairs, waived=waived, held=held, people=lambda: {1, 2})
        presence = SimpleNamespace(away=lambda guest: away.get(guest, 0.0), here=lambda: {1, 2}, watchers=lambda: 0)
        return windows.settled(room, SimpleNamespace(game=GAME, state=state), presence)  # type: ignore[arg-type]

    for state in pair:
        assert not settled(state, set(), {}, {0: "pass"})
        assert not settled(state, {1}, {}, {})
        assert settled(state, {0}, {}, {0: "pass"})
        assert settled(state, set(), {1: 60.0}, {})
        assert not settled(state, set(), {1: 0.5}, {})


async def test_a_match_of_bots_and_silence_goes_on(house: House) -> None:
    """Somebody who never answers a window is not waited for."""
    host = await house.room(game="dice_town", seats=3)
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        rng = Random(1)
        for _ in range(25):
            turn = await eva.until(
                lambda message: eva.table is message and bool(message.get("acts")) and not message["window"]
            )
            choice = rng.choice(
                [each for each in turn["scene"]["choices"] if not each["text"].startswith(("give", "add", "drop"))]
            )
            await eva.do("act", match=turn["match"], seat=0, action=choice["text"])
        assert eva.room["phase"] in ("play", "over")


async def alone(
    house: House,
    state: DiceTown,
    monkeypatch: pytest.MonkeyPatch,
    answer: Callable[[Client], Any],
    seat: int = 0,
    watched_by: int = 0,
) -> float:
    """How long a window takes for somebody who plays against a bot, perhaps with others looking on."""
    monkeypatch.setitem(GAME.rooms, "RULES", replace(GAME.rules, start=lambda seats, options: state))
    host = await house.room(game="dice_town", seats=2)
    async with house.client(host) as eva, AsyncExitStack() as stack:
        if seat:
            await eva.do("swap", seat=0, other=1)
        for _ in range(watched_by):
            await stack.enter_async_context(house.client(watch=eva.room["links"]["watch"].rsplit("/", 1)[1]))
        await start(eva, fill="beginner")
        table = await eva.until(lambda message: message["type"] == "table" and message["window"])
        since = time.monotonic()
        await answer(eva)
        await eva.until(
            lambda message: message["type"] == "event" and message["number"] > table["number"] and not message["window"]
        )
        return time.monotonic() - since


@pytest.fixture
async def lone(sqlite_database: str) -> AsyncIterator[House]:
    """Windows stay open for long; bots answer on a quick beat."""
    async with serve(settings(sqlite_database, window=6.0, pace=0.2)) as house:
        yield house


async def test_alone_with_bots_a_window_ends_when_one_has_answered_or_has_nothing_to_answer(
    pair: tuple[DiceTown, DiceTown], monkeypatch: pytest.MonkeyPatch, lone: House
) -> None:
    rich, poor = pair
    assert await alone(lone, poor, monkeypatch, says_nothing) < 3
    assert await alone(lone, rich, monkeypatch, says_no) < 3


async def test_where_only_bots_are_asked_nothing_is_waited_for_and_nothing_told(
    pair: tuple[DiceTown, DiceTown], monkeypatch: pytest.MonkeyPatch, lone: House
) -> None:
    """The bot answers on its beat, with the card and without."""
    for state in pair:
        assert await alone(lone, state, monkeypatch, says_nothing, seat=1) < 3


async def test_before_others_who_look_on_a_window_takes_its_time(
    pair: tuple[DiceTown, DiceTown], monkeypatch: pytest.MonkeyPatch, sqlite_database: str
) -> None:
    """Somebody who watches cannot learn from its length what somebody holds."""
    async with serve(settings(sqlite_database, window=OPEN, pace=0.2)) as house:
        for state in pair:
            assert await alone(house, state, monkeypatch, says_nothing, watched_by=1) > OPEN * 0.7
