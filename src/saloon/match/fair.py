"""Where nature's events come from: provable chance, open chance, and real dice.

Provable: a secret is promised by its hash before the first event, every draw follows from
the secret, the bytes of the seats and the number of the event, and the secret is published
at the end. `docs/fairness.md` says what that proves and gives the exact bytes.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from random import Random
from typing import Final, Protocol

from saloon.core.outcomes import pick
from saloon.core.state import Action, Illegal, Seat, State, Unreadable

SECRET_BYTES: Final = 32
SPAN: Final = 1 << 256
"""How many values one HMAC-SHA-256 can take."""
EVENT: Final = b"event"
"""The label of nature's events; other uses of the secret take other labels."""
PROVABLE: Final = ("fair", "placed")
"""The kinds of chance that follow from a promised secret."""
BOT: Final = b"bot"
"""The label of the bots' luck."""


def pack(*parts: bytes) -> bytes:
    """The parts in a row, each after its length in four bytes, so that none runs into the next.

    >>> pack(b"ab", b"")
    b'\\x00\\x00\\x00\\x02ab\\x00\\x00\\x00\\x00'
    """
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def fingerprint(key: str, version: int, seats: int, options: str, position: str = "") -> str:
    """The rules a match is played by, on one line, and where it begins if not at the beginning."""
    return f"{key} {version} {seats} {options}" + (f" position {position}" if position else "")


def commitment(match: str, rules: str, secret: bytes) -> str:
    """What is published before the first event: binds the secret to one match and its rules."""
    return hashlib.sha256(pack(b"saloon commitment 1", match.encode(), rules.encode(), secret)).hexdigest()


def place(word: int, total: int, span: int = SPAN) -> int | None:
    """A word below span as a place below total, or None if it must be thrown away.

    The words kept are as many as the largest multiple of total within span, so each place
    has exactly as many words as any other.
    """
    return word % total if word < span - span % total else None


def draw(secret: bytes, added: Sequence[bytes], number: int, total: int, label: bytes = EVENT) -> int:
    """The place below total that the secret gives to the event of this number."""
    if not 0 < total <= SPAN:
        raise ValueError("weights out of range")
    attempt = 0
    while True:
        message = pack(*added, label, number.to_bytes(8, "big"), attempt.to_bytes(8, "big"))
        at = place(int.from_bytes(hmac.digest(secret, message, "sha256"), "big"), total)
        if at is not None:
            return at
        attempt += 1


def bot_seed(secret: bytes, seat: Seat) -> int:
    """The seed of the bot on the seat: every server that runs the match has the same, and nobody else knows it."""
    return int.from_bytes(hmac.digest(secret, pack(BOT, seat.to_bytes(8, "big")), "sha256")[:8], "big")


class Chance(Protocol):
    """Where nature's events come from."""

    kind: str
    """As the match file names it: fair, open, typed."""
    typed: bool
    """Whether somebody may type nature's events in."""

    def draw(self, state: State, number: int, added: Sequence[bytes]) -> Action:
        """Nature's event of this number; raises Illegal where only people know it."""


class FairChance:
    """Provable chance. The secret stays inside until the match is over."""

    kind = "fair"
    typed = False

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        if len(self.secret) != SECRET_BYTES:
            raise Unreadable("secret-length", bytes=SECRET_BYTES)

    def draw(self, state: State, number: int, added: Sequence[bytes]) -> Action:
        chances = state.chances()
        return pick(chances, draw(self.secret, added, number, sum([weight for _, weight in chances])))


class SealedChance:
    """Provable chance seen from outside: the secret is still kept by the program that runs the match."""

    typed = False

    def __init__(self, commitment: str, kind: str = "fair") -> None:
        self.commitment = commitment
        self.kind = kind

    def draw(self, state: State, number: int, added: Sequence[bytes]) -> Action:
        raise Illegal("chance-sealed")


class OpenChance:
    """Seeded chance for simulations and tests. It makes no claim."""

    kind = "open"
    typed = True

    def __init__(self, seed: int | None = None) -> None:
        self.rng = Random(seed)

    def draw(self, state: State, number: int, added: Sequence[bytes]) -> Action:
        return state.sample(self.rng)


class TypedChance:
    """Real dice and cards: people type in what fell. It makes no claim.

    Forced steps need no die, so they still happen by themselves.
    """

    kind = "typed"
    typed = True

    def draw(self, state: State, number: int, added: Sequence[bytes]) -> Action:
        chances = state.chances()
        if len(chances) > 1:
            raise Illegal("chance-typed")
        return chances[0][0]
