"""The house as a process that can be killed, and people who sit in it with real browsers."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect

import saloon
from saloon.scene.changes import Follower
from web.line import SlowLine

HERE = Path(__file__).parent
WEB = Path(saloon.__file__).parent / "web"
ALONE = HERE / "alone.js"
CHROMIUM = which("chromium-headless-shell") or which("chromium") or "/usr/bin/chromium"
"""Without what a window needs it is the same engine at half the cost."""
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--renderer-process-limit=1",
)
PATIENCE = int(os.environ.get("SALOON_PATIENCE", "60000"))
"""Milliseconds that anything may take on a busy machine."""
LAG = float(os.environ.get("SALOON_LAG", "0"))
"""Seconds that everything takes from the page to the house, and back. Tests hold on a slow line, too (`make slow`)."""

expect.set_options(timeout=PATIENCE)

READY = ".thing.hit, .bar .choices button:not([aria-disabled]):not([data-key=back]):not([data-key=prepare])"
OVER = ".bar [data-key=replay]"


class House:
    """A server on a port of its own. It keeps the port when it comes back after a kill."""

    def __init__(
        self, folder: Path, step: float = PATIENCE / 1000, people: bool = True, along: Path | None = None
    ) -> None:
        self.along = along
        self.step = step
        self.people = people
        self.database = f"sqlite+aiosqlite:///{folder / 'saloon.db'}"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.open()
        self.door = SlowLine(self.port, LAG).port if LAG else self.port

    def open(self) -> None:
        command = [
            sys.executable,
            str(HERE / "serve.py"),
            self.database,
            str(self.port),
            str(self.step),
            "on" if self.people else "off",
            *([str(self.along)] if self.along else []),
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^/]+:(\d+)/", line)
        assert found, f"the server did not start: {line!r}"
        self.port = int(found[1])

    @property
    def address(self) -> str:
        return f"http://localhost:{self.door}"

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(120)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def kill(self) -> None:
        """As if the power went out."""
        self.end(signal.SIGKILL)


FIRST = """likes => {
  if (location.protocol === 'about:') return;
  // Kept settings win, so that a test may change them on the page and reload.
  if (!localStorage.getItem('saloon.settings')) localStorage.setItem('saloon.settings', JSON.stringify(likes));
  // What a device adds to chance is always the same, so that no lot decides a test; names of messages stay their own.
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(likes.name.length) : random(bytes));
}"""
"""What happens on a page before its own scripts."""


USUAL = {"width": 1280, "height": 800}


class Browsers:
    """Contexts of one browser that people use one after another: scripts stay in its cache, all else is cleared
    away."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[BrowserContext]] = {}

    def take(self, kind: dict[str, Any]) -> BrowserContext:
        free = self.free.get(repr(kind))
        return free.pop() if free else self.browser.new_context(**kind)

    def give_back(self, kind: dict[str, Any], context: BrowserContext, origin: str) -> None:
        """As if nobody had been there. An empty page stays, and with it the process that shows the next one: it has
        read the scripts already."""
        page, *others = context.pages
        for other in others:
            other.close()
        page.goto("about:blank")
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        context.clear_cookies()
        context.clear_permissions()
        if kind["viewport"] != USUAL:  # so that there are not too many of them
            page.close()
        self.free.setdefault(repr(kind), []).append(context)


