"""Every game of the shelf is played with real browsers: by two people to its end, and by one among bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import saloon.games  # noqa: F401 - fills the shelf
from ring import outer, whole
from saloon.house import SHELF
from web.conftest import Invite
from web.house import OVER, Person, agree, play_out

ALL = sorted(set(SHELF) - {"dice_town", "fliptown"})
"""Whom two people play to the end; test_town and test_fliptown have matches of their own."""
SHORT = ["krizovy_mlyn"]
"""Two play Oko to its end in test_ending, Prší in test_secrets."""
LINES = 12
"""Of the log, after which a game has shown that it can be played."""


@pytest.mark.parametrize("key", ALL if whole() else SHORT)
def test_two_people_play_a_whole_match(invite: Invite, key: str) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table(key))
    expect(eva.find(".chairs")).to_contain_text("Jan")
    eva.start()
    play_out(eva, jan)
    assert agree(eva, jan)
    assert eva.find(".log li").count() == jan.find(".log li").count() > 0


@pytest.mark.parametrize("key", sorted(SHELF))
def test_one_person_begins_a_match_among_bots(eva: Person, key: str) -> None:
    eva.play_bots(key)
    eva.play_along(7)
    eva.find(f".log li:nth-child({LINES}), {OVER}").first.wait_for(state="attached")
    assert eva.find(".seats .seat").count() in SHELF[key].seats


@outer("web/test_games.py::test_one_person_begins_a_match_among_bots")
@pytest.mark.parametrize("key", sorted(SHELF))
def test_one_person_plays_a_whole_match_among_bots(eva: Person, key: str) -> None:
    eva.play_bots(key)
    eva.play_along(7)
    eva.over()
    assert eva.find(".seats .seat").count() in SHELF[key].seats
    assert eva.find(".log li").count() > 0
