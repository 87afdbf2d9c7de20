"""What lies in the folder: light enough, under names that change, nothing from elsewhere; and levels that are slow."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from node import run_node
from saloon.games import SHELF
from saloon.road.site import LIST

FIRST, GAMES = 9_000_000, 2_000_000
"""Bytes, packed: before the first move, and all twelve games with their bots besides."""
ICONS = {"192x192", "512x512"}
FIGURES = Path(__file__).parents[2] / "bench" / "road.json"
LONG = 3.0
"""Seconds for a move after which a level says so."""
IMPORT_ALL = """
const { readFileSync } = await import("node:fs");
const list = JSON.parse(readFileSync(new URL("list.json", %(folder)s)));
const at = (name) => new URL(list.files[name].at, %(folder)s);
const { loadPyodide } = await import(at("pyodide.mjs"));
const python = await loadPyodide({ stdLibURL: at("library.zip").pathname });
const archives = Object.values(list.needs).flat().filter((name) => name !== "library.zip");
for (const name of archives) {
  python.unpackArchive(new Uint8Array(readFileSync(at(name))).buffer, "zip", { extractDir: "/house" });
}
for (const name of Object.keys(list.files).filter((each) => each.endsWith(".so")))
  python.FS.writeFile(`/house/${name}`, new Uint8Array(readFileSync(at(name))));
process.stdout.write("read " + python.runPython(`
import importlib, json, pathlib, sys
sys.path.insert(0, "/house")
read, missing = 0, []
for path in sorted(pathlib.Path("/house").rglob("*.pyc")):
    name = ".".join(path.relative_to("/house").with_suffix("").parts).removesuffix(".__init__")
    try:
        read += bool(importlib.import_module(name))
    except ModuleNotFoundError as error:
        missing.append(error.name.partition(".")[0])
json.dumps([read, missing])
`));
"""
OWN = re.compile(r"(default-src 'none'|[a-z-]+ ((' *self'|'self'|'none'|'wasm-unsafe-eval'|data:|blob:) ?)+)")


@pytest.fixture(scope="module")
def listed(folder: Path) -> Any:
    return json.loads((folder / LIST).read_text("utf-8"))


def test_it_is_light(listed: Any) -> None:
    packed = {"first": 0, "game": 0, "later": 0}
    for each in listed["files"].values():
        packed[each["when"]] += each["packed"]
    assert 1_000_000 < packed["first"] <= FIRST
    assert 100_000 < packed["game"] <= GAMES


def test_every_file_lies_where_the_list_says(folder: Path, listed: Any) -> None:
    """Under a folder with a hash in its name, and nothing lies there that is not listed."""
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    named = {each["at"] for each in listed["files"].values()}
    assert there - named == {"index.html", "manifest.json", "service.js", LIST}
    assert named <= there and all(re.match(r"(page|run|house|said)-[0-9a-f]{12}/", each) for each in named)
    assert all((folder / each["at"]).stat().st_size == each["size"] for each in listed["files"].values())
    assert {f"game-{key}" for key in SHELF} < set(listed["needs"])


def test_nothing_comes_from_elsewhere(folder: Path) -> None:
    """The policy allows the own host alone, and every address in the way in begins in the folder."""
    index = (folder / "index.html").read_text("utf-8")
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]+)"', index)
    assert "default-src 'none'" in policy and "connect-src 'self'" in policy
    assert all(OWN.fullmatch(each.strip()) for each in policy.split(";")), policy
    addresses = re.findall(r'(?:src|href)="([^"]+)"', index)
    assert addresses and not [each for each in addresses if each.startswith(("/", "http", "//"))]


def test_a_phone_can_install_it(folder: Path) -> None:
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    icons = manifest["icons"]
    assert {each["sizes"] for each in icons} >= ICONS and any("maskable" in each.get("purpose", "") for each in icons)
    assert all((folder / each["src"]).is_file() for each in icons)


def test_levels_that_are_slow_are_named(listed: Any) -> None:
    """As they were measured; the level below can be offered for each."""
    figures = json.loads(FIGURES.read_text("utf-8"))["play"]["figures"]
    measured = {(key, level): max(row["quarter"]) for key, rows in figures.items() for level, row in rows.items()}
    named = {(key, level) for key, levels in listed["slow"].items() for level in levels}
    assert named == {which for which, longest in measured.items() if which[1] and longest > LONG}
    assert {key for key, _ in measured} == set(SHELF)
    assert all(SHELF[key].offered().index(level) > 0 for key, level in named)


def test_the_library_that_travels_is_enough(folder: Path) -> None:
    """Every module of the house that a browser may read finds what it imports from Python's own library."""
    run = json.dumps((folder / "x").as_uri())
    said = run_node("--input-type=module", "-e", IMPORT_ALL % {"folder": run})
    assert said.startswith("read "), said
    read, missing = json.loads(said.removeprefix("read "))
    assert read > 300
    assert not sorted(set(missing) & sys.stdlib_module_names)
