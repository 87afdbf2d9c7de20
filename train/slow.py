"""Which levels of bots think long on a slow phone: src/saloon/road/slow.json, from what `bench/road.py` has measured.

python train/slow.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from saloon.road.site import SLOW

FIGURES = Path(__file__).parents[1] / "bench" / "road.json"
LONG = 3.0
"""Seconds for a move after which a level says so."""


def slow(told: dict[str, Any]) -> dict[str, dict[str, float]]:
    """Seconds of the longest decision at a quarter of the speed, by game and level, where they are many."""
    found: dict[str, dict[str, float]] = {}
    for key, levels in told.items():
        for level, row in levels.items():
            if level and max(row["quarter"]) > LONG:
                found.setdefault(key, {})[level] = round(max(row["quarter"]), 1)
    return found


if __name__ == "__main__":
    told = json.loads(FIGURES.read_text("utf-8"))["play"]["figures"]
    SLOW.write_text(json.dumps(slow(told), indent=1) + "\n", "utf-8")
