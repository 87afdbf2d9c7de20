"""The house is kept in a browser where there is room for it, until its reader wants the room back."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from playwright.sync_api import Playwright, expect

from road.space import Traveller, WebSpace
from saloon.road.site import LIST

NO_ROOM = """{
  const add = Cache.prototype.add;
  Cache.prototype.add = async function (...given) {
    const full = localStorage.getItem("full") && (await this.keys()).length > 9;
    if (full) throw new DOMException("", "QuotaExceededError");
    return add.apply(this, given);
  };
}"""
"""A browser has room for a few files, but not for all, as long as the test says so."""
FILES = """async () => {
  const names = (await caches.keys()).filter((name) => name !== "saloon-road-current");
  return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
    .flat().map(({ url }) => url);
}"""
"""Addresses of all that is kept of any house."""


def test_no_half_house_is_kept_and_the_room_is_given_back(playwright: Playwright, folder: Path, tmp_path: Path) -> None:
    """Without room nothing is kept, but played all the same; what was freed does not come again by itself."""
    shutil.copytree(folder, tmp_path / "web" / "some" / "house")
    space = WebSpace(tmp_path / "web")
    eva = Traveller(playwright, tmp_path / "eva", space.house)
    eva.context.add_init_script(NO_ROOM)
    eva.page.goto(f"{space.house}manifest.json")
    eva.page.evaluate("localStorage.setItem('full', 'yes')")
    eva.go("/")
    card = eva.find(".card.road")
    expect(card).to_contain_text("There is no room on this device to keep the house")
    assert eva.page.evaluate(FILES) == [], "the room is left to the matches"
    eva.play_bots("oko")
    eva.one_turn()

    eva.page.evaluate("localStorage.removeItem('full')")
    eva.go("/")
    card.get_by_role("button", name="Keep the house here").click()
    expect(card).to_contain_text("Ready for the road")
    listed = json.loads((folder / LIST).read_text("utf-8"))["files"]
    assert {f"{space.house}{each['at']}" for each in listed.values()} < set(eva.page.evaluate(FILES))

    card.get_by_role("button", name="Free the space").click()
    expect(card).to_contain_text("This browser does not keep the house")
    asked: list[str] = []
    eva.page.on("request", lambda each: asked.append(each.url))
    eva.page.evaluate("dispatchEvent(new Event('online'))")  # as when a net is found again
    eva.page.evaluate("fetch('manifest.json', { cache: 'no-store' })")
    assert asked == [f"{space.house}manifest.json"], "nobody looks for a newer house"
    eva.page.reload()
    expect(card).to_contain_text("This browser does not keep the house")
    expect(eva.find(".running")).to_have_count(1)
    assert eva.page.evaluate(FILES) == []
    eva.close()
    space.close()
