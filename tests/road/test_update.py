"""A newer house comes while a match is played, and several houses lie at one address."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from road.space import Traveller, WebSpace
from saloon.road.site import LIST

NEWER = "page-000000000000"
CACHES = "async () => (await caches.keys()).sort()"
NET = "dispatchEvent(new Event('online'))"
"""As when a net is found again."""
FETCHED = "async (at) => { const answer = await fetch(at); return answer.ok && (await answer.text()).length > 0; }"


def renew(house: Path) -> None:
    """As `saloon site` leaves the folder when the page has changed."""
    (old,) = house.glob("page-*")
    version = re.search(r'"version":"(\w+)"', (house / LIST).read_text("utf-8"))
    assert version
    old.rename(house / NEWER)
    for name in ("index.html", "manifest.json", LIST):
        text = (house / name).read_text("utf-8")
        (house / name).write_text(text.replace(old.name, NEWER).replace(version[1], "f" * 16), "utf-8")


@pytest.fixture
def space(fated: Path, tmp_path: Path) -> Iterator[WebSpace]:
    shutil.copytree(fated, tmp_path / "web" / "some" / "house")
    shutil.copytree(fated, tmp_path / "web" / "other")
    space = WebSpace(tmp_path / "web")
    yield space
    space.close()


def test_a_newer_house_interrupts_no_match_and_clears_nobody_elses(
    playwright: Playwright, space: WebSpace, tmp_path: Path
) -> None:
    eva = Traveller(playwright, tmp_path / "eva", f"{space.origin}other/")
    eva.kept()
    other = eva.page.evaluate(CACHES)
    eva.page.close()
    eva.page, eva.at = eva.tab(), space.house
    eva.kept()
    expect(eva.find(".running")).to_have_count(0)
    assert set(other) < set(eva.page.evaluate(CACHES)), "the other house is kept as well"
    old = eva.page.evaluate("document.querySelector('meta[name=saloon-road]').dataset.page")
    eva.play_bots("krizovy_mlyn")
    eva.my_turn()
    table = eva.page.url

    house = tmp_path / "web" / "some" / "house"
    renew(house)
    a_file_that_does_not_come_leaves_the_older_house(eva, house / NEWER / "icon.svg")
    eva.page.goto(table)
    eva.page.evaluate(NET)
    eva.one_turn()
    eva.go("/")
    expect(eva.find(".card.road")).to_contain_text("A newer house has come")
    eva.page.goto(table)
    eva.my_turn()
    second = eva.tab()
    second.goto(f"{space.house}#/")
    expect(second.locator(".roadnote")).to_contain_text("open in another tab")
    expect(second.locator(".card.road")).to_contain_text("Ready for the road")
    assert second.evaluate("document.querySelector('meta[name=saloon-road]').dataset.page") == f"{NEWER}/"
    assert not (house / old).exists()
    assert eva.page.evaluate(FETCHED, f"{space.house}{old}icon.svg"), (
        "who has the older house open may ask for its files"
    )
    second.close()
    eva.one_turn()

    the_newer_house_alone_stays(eva, table, set(other))
    eva.close()


def a_file_that_does_not_come_leaves_the_older_house(eva: Traveller, path: Path) -> None:
    """The net has gone in the middle of it; with the next one it is tried again."""
    aside = path.rename(path.with_suffix(".aside"))
    eva.go("/")
    with eva.page.expect_response(lambda each: each.url.endswith(f"{NEWER}/{path.name}") and each.status == 404):
        eva.page.evaluate(NET)
    expect(eva.find(".card.road")).to_contain_text("Ready for the road")
    aside.rename(path)


def the_newer_house_alone_stays(eva: Traveller, table: str, other: set[str]) -> None:
    """When the last page of the older one has gone; what is kept of another house is not touched."""
    before = [each for each in eva.page.evaluate(CACHES) if "/some/house/" in each]
    eva.page.goto("about:blank")
    eva.page.goto(table)
    eva.my_turn()
    expect(eva.find(".log li").first).to_be_attached()
    eva.kept()
    after = eva.page.evaluate(CACHES)
    assert [each for each in after if "/some/house/" in each] == [f"saloon-road-/some/house/{'f' * 16}"]
    assert len(before) == 2 and other < set(after)
