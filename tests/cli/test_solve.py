"""Tables from the command line: worked out, interrupted, gone on with, checked, refused."""

from __future__ import annotations

import builtins
import json
import os
import signal
from pathlib import Path
from types import SimpleNamespace

import pytest

from ring import outer

KEY = "krizovy_mlyn"
ROUNDS = 20
MATCH = ("--seats", "5", "-o", "rounds=2")


@pytest.fixture
def few_men(monkeypatch):
    """Three men each are solved in a second."""
    pytest.importorskip("numba")
    monkeypatch.setattr(f"saloon.games.{KEY}.study.STONES", 3)


def table(data: Path) -> Path:
    return data / "solved" / f"{KEY}-blocked=loses.table"


def test_a_game_is_solved_and_checked(saloon, few_men, data):
    solved = saloon("solve", KEY)
    assert solved.exit_code == 0 and str(table(data)) in solved.stdout
    checked = json.loads(saloon("solve", KEY, "--check", "--json").stdout)
    assert (checked["wrong"], checked["drawn"], checked["won"], checked["lost"]) == (0, 38615, 89230, 38976)
    assert saloon("solve", KEY, "--check", "--lang", "cs").exit_code == 0
    before = table(data).stat().st_mtime_ns
    assert saloon("solve", KEY).exit_code == 0
    assert table(data).stat().st_mtime_ns == before, "what is there is not worked out again"


def test_ctrl_c_loses_nothing(saloon, few_men, data, monkeypatch):
    """Pressed again and again, each time a little farther, it comes to the same bytes."""
    saloon("solve", KEY)
    whole = table(data).read_bytes()
    table(data).unlink()
    from saloon.games.krizovy_mlyn.engine import solver

    step, steps = solver.Work.step, []

    def impatient(work):
        steps.append(work.at)
        if len(steps) % ROUNDS == 0:
            os.kill(os.getpid(), signal.SIGINT)
        return step(work)

    monkeypatch.setattr(solver.Work, "step", impatient)
    runs = [saloon("solve", KEY)]
    while runs[-1].exit_code == 130:
        assert "goes on" in runs[-1].stderr and not table(data).exists()
        runs.append(saloon("solve", KEY))
    assert len(runs) > 2 and runs[-1].exit_code == 0
    assert len(set(steps)) == len(steps), "no step is done twice"
    assert table(data).read_bytes() == whole
    assert [path.name for path in table(data).parent.iterdir()] == [table(data).name]


def test_a_table_that_does_not_fit_is_refused_in_words(saloon, few_men, data):
    saloon("solve", KEY)
    other = data / "solved" / f"{KEY}-blocked=draw.table"
    table(data).rename(other)
    refused = saloon("solve", KEY, "--check", "-o", "blocked=draw")
    assert refused.exit_code == 2
    assert "blocked=loses" in refused.stderr and "blocked=draw" in refused.stderr
    other.write_bytes(b"{}")
    assert "damaged" in saloon("solve", KEY, "--check", "-o", "blocked=draw").stderr


def test_a_wrong_value_is_found(saloon, few_men, data):
    from saloon.solve.kept import read, write

    saloon("solve", KEY)
    (values,), _ = read(table(data), f"{KEY} 1 blocked=loses")
    forged = bytearray(values)
    forged[forged.index(7)] = 0
    write(table(data), f"{KEY} 1 blocked=loses", [forged])
    assert saloon("solve", KEY, "--check").exit_code == 1


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        ((KEY, "--check"), 2, f"saloon solve {KEY} -o blocked=loses"),
        (("oko", "--check", *MATCH), 2, "saloon solve oko --seats 5 -o rounds=2"),
        (("prsi",), 1, "no table"),
        (("oko",), 2, "comes with the package"),
        (("maroko", "--seats", "4", "-o", "rounds=3"), 2, "comes with the package"),
        (("oko", "--seats", "9"), 2, "2 to 8"),
        ((KEY, "--seats", "3"), 2, "3"),
        (("oko", "--seats", "8", "-o", "rounds=4"), 2, "rounds"),
    ],
)
def test_what_is_not_there_is_said(saloon, args, code, words):
    result = saloon("solve", *args)
    assert result.exit_code == code and words in result.stderr


@pytest.mark.parametrize(
    ("key", "module"), [((KEY,), f"saloon.games.{KEY}.engine.solver"), (("oko", *MATCH), "saloon.kit.contest.solver")]
)
def test_without_numba_a_sentence_says_how_to_get_it(saloon, monkeypatch, key, module):
    real = builtins.__import__

    def bare(name, *args, **kwargs):
        if name.startswith(("numba", module)):
            raise ModuleNotFoundError(name="numba")
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", bare)
    result = saloon("solve", *key)
    assert result.exit_code == 2 and 'pip install "saloon[solve]"' in result.stderr


class TestMatch:
    """Oko among five for two rounds, filled in where it lies."""

    NAME = "oko-seats=5-rounds=2.table"

    @pytest.fixture(autouse=True)
    def tools(self):
        pytest.importorskip("numba")

    @outer("cli/test_solve.py::test_ctrl_c_loses_nothing")
    def test_pressed_again_and_again_ctrl_c_comes_to_the_same_bytes(self, saloon, data, monkeypatch):
        assert saloon("solve", "oko", *MATCH).exit_code == 0
        path = data / "solved" / self.NAME
        whole = path.read_bytes()
        path.unlink()
        from saloon.kit.contest import solver

        real, known = solver.Work.next_standing, []

        def impatient(work):
            before = work.known
            more = real(work)
            if work.known > before:
                known.append(work.done)
                os.kill(os.getpid(), signal.SIGINT)
            return more

        monkeypatch.setattr(solver, "STEP", 0)
        monkeypatch.setattr(solver.Work, "next_standing", impatient)
        runs = [saloon("solve", "oko", *MATCH)]
        while runs[-1].exit_code == 130:
            assert "goes on" in runs[-1].stderr and not path.exists()
            runs.append(saloon("solve", "oko", *MATCH))
        assert len(runs) > 2 and runs[-1].exit_code == 0
        assert len(set(known)) == len(known), "nothing is worked out twice"
        assert path.read_bytes() == whole
        assert [each.name for each in path.parent.iterdir()] == [self.NAME]

    def test_it_is_checked_and_told_how_far_it_is_off(self, saloon, data):
        saloon("solve", "oko", *MATCH)
        checked = json.loads(saloon("solve", "oko", *MATCH, "--check", "--json").stdout)
        assert (checked["beginnings"], checked["wrong"]) == (832, 0) and checked["differ"] < 1e-12
        assert "Začátky kol" in saloon("solve", "oko", *MATCH, "--check", "--lang", "cs").stdout
        (data / "solved" / self.NAME).rename(data / "solved" / "oko-seats=6-rounds=2.table")
        refused = saloon("solve", "oko", "--seats", "6", "-o", "rounds=2", "--check")
        assert refused.exit_code == 2 and "seats=5" in refused.stderr and "seats=6" in refused.stderr

    def test_a_disk_that_is_too_small_is_told_at_once(self, saloon, data, monkeypatch):
        monkeypatch.setattr("saloon.solve.kept.shutil.disk_usage", lambda path: SimpleNamespace(free=5_000_000))
        refused = saloon("solve", "oko", "--seats", "8", "-o", "rounds=3")
        assert refused.exit_code == 2 and "104 MB" in refused.stderr and "5 MB" in refused.stderr
        assert not list((data / "solved").iterdir())
