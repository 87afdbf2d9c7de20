"""A table in a file: one line that says whose rules it follows, then bytes that can be looked up where they lie."""

from __future__ import annotations

import mmap
import os
from collections.abc import Sequence
from functools import lru_cache
from json import dumps, loads
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple
from zlib import crc32

from saloon.core.state import Unreadable
from saloon.place import data, put

FORM: Final = 1
HEAD: Final = 4096
"""Bytes of the first line, filled up with spaces, so that what follows lies even."""


class Kept(NamedTuple):
    """Which table this is: a game, the version of its rules, and those of its options that matter."""

    key: str
    version: int
    options: str

    @property
    def rules(self) -> str:
        """What has to fit before a table is believed."""
        return f"{self.key} {self.version} {self.options}".strip()

    def path(self, suffix: str = "table") -> Path:
        name = "-".join((self.key, *self.options.split()))
        return data() / "solved" / f"{name}.{suffix}"


def write(path: Path, rules: str, parts: Sequence[Any], at: Sequence[int] = ()) -> None:
    """The whole table or nothing of it; `at` says where unfinished work stands."""
    views = [memoryview(part).cast("B") for part in parts]
    head = {"saloon": "table", "form": FORM, "rules": rules, "sizes": [len(view) for view in views], "sum": checksum(views), "at": list(at)}

    def all_of_it(file: BinaryIO) -> None:
        file.write(dumps(head).encode().ljust(HEAD - 1) + b"\n")
        for view in views:
            file.write(view)
        file.flush()
        os.fsync(file.fileno())

    put(path, all_of_it)


def read(path: Path, rules: str) -> tuple[list[memoryview], list[int]]:
    """The parts of a table and where its work stands; raises OSError, or Unreadable unless every byte is of these rules."""
    with path.open("rb") as file:
        head = header(file.read(HEAD), path)
        if head["rules"] != rules:
            raise Unreadable("solve-misfit", file=str(path), found=str(head["rules"])[:80], wanted=rules)
        whole = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    parts, start = [], HEAD
    for size in head["sizes"]:
        parts.append(whole[start : start + size])
        start += size
    if start != len(whole) or checksum(parts) != head["sum"]:
        raise Unreadable("solve-damaged", file=str(path))
    return parts, head["at"]


def header(line: bytes, path: Path) -> dict[str, Any]:
    try:
        head = loads(line)
        if head["saloon"] == "table" and head["form"] == FORM and {"rules", "sizes", "sum", "at"} <= set(head):
            return dict(head)
    except (ValueError, KeyError, TypeError):
        pass
    raise Unreadable("solve-damaged", file=str(path))


def checksum(parts: Sequence[memoryview]) -> int:
    found = 0
    for part in parts:
        found = crc32(part, found)
    return found


def opened(kept: Kept) -> memoryview | None:
    """The finished table, if there is one that fits: else one plays as well as can be without."""
    path = kept.path()
    try:
        return fitting(path, kept.rules, path.stat().st_mtime_ns)
    except OSError:
        return None


@lru_cache(maxsize=8)
def fitting(path: Path, rules: str, changed: int) -> memoryview | None:
    try:
        return read(path, rules)[0][0]
    except Unreadable:
        return None
