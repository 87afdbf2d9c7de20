"""A table in a file: one line that says whose rules it follows, then bytes that can be looked up where they lie."""

from __future__ import annotations

import mmap
import os
import shutil
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from json import dumps, loads
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple
from zlib import crc32

from saloon.core.state import Unreadable
from saloon.userdata import data, put

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


def all_kept() -> list[Path]:
    """The tables that were worked out for this user, by their names."""
    return sorted((data() / "solved").glob("*.table"))


def write(path: Path, rules: str, parts: Sequence[Any], at: Sequence[int] = ()) -> None:
    """The whole table or nothing of it; `at` says where unfinished work stands."""
    views = [memoryview(part).cast("B") for part in parts]

    def all_of_it(file: BinaryIO) -> None:
        file.write(first_line(rules, [len(view) for view in views], checksum(views), at))
        for view in views:
            file.write(view)
        file.flush()
        os.fsync(file.fileno())

    put(path, all_of_it)


def first_line(rules: str, sizes: Sequence[int], total: int, at: Sequence[int] = ()) -> bytes:
    head = {"saloon": "table", "form": FORM, "rules": rules, "sizes": list(sizes), "sum": total, "at": list(at)}
    return dumps(head).encode().ljust(HEAD - 1) + b"\n"


def read(path: Path, rules: str) -> tuple[list[memoryview], list[int]]:
    """The parts of a table and where its work stands; raises OSError, or Unreadable unless it is of these rules."""
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


def stamp(kept: Kept) -> str:
    """The checksum of the finished table; empty if there is none that fits."""
    if opened(kept) is None:
        return ""
    with kept.path().open("rb") as file:
        return f"{header(file.read(HEAD), kept.path())['sum']:08x}"


# -- filled in where it lies ------------------------------------------------------------------


class Growing:
    """A table that is filled in on the disk: it may be larger than memory, and its contents survive a crash."""

    def __init__(self, path: Path, rules: str, size: int) -> None:
        """Goes on with what lies there if it fits; else all zeros. Raises Unreadable when the disk has no room."""
        self.path = path
        self.size = size
        if not self.fits(rules):
            self.lay_out(rules)
        with path.open("r+b") as file:
            self.bytes = mmap.mmap(file.fileno(), 0)
        self.table = memoryview(self.bytes)[HEAD:]

    def fits(self, rules: str) -> bool:
        try:
            with self.path.open("rb") as file:
                head = header(file.read(HEAD), self.path)
        except (OSError, Unreadable):
            return False
        return bool(head["rules"] == rules and self.path.stat().st_size == HEAD + self.size)

    def lay_out(self, rules: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.unlink(missing_ok=True)
        free = shutil.disk_usage(self.path.parent).free
        if free < HEAD + self.size:
            raise Unreadable("solve-room", needed=str(-(-self.size // 1_000_000)), free=str(free // 1_000_000))
        with self.path.open("wb") as file:
            file.write(first_line(rules, [self.size], 0))
            file.flush()
            if hasattr(os, "posix_fallocate"):  # the room is ours from now on
                os.posix_fallocate(file.fileno(), 0, HEAD + self.size)
            else:
                file.truncate(HEAD + self.size)

    def save(self) -> None:
        self.bytes.flush()

    def finish(self, path: Path, rules: str) -> None:
        """Whole, so it goes where tables are looked for. A compiler at work may hold on to it for a while."""
        self.bytes[:HEAD] = first_line(rules, [self.size], checksum([self.table]))
        self.bytes.flush()
        with suppress(BufferError):
            self.table.release()
            self.bytes.close()
        os.replace(self.path, path)
