"""The line breaks, the page is reloaded, the server dies: the match goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.conftest import Invite
from web.house import Browsers, House, Person

CARDS = ".thing:not(.gone)[data-id^=card-]"
NAMES = "all => all.map((each) => each.dataset.id)"


def test_a_reload_comes_back_to_the_same_seat(eva: Person) -> None:
    eva.play_bots("prsi")
    eva.my_turn()
    hand = sorted(eva.find(CARDS).evaluate_all(NAMES))
    lines = eva.find(".log li").count()
    eva.page.reload()
    eva.my_turn()
    assert sorted(eva.find(CARDS).evaluate_all(NAMES)) == hand
    assert eva.find(".log li").count() == lines


def test_offline_is_said_and_what_was_missed_is_shown_afterwards(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("dama"))
    eva.start()
    eva.my_turn()
    jan.at_table()
    jan.context.set_offline(True)
    expect(jan.find(".lost")).to_be_visible()
    eva.click_something()
    eva.click_something()
    expect(eva.find(".log li")).to_have_count(1)
    jan.context.set_offline(False)
    expect(jan.find(".lost")).to_be_hidden()
    expect(jan.find(".log li")).to_have_count(1)
    jan.my_turn()


@pytest.fixture
def frail(tmp_path: Path, browsers: Browsers) -> House:
    return House(tmp_path)


def test_a_killed_server_loses_nothing(frail: House, invite: Invite) -> None:
    """The power goes out in the middle of a match; when the house is open again, both play on to the end."""
    eva, jan = invite("Eva", house=frail), invite("Jan", house=frail)
    jan.join(eva.open_table("prsi"))
    eva.start()
    eva.find(".log li:nth-child(10)").wait_for()
    for person in (eva, jan):
        person.at_table()
    before = eva.find(".log li").all_inner_texts()
    frail.kill()
    expect(eva.find(".lost")).to_be_visible()
    frail.open()
    expect(eva.find(".lost")).to_be_hidden()
    expect(jan.find(".lost")).to_be_hidden()
    assert eva.find(".log li").all_inner_texts()[: len(before)] == before
    eva.play_along(1)
    jan.play_along(2)
    eva.over()
    jan.over()
    frail.end()
