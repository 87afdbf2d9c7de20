"""Every game of the shelf is played to its end with real browsers: by two people, and by one among bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import saloon.games  # noqa: F401 - fills the shelf
from saloon.house import SHELF
from web.conftest import Invite
from web.house import Person, agree, play_out


@pytest.mark.parametrize("key", sorted(set(SHELF) - {"dice_town", "fliptown"}))  # long; test_town and test_fliptown have matches of their own
def test_two_people_play_a_whole_match(invite: Invite, key: str) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table(key))
    expect(eva.find(".chairs")).to_contain_text("Jan")
    eva.start()
    play_out(eva, jan)
    assert agree(eva, jan)
    assert eva.find(".log li").count() == jan.find(".log li").count() > 0


@pytest.mark.parametrize("key", sorted(SHELF))
def test_one_person_plays_a_whole_match_among_bots(eva: Person, key: str) -> None:
    eva.play_bots(key)
    eva.play_along(7)
    eva.over()
    assert eva.find(".seats .seat").count() in SHELF[key].seats
    assert eva.find(".log li").count() > 0
