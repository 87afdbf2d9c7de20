"""A result as plain tables in the words of the reader, for whoever prints them."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.bots.ladder import LEVELS
from saloon.lab.intervals import Estimate
from saloon.lab.tally import Result, Row
from saloon.words import Words


@dataclass(frozen=True)
class Table:
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def tables(result: Result, words: Words) -> list[Table]:
    """One table for each grouping, then the length of the games."""
    return [group(result, key, words) for key in result.groups] + [length(result, words)]


def group(result: Result, key: str, words: Words) -> Table:
    title = words(f"sim-by-{key}") if key in ("bot", "seat") else words("sim-by", key=key)
    columns = (title, words("sim-games"), words("sim-wins"), words("sim-firsts"), words("sim-score"))
    return Table(title, columns, tuple(line(key, row, words) for row in result.groups[key]))


def line(key: str, row: Row, words: Words) -> tuple[str, ...]:
    level = key == "bot" and row.value in (*LEVELS, "chance")
    name = words(f"level-{row.value}") if level else row.value
    return name, str(row.games), percent(row.wins, words), percent(row.firsts, words), number(row.score, words)


def length(result: Result, words: Words) -> Table:
    rows = ((words("sim-events"), number(result.events, words)), (words("sim-decisions"), number(result.decisions, words)))
    return Table(words("sim-length"), (words("sim-length"), words("sim-mean")), rows)


def percent(share: Estimate, words: Words) -> str:
    """
    >>> from saloon.words import words
    >>> percent(Estimate(0.5, 0.404, 0.596), words("en")), percent(Estimate(0.5, 0.404, 0.596), words("cs"))
    ('50.0% (40.4–59.6)', '50,0 % (40,4–59,6)')
    """
    return f"{words.percent(share.value, 1)} ({words.decimal(100 * share.low, 1)}–{words.decimal(100 * share.high, 1)})"


def number(mean: Estimate, words: Words) -> str:
    value, low, high = (words.decimal(each, 2) for each in mean)
    return f"{value} ({low}–{high})"
