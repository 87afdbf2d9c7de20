"""Programs of one's own on a seat: they play, and whatever goes wrong with them is told and lived with."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import saloon
from saloon.bots import program
from saloon.cli.group import app
from saloon.core import Unreadable

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
FIRST = f"cmd:{sys.executable} {EXAMPLES / 'first.py'}"


@pytest.fixture(autouse=True)
def nothing_runs_on() -> Iterator[None]:
    program.TOLD.clear()
    yield
    program.close_all()


def written(folder: Path, body: str) -> str:
    """A program that does this for each line it is asked."""
    path = folder / "bot.py"
    path.write_text(
        f"import json, os, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n    {body}\n", "utf-8"
    )
    return f"cmd:{sys.executable} {path}"


def test_a_program_plays_as_a_function_of_the_same_mind_does() -> None:
    mine = saloon.simulate("prsi", games=20, bots=[lambda view: view.moves()[0], "beginner"], seed=3)
    theirs = saloon.simulate("prsi", games=20, bots=[FIRST, "beginner"], seed=3)
    assert theirs.failures == 0
    assert [row.wins for row in theirs.groups["bot"]] == [row.wins for row in mine.groups["bot"]]
    assert [row.value for row in theirs.groups["bot"]] == ["first.py", "beginner"]


def test_the_example_in_another_language_plays() -> None:
    node = Path(sys.executable).with_name("node")
    assert node.exists(), "the development environment brings Node"
    assert saloon.simulate("oko", games=5, bots=[f"cmd:{node} {EXAMPLES / 'last.mjs'}", "regular"]).failures == 0


def test_it_is_told_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    kept = tmp_path / "asked"
    bot = written(tmp_path, f"open({str(kept)!r}, 'a').write(line); print(asked['legal'][0], flush=True)")
    table = saloon.play("prsi", seats=2, bots=[bot, "beginner"], seed=1)
    table.run()
    asked = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    assert {each["seat"] for each in asked} == {0}
    for each in asked:
        assert set(each) == {"game", "options", "seats", "seat", "number", "seconds", "view", "state", "legal"}
        assert set(each["view"].split()[0].split("/")[1].split(",")) <= {"?", *each["view"].split()[6].split(",")}
    assert all(saloon.game("prsi").position(each["view"]).state.view(0) for each in asked)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("os._exit(3)", "has ended"),
        ("print('nonsense', flush=True)", "insists on 'nonsense'"),
        ("print(json.dumps({'move': 7}), flush=True)", "not allowed"),
        ("os.close(1); time.sleep(60)", "its output is closed"),
    ],
)
def test_trouble_is_told_in_a_line_and_the_game_goes_on(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], body: str, why: str
) -> None:
    result = saloon.simulate("prsi", games=2, bots=[written(tmp_path, body), "beginner"])
    assert (result.games, result.failures) == (2, 2)
    told = [line for line in capfd.readouterr().err.splitlines() if line.startswith("cmd:")]
    assert len(told) == 2
    assert all(why in line and "a regular bot plays on" in line for line in told)


def test_silence_ends_after_its_time(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "SECONDS", 0.2)
    result = saloon.simulate("oko", games=1, bots=[written(tmp_path, "time.sleep(60)"), "regular"])
    assert (result.games, result.failures) == (1, 1)
    assert "gave no answer within 0.2 s" in capfd.readouterr().err


def test_what_is_not_allowed_comes_back_with_its_reason(tmp_path: Path) -> None:
    bot = written(tmp_path, "print('draw' if 'clause' not in asked else asked['legal'][0], flush=True)")
    position = saloon.game("prsi").position("H7,HK/L8,B9 L9 H8=H 1 1:0:0:- - - -")
    table = saloon.play(position, bots=[bot, "beginner"], seed=1)
    assert saloon.game("prsi").notation.write(table.step().action) == "H7"


def test_much_trouble_is_told_ten_times(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    bot = written(tmp_path, "print('nonsense', flush=True)")
    assert saloon.simulate("oko", games=12, bots=[bot, "chance"]).failures == 12
    assert len([line for line in capfd.readouterr().err.splitlines() if line.startswith("cmd:")]) == program.MOST_TOLD


def test_what_cannot_be_started_is_told_before_anything_is_played() -> None:
    with pytest.raises(Unreadable, match="program-broken"):
        saloon.simulate("prsi", games=5, bots=["cmd:./nowhere-at-all", "regular"])
    with pytest.raises(Unreadable, match="program-broken"):
        saloon.play("prsi", bots=["cmd:"])
    shown = CliRunner().invoke(app, ["sim", "oko", "-n", "5", "--bots", "cmd:./nowhere-at-all,regular", "--lang", "en"])
    assert shown.exit_code != 0
    assert "cannot play" in shown.output


def test_on_the_command_line(tmp_path: Path) -> None:
    bot = written(tmp_path, "print('nonsense', flush=True)")
    good = CliRunner().invoke(app, ["sim", "oko", "-n", "4", "-j", "1", "--bots", f"{FIRST},regular", "--json"])
    assert json.loads(good.stdout)["failures"] == 0
    bad = CliRunner().invoke(app, ["sim", "oko", "-n", "4", "-j", "1", "--bots", f"{bot},regular", "--lang", "en"])
    assert "In 4 of these games a program failed" in bad.output
