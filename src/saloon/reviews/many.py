"""Reviews of many matches: numbered work for the crew, the same from any number of processes and machines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from json import dumps, loads
from pathlib import Path

from saloon.crew import Shards, WorkPlace, results
from saloon.crew.sources import fingerprint
from saloon.match.file import load
from saloon.reviews.facts import Facts, facts
from saloon.reviews.reviewing import Reviewer


@dataclass(frozen=True)
class ReviewErrand:
    """The match files that are reviewed. Only those of a range travel with it."""

    texts: tuple[str, ...]
    quick: bool = False
    first: int = 0
    """The number of the first text."""

    def of(self, numbers: range) -> ReviewErrand:
        """The same for these numbers alone."""
        return ReviewErrand(
            self.texts[numbers.start - self.first : numbers.stop - self.first], self.quick, numbers.start
        )

    def __call__(self, numbers: range) -> list[str]:
        found = []
        for number in numbers:
            match = load(self.texts[number - self.first])
            found.append(dumps(facts(Reviewer(match, self.quick).run(lambda done, of: None))))
        return found

    def mark(self) -> str:
        """A name for the work, with all that it depends on."""
        return f"reviews-{sha256(repr([self.texts, self.quick, fingerprint()]).encode()).hexdigest()[:16]}"


def reviews(
    texts: Sequence[str], quick: bool, place: WorkPlace, kept: Path | None = None, forget: bool = False
) -> Iterator[Facts]:
    """The facts of each review, in the order of the texts. What was broken off goes on from `kept`."""
    errand = ReviewErrand(tuple(texts), quick)
    shards = Shards(kept / errand.mark(), str) if kept else None
    rounds = results(errand, range(len(texts)), place, shards)
    try:
        for some in rounds:
            yield from map(loads, some)
    finally:
        rounds.close()
    if shards is not None and forget:
        shards.clear()
