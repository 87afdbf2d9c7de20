"""`@clause("4.3")` says which clauses of the game's RULES.md a test proves.

The meta-test in test_clauses.py reads these marks from the files of `tests/games/<key>/`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import saloon.games

F = TypeVar("F", bound=Callable[..., object])
TESTS = Path(__file__).parent / "games"
GAMES = Path(saloon.games.__file__).parent
EXAMPLES = Path(__file__).parent.parent / "examples"
CLAUSE = re.compile(r"^\s*(?:[-*]\s+)?\*\*(\d+(?:\.\d+)+)\*\*\s*(\([^)]*\))?", re.M)


def clause(*numbers: str) -> Callable[[F], F]:
    """Mark a test with the clauses it proves."""
    assert numbers and all(re.fullmatch(r"\d+(\.\d+)+", number) for number in numbers), numbers

    def mark(test: F) -> F:
        return test

    return mark


def folder(key: str) -> Path:
    """Where the game lives, on the shelf or among the examples."""
    return GAMES / key if (GAMES / key).is_dir() else EXAMPLES / key


def clauses_of(key: str, lang: str = "") -> dict[str, str]:
    """The numbers of a game's clauses and the source each names."""
    text = (folder(key) / f"RULES{lang and '.' + lang}.md").read_text("utf-8")
    found = CLAUSE.findall(text)
    numbers = [number for number, _ in found]
    assert len(numbers) == len(set(numbers)), f"{key}: a clause stands twice"
    return dict(found)


def cited_by_tests(key: str) -> dict[str, list[str]]:
    """The clauses that tests cite, with the names of the tests."""
    cited: dict[str, list[str]] = {}
    for path in sorted((TESTS / key).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for number in _marks(node):
                    cited.setdefault(number, []).append(f"{path.name}:{node.name}")
    return cited


def _marks(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    calls = [each for each in node.decorator_list if isinstance(each, ast.Call)]
    ours = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "clause"]
    return [arg.value for call in ours for arg in call.args if isinstance(arg, ast.Constant)]


def cited_by_code(key: str) -> set[str]:
    """The clauses that the game's code names in its refusals and scenes."""
    cited: set[str] = set()
    for path in folder(key).rglob("*.py"):
        cited |= set(re.findall(r'Illegal\(\s*"[\w-]+",\s*"([\d.]+)"', path.read_text("utf-8")))
        cited |= set(re.findall(r'\bclause="([\d.]+)"', path.read_text("utf-8")))
    return cited
