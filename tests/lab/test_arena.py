"""The arena: paired games, regret by the review's measure, illegal tries by clause, and agents that break."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from saloon.bots import program
from saloon.cli.group import app
from saloon.core.state import Unreadable
from saloon.crew import Processes
from saloon.games import SHELF
from saloon.lab.arena import Arena, ArenaTable, arena
from saloon.lab.contenders import contenders

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
FIRST = f"first=cmd:{sys.executable} {EXAMPLES / 'first.py'}"


@pytest.fixture(autouse=True)
def nothing_runs_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SALOON_DATA", str(tmp_path / "data"))
    program.TOLD.clear()
    yield
    program.close_all()


def plan(key: str, *agents: str, seats: int = 2, deals: int = 3, **given: Any) -> Arena:
    module = type(SHELF[key].new(seats)).__module__
    return Arena(module, key, seats, "", contenders(agents), deals, 1, **given)


def spoken(folder: Path, body: str) -> str:
    path = folder / "bot.py"
    path.write_text(
        f"import json, os, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n    {body}\n", "utf-8"
    )
    return f"mine=cmd:{sys.executable} {path}"


@pytest.mark.parametrize(("key", "seats"), [("prsi", 2), ("oko", 3), ("fliptown", 1)])
def test_nobody_is_better_than_itself(key: str, seats: int) -> None:
    """The same chance, all seats swapped: a difference of exactly nothing, deal by deal."""
    found = arena(plan(key, "chance", "chance", seats=seats, deals=2, regret=False))
    assert found.pairs[0].wins.value == 0.0
    assert found.agents[0].wins == found.agents[1].wins
    assert found.games == 2 * (2 * seats if seats % 2 else seats)


def test_every_pair_meets_the_same_chance_on_every_seat() -> None:
    made = plan("prsi", "a=chance", "b=beginner", "c=regular", deals=2)
    assert made.games == 3 * 2 * 2
    orders = [made.order(number) for number in range(made.games)]
    assert orders == [(0, 1), (1, 0)] * 2 + [(0, 2), (2, 0)] * 2 + [(1, 2), (2, 1)] * 2
    chances = [made.chance(number) for number in range(made.games)]
    assert chances == chances[:4] * 3 and len(set(chances)) == 2


def test_regret_is_what_a_review_would_charge() -> None:
    """Oko is worked out: its master gives nothing away, chance does, and the costs are those of the review."""
    from saloon.reviews.judging import judge
    from saloon.reviews.prospects import choices

    made = plan("oko", "master", "chance", deals=4)
    found = arena(made)
    master, chance = found.agents
    assert master.regret is not None and chance.regret is not None
    assert master.regret.value == 0.0
    assert chance.regret.value > 1
    assert master.wins.value + chance.wins.value == pytest.approx(1)
    table, costs = ArenaTable(made, 0), [0.0, 0.0]
    inner = table.choose

    def watched(state: Any, seat: int, legal: Any, chance: Any) -> Any:
        action = inner(state, seat, legal, chance)
        among = choices(table.game, state.view(seat), seat)
        assert table.prospects is not None
        costs[seat] += judge(table.prospects, state.view(seat), seat, among, action).cost.value
        return action

    table.choose = watched  # type: ignore[method-assign]
    assert [run.cost for run in table.run().runs] == costs


def test_illegal_tries_are_counted_by_clause(tmp_path: Path) -> None:
    """It first tries what is no move, or a card that it seldom has; then it does what is allowed."""
    body = "print('nonsense' if 'refused' not in asked else asked['legal'][0], flush=True)"
    found = arena(plan("prsi", spoken(tmp_path, body), "beginner", deals=2, regret=False))
    mine, other = found.agents
    assert mine.decisions and mine.refusals == {"unreadable-action": mine.decisions}
    assert mine.illegal == 100 and mine.failures == 0
    assert other.refusals == {}
    program.close_all()
    body = "print('L8' if 'refused' not in asked else asked['legal'][0], flush=True)"
    found = arena(plan("prsi", spoken(tmp_path, body), "beginner", deals=2, regret=False))
    assert found.agents[0].refusals and all(clause[0].isdigit() for clause in found.agents[0].refusals)


def test_the_last_answer_counts(tmp_path: Path) -> None:
    """A program that talks: what it names last is its move."""
    body = "print(json.dumps({'say': 'move: nonsense\\nNo, that is wrong.\\nmove: ' + asked['legal'][0]}), flush=True)"
    talks = arena(plan("prsi", spoken(tmp_path, body), "beginner", deals=3, regret=False))
    plays = arena(plan("prsi", FIRST, "beginner", deals=3, regret=False))
    assert talks.agents[0].refusals == {}
    assert talks.agents[0].wins == plays.agents[0].wins


def test_what_is_legal_can_be_hidden(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    body = f"open({str(asked)!r}, 'a').write(line); print(asked.get('legal', ['nonsense'])[0], flush=True)"
    found = arena(plan("oko", spoken(tmp_path, body), "chance", deals=1, legal="hidden", regret=False))
    assert found.agents[0].failures == 2 and found.legal == "hidden"
    assert all("legal" not in json.loads(line) for line in asked.read_text("utf-8").splitlines())


@pytest.mark.parametrize(
    ("body", "why"),
    [("raise KeyError(1)", "broke: KeyError"), ("return 'nonsense'", "not allowed"), ("return 7", "broke|not allowed")],
)
def test_an_agent_that_breaks_is_told_and_the_run_goes_on(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], body: str, why: str
) -> None:
    path = tmp_path / "mine.py"
    path.write_text(f"def choose(view):\n    {body}\n", "utf-8")
    found = arena(plan("oko", f"python:{path}:choose", "beginner", deals=1))
    assert (found.agents[0].name, found.agents[0].failures, found.games) == ("choose", 2, 2)
    assert found.agents[0].decisions == 0, "what a stand-in does is not the agent's"
    import re

    assert re.search(why, capfd.readouterr().err)


def test_two_processes_and_a_run_that_goes_on_give_the_same(tmp_path: Path) -> None:
    made = plan("oko", "chance", "master", FIRST, deals=3)
    one = arena(made)
    assert arena(made, Processes(2), kept=tmp_path) == one
    parts = sorted(tmp_path.rglob("*.part"))
    assert parts
    parts[0].unlink()
    assert arena(made, kept=tmp_path, forget=True) == one
    assert not list(tmp_path.rglob("*.part"))


def test_on_the_command_line() -> None:
    run = CliRunner()
    shown = run.invoke(app, ["arena", "oko", "chance", FIRST, "-n", "2", "-j", "1", "--lang", "en"])
    assert shown.exit_code == 0
    assert "chance : first" in shown.output and "Given away" in shown.output
    told = run.invoke(app, ["arena", "oko", "chance", "master", "-n", "2", "-j", "1", "--json", "--no-regret"])
    found = json.loads(told.stdout)
    assert [each["name"] for each in found["agents"]] == ["chance", "master"]
    assert found["agents"][0]["regret"] is None and found["pairs"][0]["wins"]["low"] >= -1
    for wrong in (["oko", "chance"], ["oko", "chance", "cmd:./nowhere"], ["oko", "chance", "python:nowhere:x"]):
        refused = run.invoke(app, ["arena", *wrong, "--lang", "en"])
        assert refused.exit_code == 2 and "saloon:" in refused.output


def test_one_agent_is_no_arena() -> None:
    with pytest.raises(Unreadable, match="arena-two"):
        contenders(["regular"])
