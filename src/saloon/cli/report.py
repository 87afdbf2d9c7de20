"""`saloon report`: everything a designer asks of a game, as one page by itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import click

from saloon.cli.common import crew, json, key, lang, number, options_from
from saloon.cli.manual import ManualPage
from saloon.cli.sim import Tick, listed, progress, told
from saloon.cli.voice import Voice
from saloon.userdata import data

if TYPE_CHECKING:
    from saloon.crew import Jobs
    from saloon.lab.reporting import LabReport


class LabFinding(Protocol):
    """What an experiment of the lab found."""

    def html(self, lang: str) -> str: ...

    def plain(self) -> Any: ...


Found = TypeVar("Found", bound=LabFinding)


@click.command(cls=ManualPage)
@key
@number("--games", "-n", least=2, default=400)
@click.option("--out", "-o", type=click.Path(path_type=Path), metavar="FILE")
@number("--seats", least=1)
@click.option("--bots", default="regular", metavar="LEVEL,…")
@click.option("--option", multiple=True, metavar="NAME=VALUE")
@number("--seed", default=0)
@number("--luck", least=0)
@number("--worth", least=0)
@click.option("--pace", type=click.FloatRange(0.1, 600), default=8.0, metavar="SECONDS")
@crew
@lang
@json
def command(
    key: str,
    games: int,
    out: Path | None,
    seats: int | None,
    bots: str,
    option: tuple[str, ...],
    seed: int,
    luck: int | None,
    worth: int | None,
    pace: float,
    place: Jobs,
    lang: str | None,
    json: bool,
) -> None:
    """Play many games of bots and tell everything about them on one page."""
    from saloon.lab.reporting import plan_of, reported
    from saloon.shelf import game as game_called

    game = game_called(key)
    voice, options = Voice(lang, game), options_from(game, option)
    kept = None if any(bot.startswith("cmd:") for bot in listed(bots)) else data() / "games"

    plan = plan_of(game, seats, games, listed(bots), options, seed, luck, worth, pace)
    found: LabReport = run(lambda tick: reported(game, plan, place, tick, kept, forget=True), games, voice)
    file = out or Path(f"{game.key}-report.html")
    file.write_text(found.html(voice.lang), "utf-8")
    if json:
        voice.json(found.plain())
    else:
        voice.tell(voice("report-written", file=str(file)))


def run(play: Callable[[Tick], Any], games: int, voice: Voice, kept: bool = True) -> Any:
    """With a progress bar; it is said whether what was broken off is kept and gone on with."""
    from saloon.crew import Died, Differs
    from saloon.lab import Failed

    try:
        with progress(voice, games) as tick:
            return play(tick)
    except KeyboardInterrupt:
        voice.complain(voice("ladder-interrupted" if kept else "lab-not-kept"))
        raise click.exceptions.Exit(130) from None
    except (Died, Differs) as broken:
        voice.complain(told(broken, voice) if kept or isinstance(broken, Differs) else voice("lab-not-kept"))
    except Failed as failed:
        voice.complain(
            voice("cli-sim-failed", game=failed.key, number=failed.number, seed=str(failed.seed), cause=failed.cause)
        )
    raise click.exceptions.Exit(1)


def hand_out(found: Found, voice: Voice, html: Path | None, json: bool, show: Callable[[Found, Voice], None]) -> None:
    """As a page where a file is named; and on the screen as JSON or in words."""
    if html is not None:
        html.write_text(found.html(voice.lang), "utf-8")
    if json:
        voice.json(found.plain())
    else:
        show(found, voice)
