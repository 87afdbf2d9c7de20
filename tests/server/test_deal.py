"""The deal of the day in the house: one try counts, everybody is compared, nobody looks ahead; and duplicate."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import saloon
from saloon.core.state import Illegal
from saloon.games import SHELF
from saloon.match import Match
from saloon.match.fair import FairChance
from saloon.match.file import write
from saloon.match.placed import PlacedChance
from saloon.match.verify import verify
from saloon.school.deals import DayDeal, begins, begins_at, promise_of, read_day, zone_of
from saloon.server import Settings
from saloon.server.library import dealing
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.playing import decide
from saloon.server.rooms.starting import resign, start
from saloon.server.tables.live import LiveTable
from saloon.server.wire.incoming import Resign, Start
from server.house import FAST, House, serve

MONDAY, TUESDAY, WEDNESDAY, THURSDAY, SATURDAY = (f"2026-11-{day}" for day in (16, 17, 18, 19, 21))


def at(day: str, hour: int = 12) -> int:
    return int(datetime.fromisoformat(day).replace(hour=hour, tzinfo=UTC).timestamp() * 1000)


class Calendar:
    """A clock that a test moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = at(MONDAY)
        monkeypatch.setattr(dealing, "now", lambda: self.now)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


def open_house(path: Path, words: str = "konik medak") -> Settings:
    return replace(FAST, database=f"sqlite+aiosqlite:///{path}", deals=words, zone="UTC")


async def somebody(house: House, name: str) -> str:
    made = await house.post("/api/people", name=name)
    return str(made["key"])


async def ask(house: House, key: str, method: str = "GET", path: str = "/api/deal", **body: Any) -> httpx.Response:
    more = {"json": body} if method == "POST" else {"params": body}
    return await house.http.request(method, path, headers={"Authorization": f"Bearer {key}"}, **more)


async def deal(house: House, key: str, **query: Any) -> dict[str, Any]:
    answer = await ask(house, key, **query)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def begun(house: House, key: str, **body: Any) -> LiveTable:
    answer = await ask(house, key, "POST", "/api/deal/try", **body)
    assert answer.status_code == 201, answer.text
    return await house.hall.table(answer.json()["code"])


async def played(table: LiveTable, seed: int) -> list[str]:
    """To the end by lot on every seat; what fortune brought, in order."""
    rng = Random(seed)

    def act(attempt: Attempt) -> None:
        match = attempt.match
        while not match.over:
            seat = match.to_act()[0]
            decide(attempt, seat, match.game.notation.write(rng.choice(match.state.legal(seat))))

    await table.change(0, "", act)
    match = table.room.match
    assert match is not None
    assert match.over
    return [match.game.notation.write(event.action) for event in match.events if event.seat < 0]


def cards(fell: list[str]) -> list[str]:
    """The first cards that were turned in the line."""
    return [each for each in fell if each.startswith("turn ")][:12]


async def test_one_try_counts_and_then_one_plays_for_oneself(tmp_path: Path, calendar: Calendar) -> None:
    async with serve(open_house(tmp_path / "a.db")) as house:
        eva, jan = await somebody(house, "Eva"), await somebody(house, "Jan")
        told = await deal(house, eva)
        assert (told["kind"], told["state"], told["score"], told["played"]) == ("fliptown", "open", None, 0)
        assert (await ask(house, eva, "POST", "/api/deal/try", again=True)).json()["code"] == "deal-first"
        table = await begun(house, eva)
        assert (await begun(house, eva)).room.code == table.room.code, "one comes back to the same try"
        assert (await deal(house, eva))["state"] == "playing"
        await played(table, 1)
        told = await deal(house, eva)
        assert table.room.match is not None
        assert (told["state"], told["score"]) == ("done", table.room.match.scores[0])  # type: ignore[index]
        again = await begun(house, eva, again=True)
        assert again.room.code != table.room.code
        await played(again, 2)
        after = await deal(house, eva)
        assert (after["score"], after["played"]) == (told["score"], 1), "only the first counts"
        await played(await begun(house, jan), 3)
        seen = await deal(house, eva)
        assert seen["played"] == 2
        assert [dot["name"] for dot in seen["dots"] if not dot["me"]] == [""], "strangers have no name"
        assert [dot["name"] for dot in seen["dots"] if dot["me"]] == ["Eva"]
        mine, other = (await deal(house, eva))["place"], (await deal(house, jan))["place"]
        assert {mine, other} <= {1, 2}


