"""One name, one thing: no two classes of the house share a name, unless they are the same idea."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import saloon

ROOT = Path(saloon.__file__).parent
FAMILIES = {
    "Chair": "the chair of a seat: who has it, and where it stands",
    "Clock": "time to decide: of the table, and of a bot",
    "Open": "what was sealed and has come to light",
    "Place": "where something lies; in the mills also the putting it there",
    "Plan": "what is laid out beforehand",
    "Position": "where a game stands: in a program's hand, and asked for by a page",
    "Record": "a game as its file tells it",
    "Sealed": "what nobody has seen yet, though it is settled",
    "Search": "a search for the best action",
    "Throw": "dice that are thrown: an action of a game, and a person's word that they throw",
    "Table": "what the players sit round",
}
"""Names that may be met more than once, and the idea they share."""


def words_of(path: Path) -> str:
    """Whose words a file speaks: a game's own, which follow its rulebook, or the house's."""
    parts = path.relative_to(ROOT).parts
    return f"games/{parts[1]}" if parts[0] == "games" and len(parts) > 2 else "kit" if parts[0] == "kit" else "house"


def classes() -> dict[str, list[tuple[str, str]]]:
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append((words_of(path), str(path.relative_to(ROOT))))
    return found


def is_shared(places: list[tuple[str, str]]) -> bool:
    """Games, and the kit they are made of, may use one word each in its own way; the house may not use theirs."""
    speakers = [words for words, _ in places]
    return len(set(speakers)) < len(speakers) or ("house" in speakers and len(speakers) > 1)


def test_no_two_classes_share_a_name() -> None:
    shared = {name: places for name, places in classes().items() if is_shared(places) and name not in FAMILIES}
    assert not shared, shared