class Person:
    """Somebody with a browser of their own. `fresh`: one that nobody has used before, nor will use after."""

    def __init__(
        self, browsers: Browsers, house: House, name: str = "Eva", lang: str = "en", fresh: bool = False, **how: Any
    ) -> None:
        self.browsers = browsers
        self.house = house
        self.name = name
        self.fresh = fresh
        size = how.pop("size", (1280, 800))
        likes = {
            "speed": "instant",
            "sole": False,
            "sound": False,
            "lang": lang,
            "name": name,
            "theme": "day",
        } | how.pop("likes", {})
        likes = {"forme": likes["speed"] == "instant"} | likes  # the one who is in a hurry lets the house throw
        locale = {"en": "en-GB", "cs": "cs-CZ", "ru": "ru-RU"}[lang]
        self.kind = {"viewport": {"width": size[0], "height": size[1]}, "locale": locale, **how}
        self.context = browsers.browser.new_context(**self.kind) if fresh else browsers.take(self.kind)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.add_init_script(f"({FIRST})({json.dumps(likes)})")
        self.faults: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        follower, room = Follower(), dict[str, Any]()

        def hear(frame: str | bytes) -> None:
            """As the page makes it whole."""
            message = json.loads(frame)
            if message["type"] == "room":
                room.update(message)
                message = dict(room)
            elif "scene" in message or "changes" in message:
                line = (
                    {"line": {"number": message["number"], "seat": -1, **message["line"]}} if "line" in message else {}
                )
                usual = {"acts": [], "to_act": [-1], "undo": "", "throw": -1}
                message = {**usual, **message, **line, "scene": follower.hear(message)}
            self.heard.append(message)

        socket.on("framereceived", hear)
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def go(self, path: str) -> None:
        self.page.goto(self.house.address + path)

    def bare(self) -> None:
        """A page of the house with nothing on it, for what a test puts there itself with `alone.js`."""
        self.page.route("**/alone.js", lambda route: route.fulfill(path=ALONE))
        self.go("/nowhere")
        self.find("main h1").wait_for()

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    # -- rooms --------------------------------------------------------------------------------

    def open_table(self, key: str) -> str:
        """From the page of the game. Gives the code."""
        self.go(f"/g/{key}")
        self.find(".gamepage").get_by_role("button", name="Open a table").click()
        expect(self.find(".chairs .chair").first).to_be_visible()
        return self.page.url.rsplit("/", 1)[1]

    def join(self, code: str) -> None:
        self.go(f"/r/{code}")
        self.find("input").fill(self.name)
        self.button("Sit down").click()
        expect(self.find(".chairs .chair").first).to_be_visible()

    def start(self) -> None:
        self.find(".startrow .big:visible").click()

    def play_bots(self, key: str) -> None:
        self.go(f"/g/{key}")
        self.choose_fewest()
        self.find(".way.bots .go").click()
        self.at_table()

    def choose_fewest(self) -> None:
        """As few as the game allows; a table of many takes long."""
        counts = self.find(".way.bots .segment:not(.twofold) label")
        self.find(".way.bots .go").wait_for()
        if counts.count():
            counts.first.click()

    def at_table(self) -> None:
        expect(self.find(".scene .thing").first).to_be_attached()

    # -- playing ------------------------------------------------------------------------------

    def my_turn(self) -> None:
        self.find(READY).first.wait_for(state="attached")

    def my_turn_on_the_table(self) -> None:
        """Something on the table can be clicked; what is asked by buttons before that (an arrow instead of a life) is
        answered."""
        self.my_turn()
        while not self.find(".thing.hit").count():
            self.click_something()
            self.my_turn()

    def over(self, seconds: int = 300) -> None:
        expect(self.find(OVER)).to_be_visible(timeout=seconds * 1000)

    def click_something(self) -> None:
        """One click on the first thing that can be clicked."""
        self.my_turn()
        self.find(READY).first.dispatch_event("click")

    def play_along(self, seed: int = 1) -> None:
        """From now on the page itself clicks something whenever it can, until the match is over."""
        self.page.evaluate(ALONG, seed)

    def prompt(self) -> str:
        return self.find(".bar .say").inner_text()

    def close(self) -> None:
        if self.fresh:
            self.context.close()
        else:
            self.browsers.give_back(self.kind, self.context, self.house.address)
        assert not self.faults, self.faults


def play_out(*people: Person, seconds: int = 300) -> None:
    """All of them click along, each in their own way, until the match is over for everybody."""
    for number, person in enumerate(people, 1):
        person.at_table()
        person.play_along(number)
    for person in people:
        person.over(seconds)


ALONG = """(seed) => {
  let value = seed * 7919 + 17;
  const next = () => (value = (value * 48271) % 2147483647) / 2147483647;
  const timer = setInterval(() => {
    if (document.querySelector('.bar [data-key=replay]')) return clearInterval(timer);
    if (document.querySelector('dialog[open]'))
      return document.querySelector('dialog[open] .move-list button')?.click();
    const all = [
      ...document.querySelectorAll('.thing.hit, .bar .choices button:not([aria-disabled]):not([data-key=back])'),
    ];
    const picked = document.querySelectorAll('.thing.picked').length;
    // Mostly go on with what is half made, sometimes press a button, so that sets of dice come to an end.
    const buttons = all.filter((each) => each.tagName === 'BUTTON');
    const from = buttons.length && (picked || next() < 0.5) ? buttons : all;
    from[Math.floor(next() * from.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, 10);
}"""


def agree(*people: Person) -> bool:
    """Whether all are told the same end: the one who has won reads "You …", all others one sentence."""
    told = {person.prompt() for person in people}
    return len({each for each in told if not each.startswith("You")}) <= 1
