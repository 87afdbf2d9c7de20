"""The base install is enough to play: the server opens with what the package itself asks for, without any extra."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
OPEN = """
import asyncio, sys
path, *foreign = sys.argv[1:]
sys.modules |= dict.fromkeys(foreign)  # code that asks for one of these is told that it is not installed
from saloon.cli.group import app
from saloon.server.http.app import make
from saloon.server.settings import Settings

async def main(path):
    hall = make(Settings(database=f"sqlite+aiosqlite:///{path}")).state.hall
    await hall.open()
    await hall.close()

asyncio.run(main(path))
"""


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def asked_for(wanted: list[str]) -> set[str]:
    """The distributions that these requirements bring, with all that they need in turn."""
    found: set[str] = set()
    waiting = [(Requirement(text), "") for text in wanted]
    while waiting:
        need, extra = waiting.pop()
        if need.marker and not need.marker.evaluate({"extra": extra}):
            continue
        for part in ("", *need.extras):
            key = f"{plain(need.name)}[{part}]"
            if key not in found:
                found.add(key)
                try:
                    waiting += [(Requirement(text), part) for text in requires(need.name) or []]
                except PackageNotFoundError:
                    found.discard(key)
    return {key.partition("[")[0] for key in found}


def test_the_server_opens_with_the_base_install(tmp_path: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    base = asked_for(project["dependencies"]) | {"saloon", "pip", "setuptools"}
    foreign = [
        module for module, names in packages_distributions().items() if not {plain(name) for name in names} & base
    ]
    shown = subprocess.run(
        [sys.executable, "-c", OPEN, str(tmp_path / "base.db"), *foreign], capture_output=True, text=True
    )
    assert shown.returncode == 0, shown.stderr
