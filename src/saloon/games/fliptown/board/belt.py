"""The belt: money, gold, stars, wanted posters with what they risk, pans, hammers, tools."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.games.fliptown.data import (
    BANDANA,
    DEPOSIT_BLACK,
    DEPOSIT_RED,
    HAMMERS,
    HUNT_J,
    HUNT_K,
    HUNT_Q,
    KING,
    PICKAXE,
    PISTOL,
    QUIET,
    RIFLE,
    SHOVEL,
    TRAIL_HORSE,
    VALUES,
)  # fmt: skip
from saloon.games.fliptown.plan import PLANS, on_wide
from saloon.games.fliptown.rules import Map
from saloon.games.fliptown.speech.things import tool_name
from saloon.scene import Node, Reader

TOOLS: Final = (
    ("horse", (TRAIL_HORSE,)), ("pickaxe", (PICKAXE,)), ("bandana", (BANDANA,)), ("pistol", (PISTOL,)), ("rifle", (RIFLE,)),
    ("quiet", (QUIET,)), ("shovel", (SHOVEL,)), ("bank", (DEPOSIT_RED, DEPOSIT_BLACK)), ("outlaw", (HUNT_J, HUNT_Q, HUNT_K)),
)  # fmt: skip
"""The tools on the belt, each for one or several things one can own."""


def belt(me: Map, reader: Reader, prefix: str = "", pane: str = "", y: float = 0) -> Iterator[Node]:
    """The inventory; of another player on the pane of their map."""
    tall = reader.shape == "tall"
    x, middle, w, h = PLANS[reader.shape].belt
    y = y or middle
    yield Node(f"{prefix}belt", f"belt-{reader.shape}", x, y, w, h, pane=pane)
    yield from counters(me, reader, prefix, pane, y, tall)
    yield from tools(me, reader, prefix, pane, y, tall)


def counters(me: Map, reader: Reader, prefix: str, pane: str, y: float, tall: bool) -> Iterator[Node]:
    numbers: tuple[tuple[str, int], ...] = (("cash", me.cash), ("gold", me.gold), ("stars", me.stars), ("wanted", me.wanted))
    if tall:
        numbers += (("pans", me.pans), ("hammers", me.hammers))
    for at, (name, count) in enumerate(numbers):
        where = 30 + 76 * at if tall else on_wide((28, 98, 176, 246)[at], 0)[0]
        art = name.removesuffix("s")
        size = 33 if tall else 31
        yield Node(f"{prefix}{name}", art, where, y, size, size, label=reader(f"belt-{name}", count=count), kind="token", pane=pane)
        step = 17 if tall else 20
        yield Node(f"{prefix}{name}-count", x=where + step, y=y, h=27 if tall else 22, text=str(count), align="start", pane=pane)
    if not tall:
        yield from risk(me, reader, prefix, pane, y)
        for at in range(2 * HAMMERS):
            name, count = ("pan", me.pans) if at < HAMMERS else ("hammer", me.hammers)
            where = on_wide(400 + 21 * at + (14 if at >= HAMMERS else 0), 0)[0]
            yield Node(f"{prefix}{name}-{at % HAMMERS}", name if at % HAMMERS < count else f"{name}-none", where, y, 24, 24, pane=pane)


def risk(me: Map, reader: Reader, prefix: str, pane: str, y: float) -> Iterator[Node]:
    """Which sheriff cards mean an arrest, and what a bribe costs."""
    if me.wanted < 2:
        text = reader("risk-none")
    else:
        text = reader("risk", count=VALUES[me.wanted]) if me.wanted <= KING else reader("risk-sure")
    x = on_wide(287, 0)[0]
    yield Node(f"{prefix}risk", x=x, y=y - 8, h=12.4, text=text, align="start", pane=pane)
    if me.wanted:
        yield Node(f"{prefix}bribe", x=x, y=y + 8, h=12.4, text=reader("bribe-costs", count=me.wanted), align="start", pane=pane)


def tools(me: Map, reader: Reader, prefix: str, pane: str, y: float, tall: bool) -> Iterator[Node]:
    """On a tall table there is room for those one has."""
    have = [(name, [tool for tool in things if me.owns(tool)]) for name, things in TOOLS]
    if tall:
        have = [(name, owned) for name, owned in have if owned]
    for at, (name, owned) in enumerate(have):
        x = 495 + min(34, 135 / max(len(have), 1)) * at if tall else on_wide(604 + 29.5 * at, 0)[0]
        label = ", ".join(tool_name(tool, reader) for tool in owned)
        if not owned:
            label = reader("belt-tool-none", tool=tool_name(TOOLS[at][1][0], reader))
        yield Node(f"{prefix}tool-{name}", f"tool-{name}" if owned else f"tool-{name}-none", x, y, 33, 33, label=label, kind="token", pane=pane)
