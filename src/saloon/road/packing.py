"""The house packed for a browser: its sources compiled for the runtime's Python, data and words, as few archives.

The runtime's own library comes as sources, which every start would compile anew; here it is packed like the house.
"""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import saloon
from saloon.road.fetching import Missing
from saloon.words.ready import all_made

ROOT: Final = Path(saloon.__file__).parent
AWAY: Final = (
    "cli/",
    "lab/",
    "adapters/",
    "doors/",
    "web/",
    "front.py",
    "table.py",
    "server/store/migrations/",
    "server/http/app.py",
    "server/http/run.py",
    "server/tables/workers.py",
)
"""What a browser has no use for."""
BUILDING: Final = ("answers.py", "fetching.py", "packing.py", "site.py", "taking.py")
DATA: Final = (".bin", ".json", ".jsonl", ".toml", ".svg", ".css", ".txt")
RECORDS: Final = ("sqlalchemy", "typing_extensions", "fsrs")
"""What the records are read with, besides the house."""
SMALL: Final = ("segno",)
UNUSED: Final = (
    "orm",
    "ext",
    "testing",
    "dialects/mssql",
    "dialects/mysql",
    "dialects/oracle",
    "dialects/postgresql",
    "future",
    "optimizer",
    "stubs",
)
LIBRARY: Final = "python_stdlib.zip"
"""What the runtime calls its library."""
UNREAD: Final = re.compile(
    r"(_pyrepl|multiprocessing|unittest|wsgiref|xml/dom|xml/etree|xmlrpc|__phello__)/"
    r"|encodings/(cp(?!437)|iso|mac|koi|big5|gb|hz|euc|shift|ptcp|tis|johab|kz|hp)\w*\.py"
    r"|(pdb|pydoc|doctest|imaplib|smtplib|ftplib|poplib|mailbox|optparse|pickletools|plistlib|pstats|profile|cProfile"
    r"|trace|turtle|wave|modulefinder|pyclbr|tabnanny|netrc|webbrowser|cmd|code|bdb|_pyio|_pydatetime|_pydecimal"
    r"|fileinput|filecmp|timeit|socketserver|this|antigravity|rlcompleter|zipapp|compileall|py_compile)\.py"
)
"""Nothing in the house reads these parts of it: old ways of writing letters, mail, other processes, tools."""
PLAIN: Final = "server/http/unframed.py"
"""Needed where there is no framework."""
SCHOOL: Final = ("drills.jsonl", "masters.bin", "lessons.toml")
DATE: Final = (1980, 1, 1, 0, 0, 0)
COMPILE: Final = """
import { loadPyodide } from %(runtime)s;
import { readFileSync, writeFileSync } from "node:fs";
const python = await loadPyodide();
for (const name of %(names)s) {
  python.unpackArchive(new Uint8Array(readFileSync(name)).buffer, "zip", { extractDir: "/build" });
  const packed = python.runPython(`
import compileall, io, pathlib, shutil, zipfile
root = pathlib.Path("/build")
compileall.compile_dir(root, quiet=2, legacy=True, optimize=2, stripdir="/build", prependdir="/house")
out = io.BytesIO()
with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(root.rglob("*")):
        if path.is_file() and not (path.suffix == ".py" and path.with_suffix(".pyc").exists()):
            archive.writestr(zipfile.ZipInfo(path.relative_to(root).as_posix(), %(date)s), path.read_bytes(),
                             zipfile.ZIP_DEFLATED, 9)
shutil.rmtree(root)
out.getvalue()
`);
  writeFileSync(name, packed.toJs());
}
"""


def group_of(name: str) -> str:
    """In which archive a file of the house travels: what every game needs, a game, the school, the records."""
    parts = name.split("/")
    if parts[0] == "games" and len(parts) > 2 and parts[2] != "__init__.py" and "words" not in parts:
        return "school" if parts[-1] in SCHOOL else f"game-{parts[1]}"
    later = parts[0] == "server" and name not in opening()
    return "records" if later or name == "road/memoirs.py" else "house"


