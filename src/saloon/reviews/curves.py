"""The drawings of a review: bars of the ledger, and the curve of everybody's chances. Own SVG, colours by class."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saloon.reviews.wording import PARTS

WIDE, HIGH, MARGIN = 640, 190, 34
BAR: Final = 300
DASHES: Final = ("", "6 3", "2 3", "9 3 2 3", "1 4", "12 4", "4 2", "8 2 2 2")
"""Seats are told apart by their dash as well as by their colour."""


def bar(value: float, scale: float) -> str:
    """A bar to the right for what was gained, to the left for what was lost."""
    length = min(BAR / 2, abs(value) / scale * BAR / 2) if scale else 0.0
    left = BAR / 2 - (length if value < 0 else 0.0)
    kind = "loss" if value < 0 else "gain"
    return (
        f'<svg viewBox="0 0 {BAR} 18" width="{BAR}" height="18" aria-hidden="true">'
        f'<path class="axis" d="M{BAR / 2} 0V18"/><rect class="{kind}" x="{left:.1f}" y="3" width="{length:.1f}" '
        'height="12"/></svg>'
    )


def bars(ledger: dict[str, Any]) -> dict[str, str]:
    """By part; all on one scale."""
    scale = max([abs(ledger[part]["value"]) for part in PARTS])
    return {part: bar(ledger[part]["value"], scale) for part in PARTS}


def curve(told: dict[str, Any], seat: int, label: str) -> str:
    """Chances of all seats along the match, with the seat's costly choices as numbered squares and great luck below."""
    starts = [each["start"] for each in told["seats"]]
    rows: list[Sequence[float]] = [starts, *(moment["chances"] for moment in told["moments"])]
    high = max(1.0, *map(max, rows)) if told["points"] else 1.0
    step = (WIDE - 2 * MARGIN) / max(1, len(rows) - 1)

    def place(at: int, value: float) -> tuple[float, float]:
        return MARGIN + at * step, HIGH - MARGIN - value / high * (HIGH - 2 * MARGIN)

    drawn = [
        f'<path class="axis" d="M{MARGIN} {place(0, part)[1]:.1f}H{WIDE - MARGIN}"/>' for part in (0, high / 2, high)
    ]
    drawn += [
        f'<text class="tick" x="4" y="{place(0, part)[1] + 4:.1f}">{part if told["points"] else 100 * part:.0f}</text>'
        for part in (0, high / 2, high)
    ]
    for each in sorted(range(len(starts)), key=lambda each: each == seat):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(at, row[each]) for at, row in enumerate(rows)))
        dash = DASHES[each % len(DASHES)]
        drawn.append(
            f'<polyline class="seat seat{each % 8}{" own" if each == seat else ""}" '
            f'stroke-dasharray="{dash}" points="{points}"/>'
        )
    for at, moment in enumerate(told["moments"], 1):
        fell = moment["changes"][seat].get("luck", 0.0) / high
        if abs(fell) >= 0.02:
            x = place(at, 0)[0]
            drawn.append(
                f'<path class="{"gain" if fell > 0 else "loss"} fell" d="M{x:.1f} {HIGH - 14}v{-30 * fell:.1f}"/>'
            )
    for number, moment in enumerate(dearest(told, seat), 1):
        x, y = place(told["moments"].index(moment) + 1, moment["chances"][seat])
        drawn.append(
            f'<rect class="mark" x="{x - 8:.1f}" y="{y - 8:.1f}" width="16" height="16" rx="3"/>'
            f'<text class="number" x="{x:.1f}" y="{y + 4:.1f}">{number}</text>'
        )
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'


def dearest(told: dict[str, Any], seat: int, most: int = 5) -> list[dict[str, Any]]:
    """The costliest choices of a seat; less than half a point is none."""
    least = 0.5 if told["points"] else 0.005
    own = [
        each
        for each in told["moments"]
        if each["seat"] == seat and each["decision"] and each["decision"]["cost"]["value"] >= least
    ]
    return sorted(own, key=lambda each: -each["decision"]["cost"]["value"])[:most]
