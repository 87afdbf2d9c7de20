"""Lines that hang together: each ends with a hash over the line and the hash before it.

Nobody can change, swap, drop or add a line without changing every hash that follows. This
needs no game and no rules, so any program can check it for any format of match file.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from saloon.core.state import Unreadable

START: Final = "0" * 64
HASH: Final = re.compile(r"[0-9a-f]{64}")
MOST_LETTERS: Final = 2_000_000


class Link(NamedTuple):
    """A line of the file: its number, what it says, and the hash at its end."""

    line: int
    text: str
    hash: str


class Break(NamedTuple):
    """A line whose hash is not what it should be."""

    line: int
    expected: str
    found: str


def link(before: str, text: str) -> str:
    """The hash of a line after the hash before it."""
    return hashlib.sha256(f"{before} {text}".encode()).hexdigest()


def join(texts: Iterable[str]) -> str:
    """The texts as lines with their hashes."""
    hash, lines = START, []
    for text in texts:
        hash = link(hash, text)
        lines.append(f"{text} {hash}\n")
    return "".join(lines)


def split(whole: str | bytes) -> list[Link]:
    """The lines of a file. Whether the hashes are right is another question."""
    if len(whole) > MOST_LETTERS:
        raise Unreadable("file-long")
    lines = decoded(whole).removeprefix("\ufeff").removesuffix("\n").split("\n")
    return [_link(number, line.removesuffix("\r")) for number, line in enumerate(lines, 1)]


def decoded(whole: str | bytes) -> str:
    if isinstance(whole, str):
        return whole
    try:
        return whole.decode()
    except UnicodeDecodeError as error:
        raise Unreadable("file-line", line=whole[: error.start].count(b"\n") + 1) from None


def _link(number: int, line: str) -> Link:
    text, _, hash = line.rpartition(" ")
    if not HASH.fullmatch(hash) or not _is_text(text):
        raise Unreadable("file-line", line=number)
    return Link(number, text, hash)


def _is_text(text: str) -> bool:
    try:
        return bool(text.encode())
    except UnicodeEncodeError:
        return False


def first_break(links: Iterable[Link]) -> Break | None:
    """The first line that does not hang on the one before it."""
    before = START
    for line, text, found in links:
        expected = link(before, text)
        if expected != found:
            return Break(line, expected, found)
        before = found
    return None
