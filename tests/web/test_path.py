"""From clicks to a choice: the page follows paths of ids and knows no rule."""

from __future__ import annotations

from typing import Any

import pytest

from web.house import Person

DRAUGHTS = [
    {"text": "a3-b4", "label": "", "path": ["man-a3", "b4"], "loose": False},
    {"text": "c3-b4", "label": "", "path": ["man-c3", "b4"], "loose": False},
    {"text": "c3-d4", "label": "", "path": ["man-c3", "d4"], "loose": False},
    {"text": "draw", "label": "", "path": [], "loose": False},
]
DICE = [
    {"text": "all", "label": "", "path": ["throw"], "loose": True},
    {"text": "keep 1", "label": "", "path": ["die-0", "throw"], "loose": True},
    {"text": "keep 12", "label": "", "path": ["die-0", "die-1", "throw"], "loose": True},
]
THREE = [
    {"text": "+".join(each), "label": "", "path": [*each, "throw"], "loose": True}
    for each in (("0",), ("0", "2"), ("1",), ("0", "1"), ("0", "2", "1"))
]
CARDS = [
    {"text": "HO", "label": "", "path": ["card-HO"], "loose": False},
    {"text": "HO=L", "label": "", "path": ["card-HO", "suit-L"], "loose": False},
]

FOLLOW = """async ([choices, clicks, alike]) => {
  const { Paths } = await import('/web/table/path.js');
  const paths = new Paths(choices, alike);
  let last = {};
  for (const id of clicks) last = id === 'BACK' ? { did: paths.back() ? 'back' : 'nothing' } : paths.click(id);
  return { made: last.made?.text ?? null, did: last.did ?? '', picked: paths.picked, next: [...paths.next].sort(),
           complete: paths.complete.map((each) => each.text), later: paths.later('throw') };
}"""


@pytest.fixture
def follow(eva: Person) -> Any:
    eva.go("/")
    return lambda choices, *clicks, alike=(): eva.page.evaluate(FOLLOW, [choices, list(clicks), list(alike)])


def test_first_steps_are_offered_until_one_is_taken(follow: Any) -> None:
    assert follow(DRAUGHTS)["next"] == ["man-a3", "man-c3"]
    assert follow(DRAUGHTS, "man-c3")["next"] == ["b4", "d4"]


def test_the_last_step_makes_the_choice(follow: Any) -> None:
    result = follow(DRAUGHTS, "man-c3", "d4")
    assert result["made"] == "c3-d4"
    assert result["picked"] == []


def test_another_first_step_begins_anew(follow: Any) -> None:
    result = follow(DRAUGHTS, "man-c3", "man-a3")
    assert result["did"] == "anew"
    assert result["picked"] == ["man-a3"]


def test_a_click_that_leads_nowhere_keeps_what_is_half_made(follow: Any) -> None:
    result = follow(DRAUGHTS, "man-c3", "h8")
    assert (result["did"], result["picked"]) == ("nothing", ["man-c3"])


def test_a_second_click_on_the_same_thing_takes_it_back(follow: Any) -> None:
    result = follow(DRAUGHTS, "man-c3", "man-c3")
    assert (result["did"], result["picked"]) == ("back", [])


def test_back_takes_one_step_back(follow: Any) -> None:
    assert follow(DRAUGHTS, "man-c3", "BACK")["picked"] == []
    assert follow(DRAUGHTS, "BACK")["did"] == "nothing"


def test_a_click_that_leads_nowhere_changes_nothing(follow: Any) -> None:
    assert follow(DRAUGHTS, "h8")["did"] == "nothing"


def test_loose_steps_come_in_any_order_and_can_be_taken_back(follow: Any) -> None:
    assert follow(DICE, "die-1", "die-0", "throw")["made"] == "keep 12"
    assert follow(DICE, "die-1", "die-0", "die-1", "throw")["made"] == "keep 1"
    assert follow(DICE, "throw")["made"] == "all"


def test_a_set_that_is_no_choice_cannot_be_ended(follow: Any) -> None:
    result = follow(DICE, "die-1")
    assert result["next"] == ["die-0"]
    assert result["later"]


def test_a_choice_that_can_go_on_waits_to_be_confirmed(follow: Any) -> None:
    result = follow(CARDS, "card-HO")
    assert result["made"] is None
    assert result["complete"] == ["HO"]
    assert result["next"] == ["suit-L"]
    assert follow(CARDS, "card-HO", "suit-L")["made"] == "HO=L"


