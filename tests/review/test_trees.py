"""The ledgers of three tiny games, against what follows from the definition by hand."""

from __future__ import annotations

from typing import Any

import pytest

from review.trees import CALL, HANDS, RISK
from saloon.core import NATURE, Event
from saloon.match import Match, TypedChance
from saloon.reviews import Review, review
from toys import Do


def reviewed(game: Any, *moves: tuple[int, str]) -> Review:
    match = Match(game, 2, chance=TypedChance())
    for number, (seat, word) in enumerate(moves, 1):
        match.accept(Event(number, seat, Do(word)))
    return review(match)


def parts(found: Review, seat: int) -> tuple[float, ...]:
    each = found.seats[seat]
    return each.start, each.luck.value, each.choices.value, each.others.value, each.fog.value, each.result


@pytest.mark.parametrize(
    ("moves", "first"),
    [
        ([(0, "safe"), (NATURE, "win")], (0.5, 0.5, 0, 0, 0, 1)),
        ([(0, "safe"), (NATURE, "lose")], (0.5, -0.5, 0, 0, 0, 0)),
        ([(0, "risk"), (NATURE, "win")], (0.5, 2 / 3, -1 / 6, 0, 0, 1)),
        ([(0, "risk"), (NATURE, "lose")], (0.5, -1 / 3, -1 / 6, 0, 0, 0)),
    ],
)
def test_fortune_is_luck_and_a_bad_choice_costs_what_it_gave_away(moves: Any, first: Any) -> None:
    start, luck, choices, _, _, result = first
    found = reviewed(RISK, *moves)
    assert parts(found, 0) == pytest.approx(first)
    assert parts(found, 1) == pytest.approx((start, -luck, 0, -choices, 0, 1 - result))
    assert not any(part.n for seat in found.seats for part in (seat.luck, seat.choices, seat.others, seat.fog))


@pytest.mark.parametrize(("said", "result"), [("left", 1), ("right", 0)])
def test_what_nobody_could_know_is_fog(said: str, result: int) -> None:
    found = reviewed(HANDS, (0, "left"), (1, said))
    assert parts(found, 1) == pytest.approx((0.5, 0, 0, 0, result - 0.5, result))
    assert parts(found, 0) == pytest.approx((0.5, 0, 0, 0.5 - result, 0, 1 - result))


def test_luck_is_the_deal_in_truth_and_a_bad_fold_may_have_saved_the_day() -> None:
    found = reviewed(CALL, (NATURE, "high"), (1, "fold"), (NATURE, "lose"))
    cost = 2 / 3 - 2 / 5
    seat = found.seats[1]
    # the deal: -2/3 in truth; the fold: it gives 4/15 away as far as one knows, and saves 2/5 in truth; then it wins
    assert (seat.start, seat.luck.value, seat.result) == pytest.approx((2 / 3, -2 / 3 + 3 / 5, 1))
    assert seat.choices.value == pytest.approx(-cost, abs=seat.choices.spread * 2)
    assert seat.fog.value == pytest.approx(2 / 5 + cost, abs=seat.fog.spread * 2)
    assert 0 < seat.choices.spread < 0.1 and seat.choices.n == 200
    assert found.seats[0].others.value == pytest.approx(-2 / 5)
    assert found.mistakes(1)[0].judgement.best == Do("call")


def test_the_right_choice_costs_nothing_however_it_ends() -> None:
    for dealt, result in (("high", 0), ("low", 1)):
        seat = reviewed(CALL, (NATURE, dealt), (1, "call")).seats[1]
        assert (seat.choices.value, seat.fog.value) == (0, 0)
        assert seat.luck.value == pytest.approx(result - 2 / 3)


def test_a_decision_is_judged_by_the_view_alone() -> None:
    high, low = (reviewed(CALL, (NATURE, dealt), (1, "fold"), (NATURE, "win")) for dealt in ("high", "low"))
    assert high.moments[1].judgement == low.moments[1].judgement
