"""Ratings of people: from rated results alone, with anchors, by the rules of each game; computed again they are the
same."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from saloon.bots.ratings import measured
from saloon.bots.skill import LIFETIME, skill
from saloon.cli.group import app
from saloon.games import SHELF
from saloon.server.library import rating
from saloon.server.library.rating import Counted, Discipline, contests, ratings, untold
from saloon.server.rooms.starting import deal_in
from saloon.server.store.database import Store
from saloon.server.tables.rebuilding import rebuild
from server.accounts import do, make, play
from server.house import House

EVA, JAN, IVA = "e" * 32, "j" * 32, "i" * 32
DAY = 86_400_000


def match(
    number: int,
    game: str,
    *seats: tuple[str, int],
    at: int = 0,
    camps: tuple[float, ...] = (),
    fair: tuple[float, ...] = (),
) -> list[Counted]:
    """A rated match: who sat there (a person, `bot:level`, or nobody known) and their places."""
    many = len(seats)
    return [
        Counted(
            game,
            many,
            f"m{number}",
            seat,
            at or number,
            "" if who.startswith("bot:") else who,
            who if who.startswith("bot:") else "human",
            place,
            camps[seat] if camps else float(place == 1),
            fair[seat] if fair else 1 / many,
        )
        for seat, (who, place) in enumerate(seats)
    ]


def many(*matches: list[Counted]) -> list[Counted]:
    return [row for each in matches for row in each]


def test_who_wins_more_is_rated_higher_and_the_interval_grows_narrow() -> None:
    few = many(*(match(number, "dama", (EVA, 1), (JAN, 2)) for number in range(1, 4)))
    mixed = [
        match(number, "dama", (EVA, 1 + (number % 3 == 0)), (JAN, 2 - (number % 3 == 0))) for number in range(1, 91)
    ]
    (eva, jan), (later, _) = ratings(few, 100), ratings(many(*mixed), 100)
    assert (eva.person, jan.person) == (EVA, JAN) and eva.points.value > jan.points.value
    assert eva.points.low < eva.points.value < eva.points.high and not eva.settled
    assert later.points.high - later.points.low < eva.points.high - eva.points.low
    assert (later.game, later.seats, later.games) == ("dama", 2, 90)


def test_bots_are_anchors_of_their_measured_strength() -> None:
    levels = measured()["dama"]
    even = [match(number, "dama", (EVA, 1 + number % 2), ("bot:expert", 2 - number % 2)) for number in range(1, 61)]
    (found,) = ratings(many(*even), 100)
    assert found.points.value == pytest.approx(levels["expert"], abs=15) and found.settled


def test_matches_of_bots_alone_and_against_levels_nobody_measured_tell_nothing() -> None:
    table = Discipline("dama", 2)
    assert contests(table, [match(1, "dama", ("bot:expert", 1), ("bot:master", 2))], 1) == []
    assert contests(table, [match(1, "dama", (EVA, 1), ("bot:genius", 2))], 1) == []


def test_somebody_of_whom_the_house_knows_nothing_is_nobody_else() -> None:
    rows = many(match(1, "dama", (EVA, 1), ("", 2)), match(2, "dama", (JAN, 1), ("", 2)))
    assert {each.person for each in ratings(rows, 10)} == {EVA, JAN}
    told = contests(Discipline("dama", 2), [rows[:2], rows[2:]], 10)
    assert len({side.players[0] for each in told for side in each.sides}) == 4


def test_numbers_of_seats_are_apart() -> None:
    rows = many(match(1, "tisicovka", (EVA, 1), (JAN, 2)), match(2, "tisicovka", (JAN, 1), (EVA, 2), (IVA, 3)))
    found = {(each.seats, each.person): each.games for each in ratings(rows, 10)}
    assert found == {(2, EVA): 1, (2, JAN): 1, (3, EVA): 1, (3, JAN): 1, (3, IVA): 1}


def test_a_camp_wins_together_whatever_place_each_has() -> None:
    rows = match(
        1, "bang", (EVA, 1), (JAN, 1), (IVA, 3), ("", 3), camps=(1.0, 1.0, 0.0, 0.0), fair=(0.4, 0.4, 0.35, 0.25)
    )
    (told,) = contests(Discipline("bang", 4), [rows], 1)
    assert [side.players for side in told.sides] == [(EVA, JAN), (IVA, "m1 3")]
    assert [side.fair for side in told.sides] == [0.4, 0.6]
    found = {each.person: each.points.value for each in ratings(rows, 10)}
    assert found[EVA] == pytest.approx(found[JAN]) and found[EVA] > found[IVA]


def test_an_old_result_counts_half_after_two_years() -> None:
    new, old = (
        contests(Discipline("dama", 2), [match(1, "dama", (EVA, 1), (JAN, 2), at=DAY)], now) for now in (DAY, 731 * DAY)
    )
    assert (new[0].weight, old[0].weight) == (1.0, 0.5)
    lost_then_won = [
        match(number, "dama", (EVA, 1 + (number <= 30)), ("bot:regular", 2 - (number <= 30)), at=number * 40 * DAY)
        for number in range(1, 61)
    ]
    won_then_lost = [
        match(number, "dama", (EVA, 1 + (number > 30)), ("bot:regular", 2 - (number > 30)), at=number * 40 * DAY)
        for number in range(1, 61)
    ]
    better, worse = (ratings(many(*rows), 2400 * DAY)[0] for rows in (lost_then_won, won_then_lost))
    assert better.points.value > measured()["dama"]["regular"] > worse.points.value


def test_where_skill_cannot_be_told_in_a_lifetime_there_is_no_rating() -> None:
    how = skill(SHELF["oko"], 2)
    assert how is not None and how.needed > LIFETIME and not how.shown
    rows = many(*(match(number, "oko", (EVA, 1), (JAN, 2)) for number in range(1, 20)))
    assert ratings(rows, 100) == []
    assert [(each.game, each.seats, each.games, each.needed) for each in untold(rows, EVA)] == [
        ("oko", 2, 19, how.needed)
    ]


def test_nobody_is_rated_alone() -> None:
    assert skill(SHELF["fliptown"], 1) is None


async def test_a_lone_player_against_a_cowbot_is_in_no_rating(sqlite_database: str) -> None:
    store, rng = Store(sqlite_database), Random(1)
    await store.open()
    table = await make(store, "KONIK-271", "fliptown", {0: EVA}, rng, seats=1, rated=True)
    await play(table, rng)
    assert await store.read(rating.counted) == []
    await store.close()


def test_the_line_shows_what_was_known_then() -> None:
    rows = [
        match(number, "dama", (EVA, 1 + number % 2), (JAN, 2 - number % 2), at=number * DAY) for number in range(1, 31)
    ]
    (found,) = ratings(many(*rows), 31 * DAY, EVA, line=True)
    times = [at for at, _ in found.line]
    assert times == sorted(times) and 5 <= len(times) <= rating.POINTS and times[-1] == 30 * DAY
    first = ratings(many(*(each for each in rows if each[0].at <= times[0])), times[0], EVA)[0]
    assert found.line[0][1] == pytest.approx(first.points)


async def played(store: Store, code: str, games: int, **setup: Any) -> None:
    rng = Random(code)
    table = await make(store, code, "dama", {0: EVA, 1: JAN}, rng, seats=2, **setup)
    for _ in range(games):
        await play(table, rng)
        await do(table, deal_in)


async def test_ratings_follow_from_results_and_those_from_the_logs(sqlite_database: str) -> None:
    store = Store(sqlite_database)
    await store.open()
    await played(store, "KONIK-271", 3, rated=True)
    await played(store, "BLESK-111", 1)
    rows = await store.read(rating.counted)
    assert len({row.match for row in rows}) == 3  # friendly matches are not rated
    assert await rebuild(store, "KONIK-271") == 0
    assert ratings(await store.read(rating.counted), 10**13) == ratings(rows, 10**13)
    await store.close()
    done = await asyncio.to_thread(
        CliRunner().invoke, app, ["ratings", "dama", "--database", sqlite_database, "--json"]
    )
    told = json.loads(done.output)
    assert {row["person"] for row in told} == {EVA, JAN} and {row["games"] for row in told} == {3}
    assert all(row["low"] < row["points"] < row["high"] and row["name"] for row in told)
    plain = await asyncio.to_thread(CliRunner().invoke, app, ["ratings", "--database", sqlite_database, "--lang", "en"])
    assert plain.exit_code == 0 and "provisional" in plain.output
    nothing = await asyncio.to_thread(
        CliRunner().invoke, app, ["ratings", "mlyn", "--database", sqlite_database, "--lang", "en"]
    )
    assert nothing.output.strip() == "No rated matches yet."


async def test_my_page_asks_for_my_ratings(house: House) -> None:
    me = await house.post("/api/people", name="Eva")
    asked = {"Authorization": f"Bearer {me['key']}"}

    async def told() -> Any:
        answer = await house.http.get("/api/me/ratings", headers=asked)
        assert answer.status_code == 200, answer.text
        return answer.json()

    assert await told() == {"ratings": [], "untold": []}
    assert (await house.http.get("/api/me/ratings")).status_code == 401
    store = house.hall.store
    rng = Random(2)
    table = await make(store, "KONIK-271", "dama", {0: me["person"], 1: JAN}, rng, seats=2, rated=True)
    await play(table, rng)
    found = (await told())["ratings"]
    assert [(each["game"], each["seats"], each["games"], each["settled"]) for each in found] == [("dama", 2, 1, False)]
    assert found[0]["points"]["low"] < found[0]["points"]["value"] < found[0]["points"]["high"]
    assert found[0]["needed"] == skill(SHELF["dama"], 2).needed  # type: ignore[union-attr]
    assert (await told())["ratings"] == found
    assert len(house.hall.rated) == 1
    await do(table, deal_in)
    await play(table, rng)
    assert (await told())["ratings"][0]["games"] == 2
