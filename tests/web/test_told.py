"""My page: ratings with their interval, and whether this device tells its reader anything."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.house import Person

RATINGS = {
    "ratings": [
        {
            "game": "dama", "seats": 2, "games": 31, "points": {"value": 1240.2, "low": 1105.0, "high": 1391.0}, "settled": False, "needed": 21,
            "line": [{"at": at, "points": {"value": 1100.0 + at, "low": 900.0, "high": 1400.0}} for at in (1, 50, 140)],
        }
    ],
    "untold": [{"game": "oko", "seats": 2, "games": 12, "needed": 1118}],
}  # fmt: skip


def test_a_rating_has_its_interval_and_a_line(eva: Person) -> None:
    eva.page.route("**/api/me/ratings*", lambda route: route.fulfill(json=RATINGS))
    eva.open_table("dama")
    eva.go("/me")
    rated = eva.find(".ratings")
    expect(rated).to_contain_text("1240 (1105 – 1391)")
    expect(rated).to_contain_text("provisional")
    expect(rated.locator("svg")).to_have_attribute("aria-label", re.compile("1240 points"))
    expect(rated).to_contain_text("only after about 1118 games; you have 12")


def test_the_page_says_whether_this_device_tells_anything(eva: Person) -> None:
    eva.open_table("dama")
    eva.go("/me")
    told = eva.page.locator("section", has_text="Being told")
    expect(told.get_by_role("button", name="Tell me on this device")).to_be_visible()
    expect(told.get_by_role("status")).to_contain_text("when it is your move")


def test_the_service_worker_is_taken_at_the_root(eva: Person) -> None:
    eva.go("/")
    scope = eva.page.evaluate(
        "async () => { await navigator.serviceWorker.register('/worker.js'); return (await navigator.serviceWorker.ready).scope; }"
    )
    assert scope == eva.page.evaluate("location.origin + '/'")
