"""The mill board: its points, lines, mills and symmetries."""

from __future__ import annotations

from itertools import pairwise

import pytest

from saloon.core import Unreadable
from saloon.kit.mill import (
    ALL,
    BY_NAME,
    LINES,
    MILLS,
    NAMES,
    NEAR,
    NEAR_MASK,
    POINTS,
    SYMMETRIES,
    around,
    draw,
    mask,
    mills_at,
    points,
    read_point,
    subsets,
    undraw,
)


def test_24_points_32_lines_16_mills() -> None:
    assert len(set(NAMES)) == 24
    assert sum(map(len, NEAR)) == 2 * 32
    assert len(set(MILLS)) == len(set(LINES)) == 16


def test_neighbours_are_mutual_and_lie_side_by_side_on_a_mill() -> None:
    steps = {pair for mill in MILLS for pair in pairwise(mill)}
    for point in POINTS:
        for near in NEAR[point]:
            assert point in NEAR[near]
            assert (point, near) in steps or (near, point) in steps


def test_every_point_is_in_two_mills() -> None:
    for point in POINTS:
        assert sum(point in mill for mill in MILLS) == 2
        assert mills_at(point, ALL) == 2
        assert mills_at(point, 1 << point) == 0


def test_a_mill_needs_all_three() -> None:
    for mill, line in zip(MILLS, LINES, strict=True):
        for point in mill:
            assert mills_at(point, line) == 1
            assert mills_at(point, line & ~(1 << mill[0] | 1 << mill[2]) | 1 << point) == 0


def test_neighbours_of_many_at_once_are_those_of_each() -> None:
    for point in POINTS:
        assert around(1 << point) == NEAR_MASK[point]
    assert around(mask("d7 a1")) == NEAR_MASK[BY_NAME["d7"]] | NEAR_MASK[BY_NAME["a1"]]
    assert around(ALL) == ALL


def test_a_mask_lists_its_points() -> None:
    assert points(ALL) == tuple(POINTS)
    assert points(0) == ()
    assert sorted(subsets(mask("a7 g1"))) == sorted([0, mask("a7"), mask("g1"), mask("a7 g1")])


@pytest.mark.parametrize("text", ["", "d4", "h1", "a2", "a77"])
def test_what_is_no_point_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="unreadable-square"):
        read_point(text)


def test_sixteen_symmetries_keep_neighbours_and_mills() -> None:
    assert len(set(SYMMETRIES)) == 16
    mills = {frozenset(mill) for mill in MILLS}
    for turned in SYMMETRIES:
        assert sorted(turned) == list(POINTS)
        assert {frozenset(turned[point] for point in mill) for mill in MILLS} == mills
        assert all({turned[near] for near in NEAR[point]} == set(NEAR[turned[point]]) for point in POINTS)


def test_a_drawn_board_is_read_back() -> None:
    white, black = mask("a7 d7 d5 g4"), mask("a1 b4 c4")
    assert undraw(draw(white, black)) == (white, black)
    with pytest.raises(Unreadable):
        undraw("o-x")
