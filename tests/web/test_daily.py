"""Drills on the phone with one thumb, and the deal of the day from the lobby to the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.conftest import Invite
from web.house import play_out
from web.test_pages import faults

PHONE = (390, 844)
DONE = {"state": "done", "score": 5, "played": 1, "match": "mine"}


def test_a_drill_is_answered_with_one_thumb(invite: Invite) -> None:
    """The cost, the reason, the choices side by side; taking back is for oneself; then the next card."""
    eva = invite("Eva", size=PHONE, bypass_csp=True)
    eva.go("/drill/maroko")
    expect(eva.find(".drill-sheet h1")).to_have_text("What would you do here?")
    eva.button("The table alone").click()
    expect(eva.find(".drill-moves")).to_be_hidden()
    eva.button("Back to the choices").click()
    eva.find(".drill-moves button").last.click()
    expect(eva.find(".drill-values .mine")).to_have_count(1)
    told = eva.find(".drill-sheet h1").inner_text()
    assert re.search(r"costs \d+\.\d of 100 wins|best", told), told
    assert faults(eva) == []
    assert eva.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert eva.page.evaluate("document.documentElement.scrollHeight") <= PHONE[1], "all of it at a glance"
    for button in eva.find(".drill-foot button").all():
        box = button.bounding_box()
        assert box and box["height"] >= 44
    eva.button("Take back").click()
    eva.find(".drill-moves button").first.click()
    expect(eva.find(".drill-values .mine")).to_have_count(1)
    expect(eva.find(".pips .right, .pips .cost")).to_have_count(1)
    eva.button("Next card").click()
    expect(eva.find(".drill-top")).to_contain_text("2 of 10")
    eva.go("/me")
    expect(eva.find(".to-learn")).to_contain_text("of 1 right")


def test_why_not_mine_is_brought_into_sight(invite: Invite) -> None:
    """On a small phone it lies below the bar."""
    eva = invite("Eva", size=(320, 568), lang="cs")
    eva.go("/drill/tisicovka?theme=last")
    moves = eva.find(".drill-moves button")
    expect(moves.first).to_be_visible()
    for at in range(moves.count()):
        moves.nth(at).click()
        expect(eva.find(".drill-values .mine")).to_have_count(1)
        if eva.find(".drill-sheet h1.loss").count():
            break
        eva.button("Vzít zpět").click()
    eva.find(".drill-sheet details").evaluate("each => (each.open = true)")
    why, bar = eva.find(".drill-sheet details p"), eva.find(".drill-foot")
    eva.page.wait_for_function(
        "([why, bar]) => why.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top + 1",
        arg=[why.element_handle(), bar.element_handle()],
    )


def test_on_a_large_screen_the_table_of_a_drill_is_large(invite: Invite) -> None:
    eva = invite("Eva", size=(1920, 1080))
    eva.go("/drill/mlyn")
    expect(eva.find(".drill-sheet h1")).to_be_visible()
    box = eva.find(".drill-table").bounding_box()
    assert box and box["width"] > 850
    assert eva.page.evaluate("document.documentElement.scrollHeight") <= 1080


def test_the_deal_waits_in_the_lobby_and_has_a_page(invite: Invite) -> None:
    """Whatever day it is: what it is, one button, a calendar of seven days, and no fault that axe can find."""
    eva = invite("Eva", size=PHONE, bypass_csp=True, likes={"theme": "night"})
    eva.go("/")
    expect(eva.find(".deal-band h2")).not_to_be_empty()
    eva.find(".deal-band a[href='/deal']").click()
    expect(eva.find(".deal-calendar li")).to_have_count(7)
    assert faults(eva) == []
    assert eva.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    eva.find(".deal-do .go").click()
    eva.page.wait_for_url(re.compile(r"/(r/[A-Z]+-\d+|deal/cards)$"))
    expect(eva.find(".scene")).to_be_visible()
    eva.go("/deal")
    expect(eva.find(".deal-do .go")).to_be_visible()


def test_luck_and_choices_of_a_try_stand_apart_once_it_is_over(invite: Invite) -> None:
    """The ledger of the review: a quick look as soon as there is one, and then the whole."""
    eva = invite("Eva", size=PHONE)
    part = {"value": 0.1, "low": 0.1, "high": 0.1, "n": 0}
    seat = {"start": 0.5, "luck": part, "choices": part, "others": part, "fog": part, "result": 0.9, "decisions": 3}
    seat |= {"rate": 1.5, "fortune": [], "adjusted": part}
    review = {"points": False, "certainty": "estimated", "seats": [seat, seat], "moments": []}
    looks = [
        {"progress": {"whole": False}, "review": review},
        {"progress": {"whole": True}, "review": review | {"certainty": "exact"}},
    ]
    eva.page.route("**/api/deal?*", lambda route: route.fulfill(json=route.fetch().json() | DONE))
    eva.page.route("**/api/matches/mine/review*", lambda route: route.fulfill(json=looks.pop(0)))
    eva.go("/deal")
    expect(eva.find(".deal-ledger .sure")).to_contain_text("Estimated")
    expect(eva.find(".deal-ledger .sure")).to_contain_text("Exact")
    expect(eva.find(".deal-ledger tr")).to_have_count(6)
    assert eva.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_what_one_may_play_comes_before_what_others_made_of_it(invite: Invite) -> None:
    eva = invite("Eva", size=PHONE)
    dots = [{"score": 3, "me": False}, {"score": 5, "me": False, "name": "Jan"}]
    state: dict[str, object] = {"state": "open", "played": 2, "dots": dots}
    eva.page.route("**/api/deal?*", lambda route: route.fulfill(json=route.fetch().json() | state))
    eva.page.route("**/api/matches/mine/review*", lambda route: route.abort())
    eva.go("/deal")
    expect(eva.find(".deal-do .go")).to_be_in_viewport(ratio=1)
    expect(eva.find(".deal-results")).to_contain_text("best 5 · Jan")
    before = "document.querySelector('.deal-do').compareDocumentPosition(document.querySelector('.deal-results'))"
    assert eva.page.evaluate(before) == 4, "everybody's results follow"
    state |= DONE
    eva.page.reload()
    expect(eva.find(".deal-do .go")).not_to_have_text("Play the deal")
    assert eva.page.evaluate(before) == 2, "once it is over they come first"


def test_the_masters_line_comes_as_soon_as_the_master_is_done(invite: Invite) -> None:
    """One need not load the page again; meanwhile it stays as it is, and its ledger is not asked for anew."""
    eva = invite("Eva", fresh=True)
    eva.page.clock.install()
    dots = [{"score": 5, "me": True, "name": "Eva"}]
    state: dict[str, object] = DONE | {"kind": "tisicovka", "game": "tisicovka", "dots": dots, "master": None}
    eva.page.route("**/api/deal?*", lambda route: route.fulfill(json=route.fetch().json() | state))
    asked: list[str] = []
    eva.page.route("**/api/matches/mine/review*", lambda route: (asked.append(route.request.url), route.abort()))
    eva.go("/deal")
    expect(eva.find(".deal-do")).to_contain_text("A master is playing the same deal")
    for _ in range(3):
        with eva.page.expect_response("**/api/deal?*"):
            eva.page.clock.fast_forward(5000)
    expect(eva.find(".dots .master")).to_have_count(0)
    state["master"] = 9
    eva.page.clock.fast_forward(5000)
    expect(eva.find(".dots .master")).to_have_count(1)
    expect(eva.find(".deal-do")).not_to_contain_text("A master is playing")
    assert len(asked) <= 2


def test_a_result_is_shared_without_anything_that_fell(invite: Invite) -> None:
    """The day, what it was, the result, the place, and where to play it: nothing else."""
    eva = invite("Eva", size=PHONE)
    dots = [{"score": 3, "me": False}, {"score": 5, "me": True, "name": "Eva"}]
    done = DONE | {"played": 2, "place": 1, "behind": 1, "dots": dots, "day": "2026-11-17", "kind": "tisicovka"}
    eva.page.route("**/api/deal?*", lambda route: route.fulfill(json=route.fetch().json() | done))
    eva.page.route("**/api/matches/mine/review*", lambda route: route.abort())
    eva.go("/deal")
    eva.page.evaluate("() => { navigator.share = async ({ text }) => { window.told = text; }; }")
    eva.button("Share").click()
    title, result, place, address = eva.page.evaluate("window.told").split("\n")
    assert title == "Saloon · Deal of the day · November 17, 2026"
    assert re.fullmatch(r"Tisícovka[^:]*: \+5", result), result
    assert re.fullmatch(r"[▪▫]{10} [^\n]*1[^\n]*2", place), place
    assert re.fullmatch(r"https?://[^/]+/deal/2026-11-17", address), address


def test_friends_at_two_tables_compare_choices_and_not_dice(invite: Invite) -> None:
    """One table shares its chance from its setup, the other is opened from the page that compares them."""
    eva, jan = invite("Eva", bypass_csp=True), invite("Jan", size=PHONE)
    code = eva.open_table("oko")
    eva.page.locator("label", has_text="The same chance at several tables").dispatch_event("click")
    expect(eva.find("a[href^='/d/']")).to_have_attribute("href", f"/d/{code}")
    jan.go(f"/d/{code}")
    expect(jan.find("main")).to_contain_text(code)
    jan.button("Open another table").click()
    expect(jan.find(".chairs .chair").first).to_be_visible()
    for person in (eva, jan):
        person.start()
    play_out(eva, jan)
    jan.go(f"/d/{code}")
    rows = jan.find(".duplicate tr:has(a)")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text=code)).to_contain_text("Eva")
    expect(rows.filter(has_not_text=code)).to_contain_text("Jan")
    assert jan.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    eva.go(f"/d/{code}")
    expect(eva.find(".duplicate tr:has(a)")).to_have_count(2)
    assert faults(eva) == []


def test_schools_stand_side_by_side_with_mistakes_and_the_week(invite: Invite) -> None:
    eva = invite("Eva", bypass_csp=True)
    eva.go("/drill/maroko")
    eva.find(".drill-moves button").last.click()
    expect(eva.find(".drill-values .mine")).to_have_count(1)
    wrong = "costs" in eva.find(".drill-sheet h1").inner_text()
    eva.go("/school/prsi")
    expect(eva.find("h1")).to_have_text("School of Prší")
    eva.go("/school/maroko")
    expect(eva.find(".schools a")).to_have_text(["Maroko", "Prší"])
    expect(eva.find(".week li b").last).to_have_text("1")
    expect(eva.find(".mistakes li")).to_have_count(int(wrong))
    assert faults(eva) == []
    eva.button("All games").click()
    expect(eva.find("dialog .all-schools li")).to_have_count(12)
    eva.find("dialog").get_by_role("link", name="Oko", exact=True).click()
    expect(eva.find("h1")).to_have_text("School of Oko")
