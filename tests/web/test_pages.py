"""Lobby, game pages, rooms, languages, the phone, and no fault that axe can find."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import saloon.games  # noqa: F401 - fills the shelf
from ring import covering
from saloon.house import SHELF
from web.conftest import Invite
from web.house import Person


def test_the_lobby_shows_every_game_as_a_picture(eva: Person) -> None:
    eva.go("/")
    expect(eva.find(".game")).to_have_count(len(SHELF))
    expect(eva.find(".game img.view[src]")).to_have_count(len(SHELF))
    for image in eva.find(".game img.view").all():
        expect(image).to_have_js_property("complete", True)
        assert image.evaluate("each => each.naturalWidth") > 0


def test_a_table_is_two_clicks_away_and_a_friend_joins_by_code(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    eva.go("/")
    eva.find('[data-game="prsi"] a').click()
    eva.find(".gamepage .friends").get_by_role("button", name="Open a table").click()
    eva.page.wait_for_url(re.compile("/r/"))
    code = eva.page.url.rsplit("/", 1)[1]
    jan.go("/")
    jan.find(".join input").fill(code.lower())
    jan.button(re.compile("^Join")).click()
    jan.button("Sit down").click()
    expect(eva.find(".chairs")).to_contain_text("Jan")


def test_the_lobby_says_how_many_games_there_are(invite: Invite) -> None:
    for lang, words in (("en", f"{len(SHELF)} games"), ("cs", f"{len(SHELF)} her"), ("ru", f"{len(SHELF)} игр")):
        person = invite(lang=lang)
        person.go("/")
        expect(person.find(".welcome .soft")).to_contain_text(words)


def test_a_wrong_address_is_told_and_leads_back(eva: Person) -> None:
    eva.go("/no/such/table")
    expect(eva.find("h1")).to_have_text("No table stands here")
    expect(eva.find("main p")).to_contain_text("/no/such/table")
    eva.find("main a").click()
    expect(eva.find(".game").first).to_be_visible()


def test_a_wrong_code_is_told(eva: Person) -> None:
    eva.go("/r/NOTHING-999")
    expect(eva.find("h1")).to_contain_text("NOTHING-999")


def test_options_seats_and_bots_are_set_by_the_host_and_seen_by_the_guest(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    code = eva.open_table("prsi")
    eva.find(".count button").nth(1).click()
    expect(eva.find(".chair")).to_have_count(3)
    jan.join(code)
    for person in (eva, jan):
        person.find(".house-rules summary").click()
    eva.find(".switches").get_by_label("five").check()
    expect(jan.find(".switches").get_by_label("five")).to_be_checked()
    expect(jan.find(".switches").get_by_label("five")).to_be_disabled()
    eva.find(".chair select").last.select_option("master")
    expect(jan.find(".chair").last).to_contain_text("master")
    expect(jan.find(".startrow .big:visible")).to_have_count(0)
    eva.button("Start").click()
    jan.at_table()
    expect(jan.find(".seats")).to_contain_text("bot, master")


def test_the_host_changes_the_game_for_the_same_people(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("prsi"))
    eva.find("select.games").select_option("dama")
    expect(jan.find(".sitting h1")).to_have_text("Dáma")
    expect(jan.find(".chairs")).to_contain_text("Jan")
    expect(jan.find("select.games")).to_be_hidden()


def test_a_clock_runs_for_the_one_who_is_to_move(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("dama"))
    eva.find(".switches").get_by_label("3 min").check()
    expect(jan.find(".switches").get_by_label("3 min")).to_be_checked()
    eva.start()
    jan.at_table()
    expect(jan.find(".seat.on .clock.runs")).to_have_text(re.compile(r"^2:\d\d$"))
    expect(jan.find(".seat:not(.on) .clock")).to_have_text("3:00")


def test_the_language_changes_without_a_reload(eva: Person) -> None:
    """Words of the page and of the game change; the position stays and so does the page."""
    eva.play_bots("prsi")
    eva.my_turn()
    eva.page.evaluate("() => { document.documentElement.dataset.kept = 'yes'; }")
    english = eva.prompt()
    eva.find("select.langs").select_option("cs")
    expect(eva.find(".people h2").first).to_have_text("U stolu")
    expect(eva.find(".bar .say")).not_to_have_text(english)
    expect(eva.find(".book .rules")).to_contain_text("Cíl")
    eva.find("select.langs").select_option("ru")
    expect(eva.find(".people h2").first).to_have_text("За столом")
    assert eva.page.evaluate("() => document.documentElement.dataset.kept") == "yes"
    assert eva.page.evaluate("() => document.documentElement.lang") == "ru"


def test_day_and_night_and_settings_are_kept(eva: Person) -> None:
    eva.go("/")
    expect(eva.find("select.langs")).to_be_visible()
    eva.page.keyboard.press("d")
    expect(eva.find("html")).to_have_attribute("data-theme", "night")
    eva.button("Settings").click()
    eva.find("dialog").get_by_label("calm").check()
    eva.page.keyboard.press("Escape")
    eva.page.reload()
    expect(eva.find("html")).to_have_attribute("data-theme", "night")
    expect(eva.find("html")).to_have_attribute("data-speed", "calm")


def test_less_motion_is_obeyed(invite: Invite) -> None:
    eva = invite("Eva", likes={"speed": "normal"}, reduced_motion="reduce")
    eva.go("/")
    expect(eva.find("html")).to_have_attribute("data-speed", "instant")


def test_a_phone_has_the_tall_table_and_large_targets(invite: Invite) -> None:
    """Portrait: nothing is wider than the screen, the bar is at the bottom, buttons can be hit by a thumb."""
    eva = invite("Eva", size=(390, 844), has_touch=True, is_mobile=True)
    eva.play_bots("prsi")
    eva.my_turn()
    assert eva.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert eva.find(".scene").get_attribute("viewBox") == "0 0 640 1000"
    for button in eva.find(".bar button:visible, .tabs button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44
    bar = eva.find(".bar").bounding_box()
    assert bar is not None
    assert bar["y"] > 844 / 2
    for name, part in {"Players": ".people", "Log": ".log", "Rules": ".book", "Chat": ".chat"}.items():
        eva.find(".tabs").get_by_role("button", name=name).tap()
        expect(eva.find(part)).to_be_visible()
    eva.find(".tabs").get_by_role("button", name="Table").tap()
    expect(eva.find(".scene")).to_be_visible()


def test_a_tap_near_a_small_thing_counts_for_it(invite: Invite) -> None:
    eva = invite("Eva", size=(360, 700), has_touch=True, is_mobile=True)
    eva.play_bots("mlyn")
    eva.my_turn()
    box = eva.find(".thing.hit").first.bounding_box()
    assert box is not None
    eva.page.touchscreen.tap(box["x"] + box["width"] / 2 + 14, box["y"] + box["height"] / 2 + 10)
    expect(eva.find(".log li").first).to_be_attached()


@pytest.mark.parametrize("width", [320, 390])
def test_a_phone_shows_the_room_code_whole_beside_a_long_title(invite: Invite, width: int) -> None:
    eva = invite("Eva", lang="cs", size=(width, 700), has_touch=True)
    eva.go("/g/krizovy_mlyn")
    eva.find(".friends > button").click()
    code = eva.find(".place b")
    expect(code).to_have_text(re.compile(r"^[A-Z]+-\d{3}$"))
    for longest in ("REBARBORA-888", "MUCHOMUR-888", "PYRAMIDA-888"):
        code.evaluate("(code, text) => (code.textContent = text)", longest)
        edge, end = (eva.find(each).bounding_box() for each in (".place", ".place b"))
        assert edge is not None
        assert end is not None
        assert end["x"] + end["width"] < edge["x"] + edge["width"] <= width
        assert eva.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_turning_the_phone_asks_for_the_other_shape(invite: Invite) -> None:
    eva = invite("Eva", size=(390, 844))
    eva.play_bots("prsi")
    eva.my_turn()
    eva.page.set_viewport_size({"width": 1200, "height": 700})
    expect(eva.find(".scene")).to_have_attribute("viewBox", "0 0 1000 640")


def test_on_its_side_a_phone_gives_the_height_to_the_table(invite: Invite) -> None:
    eva = invite("Eva", size=(844, 390), has_touch=True)
    eva.play_bots("prsi")
    eva.my_turn()
    table, bar = (eva.find(each).bounding_box() for each in (".frame", ".bar"))
    assert table is not None
    assert bar is not None
    assert table["height"] > 390 * 0.7
    assert bar["x"] > table["x"] + table["width"]
    assert eva.page.evaluate(
        "() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= "
        "innerHeight"
    )


def faults(person: Person) -> list[Any]:
    result = Axe().run(person.page)
    return [(each["id"], [node["html"][:160] for node in each["nodes"]][:3]) for each in result.response["violations"]]


@pytest.mark.parametrize(("theme", "size"), covering(["day", "night"], [(1280, 800), (390, 844)]))
def test_axe_finds_nothing(invite: Invite, theme: str, size: tuple[int, int]) -> None:
    eva = invite("Eva", size=size, likes={"theme": theme}, bypass_csp=True)
    eva.go("/")
    expect(eva.find(".game").first).to_be_visible()
    assert faults(eva) == []
    eva.find(".game a").first.click()
    expect(eva.find(".gamepage .rules")).to_be_visible()
    assert faults(eva) == []
    eva.open_table("prsi")
    assert faults(eva) == []
    eva.start()
    eva.at_table()
    eva.my_turn()
    assert faults(eva) == []
    eva.page.keyboard.press("c")
    eva.page.keyboard.type("hm")
    eva.page.keyboard.press("Enter")
    expect(eva.find(".talk li")).to_have_count(1)
    assert faults(eva) == []
    eva.button("Settings").click()
    assert faults(eva) == []
    eva.page.keyboard.press("Escape")
    eva.go("/web/verify/index.html")
    assert faults(eva) == []


def test_axe_finds_nothing_on_the_way_in_and_out(invite: Invite) -> None:
    """A wrong address, the door of a room, a question, the list of moves, the end, the replay."""
    eva, jan = (invite(name, size=(390, 844), has_touch=True, bypass_csp=True) for name in ("Eva", "Jan"))
    eva.go("/no/such/table")
    expect(eva.find("h1")).to_be_visible()
    assert faults(eva) == []
    jan.go(f"/r/{eva.open_table('oko')}")
    expect(jan.find("form input")).to_be_visible()
    assert faults(jan) == []
    eva.button("Add a player on this device").first.click()
    eva.find("dialog input").fill("Ota")
    assert faults(eva) == []
    eva.page.keyboard.press("Enter")
    expect(eva.find(".chairs")).to_contain_text("Ota")
    eva.start()
    eva.my_turn()
    eva.page.keyboard.press("m")
    assert faults(eva) == []
    eva.play_along()
    eva.over()
    assert faults(eva) == []
    eva.find(".bar [data-key=replay]").click()
    expect(eva.find(".steps")).to_be_visible()
    assert faults(eva) == []


def test_the_rules_open_at_the_clause_that_applies(invite: Invite) -> None:
    """On a phone the rules are out of sight while the clause changes; their tab opens at it."""
    eva = invite("Eva", size=(390, 844), has_touch=True)
    eva.play_bots("prsi")
    eva.my_turn()
    eva.find(".tabs").get_by_role("button", name="Rules").tap()
    expect(eva.find(".book .applies")).to_be_in_viewport()
