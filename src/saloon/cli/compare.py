"""`saloon compare`: sets of options side by side, on games with the same chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from saloon.cli.common import crew, json, key, lang, number
from saloon.cli.manual import ManualPage
from saloon.cli.sim import listed, progress
from saloon.cli.voice import Voice
from saloon.core.state import Unreadable

if TYPE_CHECKING:
    from saloon.crew import WorkPlace
    from saloon.kit.intervals import Estimate
    from saloon.lab.comparing import Contrast, RuleDiff


@click.command(cls=ManualPage)
@key
@click.option("--option", "-o", multiple=True, metavar="NAME=VALUE …")
@click.option("--base", default="", metavar="NAME=VALUE …")
@click.option("--without", multiple=True, metavar="THING")
@click.option("--variant", multiple=True, metavar="MODULE")
@click.option("--each-option", is_flag=True)
@click.option("--luck", is_flag=True)
@number("--seats", least=1)
@number("--games", "-n", least=1, default=2000)
@click.option("--bots", default="regular", metavar="LEVEL,…")
@number("--seed", default=0)
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
    seats: int | None,
    games: int,
    bots: str,
    seed: int,
    place: int | WorkPlace,
    lang: str | None,
    json: bool,
) -> None:
    """Measure what options change."""
    from saloon.lab import comparing
    from saloon.lab.comparing import RuleSet
    from saloon.shelf import game as game_called

    game = game_called(key)
    voice = Voice(lang, game)
    usual = game.options.read(base).text()
    sets = [RuleSet(game.options.read(each).text()) for each in option]
    sets += [RuleSet(usual, (name,)) for name in without] + [RuleSet(variant=each) for each in variant]
    sets += comparing.each_option(game, base) if each_option else []
    if not sets:
        raise Unreadable("compare-what", command=f"saloon compare {game.key} -o NAME=VALUE")
    table = game.seats[0] if seats is None else seats
    with progress(voice, games) as tick:
        found = comparing.compare(
            game, [RuleSet(usual), *sets], table, games, listed(bots), seed, place, tick, luck or each_option
        )
    if json:
        voice.json(found.plain())
    else:
        show(found, voice)


def show(found: RuleDiff, voice: Voice) -> None:
    from saloon.lab.comparing import shorter

    title, usual = voice("title"), voice("compare-usual")
    voice.tell(f"{title} · {voice('compare-title', seats=found.seats, games=found.games)} · seed {found.seed}")
    voice.tell("")
    columns = [voice(f"compare-{each}") for each in ("measure", "setting", "base", "value", "difference", "clear")]
    voice.grid(columns, [line(each, usual, voice) for each in found.contrasts], left=2)
    voice.tell(f"\n{voice('compare-about', count=len(found.contrasts))}")
    if any(each.measure == "luck" for each in found.contrasts):
        better = shorter(found)
        said = voice("compare-shorter", sets=", ".join(better)) if better else voice("compare-not-shorter")
        voice.tell(f"{voice('compare-luck-means')} {said}")


def line(contrast: Contrast, usual: str, voice: Voice) -> tuple[str, ...]:
    from saloon.lab.comparing import SHARES

    scale = 100 if contrast.measure in SHARES else 1

    def said(estimate: Estimate) -> str:
        value, low, high = (voice.words.decimal(scale * each, 1) for each in estimate)
        return f"{value} ({low} … {high})"

    return (
        voice(f"compare-{contrast.measure}"),
        contrast.setting or usual,
        said(contrast.base),
        said(contrast.value),
        said(contrast.difference),
        voice("ladder-yes" if contrast.clear else "ladder-no"),
    )
