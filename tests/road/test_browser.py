"""The folder in a real browser, with the network cut after the first visit."""

from __future__ import annotations

import functools
import http.server
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from ring import outer
from saloon.road.fetching import Missing
from saloon.road.site import site
from web.house import ARGS, CHROMIUM

PATIENCE = 120_000


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house that lies under a path of a plain web space."""
    if shutil.which("npm") is None:
        pytest.skip("the runtime comes by npm")
    root = tmp_path_factory.mktemp("web")
    try:
        made = site(root / "some" / "house")
    except Missing as fault:
        pytest.skip(f"the runtime cannot be fetched: {fault}")
    assert made.first < 9_000_000, "packed, before the first move"
    handler = functools.partial(Quiet, directory=str(root))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/some/house/"
    server.shutdown()


@outer("road/test_script.py::test_the_same_script_gives_the_same_bytes")
def test_a_match_is_played_without_a_net(folder: str, tmp_path: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
        context = browser.new_context(locale="en-GB")
        context.set_default_timeout(PATIENCE)
        asked: set[str] = set()
        context.on("request", lambda request: asked.add(request.url))
        page = context.new_page()
        page.goto(folder)
        page.get_by_text("Ready for the road").wait_for()
        page.close()
        context.set_offline(True)
        page = context.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(f"{folder}#/g/oko")
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_selector("#page svg [data-id]")
        second = context.new_page()
        second.goto(folder)
        second.get_by_text("The house is open in another tab").wait_for()
        assert wrong == []
        assert all(url.startswith((folder, "data:", "blob:")) for url in asked), asked
        browser.close()
