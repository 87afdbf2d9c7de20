"""Compile the rules, the searches, and what draws and words positions by mypyc, from the very same sources.

`SALOON_COMPILE` says whether: `auto` where it can be done, `yes` or fail, `no`. A game whose
sources do not compile is left in plain Python; the others do not mind.

    python tools/compiled.py FOLDER [GAME …]         a compiled copy of the house to look at and to test
    python tools/compiled.py -O0 FOLDER [GAME …]     the same in half the time, for tests: it is not as quick

What the compiler would make again from the same sources is kept.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import chdir
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import unroll

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
WORK = ROOT / "build" / "unrolled"
ROOMS = ("data.py", "rules.py", "rules/**/*.py")
PLANNERS = ("games/fliptown/advice/*.py", "games/prsi/engine.py")
"""Advice that is asked a thousand times for one move."""
DRAWERS = ("board.py", "board/*.py", "speech.py", "speech/*.py")
"""What draws and words every position for those who look at it."""
FILES = (
    *("core/*.py", "kit/*.py", "bots/*.py", "scene/*.py", "words/__init__.py"),
    *(f"games/*/{room}" for room in (*ROOMS, *DRAWERS)),
    *PLANNERS,
)
AS_THEY_ARE = {
    "core/build.py",
    "core/notation.py",
    "core/rules.py",
    "bots/levels.py",
    "bots/own.py",
    "bots/ratings.py",
    "kit/deepening.py",
    "kit/packed.py",
    "kit/picks.py",
    "games/fliptown/advice/__init__.py",
    "scene/account.py",
    "scene/art.py",
    "scene/french.py",
    "scene/marias.py",
    "scene/nodes.py",
    "scene/panel.py",
    "scene/pips.py",
    "scene/reader.py",
    "scene/same.py",
    "scene/svg.py",
    "scene/theme.py",
}
"""Not on the hot path; or made of msgspec's structs, which are C already; or a base whose subclasses are not compiled:
it would ask them to be."""
ABOVE = {"cli", "front.py", "lab", "match", "reviews", "server", "shelf.py", "table.py", "web"}
"""Floors above all that is compiled: what changes there needs no compiling."""
PARTS = 8
"""Files for the C compiler, to be shared out among cores."""
SETTINGS = (
    "--config-file=",
    "--ignore-missing-imports",
    "--python-version",
    f"{sys.version_info[0]}.{sys.version_info[1]}",
)


def wanted() -> str:
    """`auto`, `yes` or `no`."""
    said = os.environ.get("SALOON_COMPILE", "auto")
    if said not in {"auto", "yes", "no"}:
        sys.exit(f"SALOON_COMPILE is auto, yes or no, not {said!r}")
    return said


def compiler() -> str | None:
    """The C compiler that Python names, where it is there with Python's headers."""
    headers = Path(sysconfig.get_path("include"), "Python.h")
    word = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(word) if headers.is_file() else None


def extensions() -> list[Any]:
    """What setuptools is to build; nothing where the rules stay plain Python."""
    said = wanted()
    if said == "no" or (said == "auto" and not (compiler() and find_spec("mypyc"))):
        return []
    try:
        return mypycified(prepared(modules()))
    except (Exception, SystemExit) as trouble:
        if said == "yes":
            raise
        print(f"saloon stays with plain Python: {trouble}", file=sys.stderr)
        return []


def modules(source: Path = SOURCE) -> list[str]:
    """The files to compile, found by the rooms' names; a package that only lists names is not among them."""
    house = source / "saloon"
    found = sorted({path for pattern in FILES for path in house.glob(pattern)})
    names = [
        path.relative_to(house).as_posix()
        for path in found
        if path.name != "__init__.py" or re.search(r"^(?:class|def) ", path.read_text("utf-8"), re.M)
    ]
    return [f"saloon/{name}" for name in names if name not in AS_THEY_ARE]


def prepared(names: list[str], source: Path = SOURCE, work: Path = WORK) -> list[str]:
    """The sources laid out for the compiler; the games that it will refuse are left out."""
    lay_out(names, source, work)
    refused = refused_games(names, work)
    for name in names:
        if game_of(name) in refused:
            shutil.copy(source / name, work / name)
    return [name for name in names if game_of(name) not in refused]


