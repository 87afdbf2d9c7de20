"""The rules of a game as text, whole or clause by clause."""

from __future__ import annotations

import re
from typing import Any, Final

from saloon.core.state import Unreadable
from saloon.house.game import Game

CLAUSE: Final = re.compile(r"\s*(?:[-*]\s+)?\*\*(\d+(?:\.\d+)+)\*\*")


def rules_of(game: Game[Any], lang: str) -> str:
    """The rules as Markdown; in English where they are not translated."""
    for name in (f"RULES.{lang}.md", "RULES.md"):
        path = game.folder / name
        if path.is_file():
            return path.read_text("utf-8")
    raise Unreadable("cli-no-rules", game=game.title)


def clause_of(game: Game[Any], lang: str, number: str) -> str:
    """One clause with all that belongs to it, as Markdown."""
    lines = rules_of(game, lang).splitlines()
    starts = [i for i, line in enumerate(lines) if (found := CLAUSE.match(line)) and found[1] == number]
    if not starts:
        raise Unreadable("cli-no-clause", number=number[:20], game=game.title)
    end = next((i for i in range(starts[0] + 1, len(lines)) if is_next(lines[i])), len(lines))
    return "\n".join(lines[starts[0] : end]).strip()


def is_next(line: str) -> bool:
    return line.startswith("#") or CLAUSE.match(line) is not None
