"""`make play` begins at once in plain Python, compiles in the background, and uses that the next time."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))
import begin  # noqa: E402
import compiled  # noqa: E402


class Compiler:
    """Stands in for mypyc: writes what a compiled house has, or fails."""

    fails = False
    times = 0

    def house(self, target: Path, games: list[str]) -> None:
        self.times += 1
        (target / "saloon").mkdir(parents=True)
        (target / "saloon" / "rules.so").write_text("compiled")
        (target / "saloon" / "rules.py").write_text("a copy")
        if self.fails:
            raise RuntimeError("the disk is full")
        (target / "fingerprint").write_text("whole")


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    """A small house of its own with a compiler; what would be begun in the background is done at once."""
    found, source = Compiler(), tmp_path / "src"
    (source / "saloon").mkdir(parents=True)
    (source / "saloon" / "rules.py").write_text("one")
    monkeypatch.setattr(begin, "SOURCE", source)
    monkeypatch.setattr(begin, "MADE", tmp_path / "quick")
    monkeypatch.setattr(compiled, "house", found.house)
    monkeypatch.setattr(compiled, "compiler", lambda: "cc")
    monkeypatch.setattr(compiled, "fingerprint", lambda games, level: (source / "saloon" / "rules.py").read_text() * 16)
    monkeypatch.delenv("SALOON_COMPILE", raising=False)
    monkeypatch.delenv("PYTHONPATH", raising=False)

    def behind() -> None:
        if found.fails:
            with pytest.raises(RuntimeError):
                begin.make()
        else:
            begin.make()

    monkeypatch.setattr(begin, "behind", behind)
    return found


def test_the_first_start_is_plain_and_says_so_the_next_one_compiled_and_silent(
    compiler: Compiler, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "PYTHONPATH" not in begin.environment()
    assert capsys.readouterr().out.splitlines() == [begin.BEGUN]
    found = Path(begin.environment()["PYTHONPATH"])
    assert (found / "saloon" / "rules.so").exists() and compiler.times == 1
    assert capsys.readouterr().out == ""


def test_what_is_not_compiled_is_read_where_it_is_edited(compiler: Compiler) -> None:
    begin.environment()
    page = begin.SOURCE / "saloon" / "page.js"
    page.write_text("one")
    found = Path(begin.environment()["PYTHONPATH"]) / "saloon" / "page.js"
    page.write_text("two")
    assert found.read_text() == "two"
    page.unlink()
    begin.environment()
    assert not found.is_symlink()


def test_changed_sources_are_compiled_anew_and_the_old_ones_never_used(compiler: Compiler) -> None:
    begin.environment()
    old = begin.environment()["PYTHONPATH"]
    (begin.SOURCE / "saloon" / "rules.py").write_text("two")
    assert "PYTHONPATH" not in begin.environment()
    assert begin.environment()["PYTHONPATH"] != old and compiler.times == 2
    assert Path(old).exists()  # a running house may still read from it
    (begin.SOURCE / "saloon" / "rules.py").write_text("three")
    begin.environment()
    assert not Path(old).exists()


def test_no_means_no(compiler: Compiler, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    begin.environment()
    capsys.readouterr()
    monkeypatch.setenv("SALOON_COMPILE", "no")
    assert "PYTHONPATH" not in begin.environment()
    assert capsys.readouterr().out == "" and compiler.times == 1


def test_yes_compiles_before_it_starts(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_COMPILE", "yes")
    assert "PYTHONPATH" in begin.environment()


def test_without_a_compiler_nothing_is_said_or_tried(
    compiler: Compiler, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "compiler", lambda: None)
    assert "PYTHONPATH" not in begin.environment()
    assert capsys.readouterr().out == "" and not compiler.times


def test_what_broke_off_is_never_used_and_made_again(compiler: Compiler) -> None:
    compiler.fails = True
    begin.environment()
    compiler.fails = False
    assert "PYTHONPATH" not in begin.environment()  # the half-made one is not taken
    assert compiler.times == 2
    assert "PYTHONPATH" in begin.environment()


def test_two_starts_at_once_compile_once(compiler: Compiler) -> None:
    begin.MADE.mkdir()
    with (begin.MADE / "lock").open("w") as other:
        begin.flock(other, begin.LOCK_EX)
        begin.make()
    assert not compiler.times
