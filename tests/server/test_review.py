"""Reviews at the server: made beside the tables, told as far as they have come, fair among all who ask."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import saloon
from saloon.reviews.keeping import ReviewStage
from saloon.server.faults import Refused
from saloon.server.tables import looking_back, reviewers
from saloon.server.tables.desk import Asker
from saloon.server.tables.looking_back import OPEN, Progressed, go_on, told
from saloon.server.tables.reviewers import Reviews
from server.house import House, start


@pytest.fixture(autouse=True)
def shelf(tmp_path, monkeypatch):
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    OPEN.clear()


def file_of(key: str = "oko", seed: int = 3) -> str:
    table = saloon.play(key, seats=2, bots=["beginner", "beginner"], seed=seed, people=0)
    table.run()
    return saloon.write(table.match)


def asker(number: int = 1, match: str = "") -> Asker:
    return Asker(f"192.0.2.{number}", match, 0)


class AtHome:
    """Workers in this very process, which write down whom they worked for."""

    def __init__(self) -> None:
        self.served: list[str] = []

    async def run(self, work: Any, *args: Any) -> Any:
        await asyncio.sleep(0)
        if work is go_on:
            self.served.append(args[0])
        return work(*args)

    def close(self) -> None:
        pass


async def until_whole(reviews: Reviews) -> None:
    while reviews.waiting():
        await reviews.serve(min(reviews.waiting(), key=reviews.place))


async def test_a_quick_look_comes_first_and_then_the_whole(monkeypatch):
    monkeypatch.setattr(reviewers, "SLICE", 0.0)
    reviews = Reviews(AtHome())  # type: ignore[arg-type]
    asked = reviews.ask("one", file_of("craps"), asker())
    assert await reviews.told(asked, "en") == b""
    while asked.facts is None:
        before = asked.done
        await reviews.serve(asked)
        assert asked.facts is not None or asked.done == before + 1, "one event in each slice"
    quick = asked.facts
    assert not asked.whole and b'"headline"' in await reviews.told(asked, "en")
    await until_whole(reviews)
    assert asked.whole and asked.facts["worlds"] > quick["worlds"]
    assert "štěstí".encode() in await reviews.told(asked, "cs")


async def test_a_deep_look_is_a_review_by_itself(monkeypatch):
    """Without a quick look before it, and the whole one stays as it is."""
    looked: list[str] = []

    def deeper(match: Any) -> Any:
        looked.append(match.id)
        yield ReviewStage(1, 2)
        yield ReviewStage(2, 2, {"worlds": 8000})

    monkeypatch.setattr(looking_back, "deeper", deeper)
    reviews = Reviews(AtHome())  # type: ignore[arg-type]
    whole = reviews.ask(("one", False), file_of(), asker())
    deep = reviews.ask(("one", False, "deep"), file_of(), asker(), deep=True)
    assert deep is not whole and not deep.quick
    await until_whole(reviews)
    assert len(looked) == 1 and deep.facts == {"worlds": 8000}
    assert whole.facts is not None and len(whole.facts["seats"]) == 2


async def test_all_who_ask_have_their_turn(monkeypatch):
    monkeypatch.setattr(reviewers, "SLICE", 0.0)
    workers = AtHome()
    reviews = Reviews(workers, lambda: 0.0)  # type: ignore[arg-type]
    marks = [reviews.ask(seed, file_of(seed=seed), asker(seed)).mark for seed in range(3)]
    for _ in range(6):
        await reviews.serve(min(reviews.waiting(), key=reviews.place))
    turns = list(dict.fromkeys(workers.served))
    assert turns == marks and max(map(workers.served.count, marks)) <= 3


async def test_too_many_are_refused_and_those_that_wait_stay(monkeypatch):
    monkeypatch.setattr(reviewers, "MOST_WAITING", 2)
    reviews = Reviews(AtHome())  # type: ignore[arg-type]
    text = file_of()
    first, _ = reviews.ask("a", text, asker(1)), reviews.ask("b", text, asker(2))
    with pytest.raises(Refused):
        reviews.ask("c", text, asker(3))
    assert reviews.ask("a", text, asker(3)) is first


async def test_one_guest_leaves_room_for_the_reviews_of_others():
    reviews, text = Reviews(AtHome()), file_of()  # type: ignore[arg-type]
    for number in range(reviewers.MOST_OF_ONE):
        reviews.ask(number, text, asker(9, str(number)))
    with pytest.raises(Refused, match="review-crowd"):
        reviews.ask("more", text, asker(9))
    reviews.ask("honest", text, asker(1))


async def test_whoever_has_used_the_process_a_lot_comes_after_others():
    """A flood of ever new quick looks keeps nobody from the whole."""
    now = [0.0]
    reviews, text = Reviews(AtHome(), lambda: now[0]), file_of()  # type: ignore[arg-type]
    honest = reviews.ask("honest", text, asker(1))
    honest.quick = False
    flood = [reviews.ask(number, text, asker(9, str(number))) for number in range(3)]
    assert min(reviews.waiting(), key=reviews.place) is flood[0], "a quick look comes first"
    reviews.used.add(flood[0].asker, 5.0)
    assert min(reviews.waiting(), key=reviews.place) is honest


def test_the_process_holds_open_all_that_may_wait():
    """Otherwise each would push out the work of another, and none would ever be done."""
    assert looking_back.MOST >= 2 * reviewers.MOST_WAITING


async def test_what_breaks_off_is_tried_again_and_given_up_at_last():
    class Broken(AtHome):
        async def run(self, work: Any, *args: Any) -> Any:
            raise ValueError("no")

    reviews = Reviews(Broken())  # type: ignore[arg-type]
    asked = reviews.ask("a", file_of(), asker())
    for _ in range(reviewers.TRIES):
        assert not asked.failed
        await reviews.serve(asked)
    assert asked.failed and not reviews.waiting()


def test_a_process_that_knows_nothing_asks_for_the_file():
    text = file_of()
    assert go_on("x", True, "", 1.0) is None
    came = go_on("x", True, text, 60.0)
    assert isinstance(came, Progressed) and came.facts is not None and came.done == came.of > 0
    assert b'"headline"' in told(text, came.facts, "ru")


async def test_the_review_is_told_over_http_after_the_end(house: House) -> None:
    host = await house.room(game="oko", seats=2)
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
        await eva.until(lambda message: message.get("to_act", [-1]) not in ([-1], []))
        running = await house.http.get(f"/api/matches/{eva.room['match']['match']}/review")
        assert running.status_code == 409
        await eva.do("resign")
        over = await jan.in_phase("over")
    match = over["match"]["match"]
    answer: dict[str, Any] = {}
    while not answer.get("progress", {}).get("whole"):
        await asyncio.sleep(0.05)
        answer = (await house.http.get(f"/api/matches/{match}/review", params={"lang": "en"})).json()
    first, second = answer["review"]["seats"]
    assert answer["review"]["ended"] == "resigned" and (first["result"], second["result"]) == (0, 1)
    assert first["choices"]["value"] < 0 < second["others"]["value"]
    for seat in (first, second):
        parts = sum(seat[part]["value"] for part in ("luck", "choices", "others", "fog"))
        assert seat["start"] + parts == pytest.approx(seat["result"], abs=1e-9)
