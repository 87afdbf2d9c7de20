"""What the house counts about itself, in the form that Prometheus reads. Nothing about anybody."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Timing:
    """How long something took, by class."""

    def __init__(self) -> None:
        self.classes = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.classes[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        yield f"# TYPE {name} histogram"
        count = 0
        for bound, many in zip((*map(str, BOUNDS), "+Inf"), self.classes, strict=True):
            count += many
            yield f'{name}_bucket{{le="{bound}"}} {count}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {count}"


class Counts:
    """What one server has counted since it was opened."""

    def __init__(self) -> None:
        self.commits = Timing()
        self.seen: Counter[str] = Counter()

    def text(self, now: Mapping[str, int]) -> str:
        """What there is now, and what has happened so far."""
        lines = []
        for name, value in now.items():
            lines += [f"# TYPE saloon_{name} gauge", f"saloon_{name} {value}"]
        for name, value in sorted(self.seen.items()):
            lines += [f"# TYPE saloon_{name}_total counter", f"saloon_{name}_total {value}"]
        return "\n".join([*lines, *self.commits.lines("saloon_commit_seconds")]) + "\n"


def together(texts: Sequence[str]) -> str:
    """The figures of all workers as those of one house: whatever is counted can be added.

    >>> together(["saloon_tables 3", "saloon_tables 4"]).split()
    ['saloon_tables', '7']
    """
    sums: dict[str, float | None] = {}
    for line in (line for text in texts for line in text.splitlines()):
        name, _, value = line.rpartition(" ")
        if line.startswith("#"):
            sums.setdefault(line, None)
        else:
            sums[name] = (sums.get(name) or 0) + float(value)
    return "".join(
        f"{name}\n" if value is None else f"{name} {value:.6f}".rstrip("0").rstrip(".") + "\n"
        for name, value in sums.items()
    )
