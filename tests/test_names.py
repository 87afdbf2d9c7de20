"""One word, one idea: no two classes share a name, and no two modules.

A game speaks the words of its own rulebook, and every game's folder has the same modules. So two games may use one
name. The rest of the code may not.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import click

import saloon
from saloon.cli.group import app

ROOT = Path(saloon.__file__).parent
Named = dict[str, list[Path]]


def speaker(path: Path) -> str:
    """Who uses a word: one game, the kit that games are made of, or everything else."""
    first, *rest = path.parts
    return f"games/{rest[0]}" if first == "games" and len(rest) > 1 else "kit" if first == "kit" else "house"


def is_shared(places: list[Path]) -> bool:
    """Whether one speaker uses a name twice, or the house uses a name of a game."""
    speakers = [speaker(path) for path in places]
    return len(set(speakers)) < len(speakers) or ("house" in speakers and len(speakers) > 1)


def sources() -> Iterable[Path]:
    return sorted(path.relative_to(ROOT) for path in ROOT.rglob("*.py"))


def classes() -> Named:
    found: Named = defaultdict(list)
    for path in sources():
        for node in ast.parse((ROOT / path).read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path)
    return found


def is_command(path: Path) -> bool:
    """A command's module has the name that people type."""
    return path.parts[0] == "cli" and path.stem in app.list_commands(click.Context(app))


def modules() -> Named:
    """Outside the games, which have the same modules each."""
    found: Named = defaultdict(list)
    for path in sources():
        if path.parts[0] != "games" and path.stem != "__init__" and not is_command(path):
            found[path.stem].append(path)
    return found


def test_no_two_classes_share_a_name() -> None:
    assert not {name: places for name, places in classes().items() if is_shared(places)}


def test_no_two_modules_share_a_name() -> None:
    assert not {name: places for name, places in modules().items() if len(places) > 1}
