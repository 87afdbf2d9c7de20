"""`saloon sim`: many games of bots, counted with confidence intervals."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import click

from saloon.cli.common import crew, json, key, lang, number, option_list, options_from
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice
from saloon.userdata import data

if TYPE_CHECKING:
    from saloon.crew import Died, Differs, Jobs
    from saloon.lab import Result
    from saloon.lab.trial import Experiment, Played

Tick = Callable[[int, int], None] | None
"""Told how many games are done, of how many."""


@click.command(cls=ManualPage)
@key
@number("--seats", least=1)
@number("--games", "-n", least=1, default=100)
@click.option("--bots", default="regular", metavar="LEVEL,…")
@option_list
@number("--seed", default=0)
@click.option("--by", default="", metavar="FACT,…")
@click.option("--luck-adjusted", is_flag=True)
@crew
@click.option("--shards", type=click.Path(path_type=Path), metavar="FOLDER")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--decisions", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--html", type=click.Path(path_type=Path), metavar="FILE")
@lang
@json
def command(
    key: str,
    seats: int | None,
    games: int,
    bots: str,
    option: tuple[str, ...],
    seed: int,
    by: str,
    luck_adjusted: bool,
    place: Jobs,
    shards: Path | None,
    out: Path | None,
    decisions: Path | None,
    html: Path | None,
    lang: str | None,
    json: bool,
) -> None:
    """Let bots play many games and count who wins."""
    from saloon.lab.simulate import counted, experiment_of
    from saloon.shelf import game as game_called

    game = game_called(key)
    table = game.seats[0] if seats is None else seats
    experiment = experiment_of(game, table, listed(bots), options_from(game, option), seed, listed(by))
    experiment = replace(experiment, adjusted=luck_adjusted, decisions=decisions is not None)
    kept = shards or (None if any(bot.startswith("cmd:") for bot in listed(bots)) else data() / "games")

    def play(tick: Tick) -> Result:
        with noted(experiment, out, decisions) as note:
            result = counted(game, experiment, games, place, tick, kept=kept, forget=shards is None, on_game=note)
        if html is not None:
            from saloon.lab.leaf import leaf

            html.write_text(leaf(result, Voice(lang, game).lang), "utf-8")
        return result

    run(play, games, Voice(lang, game), json)


@contextmanager
def noted(
    experiment: Experiment, games: Path | None, decisions: Path | None
) -> Iterator[Callable[[Played], None] | None]:
    """What is told every game: it goes into files, if any were asked for."""
    if games is None and decisions is None:
        yield None
        return
    from saloon.lab.columns import notebook

    with notebook(experiment, games, decisions) as written:
        yield written.add


def run(play: Callable[[Tick], Result], games: int, voice: Voice, json: bool) -> None:
    """Play with a progress bar and show the result; of an interrupted run what there is."""
    from saloon.lab import Failed, Interrupted

    try:
        with troubles(voice), progress(voice, games) as tick:
            result = play(tick)
    except Interrupted as interrupted:
        done = interrupted.result.games
        voice.complain(voice("cli-sim-interrupted" if done else "cli-sim-nothing", done=done, planned=games))
        if done:
            show(interrupted.result, voice, json)
        raise click.exceptions.Exit(130) from None
    except KeyboardInterrupt:  # before the first game was begun
        voice.complain(voice("cli-sim-nothing", done=0, planned=games))
        raise click.exceptions.Exit(130) from None
    except Failed as failed:
        voice.complain(
            voice("cli-sim-failed", game=failed.key, number=failed.number, seed=str(failed.seed), cause=failed.cause)
        )
        raise click.exceptions.Exit(1) from None
    show(result, voice, json)


@contextmanager
def troubles(voice: Voice) -> Iterator[None]:
    """What workers could not do is told in a sentence."""
    from saloon.crew import Died, Differs

    try:
        yield
    except (Died, Differs) as broken:
        voice.complain(told(broken, voice))
        raise click.exceptions.Exit(1) from None


def told(broken: Died | Differs, voice: Voice) -> str:
    """Why workers could not do it."""
    from saloon.crew import Differs

    if isinstance(broken, Differs):
        return voice("lab-differs", here=broken.wanted, there=broken.there)
    return voice("lab-died", first=broken.numbers.start, last=broken.numbers.stop - 1)


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

    columns = (
        TextColumn(voice("cli-sim-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task, began = bar.add_task("", total=games, rate=""), perf_counter()

        def tick(done: int, planned: int) -> None:
            rate = voice("cli-sim-rate", rate=voice.words.decimal(done / max(perf_counter() - began, 1e-3), 1))
            bar.update(task, completed=done, total=planned, rate=rate)

        yield tick


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
