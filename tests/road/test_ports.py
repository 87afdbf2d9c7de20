"""The live table needs no database, no web framework, no cryptography: it runs where only msgspec is."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from saloon.match import write
from saloon.road.packing import AWAY
from server.test_luggage import played

HEAVY = (
    "sqlalchemy",
    "alembic",
    "aiosqlite",
    "litestar",
    "uvicorn",
    "websockets",
    "httptools",
    "uvloop",
    "cryptography",
    "click",
    "rich",
    "mnemonic",
    "markdown_it",
    "segno",
    "fsrs",
    "platformdirs",
    "fluent",
    "babel",
    "numpy",
)
RECORDS = ("sqlalchemy", "fsrs")
LEFT = [f"saloon.{each.removesuffix('.py').strip('/').replace('/', '.')}" for each in AWAY]
"""Parts of the house that stay at home."""
TABLE = ("talking", "taproom", "driver", "asking", "reviewers", "pondering", "looking_back", "thinking")
ROUTES = ("games", "rooms", "matches", "schooling", "thinkboard")
LIGHT = """
import sys
for name in {heavy!r}:
    sys.modules[name] = None  # importing it fails
import saloon.games, saloon.server.library.archive
from importlib import import_module
for name in {names!r}:
    import_module(name)
{more}
print("multiprocessing" in sys.modules, "concurrent.futures.process" in sys.modules)
"""


LOOK_BACK = """
from saloon.server.tables import looking_back
assert looking_back.go_on("mark", True, sys.stdin.read(), 600).facts
"""


def run_without(heavy: Sequence[str], names: Sequence[str], more: str = "", given: str = "") -> list[str]:
    script = LIGHT.format(heavy=heavy, names=names, more=more)
    found = subprocess.run([sys.executable, "-c", script], input=given, capture_output=True, text=True, timeout=300)
    assert found.returncode == 0, found.stderr
    return found.stdout.split()


def test_the_table_and_its_routes_import_nothing_heavy() -> None:
    names = [f"saloon.server.tables.{each}" for each in TABLE] + [f"saloon.server.http.{each}" for each in ROUTES]
    assert run_without([*HEAVY, *LEFT], [*names, "saloon.road.house"]) == ["False", "False"], "no processes either"


def test_the_records_need_a_database_and_nothing_else() -> None:
    heavy = [*(each for each in HEAVY if each not in RECORDS), *LEFT]
    names = ["saloon.road.memoirs", *(f"saloon.server.http.{each}" for each in ("me", "drilling", "today", "comings"))]
    run_without(heavy, [*names, "saloon.server.library.dealing"])


def test_a_match_is_looked_back_on_with_nothing_heavy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))
    run_without([*HEAVY, *LEFT], [], LOOK_BACK, write(played("oko")))
