"""`saloon tune`: options that come near to goals, found by a search and tried on fresh games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from saloon.cli.common import crew, json, key, lang, number
from saloon.cli.manual import ManualPage
from saloon.cli.report import run
from saloon.cli.sim import listed
from saloon.cli.voice import Voice
from saloon.core.state import Unreadable

if TYPE_CHECKING:
    from saloon.crew import Jobs
    from saloon.lab.tuning import TunedSet, TuneResult


@click.command(cls=ManualPage)
@key
@click.option("--goal", multiple=True, metavar="MEASURE=NUMBER")
@click.option("--variant", default="", metavar="MODULE")
@click.option("--only", default="", metavar="NAME,…")
@number("--trials", least=1, default=30)
@number("--games", "-n", least=2, default=100)
@number("--seats", least=1)
@click.option("--bots", default="regular", metavar="LEVEL,…")
@number("--seed", default=0)
@crew
@lang
@json
def command(
    key: str,
    goal: tuple[str, ...],
    variant: str,
    only: str,
    trials: int,
    games: int,
    seats: int | None,
    bots: str,
    seed: int,
    place: Jobs,
    lang: str | None,
    json: bool,
) -> None:
    """Search for options that come near to goals."""
    from saloon.lab.tuning import goal as read
    from saloon.lab.tuning import tune
    from saloon.shelf import game as game_called

    game = game_called(key)
    voice = Voice(lang, game)
    if not goal:
        raise Unreadable("tune-what", command=f"saloon tune {game.key} --goal decisions=8 --goal first=0.5")
    goals = dict(map(read, goal))
    found = run(
        lambda tick: tune(game, goals, seats, trials, games, listed(bots), seed, place, variant, listed(only), tick),
        games,
        voice,
        kept=False,
    )
    if json:
        voice.json(found.plain())
    else:
        show(found, voice)


def show(found: TuneResult, voice: Voice) -> None:
    from saloon.lab.tuning import FRESH

    title = voice("tune-title", trials=found.trials, games=found.games, fresh=FRESH * found.games)
    voice.tell(f"{voice('title')} · {title} · seed {found.seed}\n")
    heads = [voice("tune-setting"), voice("tune-chosen"), voice("tune-fresh")]
    heads += [f"{voice(f'compare-{name}')} → {scale(name) * value:g}" for name, value in found.goals.items()]
    voice.grid(heads, [line(each, found, voice) for each in (*found.best, found.usual)])
    told = {
        name: voice.words.percent(value or 0.0, 0)
        for name, value in (
            ("fresh", found.best[0].fresh),
            ("chosen", found.best[0].chosen),
            ("usual", found.usual.fresh),
        )
    }
    voice.tell(f"\n{voice('tune-about', **told)} {voice('tune-clear' if found.clear else 'tune-not-clear')}")


def scale(name: str) -> int:
    from saloon.lab.measures import is_share

    return 100 if is_share(name) else 1


def line(each: TunedSet, found: TuneResult, voice: Voice) -> tuple[str, ...]:
    cells = []
    for name in found.goals:
        value, low, high = (voice.words.decimal(scale(name) * one, 1) for one in each.values[name])
        cells.append(f"{value} ({low} … {high})")
    chosen, fresh = voice.words.percent(each.chosen, 0), voice.words.percent(each.fresh or 0.0, 0)
    return (each.label or voice("compare-usual"), chosen, fresh, *cells)
