"""Finished ranges on the disk: work that was broken off goes on where it stopped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree
from typing import Any, Final, Generic, TypeVar

import msgspec

from saloon.userdata import put

T = TypeVar("T")
NAME: Final = re.compile(r"(\d+)-(\d+)\.part")


class Shards(Generic[T]):
    """One file for each finished range, in one folder for each piece of work."""

    def __init__(self, folder: Path, kind: type[T]) -> None:
        self.folder = folder
        self.codec = msgspec.msgpack.Decoder(list[kind])  # type: ignore[valid-type]

    def ranges(self) -> list[range]:
        """The finished ranges in their order. None overlaps another."""
        names = [NAME.fullmatch(path.name) for path in self.folder.glob("*.part")] if self.folder.is_dir() else []
        found: list[range] = []
        for start, stop in sorted((int(name[1]), int(name[2])) for name in names if name):
            if not found or start >= found[-1].stop:
                found.append(range(start, stop))
        return found

    def read(self, numbers: range) -> list[T] | None:
        """What was found for these numbers; None if the file is not whole."""
        try:
            found = self.codec.decode(self.path(numbers).read_bytes())
        except (OSError, msgspec.DecodeError):
            return None
        return found if len(found) == len(numbers) else None

    def add(self, numbers: range, found: list[T]) -> None:
        """Keep them. The file is there whole or not at all."""
        data = msgspec.msgpack.encode(found)
        put(self.path(numbers), lambda file: file.write(data))

    def path(self, numbers: range) -> Path:
        return self.folder / f"{numbers.start:09}-{numbers.stop:09}.part"

    def clear(self) -> None:
        """All is done and told: nothing has to be gone on with."""
        rmtree(self.folder, ignore_errors=True)


def pieces(numbers: range, known: list[range]) -> Iterator[tuple[range, bool]]:
    """The numbers in order, in ranges that are known and ranges that are not.

    >>> list(pieces(range(0, 9), [range(2, 4), range(4, 5), range(8, 12)]))
    [(range(0, 2), False), (range(2, 4), True), (range(4, 5), True), (range(5, 9), False)]
    """
    at = numbers.start
    for each in known:
        if each.start < at or each.stop > numbers.stop:
            continue
        if at < each.start:
            yield range(at, each.start), False
        yield each, True
        at = each.stop
    if at < numbers.stop:
        yield range(at, numbers.stop), False


Kept = Shards[Any] | None