async def test_chance_is_tied_to_its_place_and_equal_on_two_servers(tmp_path: Path, calendar: Calendar) -> None:
    fell = []
    for name, words, seed in (("a", "konik", 1), ("b", "konik", 2), ("c", "another", 1)):
        async with serve(open_house(tmp_path / f"{name}.db", words)) as house:
            fell.append(await played(await begun(house, await somebody(house, "Eva")), seed))
    one, other, third = fell
    assert cards(one) == cards(other), "whatever was chosen, the cards lie in one order"
    assert cards(one) != cards(third), "a house that has not agreed has its own deals"


@pytest.mark.parametrize("day", [TUESDAY, THURSDAY, SATURDAY])
async def test_equal_choices_meet_equal_fortune_on_two_servers(tmp_path: Path, calendar: Calendar, day: str) -> None:
    """Where a master sits at the table: its cards and dice too, from the beginning to the end."""
    calendar.now = at(day)
    fell = []
    for name, words in (("a", "konik"), ("b", "konik"), ("c", "another")):
        async with serve(open_house(tmp_path / f"{name}.db", words)) as house:
            table = await begun(house, await somebody(house, "Eva"))
            match = table.room.match
            assert match is not None
            fell.append((match.start, await played(table, 1)))
    one, other, third = fell
    assert one == other != third


async def test_a_drill_set_is_equal_on_two_servers(tmp_path: Path, calendar: Calendar) -> None:
    calendar.now = at(WEDNESDAY)
    sets = []
    for name, words in (("a", "konik"), ("b", "konik"), ("c", "another")):
        async with serve(open_house(tmp_path / f"{name}.db", words)) as house:
            desk = dealing.DealDesk(house.hall)
            sets.append([each.id for each in desk.cards(desk.known(desk.today()))])
    assert sets[0] == sets[1] != sets[2]


@pytest.mark.parametrize("name", ["Pacific/Kiritimati", "Asia/Kathmandu", "Pacific/Pago_Pago"])
async def test_a_house_changes_its_day_at_its_own_midnight(tmp_path: Path, calendar: Calendar, name: str) -> None:
    """To the millisecond; a try that was begun before counts for its day."""
    tuesday = begins(read_day(TUESDAY), zone_of(name))
    async with serve(replace(open_house(tmp_path / "a.db"), zone=name)) as house:
        calendar.now = tuesday - 1
        eva = await somebody(house, "Eva")
        assert (await deal(house, eva))["day"] == MONDAY
        assert (await ask(house, eva, day=TUESDAY)).json()["code"] == "deal-ahead"
        table = await begun(house, eva)
        calendar.now = tuesday
        told = await deal(house, eva)
        assert (told["day"], told["kind"], told["state"]) == (TUESDAY, "tisicovka", "open")
        await played(table, 1)
        before = await deal(house, eva, day=MONDAY)
        assert (before["state"], before["played"], (await deal(house, eva))["state"]) == ("done", 1, "open")


