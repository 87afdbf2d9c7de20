"""Rescue codes: words and numbers to be written on paper, which open a person's place once."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from functools import cache
from typing import Final

LISTS: Final = {"cs": "czech", "en": "english", "ru": "russian"}
"""Word lists made for reading aloud: 2,048 words each."""
MANY: Final = 3
"""Codes at a time."""
NUMBERS: Final = 1000
COST: Final = 1 << 15
"""The cost of scrypt: about a tenth of a second and 32 MB."""


@cache
def listed(lang: str) -> tuple[str, ...]:
    from mnemonic import Mnemonic  # nobody needs it before

    return tuple(word.upper() for word in Mnemonic(LISTS[lang]).wordlist)


def new_rescue(lang: str) -> str:
    """Three words and two numbers of three digits, about 53 bits: LASO-318-MEDAK-057-STUL."""
    words = listed(lang)
    one, two, three = (secrets.choice(words) for _ in range(3))
    first, second = (f"{secrets.randbelow(NUMBERS):03}" for _ in range(2))
    return f"{one}-{first}-{two}-{second}-{three}"


def tidy_rescue(text: str) -> str:
    """A code as somebody typed it, in one spelling; empty if it can be none.

    >>> tidy_rescue(" láso 318, Medak 057 stul"), tidy_rescue("LASO318MEDAK057STUL"), tidy_rescue("laso")
    ('LASO-318-MEDAK-057-STUL', 'LASO-318-MEDAK-057-STUL', '')
    """
    bare = "".join(each for each in unicodedata.normalize("NFKD", text[:200]) if not unicodedata.combining(each))
    parts: list[str] = re.findall(r"[^\W\d_]+|\d+", bare.upper())
    shape = [part.isdigit() for part in parts]
    whole = shape == [False, True, False, True, False] and len(parts[1]) == len(parts[3]) == 3
    return "-".join(parts) if whole else ""


def slow_hash(code: str, salt: bytes) -> str:
    """What the house keeps of a code.

    The salt is the house's own, so that a code alone finds its person; it takes a while, so ask in a thread.
    """
    tidy = tidy_rescue(code).encode()
    return hashlib.scrypt(tidy, salt=salt, n=COST, r=8, p=1, maxmem=COST * 2048, dklen=32).hex()
