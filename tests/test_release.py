"""A release is written down, committed and tagged, or refused with a reason and nothing is changed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
import release

CHANGES = "# Changelog\n\n## 0.2.0 — unreleased\n\n- New.\n\n## 0.1.0 — 2026-01-01\n\n- First.\n"
PROJECT = '[project]\nname = "toy"\nversion = "0.1.0"\n\n[tool.other]\nversion = "7"\n'


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "somebody@example.org")
    (tmp_path / "CHANGELOG.md").write_text(CHANGES, "utf-8")
    (tmp_path / "pyproject.toml").write_text(PROJECT, "utf-8")
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "First"], ["tag", "-am", "First", "v0.1.0"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_a_release_is_dated_committed_and_tagged(root: Path) -> None:
    release.release(root, "0.2.0", "2026-02-03")
    assert "## 0.2.0 — 2026-02-03\n\n- New." in (root / "CHANGELOG.md").read_text("utf-8")
    assert "## 0.1.0 — 2026-01-01" in (root / "CHANGELOG.md").read_text("utf-8")
    assert (root / "pyproject.toml").read_text("utf-8") == PROJECT.replace('"0.1.0"', '"0.2.0"')
    assert release.git(root, "describe") == "v0.2.0"
    assert release.git(root, "status", "--porcelain") == ""


@pytest.mark.parametrize(("version", "why"), [("2", "three numbers"), ("0.1.0", "out already"), ("", "three numbers")])
def test_a_wrong_version_is_refused(root: Path, version: str, why: str) -> None:
    assert why in release.trouble(root, version)
    assert release.main([version], root) == 1
    assert release.git(root, "describe") == "v0.1.0"


def test_what_is_not_committed_or_not_told_is_not_released(root: Path) -> None:
    assert release.trouble(root, "0.2.0") == ""
    (root / "CHANGELOG.md").write_text(CHANGES.replace("unreleased", "2026-01-02"), "utf-8")
    assert "not committed" in release.trouble(root, "0.2.0")
    release.git(root, "commit", "-qam", "Second")
    assert "unreleased" in release.trouble(root, "0.3.0")


def test_the_changelog_of_the_house_begins_with_a_version() -> None:
    text = (Path(__file__).parents[1] / "CHANGELOG.md").read_text("utf-8")
    heading = release.HEADING.search(text)
    assert heading is not None and release.VERSION.fullmatch(heading[1])
