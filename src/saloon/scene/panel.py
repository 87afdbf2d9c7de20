"""The panel of a player: a sheet of paper with name, figure, pictures, counters and rows of tokens.

A game says what goes in and where; a place is counted from the middle of the sheet. Everything
bears the id of the seat and grows pale when the seat is out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final, NamedTuple

from msgspec import Struct

from saloon.core.state import Seat
from saloon.scene.nodes import Kind, Node
from saloon.scene.parts import FIGURES, LETTER
from saloon.scene.same import once, same

ENDLESS: Final = 99
LEAST_LETTERS: Final = 4
"""The fewest letters left of a word that is shortened; with fewer nobody could guess it."""


class Spot(NamedTuple):
    """A place on the sheet, and how wide a picture or how high letters are there."""

    x: float
    y: float
    size: float
    room: int = ENDLESS
    """How many letters there is room for."""

    @property
    def wide(self) -> float:
        """The room as a width; 0 for no limit."""
        return self.room * self.size * LETTER if self.room < ENDLESS else 0


class Panel(Struct, frozen=True, cache_hash=True):
    """The sheet of one seat, with its middle at x, y."""

    seat: Seat
    x: float
    y: float
    out: bool = False

    def node(self, part: str) -> str:
        return f"seat-{self.seat}-{part}"

    def marks(self) -> tuple[str, ...]:
        return ("dim",) if self.out else ()

    def sheet(self, w: int, h: int, label: str, acts: bool) -> Node:
        """The paper itself, with a golden edge for the one who acts; a click on it is a click on the player."""
        return Node(
            f"seat-{self.seat}",
            sheet_art(w, h, acts),
            self.x,
            self.y,
            w,
            h,
            label=label,
            marks=self.marks(),
            kind="panel",
        )

    @once
    def picture(
        self,
        part: str,
        art: str,
        at: Spot,
        label: str = "",
        text: str = "",
        tall: float = 1,
        origin: str = "",
        kind: Kind = "",
    ) -> Node:
        """A drawing, `tall` times as high as it is wide."""
        x, y, size, _ = at
        return Node(
            self.node(part),
            art,
            self.x + x,
            self.y + y,
            size,
            size * tall,
            label=label,
            text=text,
            marks=self.marks(),
            origin=origin,
            kind=kind,
        )

    @once
    def figure(self, at: Spot, label: str = "") -> Node:
        """The seat's shape in its colour."""
        x, y, size, _ = at
        return Node(
            self.node("figure"),
            f"figure-{self.seat}",
            self.x + x,
            self.y + y,
            size,
            size,
            label=label,
            marks=self.marks(),
            tone=self.seat,
            kind="token",
        )

    @once
    def words(self, part: str, at: Spot, text: str, align: str = "start") -> Node:
        """One line of letters in its room. If it is a little too long it is written smaller, if it is much too long it
        is shortened."""
        marks = (*self.marks(), "on-paper")
        return Node(
            self.node(part),
            x=self.x + at.x,
            y=self.y + at.y,
            w=at.wide,
            h=at.size,
            text=clipped(text, at.room * 4 // 3),
            align=align,
            marks=marks,
        )

    @same
    def lines(self, part: str, at: Spot, step: float, text: str) -> Iterator[Node]:
        """Words over as many lines as they need."""
        for line, words in enumerate(wrap(text, at.room, break_long_words=False)):
            yield self.words(f"{part}-{line}", at._replace(y=at.y + line * step), words)

    def row(
        self, part: str, arts: Sequence[str], at: Spot, step: float, tall: float = 1, origin: str = "", kind: Kind = ""
    ) -> Iterator[Node]:
        """Tokens side by side, a step apart; with a step of 0 they lie on each other."""
        for number, art in enumerate(arts):
            yield self.picture(
                f"{part}-{number}", art, at._replace(x=at.x + number * step), tall=tall, origin=origin, kind=kind
            )


def clipped(text: str, most: int) -> str:
    """The text, shortened to its room; Cyrillic letters need more of it."""
    most -= most // 7 if any("а" <= letter <= "я" for letter in text.lower()) else 0
    return text if len(text) <= most else text[: most - 1] + "…"


def fitting(text: str, room: float, high: float) -> str:
    """The part of the text that there is room for in letters of this height; nothing if fewer than four letters would
    be left.

    >>> fitting("Corruption", 80, 14), fitting("Corruption", 40, 14), fitting("Joe", 30, 14)
    ('Corruption', 'Corr…', 'Joe')
    >>> fitting("Corruption", 30, 14)
    ''
    """
    most = int(room / (high * LETTER))
    if most <= LEAST_LETTERS:
        return text if len(text) <= most else ""
    return clipped(text, most)


def sheet_art(w: int, h: int, acts: bool) -> str:
    return f"{'gilt' if acts else 'sheet'}-{w}x{h}"


def panel_art(*sizes: tuple[int, int]) -> tuple[str, ...]:
    """All drawings that panels of these sizes are made of."""
    return (*(sheet_art(w, h, acts) for w, h in sizes for acts in (False, True)), *FIGURES)


def paper(which: str, edge: str = "wood-dark", line: int = 3) -> str:
    """A sheet of a size like `188x92` with its shadow."""
    w, h = map(int, which.split("x"))
    round_ = min(18, round(0.07 * h + 5.5))
    return (
        f'<svg viewBox="{-w / 2:g} {-h / 2:g} {w} {h}">'
        f'<rect x="{2 - w / 2:g}" y="{4 - h / 2:g}" width="{w - 4}" height="{h - 5}" rx="{round_}" fill="#000" '
        'opacity=".25"/>'
        f'<rect x="{3 - w / 2:g}" y="{3 - h / 2:g}" width="{w - 6}" height="{h - 7}" rx="{round_}" fill="var(--sheet)" '
        f'stroke="var(--{edge})" stroke-width="{line}"/></svg>'
    )


def gilt(which: str) -> str:
    """The same for the one who acts."""
    return paper(which, "gold", 5)


DRAWINGS: Final = {"sheet": paper, "gilt": gilt}
"""Families of drawings by name; what follows the name is the size."""
