"""The house as a folder: built once for all tests, and served as a plain web space would."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, sync_playwright

from once import once
from road.space import FATE
from saloon.road.site import LIST, site


def built(folder: Path, kept: Path) -> None:
    """The runtime stays where other runs of the tests find it; all else is made anew."""
    own = os.environ["SALOON_DATA"], os.environ["PATH"]
    tools = Path(sys.executable).parent  # npm and Node come with the environment
    os.environ["SALOON_DATA"], os.environ["PATH"] = str(kept), f"{own[1]}{os.pathsep}{tools}"
    try:
        site(folder)
    finally:
        os.environ["SALOON_DATA"], os.environ["PATH"] = own


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Path:
    """The folder, made by the first who needs it, of all processes that test beside each other."""
    runtime = pytestconfig.cache.mkdir("road")  # type: ignore[union-attr]
    return once(tmp_path_factory, "road", lambda place: built(place, runtime))


@pytest.fixture(scope="session")
def fated(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy in which no lot decides: every match has the same secret. Its master of Dáma is slow."""
    copy = tmp_path_factory.mktemp("fated") / "house"
    shutil.copytree(folder, copy)
    (table,) = copy.glob("page-*/road/table.js")
    table.write_text(FATE + table.read_text("utf-8"), "utf-8")
    listed = json.loads((copy / LIST).read_text("utf-8"))
    (copy / LIST).write_text(json.dumps(listed | {"slow": {"dama": {"master": 8.3}}}, separators=(",", ":")), "utf-8")
    return copy


# Of the module: the browser's driver must be gone before asynchronous tests run elsewhere.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright
