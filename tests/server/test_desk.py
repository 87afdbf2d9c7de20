"""The adviser's desk: fair among addresses, rooms and people, hints first, nothing thought twice or for nobody."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import saloon.server
from saloon.house.game import SHELF
from saloon.school.drills import drills
from saloon.server.faults import Refused
from saloon.server.tables import asking, desk, thinking
from saloon.server.tables.desk import FIRST, LATER, Asker, Desk, Used
from server.house import Client, House, play_on, start

GREEDY = [Asker("192.0.2.9", room, guest) for room in ("RED", "BLUE") for guest in (1, 2)]
HONEST = Asker("192.0.2.1", "GREEN", 1)


class Adviser:
    """Thinks for as long as it is asked, by its own clock, and remembers for whom."""

    def __init__(self, **more: Any) -> None:
        self.now = 0.0
        self.desk = Desk(lambda: self.now, **more)
        self.thought: list[tuple[str, float]] = []

    async def ask(
        self,
        who: Asker,
        rank: int = LATER,
        seconds: float = 1.0,
        wanted: Callable[[], bool] = lambda: True,
        name: str = "",
    ) -> str:
        async def think(given: float) -> str:
            self.thought.append((name or who.room, given))
            await asyncio.sleep(0)
            self.now += given
            return name

        return await self.desk.ask(who, rank, seconds, wanted, think)


async def begun(*work: Awaitable[Any]) -> list[asyncio.Task[Any]]:
    """Everybody has asked, in this order."""
    tasks = [asyncio.ensure_future(each) for each in work]
    await asyncio.sleep(0)
    return tasks


async def test_one_who_asks_seldom_is_next_however_many_questions_of_others_wait() -> None:
    adviser = Adviser()
    for who in GREEDY:
        await adviser.ask(who)
    adviser.thought.clear()
    tasks = await begun(*(adviser.ask(who) for who in GREEDY * 10), adviser.ask(HONEST))
    await asyncio.gather(*tasks)
    assert [name for name, _ in adviser.thought].index("GREEN") == 1


async def test_rooms_and_people_at_one_address_take_turns() -> None:
    adviser = Adviser()
    red, other, blue = Asker("a", "RED", 1), Asker("a", "RED", 2), Asker("a", "BLUE", 1)
    tasks = await begun(
        *(adviser.ask(red, name="red") for _ in range(3)),
        adviser.ask(other, name="other"),
        adviser.ask(blue, name="blue"),
    )
    await asyncio.gather(*tasks)
    assert [name for name, _ in adviser.thought] == ["red", "blue", "other", "red", "red"]


async def test_hints_come_before_chances_and_everybody_thinks_shorter_while_others_wait() -> None:
    adviser = Adviser()
    tasks = await begun(
        adviser.ask(GREEDY[0]), adviser.ask(HONEST, name="chances"), adviser.ask(GREEDY[2], FIRST, 4.0, name="hint")
    )
    await asyncio.gather(*tasks)
    assert adviser.thought == [("RED", 1.0), ("hint", 1.0), ("chances", 1.0)]


async def test_a_flood_of_hints_keeps_nobody_from_their_chances() -> None:
    """Somebody who has used the adviser a lot comes after others, whatever they ask for."""
    adviser = Adviser()
    for who in GREEDY:
        await adviser.ask(who, FIRST)
    adviser.thought.clear()
    tasks = await begun(*(adviser.ask(who, FIRST) for who in GREEDY * 10), adviser.ask(HONEST))
    await asyncio.gather(*tasks)
    assert [name for name, _ in adviser.thought].index("GREEN") == 1


async def test_as_many_are_thought_for_at_a_time_as_there_are_places() -> None:
    desk, go = Desk(places=2), asyncio.Event()
    most = 0

    async def think(_: float) -> None:
        nonlocal most
        most = max(most, desk.busy)
        await go.wait()

    tasks = await begun(*(desk.ask(who, FIRST, 1.0, lambda: True, think) for who in GREEDY))
    assert (desk.busy, len(desk.waiting)) == (2, 2)
    go.set()
    await asyncio.gather(*tasks)
    assert (desk.busy, most) == (0, 2)


async def test_a_thought_that_cannot_begin_leaves_its_place_free() -> None:
    desk = Desk()

    def broken(_: float) -> Awaitable[None]:
        raise AttributeError

    async def think(seconds: float) -> float:
        return seconds

    with pytest.raises(AttributeError):
        await desk.ask(HONEST, FIRST, 1.0, lambda: True, broken)
    assert await asyncio.wait_for(desk.ask(HONEST, FIRST, 1.0, lambda: True, think), 60) == 1.0


async def test_a_bot_has_all_its_time_while_nobody_waits_and_so_has_who_seldom_asks() -> None:
    adviser = Adviser(generous=True)
    for _ in range(3):
        await adviser.ask(GREEDY[0], FIRST, 4.0)
    assert [given for _, given in adviser.thought] == [4.0] * 3
    adviser.thought.clear()
    await asyncio.gather(
        *await begun(adviser.ask(GREEDY[0], FIRST, 4.0), adviser.ask(HONEST, FIRST, 4.0), adviser.ask(GREEDY[1]))
    )
    assert adviser.thought == [("RED", 4.0), ("GREEN", 4.0), ("RED", 1.0)]


async def test_bots_of_one_guests_many_tables_keep_nobody_elses_waiting(house: House, monkeypatch: Any) -> None:
    """Six tables of one address want their bots' moves before another guest does: that one's bot is next."""
    asked: asyncio.Queue[tuple[str, asyncio.Future[None]]] = asyncio.Queue()

    async def run(work: Any, key: str, level: str, seat: int, seed: int, view: Any, *more: Any) -> str:
        go = asyncio.get_running_loop().create_future()
        asked.put_nowait((key, go))
        await go
        return str(SHELF[key].notation.write(view.legal(seat)[0]))

    monkeypatch.setattr(house.hall.workers, "run", run)
    async with AsyncExitStack() as stack:

        async def sit(game: str, address: str) -> Client:
            client = await stack.enter_async_context(
                Client.open(house.url, additional_headers={"X-Forwarded-For": address})
            )
            await client.ask("hello", token=(await house.room(game))["token"])
            await start(client, fill="beginner")
            await client.to_move()
            return client

        async def move(client: Client) -> None:
            table = client.table
            await client.do("act", match=table["match"], action=table["scene"]["choices"][0]["text"])

        theirs = [await sit("mlyn", "192.0.2.9") for _ in range(6)]
        mine = await sit("dama", "192.0.2.1")
        for client in (*theirs, mine):
            await move(client)
        while len(house.hall.driver.desk.waiting) < 6:
            await asyncio.sleep(0.005)
        house.hall.driver.desk.used.add(Asker("192.0.2.9", "", 0), 1.0)
        order = []
        for _ in range(7):
            key, go = await asked.get()
            order.append(key)
            go.set_result(None)
        assert order == ["mlyn", "dama", *["mlyn"] * 5]


async def test_a_question_that_is_over_is_not_thought_about() -> None:
    adviser, asked = Adviser(), [True]
    tasks = await begun(
        adviser.ask(GREEDY[0]), adviser.ask(HONEST, wanted=lambda: asked[0]), adviser.ask(GREEDY[1], name="gone")
    )
    asked[0] = False
    tasks[2].cancel()
    await tasks[0]
    with pytest.raises(Refused, match="position-stale"):
        await tasks[1]
    assert adviser.thought == [("RED", 1.0)] and not adviser.desk.waiting and not adviser.desk.busy


async def test_one_who_leaves_in_the_middle_keeps_nobody_waiting() -> None:
    adviser = Adviser()
    first, second = await begun(adviser.ask(GREEDY[0]), adviser.ask(HONEST, name="honest"))
    first.cancel()
    assert await second == "honest"
    assert adviser.desk.used.of(GREEDY[0]) > 0


async def test_a_question_already_answered_costs_nothing(house: House, monkeypatch: Any) -> None:
    asked: list[Any] = []
    real = house.hall.advisers.run

    async def run(work: Any, *args: Any) -> Any:
        asked.append(work)
        return await real(work, *args)

    monkeypatch.setattr(house.hall.advisers, "run", run)
    host = await house.room()
    async with house.client(host) as eva, house.client(host) as phone:
        await start(eva, fill="beginner")
        await eva.to_move()
        hint = await eva.do("hint")
        told = await eva.do("chances")
        while told["more"]:
            told = await eva.do("chances", seen=told["worlds"])
        before = len(asked)
        assert (await phone.do("hint"))["text"] == hint["text"]
        assert (await phone.do("chances"))["rows"] == told["rows"]
        assert (await eva.do("chances", seen=told["worlds"]))["text"] == told["text"]
        assert len(asked) == before


async def test_chances_are_told_soon_and_better_when_asked_again(house: House, monkeypatch: Any) -> None:
    """Dáma takes many seconds for all its games; the first answer waits for two of them at most."""
    monkeypatch.setattr(asking, "SOON", 0.001)
    monkeypatch.setattr(asking, "SLICE", 0.0)
    host = await house.room("dama")
    async with house.client(host, lang="en") as eva:
        await start(eva, fill="beginner")
        await eva.to_move()
        first = await eva.do("chances")
        again = await eva.do("chances", seen=first["worlds"])
        assert (first["worlds"], first["more"]) == (2, True)
        assert again["worlds"] == 3 and "3" in again["text"] and "Worlds" not in again["text"]


async def test_when_the_table_has_moved_on_nobody_is_told_of_the_past(house: House, monkeypatch: Any) -> None:
    """Eva's hint is thought about for long; meanwhile her other device asks for the chances, and then she plays."""
    begun, go = asyncio.Event(), asyncio.Event()
    real = house.hall.advisers.run

    async def run(work: Any, *args: Any) -> Any:
        if work is thinking.advise:
            begun.set()
            await go.wait()
        return await real(work, *args)

    monkeypatch.setattr(house.hall.advisers, "run", run)
    host = await house.room()
    async with house.client(host) as eva, house.client(host) as phone:
        await start(eva, fill="beginner")
        turn = await eva.to_move()
        await eva.send("hint")
        await begun.wait()
        id = await phone.send("chances")
        while not house.hall.desk.waiting:
            await asyncio.sleep(0.005)
        await eva.do("act", action=turn["scene"]["choices"][0]["text"], match=eva.room["match"]["match"])
        go.set()
        answer = await phone.until(lambda message: message.get("id") == id)
        assert answer["type"] == "error" and answer["code"] == "position-stale"


