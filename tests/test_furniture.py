"""One shape inside `rules/` and `speech/`: the same names for the same furniture in every game that splits them."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from test_imports import ROOT, imports

HOUSE = Path(__file__).parents[1]

RULES = {
    "__init__": "the game as the house knows it",
    "options": "the table's choices",
    "actions": "what can be done",
    "state": "the fields of a position and the contract",
    "flow": "what each action does, and what comes next",
    "refusals": "why not",
    "sound": "which positions can come about",
}
"""What every package of rules has. `knowledge` comes with it where somebody knows more than others; all else are the
chapters of the game's rulebook, and what several of them use."""
SPEECH = {
    "__init__": "the words as the house asks for them",
    "names": "what things are called",
    "saying": "a choice in words",
    "telling": "the sentences of the log",
    "prompting": "whose turn it is and what they may do",
    "about": "what a thing on the table is",
    "ending": "how a game ended",
}
"""What every package of speech has; a game may split it further."""
SYNONYMS = {
    "option",
    "choices",
    "action",
    "deeds",
    "moves",
    "table",
    "game",
    "position",
    "town",
    "board",
    "fields",
    "course",
    "next",
    "dispatch",
    "phases",
    "refusal",
    "why",
    "why_not",
    "illegal",
    "reasons",
    "flaw",
    "soundness",
    "valid",
    "possible",
    "check",
    "minds",
    "secrets",
    "views",
    "set_up",
    "say",
    "tell",
    "things",
    "prompt",
    "prompts",
    "words",
    "end",
}
"""Other words for the same furniture."""
ALLOWED = {
    "dice_town/minds": "what each player knows of the hidden cards; `knowledge` makes views of it",
    "fliptown/town": "an area of the map: a chapter of the rulebook",
}


def packages(room: str) -> list[Path]:
    return sorted(path.parent for path in ROOT.glob(f"games/*/{room}/__init__.py"))


def game_of(folder: Path) -> str:
    return folder.parent.name


def modules(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")}


def tree_of(folder: Path, module: str) -> ast.Module:
    return ast.parse((folder / f"{module}.py").read_text("utf-8"))


@pytest.mark.parametrize("folder", packages("rules"), ids=game_of)
def test_rules_have_their_furniture_by_its_names(folder: Path) -> None:
    assert modules(folder) >= set(RULES)
    assert not misnamed(folder)


@pytest.mark.parametrize("folder", packages("speech"), ids=game_of)
def test_speech_is_split_the_same_way_where_it_is_split(folder: Path) -> None:
    assert modules(folder) >= set(SPEECH)
    assert not misnamed(folder)


def misnamed(folder: Path) -> set[str]:
    return {each for each in modules(folder) & SYNONYMS if f"{game_of(folder)}/{each}" not in ALLOWED}


@pytest.mark.parametrize("folder", packages("rules"), ids=game_of)
def test_the_state_is_one_class_in_its_place(folder: Path) -> None:
    """The class, its options and the start, named in `__init__`; and who knows what, where there is something to
    know."""
    states = [module for module in modules(folder) for cls in classes(folder, module) if "State" in bases(cls)]
    assert states == ["state"]
    (state,) = [cls for cls in classes(folder, "state") if "State" in bases(cls)]
    options = [module for module in modules(folder) for cls in classes(folder, module) if "Options" in bases(cls)]
    assert options == ["options"]
    hides = any(isinstance(each, ast.FunctionDef) and each.name == "view" for each in state.body)
    assert hides == ("knowledge" in modules(folder))


@pytest.mark.parametrize("folder", packages("rules"), ids=game_of)
def test_all_actions_have_one_row_in_the_flow(folder: Path) -> None:
    """One table, in the order of the actions or of the rulebook, and nothing beside it asks what an action does."""
    actions = {cls.name for cls in classes(folder, "actions") if "Action" in bases(cls)}
    rows = list(deeds(folder))
    assert len(rows) == len(set(rows))
    assert set(rows) == actions


@pytest.mark.parametrize("folder", packages("rules"), ids=game_of)
def test_no_chapter_opens_another(folder: Path) -> None:
    chapters = {module for module in deeds(folder).values() if module}
    assert chapters
    for chapter in chapters:
        opened = {module.rsplit(".", 1)[1] for module in imports(folder / f"{chapter}.py") if ".rules." in module}
        assert not opened & (chapters - {chapter}), chapter
        assert "flow" not in opened, chapter


@pytest.mark.parametrize("folder", packages("rules"), ids=game_of)
def test_no_module_of_the_rules_needs_itself(folder: Path) -> None:
    """At run time: for its types a chapter may look at the state."""
    edges = {module: at_run_time(folder, module) for module in modules(folder)}
    done: set[str] = set()

    def visit(module: str, trail: tuple[str, ...]) -> None:
        assert module not in trail, " -> ".join((*trail, module))
        if module not in done:
            for other in edges[module]:
                visit(other, (*trail, module))
            done.add(module)

    for module in edges:
        visit(module, ())


def test_a_missing_piece_a_synonym_and_a_second_state_are_found(tmp_path: Path) -> None:
    folder = tmp_path / "toy" / "rules"
    folder.mkdir(parents=True)
    for name in RULES:
        (folder / f"{name}.py").write_text("", "utf-8")
    test_rules_have_their_furniture_by_its_names(folder)
    (folder / "flaw.py").write_text("", "utf-8")
    assert misnamed(folder) == {"flaw"}
    (folder / "state.py").write_text("class Toy(State): ...\nclass More(State): ...\n", "utf-8")
    with pytest.raises(AssertionError):
        test_the_state_is_one_class_in_its_place(folder)
    (folder / "sound.py").unlink()
    with pytest.raises(AssertionError):
        test_rules_have_their_furniture_by_its_names(folder)


SKIP = "# fmt: skip"


def test_the_formatter_is_passed_over_by_tables_alone() -> None:
    """Where rows and columns mean something. Everything else is laid out as everywhere."""
    places = sorted(path for path in HOUSE.rglob("*.py") if not {".venv", "build"} & set(path.parts))
    assert not [f"{path.name}:{line}" for path in places for line in not_by_a_table(path)]


def not_by_a_table(path: Path) -> list[int]:
    """The lines with the mark after which no table ends: rows of the same length, two columns or more."""
    text = path.read_text("utf-8")
    marked = {number for number, line in enumerate(text.splitlines(), 1) if line.endswith(f"  {SKIP}")}
    if not marked:
        return []
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.List | ast.Tuple | ast.Set)]
    tables = {node.end_lineno or 0 for node in nodes if is_table([each.lineno for each in node.elts])}
    return sorted(marked - tables)


