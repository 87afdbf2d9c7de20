"""Rules side by side: equal rules show no difference, and what differs for sure is called clear."""

from __future__ import annotations

import pytest

from saloon import game
from saloon.kit.intervals import Mean
from saloon.lab.comparing import DiffCounts, compare, measures
from saloon.lab.trial import Played

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
    one, many = [DiffCounts([""] * count, camps=False, levels_differ=False) for count in (2, 6)]
    for number in range(60):
        for counts in (one, many):
            first = Played(number, (0, 1), (number % 2, 1), 4, 4 + number % 3)
            counts.add([first] + [first._replace(decisions=6)] * (len(counts.settings) - 1))
    narrow, wide = one.contrasts()[0].difference, many.contrasts()[0].difference
    assert narrow.value == wide.value
    assert wide.low < narrow.low < narrow.high < wide.high


def test_an_interval_for_many_is_wider() -> None:
    mean = Mean()
    for value in range(100):
        mean.add(value % 7)
    assert mean.at_any_time(0.01).low < mean.at_any_time().low
