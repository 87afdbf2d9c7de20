"""What points are worth."""

from __future__ import annotations

from itertools import product

import pytest

from saloon.bots.worth import shares, utilities


@pytest.mark.parametrize(
    ("scores", "worth"),
    [
        ((1, 0), (1, 0)),
        ((-5, -9), (1, 0)),
        ((4, 4), (0.5, 0.5)),
        ((3, 2, 1), (1, 0.125, 0)),
        ((0, 0, 0, 0), (0.3125,) * 4),
        ((7, 7, 1), (0.5625, 0.5625, 0)),
    ],
)
def test_winning_is_most_of_it_and_every_place_counts(scores: tuple[int, ...], worth: tuple[float, ...]) -> None:
    """Three quarters are the win, split by those who share it; a quarter is the part of the others left behind."""
    assert utilities(scores) == pytest.approx(worth)


@pytest.mark.parametrize("seats", range(2, 6))
def test_more_points_are_never_worth_less(seats: int) -> None:
    for scores in product(range(3), repeat=seats):
        worth = utilities(scores)
        assert all(0 <= each <= 1 for each in worth)
        better = utilities((scores[0] + 1, *scores[1:]))
        assert better[0] >= worth[0]
        assert all(new <= old for new, old in zip(better[1:], worth[1:], strict=True))


def test_alone_points_count() -> None:
    """There is nobody to beat; more points are worth more, up to a hundred."""
    worths = [utilities((points,))[0] for points in range(-5, 130)]
    assert worths == sorted(worths) and worths[0] == 0 and worths[-1] == 1
    assert utilities((62,)) < utilities((75,)) == (0.75,)


def test_a_win_is_one_and_is_split_evenly() -> None:
    assert shares((1, 5, 5, 0)) == (0, 0.5, 0.5, 0)
    assert shares((3,)) == (1,)


def test_where_camps_win_a_win_is_whole() -> None:
    """Three Outlaws who win together have each won as much as a Renegade alone."""
    assert utilities((0, 1, 1, 1, 0), camps=True) == (0, 1, 1, 1, 0)
    assert shares((0, 1, 1, 1, 0), camps=True) == (0, 1, 1, 1, 0)
    assert utilities((0, 0, 0), camps=True) == (0, 0, 0)
