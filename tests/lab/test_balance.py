"""Balance, bans, house rules of one's own and tuning: numbers by hand, the same on any number of processes."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import saloon
from saloon.cli.group import app
from saloon.kit.intervals import Estimate
from saloon.lab.balance import BalanceResult, FirstSeat, LevelPair, balance, fairness
from saloon.lab.comparing import RuleSet, compare, each_option, shorter
from saloon.lab.measures import measures
from saloon.lab.trial import Played
from saloon.lab.tuning import missed, nearer, tune
from saloon.lab.variants import built, parameters_of
from saloon.words import LANGS

OKO = saloon.game("oko")
SURE = Estimate(0.5, 0.5, 0.5)


def test_the_score_is_whole_at_the_targets_and_falls_with_the_distance() -> None:
    def found(wins: float, first: float) -> float:
        cell = LevelPair("master", "beginner", Estimate(wins, 0, 1), 0.6, 10)
        seat = FirstSeat("master", Estimate(first, 0, 1), 10)
        return BalanceResult("oko", 1, 2, "", 0, (cell,), (seat,), 0.5, None, None).score

    assert found(0.6, 0.5) == 1000
    assert found(0.9, 0.5) == pytest.approx(750)  # half of the way from 0.6 to 0, in one half of the score
    assert found(0.6, 1.0) == pytest.approx(500)


def test_a_favoured_seat_and_the_points_that_make_it_fair() -> None:
    """The first seat wins by one in 30 games of 40 and loses by ten in the rest: a point for the other is a tie."""
    games = [Played(number, (0, 1), (5, 4) if number % 4 else (0, 10), 9, 9) for number in range(40)]
    favoured, handicap = fairness(games, 2)
    assert favoured == 0
    assert handicap is not None
    assert (handicap.points, handicap.wins.value) == (1, 0.375)
    even = [Played(number, (0, 1), (number % 2, 1 - number % 2), 9, 9) for number in range(40)]
    assert fairness(even, 2) == (None, None)
    always = [Played(number, (0, 1), (1, 0), 9, 9) for number in range(40)]
    assert fairness(always, 2) == (0, None)


def test_jobs_change_nothing_in_a_balance() -> None:
    alone, together = (balance(OKO, deals=8, jobs=jobs).plain() for jobs in (1, 2))
    assert alone == together
    assert [(cell["level"], cell["other"]) for cell in alone["cells"]] == [("master", "beginner")]


def test_luck_of_one_game_adds_up_to_its_share() -> None:
    """All of the result came by luck: the share is whole; none of it: nothing."""
    played = Played(0, (0, 1), (1, 0), 9, 9, luck=(0.5, -0.5))
    assert measures(played, False, False)["luck"] == 1.0
    assert measures(played._replace(luck=(0.0, 0.0)), False, False)["luck"] == 0.0


def test_every_other_value_of_every_option() -> None:
    found = each_option(OKO, "rounds=3")
    assert {each.options for each in found} == {"rounds=2", "rounds=5", "rounds=3 ties=share", ""}
    assert shorter(compare(OKO, [RuleSet("rounds=3"), RuleSet()], 2, 60, luck=False)) == []


RULES = """
from saloon import game
from saloon.games.oko.rules import Oko

PARAMETERS = {"most": [2, 3, 9]}


def variant(most=9):
    class Few(Oko):
        __slots__ = ()

        def legal(self, seat):
            found = super().legal(seat)
            return found[-1:] if len(self.faces) >= most else found  # the last is to stop

    return game("oko").variant(f"oko-few-{most}", Few)
