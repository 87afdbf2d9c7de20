"""A match by letters: two devices, one link or QR picture for each letter, the whole match in every letter.

A letter is packed as small as possible: what both have decided, the last share that each has opened, the signatures.
Everything else follows from the rules and is worked out when it is read (`saloon.match.correspondence`).
`docs/match-by-link.md` describes it.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from dataclasses import dataclass, replace
from typing import Any, Final

from saloon.core.state import Seat, Unreadable
from saloon.match.logbook import ID
from saloon.match.seats import Player
from saloon.match.twofold import LENGTH

FORMAT: Final = 1
MOST_LETTERS: Final = 20_000
"""The most letters that one sent letter may have. QR pictures hold less, links more."""
MOST_UNPACKED: Final = 100_000
MOST_MOVES: Final = 4000
MOST_MOVE: Final = 400
LETTERS: Final = re.compile(r"[A-Za-z0-9_-]+")
KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
RESIGNS: Final = "#"
"""Instead of a decision: the match is given up."""


@dataclass(frozen=True)
class LetterWriter:
    """One of the two: the name, the public key of the device, and the top of its chain of shares."""

    name: str
    key: bytes
    top: bytes


@dataclass(frozen=True)
class LetterSignature:
    """How many lines the device had before it when it signed, and its signature."""

    lines: int
    signature: bytes


@dataclass(frozen=True)
class Letter:
    """What is written in a letter; nothing of it is believed before it is read with the rules."""

    match: str
    game: str
    version: int
    options: str
    writers: tuple[LetterWriter, ...]
    moves: tuple[str, ...] = ()
    opened: tuple[int, int] = (0, 0)
    """How many shares each of them has opened."""
    shares: tuple[bytes, bytes] = (b"", b"")
    """The last one that each has opened; those before it follow."""
    signed: tuple[LetterSignature | None, LetterSignature | None] = (None, None)

    def with_move(self, move: str) -> Letter:
        return replace(self, moves=(*self.moves, move))

    def with_share(self, seat: Seat, share: bytes) -> Letter:
        return replace(
            self,
            opened=put(self.opened, seat, self.opened[seat] + 1),
            shares=put(self.shares, seat, share),
        )

    def with_signature(self, seat: Seat, signed: LetterSignature) -> Letter:
        return replace(self, signed=put(self.signed, seat, signed))


def put(pair: tuple[Any, Any], at: int, value: Any) -> tuple[Any, Any]:
    return (value, pair[1]) if at == 0 else (pair[0], value)


def pack_letter(letter: Letter) -> str:
    """The letter as it is sent: letters, digits, `-` and `_`."""
    told = [
        FORMAT,
        letter.match,
        letter.game,
        letter.version,
        letter.options,
        [[each.name, short(each.key), short(each.top)] for each in letter.writers],
        "\n".join(letter.moves),
        list(letter.opened),
        [short(each) for each in letter.shares],
        [[each.lines, short(each.signature)] if each else 0 for each in letter.signed],
    ]
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    squeezer = zlib.compressobj(9, wbits=-15)
    return short(squeezer.compress(text) + squeezer.flush())


def unpack_letter(text: str) -> Letter:
    """The letter of a link or of its last part; raises Unreadable."""
    text = text.strip().rpartition("#")[2]
    if len(text) > MOST_LETTERS:
        raise Unreadable("letter-long")
    try:
        return letter_of(json.loads(unsqueezed(text)))
    except Unreadable:
        raise
    except (ValueError, TypeError, LookupError, RecursionError, zlib.error):
        raise Unreadable("letter-unreadable") from None


def unsqueezed(text: str) -> bytes:
    if not LETTERS.fullmatch(text):
        raise Unreadable("letter-unreadable")
    opener = zlib.decompressobj(wbits=-15)
    found = opener.decompress(long(text), MOST_UNPACKED)
    if not opener.eof or opener.unused_data:
        raise Unreadable("letter-unreadable")
    return found


def letter_of(told: Any) -> Letter:
    """What was packed, checked piece by piece. Raises where something does not fit."""
    number, match, game, version, options, writers, moves, opened, shares, signed = told
    if number != FORMAT:
        raise Unreadable("letter-format")
    fit(isinstance(match, str) and ID.fullmatch(match) and isinstance(game, str) and KEY.fullmatch(game))
    fit(type(version) is int and 1 <= version <= 1000 and isinstance(options, str) and len(options) <= 2000)
    fit(1 <= len(writers) <= 2 and isinstance(moves, str) and len(opened) == len(shares) == len(signed) == 2)
    fit(all(type(each) is int and 0 <= each <= LENGTH for each in opened))
    made = tuple(moves.split("\n")) if moves else ()
    fit(len(made) <= MOST_MOVES and all(len(each) <= MOST_MOVE for each in made))
    return Letter(
        match,
        game,
        version,
        options,
        tuple(writer_of(*each) for each in writers),
        made,
        (opened[0], opened[1]),
        (sized(shares[0], 32 if opened[0] else 0), sized(shares[1], 32 if opened[1] else 0)),
        (signed_of(signed[0]), signed_of(signed[1])),
    )


def writer_of(name: Any, key: Any, top: Any) -> LetterWriter:
    fit(isinstance(name, str))
    return LetterWriter(Player(name).name, sized(key, 32), sized(top, 32))


def signed_of(told: Any) -> LetterSignature | None:
    if told == 0:
        return None
    lines, signature = told
    fit(type(lines) is int and 0 < lines < 100_000)
    return LetterSignature(lines, sized(signature, 64))


def sized(text: Any, length: int) -> bytes:
    found = long(text)
    fit(len(found) == length)
    return found


def fit(good: object) -> None:
    if not good:
        raise Unreadable("letter-unreadable")


def short(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def long(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except binascii.Error:
        raise Unreadable("letter-unreadable") from None
