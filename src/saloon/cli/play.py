"""`saloon play`: people and bots at one terminal."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from saloon.cli.common import any_key, lang, number, option_list, options_from, text_of
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice
from saloon.core.state import Unreadable

if TYPE_CHECKING:
    from saloon.bots import Clock
    from saloon.cli.saves import Keeper
    from saloon.table import Table

SECONDS = 5.0
"""How long a bot may think where nothing has to be played again exactly."""


@click.command(cls=ManualPage)
@any_key
@number("--seats", least=1)
@number("--people", least=0)
@click.option("--bot", multiple=True, metavar="LEVEL")
@click.option("--name", multiple=True, metavar="NAME")
@option_list
@number("--seed")
@click.option("--think", type=click.IntRange(1, 3600), metavar="SECONDS")
@click.option("--real-dice", is_flag=True)
@click.option("--save", type=Path, metavar="FILE")
@click.option("--resume", metavar="FILE", is_flag=False, flag_value="")
@lang
def command(
    key: str | None,
    seats: int | None,
    people: int | None,
    bot: tuple[str, ...],
    name: tuple[str, ...],
    option: tuple[str, ...],
    seed: int | None,
    think: int | None,
    real_dice: bool,
    save: Path | None,
    resume: str | None,
    lang: str | None,
) -> None:
    """Play at this terminal, against bots or passing the keyboard round."""
    from saloon.cli.saves import Keeper

    clock = time_for(seed, think)
    if resume == "":
        list_kept(Voice(lang))
        return
    if resume is not None:
        table = resumed(resume, seed, clock)
        path = save or (Path(resume) if resume != "-" else None)
    else:
        key = key or asked(Voice(lang))
        table = fresh(key, seats, people, bot, name, option, lang, seed, real_dice, clock)
        path = save
    sit_down(table, Voice(lang, table.game), Keeper(table.match, path), next(iter(name), ""))


def asked(voice: Voice) -> str:
    """The game, asked for on a terminal."""
    from saloon.cli import menu

    if not menu.can_ask():
        raise Unreadable("cli-play-what")
    try:
        return menu.choose(voice)
    except EOFError:
        print()
        raise click.exceptions.Exit(0) from None


def resumed(file: str, seed: int | None, clock: Clock) -> Table:
    from saloon.cli import saves
    from saloon.table import Table

    return Table(saves.resume(text_of(file), seed), seed, clock)


def fresh(
    key: str,
    seats: int | None,
    people: int | None,
    bots: Sequence[str],
    named: Sequence[str],
    option: Sequence[str] | None,
    lang: str | None,
    seed: int | None,
    real_dice: bool,
    clock: Clock,
) -> Table:
    from saloon.shelf import game as game_called
    from saloon.table import play, seating

    game = game_called(key)
    if people is None and named:
        people = len(named)
    kinds = seating(game, seats, people, bots)
    return play(
        game,
        len(kinds),
        bots,
        people=kinds.count("human"),
        options=options_from(game, option),
        names=names(kinds, named, Voice(lang, game)),
        seed=seed,
        real_dice=real_dice,
        clock=clock,
    )


def time_for(seed: int | None, think: int | None) -> Clock:
    """Nothing that depends on the time of day may decide a match with a seed; a master who is given time uses it."""
    from saloon.bots import Clock

    if seed is not None:
        if think is not None:
            raise Unreadable("cli-think-seed")
        return Clock()
    return Clock(think or SECONDS, patient=think is not None)


def names(kinds: Sequence[str], named: Sequence[str], voice: Voice) -> list[str]:
    """People as they call themselves or by number, bots by the names of the house."""
    people = kinds.count("human")
    if len(named) > people:
        raise Unreadable("names-many", seats=people)
    if len(set(named)) < len(named):
        raise Unreadable("names-twice")
    bots = [name for name in voice("cli-bot-names").split() if name not in named]
    unnamed = [voice("seat-name", number=seat + 1) for seat in range(len(named), people)]
    return [*named, *unnamed, *bots[: len(kinds) - people]]


def list_kept(voice: Voice) -> None:
    """What can be gone on with: matches of the terminal, and those in the house on this computer."""
    from saloon.cli.me import show_going
    from saloon.server.library.local import me

    show_going(me(voice.lang), voice)


def sit_down(table: Table, voice: Voice, keeper: Keeper, named: str = "", deal: str = "") -> None:
    """Play; those who leave early are told where the match is kept."""
    from saloon.cli.session import Leave, Session

    again = "saloon deal --play" if deal else f"saloon play --resume {quoted(keeper.path)}"
    try:
        Session(table, voice, keeper, named, deal).play()
    except BrokenPipeError:
        keeper.keep()  # nobody looks on, but what was played is not lost
        raise
    except (Leave, EOFError):
        keeper.keep()
        print(f"\n{kept(keeper, voice, again)}")
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not cut the save short
        if not table.over:
            keeper.keep()
            print()
            voice.complain(kept(keeper, voice, again))
        raise click.exceptions.Exit(130) from None


def kept(keeper: Keeper, voice: Voice, again: str) -> str:
    if not keeper.works:
        return voice("cli-not-kept", file=str(keeper.path))
    return voice("cli-kept", file=str(keeper.path), command=again)


def quoted(path: Path) -> str:
    from shlex import quote

    return quote(str(path))
