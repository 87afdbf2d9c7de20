"""What a seat sees as a row of whole numbers: small parts that know their size, their bounds and what each number is.

A codec lists them by the names of the position's fields. Whatever stands in such a row comes from a view.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple


class Cell(NamedTuple):
    """One number of the row: what it is, and between which bounds it lies."""

    name: str
    low: int
    high: int


class Cells:
    """A part of the row."""

    __slots__ = ()

    def describe(self, name: str) -> Iterator[Cell]:
        """Its numbers, one after another."""
        raise NotImplementedError

    def fill(self, value: Any, row: list[int]) -> None:
        """Append the numbers of the value."""
        raise NotImplementedError

    @property
    def size(self) -> int:
        return sum(1 for _ in self.describe(""))


@dataclass(frozen=True, slots=True)
class Number(Cells):
    """A whole number as it is; what is not known is often -1."""

    low: int
    high: int

    def describe(self, name: str) -> Iterator[Cell]:
        yield Cell(name, self.low, self.high)

    def fill(self, value: Any, row: list[int]) -> None:
        row.append(int(value))


FLAG = Number(0, 1)
"""No or yes."""


@dataclass(frozen=True, slots=True)
class Bits(Cells):
    """A mask: one number for each bit, the lowest first."""

    count: int

    def describe(self, name: str) -> Iterator[Cell]:
        for at in range(self.count):
            yield Cell(f"{name}.{at}", 0, 1)

    def fill(self, value: Any, row: list[int]) -> None:
        row += [value >> at & 1 for at in range(self.count)]


class OneOf(Cells):
    """One of a few values, by its place among them."""

    __slots__ = ("values",)

    def __init__(self, *values: object) -> None:
        self.values = values

    def describe(self, name: str) -> Iterator[Cell]:
        yield Cell(name, 0, len(self.values) - 1)

    def fill(self, value: Any, row: list[int]) -> None:
        row.append(self.values.index(value))


@dataclass(frozen=True, slots=True)
class Listed(Cells):
    """A sequence: how long it is, then its items, then zeros up to the most there can be."""

    item: Cells
    most: int

    def describe(self, name: str) -> Iterator[Cell]:
        yield Cell(f"{name}.count", 0, self.most)
        for at in range(self.most):
            yield from padded(self.item, f"{name}.{at}")

    def fill(self, value: Any, row: list[int]) -> None:
        row.append(len(value))
        for each in value:
            self.item.fill(each, row)
        row += [0] * (self.item.size * (self.most - len(value)))


@dataclass(frozen=True, slots=True)
class Places(Cells):
    """One item for each of several places, mostly the seats; zeros for seats that nobody has."""

    item: Cells
    most: int

    def describe(self, name: str) -> Iterator[Cell]:
        for at in range(self.most):
            yield from padded(self.item, f"{name}.{at}")

    def fill(self, value: Any, row: list[int]) -> None:
        for each in value:
            self.item.fill(each, row)
        row += [0] * (self.item.size * (self.most - len(value)))


@dataclass(frozen=True, slots=True)
class Tallies(Cells):
    """A heap of things: how many of each kind there are, those nobody knows (-1) first."""

    kinds: int
    most: int

    def describe(self, name: str) -> Iterator[Cell]:
        for kind in range(-1, self.kinds):
            yield Cell(f"{name}.{'unknown' if kind < 0 else kind}", 0, self.most)

    def fill(self, value: Any, row: list[int]) -> None:
        row += [value.count(kind) for kind in range(-1, self.kinds)]


@dataclass(frozen=True, slots=True)
class Maybe(Cells):
    """Whether there is something, then what it is."""

    item: Cells

    def describe(self, name: str) -> Iterator[Cell]:
        yield Cell(f"{name}.there", 0, 1)
        yield from padded(self.item, name)

    def fill(self, value: Any, row: list[int]) -> None:
        row.append(int(value is not None))
        if value is None:
            row += [0] * self.item.size
        else:
            self.item.fill(value, row)


class Compound(Cells):
    """A thing with named parts, or a tuple whose parts get names here."""

    __slots__ = ("parts",)

    def __init__(self, **parts: Cells) -> None:
        self.parts = parts

    def describe(self, name: str) -> Iterator[Cell]:
        for part, cells in self.parts.items():
            yield from cells.describe(f"{name}.{part}")

    def fill(self, value: Any, row: list[int]) -> None:
        of = iter(value) if isinstance(value, tuple) else (getattr(value, part) for part in self.parts)
        for cells, each in zip(self.parts.values(), of, strict=True):
            cells.fill(each, row)


def padded(item: Cells, name: str) -> Iterator[Cell]:
    """The numbers of an item that may be missing: then they are zeros."""
    for cell in item.describe(name):
        yield Cell(cell.name, min(cell.low, 0), max(cell.high, 0))
