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
