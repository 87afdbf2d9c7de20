"""Pages of the lab opened from the disk: nothing is asked of any host, nothing goes wrong, and axe finds no fault."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from ring import covering
from saloon import compare, report, simulate
from saloon.games import SHELF
from saloon.lab.arena import Arena, arena
from saloon.lab.balance import balance
from saloon.lab.contenders import contenders
from saloon.lab.leaf import leaf
from saloon.lab.measures import MeasurePlan
from web.house import Browsers

LabPage = Callable[[str], str]
"""Draws itself in a language."""


@pytest.fixture(scope="module")
def found() -> dict[str, LabPage]:
    """One of each kind of page."""
    levels = ("master", "beginner")
    plan = Arena("saloon.games.oko.rules", "oko", 2, "", contenders(["old hand=master", "beginner"]), 2, 0)
    everything = MeasurePlan(chances=True, uses=True)
    return {
        "report": report("oko", 3, 30, levels, luck=10, worth=6).html,
        "compare": compare("oko", ["", "rounds=3"], 3, 10, levels, luck=True, plan=everything, command="oko").html,
        "balance": balance(SHELF["oko"], deals=4).html,
        "arena": arena(plan).html,
        "sim": partial(leaf, simulate("oko", 2, 10, levels)),
    }


@pytest.mark.parametrize(
    ("kind", "scheme", "width", "lang"),
    covering(["report", "compare", "balance", "arena", "sim"], ["light", "dark"], [320, 1280], ["cs", "en", "ru"]),
)
def test_a_page_opens_from_the_disk(
    browsers: Browsers, found: dict[str, LabPage], tmp_path: Path, kind: str, scheme: Any, width: int, lang: str
) -> None:
    file = tmp_path / f"{kind}.html"
    file.write_text(found[kind](lang), "utf-8")
    context = browsers.browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 800})
    page, asked, troubles = context.new_page(), [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda line: troubles.append(line.text))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(file.as_uri())
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    violations = Axe().run(page).response["violations"]
    context.close()
    assert asked == [file.as_uri()]
    assert troubles == []
    assert wide == 0
    assert [(each["id"], [node["html"][:160] for node in each["nodes"]][:3]) for each in violations] == []
