"""Whatever is refused is refused in words: each message that the code can raise is there in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import saloon
from saloon.core import Fault
from saloon.games import SHELF
from saloon.match import explain
from saloon.words import HERE, LANGS, Words, words

ROOT = Path(saloon.__file__).parent
FAULTS = {"Illegal", "Unreadable", "Refused"}


class Raised(NamedTuple):
    """A fault as the code makes it."""

    path: Path
    message: str
    args: frozenset[str]

    @property
    def spoken_by(self) -> list[Path | None]:
        """The folders whose words must have it: a game's own, those that share a part of the kit, or the house."""
        where = self.path.relative_to(ROOT).parts
        if where[0] == "games":
            return [ROOT / "games" / where[1]]
        if where[0] == "kit":
            return [game.folder for game in SHELF.values() if uses(game.folder, self.path.stem)]
        return [None]


def uses(folder: Path, part: str) -> bool:
    return any(f"saloon.kit.{part}" in path.read_text("utf-8") for path in folder.rglob("*.py"))


@cache
def raised() -> tuple[Raised, ...]:
    return tuple(sorted(set(found())))


def found() -> Iterator[Raised]:
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FAULTS and node.args:
                given = frozenset(word.arg for word in node.keywords if word.arg)
                for message in constants(node.args[0]):
                    yield Raised(path, message, given)


def constants(node: ast.expr) -> list[str]:
    """The messages that an expression may come to, as far as they stand in it."""
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def text_of(lang: str, folder: Path | None) -> str:
    paths = [*(HERE / lang).glob("*.ftl"), *([folder / "words" / f"{lang}.ftl"] if folder else [])]
    return "\n".join(path.read_text("utf-8") for path in paths)


def source(lang: str, folder: Path | None, message: str) -> str:
    """The text of a message as it stands in the files."""
    text = text_of(lang, folder)
    found = re.search(rf"^{re.escape(message)} *=(.*(?:\n[ \t}}].*|\n(?=[ \t]))*)", text, re.M)
    assert found, message
    return found[1]


def test_the_code_refuses_much() -> None:
    """Were none found, the next test would hold for nothing."""
    assert len(raised()) > 150
    assert any("bang" in each.path.parts for each in raised())


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_can_be_said(lang: str) -> None:
    for each in raised():
        assert each.spoken_by, each
        for folder in each.spoken_by:
            assert words(lang, folder).has(each.message), each
            assert set(re.findall(r"\$(\w+)", source(lang, folder, each.message))) <= each.args, each


def test_a_refusal_without_words_is_no_small_thing() -> None:
    with pytest.raises(LookupError):
        Words("en").fault(Fault("illegal-nowhere-to-be-found"))


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_game_refuses_is_told_in_its_own_words_wherever_it_comes_to_light(lang: str) -> None:
    """The house alone does not know these words, and two games may say different things by the same name."""
    games = {game.folder: game for game in SHELF.values()}
    for each, folder in [(one, home) for one in raised() for home in one.spoken_by if home is not None]:
        fault = Fault(each.message, "1.1", **{name: 2 if name == "count" else "x" for name in each.args})
        with pytest.raises(Fault), games[folder].speaks():
            raise fault
        for spoken in (words(lang), *(words(lang, other) for other in games)):
            assert explain(fault, spoken) == words(lang, folder).fault(fault)
        assert words("en", folder)(each.message, **fault.args_by_name) in str(fault)
