"""The command line from inside (fast) and from outside (as people run it)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from saloon.cli.group import app

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of a test goes to anybody's home."""
    folder = tmp_path / "data"
    monkeypatch.setenv("SALOON_DATA", str(folder))
    monkeypatch.setenv("SALOON_LANG", "en")
    return folder


@pytest.fixture(autouse=True)
def fixed_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches without a seed go the same way every time the tests run."""
    monkeypatch.setattr("saloon.match.fair.secrets.token_bytes", Random(7).randbytes)
    monkeypatch.setattr("saloon.table.SystemRandom", lambda: Random(7))


@pytest.fixture
def saloon() -> Run:
    """Runs a command in this process: `saloon("games", "--json", stdin="…")`."""

    def run(*args: object, stdin: str = "") -> Any:
        result = CliRunner().invoke(app, [str(arg) for arg in args], input=stdin)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


@pytest.fixture
def command() -> list[str]:
    """The command as a process of its own."""
    return [sys.executable, "-m", "saloon"]


@pytest.fixture
def shell(command: list[str]) -> Run:
    """Runs a command as people do and waits for its end."""

    def run(*args: object, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*command, *map(str, args)], input=stdin, capture_output=True, text=True, timeout=300, env=os.environ | env
        )

    return run


@pytest.fixture
def match_file(tmp_path: Path, saloon: Run) -> Path:
    """A finished match of Prší with provable chance, two bots."""
    path = tmp_path / "match.saloon"
    assert saloon("play", "prsi", "--people", 0, "--save", path).exit_code == 0
    return path
