"""The report of each game for the documentation: `make reports`.

    python tools/reports.py              plays the games and writes docs/reports/KEY.json; a quarter of an hour
    python tools/reports.py oko prsi     only these
    python tools/reports.py --pages      draws what is there into build/reports, in three languages

What was found is kept as numbers. `tools/docs.py` draws the pages from them, so that they speak all languages and look
as reports do now.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = ROOT / "docs" / "reports"
GAMES: Final = {
    "oko": 1000,
    "maroko": 1000,
    "craps": 400,
    "clovece": 300,
    "bang": 200,
    "krizovy_mlyn": 200,
    "prsi": 200,
    "tisicovka": 200,
    "dice_town": 20,
    "fliptown": 20,
}
MOST: Final = 100
"""Games of a report, where nothing else is said."""


def make(key: str, jobs: int) -> None:
    """Play, and keep what was found. Numbers are cut to what a page can show."""
    import saloon

    found = saloon.report(key, games=GAMES.get(key, MOST), jobs=jobs).plain()
    KEPT.mkdir(exist_ok=True)
    text = json.dumps(rounded(found), ensure_ascii=False, separators=(",", ":"))
    (KEPT / f"{key}.json").write_text(text + "\n", "utf-8")


def rounded(value: Any) -> Any:
    """
    >>> rounded({"value": 0.123456789, "n": 40, "bins": [[0, 1.5, 3]]})
    {'value': 0.12346, 'n': 40, 'bins': [[0, 1.5, 3]]}
    """
    if isinstance(value, float):
        return round(value, 5)
    if isinstance(value, dict):
        return {name: rounded(each) for name, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, list | tuple) else value


def kept() -> list[str]:
    """The games that have one."""
    return sorted(path.stem for path in KEPT.glob("*.json"))


def pages(keys: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """Game, language, and the page."""
    from saloon.lab.reporting import LabReport
    from saloon.words import LANGS

    for key in keys:
        found = LabReport(json.loads((KEPT / f"{key}.json").read_text("utf-8")))
        for lang in LANGS:
            yield key, lang, found.html(lang)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("keys", nargs="*")
    parser.add_argument("--pages", action="store_true")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    said = parser.parse_args(words)
    from saloon.games import SHELF

    if not said.pages:
        for key in said.keys or sorted(SHELF):
            make(key, said.jobs)
            print(key, flush=True)
        return 0
    for key, lang, text in pages(said.keys or kept()):
        file = ROOT / "build" / "reports" / key / f"{lang}.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