"""
"""Nobody throws more often than `most` times."""


@pytest.fixture
def house_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    (tmp_path / "my_lab_rules.py").write_text(RULES, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "my_lab_rules"
    from saloon.house.game import SHELF, forget

    for key in [key for key in SHELF if key.startswith("oko-few")]:
        forget(SHELF[key])
    built.cache_clear()
    sys.modules.pop("my_lab_rules", None)


def test_house_rules_of_ones_own_are_compared_and_tuned(house_rules: str) -> None:
    """With two throws at most there is less to decide; processes of their own build the same rules."""
    assert parameters_of(house_rules) == {"most": [2, 3, 9]}
    sets = [RuleSet(), RuleSet(variant=f"{house_rules}:most=2")]
    found = compare(OKO, sets, 2, 50, jobs=2)
    fewer = next(each for each in found.contrasts if each.measure == "decisions")
    assert fewer.clear and fewer.difference.high < 0
    assert found.plain() == compare(OKO, sets, 2, 50).plain()
    best = tune(OKO, {"decisions": 1.0}, trials=6, games=10, variant=house_rules).best[0]
    assert best.label == f"{house_rules}:most=2"
    again = tune(OKO, {"decisions": 1.0}, trials=6, games=4, variant=house_rules)
    assert [each.label for each in (*again.best, again.usual)].count(house_rules) == 1  # its defaults, named or not


def test_tuning_comes_near_to_its_goal_and_says_so_on_fresh_games() -> None:
    """Twelve decisions of a player in Oko take two or three rounds, and no choice of ties comes near with one."""
    found = tune(OKO, {"decisions": 12.0}, trials=6, games=12, only=["rounds"])
    assert found.best[0].label in ("rounds=2", "rounds=3")
    assert found.clear
    assert found.best[0].fresh is not None and found.usual.fresh is not None
    assert found.best[0].fresh < found.usual.fresh
    again = tune(OKO, {"decisions": 12.0}, trials=6, games=12, only=["rounds"], jobs=2)
    assert again.plain() == found.plain()


def test_how_far_from_the_goals() -> None:
    games = [{"decisions": 6.0, "first": 0.0}, {"decisions": 10.0, "first": 1.0}]
    assert missed(games, {"decisions": 10.0}) == pytest.approx(0.2)
    assert missed(games, {"decisions": 10.0, "first": 0.5}) == pytest.approx(0.1)
    closer = nearer([{"decisions": 9.0}] * 3, [{"decisions": 6.0}] * 3, {"decisions": 10.0})
    assert closer.value == pytest.approx(0.3)


def test_commands_tell_it_in_three_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))

    def run(*words: str) -> str:
        result = CliRunner().invoke(app, [*words], catch_exceptions=False)
        assert result.exit_code == 0, result.output
        return result.stdout

    for lang in LANGS:
        page = tmp_path / f"{lang}.html"
        run("balance", "oko", "-n", "2", "-j", "1", "--lang", lang, "--html", str(page))
        assert page.read_text("utf-8").startswith("<!doctype html>")
        run("tune", "oko", "--goal", "first=0.5", "--trials", "2", "-n", "4", "-j", "1", "--lang", lang)
        run("compare", "oko", "--without", "stop", "--luck", "-n", "4", "-j", "1", "--lang", lang)
        run("report", "oko", "-n", "4", "-j", "1", "--lang", lang, "-o", str(page))
    assert json.loads(run("balance", "oko", "-n", "2", "-j", "1", "--json"))["score"] <= 1000
    for wrong in (
        ["tune", "oko"],
        ["tune", "oko", "--goal", "fun=1"],
        ["balance", "fliptown", "--seats", "1"],
        ["balance", "oko", "--targets", "x"],
        ["compare", "oko", "--without", "joker"],
        ["compare", "oko", "--variant", "no_such_rules"],
    ):
        assert CliRunner().invoke(app, wrong).exit_code == 2, wrong


@pytest.mark.parametrize("command", [("balance", "oko"), ("tune", "oko", "--goal", "decisions=8")])
def test_what_keeps_nothing_says_so_when_it_is_broken_off(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(f"saloon.lab.{'balance' if command[0] == 'balance' else 'tuning'}.{command[0]}", interrupted)
    result = CliRunner().invoke(app, [*command, "--lang", "en"])
    assert result.exit_code == 130
    assert "Nothing of it is kept" in result.stderr and "is kept; the same command goes on" not in result.stderr
