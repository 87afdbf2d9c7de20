"""Imports go one way: core ← kit, words ← scene ← house ← games ← bots, match ← server, lab, adapters, cli."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import saloon

ROOT = Path(saloon.__file__).parent
LAYERS = {
    "core": 0,
    "kit": 1,
    "words": 1,
    "scene": 2,
    "house": 3,
    "games": 4,
    "bots": 5,
    "match": 5,
    "shelf": 5,
    "lab": 6,
    "table": 6,
    "server": 7,
    "adapters": 7,
    "cli": 8,
}
FILES = sorted(ROOT.rglob("*.py"))


def imports(path: Path) -> list[str]:
    tree = ast.parse(path.read_text("utf-8"))
    found = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return found + [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]


def part(path: Path) -> str:
    first = path.relative_to(ROOT).parts[0]
    return first.removesuffix(".py")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_go_one_way(path: Path) -> None:
    here = part(path)
    if here not in LAYERS:
        assert here in {"__init__", "__main__"}, f"{here} has no layer"
        return
    for module in imports(path):
        if module.startswith("saloon."):
            there = module.split(".")[1]
            assert LAYERS[there] <= LAYERS[here], f"{here} imports {there}"
            if LAYERS[there] == LAYERS[here]:
                assert there == here or {here, there} in ({"kit", "words"}, {"bots", "match"}), f"{here} imports {there}"


def test_core_needs_the_standard_library_only() -> None:
    for path in ROOT.glob("core/*.py"):
        for module in imports(path):
            assert module.split(".")[0] in {*sys.stdlib_module_names, "saloon"}, (path, module)


@pytest.mark.parametrize("path", sorted(ROOT.glob("games/*/*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_game_never_imports_another_and_its_rules_know_no_picture(path: Path) -> None:
    key = path.parent.name
    for module in imports(path):
        if module.startswith("saloon.games."):
            assert module.split(".")[2] == key
        if path.name in {"rules.py", "notation.py"}:
            assert not module.startswith(("saloon.scene", "saloon.words"))
