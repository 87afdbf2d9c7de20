"""Being told: my page says whether this device tells its reader anything."""

from __future__ import annotations

from playwright.sync_api import expect

from web.house import Person


def test_the_page_says_whether_this_device_tells_anything(eva: Person) -> None:
    eva.open_table("dama")
    eva.go("/me")
    told = eva.page.locator("section", has_text="Being told")
    expect(told.get_by_role("button", name="Tell me on this device")).to_be_visible()
    expect(told.get_by_role("status")).to_contain_text("when it is your move")


def test_the_service_worker_is_taken_at_the_root(eva: Person) -> None:
    eva.bare()
    scope = eva.page.evaluate(
        """async () => {
          await navigator.serviceWorker.register('/worker.js');
          return (await navigator.serviceWorker.ready).scope;
        }"""
    )
    assert scope == eva.page.evaluate("location.origin + '/'")
