"""Run the tests that the changed files touch: `make quick`, or `python tools/quick.py [COMMIT]`.

Changed is what differs from the given commit, or from `origin/main` where that is known, and what is not committed.
A file of the sources is touched by the tests of its folder; one of a game by the tests about that game.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ALWAYS = (
    "tests/test_imports.py",
    "tests/test_names.py",
    "tests/test_house.py",
    "tests/test_docs.py",
    "tests/test_ring.py",
    "tests/test_furniture.py",
    "tests/test_english.py",
)
"""Quick, and about everything."""
ABOUT = ("tests/laws", "tests/words", "tests/test_clauses.py", "tests/test_tables.py")
"""Tests of all games; `--game` keeps those of one."""
FLOORS = {
    "core": ("tests/core", *ABOUT),
    "kit": ("tests/kit",),
    "scene": ("tests/scene", "tests/laws"),
    "words": ("tests/words",),
    "house": ("tests/laws",),
    "bots": ("tests/bots",),
    "match": ("tests/match",),
    "lab": ("tests/lab",),
    "cli": ("tests/cli",),
    "server": ("tests/server",),
    "web": ("tests/web", "tests/test_page.py"),
    "solve": ("tests/cli/test_solve.py",),
    "reviews": ("tests/review",),
    "table.py": ("tests/test_table.py", "tests/test_api.py"),
    "__init__.py": ("tests/test_api.py",),
    "__main__.py": ("tests/cli",),
    "front.py": ("tests/test_api.py",),
    "shelf.py": ("tests/test_base.py",),
    "userdata.py": ("tests/cli",),
}
"""By parts of the package; of a part that is not named, the folder of its name."""


def changed(since: str) -> set[str]:
    asked = [["git", "diff", "--name-only", since], ["git", "ls-files", "--others", "--exclude-standard"]]
    found = [
        subprocess.run(each, cwd=ROOT, capture_output=True, text=True, check=False).stdout.split() for each in asked
    ]
    return {name for names in found for name in names}


def base() -> str:
    """Where this branch left the main one; without one, the last commit."""
    found = subprocess.run(
        ["git", "merge-base", "HEAD", "origin/main"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return found.stdout.strip() or "HEAD"


def touched(names: set[str]) -> tuple[set[str], set[str]]:
    """The tests, and the games of which all tests are asked."""
    tests, games = set(ALWAYS), set()
    for name in names:
        parts = Path(name).parts
        if parts[:3] == ("src", "saloon", "games") and len(parts) > 4:
            games.add(parts[3])
        elif parts[:2] == ("src", "saloon"):
            tests.update(FLOORS.get(parts[2], (f"tests/{parts[2]}",)))
        elif parts[:2] == ("tests", "games") and len(parts) > 3:
            games.add(parts[2])
        elif parts[0] == "tests" and parts[-1].startswith("test_") and (ROOT / name).exists():
            tests.add(name)
        elif parts[0] == "tests" and len(parts) > 2:
            tests.add(f"tests/{parts[1]}")
        elif parts[0] == "bench":
            tests.add("tests/test_bench.py")
        elif parts[0] == "train":
            tests.add("tests/kit/test_packed.py")
        elif parts[0] == "tools":
            tests.update(str(path.relative_to(ROOT)) for path in ROOT.glob(f"tests/test_{Path(name).stem}*.py"))
    return tests, games


def main(words: list[str]) -> int:
    tests, games = touched(changed(words[0] if words else base()))
    pytest = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal"]
    runs = [[*pytest, *sorted(tests)]]
    runs += [
        [
            *pytest,
            "--game",
            key,
            *(each for each in (f"tests/games/{key}", "tests/twins", *ABOUT) if (ROOT / each).exists()),
        ]
        for key in sorted(games)
    ]
    return max(subprocess.run(run, cwd=ROOT, check=False).returncode for run in runs)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
