"""The table of limits in docs/server.md: every one of them with the number it has, and what a client is told."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from saloon.server.http import door, frames
from saloon.server.library import archive
from saloon.server.rooms import attempt, playing, seating
from saloon.server.settings import Limits, Rate
from saloon.server.store import persons
from saloon.server.tables import desk, reviewers, talking
from saloon.words import words

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
ROWS = [
    [cell.strip() for cell in row.strip("|").split(" | ")]
    for row in PAGE.partition("## Limits")[2].partition("Replays are made")[0].splitlines()
    if row.startswith("| ")
][1:]
SPANS = {"second": 1, "minute": 60, "ten minutes": 600, "hour": 3600}
CONSTANTS = {
    "it waits; from": door.SHUT_OUT, "told to go": frames.GOODBYE, "unreadable messages": talking.BAD,
    "guests in a room": seating.MOST_GUESTS, "guests in a room; ever": seating.MOST_EVER,
    "lines of one guest": playing.MOST_AT_ONCE, "lines of one": attempt.MOST_SAID,
    "comings and goings": attempt.MOST_WISHES, "asides of one guest": attempt.MOST_ASIDES,
    "thinking for somebody": desk.MUCH, "half of it forgotten": desk.HALF, "reviews that wait": reviewers.MOST_OF_ONE,
    "reviews that wait, of an address; in all": reviewers.MOST_WAITING, "rows of a match": attempt.MOST_ROWS,
    "rows of all matches": attempt.MOST_ROWS,
    "taking back": playing.MOST_UNDONE, "steps of a replay": archive.MOST_STEPS,
    "devices of a person": persons.MOST_DEVICES,
}  # fmt: skip
"""Limits that nobody sets, by what their rows say."""


def has(text: str, number: float) -> bool:
    """Whether a number stands there, in full."""
    shown = f"{number:,.10g}"
    return (
        "ten" in text.split()
        if number == 10 and "ten" in text
        else bool(re.search(rf"(?<![\d.,]){re.escape(shown)}(?![\d]|[.,]\d)", text))
    )


@pytest.mark.parametrize("name", [field.name for field in fields(Limits)])
def test_every_limit_stands_there_with_its_number(name: str) -> None:
    limit = getattr(Limits(), name)
    (row,) = [row for row in ROWS if f"`{name}`" in row[0]]
    if not isinstance(limit, Rate):
        assert has(row[1], limit)
        return
    assert has(row[1], limit.burst)
    (span,) = [span for word, span in SPANS.items() if re.search(rf"\b{word}\b", row[1])]
    assert has(row[1], limit.burst if span > 1 else limit.per_second)
    assert span == 1 or round(limit.per_second * span, 6) == limit.burst


@pytest.mark.parametrize("about", CONSTANTS)
def test_limits_that_nobody_sets_stand_there_too(about: str) -> None:
    assert any(about in " ".join(row) and has(" ".join(row), CONSTANTS[about]) for row in ROWS)


def test_what_a_client_is_told_has_words() -> None:
    told = {name for row in ROWS for name in re.findall(r"`([a-z-]+)`", row[2])}
    assert told >= {"too-fast", "room-full", "room-spent", "talk-enough", "house-full", "body-long"}
    assert all(words(lang)(name) for lang in ("cs", "en", "ru") for name in told)
    assert all(len(row) == 3 and row[2] for row in ROWS)
