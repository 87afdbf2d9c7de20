"""A move a day on the page: agreed before the start, days at the seats, and a holiday."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.conftest import Invite


def test_days_for_a_move_are_agreed_and_shown(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("dama"))
    late = eva.page.locator("fieldset", has_text="If the time for a move is over")
    expect(late).to_be_hidden()
    eva.page.locator(".switches label", has_text="3 days").click()
    expect(late).to_be_visible()
    late.locator("label", has_text="the match is lost").click()
    expect(jan.page.locator("fieldset", has_text="If the time").locator("input:checked")).to_have_value("lost")
    eva.start()
    eva.my_turn()
    expect(eva.find(".seat .clock:visible")).to_have_text(re.compile(r"^2 d 23 h$"))
    room = eva.page.url
    eva.go("/")
    table = eva.find(".running .when")
    expect(table.locator(".days .on")).to_have_count(2)
    expect(table.locator(".days i")).to_have_count(3)
    expect(table.locator("b")).to_have_text("Jan is at the table")
    expect(table.locator("> span")).to_contain_text("has waited")
    eva.page.goto(room)
    eva.my_turn()
    eva.button("More").click()
    eva.find("dialog").get_by_role("button", name="Take a holiday").click()
    eva.find("dialog .go").click()
    expect(jan.find(".seat").first).to_contain_text("on holiday")
    eva.button("More").click()
    expect(eva.find("dialog").get_by_role("button", name="Resign")).to_be_visible()
    expect(eva.find("dialog").get_by_role("button", name="Take a holiday")).to_have_count(0)


def test_an_answer_is_prepared_on_a_table_of_its_own_and_given_when_it_is_due(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("dama"))
    eva.page.locator(".switches label", has_text="3 days").click()
    eva.start()
    eva.my_turn()
    jan.find(".bar [data-key=prepare]").click()
    box = jan.find("dialog.preparing")
    keep = box.get_by_role("button", name="Keep it")
    expect(box.locator(".say")).to_have_text("If Eva does this…")
    expect(keep).to_be_disabled()
    for steps in (1, 2):
        box.get_by_role("button", name="All moves").click()
        jan.find(".move-list button").first.click()
        expect(box.locator(".prepared li")).to_have_count(steps)
    box.get_by_role("button", name="Back").click()
    expect(keep).to_be_disabled()
    box.locator(".thing.hit").first.dispatch_event("click")
    box.locator(".thing.hit:not(.picked)").last.dispatch_event("click")
    expect(box.locator(".prepared li")).to_have_count(2)
    keep.click()
    expect(box).to_have_count(0)
    expect(jan.find(".bar [data-key=prepare]")).to_contain_text("prepared")
    eva.find(".tools [data-key=all]").click()
    eva.find(".move-list button").first.click()
    expect(jan.find(".bar [data-key=prepare]")).not_to_contain_text("prepared")
    expect(eva.find(".log li")).to_have_count(2)
    assert [each["line"]["seat"] for each in eva.heard if each["type"] == "event"] == [0, 1]
