"""Drills at the server: positions without their answers, what an answer gives away, and decks kept with the person."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from saloon.games import SHELF
from saloon.match.file import write
from saloon.reviews import review
from saloon.reviews.facts import facts
from saloon.school.deck import A_DAY, DEAR, DEAREST, dearest
from saloon.school.drills import drills
from saloon.server.library import dealing, practising
from saloon.server.tables.desk import Asker
from server.house import House, serve
from server.test_deal import WEDNESDAY, Calendar, ask, at, begun, deal, open_house, played, somebody

DAY = 86_400_000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    made = Calendar(monkeypatch)
    monkeypatch.setattr(practising, "now", lambda: made.now)
    return made


async def get(house: House, key: str, path: str, **query: Any) -> Any:
    answer = await ask(house, key, path=path, **query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def reply(house: House, key: str, card: dict[str, Any], move: str) -> dict[str, Any]:
    answer = await ask(house, key, "POST", f"/api/drill/{card['game']}/{card['id']}", move=move)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def worst(card: dict[str, Any]) -> str:
    return next(each for each in drills(SHELF[card["game"]]) if each.id == card["id"]).choices[-1].move


@pytest.mark.parametrize("key", sorted(key for key in SHELF if drills(SHELF[key])))
def test_a_drill_is_shown_without_its_answer_and_every_choice_can_be_clicked_or_chosen(key: str) -> None:
    """On the table, or from the list; and the verdict knows a reason for each, in three languages."""
    for drill in drills(SHELF[key])[::67]:
        for lang, shape in (("cs", "tall"), ("en", "wide"), ("ru", "wide")):
            told = practising.told(key, drill, lang, shape)
            moves = [each.move for each in drill.ranked]
            assert [each.move for each in told.moves] == sorted(moves)
            assert all(each.label for each in told.moves)
            verdict = practising.verdict(key, drill, moves[-1], lang, 2, [])
            assert [each.move for each in verdict.choices] == moves
            assert verdict.cost == pytest.approx(drill.scale * drill.cost(moves[-1]))
            assert all(each.why for each in verdict.choices)


@pytest.mark.parametrize(("key", "like"), [("oko", "wide"), ("fliptown", "tall")])
def test_where_there_is_little_room_the_wide_table_is_shown_unless_the_tall_one_shows_a_part(
    key: str, like: str
) -> None:
    drill = drills(SHELF[key])[0]
    sizes = {shape: practising.told(key, drill, "en", shape).scene for shape in ("small", "wide", "tall")}
    assert sizes["small"] == sizes[like] and sizes["wide"] != sizes["tall"]


async def test_what_was_answered_badly_comes_back_after_days(tmp_path: Path, clock: Calendar) -> None:
    async with serve(open_house(tmp_path / "a.db")) as house:
        eva = await somebody(house, "Eva")
        assert (await get(house, eva, "/api/me/deck"))["due"] == 0
        card = await get(house, eva, "/api/drill", game="tisicovka")
        told = await reply(house, eva, card, worst(card))
        assert told["cost"] > 0 and not told["right"] and told["back"] >= 1
        assert told["lately"] == [pytest.approx(told["cost"], abs=0.01)]
        assert await get(house, eva, "/api/drill") is None, "nothing is due, and no game was named"
        deck = await get(house, eva, "/api/me/deck", game="tisicovka")
        assert deck["next"] > clock.now and deck["week"] == [0] * 6 + [1]
        (theme,) = [each for each in deck["games"][0]["themes"] if each["tried"]]
        assert (theme["tried"], theme["right"], theme["low"]) == (1, 0, 0.0) and 0 < theme["high"] < 1
        clock.now += told["back"] * DAY
        again = await get(house, eva, "/api/drill")
        assert again["id"] == card["id"]
        assert (await get(house, eva, "/api/home"))["drills"] == 1
        assert (await get(house, eva, "/api/me/kept"))["rows"]["practice"] == 1


async def test_a_day_has_at_most_twenty(tmp_path: Path, clock: Calendar) -> None:
    async with serve(open_house(tmp_path / "a.db")) as house:
        eva, seen = await somebody(house, "Eva"), []
        for _ in range(A_DAY + 3):
            card = await get(house, eva, "/api/drill", game="oko", seen=",".join(seen))
            await reply(house, eva, card, worst(card))
            seen.append(card["id"])
        assert len(set(seen)) == A_DAY + 3
        clock.now += 30 * DAY
        assert (await get(house, eva, "/api/me/deck"))["due"] == A_DAY
        clock.now += 300 * DAY
        assert (await get(house, eva, "/api/me/deck"))["due"] == A_DAY, "nothing is lost by waiting"


async def test_somebody_unknown_practises_and_nothing_is_kept(tmp_path: Path, clock: Calendar) -> None:
    async with serve(open_house(tmp_path / "a.db")) as house:
        card = await house.get("/api/drill", game="maroko")
        answer = await house.http.post(f"/api/drill/maroko/{card['id']}", json={"move": worst(card)})
        assert answer.json()["back"] == -1
        assert (await house.http.get("/api/drill/maroko/nothing")).json()["code"] == "drill-unknown"
        wrong = await house.http.post(f"/api/drill/maroko/{card['id']}", json={"move": "nonsense"})
        assert wrong.json()["code"] == "drill-unknown"


async def test_a_choice_of_ones_own_match_goes_into_the_deck(tmp_path: Path, clock: Calendar) -> None:
    async with serve(open_house(tmp_path / "a.db")) as house:
        eva = await somebody(house, "Eva")
        clock.now = at("2026-11-17")
        table = await begun(house, eva)
        await played(table, 4)
        match = table.room.match
        assert match is not None
        number = next(entry.number for entry in match.log if entry.seat == 0)
        kept = await ask(house, eva, "POST", "/api/me/deck", match=match.id, number=number)
        assert kept.status_code == 200, kept.text
        assert [each["theme"] for each in kept.json()["games"][0]["themes"]][-1] == "own"
        assert (await ask(house, eva, "POST", "/api/me/deck", match=match.id, number=1)).json()[
            "code"
        ] == "drill-unknown"
        clock.now += DAY
        card = await get(house, eva, "/api/drill")
        assert card["own"] and card["game"] == "tisicovka"


async def test_what_cost_most_in_a_reviewed_match_comes_back_by_itself(tmp_path: Path, clock: Calendar) -> None:
    """My own choices alone, three at most, dearest first, and once; nothing before the review is whole."""
    async with serve(open_house(tmp_path / "a.db")) as house:
        eva, jan = await somebody(house, "Eva"), await somebody(house, "Jan")
        clock.now = at("2026-11-17")
        table = await begun(house, eva)
        await played(table, 4)
        match = table.room.match
        assert match is not None

        async def kept(who: str) -> int:
            answer = await ask(house, who, "POST", "/api/me/deck", match=match.id)
            assert answer.status_code == 200, answer.text
            return int(answer.json()["kept"])

        assert await kept(eva) == 0, "there is no review"
        whole = facts(review(match, quick=True))
        costs = [m["decision"]["cost"]["value"] for m in whole["moments"] if m["seat"] == 0 and m["decision"]]
        dear = [cost for cost in costs if cost > DEAR]
        assert dear, "by lot one gives away more than that"
        told = house.hall.reviews.ask((match.id, match.forgotten), write(match), Asker("", match.id, 0))
        told.quick, told.facts, told.failed = False, whole, True  # nobody works on it any more
        assert await kept(eva) == 0, "not before it is whole"
        told.whole = True
        assert await kept(jan) == 0, "who did not play has nothing to practise"
        assert await kept(eva) == min(DEAREST, len(dear))
        assert await kept(eva) == 0, "once"
        clock.now += DAY
        card = await get(house, eva, "/api/drill")
        assert card["own"] and card["game"] == "tisicovka"
        assert (await get(house, eva, "/api/me/deck"))["due"] == min(DEAREST, len(dear))


def test_dearest_are_told_by_seat_and_none_that_is_cheap() -> None:
    def moment(number: int, seat: int, cost: float) -> dict[str, Any]:
        return {"number": number, "seat": seat, "move": f"m{number}", "decision": {"cost": {"value": cost}}}

    rows = [moment(1, 0, 0.1), moment(2, 1, 0.5), moment(3, 0, 0.02), moment(4, 0, 0.3), moment(5, 0, 0.2)]
    rows += [moment(6, 0, 0.04), {"number": 7, "seat": 0, "move": "m7", "decision": None}]
    assert dearest({"points": False, "moments": rows}, [0]) == [(4, "m4"), (5, "m5"), (1, "m1")]
    assert dearest({"points": False, "moments": rows[2:3]}, [0]) == []
    assert dearest({"points": True, "moments": [moment(1, 0, 2.9), moment(2, 0, 3.1)]}, [0]) == [(2, "m2")]


async def test_the_drill_set_of_the_day_counts_once(tmp_path: Path, clock: Calendar) -> None:
    clock.now = at(WEDNESDAY)
    async with serve(open_house(tmp_path / "a.db")) as house:
        eva = await somebody(house, "Eva")
        told = await deal(house, eva)
        assert (told["kind"], told["state"]) == ("drills", "open")
        some, cards = drills(SHELF[told["game"]]), []
        while (card := await get(house, eva, "/api/deal/cards")) is not None:
            drill = next(each for each in some if each.id == card["id"])
            cards.append(drill)
            answer = await ask(house, eva, "POST", f"/api/deal/cards/{card['id']}", move=drill.best.move)
            assert answer.status_code == 200, answer.text
        assert len(cards) == 10
        done = await deal(house, eva)
        assert (done["state"], done["score"], done["played"]) == ("done", 100, 1)
        assert done["master"] is not None and done["master"] <= 100
        again = await ask(house, eva, "POST", f"/api/deal/cards/{cards[0].id}", move=cards[0].choices[-1].move)
        assert again.json()["code"] == "drill-unknown", "no card is answered twice"
        assert datetime.fromtimestamp(done["opens"] / 1000, UTC).date().isoformat() == WEDNESDAY
        assert dealing.DealDesk(house.hall).today().isoformat() == WEDNESDAY


def test_a_win_in_a_number_of_moves_is_told_with_its_moves() -> None:
    """The quickest stands first, each with its own number; nothing says them before the answer."""
    game = SHELF["krizovy_mlyn"]
    drill = next(each for each in drills(game) if each.within > 1 and len(set(each.ends.values())) > 1)
    slow = next(move for move in drill.ends if drill.is_slow(move))
    asked = practising.told(game.key, drill, "en", "wide")
    assert asked.theme_title == f"Win in {drill.within} moves"
    told = practising.verdict(game.key, drill, slow, "en", 3, [])
    moves = [each.moves for each in told.choices if each.moves]
    assert told.right and moves == sorted(drill.ends.values()) and told.choices[0].moves == drill.within
    assert f"in {drill.within} moves" in told.why
    assert [each.moves for each in told.choices if each.value < 100] == [0] * (len(drill.choices) - len(moves))
