"""Names and texts of people, fit to be shown; and names for bots."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from saloon.match.seats import INVISIBLE, UNFIT
from saloon.server.faults import Unreadable

MOST_NAME: Final = 24
MOST_TEXT: Final = 200
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u00ad\u034f")
"""Letters that show nothing."""
JOINER: Final = "\u200d"
"""Holds the parts of an emoji together."""
MARKS: Final = "\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
ALIKE: Final = str.maketrans("авеёзіјкмнорстухѕԁԛԝґαβγεικνορτυχ01|", "abee3ijkmhopctyxsdqwrabyeiknoptux" + "oll")
BOT_NAMES: Final = ("Rosie", "Doc", "Tex", "Belle", "Hank", "Ruby", "Gus", "Mae", "Wyatt", "Cora", "Jeb", "Pearl")
"""More than there are seats, so that one is always free."""


def tidy_name(text: str, taken: Iterable[str] = ()) -> str:
    """A name fit to be shown, with a number if it looks like one that is taken.

    >>> tidy_name(" Eva\u200b "), tidy_name("Evа", ["EVA"])
    ('Eva', 'Evа 2')
    """
    name = heaped(tidy_text(unicodedata.normalize("NFKC", text)))
    if len(name) > MOST_NAME or not any(unicodedata.category(letter)[0] in "LNS" for letter in name):
        raise Unreadable("name-unfit", most=MOST_NAME)
    looks = {look(other) for other in taken}
    numbered = (f"{name[: MOST_NAME - 3]} {number}" for number in range(2, 99))
    return name if look(name) not in looks else next(other for other in numbered if look(other) not in looks)


def tidy_text(text: str) -> str:
    """One line without control characters, blanks that look like nothing, and turns of the writing direction."""
    shown = "".join(
        letter for letter in text if (letter not in BLANK and unicodedata.category(letter) != "Cf") or letter == JOINER
    )
    return re.sub(r"\s+", " ", INVISIBLE.sub("", UNFIT.sub(" ", shown))).strip(f" {JOINER}")


def heaped(text: str) -> str:
    """The text with no more than two marks on one letter."""
    return re.sub(f"([{MARKS}]{{2}})[{MARKS}]+", r"\1", text)


def look(name: str) -> str:
    """What a name looks like at a glance: no marks, no case, Greek and Russian letters as similar Latin ones."""
    bare = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", name)
        if not unicodedata.combining(letter) and letter != JOINER
    )
    return bare.casefold().translate(ALIKE).replace(" ", "")
