"""The positions since something happened that cannot be undone, for rules about repetition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MARKS: Final = tuple(1 << each for each in range(61))


class Past:
    """A position, as a number, in front of those before it: one more copies nothing.

    `marks` has a bit for the remainder of each number. A position without its mark is new, as most are,
    and need not be looked for.

    >>> past = past_of([7, 8, 7])
    >>> tuple(past), len(past), past.times, past.before.times
    ((7, 8, 7), 3, 2, 1)
    """

    __slots__ = ("before", "length", "marks", "number", "times")

    def __init__(self, number: i64, before: Past | None) -> None:
        self.number: i64 = number
        self.before = before
        self.length: i64
        self.marks: i64
        self.times: i64  # how often the position has come, now included
        if before is None:
            self.length = self.marks = self.times = 0
        else:
            mark: i64 = MARKS[number % 61]
            self.length = before.length + 1
            self.marks = before.marks | mark
            self.times = before.count(number) + 1 if before.marks & mark else 1

    def count(self, number: i64) -> i64:
        """How often the position has come."""
        past: Past | None = self
        while past is not None:
            if past.number == number:
                return past.times
            past = past.before
        return 0

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[int]:
        """The oldest first."""
        found: list[int] = []
        past = self
        while past.before is not None:
            found.append(past.number)
            past = past.before
        return iter(found[::-1])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Past) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __reduce__(self) -> tuple[object, ...]:
        return past_of, (tuple(self),)

    def __repr__(self) -> str:
        return f"past_of({tuple(self)})"


NOTHING: Final = Past(-1, None)
"""Before the first position."""


def past_of(numbers: Iterable[int]) -> Past:
    """The positions in order."""
    past = NOTHING
    for number in numbers:
        past = Past(number, past)
    return past
