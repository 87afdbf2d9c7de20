"""The belt: money, gold, stars, wanted posters with what they risk, pans, hammers, tools."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.games.fliptown import data as d
from saloon.games.fliptown.layout import LAYOUTS, on_wide
from saloon.games.fliptown.rules import Map
from saloon.games.fliptown.speech.names import tool_name
from saloon.scene import Node, Reader

COUNTERS: Final = ("cash", "gold", "stars", "wanted", "pans", "hammers")
WIDE_AT: Final = (28, 98, 176, 246)
"""Where the first four stand on a wide belt."""
TOOLS: Final = (
    ("horse", (d.TRAIL_HORSE,)),
    ("pickaxe", (d.PICKAXE,)),
    ("bandana", (d.BANDANA,)),
    ("pistol", (d.PISTOL,)),
    ("rifle", (d.RIFLE,)),
    ("quiet", (d.QUIET,)),
    ("shovel", (d.SHOVEL,)),
    ("bank", (d.DEPOSIT_RED, d.DEPOSIT_BLACK)),
    ("outlaw", (d.HUNT_J, d.HUNT_Q, d.HUNT_K)),
)
"""The tools on the belt, each for one or several things one can own."""


def belt(me: Map, reader: Reader, prefix: str = "", pane: str = "", y: float = 0) -> Iterator[Node]:
    """The inventory; of another player on the pane of their map."""
    tall = reader.shape == "tall"
    x, middle, w, h = LAYOUTS[reader.shape].belt
    y = y or middle
    yield Node(f"{prefix}belt", f"belt-{reader.shape}", x, y, w, h, pane=pane)
    yield from counters(me, reader, prefix, pane, y, tall)
    yield from tools(me, reader, prefix, pane, y, tall)


def counter_at(me: Map, name: str, shape: str) -> tuple[float, float]:
    """Where a pill stands that says what a counter would gain."""
    _, y, _, _ = LAYOUTS[shape].belt
    if shape == "tall":
        return 30 + 76 * COUNTERS.index(name) + 28, y + 26
    if name in ("pans", "hammers"):
        at = min(getattr(me, name), d.HAMMERS - 1) + (d.HAMMERS if name == "hammers" else 0)
        return piece_at(at), y - 15
    return on_wide(WIDE_AT[COUNTERS.index(name)], 0)[0] + 40, y - 16


def piece_at(at: int) -> float:
    """Where one of the four pans, then of the four hammers lies on a wide table."""
    return on_wide(400 + 21 * at + (14 if at >= d.HAMMERS else 0), 0)[0]


def counters(me: Map, reader: Reader, prefix: str, pane: str, y: float, tall: bool) -> Iterator[Node]:
    for at, name in enumerate(COUNTERS if tall else COUNTERS[:4]):
        count = getattr(me, name)
        where = 30 + 76 * at if tall else on_wide(WIDE_AT[at], 0)[0]
        art = name.removesuffix("s")
        size = 33 if tall else 36
        yield Node(
            f"{prefix}{name}",
            art,
            where,
            y,
            size,
            size,
            label=reader(f"belt-{name}", count=count),
            kind="token",
            pane=pane,
        )
        step = 17 if tall else 23
        yield Node(
            f"{prefix}{name}-count",
            x=where + step,
            y=y,
            h=27 if tall else 26,
            text=str(count),
            align="start",
            pane=pane,
        )
    if not tall:
        yield from risk(me, reader, prefix, pane, y)
        for at in range(2 * d.HAMMERS):
            name, count = ("pan", me.pans) if at < d.HAMMERS else ("hammer", me.hammers)
            yield Node(
                f"{prefix}{name}-{at % d.HAMMERS}",
                name if at % d.HAMMERS < count else f"{name}-none",
                piece_at(at),
                y,
                27,
                27,
                pane=pane,
            )


def risk(me: Map, reader: Reader, prefix: str, pane: str, y: float) -> Iterator[Node]:
    """Which sheriff cards mean an arrest, and what a bribe costs."""
    if me.wanted < 2:
        text = reader("risk-none")
    else:
        text = reader("risk", count=d.VALUES[me.wanted]) if me.wanted <= d.KING else reader("risk-sure")
    x, h, marks = (30, 22, ("on-paper",)) if reader.shape == "tall" else (on_wide(296, 0)[0], 15, ())
    yield Node(f"{prefix}risk", x=x, y=y - h * 0.65, h=h, text=text, align="start", marks=marks, pane=pane)
    if me.wanted:
        yield Node(
            f"{prefix}bribe",
            x=x,
            y=y + h * 0.65,
            h=h,
            text=reader("bribe-costs", count=me.wanted),
            align="start",
            marks=marks,
            pane=pane,
        )


def kept(me: Map) -> list[tuple[str, list[int]]]:
    """Each tool of the belt with what one has of it."""
    return [(name, [tool for tool in things if me.owns(tool)]) for name, things in TOOLS]


def owned(me: Map) -> list[tuple[str, list[int]]]:
    return [(name, has) for name, has in kept(me) if has]


def tools(me: Map, reader: Reader, prefix: str, pane: str, y: float, tall: bool) -> Iterator[Node]:
    """On a tall table there is room for those one has."""
    for at, (name, has) in enumerate(have := owned(me) if tall else kept(me)):
        x = 495 + min(34, 135 / max(len(have), 1)) * at if tall else on_wide(604 + 29.5 * at, 0)[0]
        label = ", ".join(tool_name(tool, reader) for tool in has)
        if not has:
            label = reader("belt-tool-none", tool=tool_name(TOOLS[at][1][0], reader))
        yield Node(
            f"{prefix}tool-{name}",
            f"tool-{name}" if has else f"tool-{name}-none",
            x,
            y,
            33 if tall else 37,
            33 if tall else 37,
            label=label,
            kind="token",
            pane=pane,
        )
