"""Plain, present-day English in docstrings, comments and docs: a stranger must not have to guess."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "tools", "bench", "train", "examples", "docs")
PLAINER = {
    "whoever": "anyone who, those who, the one who; no matter who",
    "whomever": "anyone",
    "whosoever": "anyone",
    "so many": "a number; how many; or the name of the number",
    "so much": "how much; this much",
    "what has come of it": "after",
    "of late": "lately, in the last minutes",
    "lest": "so that … not",
    "thereof": "of it",
    "for so long": "for this long; for a while",
    "so near to": "this near",
    "be it": "also where; even if",
    "shall": "is to, are to; or the verb alone",
    "upon": "on",
    "nought": "0; nothing",
    "hence": "so",
    "thus": "so",
    "whereupon": "and then",
}
"""Words that make a reader guess, and what may stand instead."""
RIDDLE = re.compile(rf"\b({'|'.join(PLAINER)})\b", re.IGNORECASE)
SPOKEN = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
"""Comments of a script."""
RULEBOOK = "RULES.md"
"""A rulebook speaks as rulebooks do."""


def written(ending: str) -> Iterator[Path]:
    pages = [*ROOT.glob(f"*{ending}"), *(path for each in FOLDERS for path in (ROOT / each).rglob(f"*{ending}"))]
    return (path for path in pages if path.name != RULEBOOK and path != Path(__file__))


def said_in_python(text: str) -> Iterator[str]:
    """Docstrings, those of attributes as well, and comments."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def said_in_script(text: str) -> Iterator[str]:
    return (found[0] for found in SPOKEN.finditer(text))


def said_in_page(text: str) -> Iterator[str]:
    yield text


SAID = {".py": said_in_python, ".js": said_in_script, ".ts": said_in_script, ".md": said_in_page}


def riddles(text: str, ending: str) -> list[str]:
    """The words a reader has to guess at; a text without any is not taken apart."""
    if not RIDDLE.search(text):
        return []
    return [found[0].lower() for part in SAID[ending](text) for found in RIDDLE.finditer(part)]


@pytest.mark.parametrize("ending", SAID)
def test_words_are_usual(ending: str) -> None:
    found = {str(path.relative_to(ROOT)): riddles(path.read_text("utf-8"), ending) for path in written(ending)}
    assert not {path: {word: PLAINER[word] for word in words} for path, words in found.items() if words}


def test_a_docstring_is_no_half_sentence() -> None:
    """One that begins with "Of" leaves the reader to guess what is spoken of."""
    sources = sorted((ROOT / "src").rglob("*.py"))
    found = {path.name: half for path in sources if (half := half_sentences(path.read_text("utf-8")))}
    assert not found


def half_sentences(text: str) -> list[str]:
    return [said for said in said_in_python(text) if said.startswith("Of ")] if '"""Of ' in text else []


@pytest.mark.parametrize(
    ("text", "ending"),
    [
        ('"""Whoever asks."""\n', ".py"),
        ('MOST = 3\n"""So many are kept."""\n', ".py"),
        ("MOST = 3  # so many are kept\n", ".py"),
        ("/** So many\n are kept. */\nconst MOST = 3;", ".js"),
        ("const MOST = 3; // so much", ".js"),
        ("Won by whoever moves.", ".md"),
        ("It shall be seen.", ".md"),
    ],
)
def test_a_riddle_is_found(text: str, ending: str) -> None:
    assert riddles(text, ending)


@pytest.mark.parametrize(
    ("text", "ending"),
    [
        ('print("whoever")\n', ".py"),
        ('const about = "whoever has the code";', ".js"),
        ('const at = "https://example.org/so much";', ".js"),
        ("The latest of later ones", ".md"),
    ],
)
def test_what_people_read_on_the_screen_is_not_looked_at(text: str, ending: str) -> None:
    assert not riddles(text, ending)


def test_half_a_sentence_is_found() -> None:
    assert half_sentences('WIDE = 2\n"""Of a letter."""\n') == ["Of a letter."]
    assert not half_sentences('"""The width of a letter."""\n')
