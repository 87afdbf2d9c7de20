"""Where board and choices go, so that a decision fits on one screen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

GAP: Final = 3
"""Columns between things that stand side by side."""


class Item(NamedTuple):
    """One choice: what to type, what it means, and how the game writes it."""

    label: str
    words: str
    text: str


class Page(NamedTuple):
    """Lines above and below the question."""

    above: list[str]
    below: list[str]

    @property
    def height(self) -> int:
        return len(self.above) + len(self.below)


def arrange(board: Sequence[str], items: Sequence[Item], width: int, height: int) -> Page:
    """The first of these that fits: a plain list; columns; a list beside the board; what choices share said once; sets
    spelled in letters; without words, beside the board or in columns.

    On a screen too small for any of them lines that would break are worse than lines that scroll.
    """
    worded, short = listed(items), listed([item._replace(words="") for item in items])
    pages = [
        Page(list(board), worded),
        Page(list(board), columns(worded, width, height - len(board))),
        Page(beside(board, worded, width, height), []),
        Page(list(board), folded(items, width)),
        Page(list(board), spelled(items, width)),
        Page(beside(board, short, width, height), []),
        Page(list(board), columns(short, width, 1)),
    ]
    fitting = [page for page in pages if page.height <= height and fits(page, width)]
    return fitting[0] if fitting else min(pages, key=lambda page: (not fits(page, width), page.height))


def fits(page: Page, width: int) -> bool:
    return all(len(line) <= width for line in (*page.above, *page.below))


def listed(items: Sequence[Item]) -> list[str]:
    """One line for each choice, labels in line."""
    wide = max((len(item.label) for item in items), default=0)
    return [
        f" {item.label:>{wide}}  " + (f"{item.words}  [{item.text}]" if item.words else item.text) for item in items
    ]


def folded(items: Sequence[Item], width: int) -> list[str]:
    """Choices that begin alike under one heading, in columns, without what else could be typed.

    >>> items = [Item("1", "Keep", "k"), Item("2", "Reroll: beer", "b"), Item("3", "Reroll: arrow", "a")]
    >>> folded(items, 40)
    [' 1  Keep', 'Reroll:', ' 2  beer     3  arrow']
    """
    wide = max((len(item.label) for item in items), default=0)
    lines: list[str] = []
    for head, alike in groupby(items, lambda item: item.words.rpartition(": ")[0]):
        texts = [f" {item.label:>{wide}}  {item.words.rpartition(': ')[2]}" for item in alike]
        lines += [*([f"{head}:"] if head else []), *columns(texts, width, 1)]
    return lines


def spelled(items: Sequence[Item], width: int) -> list[str]:
    """The same, but sets of several things are spelled in the letters of those of one thing.

    >>> items = [Item("1", "Reroll: beer", "again B"), Item("2", "Reroll: arrow", "again A")]
    >>> items.append(Item("3", "Reroll: arrow, beer", "again AB"))
    >>> spelled(items, 40)
    ['Reroll:', ' 1  beer (B)     2  arrow (A)', ' 3  AB']
    """
    wide = max((len(item.label) for item in items), default=0)
    lines: list[str] = []
    for head, alike in groupby(items, lambda item: item.words.rpartition(": ")[0]):
        group = list(alike)
        sets = [item for item in group if head and ", " in item.words.rpartition(": ")[2]]
        ones = [item for item in group if item not in sets]
        told = [
            f" {item.label:>{wide}}  {item.words.rpartition(': ')[2]}{f' ({item.text[-1]})' if sets else ''}"
            for item in ones
        ]
        lines += [*([f"{head}:"] if head else []), *columns(told, width, 1)]
        lines += columns([f" {item.label:>{wide}}  {item.text.rpartition(' ')[2]}" for item in sets], width, 1)
    return lines


def columns(texts: Sequence[str], width: int, height: int) -> list[str]:
    """The texts in as few columns as the height allows and as many as the width does; they are read downwards.

    >>> columns(["one", "two", "three"], 20, 2)
    ['one     three', 'two']
    """
    if not texts:
        return []
    wide = max(map(len, texts)) + GAP
    most = max(1, (width + GAP) // wide)
    down = max(-(-len(texts) // most), min(len(texts), height), 1)
    across = -(-len(texts) // down)
    down = -(-len(texts) // across)  # columns of equal length
    return ["".join(f"{text:<{wide}}" for text in texts[i::down]).rstrip() for i in range(down)]


def beside(board: Sequence[str], texts: Sequence[str], width: int, height: int) -> list[str]:
    """The board to the left, the choices to the right."""
    left = max(map(len, board), default=0) + GAP
    right = columns(texts, width - left, max(len(board), height))
    rows = max(len(board), len(right))
    lines = zip([*board, *[""] * (rows - len(board))], [*right, *[""] * (rows - len(right))], strict=True)
    return [f"{one:<{left}}{other}".rstrip() for one, other in lines]
