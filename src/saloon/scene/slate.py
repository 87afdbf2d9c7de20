"""The slate on which a table keeps score: a row for each seat, written in chalk."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

from saloon.core.state import Seat
from saloon.scene.nodes import Node
from saloon.scene.parts import FIGURES
from saloon.scene.reader import Reader


def board(which: str) -> str:
    """A slate of a size like `380x580` in its wooden frame."""
    w, h = map(int, which.split("x"))
    return (
        f'<svg viewBox="0 0 {w} {h}"><rect x="3" y="7" width="{w - 6}" height="{h - 8}" rx="14" fill="#1c130b" '
        'opacity=".35"/>'
        f'<rect x="2" y="2" width="{w - 4}" height="{h - 8}" rx="14" fill="#9a6238" stroke="#2a2018" stroke-width="3"/>'
        f'<path d="M18 8H{w - 18}M18 {h - 12}H{w - 18}" stroke="#c08a55" stroke-width="2" opacity=".7"/>'
        f'<rect x="13" y="13" width="{w - 26}" height="{h - 30}" rx="7" fill="#2c3436" stroke="#2a2018" '
        'stroke-width="3"/>'
        f'<path d="M{w * 0.12:.0f} {h * 0.82:.0f}Q{w * 0.4:.0f} {h * 0.7:.0f} {w * 0.82:.0f} '
        f"{h * 0.78:.0f}M{w * 0.2:.0f} {h * 0.3:.0f}"
        f'Q{w * 0.5:.0f} {h * 0.22:.0f} {w * 0.86:.0f} {h * 0.34:.0f}" fill="none" stroke="#fff" stroke-width="26" '
        'opacity=".025" stroke-linecap="round"/></svg>'
    )


def frame(which: str) -> str:
    """A golden chalk line round the row of the player to move."""
    w, h = map(int, which.split("x"))
    return (
        f'<svg viewBox="0 0 {w} {h}"><rect x="2" y="2" width="{w - 4}" height="{h - 4}" rx="9" fill="#fff" '
        'fill-opacity=".07" '
        'stroke="#d79f36" stroke-width="2.500"/></svg>'
    )


def blank(which: str) -> str:
    """The ground of a row that is not framed."""
    w, h = map(int, which.split("x"))
    return (
        f'<svg viewBox="0 0 {w} {h}"><path d="M8 {h - 1}H{w - 8}" stroke="#fff" stroke-opacity=".12" '
        'stroke-width="1.500"/></svg>'
    )


@dataclass(frozen=True, slots=True)
class Line:
    """What the slate says of one seat."""

    seat: Seat
    spoken: str
    """The whole row in words."""
    dice: tuple[int, ...] = ()
    note: str = ""
    leads: bool = False
    acts: bool = False
    out: bool = False
    won: int = 0


def slate(
    lines: list[Line], reader: Reader, x: float, y: float, w: int, most: int, title: str, rounds: int = 1
) -> Iterator[Node]:
    """The slate with its middle at x, y and no higher than `most`; the rows share it."""
    step, h = measure(w, most, len(lines))
    yield Node("slate", f"slate-{w}x{h}", x, y, w, h)
    y -= h / 2
    yield Node("slate-title", x=x, y=y + 38, h=min(24, w * 0.045), text=title)
    for i, line in enumerate(lines):
        yield from row(line, reader, x, y + 58 + (i + 0.5) * step, w - 40, step - 4, rounds)


def measure(w: int, most: int, lines: int) -> tuple[int, int]:
    """The height of a row, and of the whole slate."""
    step = min(w // 5, (most - 80) // lines)
    return step, 80 + step * lines


def row(line: Line, reader: Reader, x: float, y: float, w: int, h: int, rounds: int) -> Iterator[Node]:
    """Shape and name, rounds won; below them dice and what they are. Low rows put all on one line."""
    seat, low = line.seat, h < 44
    size = 1.1 if low else h / 62
    pen = max(size, 1)
    marks = ("dim",) if line.out else ()
    left, right = x - w / 2 + 18 * size, x + w / 2 - 14 * size
    up, down = (y, y) if low else (y - h * 0.22, y + h * 0.24)
    said = left + w * 0.31 if low else left + (30 if line.dice else 19) * size
    won = right - ((12 * rounds + 12 if rounds > 1 else 4) if line.leads else 12 * rounds if rounds > 1 else 0) * size
    named = said - h * 0.36 if low else won - 14 * size
    art = f"{'chalk' if line.acts else 'row'}-{w}x{h}"
    yield Node(f"seat-{seat}", art, x, y, w, h, label=line.spoken, marks=marks, kind="tag")
    yield Node(f"seat-{seat}-figure", f"figure-{seat}", left, up, 22 * size, 22 * size, tone=seat, marks=marks)
    yield Node(
        f"seat-{seat}-name",
        x=left + 19 * size,
        y=up,
        w=named - left - 19 * size,
        h=17 * pen,
        text=shortened(reader.name(seat)),
        align="start",
        marks=marks,
    )
    if line.leads:
        at = right - (12 * rounds + 12 if rounds > 1 else 4) * size
        yield Node(f"seat-{seat}-lead", "lead", at, up, 22 * size, 22 * size)
    for k in range(rounds if rounds > 1 else 0):
        art = "tally-won" if k < line.won else "tally-open"
        yield Node(f"seat-{seat}-tally-{k}", art, right - 12 * (rounds - 1 - k) * size, up, 10 * size, 22 * size)
    yield from written(
        line, said, (won - 14 * size if low else right), down, h * (0.62 if low else 0.36), 15 if low else 15 * pen
    )


def written(line: Line, x: float, right: float, y: float, die: float, letters: float) -> Iterator[Node]:
    """Small dice and what they are called, as far as there is room."""
    marks = ("dim",) if line.out else ()
    for k, face in enumerate(line.dice):
        yield Node(
            f"seat-{line.seat}-die-{k}", f"die-{face}", x + k * (die + 3), y, die, die, marks=marks, kind="token"
        )
    if line.note:
        x += len(line.dice) * (die + 3) - die / 2 + 4 if line.dice else 0
        yield Node(
            f"seat-{line.seat}-note", x=x, y=y, w=right - x, h=letters, text=line.note, align="start", marks=marks
        )


def shortened(name: str) -> str:
    return name if len(name) <= 14 else name[:13] + "…"


def slate_art(*sizes: tuple[int, int]) -> Iterator[str]:
    """All drawings for slates of these widths and greatest heights, for up to eight players."""
    yield from ("lead", "tally-won", "tally-open", *FIGURES)
    for (w, most), lines in product(sizes, range(1, 9)):
        step, h = measure(w, most, lines)
        yield from (f"slate-{w}x{h}", f"chalk-{w - 40}x{step - 4}", f"row-{w - 40}x{step - 4}")


DRAWINGS: Final = {"slate": board, "chalk": frame, "row": blank}
"""Families of drawings by name; what follows the name is the size."""
