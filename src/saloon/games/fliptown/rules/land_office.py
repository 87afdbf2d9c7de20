"""The land office: three shapes on a grid of nine squares, turned and mirrored at will."""

from __future__ import annotations

from typing import Final, NamedTuple

from saloon.games.fliptown.data import SHAPES, SQUARES

WHOLE: Final = 0b111_111_111


class Claim(NamedTuple):
    """A shape drawn on the grid."""

    shape: str
    squares: int
    """Mask of the squares, the top left one first."""
    price: int
    stars: int


def lines(count: int) -> list[int]:
    """Masks of as many squares in line, across and down."""
    across = [[3 * row + at + step for step in range(count)] for row in range(3) for at in range(4 - count)]
    down = [[3 * (at + step) + column for step in range(count)] for column in range(3) for at in range(4 - count)]
    return sorted(sum(1 << square for square in squares) for squares in across + down)


def corners() -> list[int]:
    """Masks of the blocks of two by two with one square missing."""
    blocks = [0b011_011 << shift for shift in (0, 1, 3, 4)]
    return sorted(block & ~(1 << square) for block in blocks for square in range(9) if block >> square & 1)


def stars_of(squares: int) -> int:
    return sum(worth for square, worth in enumerate(SQUARES) if squares >> square & 1)


CLAIMS: Final = tuple(
    Claim(shape, squares, SHAPES[shape], stars_of(squares))
    for shape, masks in (("domino", lines(2)), ("line", lines(3)), ("corner", corners()))
    for squares in masks
)
"""All ways to draw a shape on the empty grid."""


def open_claims(land: int, cash: int) -> list[int]:
    """The numbers of the claims that fit on free squares and can be paid."""
    return [number for number, claim in enumerate(CLAIMS) if not claim.squares & land and claim.price <= cash]
