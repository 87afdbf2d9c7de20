"""`saloon balance`: the levels against each other, the value of the first seat, and how near both come to targets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from saloon.cli.common import crew, json, key, lang, number, option_list, options_from
from saloon.cli.manual import ManualPage
from saloon.cli.report import hand_out, run
from saloon.cli.sim import listed
from saloon.cli.voice import Voice
from saloon.core.state import Unreadable

if TYPE_CHECKING:
    from saloon.crew import Jobs
    from saloon.kit.intervals import Estimate
    from saloon.lab.balance import BalanceResult


@click.command(cls=ManualPage)
@key
@number("--seats", least=2)
@number("--deals", "-n", least=2, default=100)
@click.option("--levels", default="", metavar="LEVEL,…")
@click.option("--targets", default="0.6,0.7,0.8", metavar="SHARE,…")
@click.option("--first", type=click.FloatRange(0, 1), metavar="SHARE")
@option_list
@number("--seed", default=0)
@click.option("--html", type=click.Path(path_type=Path), metavar="FILE")
@crew
@lang
@json
def command(
    key: str,
    seats: int | None,
    deals: int,
    levels: str,
    targets: str,
    first: float | None,
    option: tuple[str, ...],
    seed: int,
    html: Path | None,
    place: Jobs,
    lang: str | None,
    json: bool,
) -> None:
    """Measure how levels and seats are balanced."""
    from saloon.lab.balance import balance
    from saloon.shelf import game as game_called

    game = game_called(key)
    voice, wanted = Voice(lang, game), shares_of(targets)
    found = run(
        lambda tick: balance(
            game, seats, deals, options_from(game, option), seed, place, listed(levels), wanted, first, tick
        ),
        deals,
        voice,
        kept=False,
    )
    hand_out(found, voice, html, json, show)


def shares_of(text: str) -> tuple[float, ...]:
    """
    >>> shares_of("0.6, 0.7")
    (0.6, 0.7)
    """
    try:
        found = tuple(float(each) for each in listed(text))
    except ValueError:
        raise Unreadable("balance-targets", text=text[:40]) from None
    if not found or not all(0 <= each <= 1 for each in found):
        raise Unreadable("balance-targets", text=text[:40])
    return found


def show(found: BalanceResult, voice: Voice) -> None:
    def said(wins: Estimate) -> str:
        value, low, high = (voice.words.decimal(100 * each, 1) for each in wins)
        return f"{value} ({low} … {high})"

    voice.tell(f"{voice('title')} · {voice('balance-title', seats=found.seats)} · seed {found.seed}\n")
    rows = [
        (
            f"{voice(f'level-{each.level}')} : {voice(f'level-{each.other}')}",
            str(each.n),
            said(each.wins),
            voice.words.decimal(100 * each.target, 0),
        )
        for each in found.cells
    ]
    target = voice.words.decimal(100 * found.first_target, 0)
    rows += [
        (voice("balance-first", level=voice(f"level-{each.level}")), str(each.n), said(each.wins), target)
        for each in found.first
    ]
    voice.grid([voice(f"balance-{each}") for each in ("what", "n", "wins", "target")], rows)
    from saloon.lab.balance_page import verdict

    voice.tell(f"\n{verdict(found, voice.words)}")
    voice.tell(voice("balance-about"))
