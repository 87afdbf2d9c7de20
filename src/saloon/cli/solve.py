"""`saloon solve`: the table of a game that can be solved, worked out and checked."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any

import click

from saloon.cli.common import json, key, lang, number, option_list, options_from
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice
from saloon.core.state import Unreadable

if TYPE_CHECKING:
    from saloon.solve import Kept, Progress, Solution

INTERRUPTED = 130


@click.command(cls=ManualPage)
@key
@number("--seats", least=1)
@click.option("--check", is_flag=True)
@option_list
@lang
@json
def command(key: str, seats: int | None, check: bool, option: tuple[str, ...], lang: str | None, json: bool) -> None:
    """Work out the table of a game that can be solved, or check it."""
    from saloon.shelf import game as game_called
    from saloon.solve import Kept

    game = game_called(key)
    voice, options, table = Voice(lang, game), options_from(game, option), game.seats[0] if seats is None else seats
    game.check_seats(table)
    if game.study.solution is None:
        voice.complain(voice("cli-solve-none", game=voice("title")))
        raise click.exceptions.Exit(1)
    solution = game.study.solution(table)
    kept = Kept(game.key, game.version, solution.matters(options))
    try:
        if check:
            audit(solution, options, kept, voice, json)
        else:
            work(solution, options, kept, voice, json)
    except ModuleNotFoundError as missing:
        raise Unreadable("solve-needs", tool=str(missing.name)) from None


def work(solution: Solution, options: Any, kept: Kept, voice: Voice, json: bool) -> None:
    """To the end, unless the table is there already."""
    from saloon.solve import opened, solve

    if solution.ships(options):
        raise Unreadable("solve-known", rules=kept.rules)
    began = monotonic()
    if opened(kept) is None:
        work = solution.begin(options)
        try:
            with bar(voice) as tick:
                solve(work, kept, tick)
        except KeyboardInterrupt:
            voice.complain(voice("cli-solve-interrupted"))
            raise click.exceptions.Exit(INTERRUPTED) from None
    path = kept.path()
    size, seconds = path.stat().st_size, round(monotonic() - began)
    if json:
        voice.json({"game": kept.key, "rules": kept.rules, "file": str(path), "bytes": size, "seconds": seconds})
    else:
        voice.tell(voice("cli-solve-done", game=voice("title"), file=str(path), size=str(-(-size // 1_000_000))))


def audit(solution: Solution, options: Any, kept: Kept, voice: Voice, json: bool) -> None:
    """Every value against those it follows from; exit code 1 if one is wrong."""
    table = None if solution.ships(options) else found(kept)
    counted: Mapping[str, float] = {}
    with bar(voice) as tick:
        for progress, counts in solution.check(options, table):
            tick(progress)
            counted = counts
    if json:
        voice.json({"game": kept.key, "rules": kept.rules, **counted})
    else:
        voice.grid(
            (kept.rules, ""),
            [(voice("cli-solve-count", kind=kind), counting(count)) for kind, count in counted.items()],
        )
    if counted["wrong"]:
        raise click.exceptions.Exit(1)


def counting(count: float) -> str:
    """
    >>> counting(1234567), counting(2.22e-16)
    ('1 234 567', '2.2e-16')
    """
    return f"{count:.1e}" if isinstance(count, float) else f"{count:_}".replace("_", " ")


def found(kept: Kept) -> memoryview:
    """The table in the user's folder."""
    from saloon.solve import read

    if not kept.path().exists():
        words = "".join(
            f" --{word.replace('=', ' ')}" if word.startswith("seats=") else f" -o {word}"
            for word in kept.options.split()
        )
        raise Unreadable("solve-missing", command=f"saloon solve {kept.key}{words}")
    (table,), _ = read(kept.path(), kept.rules)
    return table


@contextmanager
def bar(voice: Voice) -> Iterator[Callable[[Progress], None]]:
    """A bar on a terminal, nothing otherwise; on stderr, so that results can be piped on."""
    if not sys.stderr.isatty():
        yield lambda progress: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("")

        def tick(progress: Any) -> None:
            said = voice("cli-solve-round", round=max(0, progress.round), known=progress.known)
            shown.update(task, completed=progress.done, total=progress.total, description=said)

        yield tick
