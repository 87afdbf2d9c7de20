"""The page that `road.py` writes from its figures."""

from __future__ import annotations

from statistics import median
from typing import Any

from saloon.games import SHELF

ROWS = (
    ("lobby", "lobby, empty cache", 1),
    ("table", "the table stands, empty cache", ""),
    ("move", "first move, empty cache", 8),
    ("lobby offline", "lobby, without a net", 1),
    ("table offline", "the table stands, without a net", 4),
    ("move offline", "first move, without a net", ""),
    ("move offline, at once", "first move, without a net, at the pace *instant*", 4),
)
"""What is told of openings, how, and the aim at full speed."""
LONG = 3.0


def mega(size: float) -> str:
    return f"{size / 1e6:.2f}"


def seconds(value: float) -> str:
    """Two figures that count; what nobody feels is not told."""
    return "–" if value < 0.01 else f"{value:.2f}" if value < 1 else f"{value:.1f}"


def when(part: dict[str, Any]) -> str:
    low, high = part["load"]
    return f"Measured on {part['day']}, the load of the machine {low}–{high}."


def size_lines(part: dict[str, Any]) -> list[str]:
    told = part["figures"]
    largest = ", ".join(f"{name} {mega(size)}" for name, size in told["largest"])
    return [
        "## Sizes",
        "",
        "| as a web space packs it | MB | aim |",
        "|---|--:|--:|",
        f"| before the first move | {mega(told['first'])} | 9 |",
        f"| all twelve games with their bots, besides | {mega(told['games'])} | 2 |",
        f"| what comes when it is asked for: school, records, checking page | {mega(told['later'])} | |",
        f"| everything as it lies on the device, unpacked from gzip | {mega(told['size'])} | |",
        "",
        f"The largest before the first move: {largest}.",
        "Words and pictures of all three languages are counted; one reads one of them.",
        "",
    ]


def opening_lines(part: dict[str, Any]) -> list[str]:
    told = part["figures"]
    lines = [
        "## Opening",
        "",
        "Seconds from the address to the lobby with its twelve games, to a table of Prší, and to the moment when one",
        "may decide; the click on *Play* comes as soon as the button is there. Between table and move lie the deal and",
        f"what the bot does before, at the usual pace or at once. Middle (least–most). {when(part)}",
        "",
        f"| | full speed, {len(told['1']['move'])} times | a quarter, {len(told['4']['move'])} times | aim, full |",
        "|---|--:|--:|--:|",
    ]
    for name, words, aim in ROWS:
        cells = [
            f"{median(told[at][name]):.1f} ({told[at][name][0]:.1f}–{told[at][name][-1]:.1f})" for at in ("1", "4")
        ]
        lines.append(f"| {words} | {' | '.join(cells)} | {aim} |")
    return [*lines, ""]


def memory_lines(part: dict[str, Any]) -> list[str]:
    told = part["figures"]
    return [
        "## Memory",
        "",
        f"After a first move: {told['page']:.0f} MB in the process of the page, with both workers and their Pythons;",
        f"the whole browser takes {told['browser']:.0f} MB, empty {told['empty']:.0f} MB (shared pages by share).",
        when(part),
        "",
    ]


def play_lines(part: dict[str, Any]) -> list[str]:
    told = part["figures"]
    lines = [
        "## Steps and levels",
        "",
        "The same work in CPython (time of the processor), in the browser's Python at full speed, and there at a",
        "quarter (Chromium's CPU throttling). Steps of random play a second, as few at the table as play it, but two;",
        "seconds of six decisions from the beginning of a match to its end, by each level: middle / longest.",
        f"{when(part)}",
        "",
        "| game | steps a second: CPython | browser | ratio | a quarter |",
        "|---|--:|--:|--:|--:|",
    ]
    for key, levels in told.items():
        here, there, slow = (levels[""][place][0] for place in ("cpython", "browser", "quarter"))
        lines.append(f"| {SHELF[key].key} | {here:,.0f} | {there:,.0f} | {there / here:.2f} | {slow:,.0f} |")
    lines += ["", "| game | level | CPython | browser | a quarter |", "|---|---|--:|--:|--:|"]
    for key, levels in told.items():
        for level, row in levels.items():
            if level:
                cells = [f"{seconds(median(each))} / {seconds(max(each))}" for each in row.values()]
                strong = "**" if max(row["quarter"]) > LONG else ""
                lines.append(f"| {key} | {level} | {cells[0]} | {cells[1]} | {strong}{cells[2]}{strong} |")
    lines += [
        "",
        f"What takes longer than {LONG:.0f} s at a quarter of the speed is bold: the page says so beside the level",
        "and offers the one below (`python train/slow.py`).",
        "",
    ]
    return lines


def page(told: dict[str, Any]) -> str:
    about = told["with"]
    parts = {"sizes": size_lines, "openings": opening_lines, "memory": memory_lines, "play": play_lines}
    head = [
        "# On the road",
        "",
        "`python bench/road.py` measures it in about twenty minutes: the folder that `saloon site` writes, served on",
        f"this machine, in {about['browser']} on {about['cores']} cores; CPython {about['python']}.",
        "A quarter of the speed: Chromium's throttling where Python runs in the page; it does not reach workers, so",
        "for openings the whole browser stands still three quarters of the time.",
        "",
    ]
    lines = [line for name, lines in parts.items() if name in told for line in lines(told[name])]
    return "\n".join([*head, *lines]).rstrip() + "\n"