async def test_what_is_told_of_old_matches_waits_behind_a_hint(house: House, monkeypatch: Any) -> None:
    """One address asks for the courses of many matches at once, then somebody else for a hint."""
    matches = []
    for _ in range(4):
        host = await house.room("mlyn")
        async with house.client(host) as eva:
            await start(eva, fill="beginner")
            await eva.do("resign")
            matches.append(eva.room["match"]["match"])
    asked: list[Any] = []
    begun, go = asyncio.Event(), asyncio.Event()
    real = house.hall.advisers.run

    async def run(work: Any, *args: Any) -> Any:
        if work in (thinking.recount, thinking.advise):
            asked.append(work)
            begun.set()
            await go.wait()
        return await real(work, *args)

    monkeypatch.setattr(house.hall.advisers, "run", run)
    host = await house.room()
    async with house.client(host) as eva:
        await start(eva, fill="beginner")
        await eva.to_move()
        courses = [asyncio.create_task(house.get(f"/api/matches/{match}/course")) for match in matches]
        await begun.wait()
        await eva.send("hint")
        while len(house.hall.desk.waiting) < 4:
            await asyncio.sleep(0.005)
        go.set()
        await asyncio.gather(*courses)
    assert asked == [thinking.recount, thinking.advise, *[thinking.recount] * 3]


