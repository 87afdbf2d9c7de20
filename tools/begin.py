"""Start the house: compiled where that has been done, in plain Python otherwise.

    python tools/begin.py serve …       what `make play` and `make table` run: a command of `saloon`
    python tools/begin.py --compile     compile now, for the next start

The first start begins at once in plain Python and compiles in the background, where there is a C compiler;
the next one uses what was made. `SALOON_COMPILE=no` never compiles, `yes` compiles before it starts.
What was compiled from other sources is never used.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from fcntl import LOCK_EX, LOCK_NB, flock
from importlib.util import find_spec
from pathlib import Path

import compiled

ROOT, SOURCE = compiled.ROOT, compiled.SOURCE
MADE = ROOT / "build" / "quick"
"""A folder for each state of the sources, named by its fingerprint."""
KEPT = 2
"""Folders: the newest, and the one that a running house may still read from."""
GENTLY = 10
"""People who play meanwhile go first."""
BEGUN = "Compiling the rules in the background: the next start is quicker (SALOON_COMPILE=no: never)."


def folder() -> Path | None:
    """Where the compiled house of the present sources is or will be; None where mypy is not there yet."""
    if not find_spec("mypy"):
        return None
    return MADE / compiled.fingerprint([], "1")[:16]


def ready() -> Path | None:
    """The compiled house, with the present files beside what was compiled; None where there is none."""
    made = folder()
    if not made or not made.is_dir():
        return None
    for path in SOURCE.rglob("*"):
        here = made / path.relative_to(SOURCE)
        if path.is_dir():
            here.mkdir(exist_ok=True)
        elif path.suffix != ".pyc" and not here.exists():
            here.unlink(missing_ok=True)
            here.symlink_to(path)
    for here in made.rglob("*"):
        if here.is_symlink() and not here.exists():  # a source that is gone
            here.unlink()
    os.utime(made)
    return made


def make() -> None:
    """Compile into a folder of its own, which gets its name when it is whole. One at a time."""
    MADE.mkdir(parents=True, exist_ok=True)
    with (MADE / "lock").open("w") as lock:
        try:
            flock(lock, LOCK_EX | LOCK_NB)
        except OSError:
            return
        get_mypy()
        made = folder()
        assert made
        if not made.is_dir():
            making = MADE / "making"
            shutil.rmtree(making, ignore_errors=True)  # what broke off
            compiled.house(making, [])
            shutil.rmtree(making / "build", ignore_errors=True)
            for path in making.rglob("*"):
                if path.is_file() and path.suffix != ".so":  # these are linked to, so that they stay the present ones
                    path.unlink()
            making.rename(made)
        forget()


def get_mypy() -> None:
    """What compiles, at the version of the constraints, where it is not there yet."""
    missing = [name for name in ("mypy", "setuptools") if not find_spec(name)]
    if missing:
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "-c", "constraints.txt"]
        subprocess.run([*pip, *missing], cwd=ROOT, check=True)


def forget() -> None:
    """Older folders go."""
    made = sorted((each for each in MADE.iterdir() if each.is_dir()), key=lambda each: each.stat().st_mtime)
    for each in made[:-KEPT]:
        shutil.rmtree(each, ignore_errors=True)


def behind() -> None:
    """Begin to compile, gently and quietly; it ends with the house."""
    MADE.mkdir(parents=True, exist_ok=True)
    with (MADE / "log").open("w") as log:
        subprocess.Popen([sys.executable, __file__, "--compile"], stdin=subprocess.DEVNULL, stdout=log, stderr=log)


def environment() -> dict[str, str]:
    """Where Python finds the house; begins to compile where that is wanted and possible."""
    said = compiled.wanted()
    if said == "no":
        return dict(os.environ)
    if said == "yes":
        make()
    made = ready()
    if made:
        return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(made), os.environ.get("PYTHONPATH"))))}
    if compiled.compiler():
        print(BEGUN, flush=True)
        behind()
    return dict(os.environ)


def main(words: list[str]) -> None:
    if words == ["--compile"]:
        os.nice(GENTLY)
        make()
        return
    os.execve(sys.executable, [sys.executable, "-m", "saloon", *words], environment())


if __name__ == "__main__":
    main(sys.argv[1:])
