"""What the folder of a house is made of and does not lie here: the runtime and one wheel, pinned by their hashes.

They come from the ordinary registries by their ordinary clients, npm and pip, once, and are kept with the user's data.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from saloon.core.state import Fault
from saloon.userdata import data

RUNTIME: Final = "314.0.7"
"""The version of Pyodide that npm brings."""
RUNTIME_HASH: Final = "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"
RUNTIME_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
WHEEL: Final = "msgspec==0.22.0"
WHEEL_HASH: Final = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
PLATFORM: Final = (
    "--platform",
    "pyemscripten_2026_0_wasm32",
    "--python-version",
    "3.14",
    "--implementation",
    "cp",
    "--abi",
    "cp314",
    "--only-binary=:all:",
)


class Missing(Fault):
    """Something that is needed cannot be had."""


def kept() -> Path:
    folder = data() / "road"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def runtime() -> Path:
    """The folder of the runtime, fetched if it is not there; raises Missing."""
    folder = kept() / f"pyodide-{RUNTIME}"
    if all((folder / name).is_file() for name in RUNTIME_FILES):
        return folder
    npm = shutil.which("npm")
    if npm is None:
        raise Missing("road-npm")
    with tempfile.TemporaryDirectory() as place:
        run([npm, "pack", f"pyodide@{RUNTIME}", "--silent"], Path(place), "pyodide")
        packed = next(Path(place).glob("pyodide-*.tgz"))
        check(packed, RUNTIME_HASH)
        with tarfile.open(packed) as archive:
            archive.extractall(place, filter="data")
        part = folder.with_name(f".{folder.name}.part")
        shutil.rmtree(part, ignore_errors=True)
        shutil.copytree(Path(place) / "package", part)
        shutil.rmtree(folder, ignore_errors=True)
        part.rename(folder)
    return folder


def wheel() -> Path:
    """The wheel of msgspec for the runtime, fetched if it is not there; raises Missing."""
    name = WHEEL.partition("==")[0]
    there = sorted(kept().glob(f"{WHEEL.replace('==', '-')}-*.whl"))
    if there:
        return there[0]
    with tempfile.TemporaryDirectory() as place:
        ask = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", *PLATFORM, WHEEL]
        run(ask, Path(place), name)
        found = next(Path(place).glob("*.whl"))
        check(found, WHEEL_HASH)
        return Path(shutil.copy(found, kept()))


def run(command: list[str], place: Path, what: str) -> None:
    done = subprocess.run(command, cwd=place, capture_output=True, text=True)
    if done.returncode:
        last = (done.stderr or done.stdout).strip().splitlines()[-1:] or [""]
        raise Missing("road-fetch", what=what, why=last[0][:200])


def check(path: Path, wanted: str) -> None:
    if hashlib.sha256(path.read_bytes()).hexdigest() != wanted:
        raise Missing("road-agreed", file=path.name)
