"""A report: its measures by hand on small examples, the same bytes however it is made, and a page by itself."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import saloon
from saloon.bots import make
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.kit.intervals import wilson
from saloon.lab.ratios import Ratio
from saloon.lab.reporting import LabReport, command_of, plan_of, report
from saloon.lab.restrained import Restrained, checked
from saloon.lab.simulate import experiment_of
from saloon.lab.tension import changes, decided, settled
from saloon.lab.trace import GameWatch, TracePlan, trace_game
from saloon.words import LANGS

PRSI = SHELF["prsi"]


# -- how close it was ----------------------------------------------------------------------------


def test_the_lead_changes_only_when_another_is_clearly_ahead() -> None:
    """Ten points in a hundred: less may be the error of a value."""
    even = [(0.5, 0.5), (0.54, 0.46), (0.46, 0.54), (0.5, 0.5)]
    assert changes(even) == 0
    to_and_fro = [(0.5, 0.5), (0.7, 0.3), (0.47, 0.53), (0.3, 0.7), (0.8, 0.2), (1.0, 0.0)]
    assert changes(to_and_fro) == 2


def test_in_front_for_good_since_the_last_change() -> None:
    curve = [(0.5, 0.5), (0.7, 0.3), (0.3, 0.7), (0.6, 0.4), (1.0, 0.0)]
    assert settled(curve) == pytest.approx(3 / 4)
    assert settled([(0.5, 0.5), (0.5, 0.5)]) is None
    assert decided(curve) == 1.0
    assert decided([(0.5, 0.5), (0.95, 0.05), (0.9, 0.1), (1.0, 0.0), (1.0, 0.0)]) == pytest.approx(1 / 4)
    assert decided([(0.5, 0.5), (0.95, 0.05), (0.5, 0.5)]) == 1.0


# -- time ----------------------------------------------------------------------------------------


class Moment:
    """A position that knows only who is to act and how many choices they have."""

    def __init__(self, *who: int, choices: int = 2) -> None:
        self.who, self.choices = who, choices

    def to_act(self) -> tuple[int, ...]:
        return self.who

    def legal(self, seat: int) -> list[int]:
        return list(range(self.choices))

    def view(self, seat: int) -> Moment:
        return self


def watched(*moments: tuple[int, Moment]) -> GameWatch:
    """Seats that act one after another, ten seconds a decision."""
    game = saloon.game("oko")
    watch = GameWatch(game, 3, moments[0][1], 10.0)
    watch.uses = None
    for seat, moment in moments:
        watch(moment, seat, None, moment)  # type: ignore[arg-type]
    return watch


def test_a_wait_is_what_passes_between_two_decisions_of_a_seat() -> None:
    """A decision takes the pace, a throw and a forced step one second."""
    found = watched((0, Moment(0)), (1, Moment(1)), (NATURE, Moment(NATURE)), (2, Moment(2, choices=1)), (0, Moment(0)))
    assert found.waits == [12.0]
    assert found.seconds == 32.0
    assert found.turns == 4


def test_those_who_decide_at_once_do_not_wait_for_each_other() -> None:
    both = Moment(0, 1)
    found = watched((0, both), (1, Moment(1)), (0, both), (1, Moment(1)))
    assert found.waits == [0.0, 0.0]
    assert found.seconds == 20.0


# -- what is used --------------------------------------------------------------------------------


def test_a_ban_holds_unless_nothing_else_is_allowed() -> None:
    """Nobody plays a seven, except as the only choice."""
    experiment = experiment_of(PRSI, 2, ["regular"], None, 0, ())
    free, banned = (
        [trace_game(replace(experiment, without=without), TracePlan(), number) for number in range(2)]
        for without in ((), ("seven",))
    )

    def chosen(games: Any) -> int:
        return sum(sum(did) for each in games for name, _, did in each.used if name == "seven")

    assert chosen(free) > 0
    assert chosen(banned) == 0


def test_a_bot_under_a_ban_takes_its_own_next_best() -> None:
    bot = make(PRSI, "expert", 0)
    state = PRSI.position("H7,HK,L9/L8,B9 L10 H8=H 1 1:0:0:- - - -").state
    order = [each.action for each in bot.explain(state.view(0)).ranked]
    first = PRSI.study.uses.of(state.view(0), 0, order[0])  # type: ignore[union-attr]
    assert Restrained(PRSI, 0, bot, first).choose(state.view(0)) == order[1]


def test_what_nobody_knows_is_refused() -> None:
    with pytest.raises(saloon.Unreadable, match="seven"):
        checked(PRSI, ["joker"])


# -- numbers -------------------------------------------------------------------------------------


def test_a_share_of_sums_rests_on_games() -> None:
    """A hundred decisions of one game tell less than a hundred games: the interval does not shrink with them."""
    rng, few, many = Random(3), Ratio(), Ratio()
    for _ in range(50):
        done = rng.random() < 0.5
        few.add(done, 1)
        many.add(100 * done, 100)
    one, other = few.estimate(0.0, 1.0), many.estimate(0.0, 1.0)
    assert one == pytest.approx(other)
    never = Ratio()
    for _ in range(30):
        never.add(0, 4)
    assert never.estimate(0.0, 1.0) == wilson(0, 30)


# -- the whole ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def found() -> LabReport:
    return report("oko", 2, 24, ("master", "beginner"), seed=3, luck=6, worth=4)


def test_jobs_change_no_byte(found: LabReport) -> None:
    again = report("oko", 2, 24, ("master", "beginner"), seed=3, luck=6, worth=4, jobs=2)
    assert again.html("cs") == found.html("cs")


def test_what_was_broken_off_goes_on(found: LabReport, tmp_path: Path) -> None:
    """Ctrl-C in the middle: the same command plays only the rest, and tells the same."""
    done: list[int] = []

    def stop(count: int, planned: int) -> None:
        done.append(count)
        if count >= 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        report("oko", 2, 24, ("master", "beginner"), seed=3, luck=6, worth=4, kept=tmp_path, on_progress=stop)
    assert done[-1] < 24 and list(tmp_path.rglob("*.part"))
    again = report("oko", 2, 24, ("master", "beginner"), seed=3, luck=6, worth=4, kept=tmp_path, forget=True)
    assert again == found
    assert not list(tmp_path.rglob("*.part"))


def test_the_page_tells_it_all_by_itself(found: LabReport) -> None:
    for lang in LANGS:
        html = found.html(lang)
        assert html.count("<section>") == 7
        assert not re.search(r"(?:src|href)=|https?:|@import|url\(|<script", html)
        assert len(html) < 60_000
    english = found.html("en")
    assert found.facts["command"] in english
    assert found.facts["sources"] in english
    for row in found.facts["uses"]:
        assert row["did"] <= row["could"]
        often = row["a_game"]
        assert often["n"] == 24 and often["value"] * 24 == pytest.approx(row["did"]), "games without it count"
        assert often["low"] <= often["value"] <= often["high"]
    assert sum(row["wins"]["value"] for row in found.facts["groups"]["seat"]) == pytest.approx(1)


def test_the_command_of_a_report_makes_it_again() -> None:
    plan = plan_of(PRSI, 3, 40, ("expert", "beginner"), PRSI.options.read("deal=5"), 7, luck=0, worth=3, pace=5)
    assert command_of(PRSI, plan) == (
        "saloon report prsi -n 40 --seats 3 --bots expert,beginner --option deal=5 --seed 7 --luck 0 --worth 3 --pace 5"
    )


@pytest.mark.parametrize("key", ["fliptown", "bang", "mlyn"])
def test_games_of_every_kind_have_one(key: str) -> None:
    """Alone for points; camps and roles; without luck."""
    game = SHELF[key]
    made = report(game, 1 if key == "fliptown" else None, 2, ("beginner",), luck=1, worth=1)
    assert made.html("ru").startswith("<!doctype html>")
    assert set(made.facts["groups"]) >= {"bot", "seat"} | ({"role", "character"} if key == "bang" else set())
    assert "<iframe" in made._repr_html_()


def test_a_simulation_shows_itself() -> None:
    html = saloon.simulate("oko", games=10)._repr_html_()
    assert "<table" in html and "<style" in html and "http" not in html
