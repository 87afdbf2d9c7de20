"""Talk at the table: phrases, free text, and not having to hear somebody."""

from __future__ import annotations

from playwright.sync_api import expect

from web.conftest import Invite


def test_phrases_come_in_the_readers_language_and_people_can_be_muted(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan", lang="cs")
    code = eva.open_table("prsi")
    jan.go(f"/r/{code}")
    jan.find("input").fill("Jan")
    jan.button("Posadit se").click()
    expect(eva.find(".chairs")).to_contain_text("Jan")
    eva.start()
    for person in (eva, jan):
        person.at_table()
        person.find(".switch [data-tab=chat]").click()
    eva.find(".phrases button").first.click()
    expect(eva.find(".talk li span")).to_have_text("Hello!")
    expect(jan.find(".talk li span")).to_have_text("Ahoj!")
    jan.button("Ztlumit: Eva").click()
    expect(jan.find(".talk li")).to_have_count(0)
    eva.find(".write input").fill("<b>hm</b>")
    eva.page.keyboard.press("Enter")
    expect(eva.find(".talk li span").last).to_have_text("<b>hm</b>")
    jan.find(".phrases button").filter(has_text="Ahoj!").click()
    expect(jan.find(".talk li")).to_have_count(1)
    jan.button("Zrušit ztlumení: Eva").click()
    expect(jan.find(".talk li")).to_have_count(3)
    expect(jan.find(".talk li span").nth(1)).to_have_text("<b>hm</b>")


def test_what_was_said_out_of_sight_is_counted(invite: Invite) -> None:
    """The rules stand in the panel; the switch beside them tells how much has been said meanwhile."""
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("dama"))
    eva.start()
    eva.at_table()
    jan.at_table()
    eva.find(".switch [data-tab=chat]").click()
    for text in ("hm", "hm hm"):
        eva.find(".write input").fill(text)
        eva.page.keyboard.press("Enter")
    expect(jan.find(".switch [data-tab=chat] .badge")).to_have_text("2")
    jan.find(".switch [data-tab=chat]").click()
    expect(jan.find(".switch [data-tab=chat] .badge")).to_be_hidden()
