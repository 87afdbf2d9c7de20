"""A deeper review, for those who ask for one: more worlds for every choice and every fall, so narrower intervals.

Values that a table or a formula says, or a search, stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from json import dumps, loads
from typing import Final

from saloon.core.state import Seat
from saloon.match import Match
from saloon.reviews.again import OnceMore, PlayedAgain, looked_for
from saloon.reviews.facts import facts
from saloon.reviews.keeping import ReviewStage, folder, mark, tidy_up
from saloon.reviews.reviewing import Reviewer
from saloon.userdata import put

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
    """The review on its way, event by event, with what a master makes of the same chance; kept as all reviews are."""
    reviewer = deep(match)
    path, whole = folder() / f"{mark(match, reviewer.fingerprint)}-master.json", len(reviewer.events)
    try:
        yield ReviewStage(whole, whole, loads(path.read_bytes()))
        return
    except (OSError, ValueError):
        pass
    for done in reviewer.steps():
        yield ReviewStage(done, whole)
    once_more: dict[Seat, PlayedAgain] = {}
    for seat in looked_for(match):
        for played in OnceMore(match, seat).games():
            once_more[seat] = played
            yield ReviewStage(whole, whole)
    made = facts(replace(reviewer.made(), once_more=once_more))
    try:
        put(path, lambda file: file.write(dumps(made).encode()))
        tidy_up()
    except OSError:
        pass  # a full or locked disk: then it is made anew next time
    yield ReviewStage(whole, whole, made)
