"""`saloon games`: what stands on the shelf."""

from __future__ import annotations

from typing import Any

from saloon.cli.common import Json, Lang
from saloon.cli.voice import Voice
from saloon.core.game import Game


def command(lang: Lang = None, json: Json = False) -> None:
    """List the games: key, title, players, minutes, luck, secrets."""
    from saloon.games import SHELF

    voice = Voice(lang)
    games = [SHELF[key] for key in sorted(SHELF)]
    if json:
        voice.json([facts(game, voice) for game in games])
    else:
        show(games, voice)


def facts(game: Game[Any], voice: Voice) -> dict[str, Any]:
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
        "odds": game.odds is not None,
    }


def show(games: list[Game[Any]], voice: Voice) -> None:
    columns = ("cli-col-key", "cli-col-title", "cli-col-players", "cli-col-minutes", "cli-col-luck", "cli-col-secrets")
    sign = voice("cli-sign-no"), voice("cli-sign-yes")
    rows = [
        (game.key, voice.of(game)("title"), players(game), str(game.minutes), sign[game.luck], sign[game.secrets])
        for game in games
    ]
    voice.grid([voice(column) for column in columns], rows, left=2)


def players(game: Game[Any]) -> str:
    """`2–5`, or the one size there is."""
    least, most = game.seats[0], game.seats[-1]
    if len(game.seats) == most - least + 1:
        return str(least) if least == most else f"{least}–{most}"
    return ", ".join(map(str, game.seats))
