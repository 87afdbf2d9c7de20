"""`saloon games`: what stands on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from saloon.cli.common import any_key, json, lang
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice

if TYPE_CHECKING:
    from saloon.core.options import Value
    from saloon.house.game import Game


@click.command(cls=ManualPage)
@any_key
@lang
@json
def command(key: str | None, lang: str | None, json: bool) -> None:
    """List the games: key, title, players, minutes, luck, secrets."""
    from saloon.games import SHELF
    from saloon.shelf import game as game_called

    voice = Voice(lang)
    games = [SHELF[each] for each in sorted(SHELF)] if key is None else [game_called(key)]
    if json:
        voice.json([facts(game, voice) for game in games])
    else:
        show(games, voice)
    if key is not None and not json:
        show_options(games[0], voice.of(games[0]))
        show_levels(games[0], voice)


def facts(game: Game[Any], voice: Voice) -> dict[str, Any]:
    from saloon.bots.ratings import rating

    own = voice.of(game)
    return {
        "key": game.key,
        "title": own("title"),
        "summary": own("summary") if own.words.has("summary") else "",
        "seats": list(game.seats),
        "minutes": game.minutes,
        "luck": game.luck,
        "secrets": game.secrets,
        "version": game.version,
        "options": {name: list(values) for name, values in game.options.choices().items()},
        "odds": game.study.odds is not None,
        "levels": {level: rating(game, level) for level in game.offered()},
    }


def show(games: list[Game[Any]], voice: Voice) -> None:
    columns = ("cli-col-key", "cli-col-title", "cli-col-players", "cli-col-minutes", "cli-col-luck", "cli-col-secrets")
    sign = voice("cli-sign-no"), voice("cli-sign-yes")
    rows = [
        (game.key, voice.of(game)("title"), players(game), str(game.minutes), sign[game.luck], sign[game.secrets])
        for game in games
    ]
    voice.grid([voice(column) for column in columns], rows, left=2)


def show_options(game: Game[Any], voice: Voice) -> None:
    """What it is about, and how a table may play it; the first value is the usual one."""
    voice.tell(f"\n{voice('summary')}")
    rows = [
        (f"{name}={word(value)}", voice(f"option-{name}") if not i else "", voice(f"option-{name}-{word(value)}"))
        for name, values in game.options.choices().items()
        for i, value in enumerate(values)
    ]
    if rows:
        voice.tell("")
        voice.grid([voice(column) for column in ("cli-col-option", "cli-col-about", "cli-col-means")], rows, left=3)


def show_levels(game: Game[Any], voice: Voice) -> None:
    """The levels of its bots and how strong they are, as far as that was measured."""
    from saloon.bots.ratings import rating
    from saloon.house.rooms import LEVELS

    found = [(level, rating(game, level)) for level in game.offered()]
    voice.tell("")
    rows = [
        (voice(f"level-{level}"), voice("cli-not-measured") if number is None else str(number))
        for level, number in found
    ]
    voice.grid([voice("cli-col-level"), voice("cli-col-rating")], rows, left=1)
    voice.tell(f"\n{voice('cli-rating-about')}" + (f" {voice('cli-levels-few')}" if len(found) < len(LEVELS) else ""))


def word(value: Value) -> str:
    """As it is typed: yes and no for what is on or off."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def players(game: Game[Any]) -> str:
    """`2–5`, or the one size there is."""
    least, most = game.seats[0], game.seats[-1]
    if len(game.seats) == most - least + 1:
        return str(least) if least == most else f"{least}–{most}"
    return ", ".join(map(str, game.seats))
