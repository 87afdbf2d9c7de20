"""What is worse than in the figures before, row by row. Of another machine only ratios say anything."""

from __future__ import annotations

import re
from typing import Final

WORSE: Final = 0.8
"""Below this part of what it was a figure is called worse: less is the noise of two runs."""
RATIOS: Final = ("stepped, ours : theirs", "by the loop")
RATES: Final = ("steps/s", "view+guess/s", "iterations/s", "ms")
"""The columns that are compared; of milliseconds fewer are better."""
NUMBER: Final = re.compile(r"[\d,.]+")
Found = dict[tuple[str, str, str], float]


def figures(text: str) -> Found:
    """Every number of the columns that are compared, by column and the first two cells of its row."""
    found: Found = {}
    columns: list[str] = []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            columns = []
        elif not columns:
            columns = cells
        else:
            for name, cell in zip(columns, cells, strict=True):
                if name in (*RATIOS, *RATES) and (number := NUMBER.search(cell)):
                    found[name, cells[0], "" if name == "ms" else cells[1]] = float(number[0].replace(",", ""))
    return found


def machine(text: str) -> str:
    """On which it was measured."""
    return text.partition("## Rates on this machine\n\n")[2].partition("\n")[0]


def worse(before: str, now: str) -> list[str]:
    """A line for each figure that is worse than it was."""
    old, new = figures(before), figures(now)
    known = (*RATIOS, *RATES) if machine(before) == machine(now) else RATIOS
    lines = []
    for key in (key for key in new if key[0] in known and old.get(key) and new[key]):
        name, row, seats = key
        ratio = old[key] / new[key] if name == "ms" else new[key] / old[key]
        if ratio < WORSE:
            lines.append(
                f"{row}{f', {seats} seats' if seats else ''}: {name} {old[key]:g} → {new[key]:g} ({ratio:.2f})"
            )
    return lines


def verdict(before: str, now: str) -> str:
    lines = worse(before, now)
    if not lines:
        return f"Nothing is worse than before (below {WORSE} of what it was)."
    return "\n".join([f"Worse than before (below {WORSE} of what it was): {len(lines)} figures.", *lines])
