"""A result as plain tables in the words of the reader, to be printed."""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter

from saloon.bots.levels import CHANCE, LEVELS
from saloon.house.rooms import PLAIN
from saloon.kit.intervals import Estimate
from saloon.lab.tally import Result, Row
from saloon.words import Words


@dataclass(frozen=True)
class ResultTable:
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def tables(result: Result, words: Words) -> list[ResultTable]:
    """One table for each grouping, then the length of the games."""
    return [group(result, key, words) for key in result.groups] + [length(result, words)]


def group(result: Result, key: str, words: Words) -> ResultTable:
    """Where camps win, points and wins are the same thing, so the wins say it all; alone nobody else can win."""
    own = key in ("bot", "seat")
    title = words(f"sim-by-{key}") if own else words(f"{key}.heading") if words.has(key) else key
    columns: tuple[str, ...] = (title, words("sim-games"), words("sim-wins"), words("sim-firsts"), words("sim-score"))
    rows = [line(key, row, words) for row in result.groups[key]]
    places = [0, 1, 4] if result.seats == 1 else list(range(3 if result.camps else len(columns)))
    if any(row.adjusted for row in result.groups[key]):
        columns, places = (*columns, words("sim-adjusted")), [*places, len(columns)]
        told = [number if result.seats == 1 else percent] * len(rows)
        rows = [
            (*said, tell(row.adjusted, words) if row.adjusted else "")
            for said, row, tell in zip(rows, result.groups[key], told, strict=True)
        ]
    shown = itemgetter(*places)
    return ResultTable(title, shown(columns), tuple(shown(row) for row in (rows if own else sorted(rows))))


def line(key: str, row: Row, words: Words) -> tuple[str, ...]:
    name, wins, firsts = name_of(key, row.value, words), percent(row.wins, words), percent(row.firsts, words)
    return name, str(row.games), wins, firsts, number(row.score, words)


def name_of(key: str, value: str, words: Words) -> str:
    """A level in words; what a seat was, in the words of its game."""
    if key == "bot":
        return words(f"level-{value}") if value in (*LEVELS, CHANCE, PLAIN) else value
    return words(key, **{key: value}) if words.has(key) else value


def length(result: Result, words: Words) -> ResultTable:
    rows = (
        (words("sim-events"), number(result.events, words)),
        (words("sim-decisions"), number(result.decisions, words)),
    )
    return ResultTable(words("sim-length"), (words("sim-length"), words("sim-mean")), rows)


def percent(share: Estimate, words: Words) -> str:
    """
    >>> from saloon.words import words
    >>> percent(Estimate(0.5, 0.404, 0.596), words("en")), percent(Estimate(0.5, 0.404, 0.596), words("cs"))
    ('50.0% (40.4–59.6)', '50,0\\xa0% (40,4–59,6)')
    """
    return f"{words.percent(share.value, 1)} ({words.decimal(100 * share.low, 1)}–{words.decimal(100 * share.high, 1)})"


def number(mean: Estimate, words: Words) -> str:
    value, low, high = (words.decimal(each, 2) for each in mean)
    return f"{value} ({low}–{high})"
