"""Luck and choices in the rows of a history: quick looks behind everything else, for those who look at them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

import saloon
from saloon.kit.intervals import Estimate
from saloon.reviews import glancing as reviewed
from saloon.reviews.glancing import WRITE, glances, mark_of
from saloon.reviews.keeping import folder, looked_up
from saloon.server.store.backup import backup
from saloon.server.store.database import Store
from saloon.server.store.glances import KeptGlance, glances_of, put_glance
from saloon.server.tables import looking_back, quicklooks
from saloon.server.tables.desk import LATER, Asker, Desk
from saloon.server.tables.looking_back import OPEN, go_on
from saloon.server.tables.quicklooks import Glances
from saloon.server.tables.reviewers import Reviews
from server.house import House
from server.test_people import home, person, played  # noqa: F401 - the fixture
from server.test_review import AtHome, file_of, until_whole
from server.test_workers import crew


@pytest.fixture(autouse=True)
def shelf(tmp_path, monkeypatch):
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    monkeypatch.setattr(quicklooks, "SLICE", 0.0)
    OPEN.clear()


class Room:
    """All that glances need of a house."""

    def __init__(self, workers: Any = None) -> None:
        self.workers = workers or AtHome()
        self.reviews = Reviews(self.workers)
        self.desk, self.pondering, self.driver = Desk(), Desk(), SimpleNamespace(desk=Desk())
        self.kept: list[tuple[str, bool]] = []
        self.now = 0.0
        self.files: dict[str, str] = {}
        self.glances = Glances(self, self.find, self.keep, lambda: self.now)  # type: ignore[arg-type]
        self.spawn = asyncio.ensure_future

    async def find(self, match: str) -> str:
        return self.files.setdefault(match, file_of(seed=len(self.files)))

    async def keep(self, match: str, found: Any, whole: bool) -> None:
        assert len(glances(found)) == 2
        self.glances.wish("a", [match])  # the page asks again while it is being written down
        self.kept.append((match, whole))

    async def serve(self) -> str:
        wish = self.glances.next()
        assert wish is not None
        await self.glances.serve(wish)
        return wish.match


async def test_what_is_looked_at_is_kept_and_pushes_nothing_off_the_shelf() -> None:
    room = Room()
    assert room.glances.wish("a", ["one", "two"]) == ["one", "two"]
    assert [await room.serve(), await room.serve()] == ["one", "two"]
    assert room.kept == [("one", False), ("two", False)] and room.glances.next() is None
    assert not list(folder().glob("*.json")) and not OPEN


async def test_one_who_looks_at_much_leaves_others_their_turn() -> None:
    room = Room()
    room.glances.wish("much", map(str, range(5)))
    room.glances.used.add(Asker("much", "", 0), 1.0)
    room.glances.wish("little", ["mine"])
    assert await room.serve() == "mine"


async def test_who_does_not_ask_again_is_not_waited_for() -> None:
    room = Room()
    room.glances.wish("a", ["one"])
    room.now = quicklooks.PATIENCE + 0.1
    assert room.glances.next() is None
    room.glances.wish("a", ["one"])
    assert await room.serve() == "one"


async def test_only_the_page_looked_at_last_waits_and_the_house_has_its_bound(monkeypatch) -> None:
    room = Room()
    room.glances.wish("a", [f"old {n}" for n in range(quicklooks.MOST_OF_ONE)])
    assert len(room.glances.wish("a", [f"new {n}" for n in range(quicklooks.MOST_OF_ONE)])) == quicklooks.MOST_OF_ONE
    assert all(each.startswith("new") for each in room.glances.wishes)
    monkeypatch.setattr(quicklooks, "MOST", quicklooks.MOST_OF_ONE + 1)
    assert room.glances.wish("b", ["first", "second"]) == ["first"]


@pytest.mark.parametrize("who", ["review", "hint", "board", "bot"])
async def test_nothing_is_looked_at_while_somebody_waits(who: str) -> None:
    room = Room()
    done = asyncio.Event()
    if who == "review":
        room.reviews.ask("asked", file_of(seed=9), Asker("b", "", 0))
        waiting = None
    else:
        desk = {"hint": room.desk, "board": room.pondering, "bot": room.driver.desk}[who]
        waiting = asyncio.ensure_future(desk.ask(Asker("b", "", 0), LATER, 1, lambda: True, lambda _: done.wait()))
    await asyncio.sleep(0)
    assert not room.glances.idle()
    room.glances.wish("a", ["one"])
    serving = asyncio.ensure_future(room.serve())
    for _ in range(50):
        await asyncio.sleep(0)
    assert not room.workers.served and not room.kept
    done.set()
    if waiting is None:
        await until_whole(room.reviews)
        room.workers.served.clear()
    else:
        await waiting
    await serving
    assert room.workers.served and room.kept[-1] == ("one", False)


async def test_what_would_take_too_long_or_breaks_off_is_given_up_and_remembered(monkeypatch) -> None:
    room = Room()

    class Slow(AtHome):
        async def run(self, work: Any, *args: Any) -> Any:
            room.now += 0.01
            return looking_back.Progressed(1, 9) if work is go_on else work(*args)

    room.reviews.workers = Slow()  # type: ignore[assignment]
    monkeypatch.setattr(quicklooks, "PATIENCE", 1000.0)
    monkeypatch.setattr(quicklooks, "ENOUGH", 0.06)  # between two slices it rests as long as one took
    room.glances.wish("a", ["long"])
    await room.serve()
    assert room.now >= quicklooks.ENOUGH and not room.kept and room.glances.wish("a", ["long"]) == []

    async def lost(match: str) -> str:
        raise LookupError(match)

    room.glances.find = lost
    room.glances.wish("a", ["lost"])
    await room.serve()
    assert room.glances.wish("a", ["lost"]) == []
    room.now += quicklooks.TIRED
    assert room.glances.wish("a", ["lost"]) == ["lost"]


async def test_a_whole_review_says_it_better() -> None:
    room = Room()
    room.reviews.ask(("one", frozenset()), file_of(), Asker("a", "", 0))
    await until_whole(room.reviews)
    await asyncio.sleep(0)
    assert room.kept == [("one", True)]


def test_a_glance_says_what_the_review_says() -> None:
    table = saloon.play("craps", seats=2, bots=["beginner", "beginner"], seed=4, people=0)
    table.run()
    found = looked_up(table.match, quick=True)
    for seat, told in zip(found["seats"], glances(found), strict=True):
        assert told.luck is not None and told.luck.value == seat["luck"]["value"]
        assert told.play.value == seat["choices"]["value"] <= 0 and told.play.low <= told.play.value <= told.play.high
        assert (told.points, told.certainty) == (False, found["certainty"])
    part = {"value": -0.1, "low": -0.2, "high": 0.0, "n": 0}
    assert tuple(vars_of(reviewed.part(part))) == (-0.1, -0.1, -0.1), "nothing was sampled"
    assert tuple(vars_of(reviewed.part(part | {"n": 8}))) == (-0.1, -0.2, 0.0)


def vars_of(part: Any) -> Estimate:
    return Estimate(part.value, part.low, part.high)


def test_where_nothing_falls_there_is_no_luck() -> None:
    table = saloon.play("krizovy_mlyn", seats=2, bots=["beginner", "beginner"], seed=4, people=0)
    table.run()
    assert [each.luck for each in glances(looked_up(table.match, quick=True))] == [None, None]


async def until_told(eva: Any, matches: list[str]) -> dict[str, Any]:
    while (told := await eva.ask("POST", "/api/me/glances", json={"matches": matches}))["coming"]:
        await asyncio.sleep(0.01)
    return dict(told["glances"])


async def test_rows_of_a_history_come_by_themselves_and_only_my_own(home: House) -> None:  # noqa: F811
    eva, jan = await person(home), await person(home, "Jan")
    await played(eva, "craps")
    (row,) = (await eva.get("/api/me/history"))["matches"]
    match = row["match"]
    assert row["glance"] is None
    first = await eva.ask("POST", "/api/me/glances", json={"matches": [match, "nothing"]})
    assert first == {"glances": {}, "coming": [match]}
    told = (await until_told(eva, [match]))[match]
    assert told["luck"]["low"] <= told["luck"]["value"] <= told["luck"]["high"] and told["play"]["value"] <= 0
    (row,) = (await eva.get("/api/me/history"))["matches"]
    assert row["glance"] == told
    assert await jan.ask("POST", "/api/me/glances", json={"matches": [match]}) == {"glances": {}, "coming": []}
    await eva.ask("POST", "/api/me/glances", 400, json={"matches": ["x"] * 26})
    assert not home.hall.tables[row["room"]].trouble


async def test_another_version_has_said_nothing_and_a_quick_look_hides_no_review(home: House) -> None:  # noqa: F811
    eva = await person(home)
    await played(eva)
    (row,) = (await eva.get("/api/me/history"))["matches"]
    match, room, store = row["match"], row["room"], home.hall.store_of(row["room"])

    async def after(mark: str, whole: bool, value: float) -> list[float]:
        part = reviewed.GlancePart(value, value, value)
        body = WRITE.encode([reviewed.Glance(part, part, False, "exact")] * 2).decode()
        await store.write(lambda link: put_glance(link, KeptGlance(match, room, mark, whole, body)))
        told = await store.read(lambda link: glances_of(link, [match]))
        return [each.play.value for each in told.get(match, [])]

    now = mark_of("oko")
    assert await after("old", True, 0.1) == []
    assert await after(now, False, 0.2) == [0.2, 0.2]
    assert await after(now, True, 0.3) == [0.3, 0.3]
    assert await after(now, False, 0.4) == [0.3, 0.3]
    assert mark_of("no game") == ""


async def test_any_worker_looks_at_the_rooms_of_all_and_a_backup_has_it(sqlite_database: str, tmp_path) -> None:
    async with crew(sqlite_database) as houses:
        eva = await person(houses[0])
        owners: set[int] = set()
        while owners < {0, 1}:
            owners.add(houses[0].hall.share.owner(await played(eva)))
        matches = [row["match"] for row in (await eva.get("/api/me/history"))["matches"]]
        assert set(await until_told(eva, matches)) == set(matches)
        there = [store.read(lambda link: glances_of(link, matches)) for store in houses[1].hall.stores]
        parts = [set(await each) for each in there]
        assert all(parts) and not set.intersection(*parts), "each beside its match"
        await backup(sqlite_database, tmp_path / "copy.db")
    copy = Store(f"sqlite+aiosqlite:///{tmp_path / 'copy.db'}")
    await copy.open()
    assert set(await copy.read(lambda link: glances_of(link, matches))) == set(matches)
    await copy.close()
