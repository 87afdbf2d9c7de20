"""Emblems of people, and the keys by which a device says whose it is."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, NamedTuple

from saloon.server.people.codes import KEY_BYTES

SHAPES: Final = 8
TONES: Final = 8


class Emblem(NamedTuple):
    """A coin: one of the shapes in one of the tones of the house's seats."""

    shape: int
    tone: int


def new_emblem() -> Emblem:
    return Emblem(secrets.randbelow(SHAPES), secrets.randbelow(TONES))


def new_id() -> str:
    """An id for a person or a device. It is no secret: those who play together may know each other's."""
    return secrets.token_hex(16)


def new_key() -> str:
    """What a device keeps of a person: 128 random bits."""
    return secrets.token_urlsafe(KEY_BYTES)


def key_hash(key: str) -> str:
    """What the database keeps of a key. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(b"saloon device " + key.encode()).hexdigest()