@cache
def opening() -> frozenset[str]:
    """The files of the server that are read when the house is opened; its other files come with the records."""
    ask = "import sys, saloon.road.house; print(*(name for name in sys.modules if name.startswith('saloon.server')))"
    found = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout.split()
    files = {name.removeprefix("saloon.").replace(".", "/") for name in found}
    return frozenset({f"{name}.py" for name in files} | {f"{name}/__init__.py" for name in files} | {PLAIN})


def house_files() -> Iterator[tuple[str, bytes]]:
    """Sources and data of the house by their paths in it, words as they are read without a parser."""
    for path in sorted(ROOT.rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(AWAY) or "__pycache__" in name or (name.startswith("road/") and name[5:] in BUILDING):
            continue
        if path.is_file() and path.suffix in (".py", *DATA) and not (path.suffix == ".json" and is_word(path)):
            yield name, path.read_bytes()
    yield from all_made(ROOT)


def sorted_out(wheel: Path) -> dict[str, list[tuple[str, bytes]]]:
    """All files by the archive in which they travel."""
    groups: dict[str, list[tuple[str, bytes]]] = {"house": list(wheel_files(wheel, ".py"))}
    for name, body in house_files():
        groups.setdefault(group_of(name), []).append((f"saloon/{name}", body))
    for group, packages in (("house", SMALL), ("records", RECORDS)):
        groups[group] += [each for name in packages for each in package_files(name)]
    return groups


def is_word(path: Path) -> bool:
    return path.with_suffix(".ftl").exists()


def package_files(name: str) -> Iterator[tuple[str, bytes]]:
    """The Python of an installed package; raises Missing."""
    found = find_spec(name)
    if found is None or found.origin is None:
        raise Missing("road-package", name=name)
    first = Path(found.origin)
    if first.name != "__init__.py":
        yield first.name, first.read_bytes()
        return
    for path in sorted(first.parent.rglob("*.py")):
        inside = path.relative_to(first.parent).as_posix()
        if not (name == "sqlalchemy" and inside.startswith(UNUSED)):
            yield f"{name}/{inside}", path.read_bytes()


def wheel_files(wheel: Path, suffix: str) -> Iterator[tuple[str, bytes]]:
    """The Python of a wheel, or its extensions, which travel as they are: they are linked before Python begins."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith(suffix):
                yield name, archive.read(name)


def library_files(runtime: Path) -> Iterator[tuple[str, bytes]]:
    """The library of the runtime, as far as anything here reads it."""
    with zipfile.ZipFile(runtime / LIBRARY) as archive:
        for name in archive.namelist():
            if not name.endswith("/") and not UNREAD.match(name):
                yield name, archive.read(name)


def zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, body in files:
            archive.writestr(zipfile.ZipInfo(name, DATE), body)
    return out.getvalue()


def packed(runtime: Path, wheel: Path) -> dict[str, bytes]:
    """The archives by name; their sources are compiled by the very Python that will read them. Raises Missing."""
    node = shutil.which("node")
    if node is None:
        raise Missing("road-node")
    with tempfile.TemporaryDirectory() as place:
        names = []
        for name, files in (sorted_out(wheel) | {"library": list(library_files(runtime))}).items():
            names.append(str(Path(place) / f"{name}.zip"))
            Path(names[-1]).write_bytes(zipped(files))
        script = Path(place) / "compile.mjs"
        module = json.dumps((runtime / "pyodide.mjs").as_uri())
        script.write_text(COMPILE % {"runtime": module, "names": json.dumps(names), "date": DATE}, "utf-8")
        done = subprocess.run([node, str(script)], capture_output=True, text=True)
        if done.returncode:
            last = [line for line in done.stderr.splitlines() if line.strip()][-1:] or ["?"]
            raise Missing("road-compile", why=last[0][:200])
        return {Path(name).name: Path(name).read_bytes() for name in names}
