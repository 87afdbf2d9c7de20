"""Rules side by side: equal rules show no difference, and what differs for sure is called clear."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import saloon
from saloon import game
from saloon.games.oko.rules import Oko
from saloon.house.game import forget
from saloon.kit.intervals import Mean
from saloon.lab.comparing import DiffCounts, compare
from saloon.lab.measures import MeasurePlan, measures
from saloon.lab.trial import Played
from saloon.words import LANGS

OKO, PRSI = game("oko"), game("prsi")


def test_equal_rules_do_not_differ_in_any_game() -> None:
    """The same chance and the same rules: every difference is exactly 0, and so it is known at once."""
    found = compare(PRSI, [PRSI.options(), PRSI.options()], 2, 2000, ["regular", "beginner"])
    assert {each.difference for each in found.contrasts} == {(0.0, 0.0, 0.0)}
    assert not any(each.clear for each in found.contrasts)
    assert found.games == 50


def test_what_differs_for_sure_is_clear() -> None:
    """Three rounds of Oko take more decisions than one."""
    found = compare(OKO, [OKO.options.read("rounds=1"), OKO.options.read("rounds=3")], 2, 100)
    longer = next(each for each in found.contrasts if each.measure == "decisions")
    assert longer.clear and longer.difference.low > 0
    assert longer.value.value == pytest.approx(longer.base.value + longer.difference.value)


def test_measures_of_one_game() -> None:
    played = Played(0, (1, 0, 2), (7, 7, 3), 40, 12)
    found = measures(played, camps=False, levels_differ=True)
    assert found == {"decisions": 4, "events": 40, "first": 0.5, "skill": 0.5, "tied": 1, "margin": 0}
    assert measures(Played(0, (0,), (61,), 9, 5), False, False) == {"decisions": 5, "events": 9, "points": 61}
    assert set(measures(played, camps=True, levels_differ=False)) == {"decisions", "events", "first"}


def test_more_contrasts_need_more_to_be_clear() -> None:
    """Bonferroni: the interval of one difference is narrower than that of the same one among many."""
    one, many = [DiffCounts([""] * count) for count in (2, 6)]
    for number in range(60):
        for counts in (one, many):
            counts.add([{"decisions": 2 + number % 3 / 2}] + [{"decisions": 3.0}] * (len(counts.settings) - 1))
    narrow, wide = one.contrasts()[0].difference, many.contrasts()[0].difference
    assert narrow.value == wide.value
    assert wide.low < narrow.low < narrow.high < wide.high


def test_an_interval_for_many_is_wider() -> None:
    mean = Mean()
    for value in range(100):
        mean.add(value % 7)
    assert mean.at_any_time(0.01).low < mean.at_any_time().low


def test_the_measures_of_a_report_stand_side_by_side() -> None:
    """Who wins seat by seat, how long, how close, luck, and what is used: as a report has them of the same games."""
    report = saloon.report("prsi", 3, 6, luck=0, worth=0).facts
    found = compare(PRSI, ["", "over=free"], 3, 6, luck=True, plan=MeasurePlan(chances=True, uses=True))
    base = {each.measure: each.base.value for each in found.contrasts}
    assert [base[name] for name in ("first", "seat-2", "seat-3")] == [
        each["wins"]["value"] for each in report["groups"]["seat"]
    ]
    for name in ("minutes", "turns", "decisions", "events", "wait"):
        assert base[name] == pytest.approx(report["length"][name]["value"]), name
    for name in ("changes", "settled", "decided"):
        assert base[name] == pytest.approx(report["tension"][name]["value"]), name
    assert base["luck"] > 0
    assert {f"use-{row['name']}": row["a_game"]["value"] for row in report["uses"]}.items() <= base.items()
    assert {each.n for each in found.contrasts} <= set(range(1, 7))


def test_what_was_broken_off_goes_on(tmp_path: Path) -> None:
    """The same to the byte as in one go; when all is told nothing is left."""

    def broken(done: int, planned: int) -> None:
        raise KeyboardInterrupt

    sets = [OKO.options.read(words) for words in ("", "ties=share")]
    with pytest.raises(KeyboardInterrupt):
        compare(OKO, sets, 2, 150, kept=tmp_path, on_progress=broken)
    (folder,) = tmp_path.iterdir()
    assert list(folder.glob("*.part"))
    again = compare(OKO, sets, 2, 150, kept=tmp_path, forget=True)
    assert again == compare(OKO, sets, 2, 150, jobs=ThreadPoolExecutor(2))
    assert not list(tmp_path.iterdir())


def test_house_rules_at_hand_are_compared() -> None:
    """A class of one's own, without a module."""

    class Once(Oko):
        __slots__ = ()

        def legal(self, seat: int) -> Any:
            found = super().legal(seat)
            return found[-1:] if self.faces else found

    once = OKO.variant("oko-once", Once)
    try:
        found = compare("oko", ["", once], 2, 50)
    finally:
        forget(once)
    decisions = next(each for each in found.contrasts if each.measure == "decisions")
    assert (decisions.setting, decisions.clear) == ("oko-once", True)
    assert decisions.difference.high < 0


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_by_itself(lang: str) -> None:
    found = compare("prsi", ["", "over=free"], 2, 3, luck=True, plan=MeasurePlan(True, True), command="saloon compare")
    html = found.html(lang)
    assert "http" not in html
    assert not re.search(r"\b(compare|report|sim)-[a-z]", re.sub(r"<style>.*?</style>", "", html, flags=re.S))
    assert "<iframe" in found._repr_html_()
