"""Dice as sorted faces."""

from __future__ import annotations

import pytest

from saloon.core import Unreadable
from saloon.core.outcomes import rolls
from saloon.kit.dice import parts_of, read_dice, rest_of, write_dice


@pytest.mark.parametrize("count", [1, 3, 6])
def test_every_throw_is_read_back(count: int) -> None:
    for dice, _ in rolls(count):
        assert read_dice(write_dice(dice)) == dice
    assert read_dice("-") == ()


def test_order_does_not_matter() -> None:
    assert read_dice("515") == (1, 5, 5)


@pytest.mark.parametrize("text", ["", "7", "0", "1 2", "x", "²", "1234561"])
def test_what_is_no_throw_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="unreadable-dice"):
        read_dice(text)


def test_more_dice_than_there_are_is_unreadable() -> None:
    with pytest.raises(Unreadable):
        read_dice("1234", most=3)


@pytest.mark.parametrize(
    ("dice", "parts"), [((), 1), ((2,), 2), ((2, 2), 3), ((1, 2, 3), 8), ((1, 1, 2, 2), 9), ((6,) * 6, 7)]
)
def test_parts_are_counted_once(dice: tuple[int, ...], parts: int) -> None:
    """For each face none to all of its dice: the product of the counts plus one."""
    found = parts_of(dice)
    assert len(found) == len(set(found)) == parts
    assert [len(part) for part in found] == sorted(len(part) for part in found)


def test_part_and_rest_make_the_dice() -> None:
    dice = (1, 1, 2, 5)
    for part in parts_of(dice):
        assert tuple(sorted(part + rest_of(dice, part))) == dice
