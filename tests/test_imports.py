"""Imports go one way: core ← solve ← kit, words ← scene ← house ← games ← bots, match ← reviews ← lab ← server ←
cli."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import saloon

ROOT = Path(saloon.__file__).parent
LAYERS = {
    "core": 0,
    "userdata": 0,
    "crew": 1,
    "solve": 1,
    "kit": 2,
    "words": 2,
    "scene": 3,
    "house": 4,
    "games": 5,
    "bots": 6,
    "match": 6,
    "shelf": 6,
    "reviews": 7,
    "lab": 8,
    "table": 8,
    "front": 8,
    "adapters": 8,
    "analysis": 8,
    "school": 8,
    "doors": 9,
    "server": 9,
    "road": 10,
    "cli": 11,
}
FILES = sorted(ROOT.rglob("*.py"))
GAMES = sorted(ROOT.glob("games/*/**/*.py"))

ROOMS = (
    "__init__",
    "data",
    "rules",
    "notation",
    "layout",
    "speech",
    "board",
    "study",
    "engine",
    "advice",
    "reference",
    "codec",
)
"""The rooms of a game's folder, each a module or a package of the name."""
BELOW = {"data": set(), "rules": {"data"}, "notation": {"data", "rules"}, "__init__": set()}
"""The rooms that know no picture and no prose, and the rooms of their own folder that they may open."""
SERVER = ("wire", "people", "rooms", "store", "show", "tables", "library", "http")
"""The packages of the server: each may import those before it, and what stands beside them all."""


@cache
def imports(path: Path) -> list[str]:
    """The modules a file imports, also inside functions; `from package import module` counts as the module."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found += [name if is_module(name) else node.module or "" for name in names]
    return found


def is_module(name: str) -> bool:
    place = ROOT.parent.joinpath(*name.split("."))
    return place.with_suffix(".py").exists() or (place / "__init__.py").exists()


def part(path: Path) -> str:
    first = path.relative_to(ROOT).parts[0]
    return first.removesuffix(".py")


@pytest.mark.parametrize("here", sorted({part(path) for path in FILES}))
def test_imports_go_one_way(here: str) -> None:
    if here not in LAYERS:
        assert here in {"__init__", "__main__"}, f"{here} has no layer"
        return
    for path in FILES:
        for module in imports(path) if part(path) == here else ():
            if module.startswith("saloon."):
                there = module.split(".")[1]
                assert LAYERS[there] <= LAYERS[here], f"{path} imports {there}"
                if LAYERS[there] == LAYERS[here]:
                    assert there == here or {here, there} in ({"kit", "words"}, {"bots", "match"}), (
                        f"{path} imports {there}"
                    )


def test_core_needs_the_standard_library_only() -> None:
    for path in ROOT.glob("core/*.py"):
        for module in imports(path):
            assert module.split(".")[0] in {*sys.stdlib_module_names, "saloon"}, (path, module)


@pytest.mark.parametrize("key", sorted({path.relative_to(ROOT / "games").parts[0] for path in GAMES}))
def test_a_game_never_imports_another_and_its_rules_know_no_picture(key: str) -> None:
    for path in GAMES:
        home, room = path.relative_to(ROOT / "games").with_suffix("").parts[:2]
        for module in imports(path) if home == key else ():
            other, _, there = module.removeprefix("saloon.games.").partition(".")
            if module.startswith("saloon.games."):
                assert other == key, path
            if room in BELOW:
                assert not module.startswith(("saloon.scene", "saloon.words", "saloon.bots")), path
                if module.startswith("saloon.games."):
                    assert there.split(".")[0] in {room, *BELOW[room]}, f"{path} opens {there}"


@pytest.mark.parametrize("folder", sorted(ROOT.glob("games/*/")), ids=lambda folder: folder.name)
def test_every_game_has_the_same_rooms(folder: Path) -> None:
    if folder.name.startswith("__"):
        return
    rooms = {
        path.name.removesuffix(".py")
        for path in folder.iterdir()
        if path.suffix == ".py" or (path / "__init__.py").is_file()
    }
    assert rooms <= set(ROOMS)
    assert rooms >= {"__init__", "rules", "notation", "speech", "board", "advice"}


@pytest.mark.parametrize("package", SERVER)
def test_packages_of_the_server_import_those_before_them(package: str) -> None:
    here = SERVER.index(package)
    assert {path.parent.name for path in ROOT.glob("server/*/__init__.py")} == set(SERVER)
    for path in (ROOT / "server" / package).rglob("*.py"):
        for module in imports(path):
            if module.startswith("saloon.server."):
                there = module.split(".")[2]
                assert there not in SERVER[here + 1 :], f"{path} imports {there}"
                assert there in SERVER or (ROOT / "server" / f"{there}.py").exists(), path


def test_no_module_of_the_server_needs_itself() -> None:
    """Not even where only the type checker looks."""
    edges = {
        named(path): {module for module in imports(path) if module.startswith("saloon.server.")}
        for path in ROOT.glob("server/**/*.py")
    }
    done: set[str] = set()

    def visit(module: str, trail: tuple[str, ...]) -> None:
        assert module not in trail, " -> ".join((*trail, module))
        if module in done:
            return
        for other in edges.get(module, ()):
            visit(other, (*trail, module))
        done.add(module)

    for module in edges:
        visit(module, ())


def named(path: Path) -> str:
    return ".".join(("saloon", *path.relative_to(ROOT).with_suffix("").parts))


@pytest.mark.parametrize(
    ("args", "heavy"),
    [
        ("import saloon", ("saloon.core", "saloon.games", "saloon.words", "random")),
        (
            "import sys; sys.argv[1:] = ['--help']; from saloon.cli import main; main()",
            ("saloon.games", "saloon.server", "fluent", "rich", "litestar"),
        ),
        (
            "import sys; sys.argv[1:] = ['games']; from saloon.cli import main; main()",
            ("saloon.server", "fluent", "litestar", "saloon.scene", "pydantic"),
        ),
        (
            "import sys; sys.argv[1:] = ['rules', 'prsi']; from saloon.cli import main; main()",
            ("saloon.server", "fluent", "rich", "litestar", "saloon.scene", "pydantic"),
        ),
        (
            "import saloon.server.http.run",
            ("saloon.games", "saloon.scene", "saloon.match", "litestar", "sqlalchemy", "fluent"),
        ),
        (
            "from saloon.server import make; make()",
            ("fluent", "alembic", "pygments", "pydantic", "markdown_it", "sqlalchemy.dialects.postgresql", "asyncpg"),
        ),
    ],
    ids=["import", "help", "games", "rules", "door", "serve"],
)
def test_starting_opens_nothing_that_is_not_needed(args: str, heavy: tuple[str, ...]) -> None:
    """No server, no room of any game, and no Fluent for a few plain words."""
    code = f"import atexit, sys; atexit.register(lambda: print(*sorted(sys.modules), file=sys.stderr)); {args}"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ | {"SALOON_LANG": "en"}
    )
    opened = set(ran.stderr.split())
    rooms = {
        each
        for each in opened
        if re.fullmatch(r"saloon\.games\.\w+\.(data|rules|notation|board|speech|advice|study|layout)", each)
    }
    assert not opened & set(heavy)
    assert not rooms
