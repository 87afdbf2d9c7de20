"""The review on the page: one tap from the end, the ledger in words and bars, the moments by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from web.house import Person


def test_a_match_is_reviewed_one_tap_from_its_end(eva: Person) -> None:
    eva.play_bots("prsi")
    eva.play_along(5)
    eva.over()
    asked: list[str] = []

    def too_early(route: Route) -> None:
        """Another server may not have heard of the end yet; the page asks again by itself."""
        asked.append(route.request.url)
        running = {"code": "match-running", "text": "This match is still going on.", "clause": ""}
        if len(asked) == 1:
            route.fulfill(status=409, json=running)
        else:
            route.continue_()

    eva.page.route("**/api/matches/*/review?*", too_early)
    eva.find(".bar [data-key=review]").click()
    eva.page.wait_for_url(re.compile("/m/[0-9a-f]+/review$"))
    expect(eva.find(".review .ledger tr")).to_have_count(6, timeout=60_000)
    expect(eva.find(".review .said")).to_contain_text("uck")
    names = [each.strip() for each in eva.find(".review .ledger th").all_inner_texts()]
    assert names == ["Fair start", "Luck", "Own choices", "Others’ choices", "Fog", "Result"]
    told = eva.find(".review .moment p").inner_text()
    eva.page.keyboard.press("ArrowLeft")
    expect(eva.find(".review .moment p")).not_to_have_text(told)
    expect(eva.find(".review .curve .name")).to_have_text([re.compile("Eva|Jan|.+"), re.compile(".+"), "Luck"])
    eva.find(".review .chip").nth(1).click()
    expect(eva.find(".review .chip[aria-pressed=true]")).not_to_have_text("Eva")
    assert len(asked) > 1
    eva.page.unroute("**/api/matches/*/review?*")
    expect(eva.find(".review .waits")).to_have_count(0)
    goes_through_its_moments(eva)
    reckons_on(eva)


def reckons_on(eva: Person) -> None:
    """A deeper review is asked for, and the ledger stays while it is worked out."""
    deep: list[str] = []

    def looked_up(route: Route) -> None:
        """What is worked out in more worlds takes long: the whole stands for it here."""
        deep.append(route.request.url)
        route.fulfill(response=eva.page.request.get(route.request.url.replace("deep=true", "deep=false")))

    eva.page.route("**/api/matches/*/review?*deep=true*", looked_up)
    eva.button("Reckon on").click()
    expect(eva.find(".review")).to_contain_text("in four times as many worlds")
    expect(eva.find(".review .ledger tr")).to_have_count(6)
    assert len(deep) == 1


def goes_through_its_moments(eva: Person) -> None:
    """By keys, by the curve and by the list; what fell says what was expected, and every seat can be looked at."""
    nth, told = eva.find(".review .nth"), eva.find(".review .moment p")
    count = int(nth.inner_text().split()[-1])
    expect(eva.find(".review .rate")).to_contain_text("given away per real decision")
    expect(eva.find(".review .rate")).to_contain_text("Result minus luck")
    eva.page.keyboard.press("Home")
    expect(nth).to_have_text(f"1 of {count}")
    expect(told).to_contain_text(re.compile(r"could expect [\d.]+% before it and [\d.]+% after it: luck [+−]?[\d.]+"))
    eva.button("To the end").click()
    expect(nth).to_have_text(f"{count} of {count}")
    eva.page.keyboard.press("ArrowLeft")
    eva.button("To the start").click()
    expect(nth).to_have_text(f"1 of {count}")
    box = eva.find(".review svg.curve").bounding_box()
    assert box
    eva.page.mouse.move(box["x"] + box["width"] * 0.1, box["y"] + 12)
    eva.page.mouse.down()
    eva.page.mouse.move(box["x"] + box["width"] * 0.8, box["y"] + 12, steps=4)
    expect(nth).to_have_text(f"1 of {count}")
    eva.page.mouse.up()
    drawn_to = int(nth.inner_text().split()[0])
    assert drawn_to > count / 2, "the line goes with the finger, and the moment when it is left"
    costly = seat_with_mistakes(eva)
    if costly:
        marks = eva.find(".review .mark")
        eva.page.keyboard.press("1")
        expect(marks.first).to_have_class("mark chosen")
        eva.page.keyboard.press("n")
        eva.page.keyboard.press("N")
        expect(marks.first).to_have_class("mark chosen")


def seat_with_mistakes(eva: Person) -> bool:
    """One who has given something away is looked at, by the row with their name."""
    for row in range(eva.find(".review .everybody tr").count() - 1):
        eva.find(".review .everybody button").nth(row).click()
        expect(eva.find(".review .everybody tr[aria-current=true] button")).to_have_count(1)
        if eva.find(".review .mark").count():
            return True
    return False
