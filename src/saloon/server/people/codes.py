"""Codes that people read aloud, and secrets that nobody should."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from typing import Final

from saloon.server.people.codewords import WORDS

CODE: Final = re.compile(r"[A-Z]{3,9}-[1-9][0-9]{2}")
KEY_BYTES: Final = 16
WATCH_BYTES: Final = 12


def new_code() -> str:
    """A room code such as KONIK-271."""
    return f"{secrets.choice(WORDS)}-{100 + secrets.randbelow(900)}"


def tidy_code(text: str) -> str:
    """What somebody typed, as the code it means; empty if it can be none.

    >>> tidy_code(" Koník 271"), tidy_code("konik271"), tidy_code("?")
    ('KONIK-271', 'KONIK-271', '')
    """
    plain = unicodedata.normalize("NFKD", text[:40]).encode("ascii", "ignore").decode().upper()
    letters = "".join(each for each in plain if each.isalpha())
    digits = "".join(each for each in plain if each.isdigit())
    code = f"{letters}-{digits}"
    return code if CODE.fullmatch(code) else ""


def new_token(code: str) -> str:
    """The secret of a guest. It begins with the room's code, so no index of secrets is needed."""
    return f"{code}.{secrets.token_urlsafe(KEY_BYTES)}"


def new_watch() -> str:
    """The key of the spectators' link."""
    return secrets.token_urlsafe(WATCH_BYTES)


def hashed(token: str) -> str:
    """What the database keeps of a token. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(b"saloon token " + token.encode()).hexdigest()
