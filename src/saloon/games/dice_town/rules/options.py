"""How a table plays: one of two rulebooks whole, or any of their points by itself."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.core.options import Options, choice

BOOKS = {
    "cs": {"refill": "cycle", "brute_none": "yes", "bribes": "tied"},
    "ru": {"refill": "slide", "brute_none": "no", "bribes": "all"},
}
"""Where the two rulebooks differ."""


@dataclass(frozen=True)
class TownOptions(Options):
    """`book` decides everything the rulebooks differ in; a point that is set by itself overrides it."""

    book: str = choice("cs", "ru")
    refill: str = choice("book", "cycle", "slide")
    brute_none: str = choice("book", "yes", "no")
    bribes: str = choice("book", "tied", "all", "sealed", "off")
    bribe_gain: bool = choice(False, True)
    badge_gain: bool = choice(False, True)
    kickers: bool = choice(True, False)
    first_sheriff: str = choice("lot", "first")
    open_money: bool = choice(True, False)

    def rule(self, point: str) -> str:
        """What holds at this table for a point the books differ in."""
        own: str = getattr(self, point)
        return BOOKS[self.book][point] if own == "book" else own
