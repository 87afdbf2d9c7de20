"""The rules of a game as a page: every clause can be linked to."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Final

from saloon.house.game import SHELF
from saloon.server.faults import Refused

CLAUSE: Final = re.compile(r"^\s*(?:\*\*)?(\d+(?:\.\d+)*[a-z]?)\.?(?:\*\*)?\s")
"""A clause begins with its number."""


@cache
def rules(key: str, lang: str) -> str:
    """The rules as HTML; the English ones where there is no translation."""
    folder = SHELF[key].folder
    for path, spoken in ((folder / f"RULES.{lang}.md", lang), (folder / "RULES.md", "en")):
        if path.is_file():
            return f'<article lang="{spoken}">\n{html(path.read_text("utf-8"))}</article>\n'
    raise Refused("not-found")


def html(text: str) -> str:
    """Markdown without raw HTML; whatever begins with a clause's number gets its anchor."""
    from markdown_it import MarkdownIt  # a moment to read, and nobody needs it before

    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(text)
    seen: set[str] = set()
    shown = tokens[0] if tokens else None
    for opened, inline in pairwise(tokens):
        if opened.nesting == 1 and not opened.hidden:
            shown = opened  # the paragraph of a tight list is not written, its item is
        number = CLAUSE.match(inline.content) if inline.type == "inline" and opened.nesting == 1 else None
        if number and number[1] not in seen and shown is not None:
            seen.add(number[1])
            shown.attrSet("id", f"clause-{number[1]}")
    rendered: str = reader.renderer.render(tokens, reader.options, {})
    return rendered
