"""The page in few pieces: its modules in one script, its sheets in one, under names that change when they do.

The modules import by name, export by name, and never import in a circle; each becomes a function that returns what it
exports. A browser that asks for `main.js` itself gets the same page in many pieces.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import saloon

NAMED: Final = re.compile(r'^import \{\s+([^}]+?),?\s+\} from "(\.[\w./]+)\.js";$', re.M)
BARE: Final = re.compile(r'^import "(\.[\w./]+\.js)";$', re.M)
LATER: Final = re.compile(r'\bimport\("(\.[\w./]+)\.js"\)(?!\.)')
BESIDE: Final = re.compile(r"\bimport\(`(\.[\w./]*/)(?=\$\{)")
EXPORT: Final = re.compile(r"^export (?=(?:async )?(?:function|class|const|let) (\w+))", re.M)
AWAITS: Final = re.compile(r"^await ", re.M)
LEFT: Final = re.compile(r"^(?:import|export) ", re.M)
SHEET: Final = re.compile(r'<link rel="stylesheet" href="/web/(.+?)">\n?')


PACKAGED: Final = Path(saloon.__file__).parent / "web"


class Bundle:
    """The few pieces made of a folder's files, as they are at one moment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stamp = stamp(folder)
        self.tag = hashlib.sha256(b"".join(path.read_bytes() for path in files(folder))).hexdigest()[:12]
        """The folder under which everything may be kept for ever."""
        index = (folder / "index.html").read_text("utf-8")
        sheets = SHEET.findall(index)
        styles = "".join((folder / name).read_text("utf-8") for name in sheets)
        self.made = {"all.css": styles.encode(), "all.js": script(folder, "main").encode()}
        index = SHEET.sub('<link rel="stylesheet" href="/web/all.css">\n', SHEET.sub("", index, len(sheets) - 1))
        self.index = index.replace("/web/main.js", "/web/all.js").replace('="/web/', f'="/web/{self.tag}/').encode()

    @property
    def fresh(self) -> bool:
        """Whether the folder is still as it was."""
        return stamp(self.folder) == self.stamp


@cache
def bundle_of(folder: Path) -> Bundle:
    """The pieces of a folder, made once."""
    return Bundle(folder.resolve())


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def stamp(folder: Path) -> tuple[tuple[str, int], ...]:
    return tuple((str(path), path.stat().st_mtime_ns) for path in files(folder))


def script(folder: Path, first: str) -> str:
    """The module and all it needs; what others need stands before them."""
    return "\n".join(wrapped(folder, name) for name in order(folder, first, (), set()))


def order(folder: Path, name: str, above: tuple[str, ...], seen: set[str]) -> Iterator[str]:
    """Each module once, after those it needs."""
    if name in above:
        raise ValueError(f"modules in a circle: {' '.join((*above, name))}")
    if name not in seen:
        text = source(folder, name)
        for needed in (*(each for _, each in NAMED.findall(text)), *LATER.findall(text)):
            yield from order(folder, meant(name, needed), (*above, name), seen)
        seen.add(name)
        yield name


def meant(name: str, asked: str) -> str:
    """The path, from the page's folder, of a module that another one names by a relative path."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), asked))


def variable(name: str) -> str:
    return f"${name.replace('/', '$')}"


def source(folder: Path, name: str) -> str:
    return (folder / f"{name}.js").read_text("utf-8")


def wrapped(folder: Path, name: str) -> str:
    """A module as a function whose value is what it exports."""
    text = source(folder, name)
    exports = EXPORT.findall(text)
    text = BARE.sub(lambda found: (folder / meant(name, found[1])).read_text("utf-8"), text)
    text = NAMED.sub(
        lambda found: f"const {{ {found[1].replace(' as ', ': ')} }} = {variable(meant(name, found[2]))};", text
    )
    text = LATER.sub(lambda found: f"Promise.resolve({variable(meant(name, found[1]))})", text)
    text = BESIDE.sub(lambda found: f"import(`./{meant(name, found[1])}/", text)
    text = EXPORT.sub("", text)
    if left := LEFT.search(text):
        raise ValueError(f"{name}.js: {text[left.start() :].splitlines()[0]}")
    waits, stops = ("await ", "async ") if AWAITS.search(text) else ("", "")
    return f"const {variable(name)} = {waits}({stops}() => {{\n{text}\nreturn {{ {', '.join(exports)} }};\n}})();"
