"""How long a person waits before a real browser: `python bench/pace_live.py`; writes its part of bench/pace.md.

A house with its usual settings, and a page for each table that clicks as soon as it may: half a minute or so for
each row, nothing computed. When an entry begins to be shown is read off the log of the page. `pace.py` computes the
same for far more rounds; here its arithmetic is held against what happens.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any

from pace import CHROMIUM, LIVE, MOST, PACES, tables
from playwright.sync_api import Browser, Error, Page, sync_playwright

PAGE = Path(__file__).parent / "pace.md"
SECONDS = 40
"""How long each table is watched."""
NAMED = (("tisicovka", 3), ("clovece", 4), ("bang", 4), ("dice_town", 4))
"""Where many bots, or long turns of theirs, come between two decisions: watched at three paces."""
OVER = ".bar [data-key=replay]"
IDLE = "Nothing to play…"
OPEN = """async ([game, seats]) => {
  const body = JSON.stringify({ game, name: 'Eva', seats });
  const asked = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
  const { code, token } = await (await fetch('/api/rooms', asked)).json();
  localStorage.setItem('saloon.rooms', JSON.stringify([{ code, token, game }]));
  return code;
}"""
WATCH = """idle => {
  const kept = window.kept = { rounds: [], windows: [], hidden: document.hidden };
  let [clicked, seen, others, since] = [0, 0, 0, 0];
  // An entry stands in the log when it begins to be shown. The own ones have the first colour; her throws name Eva.
  const read = (rows) => {
    for (const row of rows) {
      if (row.tagName !== 'LI') continue;
      const who = row.innerHTML.match(/--tone-([0-9])/)?.[1];
      if (who ? who === '0' : row.querySelector('.said').innerText.startsWith('Eva')) continue;
      seen ||= performance.now();
      others += 1;
    }
  };
  const log = document.querySelector('.log');
  new MutationObserver((changes) => read(changes.flatMap((each) => [...each.addedNodes])))
    .observe(log, { childList: true, subtree: true });
  read(log.querySelectorAll('li'));
  let value = 17;
  const next = () => (value = (value * 48271) % 2147483647) / 2147483647;
  const READY = '.thing.hit, .bar .choices button:not([aria-disabled]):not([data-key=back])';
  const timer = setInterval(() => {
    const now = performance.now();
    if (document.querySelector('.bar [data-key=replay]')) return clearInterval(timer);
    const nothing = document.querySelector('.bar')?.innerText.includes(idle);
    if (nothing && !since) since = now;
    if (!nothing && since) { kept.windows.push((now - since) / 1000); since = 0; }
    const choice = document.querySelector('dialog[open] .move-list button');
    if (choice) return choice.click();
    const all = nothing ? [] : [...document.querySelectorAll(READY)];
    if (!all.length) return;
    if (others) kept.rounds.push([(now - seen) / 1000, clicked && (now - clicked) / 1000]);
    [clicked, seen, others] = [now, 0, 0];
    const buttons = all.filter((each) => each.tagName === 'BUTTON');
    const goesOn = document.querySelectorAll('.thing.picked').length || next() < 0.5;
    const from = buttons.length && goesOn ? buttons : all;
    from[Math.floor(next() * from.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, 10);
}"""


@contextmanager
def house() -> Iterator[str]:
    """A server as anybody starts it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/saloon.db"
        command = [sys.executable, "-m", "saloon", "serve", "--port", str(port), "--no-browser", "--database", database]
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(300):
                with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                time.sleep(0.1)
            yield f"http://localhost:{port}"
        finally:
            running.terminate()
            running.wait(20)


class Watched:
    """A table, and what a person waited at it."""

    def __init__(self, browser: Browser, address: str, key: str, seats: int, pace: str) -> None:
        self.address, self.key, self.seats, self.pace = address, key, seats, pace
        self.rounds: list[list[float]] = []
        self.windows: list[float] = []
        self.context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
        likes = json.dumps({"speed": pace, "sound": False, "lang": "en", "name": "Eva", "coach": False})
        self.context.add_init_script(f"localStorage.setItem('saloon.settings', '{likes}')")
        self.page: Page = self.context.new_page()
        self.sit()

    def sit(self) -> None:
        self.page.goto(self.address + "/")
        code = self.page.evaluate(OPEN, [self.key, self.seats])
        self.page.goto(f"{self.address}/r/{code}")
        self.page.locator(".startrow .big:visible").click()
        self.page.wait_for_selector(".scene .thing", state="attached")
        self.page.evaluate(WATCH, IDLE)

    def look(self) -> None:
        """Another match, if this one is over."""
        with suppress(Error):
            if self.page.locator(OVER).count():
                self.keep()
                self.sit()

    def keep(self) -> None:
        kept: dict[str, Any] = self.page.evaluate("kept")
        assert not kept["hidden"], "nothing is shown where nobody looks"
        self.rounds += kept["rounds"]
        self.windows += kept["windows"]

    def close(self) -> None:
        self.keep()
        self.context.close()

    def row(self) -> str:
        def told(times: list[float]) -> str:
            times = sorted(times)
            return f"{median(times):.1f} / {times[int(0.9 * len(times))]:.1f} / {times[-1]:.1f}" if times else "–"

        windows = f"{len(self.windows)} | {sum(self.windows) / len(self.windows):.2f}" if self.windows else "– | –"
        bots = [alone for alone, _ in self.rounds]
        whole = [click for _, click in self.rounds if click]  # what is done before the first click follows none
        load = f"{os.getloadavg()[0]:.0f}"
        cells = (self.key, self.seats, self.pace, len(self.rounds), told(bots), told(whole), windows, load)
        return f"| {' | '.join(map(str, cells))} |"


def report(rows: Iterable[str]) -> str:
    """What stands in the page below what is computed."""
    return "\n".join(
        [
            LIVE,
            "",
            "`python bench/pace_live.py` watches tables in Chromium, at 1280×800, in a house with its usual settings, "
            "about a minute each; the person clicks at",
            "once. In seconds, middle / nine in ten stay below / longest: bots alone, from the first thing that one of "
            "them does to the next choice; then all,",
            "from the click on. Windows: those with “Nothing to play…”, as long as that stands there. Load is that of "
            "the machine of two cores at the end of a row: others",
            "worked on it as well, and where it is high bots and pages wait for it.",
            "",
            "| game | seats | pace | rounds | bots alone | from the click | windows | seconds each | load |",
            "|---|--:|---|--:|--:|--:|--:|--:|--:|",
            *rows,
            "",
        ]
    )


def keep(rows: list[str], some: bool) -> None:
    """These rows into the page; if only some tables were asked for, the others stay as they stand."""
    computed, _, live = PAGE.read_text(encoding="utf-8").partition(LIVE)
    stay = live.splitlines() if some else ()
    told = {name(row): row for row in (*stay, *rows) if len(name(row)) == 3 and name(row)[1].isdigit()}
    PAGE.write_text(f"{computed.rstrip()}\n\n{report(told[each] for each in sorted(told))}", encoding="utf-8")


def name(row: str) -> tuple[str, ...]:
    """Game, seats and pace."""
    return tuple(cell.strip() for cell in row.split("|")[1:4])


def wanted(names: list[str]) -> list[tuple[str, int, str]]:
    """`bang:4:normal` and the like; by default the long ones at three paces, and a table of every other game."""
    if names:
        return [(key, int(seats), pace) for key, seats, pace in (name.split(":") for name in names)]
    long = {key for key, _ in NAMED}
    others = {key: seats for key, seats in tables() if key not in long}
    named = [(key, seats, pace) for pace in PACES if pace != "instant" for key, seats in NAMED]
    return named + [(key, seats, "normal") for key, seats in others.items()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--at-once", type=int, default=2, help="tables watched at the same time")
    parser.add_argument("tables", nargs="*", help="only these, as bang:4:normal; other rows of the page stay")
    args = parser.parse_args()
    asked = wanted(args.tables)
    rows, slow = list[str](), list[str]()
    with house() as address, sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-background-networking", "--disable-renderer-backgrounding"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        for at in range(0, len(asked), args.at_once):
            watched = [Watched(browser, address, *each) for each in asked[at : at + args.at_once]]
            until = time.monotonic() + args.seconds
            while time.monotonic() < until:
                watched[0].page.wait_for_timeout(1000)
                for each in watched:
                    each.look()
            for each in watched:
                each.close()
                print(each.row(), flush=True)
                rows.append(each.row())
                longest = max((bots for bots, _ in each.rounds), default=0.0)
                if each.pace == "normal" and longest > MOST:
                    slow.append(f"{each.key} for {each.seats}: {longest:.1f} s")
        browser.close()
    keep(rows, bool(args.tables))
    for told in slow:
        print("too long:", told)
    return bool(slow)


if __name__ == "__main__":
    sys.exit(main())
