"""Reviews are kept beside the user's data, under what they depend on: the match, the game, the reference, the depth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from json import dumps, loads
from pathlib import Path
from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.match.entries import write_entry
from saloon.match.match import Match
from saloon.reviews.again import OnceMore, PlayedAgain, looked_for
from saloon.reviews.facts import Facts, facts
from saloon.reviews.reviewing import Progress, Reviewer
from saloon.userdata import data, put

KEPT: Final = 500
"""How many are kept; the oldest go first."""


def mark(match: Match, fingerprint: str) -> str:
    """A name for the review of this very log."""
    log = [write_entry(match.game, entry) for entry in match.log]
    parts = match.id, match.seats, match.options.text(), match.start, log, match.resigned, match.abandoned, fingerprint
    return sha256(repr(parts).encode()).hexdigest()[:32]


def looked_up(
    match: Match, quick: bool = False, progress: Progress = lambda done, of: None, master: bool = False
) -> Facts:
    """The facts of the review, from the shelf if it was made before; with what a master makes of the same chance."""
    found: Facts | None = None
    for look in looks(match, quick, master):
        progress(look.done, look.of)
        found = look.facts
    assert found is not None
    return found


class ReviewStage(NamedTuple):
    """How far a review has come."""

    done: int
    of: int
    """Events."""
    facts: Facts | None = None
    """All of it, once it is made."""


def looks(
    match: Match, quick: bool = False, master: bool = False, keep: bool = True, by: Reviewer | None = None
) -> Iterator[ReviewStage]:
    """A review on its way, event by event, then game by game; the last look has the facts."""
    reviewer = by or Reviewer(match, quick)
    path = folder() / f"{mark(match, reviewer.fingerprint)}{'-master' if master else ''}.json"
    whole = len(reviewer.events)
    try:
        yield ReviewStage(whole, whole, loads(path.read_bytes()))
        return
    except (OSError, ValueError):
        pass
    for done in reviewer.steps():
        yield ReviewStage(done, whole)
    once_more: dict[Seat, PlayedAgain] = {}
    for seat in looked_for(match) if master else ():
        for played in OnceMore(match, seat).games():
            once_more[seat] = played
            yield ReviewStage(whole, whole)
    made = facts(replace(reviewer.made(), once_more=once_more))
    try:
        if keep:
            put(path, lambda file: file.write(dumps(made).encode()))
            tidy_up()
    except OSError:
        pass  # a full or locked disk: then it is made anew next time
    yield ReviewStage(whole, whole, made)


def folder() -> Path:
    return data() / "reviews"


def tidy_up() -> None:
    paths = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    for path in paths[:-KEPT]:
        path.unlink(missing_ok=True)
