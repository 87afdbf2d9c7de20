"""What positions are worth where a game's own reference was fitted or worked out: it hangs together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import saloon
from review.trees import RISK
from ring import some, whole
from saloon.core.play import play
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.games.bang.advice.camps import camps_of
from saloon.games.bang.reference import at_beginning
from saloon.games.craps.advice import coming
from saloon.house.rooms import Reference
from saloon.reviews.facts import Facts
from saloon.reviews.prospects import Prospects
from saloon.reviews.reviewing import Reviewer, mean_of
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


def test_masters_of_craps_leave_nothing_unexplained() -> None:
    """They do what the values reckon with, so all that happens is luck."""
    for seats in (2, 3) if whole() else (2,):
        table = saloon.play("craps", seats=seats, bots=["master"] * seats, people=0, seed=seats)
        table.run()
        for ledger in Reviewer(table.match, quick=True).run(lambda done, of: None).seats:
            assert ledger.slack == pytest.approx(0, abs=1e-9)
            assert ledger.start + ledger.luck.value == pytest.approx(ledger.result)


@pytest.mark.parametrize("chips", some([(3, 3), (1, 7), (1, 0, 4), (6, 6), (2, 3, 4)], 3))
def test_chips_of_craps_promise_what_comes_one_throw_later(chips: tuple[int, ...]) -> None:
    for first in range(len(chips)):
        promises = coming.betting(SHELF["craps"].new(len(chips)).options, len(chips), first)
        now = promises.of(chips)
        assert sum(now) == pytest.approx(1)
        hand, lying = promises.board(chips)
        assert promises.thrown(hand, lying) == pytest.approx(now, abs=1e-9)


def test_what_chips_of_craps_promise_does_not_depend_on_what_was_asked_before() -> None:
    """Four at the table, where two are out and where none is."""
    options = SHELF["craps"].new(4).options
    asked = [(2, 0, 3, 0), (4, 0, 1, 0), (0, 2, 0, 2), (3, 3, 3, 3)]
    forward, backward = coming.Promises(options, 4, 1), coming.Promises(options, 4, 1)
    there = [forward.of(chips) for chips in asked]
    assert [backward.of(chips) for chips in reversed(asked)] == there[::-1]
    for steps in (forward, backward):
        for chips in list(steps.found):
            assert steps.of(chips) == pytest.approx(steps.thrown(*steps.board(chips)), abs=1e-9)


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
