"""What a sentence and a clause of the rules are about: the words that matter, cut to their stems."""

from __future__ import annotations

import re
from functools import cache

from clauses import folder
from saloon.words import words

STOP = frozenset(
    [
        "that",
        "this",
        "with",
        "from",
        "they",
        "them",
        "their",
        "there",
        "then",
        "than",
        "have",
        "what",
        "which",
        "whoever",
        "who",
        "every",
        "everybody",
        "nobody",
        "somebody",
        "only",
        "also",
        "more",
        "most",
        "other",
        "others",
        "another",
        "player",
        "players",
        "your",
        "yours",
        "you",
        "the",
        "and",
        "for",
        "not",
        "may",
        "must",
        "can",
        "cannot",
        "here",
        "where",
        "when",
        "while",
        "once",
        "still",
        "already",
        "into",
        "onto",
        "over",
        "under",
        "after",
        "before",
        "again",
        "each",
        "all",
        "any",
        "one",
        "two",
        "three",
        "none",
        "nothing",
        "some",
        "such",
        "like",
        "game",
        "turn",
        "are",
    ]
)


def stems(text: str) -> set[str]:
    """The words of a text that say what it is about."""
    found = {word for word in re.findall(r"[a-z]{3,}|[a-z0-9]*\d+[a-z0-9]*", text.lower()) if word not in STOP}
    return {word[:4] if len(word) > 4 else word.rstrip("s") for word in found}


@cache
def clause_texts(key: str) -> dict[str, str]:
    text = (folder(key) / "RULES.md").read_text("utf-8")
    return dict(re.findall(r"^- \*\*([\d.]+)\*\* \([^)]*\) (.*)$", text, re.M))


def said(key: str, message: str, **args: str | int) -> str:
    return words("en", folder(key))(message, **args)