FOURS = [
    {"text": text, "label": "", "path": [*path, "cup"], "loose": True}
    for text, path in {"444": "012", "1": "3", "4441": "0123"}.items()
]


def test_one_of_three_alike_takes_the_others_along(follow: Any) -> None:
    """Where no choice has one without them; a second click puts all back."""
    alike = [["0", "1", "2"]]
    assert sorted(follow(FOURS, "1", alike=alike)["picked"]) == ["0", "1", "2"]
    assert follow(FOURS, "1", "0", alike=alike)["picked"] == []
    assert follow(FOURS, "1", "3", "cup", alike=alike)["made"] == "4441"
    assert follow(FOURS, "3", "2", "1", "cup", alike=alike)["made"] == "1"


def test_things_alike_may_stand_for_one_another(follow: Any) -> None:
    """Of two dice with the same face either may be clicked first, taken back, or both be thrown."""
    equal = [["0", "2"]]
    assert follow(THREE, "2", alike=equal)["next"] == ["0", "1", "throw"]
    assert follow(THREE, "2", "0", alike=equal)["next"] == ["1", "throw"]
    assert follow(THREE, "2", "2", alike=equal)["next"] == ["0", "1", "2"]
    made = {
        clicks: follow(THREE, *clicks, "throw", alike=equal)["made"] for clicks in ("0", "2", "20", "21", "221", "120")
    }
    assert made == {"0": "0", "2": "0", "20": "0+2", "21": "0+1", "221": "1", "120": "0+2+1"}


# -- what half a choice opens and shows --------------------------------------------------------

ROADS = [
    {
        "text": "six",
        "label": "",
        "path": ["card-6", "card-9", "seal"],
        "leads": ["room-1", "grave"],
        "shows": ["mine", "pair"],
    },
    {
        "text": "six ten",
        "label": "",
        "path": ["card-6", "card-10", "seal"],
        "leads": ["room-2", "grave"],
        "shows": ["mine", "two"],
    },
    {"text": "nine", "label": "", "path": ["card-9", "card-6", "seal"], "leads": ["stop"], "shows": ["trail"]},
]
AHEAD = """async ([choices, clicks, id]) => {
  const { Paths } = await import('/web/table/path.js');
  const paths = new Paths(choices);
  for (const each of clicks) paths.click(each);
  return { leads: Object.fromEntries(paths.leads), leap: paths.leap(id)?.text ?? null, shown: [...paths.shown].sort(), glimpse: [...paths.glimpse(id)].sort() };
}"""


@pytest.fixture
def ahead(eva: Person) -> Any:
    eva.go("/")
    return lambda clicks=(), id="": eva.page.evaluate(AHEAD, [ROADS, list(clicks), id])


def test_nothing_is_led_to_or_shown_before_the_first_click(ahead: Any) -> None:
    found = ahead()
    assert (found["leads"], found["shown"]) == ({}, [])


def test_half_a_choice_leads_on_and_one_click_short_it_can_be_leapt_from(ahead: Any) -> None:
    """After one card several choices are open: what they lead to is lit, but a click there decides nothing."""
    assert ahead(["card-6"])["leads"] == {"room-1": False, "grave": False, "room-2": False}
    assert ahead(["card-6"], "grave")["leap"] is None
    found = ahead(["card-6", "card-9"], "grave")
    assert (found["leads"], found["leap"]) == ({"room-1": True, "grave": True}, "six")


def test_what_begins_another_choice_is_no_leap(eva: Person) -> None:
    """Room 2 opens after room 1, and could be entered instead: a click there takes it instead."""
    rooms = [
        {"text": "1", "label": "", "path": ["room-1", "go"], "leads": ["room-2", "room-3"]},
        {"text": "2", "label": "", "path": ["room-2", "go"]},
    ]
    eva.go("/")
    leaps = [eva.page.evaluate(AHEAD, [rooms, ["room-1"], id])["leap"] for id in ("room-2", "room-3")]
    assert leaps == [None, "1"]


def test_ghosts_that_all_open_choices_share_come_first_the_others_with_the_last_click_but_one(ahead: Any) -> None:
    assert ahead(["card-6"])["shown"] == ["mine"]
    assert ahead(["card-6", "card-9"])["shown"] == ["mine", "pair"]


def test_what_is_pointed_at_shows_what_it_would_bring(ahead: Any) -> None:
    assert ahead(["card-6"], "card-10")["glimpse"] == ["mine", "two"]
    assert ahead([], "card-9")["glimpse"] == ["trail"]
