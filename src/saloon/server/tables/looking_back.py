"""What the process of the reviewers does: it goes on with one review after another, some seconds at a time.

It gives way to everything else on the machine, and sees only matches that are over.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from json import dumps
from time import monotonic
from typing import Final, NamedTuple

from saloon.analysis.deeper import deeper
from saloon.match import load
from saloon.reviews.facts import Facts
from saloon.reviews.keeping import ReviewStage, looks
from saloon.reviews.wording import worded

GENTLE: Final = 10
MOST: Final = 42
"""Reviews that are held open, more than ever wait; of the others the work so far is forgotten."""
OPEN: dict[tuple[str, bool, bool, bool], Iterator[ReviewStage]] = {}


class Progressed(NamedTuple):
    """How far it has come."""

    done: int
    of: int
    facts: Facts | None = None


def go_on(
    mark: str, quick: bool, text: str, seconds: float, keep: bool = True, deep: bool = False
) -> Progressed | None:
    """Work on the review of a match file for a while; None where the file is needed, because nothing is known of it.

    A review with `keep` false takes nobody's place among those kept on the disk.
    """
    key = mark, quick, keep, deep
    if key not in OPEN:
        if not text:
            return None
        settle_down()
        while len(OPEN) >= MOST:
            del OPEN[next(iter(OPEN))]
        match = load(text)
        OPEN[key] = deeper(match) if deep else looks(match, quick, master=not quick, keep=keep)
    until, look = monotonic() + seconds, ReviewStage(0, 0)
    for look in OPEN[key]:
        if look.facts is not None:
            del OPEN[key]
            break
        if monotonic() >= until:
            break
    return Progressed(look.done, look.of, look.facts)


def drop(mark: str) -> None:
    """Nobody waits for that glance any more."""
    OPEN.pop((mark, True, False, False), None)


def settle_down() -> None:
    """Everybody else's work comes first: of a process that does nothing else, not of the house itself."""
    processes = sys.modules.get("multiprocessing.process")  # a browser has none
    if processes is not None and processes.parent_process() is not None:
        with suppress(OSError, AttributeError):
            os.nice(max(0, GENTLE - os.nice(0)))


def told(text: str, facts: Facts, lang: str) -> bytes:
    """The review in the words of the reader."""
    return dumps(worded(facts, load(text), lang), ensure_ascii=False, separators=(",", ":")).encode()