async def test_only_so_many_questions_of_one_address_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks by a request may leave at once, and ask again from another line. The bots of many tables all wait."""
    monkeypatch.setattr(desk, "MOST_OF_ONE", 3)
    for generous, refused in ((False, 4), (True, 0)):
        adviser = Adviser(generous=generous)
        tasks = await begun(*(adviser.ask(GREEDY[0]) for _ in range(8)), adviser.ask(HONEST))
        told = await asyncio.gather(*tasks, return_exceptions=True)
        assert sum(isinstance(each, Refused) and each.message == "too-fast" for each in told) == refused
        assert ("GREEN", 0.25) in adviser.thought or ("GREEN", 1.0) in adviser.thought


async def test_those_who_ask_without_a_room_share_nothing() -> None:
    """One who thinks a lot on a board does not make the thoughts of others there shorter."""
    adviser = Adviser()
    for _ in range(20):
        await adviser.ask(Asker("192.0.2.9", "", 0))
    assert adviser.desk.used.of(Asker("192.0.2.1", "", 0)) == 0
    await adviser.ask(Asker("192.0.2.1", "", 0), name="honest")
    assert adviser.thought[-1] == ("honest", 1.0)


def test_whatever_is_thought_out_in_another_process_waits_its_turn() -> None:
    """No part of the server asks the thinkers but through a desk: what they do is written as a thought for later."""
    at_once = []
    for path in sorted(Path(saloon.server.__file__).parent.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        later = {
            id(call)
            for outer in ast.walk(tree)
            if isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef)
            for thought in ast.walk(outer)
            if isinstance(thought, ast.Lambda | ast.FunctionDef) and thought is not outer
            for call in ast.walk(thought)
        }
        at_once += [
            f"{path.name}:{call.lineno}"
            for call in ast.walk(tree)
            if isinstance(call, ast.Call)
            and id(call) not in later
            and ast.unparse(call.func).endswith(("advisers.run", "workers.run"))
            and path.name not in ("reviewers.py", "quicklooks.py")  # reviews have a queue of their own, looks come last
        ]
    assert not at_once


async def resigned(house: House) -> str:
    """A match that somebody has played for a while and given up."""
    host = await house.room("mlyn")
    async with house.client(host) as client:
        await start(client, fill="beginner")
        await play_on(client, 3)
        await client.do("resign")
        return str(client.room["match"]["match"])


async def test_a_choice_to_practise_waits_behind_a_hint(house: House, monkeypatch: Any) -> None:
    """One address keeps many choices of a match at once, then somebody asks for a hint."""
    key, match = (await house.post("/api/people", name="Eva"))["key"], await resigned(house)
    log = (await house.get(f"/api/matches/{match}"))["number"]
    monkeypatch.setattr(desk, "MUCH", 1e9)
    asked, bearer = list[Any](), {"Authorization": f"Bearer {key}"}
    begun, go = asyncio.Event(), asyncio.Event()
    told = {thinking.kept_drill: drills(SHELF["mlyn"])[0], thinking.advise: thinking.Advised("", "", "", "")}

    async def run(work: Any, *_: Any) -> Any:
        asked.append(work)
        begun.set()
        await go.wait()
        return told[work]

    monkeypatch.setattr(house.hall.advisers, "run", run)
    host = await house.room()
    async with house.client(host) as client:
        await start(client, fill="beginner")
        await client.to_move()
        sent = [
            asyncio.create_task(
                house.http.post("/api/me/deck", json={"match": match, "number": number}, headers=bearer)
            )
            for number in range(1, log + 1)
        ]
        await begun.wait()
        await client.send("hint")
        while len(house.hall.desk.waiting) < log:
            await asyncio.sleep(0.005)
        go.set()
        assert {each.status_code for each in await asyncio.gather(*sent)} == {200}
    assert asked == [thinking.kept_drill, thinking.advise, *[thinking.kept_drill] * (log - 1)]


def test_many_quick_questions_count_as_much_as_a_long_one() -> None:
    used = Used(lambda: 0.0)
    for _ in range(200):
        used.add(HONEST, 0.005)
    used.add(GREEDY[0], 1.0)
    assert used.of(HONEST) == pytest.approx(used.of(GREEDY[0])) == pytest.approx(3.0)


def test_who_has_asked_for_nothing_lately_is_forgotten_once_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_KEPT", 10)
    now = [0.0]
    used = Used(lambda: now[0])
    for number in range(4):
        used.add(Asker(f"192.0.2.{number}", f"ROOM-{number}", 1), 1.0)
    assert len(used.by) == 12
    now[0] = 1000 * desk.HALF
    used.add(HONEST, 1.0)
    assert set(used.by) == set(HONEST.names)


async def test_choices_are_weighed_for_the_one_who_is_to_act(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)

    monkeypatch.setattr(house.hall.advisers, "run", run)
    host = await house.room(game="mlyn")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        mover, other = (eva, jan) if eva.table["acts"] else (jan, eva)
        rows = (await mover.do("weigh"))["rows"]
        labels = {choice["label"] for choice in mover.table["scene"]["choices"]}
        assert len(rows) == thinking.WEIGHED
        assert all(row["label"] in labels and row["text"] for row in rows)
        assert (await other.do("weigh"))["rows"] == []