async def test_nobody_can_look_ahead(tmp_path: Path, calendar: Calendar) -> None:
    async with serve(open_house(tmp_path / "a.db")) as house:
        eva = await somebody(house, "Eva")
        assert (await ask(house, eva, day=TUESDAY)).json()["code"] == "deal-ahead"
        assert (await ask(house, eva, "POST", "/api/deal/try", day=TUESDAY)).json()["code"] == "deal-ahead"
        table = await begun(house, eva)
        await played(table, 1)
        told = await deal(house, eva)
        promised = {each["day"]: each["promise"] for each in told["calendar"]}
        assert told["secret"] == "" and promised[MONDAY] == told["promise"]
        match = table.room.match
        assert match is not None and isinstance(match.chance, FairChance)
        secret = match.chance.secret.hex()
        for path in (f"/api/matches/{match.id}", f"/api/matches/{match.id}/file", "/api/deal", "/api/home"):
            assert secret not in (await ask(house, eva, path=path)).text, path
        calendar.now = at(TUESDAY, 0)
        today, before = await deal(house, eva), await deal(house, eva, day=MONDAY)
        assert (today["kind"], today["state"], today["secret"]) == ("tisicovka", "open", "")
        assert before["secret"] == secret
        assert promise_of(read_day(MONDAY), bytes.fromhex(before["secret"])) == promised[MONDAY]
        assert today["before"]["score"] == told["score"]
        assert today["promise"] == promised[TUESDAY]


async def test_a_try_is_played_without_help_and_is_not_rated(tmp_path: Path, calendar: Calendar) -> None:
    calendar.now = at(TUESDAY)
    async with serve(open_house(tmp_path / "a.db")) as house:
        eva = await somebody(house, "Eva")
        table = await begun(house, eva)
        match = table.room.match
        assert match is not None
        assert match.rated and [player.kind for player in match.players] == ["human", "bot:master"]
        await table.change(1, "", lambda attempt: resign(attempt, Resign("m")))
        told = await deal(house, eva)
        assert (told["state"], told["score"], told["played"]) == ("left", None, 0)
        kept = (await ask(house, eva, path="/api/me/ratings")).json()
        assert kept["ratings"] == [] and kept["untold"] == []


