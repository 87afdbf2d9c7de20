"""Exact odds of Tisícovka, and a second way to count a throw."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from saloon.bots import make
from saloon.core import NATURE
from saloon.games.tisicovka import GAME
from saloon.games.tisicovka.advice import by_mean, mean, rate, reason, risk, tenths
from saloon.games.tisicovka.advice.series import chase, duel, last_series, promise, series_of, stopped
from saloon.games.tisicovka.data import STEP, scoring
from saloon.games.tisicovka.rules import TisicovkaOptions
from saloon.games.tisicovka.study import odds

ODDS = {(row.message, *row.args.values()): row.value for row in odds(TisicovkaOptions())}


@pytest.mark.parametrize(
    ("dice", "nothing"), [(1, (2, 3)), (2, (4, 9)), (3, (5, 18)), (4, (17, 108)), (5, (25, 324)), (6, (5, 216))]
)
def test_chances_of_nothing(dice: int, nothing: tuple[int, int]) -> None:
    assert ODDS["odds-nothing", dice] == Fraction(*nothing)


def test_chances_of_four_twos_straight_and_pairs() -> None:
    assert [ODDS["odds-twos", dice] for dice in (4, 5, 6)] == [
        Fraction(1, 1296),
        Fraction(13, 3888),
        Fraction(203, 23328),
    ]
    assert ODDS["odds-straight",] == Fraction(5, 324)
    assert ODDS["odds-pairs",] == Fraction(545, 11664)
    assert ODDS["odds-last",] == Fraction(5, 9)
    distinct = {row.message: row.value for row in odds(TisicovkaOptions(pairs="distinct"))}
    assert distinct["odds-pairs"] == Fraction(1801, 46656)


def naive(faces: tuple[int, ...]) -> str:
    """What a throw of six is, straight from the table of the rules."""
    if faces.count(2) >= 4:
        return "wipe"
    if set(faces) == {1, 2, 3, 4, 5, 6}:
        return "300"
    if all(faces.count(face) % 2 == 0 for face in faces):
        return "150"
    points = 0
    for face in range(1, 7):
        count = faces.count(face)
        while count >= 3:
            points += 100 if face == 1 else 10 * face
            count -= 3
        points += count * {1: 10, 5: 5}.get(face, 0)
    return str(points) if points else "nothing"


def test_every_throw_of_six_is_worth_what_the_table_says() -> None:
    """All 46656 throws against a second, plain count."""
    start = GAME.new(2).after(NATURE, GAME.notation.read("first 1"))
    for faces in product(range(1, 7), repeat=6):
        if list(faces) != sorted(faces):
            continue
        state = start.after(NATURE, GAME.notation.read("roll " + "".join(map(str, faces))))
        lost = "wipe" if faces.count(2) >= 4 else "nothing"
        found = lost if state.phase == "lost" else str(state.at_stake())
        assert found == naive(faces), faces


def test_stopping_counts_all_scoring_dice_and_no_others() -> None:
    assert scoring((1, 1, 2, 3, 3, 3)) == (1, 1, 3, 3, 3)
    assert scoring((2, 2, 3, 4, 6, 6)) == ()


def test_the_outlook_is_what_playing_by_it_brings() -> None:
    """The mean of many series played by the table agrees with the table, within four standard errors."""
    rng = Random(5)
    start = GAME.new(2).after(NATURE, GAME.notation.read("first 1"))
    gains = []
    for _ in range(3000):
        state = start
        while state.player == 0:
            if state.to_act() == (NATURE,):
                state = state.after(NATURE, state.sample(rng))
            else:
                view = state
                action = max(state.legal(0), key=lambda each: by_mean(view, 0, each))
                state = state.after(0, action)
        gains.append(state.totals[0])
    average = sum(gains) / len(gains)
    spread = (sum((gain - average) ** 2 for gain in gains) / len(gains)) ** 0.5
    assert abs(average - STEP * mean(TisicovkaOptions()).thrown(0, 6, 0)) < 4 * spread / len(gains) ** 0.5


def test_in_the_last_series_the_chance_to_win_is_what_playing_for_it_brings() -> None:
    """160 behind: the share of series won agrees with the table, within four standard errors."""
    rng = Random(6)
    start = GAME.notation.read_state("850,1010 1:roll 6:- - 0:0:1 2", TisicovkaOptions())
    won = 0
    for _ in range(2000):
        state = start
        while state.to_act():
            (seat,) = state.to_act()
            view = state
            action = (
                state.sample(rng)
                if seat == NATURE
                else max(state.legal(0), key=lambda each: GAME.advice.rate(view, 0, each))
            )
            state = state.after(seat, action)
        won += (state.totals[0] > 1010) + (state.totals[0] == 1010) / 2
    chance = chase(32)
    assert abs(won / 2000 - chance) < 4 * (chance * (1 - chance) / 2000) ** 0.5


def test_five_points_with_six_dice() -> None:
    """Anything but nothing and four twos; after a straight or three pairs one more throw has to bring something."""
    nothing, twos = Fraction(5, 216), Fraction(203, 23328)
    forced = Fraction(5, 324) + Fraction(545, 11664) - Fraction(1, 46656)
    any_points = float((1 - nothing - twos - forced) / (1 - forced))
    level = last_series(
        TisicovkaOptions(), 200, 200, ()
    )  # who loses the series is still level, who throws four twos has lost
    assert level.thrown(200, 6, 0) == pytest.approx(any_points + 0.5 * float(nothing / (1 - forced)))


@pytest.mark.parametrize(("other", "best"), [(1005, "bank"), (1030, "aside 1")])
def test_one_who_is_ahead_in_the_last_series_stops(other: int, best: str) -> None:
    """15 points with 995 written: enough against 1005, not against 1030."""
    state = GAME.notation.read_state(f"995,{other} 1:choose 6:123445 - 0:0:1 2", TisicovkaOptions())
    assert GAME.notation.write(max(state.legal(0), key=lambda action: GAME.advice.rate(state, 0, action))) == best


# -- playing for the win ------------------------------------------------------------------------


def state_of(text: str) -> Any:
    return GAME.notation.read_state(text, TisicovkaOptions())


def test_a_last_series_is_worth_what_the_table_says() -> None:
    """Worked out in plain Python, it agrees with the kernel that made the table."""
    for behind in (1, 4, 20, 32):
        assert last_series(TisicovkaOptions(), 200, 200 + behind, ()).thrown(200, 6, 0) == pytest.approx(
            chase(behind), abs=2e-5
        )


def test_a_last_die_is_thrown_once_more_where_nothing_else_can_win() -> None:
    """With all six aside one would have to stop, 30 points behind; and the hint knows what the second throw is
    worth."""
    view = GAME.notation.read_state("600,1000 1:choose 1:1 11155 360:0:1 2", TisicovkaOptions.read("hot=no"))
    again, bank = (GAME.notation.read(text) for text in ("again", "bank"))
    assert rate(view, 0, bank) == 0 < rate(view, 0, again) <= 1 / 3
    assert reason(view, 0, again).args["risk"] == 67
    assert all(make(GAME, level, 0, 1).choose(view) == again for level in ("beginner", "regular", "master"))


@pytest.mark.parametrize("behind", [60, 130, 199])
def test_the_table_holds_with_the_right_to_a_second_throw_and_without(behind: int) -> None:
    """It is hardly ever taken where all six may be thrown instead, so the chances agree as closely as they are kept."""
    values = [last_series(TisicovkaOptions(rethrow=right), 0, behind, ()).thrown(0, 6, 0) for right in (True, False)]
    assert values == pytest.approx([chase(behind)] * 2, abs=2e-5)


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (0, 120), (120, 0), (160, 160), (196, 180), (180, 196)])
def test_what_totals_promise_follows_from_the_series_played_with_them(mine: int, theirs: int) -> None:
    state = state_of(f"{mine * STEP},{theirs * STEP} 1:roll 6:- - 0:0:1 -")
    assert series_of(state).thrown(mine, 6, 0) == pytest.approx(duel(mine, theirs), abs=2e-4)


def test_against_several_the_odds_add_up() -> None:
    """Against two equals one has to beat both; at the goal each of them has one last series."""
    alone = stopped(100, (100,))
    assert stopped(100, (100, 100)) == pytest.approx(1 / (1 + 2 * (1 - alone) / alone))
    assert stopped(210, (190, 200)) == pytest.approx((1 - chase(20)) * (1 - chase(10)))


def test_in_a_last_series_those_still_to_throw_count() -> None:
    """1010 beats the 1000 on the table, but somebody with 990 is still to throw."""
    series = last_series(TisicovkaOptions(), 190, 200, (198,))
    assert series.bank(202) == pytest.approx(1 - chase(4))
    assert series.bank(199) == 0
    assert series.bank(200) == pytest.approx((1 - chase(2)) / 2)


def test_a_hint_says_the_chances_it_was_chosen_by() -> None:
    state = state_of("500,700 1:choose 6:112346 - 0:0:1 -")
    series = series_of(state)
    stop = promise(state, series, GAME.notation.read("bank"))
    on = max(promise(state, series, action) for action in state.legal(0) if action != GAME.notation.read("bank"))
    for action in state.legal(0):
        said = reason(state, 0, action).args
        other = on if GAME.notation.write(action) == "bank" else stop
        assert said.items() >= {**tenths(rate(state, 0, action)), **tenths(other, "other-")}.items()
    assert (
        reason(state, 0, GAME.notation.read("aside 1")).args["risk"]
        == risk(5, TisicovkaOptions())
        == round(100 * (25 / 324 + 13 / 3888))
    )


def test_a_certain_loss_is_told_as_one() -> None:
    """115 points are too few in the last series, 200 behind: stopping wins 0.0 % of the time, not 0.1."""
    state = state_of("1030,830 2:choose 5:23456 1 110:1:1 1")
    said = reason(state, 1, GAME.notation.read("aside 5")).args
    assert (said["other-whole"], said["other-tenth"]) == (0, 0)
    assert tenths(0.0001) == {"whole": 0, "tenth": 1} and tenths(0.99999) == {"whole": 99, "tenth": 9}
