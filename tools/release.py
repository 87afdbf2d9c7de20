"""Make a release: `make release VERSION=0.2.0`.

Sets the version in pyproject.toml, dates the newest part of CHANGELOG.md, commits both and tags the commit. `make
release` runs the tests before and builds the wheels after. Nothing leaves the machine; the last line says what to push.
"""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Final

VERSION: Final = re.compile(r"\d+\.\d+\.\d+")
HEADING: Final = re.compile(r"^## (\S+) — (.+)$", re.M)


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout.strip()


def numbers(version: str) -> list[int]:
    return [int(each) for each in version.split(".")]


def trouble(root: Path, version: str) -> str:
    """Why this version cannot be released from here; empty if it can."""
    if not VERSION.fullmatch(version):
        return f"a version has three numbers, as 0.2.0; this is {version or 'nothing'}"
    if git(root, "status", "--porcelain"):
        return "there are changes that are not committed"
    released = [tag.removeprefix("v") for tag in git(root, "tag", "--list", "v*").split()]
    newest = max((each for each in released if VERSION.fullmatch(each)), key=numbers, default="")
    if newest and numbers(version) <= numbers(newest):
        return f"version {newest} is out already"
    heading = HEADING.search((root / "CHANGELOG.md").read_text("utf-8"))
    if heading is None or heading[2] != "unreleased":
        return "CHANGELOG.md says nothing about what is new: its first part must be '## VERSION — unreleased'"
    return ""


def release(root: Path, version: str, today: str) -> None:
    """Write the version and the day down, commit, tag."""
    project, changes = root / "pyproject.toml", root / "CHANGELOG.md"
    text = project.read_text("utf-8")
    project.write_text(re.sub(r'(?m)^version = ".*"$', f'version = "{version}"', text, count=1), "utf-8")
    changes.write_text(HEADING.sub(f"## {version} — {today}", changes.read_text("utf-8"), count=1), "utf-8")
    if git(root, "status", "--porcelain"):
        git(root, "commit", "-qam", f"Release {version}")
    git(root, "tag", "-a", f"v{version}", "-m", f"Saloon {version}")


def main(words: list[str], root: Path = Path(__file__).parents[1]) -> int:
    check = words[:1] == ["--check"]
    version = words[-1] if words[check:] else ""
    if why := trouble(root, version):
        print(f"no release: {why}", file=sys.stderr)
        return 1
    if not check:
        release(root, version, date.today().isoformat())
        print(f"tagged v{version}; when its wheels in dist/ are good: git push --follow-tags")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
