"""`saloon me`: my record, what goes on, and what I have played, in the house on this computer."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

import click

from saloon.cli.common import json, lang
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice

if TYPE_CHECKING:
    from saloon.server.library.local import Myself
    from saloon.server.wire.mine import PastMatch, PlayerAt, ShareInfo


@click.command(cls=ManualPage)
@click.option("--history", is_flag=True)
@click.option("--pair", metavar="LINK", is_flag=False, flag_value="")
@lang
@json
def command(history: bool, pair: str | None, lang: str | None, json: bool) -> None:
    """Show my record and the matches that wait for me."""
    from msgspec import to_builtins

    from saloon.server.library import local

    voice = Voice(lang)
    if pair is not None:
        pair_up(pair, voice)
        return
    if history:
        found = local.past(voice.lang)
        voice.json(to_builtins(found)) if json else show_history(found, voice)
        return
    mine = local.me(voice.lang)
    voice.json(to_builtins(mine)) if json else show(mine, voice)


def pair_up(link: str, voice: Voice) -> None:
    """The terminal and a browser become one person: by a link from the page, or by one for it."""
    from saloon.server.library import local

    if link:
        taken = local.follow_link(link, lambda name: voice.tell(voice("cli-pair-waits", name=name)))
        voice.tell(voice("cli-pair-done", name=taken) if taken else voice("cli-pair-refused"))
    else:
        voice.tell(voice("cli-pair-open", path=local.offer_link()))
        label = local.asked_by()
        yes = label is not None and click.confirm(voice("cli-pair-yes", device=label or "?"))
        if label is not None:
            local.answer_link(yes)
        voice.tell(voice("cli-pair-agreed" if yes else "cli-pair-refused"))


def show(mine: Myself, voice: Voice) -> None:
    if mine.me is None:
        voice.tell(voice("cli-me-nobody"))
    else:
        voice.tell(voice("cli-me", name=mine.me.name, games=mine.me.games))
    if mine.games:
        rows = [
            (
                called(each.game, voice),
                str(each.games),
                str(each.won),
                share(each.share, each.enough, voice),
                per_cent(each.expected, voice),
            )
            for each in mine.games
            if each.games
        ]
        columns = ("cli-col-game", "cli-col-played", "cli-col-won", "cli-col-share", "cli-col-expected")
        voice.grid([voice(column) for column in columns], rows)
        alone = [f"{called(each.game, voice)} {each.alone}" for each in mine.games if each.alone]
        if alone:
            voice.tell(voice("cli-me-alone", games=", ".join(alone)))
    for best in mine.bests:
        voice.tell(f"{called(best.game, voice)}: {best.label}" + (f" — {best.text}" if best.text else ""))
    show_going(mine, voice)


def show_going(mine: Myself, voice: Voice) -> None:
    """What can be gone on with, my move first, and how."""
    rows = [
        (
            called(each.game, voice),
            company(each.players, each.seat),
            state(each.turn, each.over, voice),
            when(each.due or each.since),
            f"/r/{each.room}",
        )
        for each in mine.going
    ]
    rows += [
        (
            called(each.game, voice),
            ", ".join(each.players),
            voice("cli-going-kept"),
            when(each.at),
            f"saloon play --resume {each.file}",
        )
        for each in mine.files
    ]
    if not rows:
        voice.tell(voice("cli-going-none"))
        return
    columns = ("cli-col-game", "cli-col-company", "cli-col-state", "cli-col-when", "cli-col-how")
    voice.grid([voice(column) for column in columns], rows, left=5)


def show_history(found: Sequence[PastMatch], voice: Voice) -> None:
    rows = []
    for each in found:
        own = each.players[each.seat]
        place = f"{own.place}/{len(each.players)}" if each.counts and own.place else voice("cli-past-nothing")
        rows.append((when(each.at), called(each.game, voice), company(each.players, each.seat), place, each.match))
    if not rows:
        voice.tell(voice("cli-me-nobody"))
        return
    columns = ("cli-col-when", "cli-col-game", "cli-col-company", "cli-col-place", "cli-col-match")
    voice.grid([voice(column) for column in columns], rows, left=5)


def called(key: str, voice: Voice) -> str:
    """The title of a game; its key if it is no longer on the shelf."""
    from saloon.games import SHELF

    return SHELF[key].called(voice.lang) if key in SHELF else key


def company(players: Sequence[PlayerAt], seat: int) -> str:
    return ", ".join(player.name for at, player in enumerate(players) if at != seat)


def state(turn: bool, over: bool, voice: Voice) -> str:
    return voice("cli-going-over" if over else "cli-going-turn" if turn else "cli-going-others")


def share(found: ShareInfo, enough: bool, voice: Voice) -> str:
    told = f"{per_cent(found.value, voice)} ({per_cent(found.low, voice)}–{per_cent(found.high, voice)})"
    return told if enough else f"{told} {voice('cli-me-few')}"


def per_cent(value: float, voice: Voice) -> str:
    return f"{value:.0%}" if voice.lang == "en" else f"{100 * value:.0f} %"


def when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")
