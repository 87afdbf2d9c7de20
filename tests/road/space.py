"""A plain web space, and somebody who visits the house that lies there with a browser of their own."""

from __future__ import annotations

import functools
import http.server
import json
import re
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Playwright, expect

from web.house import ARGS, CHROMIUM, FIRST, OVER, PATIENCE, READY, Person

FATE = """{
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(7) : random(bytes));
  let full = false;
  const fate = new BroadcastChannel("fate");
  fate.onmessage = ({ data }) => { full = data.full; fate.postMessage("heard"); };
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    const change = this.transaction;
    if (full) {
      Object.defineProperty(change, "error", { value: new DOMException("", "QuotaExceededError") });
      queueMicrotask(() => change.abort());
    }
    return put.apply(this, given);
  };
}
"""
"""What stands before the worker of the house: no lot decides a test (secrets of matches have 32 bytes), and what is
written is refused when the test says so, as a browser refuses it whose device is full."""
LINES = ".log li"
ROOM = """full => new Promise((resolve) => {
  const fate = new BroadcastChannel("fate");
  fate.onmessage = () => resolve();
  fate.postMessage({ full });
})"""

REMEMBERED = """async () => {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith("/memory")) return true;
  return false;
}"""
"""Whether Python's memory of its start lies in this browser."""


def remembered(page: Page) -> None:
    """It does now."""
    page.evaluate(f"async () => {{ while (!(await ({REMEMBERED})())) await new Promise((on) => setTimeout(on, 50)); }}")


class WebSpace:
    """Serves a folder and remembers what was asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.asked: list[str] = []
        asked = self.asked

        class Server(http.server.SimpleHTTPRequestHandler):
            def log_message(self, format: str, *args: object) -> None:
                asked.append(self.path)

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Server, directory=str(root)))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self.server.server_address[1]}/"

    @property
    def house(self) -> str:
        return f"{self.origin}some/house/"

    def close(self) -> None:
        """The net is gone: nothing answers at the address any more."""
        self.server.shutdown()
        self.server.server_close()


class Traveller(Person):
    """Keeps one browser, which may be closed and opened again: what it has kept is still there."""

    def __init__(
        self, playwright: Playwright, profile: Path, address: str, lang: str = "en", name: str = "Eva", **how: Any
    ) -> None:
        self.playwright, self.profile, self.at, self.lang = playwright, profile, address, lang
        self.name = name
        self.likes = {
            "speed": "instant",
            "sole": False,
            "sound": False,
            "lang": lang,
            "name": name,
            "theme": "day",
            "forme": True,
        }
        self.how = {"viewport": {"width": 1280, "height": 800}} | how
        self.faults: list[str] = []
        self.reached: set[str] = set()
        """Addresses that anything in the browser asked for."""
        self.open()

    @property
    def origin(self) -> str:
        return "/".join(self.at.split("/")[:3])

    def open(self) -> None:
        locale = {"en": "en-GB", "cs": "cs-CZ", "ru": "ru-RU"}[self.lang]
        self.context = self.playwright.chromium.launch_persistent_context(
            self.profile, executable_path=CHROMIUM, args=list(ARGS), locale=locale, timeout=4 * PATIENCE, **self.how
        )
        self.context.set_default_timeout(2 * PATIENCE)
        self.context.on("request", lambda request: self.reached.add(request.url))
        self.context.add_init_script(f"({FIRST})({json.dumps(self.likes)})")
        self.page = self.tab()

    def room(self, there: bool) -> None:
        """Whether the device has any left."""
        self.page.evaluate(ROOM, not there)

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        return page

    def go(self, path: str) -> None:
        self.page.goto(f"{self.at}#{path}")

    def speak(self, lang: str) -> None:
        self.find("select.langs").select_option(lang)

    def one_turn(self) -> None:
        """Something is decided, and the match comes round to the same person again, or ends."""
        self.my_turn()
        before = self.find(LINES).count()
        while self.find(LINES).count() == before and not self.find(OVER).count():
            self.click_something()
            self.find(f"{READY}, {OVER}").first.wait_for(state="attached")
        self.find(f"{READY}, {OVER}").first.wait_for(state="attached")

    def kept(self) -> None:
        """The house is in this browser, and what Python has read of it."""
        self.go("/")
        expect(self.find(".card.road")).to_contain_text(re.compile("Ready for the road"), timeout=2 * PATIENCE)
        remembered(self.page)

    def notice(self) -> Any:
        """What stands over every page if something is wrong."""
        return expect(self.find(".roadnote"))

    def shut(self) -> None:
        """The whole browser is closed."""
        self.context.close()

    def close(self) -> None:
        self.shut()
        assert not self.faults, self.faults
