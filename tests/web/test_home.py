"""The house one returns to: who one is, what goes on, what one has won; on laptop and phone, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ring import covering
from saloon.bots.ratings import measured
from web.conftest import Invite
from web.house import House, Person
from web.test_pages import faults

SIDEWAYS = "() => document.documentElement.scrollWidth > innerWidth"


DAYS = 86_400_000
PAGES = ("/me", "/", "/g/oko", "/school/oko", "/deal", "/drill/oko")
MARGINS = """() => {
  const style = getComputedStyle(document.querySelector('main'));
  const [main, brand] = ['main', '.brand'].map((each) => document.querySelector(each).getBoundingClientRect());
  return [parseFloat(style.paddingLeft), main.width, main.left + parseFloat(style.paddingLeft) - brand.left].map(
    Math.round,
  );
}"""


def points(value: float, away: float) -> dict[str, float]:
    return {"value": value, "low": value - away, "high": value + away}


def finish(person: Person, key: str = "oko") -> None:
    """A whole match against a bot."""
    person.play_bots(key)
    person.play_along()
    person.over()


def test_the_first_game_on_a_device_makes_a_person_and_nothing_is_filled_in(eva: Person) -> None:
    eva.go("/")
    expect(eva.find("h1")).to_have_text("Welcome to the Saloon")
    expect(eva.find(".who-now")).to_be_hidden()
    expect(eva.find(".won")).to_have_count(0)
    eva.find('[data-game="mlyn"]').get_by_role("button", name=re.compile("^Play bots now")).click()
    eva.at_table()
    eva.my_turn()
    room = eva.page.url.rsplit("/", 1)[1]
    eva.go("/")
    expect(eva.find("h1")).to_have_text("Welcome back")
    expect(eva.find(".who-now")).to_have_text("Eva")
    table = eva.find(f'.running[data-room="{room}"]')
    expect(table).to_contain_text("Your move")
    expect(table.locator(".button.go")).to_have_text("Continue")
    expect(eva.find(".hello p")).to_have_text("1 table waits for your move.")
    expect(eva.page).to_have_title("(1) Saloon")
    table.get_by_role("link", name=re.compile("^Continue, Mlýn")).click()
    eva.my_turn()


def test_a_table_comes_to_the_front_when_it_becomes_ones_move(invite: Invite) -> None:
    eva, jan = invite("Eva"), invite("Jan")
    jan.join(eva.open_table("dama"))
    eva.start()
    jan.at_table()
    eva.at_table()
    first, second = (eva, jan) if eva.find(".thing.hit").count() else (jan, eva)
    first.my_turn()
    second.go("/")
    state = second.find(".running .state")
    expect(state).to_have_text(f"{first.name} to move")
    expect(second.find(".running")).to_contain_text("Look at the board")
    log = first.find(".log li").count()
    first.play_along()
    expect(first.find(".log li").nth(log)).to_be_attached()
    second.page.evaluate("() => dispatchEvent(new Event('focus'))")  # it looks again by itself, too, but later
    expect(state).to_have_text("Your move")
    expect(second.page).to_have_title("(1) Saloon")


def test_more_than_four_tables_are_all_there(eva: Person) -> None:
    for _ in range(5):
        eva.go("/")
        eva.find('[data-game="krizovy_mlyn"]').get_by_role("button", name=re.compile("^Play bots now")).click()
        eva.my_turn()
    eva.go("/")
    expect(eva.find(".running")).to_have_count(4)
    eva.button("All 5 tables").click()
    expect(eva.find(".running")).to_have_count(5)
    expect(eva.find(".going .all")).to_have_attribute("aria-expanded", "true")


def test_the_house_is_not_reached_and_the_lobby_says_as_of_when(eva: Person) -> None:
    eva.play_bots("mlyn")
    eva.my_turn()
    eva.go("/")
    expect(eva.find(".running")).to_contain_text("Your move")
    eva.page.route("**/api/home*", lambda route: route.abort())
    eva.page.reload()
    expect(eva.find(".as-of")).to_contain_text("Trying again")
    expect(eva.find(".running")).to_contain_text("Your move")
    eva.page.unroute("**/api/home*")
    eva.page.evaluate("() => dispatchEvent(new Event('focus'))")
    expect(eva.find(".as-of")).to_be_hidden()


def test_four_groups_and_three_ways_in(eva: Person) -> None:
    eva.go("/")
    expect(eva.find(".group h3")).to_have_text(["Great games", "Boards", "Cards", "Dice"])
    tile = eva.find('[data-game="prsi"]')
    tile.get_by_role("button", name="Ways to play Prší").click()
    tile.get_by_label("Against how many").select_option("2 bots")
    tile.get_by_role("button", name=re.compile("^Play bots now")).click()
    eva.at_table()
    expect(eva.find(".seats > *")).to_have_count(3)


def test_a_family_on_one_device_is_chosen_by_emblems_and_each_has_an_own_record(eva: Person) -> None:
    eva.go("/")
    eva.find('[data-game="oko"]').get_by_role("button", name=re.compile("^On this device")).click()
    names = eva.find("dialog .company input")
    expect(eva.find("dialog .company b")).to_have_text("Eva")
    names.first.fill("Ota")
    eva.find("dialog").get_by_role("button", name="One more").click()
    names.nth(1).fill("Iva")
    eva.button("Start").click()
    eva.at_table()
    expect(eva.find(".seats")).to_contain_text("Ota")
    expect(eva.find(".seats")).to_contain_text("Iva")
    expect(eva.find(".seats")).not_to_contain_text("bot")
    eva.play_along()
    eva.over()
    eva.go("/")
    eva.find('[data-game="oko"]').get_by_role("button", name=re.compile("^On this device")).click()
    expect(eva.find("dialog .company b")).to_have_text(["Eva", "Ota", "Iva"])
    ota = eva.find("dialog .family").get_by_role("button", name="Ota")
    expect(ota).to_have_attribute("aria-pressed", "true")
    ota.click()
    expect(eva.find("dialog .company b")).to_have_text(["Eva", "Iva"])
    eva.page.keyboard.press("Escape")
    eva.find(".who-now").click()
    eva.find(".family").get_by_role("button", name="Ota").click()
    expect(eva.find("h1")).to_have_text("Ota")
    expect(eva.find(".past .match")).to_have_count(1)
    expect(eva.find(".past .match")).to_contain_text("Eva")
    expect(eva.find(".rivals li")).to_have_count(2)
    expect(eva.find(".who-now")).to_have_text("Ota")


def test_a_finished_match_stands_on_my_page_with_its_ways_on(eva: Person) -> None:
    finish(eva)
    eva.go("/")
    expect(eva.find('[data-game="oko"] .won')).to_have_text(re.compile(r"^won [01] of 1$"))
    expect(eva.find('[data-game="prsi"] .won')).to_have_text("not played yet")
    eva.find(".who-now").click()
    expect(eva.find("h1")).to_have_text("Eva")
    row = eva.find(".forest tbody tr")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("too few to say")
    expect(eva.find(".past .match")).to_have_count(1)
    eva.find(".past .match").scroll_into_view_if_needed()
    expect(eva.find(".past .match .glance")).to_have_text(
        re.compile(r"^luck [+−]?\d+play [−]?\d+$")
    )  # as a table knows it
    eva.button("With people").click()
    expect(eva.find(".history .ends")).to_contain_text("There is no such game.")
    assert eva.page.url.endswith("/me?with=people")
    eva.page.reload()
    expect(eva.button("With people")).to_have_attribute("aria-pressed", "true")
    expect(eva.find(".history .ends")).to_contain_text("There is no such game.")
    eva.button("Everything").click()
    eva.find(".past").get_by_role("button", name=re.compile("^Again")).click()
    eva.at_table()
    eva.my_turn()


def test_name_and_badge_are_changed_on_the_spot_and_kept(eva: Person) -> None:
    eva.play_bots("mlyn")
    eva.go("/me")
    eva.button("Name and badge").click()
    eva.find("dialog").get_by_label("star, teal").check(force=True)
    eva.find("dialog").get_by_label("Your name").fill("Eva z Prahy")
    eva.page.keyboard.press("Enter")
    eva.page.keyboard.press("Escape")
    expect(eva.find("h1")).to_have_text("Eva z Prahy")
    eva.page.reload()
    expect(eva.find(".who-now")).to_have_text("Eva z Prahy")
    eva.button("Name and badge").click()
    expect(eva.find("dialog").get_by_label("star, teal")).to_be_checked()


def test_all_pages_have_the_margins_of_the_lobby_and_the_badge_in_their_head(eva: Person) -> None:
    eva.play_bots("mlyn")
    eva.page.set_viewport_size({"width": 1280, "height": 800})
    for path in PAGES:
        eva.go(path)
        eva.page.wait_for_selector("main[class]:not([class=''])")
        expect(eva.find(".who-now")).to_have_text("Eva")
        assert eva.page.evaluate(MARGINS) == [40, 1280, 0], path
    eva.go("/analysis/oko")
    expect(eva.find(".who-now")).to_be_visible()


@pytest.mark.parametrize(("theme", "size"), covering(["day", "night"], [(1280, 800), (390, 844)]))
def test_axe_finds_nothing_at_home(invite: Invite, theme: str, size: tuple[int, int]) -> None:
    eva = invite("Eva", size=size, likes={"theme": theme}, bypass_csp=True)
    finish(eva)
    eva.play_bots("mlyn")
    eva.my_turn()
    eva.go("/")
    expect(eva.find(".running .state").first).to_be_visible()
    assert faults(eva) == []
    eva.go("/me")
    expect(eva.find(".past .match")).to_have_count(1)
    assert faults(eva) == []
    eva.button("Name and badge").click()
    assert faults(eva) == []


@pytest.mark.parametrize("lang", ["cs", "ru"])
def test_nothing_is_wider_than_the_smallest_phone(invite: Invite, lang: str) -> None:
    eva = invite("Maximiliána Nejdelší-Jm", lang=lang, size=(320, 640), has_touch=True)
    eva.go("/g/oko")
    eva.play_bots("oko")
    eva.play_along()
    eva.over()
    for path, part in (("/", ".game"), ("/me", ".past .match"), ("/g/oko", ".house-board th")):
        eva.go(path)
        expect(eva.find(part).first).to_be_visible()
        assert not eva.page.evaluate(SIDEWAYS), path


def test_a_rescue_code_opens_the_place_on_another_device_once(invite: Invite) -> None:
    eva, phone = invite("Eva"), invite("Nobody", size=(390, 844), has_touch=True)
    eva.play_bots("mlyn")
    eva.my_turn()
    eva.go("/me")
    eva.button("Keep your place").click()
    eva.button("Show me three codes").click()
    codes = eva.find(".codes .mono")
    expect(codes).to_have_count(3)
    code, second = codes.first.inner_text(), codes.nth(1).inner_text()
    eva.find("dialog").get_by_label("On paper").check()
    expect(eva.find(".codes")).to_have_class(re.compile("covered"))
    phone.go("/")
    phone.find(".foot").get_by_role("link", name="Do you have a place already?").click()
    phone.find(".rescue input").fill(code.lower().replace("-", " "))
    phone.button("Open my place").click()
    expect(phone.find("h1")).to_have_text("Eva")
    phone.go("/")
    phone.find(".running").get_by_role("link", name=re.compile("^Continue")).click()
    phone.my_turn()
    eva.page.reload()
    eva.button("Keep your place").click()
    expect(eva.find(".codes .spent")).to_have_count(1)
    expect(eva.find(".devices li")).to_have_count(2)
    other = invite("Jan")
    other.go("/me")
    other.find(".rescue input").fill(code)
    other.button("Open my place").click()
    expect(other.find(".toast.bad")).to_be_visible()
    other.find(".rescue input").fill(second)
    other.button("Open my place").click()
    expect(other.find("h1")).to_have_text("Eva")
    other.find(".brand").click()
    expect(other.find(".toast")).to_contain_text("One rescue code is left.")


def test_a_second_device_is_paired_by_link_after_a_yes_and_can_be_signed_out(invite: Invite) -> None:
    eva, phone = invite("Eva"), invite("Nobody")
    eva.play_bots("mlyn")
    eva.go("/me")
    eva.button("Keep your place").click()
    with eva.page.expect_response("**/api/me/pair*") as made:
        eva.button("Show the picture").click()
    phone.go(made.value.json()["path"])
    expect(phone.find("dialog .place-of")).to_have_text("Eva")
    eva.button("Yes, that is me").click()
    expect(phone.find("h1")).to_have_text("Eva")
    expect(eva.find(".devices li")).to_have_count(2)
    eva.find(".devices li").filter(has_not_text="this one").get_by_role("button", name="Sign out").click()
    eva.find("dialog").last.get_by_role("button", name="Sign out").click()
    expect(eva.find(".devices li")).to_have_count(1)
    phone.page.reload()
    expect(phone.find("h1")).to_have_text("Your games will stand here.")


def test_one_who_leaves_is_forgotten_here(eva: Person) -> None:
    finish(eva)
    eva.go("/privacy")
    expect(eva.find(".all-kept")).to_contain_text("Eva")
    with eva.page.expect_download() as file:
        eva.button("Download").click()
    assert file.value.suggested_filename == "saloon.zip"
    eva.button("Delete me").click()
    eva.find("dialog").get_by_role("button", name="Keep my place").click()
    expect(eva.find(".all-kept")).to_contain_text("Eva")
    eva.button("Delete me").click()
    eva.find("dialog").get_by_role("button", name="Delete me").click()
    expect(eva.find("h1")).to_have_text("Welcome to the Saloon")
    eva.page.reload()
    eva.find("[data-game] img[src]").first.wait_for()  # whatever the lobby asks for has been asked for
    expect(eva.find(".who-now")).to_be_hidden()
    assert eva.page.evaluate("JSON.parse(localStorage['saloon.people']).people") == []


def test_the_page_of_a_game_shows_all_ways_to_play_and_how_it_goes(eva: Person) -> None:
    finish(eva)
    level = measured()["oko"]["master"]
    line = [{"at": DAYS * day, "points": points(level + 10 * day, 300 - 50 * day)} for day in range(3)]
    rated = {"game": "oko", "seats": 2, "games": 7, "points": points(level, 200), "settled": False, "needed": 9}
    eva.page.route(
        "**/api/me/ratings*", lambda route: route.fulfill(json={"ratings": [rated | {"line": line}], "untold": []})
    )
    eva.go("/g/oko")
    expect(eva.find(".my-record")).to_contain_text(re.compile(r"won [01] of 1"))
    chart = eva.find(".my-record .over-time")
    expect(chart).to_have_attribute("aria-valuenow", "3")
    chart.press("ArrowLeft")
    expect(eva.find(".reading")).to_have_text(re.compile(f": {level + 10} ± 250$"))
    chart.press("Home")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(f": {level} ± 300$"))
    ways = eva.page.evaluate(
        "[...document.querySelectorAll('.way')].map((way) => way.getBoundingClientRect().bottom + scrollY)"
    )
    assert len(ways) == 5 and max(ways) < 720, "all of them on the first screen"
    bots = eva.find(".way.bots")
    bots.get_by_label("2", exact=True).check(force=True)
    expect(bots.locator(".outlook")).to_be_hidden()  # nothing is known of as many seats
    bots.get_by_label("1", exact=True).check(force=True)
    bots.get_by_label("master").check(force=True)
    expect(bots.locator(".outlook")).to_contain_text("about 50 of 100 games won (24–76)")
    eva.find(".house-board").get_by_label("Show me on the boards of this house").check()
    eva.page.reload()
    expect(eva.find(".house-board").get_by_label("Show me on the boards of this house")).to_be_checked()
    eva.go("/g/fliptown")
    eva.find(".way.bots").get_by_label("alone").check(force=True)
    eva.find(".way.bots").get_by_label("Cowbot").select_option("Black Bart")
    eva.find(".way.bots .go").click()
    eva.at_table()
    eva.go("/g/mlyn")
    eva.find(".slow").get_by_label("3 days").check(force=True)
    eva.find(".slow button").click()
    expect(eva.find(".switches").get_by_label("3 days")).to_be_checked()


def test_axe_finds_nothing_where_one_keeps_ones_place(invite: Invite) -> None:
    eva = invite("Eva", size=(390, 844), likes={"theme": "night"}, bypass_csp=True)
    finish(eva)
    eva.go("/g/oko")
    expect(eva.find(".my-record")).to_be_visible()
    assert faults(eva) == []
    eva.go("/privacy")
    expect(eva.find(".all-kept")).to_be_visible()
    assert faults(eva) == []
    eva.go("/me#keep")
    eva.button("Show me three codes").click()
    expect(eva.find(".codes li")).to_have_count(3)
    assert faults(eva) == []


def test_a_passkey_opens_the_place_again(eva: Person) -> None:
    """With an authenticator that the browser itself plays."""
    client = eva.context.new_cdp_session(eva.page)
    client.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    client.send("WebAuthn.addVirtualAuthenticator", {"options": kind | {"isUserVerified": True}})
    eva.play_bots("mlyn")
    eva.go("/me#keep")
    eva.button("Add a passkey").click()
    expect(eva.find(".devices li").filter(has_text="passkey")).to_have_count(1)
    eva.page.evaluate("() => localStorage.removeItem('saloon.people')")
    eva.page.evaluate("() => localStorage.removeItem('saloon.rooms')")
    eva.go("/me")
    eva.button("Open with a passkey").click()
    expect(eva.find("h1")).to_have_text("Eva")


def test_a_house_that_knows_nobody_is_as_it_was(invite: Invite, tmp_path: Path) -> None:
    house = House(tmp_path, people=False)
    try:
        eva = invite("Eva", house=house, fresh=True)
        eva.play_bots("mlyn")
        eva.my_turn()
        eva.go("/")
        expect(eva.find("h1")).to_have_text("Welcome to the Saloon")
        expect(eva.find(".who-now")).to_be_hidden()
        expect(eva.find(".running")).to_contain_text("in play")
        eva.find(".running").get_by_role("link", name=re.compile("^Continue")).click()
        eva.my_turn()
    finally:
        house.end()
