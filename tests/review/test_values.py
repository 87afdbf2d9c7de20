"""What positions are worth where a game's own reference was fitted or worked out: it hangs together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from review.trees import RISK
from saloon.core.play import play
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.games.bang.advice.camps import camps_of
from saloon.games.bang.reference import at_beginning
from saloon.house.rooms import Reference, Sure
from saloon.house.sure import foreseen
from saloon.reviews.facts import Facts
from saloon.reviews.prospects import Prospects
from saloon.reviews.reviewing import mean_of
from saloon.reviews.standards import reference_of
from saloon.reviews.wording import figure, interval
from saloon.words import words


def test_before_fortune_moves_the_value_is_the_mean_of_those_after_it() -> None:
    """A reference that plays on for a while may say one thing before a fall and another after it: luck counts from the
    latter, or it would have a drift."""

    def value(position: Any, chance: Random) -> tuple[float, float]:
        return (0.9, 0.1)

    state = RISK.new(2).after(0, RISK.notation.read("safe"))
    before = Prospects(RISK, Reference("for a while", value, draws=True), False, 2000)
    assert mean_of(before.of(state)) == pytest.approx((0.9, 0.1))
    assert mean_of(before.mean(state)) == pytest.approx((0.5, 0.5), abs=0.05)


def test_a_throw_of_dice_town_is_weighed_as_if_each_were_tried() -> None:
    game, rolls = SHELF["dice_town"], 0
    reference, values = reference_of(game), Prospects(game, reference_of(game), False, 1)
    assert reference.mean is not None
    for _, _, state in play(game.new(2), game.advice.playout, Random(3)):
        if state.scores() is not None or (told := reference.mean(state)) is None:
            continue
        rolls += 1
        if rolls % 10 == 1:
            chances, mean = state.chances(), [0.0, 0.0]
            for action, weight in chances:
                ((one, other),) = values.of(state.after(NATURE, action))
                mean = [mean[0] + weight * one, mean[1] + weight * other]
            whole = sum(weight for _, weight in chances)
            assert told == pytest.approx([each / whole for each in mean], abs=1e-6)
    assert rolls > 20


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_shares_of_dice_town_are_of_one_win(seats: int) -> None:
    game = SHELF["dice_town"]
    value = reference_of(game).value
    for _, _, state in play(game.new(seats), game.advice.playout, Random(seats)):
        if state.scores() is None and (found := value(state, Random(0))) is not None:
            assert sum(found) == pytest.approx(1)
            assert min(found) >= 0


def test_camps_of_bang_win_once_together() -> None:
    game = SHELF["bang"]
    playout, value = game.advice.playout, reference_of(game).value
    for seats in (3, 5, 8):
        for _, _, state in play(game.new(seats), playout, Random(seats)):
            if state.scores() is None and at_beginning(state):
                found = value(state, Random(0))
                assert sum(found[camp[0]] for camp in camps_of(state) if camp) == pytest.approx(1)
                assert all(len({found[seat] for seat in camp}) <= 1 for camp in camps_of(state))


def test_what_was_searched_is_told_in_whole_points() -> None:
    part = {"value": 0.1234, "low": 0.1, "high": 0.1468, "n": 9}
    told: dict[str, Facts] = {each: {"certainty": each, "points": False} for each in ("searched", "sampled")}
    assert interval(part, told["searched"], words("en")) == "+12 ± 2"
    assert interval(part, told["sampled"], words("en")) == "+12.3 ± 2.3"
    assert figure(0.1234, told["searched"], words("en")) == "12%"


def test_a_table_that_is_solved_meanwhile_is_asked() -> None:
    """What was found by looking ahead is remembered, but never instead of a table."""
    game, tables, looked = SHELF["mlyn"], list[dict[Any, Sure]](), list[Any]()
    state = game.new(2)

    def search(view: Any, seat: int, actions: Any, **how: Any) -> Any:
        looked.append(view)
        return [(actions[0], 0.6)]

    value = foreseen(lambda view, seat: tables[0] if tables else None, search, lambda view, seat: 0.5, 10)
    assert value(state, Random(0)) == value(state, Random(0)) == (0.6, 0.4) and len(looked) == 1
    tables.append({state.legal(0)[0]: Sure(1.0, 3)})
    assert value(state, Random(0)) == (1.0, 0.0)
