"""The house in a browser beside the house at a server: `python bench/road.py`; into bench/road.json and bench/road.md.

It writes the folder, serves it on this machine, and opens it in Chromium: its sizes, how long one waits for the lobby
and for the first move, with an empty cache and later without a net, what memory it takes, and how fast the very same
Python plays there. At a quarter of the speed: Chromium's own throttling where Python runs in the page; it does not
reach workers, so for openings all of the browser is stopped three quarters of the time.

`python bench/road.py sizes openings memory play` measures only the parts that are named and keeps the other figures.
"""

from __future__ import annotations

import functools
import http.server
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from shutil import which
from typing import Any

import road_play
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright
from road_page import page as written

from saloon.games import SHELF
from saloon.road.site import LIST, site

HERE = Path(__file__).parent
FIGURES, PAGE = HERE / "road.json", HERE / "road.md"
CHROMIUM = which("chromium-headless-shell") or which("chromium") or "/usr/bin/chromium"
PARTS = ("sizes", "openings", "memory", "play")
GAME = "prsi"
TIMES = {1: 5, 4: 3}
"""How often the house is opened, by how much slower the machine is made."""
SLICE = 0.04
"""Seconds in which a slowed browser runs once and stands still for the rest."""
PATIENCE = 180_000
THING = ".scene .thing"
READY = ".thing.hit, .bar .choices button:not([aria-disabled])"
REMEMBERED = """async () => {
  for (;;) {
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith("/memory")) return;
    await new Promise((on) => setTimeout(on, 50));
  }
}"""
"""The browser has kept what Python has read."""
PACE = "localStorage.setItem('saloon.settings', JSON.stringify(%s))"
LOAD = """<!doctype html><script type="module">
  const list = await (await fetch("house/list.json")).json();
  const base = new URL("house/", location.href).href;
  const { openPython } = await import(base + list.files["road/python.js"].at);
  const { python, bringGames } = await openPython(list, base);
  await bringGames();
  window.python = python;
</script>"""
"""Python in the page itself, where Chromium can slow it down."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served() -> Iterator[tuple[str, Any]]:
    """The address of a web space with the house in it, and what the folder holds."""
    with tempfile.TemporaryDirectory() as place:
        made = site(Path(place) / "house")
        (Path(place) / "python.html").write_text(LOAD, "utf-8")
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=place))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        listed = json.loads((Path(place) / "house" / LIST).read_text("utf-8"))
        yield f"http://127.0.0.1:{server.server_address[1]}/", (made, listed)
        server.shutdown()


def children(pid: int) -> list[int]:
    """All processes below one."""
    found, below = list[int](), dict[int, list[int]]()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        below.setdefault(int(fields[1]), []).append(int(stat.parent.name))
    waiting = [pid]
    while waiting:
        waiting += (more := below.get(waiting.pop(), []))
        found += more
    return found


def browsers() -> list[int]:
    """The processes of the browser that this script has started."""
    found = []
    for pid in children(os.getpid()):
        try:
            found += [pid] if "chrom" in Path(f"/proc/{pid}/comm").read_text() else []
        except OSError:
            continue
    return found


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """All of the browser stands still, but for one part in `times`."""
    if times == 1:
        yield
        return
    over = threading.Event()

    def beat() -> None:
        while not over.is_set():
            for what, share in ((signal.SIGSTOP, 1 - 1 / times), (signal.SIGCONT, 1 / times)):
                for pid in browsers():
                    try:
                        os.kill(pid, what)
                    except ProcessLookupError:
                        continue
                time.sleep(SLICE * share)

    beating = threading.Thread(target=beat)
    beating.start()
    try:
        yield
    finally:
        over.set()
        beating.join()


# -- openings ---------------------------------------------------------------------------------


def opened(playwright: Playwright, profile: str) -> BrowserContext:
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=CHROMIUM,
        args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        locale="en-GB",
        viewport={"width": 1280, "height": 800},
    )
    context.set_default_timeout(PATIENCE)
    return context


def first_move(page: Page, house: str) -> dict[str, float]:
    """Seconds from nothing to the lobby, to a table that stands there, and to the moment when one may decide."""
    began = time.perf_counter()
    page.goto(house, wait_until="commit")
    page.wait_for_selector(".shelf .game h4")
    found = {"lobby": time.perf_counter() - began}
    page.click(f"[data-game={GAME}] .now button")
    page.wait_for_selector(THING, state="attached")
    found["table"] = time.perf_counter() - began
    page.wait_for_selector(READY)
    return found | {"move": time.perf_counter() - began}


def opening(playwright: Playwright, house: str, times: int) -> dict[str, float]:
    """With an empty cache, and, the browser closed and opened again, without a net, at the usual pace and at once."""
    with tempfile.TemporaryDirectory() as profile:
        context = opened(playwright, profile)
        with slowed(times):
            found = first_move(context.new_page(), house)
        page = context.pages[-1]
        page.goto(f"{house}#/")
        page.get_by_text("Ready for the road").wait_for()
        page.evaluate(REMEMBERED)
        context.close()
        for name, pace in (("offline", "normal"), ("offline, at once", "instant")):
            context = opened(playwright, profile)
            context.set_offline(True)
            context.add_init_script(PACE % json.dumps({"speed": pace}))
            with slowed(times):
                told = first_move(context.new_page(), house)
            context.close()
            found |= {f"{stage} {name}": seconds for stage, seconds in told.items()}
    return found


def openings(playwright: Playwright, house: str) -> dict[str, dict[str, list[float]]]:
    found: dict[str, dict[str, list[float]]] = {}
    for times, count in TIMES.items():
        rounds = [opening(playwright, house, times) for _ in range(count)]
        found[str(times)] = {name: sorted(round(each[name], 2) for each in rounds) for name in rounds[0]}
        print(times, found[str(times)], flush=True)
    return found


def memory(playwright: Playwright, house: str) -> dict[str, float]:
    """Megabytes of the process in which the page and both workers live, and of the whole browser."""
    with tempfile.TemporaryDirectory() as profile:
        context = opened(playwright, profile)
        empty = sum(map(held, browsers()))
        page = context.new_page()
        first_move(page, house)
        page.dispatch_event(READY, "click")
        page.wait_for_selector(READY)
        page.goto(f"{house}#/")
        page.get_by_text("Ready for the road").wait_for()
        found = sorted(map(held, browsers()))
        context.close()
    return {"page": found[-1], "browser": sum(found), "empty": empty}


def held(pid: int) -> float:
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("Pss:")) / 1000


# -- play -------------------------------------------------------------------------------------


def play(playwright: Playwright, origin: str) -> dict[str, dict[str, dict[str, list[float]]]]:
    """By game and level ("" for steps): in CPython, in the browser, and there at a quarter of the speed."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
    page = browser.new_page()
    page.set_default_timeout(0)
    page.goto(f"{origin}python.html")
    page.wait_for_function("window.python")
    page.evaluate("text => python.runPython(text)", (HERE / "road_play.py").read_text("utf-8"))
    throttle = page.context.new_cdp_session(page)

    def there(key: str, level: str, rate: int) -> list[float]:
        throttle.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        found: list[float] = page.evaluate(
            "([key, level]) => python.globals.get('measured')(key, level).toJs()", [key, level]
        )
        return found

    table: dict[str, dict[str, dict[str, list[float]]]] = {}
    for key, game in SHELF.items():
        for level in ("", *game.offered()):
            here = road_play.measured(key, level)
            row = {"cpython": here, "browser": there(key, level, 1), "quarter": there(key, level, 4)}
            table.setdefault(key, {})[level] = {name: [float(f"{each:.3g}") for each in row[name]] for name in row}
            print(key, level, {name: max(each) for name, each in table[key][level].items()}, flush=True)
    browser.close()
    return table


