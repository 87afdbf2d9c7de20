"""Words read beforehand: `<lang>.json` instead of `<lang>.ftl`, for places without Fluent's parser.

The static house is made with them (`saloon site`); a law says every message both ways and compares.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from saloon.words.pattern import Pattern
from saloon.words.reading import entries, patterns


@cache
def ready(path: Path) -> dict[str, Pattern | None]:
    """The messages of a file that was made by `made`; None for one that has nothing but attributes."""
    found: dict[str, Pattern | None] = json.loads(path.read_bytes())
    return found


def made(path: Path) -> bytes:
    """A file of Fluent as `ready` reads it."""
    found: dict[str, Pattern | None] = {}
    for name, text in entries(path).items():
        found[name] = None
        found |= patterns(text)
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()


def all_made(root: Path) -> Iterator[tuple[str, bytes]]:
    """Every file of Fluent under the root as its path there, ending in `.json`, and what belongs in it."""
    for path in sorted(root.rglob("*.ftl")):
        yield path.relative_to(root).with_suffix(".json").as_posix(), made(path)
