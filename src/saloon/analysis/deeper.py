"""A deeper review, for those who ask for one: more worlds for every choice and every fall, so narrower intervals.

Values that a table or a formula says, or a search, stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.match import Match
from saloon.reviews.keeping import ReviewStage, looks
from saloon.reviews.reviewing import Reviewer

TIMES: Final = 4
"""How many times the worlds of a whole review: intervals half as wide."""


def deep(match: Match) -> Reviewer:
    """One who looks deeper."""
    reviewer = Reviewer(match)
    reviewer.worlds = reviewer.prospects.worlds = TIMES * reviewer.worlds
    reviewer.prospects.found.clear()  # what the first position is worth was found in fewer
    reviewer.start = reviewer.fair_start()
    return reviewer


def deeper(match: Match) -> Iterator[ReviewStage]:
    """The review on its way, with what a master makes of the same chance; kept as all reviews are."""
    return looks(match, master=True, by=deep(match))
