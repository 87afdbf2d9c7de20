"""The words of the page: all used, none missing.

That the three languages fit each other is in tests/page/words.test.js.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from node import called
from saloon.games import SHELF
from saloon.match import Match, write
from web.house import WEB, Person

# Keys put together from parts: level-regular, tab-log, chance-fair …
MADE = re.compile(
    r"^(level|bot|tab|speed|theme|chance|clock|chat|link|luck|secrets|late|group|time|shape|tone|ended|kept|review)-"
)
SOURCES = sorted(path for path in WEB.rglob("*.js") if path.parent.name not in {"verify", "words"})


@pytest.fixture
def books() -> dict[str, dict[str, Any]]:
    return {lang: called(f"words/{lang}.js", "(module) => module.default", None) for lang in ("cs", "en", "ru")}


def is_put_together(key: str, source: str) -> bool:
    """Whether a script makes the key of a beginning and something else."""
    parts = key.split("-")
    return any(f"`{'-'.join(parts[:count])}-${{" in source for count in range(1, len(parts)))


def test_every_word_is_used_and_none_is_missing(books: dict[str, dict[str, Any]]) -> None:
    source = "\n".join(path.read_text("utf-8") for path in SOURCES) + (WEB / "index.html").read_text("utf-8")
    unused = [key for key in books["en"] if not MADE.match(key) and not re.search(rf'"{re.escape(key)}"', source)]
    unused = [key for key in unused if not key.endswith("-about") and not is_put_together(key, source)]
    assert unused == []
    asked = set(re.findall(r'\bt\("([a-z-]+)"|\b(?:t|tl|tp|tt|word): "([a-z-]+)"', source))
    missing = {key for pair in asked for key in pair if key} - books["en"].keys()
    assert missing == set()


def test_the_checking_page_has_its_words_in_three_languages(eva: Person) -> None:
    eva.go("/web/verify/index.html")
    books = eva.page.evaluate("() => globalThis.saloonVerifyWords")
    assert books["cs"].keys() == books["en"].keys() == books["ru"].keys()
    for changes, crossed in (
        ([(0, "bot", "Eva"), (1, "human", "Eva")], True),
        ([(0, "bot", "Eva"), (0, "human", "Eva")], False),
    ):
        match = Match(SHELF["prsi"], names=["Eva", "Robo"], kinds=["human", "bot"])
        for change in changes:
            match.reseat(*change)
        told = eva.page.evaluate("text => globalThis.saloonCheck.check(text)", write(match))
        assert ("crossed" in [finding["word"] for finding in told["findings"]]) == match.crossed == crossed
