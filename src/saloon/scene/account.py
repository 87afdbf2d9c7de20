"""What everything brought: a row for each source, which add up, seat by seat, to what is counted at the end."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from saloon.core.state import Action, Seat
from saloon.scene.reader import Reader

MOST_ROUNDS: Final = 8
"""How many rows are read at a glance. Of more rounds, several stand in one row."""


class Deed(NamedTuple):
    """A step of a match that is over: who did what, and the positions before and after it, with nothing hidden."""

    before: Any
    seat: Seat
    action: Action
    after: Any


class Source(NamedTuple):
    """A row of an account."""

    name: str
    amounts: tuple[int, ...]
    """By seat."""
    told: tuple[str, ...] = ()
    """By seat, what was counted: `$23`, which are 11 points."""


class Account(NamedTuple):
    """How the totals came about."""

    rows: Sequence[Source]
    notes: tuple[str, ...] = ()
    """By seat, what stands beside the name, such as a title or a role."""

    def totals(self) -> list[int]:
        return [sum(amounts) for amounts in zip(*[row.amounts for row in self.rows], strict=True)]


START: Final = "start"


def gathered(
    deeds: Iterable[Deed], tally: Callable[[Any], Sequence[int]], source: Callable[[Deed, Seat], Hashable]
) -> dict[Hashable, tuple[int, ...]]:
    """What each source changed, by seat; `START` is what was there when counting began."""
    found: dict[Hashable, list[int]] = {}
    last: Sequence[int] = ()
    for deed in deeds:
        now = tally(deed.after)
        if not last:
            last = tally(deed.before) or now
            found[START] = list(last)
        for seat, (old, new) in enumerate(zip(last, now, strict=True)):
            if new != old:
                found.setdefault(source(deed, seat), [0] * len(now))[seat] += new - old
        last = now
    return {key: tuple(amounts) for key, amounts in found.items() if any(amounts)}


def rows(found: Mapping[Hashable, tuple[int, ...]], names: Mapping[Any, str]) -> list[Source]:
    """What was gathered, in the order of the names."""
    return [Source(name, found[key]) for key, name in names.items() if key in found]


class Span(NamedTuple):
    """Rounds from one to another, and what they brought."""

    first: int
    last: int
    amounts: tuple[int, ...]

    def name(self) -> str:
        """
        >>> Span(3, 3, ()).name(), Span(4, 9, ()).name()
        ('3', '4–9')
        """
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"


def spans(rounds: Mapping[int, Sequence[int]], most: int = MOST_ROUNDS) -> list[Span]:
    """Rounds in their order. Where there are too many, neighbours in which little happened are put together.

    >>> [span.name() for span in spans({1: (5, 0), 2: (0, 1), 3: (1, 0), 4: (0, 9)}, 3)]
    ['1', '2–3', '4']
    """
    found = [Span(number, number, tuple(amounts)) for number, amounts in sorted(rounds.items())]
    while len(found) > most:
        at = min(range(len(found) - 1), key=lambda i: weight(found[i]) + weight(found[i + 1]))
        one, two = found[at : at + 2]
        found[at : at + 2] = [
            Span(one.first, two.last, tuple([a + b for a, b in zip(one.amounts, two.amounts, strict=True)]))
        ]
    return found


def weight(span: Span) -> int:
    return sum(map(abs, span.amounts))


def in_rounds(
    deeds: Sequence[Deed], tally: Callable[[Any], Sequence[int]], numbers: Iterable[int], reader: Reader, **words: str
) -> list[Source]:
    """Rows by rounds; `numbers` says to which round each deed belongs, and the message `account-round` names it."""
    belongs = {id(deed): number for deed, number in zip(deeds, numbers, strict=True)}
    found = gathered(deeds, tally, lambda deed, _: belongs[id(deed)])
    played = {key: amounts for key, amounts in found.items() if isinstance(key, int)}
    named = [Source(reader("account-round", number=span.name(), **words), span.amounts) for span in spans(played)]
    return rows(found, {START: reader("account-start")}) + named
