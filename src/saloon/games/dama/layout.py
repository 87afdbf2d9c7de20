"""Where things lie on the table of Dáma."""

from __future__ import annotations

from functools import cache

from saloon.kit.squares import Square


class Layout:
    """Where the board lies and which way it is turned: everybody's own men are at the bottom."""

    def __init__(self, tall: bool, turned: bool) -> None:
        self.tall = tall
        self.turned = turned
        self.x, self.y, self.size = (320.0, 500.0, 620.0) if tall else (326.0, 320.0, 608.0)
        self.cell = self.size * 0.9 / 8
        self.places = tuple(map(self.middle, range(64)))

    def middle(self, square: Square) -> tuple[float, float]:
        column, row = square % 8, square // 8
        if self.turned:
            column, row = 7 - column, 7 - row
        return self.x + (column - 3.5) * self.cell, self.y + (3.5 - row) * self.cell

    def place(self, square: Square) -> tuple[float, float]:
        return self.places[square]


@cache
def layout_for(shape: str, turned: bool) -> Layout:
    return Layout(shape == "tall", turned)