def is_table(lines: list[int]) -> bool:
    """Where the entries stand tells it."""
    rows = set(Counter(lines).values())
    return len(set(lines)) > 1 and len(rows) == 1 and rows != {1}


@pytest.mark.parametrize(
    "text", ["ROWS = (\n  1, 2,\n  3,\n)", "print(\n  1)", "ROWS = (1, 2)", "ROWS = (\n  1,\n  2,\n)"]
)
def test_a_mark_by_something_else_is_found(tmp_path: Path, text: str) -> None:
    path = tmp_path / "toy.py"
    path.write_text(f"ROWS = (\n  1, 2,\n  3, 4,\n)  {SKIP}\n{text}  {SKIP}\n", "utf-8")
    assert not_by_a_table(path) == [4 + len(text.splitlines())]


# -- what a file says -------------------------------------------------------------------------


def classes(folder: Path, module: str) -> list[ast.ClassDef]:
    return [node for node in tree_of(folder, module).body if isinstance(node, ast.ClassDef)]


def bases(cls: ast.ClassDef) -> set[str]:
    return {ast.unparse(base) for base in cls.bases}


def deeds(folder: Path) -> dict[str, str]:
    """The rows of the flow's table: the action, and the chapter that knows what it does; nothing if that is the
    flow."""
    for node in tree_of(folder, "flow").body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "DOES":
            assert isinstance(node.value, ast.Dict)
            rows = zip(node.value.keys, node.value.values, strict=True)
            return {last(key): ast.unparse(deed).rpartition(".")[0] for key, deed in rows if key is not None}
    raise AssertionError(f"{folder} has no table of deeds")


def last(node: ast.expr) -> str:
    return ast.unparse(node).rpartition(".")[2]


def at_run_time(folder: Path, module: str) -> set[str]:
    """The modules of the package that a module opens when it runs; blocks for the type checker are no part of that."""
    package = f"saloon.games.{game_of(folder)}.rules"
    found = set()
    for node in tree_of(folder, module).body:
        if isinstance(node, ast.ImportFrom) and node.module == package:
            found |= {alias.name for alias in node.names} & modules(folder)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}."):
            found.add((node.module or "").rsplit(".", 1)[1])
    return found
