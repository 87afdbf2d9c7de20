"""How long from the click on a game's table to the first decision or throw, against bots, at an even pace.

python tools/first_move.py [GAME …]        prints a table for docs/page.md
"""

from __future__ import annotations

import sys
import time

from playwright.sync_api import Error, sync_playwright
from shots import ARGS, CHROMIUM, READY, Camera, house

import saloon.games  # noqa: F401 - fills the shelf
from saloon.house import SHELF

MOST = 60_000


def first_move(camera: Camera, key: str) -> str:
    """From the lobby: the game, then bots; seconds from the second click on."""
    camera.go("/")
    camera.page.locator(f'[data-game="{key}"] a').first.click()
    camera.page.wait_for_selector(".way.bots .go")
    since = time.perf_counter()
    camera.page.locator(".way.bots .go").click()
    try:
        camera.page.wait_for_selector(READY, state="attached", timeout=MOST)
    except Error:
        return f"more than {MOST // 1000}"
    return f"{time.perf_counter() - since:.1f}"


def main(keys: list[str]) -> None:
    with house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        print("| game | clicks | seconds |\n|---|---|---|")
        for key in keys or sorted(SHELF):
            camera = Camera(browser, address, "laptop", "day", "en", "normal")
            print(f"| {SHELF[key].title} | 2 | {first_move(camera, key)} |", flush=True)
            camera.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
