"""Squares: names, masks, rays."""

from __future__ import annotations

import pytest

from saloon.core import Unreadable
from saloon.kit.squares import bits, mask_of, name, ray, read


@pytest.mark.parametrize(("width", "height"), [(8, 8), (3, 5), (10, 10)])
def test_every_square_has_its_name(width: int, height: int) -> None:
    names = [name(square, width) for square in range(width * height)]
    assert len(set(names)) == width * height
    assert [read(each, width, height) for each in names] == list(range(width * height))


@pytest.mark.parametrize("text", ["", "a", "a0", "a9", "i1", "1a", "a1a", "a²"])
def test_what_is_no_square_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="unreadable-square"):
        read(text)


def test_a_mask_is_its_squares() -> None:
    assert list(bits(mask_of([63, 0, 9]))) == [0, 9, 63]
    assert mask_of([]) == 0
    assert list(bits(0)) == []


def test_a_ray_runs_to_the_edge_nearest_first() -> None:
    assert [name(square) for square in ray(read("c3"), 1, 1)] == ["d4", "e5", "f6", "g7", "h8"]
    assert [name(square) for square in ray(read("c3"), -1, -1)] == ["b2", "a1"]
    assert ray(read("h8"), 1, 0) == ()