def lay_out(names: list[str], source: Path, work: Path) -> None:
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(
        source, work, ignore=lambda _, files: [each for each in files if not each.endswith(".py") and "." in each]
    )
    unroll.copy_tree(source, work, names)


def refused_games(names: list[str], work: Path) -> set[str]:
    """The games with type errors; errors elsewhere are for the compiler to report."""
    told = subprocess.run(
        [sys.executable, "-m", "mypy", *SETTINGS, *names], cwd=work, capture_output=True, text=True, check=False
    )
    return set(re.findall(r"^saloon/games/(\w+)/\S+: error:", told.stdout, re.M))


def game_of(name: str) -> str | None:
    found = re.match(r"saloon/games/(\w+)/", name)
    return found and found[1]


def mypycified(names: list[str], work: Path = WORK, opt_level: str = "1") -> list[Any]:
    """The extensions. -O1 takes two or three minutes of the processor, and is enough."""
    from mypyc.build import mypycify

    with chdir(work):
        made = mypycify(
            [*SETTINGS, *names],
            opt_level=opt_level,
            debug_level="0",
            group_name="saloon",
            multi_file=True,
            target_dir=str(work / "c"),
        )
    made[0].sources = gathered(made[0].sources, work / "c")
    return made


def gathered(sources: list[str], folder: Path) -> list[str]:
    """A few files that take in all the sources: each would read the headers of the whole house by itself."""
    by_size = sorted(sources, key=lambda source: os.path.getsize(folder.parent / source))
    found = []
    for number in range(PARTS):
        part = folder / f"part{number}.c"
        taken = [os.path.abspath(folder.parent / source) for source in by_size[number::PARTS]]
        part.write_text("".join(f'#include "{source}"\n' for source in taken), "utf-8")
        found.append(str(part))
    return found


def fingerprint(games: list[str], opt_level: str) -> str:
    """Of everything that what is compiled follows from."""
    paths = [path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE / "saloon").parts[0] not in ABOVE]
    found = sha256(repr((sys.version, version("mypy"), version("setuptools"), games, opt_level)).encode())
    for path in sorted([*paths, *ROOT.glob("tools/*compiled.py"), ROOT / "tools" / "unroll.py"]):
        found.update(f"\n{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return found.hexdigest()


def house(target: Path, games: list[str], opt_level: str = "1", sure: bool = False) -> None:
    """A copy of the whole house in a folder, compiled in place; of the games all, or only those named. `sure`: mypy
    refuses none of them, and is not asked."""
    from setuptools import setup

    work, kept, now = target / "build", target / "fingerprint", fingerprint(games, opt_level)
    if kept.exists() and kept.read_text("utf-8") == now:
        shutil.copytree(SOURCE, target, dirs_exist_ok=True)
        return
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE, target)
    names = [name for name in modules() if not games or game_of(name) in {None, *games}]
    if sure:
        lay_out(names, SOURCE, work)
    made = mypycified(names if sure else prepared(names, SOURCE, work), work, opt_level)
    with chdir(work):  # away from the settings of the project
        setup(
            name="saloon",
            packages=[],
            ext_modules=made,
            cmdclass={"build_ext": together()},
            script_args=["-q", "build_ext", "-b", str(target), "-t", str(work / "o"), "-j", str(os.cpu_count() or 1)],
        )
    kept.write_text(now, "utf-8")


def together() -> type[Any]:
    """Builds extensions with all cores, also where one is made of many files."""
    from setuptools.command.build_ext import build_ext

    class BuildTogether(build_ext):
        def build_extensions(self) -> None:
            pool, asked = ThreadPoolExecutor(os.cpu_count()), threading.local()
            compile_all, compile_one = self.compiler.compile, self.compiler._compile

            def later(*file: Any) -> None:
                asked.files.append(pool.submit(compile_one, *file))

            def all_of(*files: Any, **how: Any) -> Any:
                asked.files = list[Future[None]]()
                objects = compile_all(*files, **how)
                for each in asked.files:
                    each.result()
                return objects

            self.compiler.compile, self.compiler._compile = all_of, later
            with pool:
                super().build_extensions()

    return BuildTogether


if __name__ == "__main__":
    words = sys.argv[1:]
    quick = "-O0" in words
    target, *chosen = [word for word in words if word != "-O0"]
    house(Path(target).resolve(), chosen, "0" if quick else "1", sure=quick)
    os._exit(0)  # to take apart what the compiler knows would cost as much as a fifth of the compiling
