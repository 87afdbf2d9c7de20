"""What Python remembers of its start in a browser: taken up by the next one, without its chance, and never trusted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright

from ring import some
from road.space import REMEMBERED, WebSpace, remembered
from web.house import ARGS, CHROMIUM, PATIENCE

WORKER = """onunhandledrejection = ({ reason }) => reportError(reason);
onmessage = async ({ data: { base, making, fail, draw } }) => {
  const list = await (await fetch(new URL("list.json", base))).json();
  await caches.open(`saloon-road-${new URL(base).pathname}${list.version}`);
  const { openPython } = await import(new URL(list.files["road/python.js"].at, base).href);
  if (fail) CacheStorage.prototype[fail] = () => { throw new DOMException("", "QuotaExceededError"); };
  const { python, browser, recalled } = await openPython(list, base, undefined, making);
  postMessage({ recalled, drawn: JSON.parse(python.runPython(draw)), browser: String(browser) });
};"""
BEGIN = """async ({ worker, ...given }) => {
  const at = URL.createObjectURL(new Blob([worker], { type: "text/javascript" }));
  const running = new Worker(at, { type: "module" });
  const base = new URL(".", location.href).href;
  return new Promise((resolve, reject) => {
    running.onmessage = ({ data }) => resolve(data);
    running.onerror = (event) => reject(new Error(event.message));
    running.postMessage({ base, ...given });
  });
}"""
DRAW = """
import json, os, random, secrets, uuid
from saloon.match.fair import SECRET_BYTES
from saloon.server.people.arrival import newcomer
came = newcomer("Eva", "en")
json.dumps([random.getrandbits(64), random.Random().getrandbits(64), secrets.token_hex(SECRET_BYTES),
            os.urandom(16).hex(), uuid.uuid4().hex, came.key, came.person.id])
"""
SPOIL = """async (how) => {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const at = new URL("memory", location.href);
  const kept = await cache.match(at);
  const whole = await new Response(kept.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  const small = new Blob([how(new Uint8Array(whole))]).stream().pipeThrough(new CompressionStream("gzip"));
  await cache.put(at, new Response(await new Response(small).blob(), { headers: kept.headers }));
}"""


@pytest.fixture
def page(playwright: Playwright, folder: Path) -> Iterator[Page]:
    """In a browser that has kept nothing yet; a page without a policy of its own."""
    space = WebSpace(folder)
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
    page = browser.new_page()
    page.set_default_timeout(2 * PATIENCE)
    page.goto(f"{space.origin}manifest.json")
    yield page
    browser.close()
    space.close()


def begin(page: Page, making: bool = True, fail: str = "") -> Any:
    """Python with the house read, in a worker as it is."""
    page.reload()
    return page.evaluate(BEGIN, {"worker": WORKER, "draw": DRAW, "making": making, "fail": fail})


def test_no_chance_is_remembered(page: Page) -> None:
    """What is drawn at one start never comes again, of whatever source it is."""
    first = begin(page)
    remembered(page)
    starts = [first, *(begin(page) for _ in range(2))]
    assert [each["recalled"] for each in starts] == [False, True, True]
    for one, other in combinations(starts, 2):
        assert not [at for at, (a, b) in enumerate(zip(one["drawn"], other["drawn"], strict=True)) if a == b]
    assert len({each["browser"] for each in starts}) == 1


@pytest.mark.parametrize(
    "spoil",
    some(
        [
            "whole => whole.fill(0, 0, 16)",  # no memory at all
            "whole => new Uint8Array(0)",
            "whole => whole.fill(1, 16, 48)",  # of another Python
        ],
        2,
    ),
)
def test_a_memory_that_does_not_fit_is_made_anew(page: Page, spoil: str) -> None:
    begin(page)
    remembered(page)
    page.evaluate(f"({SPOIL})({spoil})")
    assert begin(page, making=False)["recalled"] is False
    assert page.evaluate(f"({REMEMBERED})()") is False, "it is not tried twice"
    assert begin(page)["recalled"] is False
    remembered(page)
    assert begin(page)["recalled"] is True


def test_a_start_that_never_ended_is_not_repeated(page: Page) -> None:
    """A browser that gave up on it would do so again."""
    begin(page)
    remembered(page)
    page.evaluate("""async () => {
      const cache = await caches.open((await caches.keys())[0]);
      await cache.put(new URL("memory-tried", location.href), new Response());
    }""")
    assert begin(page)["recalled"] is False
    remembered(page)
    assert begin(page)["recalled"] is True


@pytest.mark.parametrize("fail", ["has", "open"])
def test_where_nothing_can_be_kept_the_house_opens_all_the_same(page: Page, fail: str) -> None:
    assert begin(page, fail=fail)["recalled"] is False
    assert page.evaluate(f"({REMEMBERED})()") is False
