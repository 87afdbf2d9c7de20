"""The drawings of a report: own SVG, sharp at every width. What is drawn stands in words beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

Row = Mapping[str, Any]


def whisker(row: Row, low: float, high: float, mark: float | None = None, kind: str = "") -> str:
    """A dot with its interval on a line from `low` to `high`; a dashed line where it would be even."""

    def at(value: float) -> str:
        return f"{100 * min(1.0, max(0.0, (value - low) / (high - low or 1))):.2f}%"

    even = f'<line class="even" x1="{at(mark)}" x2="{at(mark)}" y1="0" y2="22"/>' if mark is not None else ""
    return (
        f'<svg class="whisker {kind}" height="22" aria-hidden="true">{even}'
        f'<line class="span" x1="{at(row["low"])}" x2="{at(row["high"])}" y1="11" y2="11"/>'
        f'<circle cx="{at(row["value"])}" cy="11" r="5"/></svg>'
    )


def share_bar(row: Row, kind: str = "") -> str:
    """A bar from 0 to its share, with the interval at its end."""
    value, low, high = (f"{100 * min(1.0, max(0.0, row[each])):.2f}%" for each in ("value", "low", "high"))
    return (
        f'<svg class="share {kind}" height="22" aria-hidden="true"><rect class="rest" x="0" y="6" width="100%" '
        f'height="10" rx="5"/><rect class="part" x="0" y="6" width="{value}" height="10" rx="5"/>'
        f'<line class="span" x1="{low}" x2="{high}" y1="11" y2="11"/></svg>'
    )


def histogram(bins: Sequence[Sequence[float]], label: str, write: Any) -> str:
    """Bars of round bins; numbers stand under the first, the last, and some between."""
    most = max([count for _, _, count in bins], default=1) or 1
    wide = 100 / max(1, len(bins))
    bars = "".join(
        f'<rect x="{at * wide + wide * 0.06:.2f}%" width="{wide * 0.88:.2f}%" y="{96 - 92 * count / most:.1f}" '
        f'height="{92 * count / most:.1f}" rx="2"/>'
        for at, (_, _, count) in enumerate(bins)
    )
    step = max(1, -(-len(bins) // 6))
    marks = [
        f'<text x="{at * wide:.2f}%" y="112" class="{"first" if at == 0 else ""}">{escape(write(low))}</text>'
        for at, (low, _, _) in enumerate(bins)
        if at % step == 0 and at * wide < 88
    ]
    end = f'<text x="100%" y="112" class="last">{escape(write(bins[-1][1]))}</text>' if bins else ""
    return (
        f'<svg class="histogram" height="118" role="img" aria-label="{escape(label)}">'
        f'<line class="axis" x1="0" x2="100%" y1="96.5" y2="96.5"/>{bars}{"".join(marks)}{end}</svg>'
    )


def course(rows: Sequence[Row], label: str, percent: Any) -> str:
    """The leader's chance along the match: the mean as a line, the middle half of all matches as a band."""

    def points(name: str) -> list[str]:
        return [f"{100 * row['at']:.2f},{100 - 100 * row[name]:.2f}" for row in rows]

    band = " ".join([*points("three"), *reversed(points("quarter"))])
    lines = "".join(f'<line class="axis" x1="0" x2="100" y1="{at}" y2="{at}"/>' for at in (0, 25, 50, 75, 100))
    sides = "".join(f"<span>{escape(percent(at / 100, 0))}</span>" for at in (100, 75, 50, 25, 0))
    below = "".join(f"<span>{escape(percent(at / 100, 0))}</span>" for at in (0, 25, 50, 75, 100))
    return (
        f'<div class="course" role="img" aria-label="{escape(label)}"><div class="sides" aria-hidden="true">{sides}'
        '</div><svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">'
        f'{lines}<polygon points="{band}"/><polyline points="{" ".join(points("value"))}"/></svg>'
        f'<div class="below" aria-hidden="true">{below}</div></div>'
    )
