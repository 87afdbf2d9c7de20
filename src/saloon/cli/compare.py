"""`saloon compare`: sets of options side by side, on games with the same chance."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from saloon.cli.common import crew, json, key, lang, made_by, number
from saloon.cli.manual import ManualPage
from saloon.cli.report import hand_out, run
from saloon.cli.sim import Tick, listed
from saloon.cli.voice import Voice
from saloon.core.state import Unreadable
from saloon.userdata import data

if TYPE_CHECKING:
    from saloon.crew import Jobs
    from saloon.house.game import Game
    from saloon.kit.intervals import Estimate
    from saloon.lab.comparing import Contrast, RuleDiff, RuleSet


@click.command(cls=ManualPage)
@key
@click.option("--option", "-o", multiple=True, metavar="NAME=VALUE …")
@click.option("--base", default="", metavar="NAME=VALUE …")
@click.option("--without", multiple=True, metavar="THING")
@click.option("--variant", multiple=True, metavar="MODULE")
@click.option("--each-option", is_flag=True)
@click.option("--luck", is_flag=True)
@click.option("--all", "everything", is_flag=True)
@click.option("--pace", type=click.FloatRange(0.1, 600), default=8.0, metavar="SECONDS")
@number("--seats", least=1)
@number("--games", "-n", least=1, default=2000)
@click.option("--bots", default="regular", metavar="LEVEL,…")
@number("--seed", default=0)
@click.option("--html", type=click.Path(path_type=Path), metavar="FILE")
@crew
@lang
@json
def command(
    key: str,
    option: tuple[str, ...],
    base: str,
    without: tuple[str, ...],
    variant: tuple[str, ...],
    each_option: bool,
    luck: bool,
    everything: bool,
    pace: float,
    seats: int | None,
    games: int,
    bots: str,
    seed: int,
    html: Path | None,
    place: Jobs,
    lang: str | None,
    json: bool,
) -> None:
    """Measure what options change."""
    from saloon.lab.comparing import compare
    from saloon.lab.measures import MeasurePlan
    from saloon.shelf import game as game_called

    game = game_called(key)
    voice = Voice(lang, game)
    sets = asked_sets(game, base, option, without, variant, each_option)
    plan, adjusted = MeasurePlan(everything, everything, pace), luck or each_option or everything
    kept = None if any(bot.startswith("cmd:") for bot in listed(bots)) else data() / "games"

    def play(tick: Tick) -> RuleDiff:
        return compare(game, sets, seats, games, listed(bots), seed, place, tick, adjusted, plan, kept, True, made_by())

    found: RuleDiff = run(play, games, voice, kept=kept is not None)
    hand_out(found, voice, html, json, show)


def asked_sets(
    game: Game[Any], base: str, options: Sequence[str], without: Sequence[str], variants: Sequence[str], each: bool
) -> list[RuleSet]:
    """The usual rules first, then the sets that are held against them; raises Unreadable if there are none."""
    from saloon.lab.comparing import RuleSet, each_option

    usual = game.options.read(base).text()
    sets = [RuleSet(game.options.read(text).text()) for text in options]
    sets += [RuleSet(usual, (name,)) for name in without] + [RuleSet(variant=name) for name in variants]
    sets += each_option(game, base) if each else []
    if not sets:
        raise Unreadable("compare-what", command=f"saloon compare {game.key} -o NAME=VALUE")
    return [RuleSet(usual), *sets]


def show(found: RuleDiff, voice: Voice) -> None:
    from saloon.lab.compare_page import closing

    title, usual = voice("title"), voice("compare-usual")
    voice.tell(f"{title} · {voice('compare-title', seats=found.seats, games=found.games)} · seed {found.seed}")
    voice.tell("")
    columns = [voice(f"compare-{each}") for each in ("measure", "setting", "base", "value", "difference", "clear")]
    voice.grid(columns, [line(each, found, usual, voice) for each in found.contrasts], left=2)
    voice.tell(f"\n{' '.join(closing(found, voice.words))}")


def line(contrast: Contrast, found: RuleDiff, usual: str, voice: Voice) -> tuple[str, ...]:
    from saloon.games import SHELF
    from saloon.lab.measures import called, is_share

    scale = 100 if is_share(contrast.measure) else 1

    def said(estimate: Estimate) -> str:
        value, low, high = (voice.words.decimal(scale * each, 1) for each in estimate)
        return f"{value} ({low} … {high})"

    return (
        called(contrast.measure, SHELF[found.game], voice.words),
        contrast.setting or usual,
        said(contrast.base),
        said(contrast.value),
        said(contrast.difference),
        voice("ladder-yes" if contrast.clear else "ladder-no"),
    )