def sizes(made: Any, listed: Any) -> dict[str, Any]:
    """Bytes as a web space packs them: by when they are needed, and the largest files before the first move."""
    first = sorted((-each["packed"], name) for name, each in listed["files"].items() if each["when"] == "first")
    return {
        "first": made.first,
        "games": made.games,
        "later": made.packed - made.first - made.games,
        "size": made.size,
        "largest": [[name, -size] for size, name in first[:8]],
    }


def main() -> None:
    wanted = sys.argv[1:] or PARTS
    told: dict[str, Any] = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    with served() as (origin, (made, listed)), sync_playwright() as playwright:
        house = f"{origin}house/"
        work = {
            "sizes": lambda: sizes(made, listed),
            "openings": lambda: openings(playwright, house),
            "memory": lambda: memory(playwright, house),
            "play": lambda: play(playwright, origin),
        }
        for part in wanted:
            before = os.getloadavg()[0]
            figures = work[part]()
            load = sorted([round(before, 1), round(os.getloadavg()[0], 1)])
            told[part] = {"figures": figures, "load": load, "day": date.today().isoformat()}
    version = subprocess.run([CHROMIUM, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    told["with"] = {"browser": version, "cores": os.cpu_count(), "python": ".".join(map(str, sys.version_info[:2]))}
    FIGURES.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    PAGE.write_text(written(told), "utf-8")


if __name__ == "__main__":
    main()
