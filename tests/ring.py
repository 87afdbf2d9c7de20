"""The two rings of the suite.

The inner ring is what `make test` runs: every kind of fault is found there, quickly. The outer ring adds the long
forms: all of a product where the inner ring takes a sample, whole walks, solvers and sieges. `SALOON_RING=all` runs
both, and so does `make test-all`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, TypeVar
from zlib import crc32

import pytest

T = TypeVar("T")


def whole() -> bool:
    """Whether the outer ring runs too."""
    said = os.environ.get("SALOON_RING", "inner")
    assert said in {"inner", "all"}, f"SALOON_RING is inner or all, not {said!r}"
    return said == "all"


def outer(quicker: str) -> Any:
    """Only for the outer ring.

    `quicker` is the test of the inner ring that finds the same kind of fault: `folder/file.py::name`.
    """
    return pytest.mark.outer(quicker)


def many(inner: int, all: int) -> int:
    """How many times something is tried."""
    return all if whole() else inner


def some(values: Iterable[T], inner: int) -> list[T]:
    """All values, or in the inner ring a few of them: the first, the last, and evenly between."""
    found = list(values)
    if whole() or inner >= len(found):
        return found
    if inner == 1:
        return found[:1]
    return [found[round(at * (len(found) - 1) / (inner - 1))] for at in range(inner)]


def every_nth(ids: Iterable[str], step: int) -> set[str]:
    """Of each test every Nth of its forms, and at least one; which ones differs from test to test."""
    forms: dict[str, list[str]] = {}
    for id in ids:
        forms.setdefault(id.partition("[")[0], []).append(id)
    return {each for name, row in forms.items() for each in row[crc32(name.encode()) % min(step, len(row)) :: step]}


def covering(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """The product of the axes; in the inner ring each value of each axis at least once, in as few rows as that takes.

    An axis as long as another is shifted against it, so that not only equal places meet.
    """
    if whole():
        return list(product(*axes))
    longest = max(map(len, axes))
    return [tuple(axis[(row + place) % len(axis)] for place, axis in enumerate(axes)) for row in range(longest)]
