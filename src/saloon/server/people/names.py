"""Names and texts of people, fit to be shown; and names for bots."""

from __future__ import annotations

import re
from typing import Final

from saloon.match.seats import INVISIBLE, UNFIT
from saloon.server.faults import Unreadable

MOST_NAME: Final = 24
MOST_TEXT: Final = 200
BOT_NAMES: Final = ("Rosie", "Doc", "Tex", "Belle", "Hank", "Ruby", "Gus", "Mae", "Wyatt", "Cora", "Jeb", "Pearl")
"""More than there are seats, so that one is always free."""


def tidy_name(text: str) -> str:
    """A name fit to be shown."""
    name = tidy_text(text)
    if not 1 <= len(name) <= MOST_NAME:
        raise Unreadable("name-unfit", most=MOST_NAME)
    return name


def tidy_text(text: str) -> str:
    """One line without control characters and without turns of the writing direction."""
    return re.sub(r"\s+", " ", INVISIBLE.sub("", UNFIT.sub(" ", text))).strip()
