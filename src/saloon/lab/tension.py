"""How a match goes back and forth, read from the chances: how open it is, who leads, and since when for good."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from saloon.kit.intervals import Mean
from saloon.lab.ratios import Spread
from saloon.lab.trace import MOMENTS

CLEARLY: Final = 0.1
"""The lead goes to another seat when that one is ahead by ten points in a hundred."""
DECIDED: Final = 0.9
"""A chance with which a match is as good as won."""
Curve = Sequence[Sequence[float]]


def leaders(curve: Curve) -> list[int | None]:
    """Who leads at each moment. Nobody until somebody is clearly ahead of all; then that one until another is."""
    lead: int | None = None
    found: list[int | None] = []
    for row in curve:
        best = max(range(len(row)), key=row.__getitem__)
        others = [value for seat, value in enumerate(row) if seat != best]
        ahead = row[best] - (max(others, default=0.0) if lead is None else row[lead])
        if best != lead and ahead >= CLEARLY:
            lead = best
        found.append(lead)
    return found


def changes(curve: Curve) -> int:
    """How often the lead went from one seat to another."""
    lead = [each for each in leaders(curve) if each is not None]
    return sum([one != other for one, other in pairwise(lead)])


def settled(curve: Curve) -> float | None:
    """The part of the match after which the later winner led for good; None without a single winner."""
    last = curve[-1]
    best = [seat for seat, value in enumerate(last) if value == max(last)]
    if len(best) != 1:
        return None
    lead = leaders(curve)
    at = len(lead)
    while at and lead[at - 1] == best[0]:
        at -= 1
    return min(1.0, at / (len(curve) - 1))


def decided(curve: Curve) -> float:
    """The part of the match after which one seat's chance stayed at nine in ten or more; 1 where it never did."""
    top = max(curve[-1])
    if top < DECIDED:
        return 1.0
    seat = curve[-1].index(top)
    at = len(curve)
    while at and curve[at - 1][seat] >= DECIDED:
        at -= 1
    return at / (len(curve) - 1)


class TensionCounts:
    """The running counts."""

    def __init__(self) -> None:
        self.leader = [Mean() for _ in range(MOMENTS + 1)]
        self.spreads = [Spread() for _ in range(MOMENTS + 1)]
        self.changes, self.settled, self.decided = Mean(), Mean(), Mean()

    def add(self, curve: Curve) -> None:
        for at, row in enumerate(curve):
            self.leader[at].add(max(row))
            self.spreads[at].add(100 * max(row))
        self.changes.add(changes(curve))
        if (part := settled(curve)) is not None:
            self.settled.add(part)
        self.decided.add(decided(curve))

    def plain(self) -> dict[str, Any]:
        rows = [
            {
                "at": at / MOMENTS,
                **mean.estimate()._asdict(),
                "quarter": spread.quantile(0.25) / 100,
                "three": spread.quantile(0.75) / 100,
            }
            for at, (mean, spread) in enumerate(zip(self.leader, self.spreads, strict=True))
        ]
        return {
            "curve": rows,
            "changes": told(self.changes),
            "settled": told(self.settled, 0.0, 1.0),
            "decided": told(self.decided, 0.0, 1.0),
        }


def told(mean: Mean, low: float = float("-inf"), high: float = float("inf")) -> dict[str, Any] | None:
    """A mean with its interval and how many games it rests on; None where there were too few."""
    if mean.count < 2:
        return None
    value, least, most = mean.estimate()
    return {"value": value, "low": max(low, least), "high": min(high, most), "n": mean.count}