async def test_the_master_plays_the_same_deal(
    tmp_path: Path, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another level would: how well it plays is not asked here."""
    monkeypatch.setattr(dealing, "MASTER", "beginner")
    async with serve(open_house(tmp_path / "a.db")) as house:
        eva = await somebody(house, "Eva")
        desk = dealing.DealDesk(house.hall)
        fell = await played(await begun(house, eva), 1)
        today = desk.known(desk.today())
        match = await desk.mastered(today)
        drawn = [match.game.notation.write(event.action) for event in match.events if event.seat < 0]
        assert cards(drawn) == cards(fell)
        await desk.keep(match, today)
        told = await deal(house, eva)
        assert told["master"] == match.scores[0]  # type: ignore[index]
        assert (await house.get(f"/api/matches/{told['master_match']}"))["game"] == "fliptown"
        fresh = await deal(house, await somebody(house, "Jan"))
        assert fresh["master"] is None and fresh["master_match"] == "", "nothing of it before one has tried"


async def test_nobody_sends_masters_through_the_whole_calendar(
    tmp_path: Path, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One who turns the pages of the calendar back keeps neither bots nor rooms busy: one master plays at a time, the
    bots of all tables first, and none plays what is long past."""
    desks, began, at_once, go = set(), [], [], asyncio.Event()

    async def mastered(desk: dealing.DealDesk, deal: DayDeal) -> None:
        desks.add(desk)
        began.append(deal.day)
        at_once.append(1)
        await go.wait()
        assert sum(at_once) == 1
        at_once.pop()

    async def keep(desk: dealing.DealDesk, match: None, deal: DayDeal) -> None:
        pass

    monkeypatch.setattr(dealing.DealDesk, "mastered", mastered)
    monkeypatch.setattr(dealing.DealDesk, "keep", keep)
    last = date.fromisoformat(MONDAY)
    async with serve(open_house(tmp_path / "a.db")) as house:
        for back in range(60):
            await house.get("/api/deal", day=(last - timedelta(days=back)).isoformat())
        assert len(began) == 1
        go.set()
        while any(desk.working for desk in desks):
            await asyncio.sleep(0.005)
    assert len(began) <= dealing.BACK and min(began) > last - timedelta(days=dealing.BACK)


async def test_saturday_is_a_duel_that_is_kept_and_proven_like_every_match(tmp_path: Path, calendar: Calendar) -> None:
    calendar.now = at(SATURDAY)
    async with serve(open_house(tmp_path / "a.db")) as house:
        eva = await somebody(house, "Eva")
        table = await begun(house, eva)
        match = table.room.match
        assert match is not None
        assert match.start.living() == [0, 1], "two of three are left"
        assert match.start == saloon.game("bang").position(begins_at(SHELF["bang"], desk_secret(house))).state
        with pytest.raises(Illegal):
            match.undo(0)
        await played(table, 1)
        told = await deal(house, eva)
        match = table.room.match
        life = match.state.life  # type: ignore[attr-defined]
        assert told["score"] == (life[0] or -max(1, life[1]))
        report = verify(write(match))
        assert report.holds, report.lines()
        record = (await ask(house, eva, path="/api/me/record")).json()
        assert record["games"] == [], "what begins from a position brings no record"


def desk_secret(house: House) -> bytes:
    return dealing.DealDesk(house.hall).secret(read_day(SATURDAY))


async def test_tables_of_a_party_share_their_chance(tmp_path: Path, calendar: Calendar) -> None:
    async with serve(open_house(tmp_path / "a.db")) as house:
        first = await house.room("tisicovka", "Eva", seats=2)
        code = first["code"]
        tables = [await house.hall.table(code)]
        async with house.client(first) as client:
            await client.do("setup", party=code)
        second = await house.room("tisicovka", "Jan", seats=2, party=code)
        tables.append(await house.hall.table(second["code"]))
        fell = []
        for seed, table in enumerate(tables):
            await table.change(1, "", lambda attempt: start(attempt, Start("m", "regular")))
            fell.append(await played(table, seed))
        assert fell[0][:2] == fell[1][:2], "who begins, and the first throw"
        told = await house.get(f"/api/duplicates/{code}")
        assert [(each["room"], each["number"], len(each["seats"])) for each in told["tables"]] == [
            (code, 1, 2),
            (second["code"], 1, 2),
        ]
        assert (await house.http.get("/api/duplicates/KONIK-999")).status_code == 404
        alone = await house.room("tisicovka", "Ada", seats=2)
        table = await house.hall.table(alone["code"])
        await table.change(1, "", lambda attempt: start(attempt, Start("m", "regular")))
        assert table.room.match is not None and table.room.match.chance.kind == "fair"


async def test_my_turns_stand_beside_the_masters_once_both_are_over(tmp_path: Path, calendar: Calendar) -> None:
    calendar.now = at(TUESDAY)
    async with serve(open_house(tmp_path / "a.db")) as house:
        eva = await somebody(house, "Eva")
        desk = dealing.DealDesk(house.hall)
        today = desk.known(desk.today())
        table = await begun(house, eva)
        await desk.keep(await quick(desk, today), today)
        nothing = (await ask(house, eva, path="/api/deal/turns")).json()
        assert nothing["turns"] == [], "nothing of the master before one has tried"
        await played(table, 1)
        told = (await ask(house, eva, path="/api/deal/turns")).json()
        match = table.room.match
        assert match is not None
        assert told["summed"] and [each["number"] for each in told["turns"]] == [*range(1, len(told["turns"]) + 1)]
        assert sum(each["mine"] or 0 for each in told["turns"]) == match.state.totals[0]  # type: ignore[attr-defined]
        assert any(each["said"] and each["said"] != each["instead"] for each in told["turns"])
        assert (await house.http.get("/api/deal/turns")).status_code == 401, "nobody asks for somebody else"


async def quick(desk: dealing.DealDesk, deal: DayDeal) -> Match:
    """Of the day's chance, a match in which the first that is allowed is done: in place of a master's."""
    game = SHELF[deal.game]
    match = Match(
        game,
        deal.seats,
        names=[""] * deal.seats,
        kinds=["bot:master"] * deal.seats,
        chance=PlacedChance(desk.secret(deal.day), shared=True),
    )
    while not match.over:
        match.run_nature()
        for seat in match.to_act():
            match.submit(seat, match.state.legal(seat)[-1])
    return match
