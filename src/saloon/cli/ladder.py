"""`saloon ladder`: the levels of a game against each other, in paired games, until it is clear who is better."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from saloon.cli.common import crew, json, key, lang, number
from saloon.cli.manual import ManualPage
from saloon.cli.sim import troubles
from saloon.cli.voice import Voice
from saloon.userdata import data

if TYPE_CHECKING:
    from saloon.crew import Jobs
    from saloon.lab.bout import BoutResult

Tick = Callable[[str, str, int], None]


@click.command(cls=ManualPage)
@key
@number("--seats", least=1)
@number("--deals", "-n", least=1, default=1000)
@click.option("--bot", default="", metavar="cmd:PROGRAM")
@click.option("--anew", is_flag=True)
@click.option("--luck-adjusted", is_flag=True)
@crew
@lang
@json
def command(
    key: str,
    seats: int | None,
    deals: int,
    bot: str,
    anew: bool,
    luck_adjusted: bool,
    place: Jobs,
    lang: str | None,
    json: bool,
) -> None:
    """Measure the levels of a game against each other."""
    from saloon.lab.ladder import climb
    from saloon.shelf import game as game_called

    game = game_called(key)
    voice = Voice(lang, game)
    table = max(game.seats[0], min(2, game.seats[-1])) if seats is None else seats
    game.check_seats(table)
    kept = None if anew else data() / "ladder"
    found: list[BoutResult] = []
    try:
        with troubles(voice), progress(voice, deals) as tick:
            for verdict in climb(
                game, table, deals, kept, place, on_deal=tick, adjusted=luck_adjusted, entrant=bot or None
            ):
                found.append(verdict)
    except KeyboardInterrupt:
        voice.complain(voice("ladder-interrupted"))
        raise click.exceptions.Exit(130) from None
    if json:
        voice.json(
            {"game": game.key, "version": game.version, "seats": table, "steps": [plain(each) for each in found]}
        )
    else:
        show(found, table, voice)
        if bot and found:
            voice.tell(f"\n{placed(found, voice)}")
        if failures := sum([each.failures for each in found]):
            voice.tell(voice("cli-sim-stood-in", games=failures))


def placed(found: list[BoutResult], voice: Voice) -> str:
    """Where a bot of one's own stands among the levels, as far as that is clear."""

    def names(wanted: Callable[[BoutResult], bool]) -> str:
        return ", ".join(called(each.champion, voice) for each in found if wanted(each)) or "–"

    return voice(
        "ladder-placed",
        name=found[0].challenger,
        above=names(lambda each: each.clear),
        below=names(lambda each: each.decided and not each.clear),
        open=names(lambda each: not each.decided),
    )


def called(name: str, voice: Voice) -> str:
    """A level by its word, a bot of one's own by its name."""
    return voice(f"level-{name}") if voice.words.has(f"level-{name}") else name


def plain(verdict: BoutResult) -> dict[str, Any]:
    return verdict._asdict() | {"gain": verdict.gain._asdict(), "clear": verdict.clear}


@contextmanager
def progress(voice: Voice, deals: int) -> Iterator[Tick]:
    """A bar for each step on a terminal, nothing otherwise; on stderr, so that results can be piped on."""
    if not sys.stderr.isatty():
        yield lambda *_: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    tasks: dict[tuple[str, str], Any] = {}
    began: dict[tuple[str, str], tuple[float, int]] = {}
    """When each step was begun here, and with how many deals known."""
    last = perf_counter()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:

        def tick(challenger: str, champion: str, done: int) -> None:
            nonlocal last
            pair = challenger, champion
            if pair not in tasks:
                names = " : ".join(called(each, voice) for each in pair)
                tasks[pair], began[pair] = bar.add_task(names, total=deals, rate=""), (last, done - 1)
            last = perf_counter()
            rate = (done - began[pair][1]) / max(last - began[pair][0], 1e-3)
            told = voice("ladder-rate", rate=voice.words.decimal(rate, 1))
            bar.update(tasks[pair], completed=done, rate=told)

        yield tick


def show(found: list[BoutResult], seats: int, voice: Voice) -> None:
    columns = [voice(f"ladder-{each}") for each in ("step", "deals", "mine", "fair", "gain", "clear")]
    voice.tell(voice("ladder-title", title=voice("title"), seats=seats))
    voice.tell("")
    voice.grid(columns, [line(each, seats, voice) for each in found])
    voice.tell(f"\n{voice('ladder-about')}")


def line(verdict: BoutResult, seats: int, voice: Voice) -> tuple[str, ...]:
    """In per cent of a win; alone in points."""
    scale = 1 if seats == 1 else 100

    def said(value: float) -> str:
        return voice.words.decimal(scale * value, 1)

    names = f"{called(verdict.challenger, voice)} : {called(verdict.champion, voice)}"
    gain = f"{said(verdict.gain.value)} ({said(verdict.gain.low)} … {said(verdict.gain.high)})"
    return (
        names,
        str(verdict.deals),
        said(verdict.mine),
        said(verdict.fair),
        gain,
        voice("ladder-yes" if verdict.clear else "ladder-no"),
    )
