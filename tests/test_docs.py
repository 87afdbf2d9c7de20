"""What README and the docs show runs as shown."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted(ROOT.glob("*/README.md"))]
MODULES = sorted((ROOT / "src" / "saloon").rglob("*.py"))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_snippets_of_a_page_run(path: Path) -> None:
    import saloon
    from saloon.house.game import forget

    before = list(saloon.games)
    failed, _ = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    for game in [game for game in saloon.games if game not in before]:
        forget(game)  # house rules of the page
    assert failed == 0


@pytest.mark.parametrize(
    "path", [path for path in MODULES if ">>> " in path.read_text("utf-8")], ids=lambda path: path.stem
)
def test_snippets_of_a_module_run(path: Path) -> None:
    from importlib import import_module

    name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    failed, tried = doctest.testmod(import_module(name))
    assert failed == 0
    assert tried > 0


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_of_a_page_lead_somewhere(path: Path) -> None:
    import re

    for target in re.findall(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("folder", ["bench", "train"])
def test_a_readme_tells_what_every_script_is_for(folder: str) -> None:
    """And of no script that is not there."""
    import re

    told = set(re.findall(r"`(?:python train/)?(\w+\.py)\b", (ROOT / folder / "README.md").read_text("utf-8")))
    assert told == {path.name for path in (ROOT / folder).glob("*.py")}
