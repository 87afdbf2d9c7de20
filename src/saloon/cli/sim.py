"""`saloon sim`: many games of bots, counted with confidence intervals."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from saloon.cli.common import json, key, lang, number, option_list, options_from
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice

if TYPE_CHECKING:
    from saloon.lab import Result

Tick = Callable[[int, int], None] | None
"""Told how many games are done, of how many."""


@click.command(cls=ManualPage)
@key
@number("--seats", least=1)
@number("--games", "-n", least=1, default=100)
@click.option("--bots", default="regular", metavar="LEVEL,…")
@option_list
@number("--seed", default=0)
@number("--jobs", "-j", least=0, default=0)
@click.option("--by", default="", metavar="FACT,…")
@click.option("--luck-adjusted", is_flag=True)
@lang
@json
def command(
    key: str, seats: int | None, games: int, bots: str, option: tuple[str, ...],
    seed: int, jobs: int, by: str, luck_adjusted: bool, lang: str | None, json: bool,
) -> None:  # fmt: skip
    """Let bots play many games and count who wins."""
    from saloon.lab import simulate
    from saloon.shelf import game as game_called

    game = game_called(key)
    table = game.seats[0] if seats is None else seats
    options, cores = options_from(game, option), jobs or os.cpu_count() or 1

    def play(tick: Tick) -> Result:
        return simulate(
            game, table, games, listed(bots), options, seed, cores, tick, listed(by), adjusted=luck_adjusted
        )

    run(play, games, Voice(lang, game), json)


def run(play: Callable[[Tick], Result], games: int, voice: Voice, json: bool) -> None:
    """Play with a progress bar and show the result; of an interrupted run what there is."""
    from saloon.lab import Failed, Interrupted

    try:
        with progress(voice, games) as tick:
            result = play(tick)
    except Interrupted as interrupted:
        done = interrupted.result.games
        voice.complain(voice("cli-sim-interrupted" if done else "cli-sim-nothing", done=done, planned=games))
        if done:
            show(interrupted.result, voice, json)
        raise click.exceptions.Exit(130) from None
    except Failed as failed:
        voice.complain(
            voice("cli-sim-failed", game=failed.key, number=failed.number, seed=str(failed.seed), cause=failed.cause)
        )
        raise click.exceptions.Exit(1) from None
    show(result, voice, json)


def listed(text: str) -> tuple[str, ...]:
    """
    >>> listed("expert, regular"), listed("")
    (('expert', 'regular'), ())
    """
    return tuple(word.strip() for word in text.split(",") if word.strip())


@contextmanager
def progress(voice: Voice, games: int) -> Iterator[Tick]:
    """A bar on a terminal, nothing otherwise; on stderr, so that results can be piped on."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(voice("cli-sim-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done, planned: bar.update(task, completed=done)


def show(result: Result, voice: Voice, json: bool) -> None:
    if json:
        sys.stdout.write(result.json())
        return
    from saloon.lab import tables

    title = voice("cli-sim-title", title=voice("title"), seats=result.seats, games=result.games)
    voice.tell(" · ".join(filter(None, (title, result.options, f"seed {result.seed}"))))
    for each in tables(result, voice.words):
        voice.tell("")
        voice.grid(each.columns, each.rows)
    voice.tell(f"\n{voice('cli-sim-intervals')}")
    if result.failures:
        voice.tell(voice("cli-sim-stood-in", games=result.failures))
