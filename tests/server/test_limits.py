"""The table of limits in docs/server.md: every one of them with the number it has, and what a client is told."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Final

import pytest

import saloon.server
from saloon.analysis import tree
from saloon.match import letter
from saloon.server.http import comings, door, frames
from saloon.server.library import archive, bringing, dealing, passkeeping
from saloon.server.people import names
from saloon.server.rooms import attempt, playing, preparing, seating
from saloon.server.settings import Limits, Rate
from saloon.server.store import invites, persons, practice, pushes
from saloon.server.tables import desk, herald, quicklooks, reviewers, studying, talking
from saloon.server.wire import analyses
from saloon.words import words

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
ROWS = [
    [cell.strip() for cell in row.strip("|").split(" | ")]
    for row in PAGE.partition("## Limits")[2].partition("Replays are made")[0].splitlines()
    if row.startswith("| ")
][1:]
BOUND: Final = re.compile(r"^ *((?:MOST|LONGEST|READERS)\w*)(?:: Final)? = ([\d_.]+)$", re.M)
SPANS = {"second": 1, "minute": 60, "ten minutes": 600, "hour": 3600}
CONSTANTS = {
    "it waits; from": door.SHUT_OUT,
    "told to go": frames.GOODBYE,
    "unreadable messages": talking.BAD,
    "guests in a room": seating.MOST_GUESTS,
    "guests in a room; ever": seating.MOST_EVER,
    "lines of one guest": playing.MOST_AT_ONCE,
    "lines of one": attempt.MOST_SAID,
    "comings and goings": attempt.MOST_WISHES,
    "asides of one guest": attempt.MOST_ASIDES,
    "thinking for somebody": desk.MUCH,
    "half of it forgotten": desk.HALF,
    "reviews that wait": reviewers.MOST_OF_ONE,
    "reviews that wait, of an address; in all": reviewers.MOST_WAITING,
    "rows of a history": quicklooks.MOST_OF_ONE,
    "rows of a history that": quicklooks.MOST,
    "rows of a match": attempt.MOST_ROWS,
    "rows of all matches": attempt.MOST_ROWS,
    "taking back": playing.MOST_UNDONE,
    "steps of a replay": archive.MOST_STEPS,
    "devices of a person": persons.MOST_DEVICES,
    "questions of an address that wait": desk.MOST_OF_ONE,
    "deals of the day that a master": dealing.BACK,
    "people at a board": studying.READERS,
    "people at a board for several": studying.READERS_OF_ONE,
    "letters of a board": studying.LONGEST,
    "moves of a tree": tree.MOST,
    "moves of a line": analyses.MOST_MOVES,
    "part of luggage": comings.MOST_BYTES,
    "choices of own matches": practice.MOST_OWN,
    "letters of a match by": letter.MOST_LETTERS,
    "match by letters; unpacked": letter.MOST_UNPACKED,
    "unpacked; moves": letter.MOST_MOVES,
    "challenges": bringing.MOST,
    "passkeys of a person": passkeeping.MOST_PASSKEYS,
    "that are told": pushes.MOST,
    "on their way": herald.MOST_OF_ONE,
    "for all": herald.MOST,
    "invitations": invites.MOST,
    "answers that": preparing.MOST,
    "letters of a name": names.MOST_NAME,
    "a name; of a line": names.MOST_TEXT,
}
"""Limits that nobody sets, by what their rows say."""
OWN: Final = {
    "http/lines.LONGEST": "between workers",
    "http/moving.MOST": "between workers",
    "library/blackboard.MOST_FALLS": "what is listed",
    "library/exploring.MOST": "what is looked at",
    "library/letterbox.MOST_LINES": "what is listed",
    "library/rating.MOST": "what is looked at",
    "people/doorman.MOST": "what is remembered",
    "show/signed.MOST_HEADS": "what is remembered",
    "store/writer.MOST": "rows of one transaction",
    "store/database.READERS": "threads",
    "tables/desk.MOST_KEPT": "what is remembered",
    "tables/driver.LONGEST": "of a bot's pause",
    "tables/live.LONGEST_PAUSE": "between tries",
    "http/crew.LONGEST_PAUSE": "between tries",
    "tables/looking_back.MOST": "what is remembered",
    "tables/pondering.MOST": "what is remembered",
    "tables/talking.MOST_MISSED": "then the whole table is shown",
}
"""What bounds the house's own work and no client ever meets."""


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


def test_every_other_bound_in_the_server_is_one_of_them() -> None:
    """Whatever is written as the most of something is in the table, or is known to be the house's own affair."""
    here = Path(saloon.server.__file__).parent
    found: dict[str, float] = {}
    for path in sorted(here.rglob("*.py")):
        for name, number in BOUND.findall(path.read_text("utf-8")):
            found[f"{path.relative_to(here).with_suffix('')}.{name}"] = float(number)
    assert set(found) >= set(OWN), "bounds that are no more"
    told = [round(each, 6) for each in CONSTANTS.values()]
    assert {name for name, number in found.items() if name not in OWN and number not in told} == set()
    assert len(found) - len(OWN) <= len(CONSTANTS)


def test_what_a_client_is_told_has_words() -> None:
    told = {name for row in ROWS for name in re.findall(r"`([a-z-]+)`", row[2])}
    assert told >= {"too-fast", "room-full", "room-spent", "talk-enough", "house-full", "body-long"}
    assert all(words(lang).has(name) for lang in ("cs", "en", "ru") for name in told)
    assert all(len(row) == 3 and row[2] for row in ROWS)
