"""A report opened from the disk: nothing is asked of any host, nothing goes wrong, and axe finds no fault."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from ring import covering
from saloon.lab.reporting import LabReport, report
from web.house import Browsers


@pytest.fixture(scope="module")
def found() -> LabReport:
    return report("oko", 3, 30, ("master", "beginner"), luck=10, worth=6)


@pytest.mark.parametrize(("scheme", "width", "lang"), covering(["light", "dark"], [1280, 320], ["cs", "en", "ru"]))
def test_a_report_opens_from_the_disk(
    browsers: Browsers, found: LabReport, tmp_path: Path, scheme: Any, width: int, lang: str
) -> None:
    file = tmp_path / "report.html"
    file.write_text(found.html(lang), "utf-8")
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
