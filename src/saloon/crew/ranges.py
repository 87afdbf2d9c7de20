"""Numbered work in ranges of about a second each. Results come in the order of the numbers, wherever they were found.

What a number gives depends on the number alone. So it does not matter which machine does it, how the numbers are cut
into ranges, or whether a range is done twice because a worker died.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

from saloon.crew.places import OpenPlace, WorkPlace
from saloon.crew.shards import Shards, pieces
from saloon.crew.sources import fingerprint

T = TypeVar("T")
Errand = Callable[[range], list[T]]
"""Numbers -> what they give, one thing each. It travels to other processes; one that has much to carry has a method
`of(numbers)`, which is the same for these numbers alone."""

SECONDS: Final = 1.5
"""How long a range should take: long against what it costs to send it."""
WAITING: Final = 50
"""Finished ranges for each worker that may wait for an earlier one."""
TRIES: Final = 3
"""How often work is begun again without any progress before it is given up."""


class Died(RuntimeError):
    """Workers died again and again on the same work."""

    def __init__(self, numbers: range) -> None:
        super().__init__(f"workers died {TRIES} times in the numbers {numbers.start} to {numbers.stop - 1}")
        self.numbers = numbers

    def __reduce__(self) -> tuple[object, ...]:
        return Died, (self.numbers,)


class Differs(RuntimeError):
    """A worker has another Saloon than the one that asks."""

    def __init__(self, wanted: str, there: str) -> None:
        super().__init__(f"a worker has other sources of Saloon ({there}) than this machine ({wanted})")
        self.wanted, self.there = wanted, there

    def __reduce__(self) -> tuple[object, ...]:
        return Differs, (self.wanted, self.there)


class Finished(NamedTuple):
    """What a worker sends back."""

    found: list[Any]
    seconds: float


def do(errand: Errand[Any], numbers: range, wanted: str) -> Finished:
    """In a worker: one range, if it has the same Saloon."""
    if fingerprint() != wanted:
        raise Differs(wanted, fingerprint())
    began = perf_counter()
    return Finished(errand(numbers), perf_counter() - began)


def results(
    errand: Errand[T], numbers: range, place: WorkPlace, kept: Shards[T] | None = None
) -> Generator[list[T], None, None]:
    """What these numbers give, in their order, a list at a time. Finished ranges are kept in `kept`."""
    at, tries = numbers.start, 0
    while at < numbers.stop:
        try:
            with place.open() as opened:
                for some in CrewShift(errand, range(at, numbers.stop), opened, kept).run():
                    at, tries = at + len(some), 0
                    yield some
                return
        except (BrokenExecutor, CancelledError, OSError) as error:  # a worker or the scheduler is gone
            tries += 1
            if tries == TRIES:
                raise Died(range(at, numbers.stop)) from error


class Piece(NamedTuple):
    """A range, and what will come of it."""

    numbers: range
    future: Future[Finished]


class CrewShift:
    """Work on one executor, as long as it holds."""

    def __init__(self, errand: Errand[T], numbers: range, opened: OpenPlace, kept: Shards[T] | None) -> None:
        self.errand = errand
        self.opened = opened
        self.kept = kept
        self.size = Size(numbers, opened.width)
        self.coming = self.cut(numbers)
        self.line: deque[Piece] = deque()
        """Ranges in the order of their numbers, given out or done."""
        self.out: dict[Future[Finished], range] = {}
        """Those that are given out."""

    def run(self) -> Generator[list[Any], None, None]:
        try:
            while True:
                self.give_out()
                if not self.line:
                    return
                if not self.line[0].future.done():
                    wait(self.out, return_when=FIRST_COMPLETED)
                self.take_in()
                while self.line and self.line[0].future.done():
                    found = self.line[0].future.result().found
                    if len(found) < len(self.line.popleft().numbers):
                        raise CancelledError  # called off half-way
                    yield found
        finally:
            for future in self.out:
                future.cancel()

    def cut(self, numbers: range) -> Iterator[tuple[range, bool]]:
        """Ranges in order, and whether they are known."""
        for piece, known in pieces(numbers, self.kept.ranges() if self.kept else []):
            at = piece.start
            while at < piece.stop:
                stop = piece.stop if known else min(piece.stop, at + self.size.next())
                yield range(at, stop), known
                at = stop

    def give_out(self) -> None:
        """Keep everybody busy, but run not too far ahead of a range that takes long."""
        width = self.opened.width
        while len(self.out) < self.opened.ahead * width and len(self.line) < WAITING * width:
            numbers, known = next(self.coming, (range(0), False))
            if not numbers:
                return
            found = self.kept.read(numbers) if known and self.kept else None
            if found is None:
                errand = self.errand.of(numbers) if hasattr(self.errand, "of") else self.errand
                future = self.opened.executor.submit(do, errand, numbers, fingerprint())
                self.out[future] = numbers
            else:
                future = Future()
                future.set_result(Finished(found, 0.0))
            self.line.append(Piece(numbers, future))

    def take_in(self) -> None:
        """Keep what is done."""
        for future in [each for each in self.out if each.done()]:
            numbers = self.out.pop(future)
            if future.cancelled() or future.exception() is not None:
                continue  # told when its turn comes
            done = future.result()
            self.size.learn(len(numbers), done.seconds)
            if self.kept is not None and len(done.found) == len(numbers):
                self.kept.add(numbers, done.found)


class Size:
    """How many numbers make a range of about the right time. The first ranges are small, to learn it."""

    def __init__(self, numbers: range, width: int) -> None:
        self.most = max(1, len(numbers) // (4 * width))
        self.each: float | None = None
        """Seconds a number took, the newest counting most."""
        self.given = 0

    def learn(self, count: int, seconds: float) -> None:
        now = seconds / count
        self.each = now if self.each is None else 0.7 * self.each + 0.3 * now

    def next(self) -> int:
        self.given += 1
        if self.each is None:
            return 1 if self.given < 3 else min(self.most, 4)
        return max(1, min(self.most, round(SECONDS / max(self.each, 1e-6))))
