"""Turns of throws played for the most, against counting by hand."""

from __future__ import annotations

from saloon.kit.course import Course, promise

COIN = Course(2, [0, 1, 2, 0], [[(1, 0.5), (2, 0.5)], [(2, 0.5), (3, 0.5)]], [(), (1,), (), ()])
"""A coin gives 1 or 2; the one who has 1 may throw it once more, for 2 or for nothing."""


def test_one_goes_on_only_where_it_is_better() -> None:
    assert COIN.thrown((0.0, 0.4, 1.0)) == [0.25, 0.0, 0.75]
    assert COIN.thrown((0.0, 0.6, 1.0)) == [0.0, 0.5, 0.5]
    assert COIN.thrown((0.0, 0.5, 1.0)) == [0.0, 0.5, 0.5], "who gains nothing stays"


def test_the_last_throw_counts_as_it_falls() -> None:
    assert COIN.thrown((0.0, 0.0, 1.0), throws=1) == [0.0, 0.5, 0.5]
    assert COIN.thrown((0.0, 0.0, 1.0), 1, 1) == [0.5, 0.0, 0.5]


def test_on_a_spot_one_may_still_choose() -> None:
    assert COIN.lying((0.0, 0.4, 1.0), 1, 1) == [0.5, 0.0, 0.5]
    assert COIN.lying((0.0, 0.6, 1.0), 1, 1) == COIN.stayed(1) == [0.0, 1.0, 0.0]
    assert COIN.lying((0.0, 0.4, 1.0), 1, 0) == COIN.stayed(1)


def test_a_promise_is_about_the_target_and_the_win() -> None:
    assert promise([0.25, 0.0, 0.75], (0.0, 0.4, 1.0), 1) == (0.75, 0.75, 0.0)
