"""Where things lie on the table of Prší."""

from __future__ import annotations

from typing import Final, NamedTuple


class Layout(NamedTuple):
    """The places for a shape."""

    width: float
    """The width of the whole table; the others share it."""
    middle: tuple[float, float]
    card: float
    """How wide a card of the talon or the pile is."""
    others: tuple[float, float]
    """The height of the others' hands, and how wide their cards are."""
    hand: tuple[float, float, float, float]
    """One's own hand: its middle, how wide a card is, and how much room there is."""
    row: int
    """Cards of one's own hand that one row takes."""
    name: float = 1
    """How large names are written where there is room."""


APART: Final = 78
"""How far talon and pile lie from the middle."""
WIDE: Final = Layout(1000, (500, 322), 100, (96, 66), (590, 532, 104, 640), 32)
TALL: Final = Layout(640, (320, 410), 112, (88, 64), (320, 886, 120, 500), 6, 1.3)
WATCHED: Final = {
    "wide": WIDE._replace(middle=(500, 320), others=(94, 84)),
    "tall": TALL._replace(middle=(320, 500), others=(130, 96)),
}
"""Spectators hold no cards: everybody sits round the middle."""


def layout_for(shape: str, watched: bool) -> Layout:
    return WATCHED[shape] if watched else TALL if shape == "tall" else WIDE


def tag_place(layout: Layout, cards: int) -> tuple[float, float]:
    """Where one's own name lies: beside the hand, or above it on a tall table."""
    x, y, width, _ = layout.hand
    if layout is WIDE:
        return 110, y
    return x, y - width * 0.75 - 44 - (width if cards > layout.row else 0)
