"""The browser's half of a click's walk, as docs/house.md draws it: the page goes through the same stations in the same
order."""

from __future__ import annotations

import runpy
import shutil
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Route, TimeoutError

from saloon.server.http.bundle import Bundle
from web.conftest import Invite
from web.house import WEB

DRAWN = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "house.py"))
STATIONS = [each for each in DRAWN["WALKS"]["A click in the browser"] if each.startswith("web/")]


PASSED = """(stations) => {
  let at = 0;
  for (const each of walked) if (each === stations[at]) at++;
  return at === stations.length;
}"""


def noting(folder: Path) -> bytes:
    """The page's script, which notes whenever one of the stations is called."""
    shutil.copytree(WEB, folder)
    for station in sorted(set(STATIONS)):
        module, _, path = station.partition(":")
        file = folder / f"{module.removeprefix('web/')}.js"
        text = file.read_text("utf-8")
        at, _ = DRAWN["located"](text, path)
        file.write_text(f'{text[:at]} globalThis.walked?.push("{station}");{text[at:]}', "utf-8")
    return Bundle(folder).made["all.js"]


def test_a_click_goes_the_way_it_is_drawn(invite: Invite, tmp_path: Path) -> None:
    eva = invite("Eva", likes={"speed": "brisk"})  # where nothing moves, nothing glides
    script = noting(tmp_path / "web")

    def answer(route: Route) -> None:
        route.fulfill(body=script, content_type="text/javascript")

    eva.page.route("**/all.js", answer)
    eva.play_bots("mlyn")
    eva.my_turn()
    eva.page.evaluate("() => { globalThis.walked = []; }")
    eva.find(".thing.hit").first.click()
    with suppress(TimeoutError):
        eva.page.wait_for_function(PASSED, arg=STATIONS)
    walked = iter(eva.page.evaluate("() => walked"))
    assert [station for station in STATIONS if station not in walked] == []
