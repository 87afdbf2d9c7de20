"""`saloon challenges`: feats gathered over many matches, kept in the user's data folder."""

from __future__ import annotations

from datetime import UTC, datetime
from json import dumps, loads
from pathlib import Path

import click

from saloon.cli.common import json, key, lang
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice
from saloon.match import Match
from saloon.place import data


def kept(key: str) -> Path:
    return data() / "challenges" / f"{key}.json"


def done(key: str) -> dict[str, dict[str, str]]:
    """What has been met so far: when, and in which match."""
    try:
        found: dict[str, dict[str, str]] = loads(kept(key).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def note(match: Match) -> None:
    """Remember what a finished match of one person has met."""
    challenges = match.game.study.challenges
    if challenges is None or match.seats > 1 or match.state.scores() is None or not match.players[0].human:
        return
    today = datetime.now(UTC).date().isoformat()
    met = {name: {"match": match.id, "at": today} for name in challenges.met(match.state)}
    path = kept(match.game.key)
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.write_text(dumps(met | done(match.game.key), indent=1), "utf-8")


@click.command(cls=ManualPage)
@key
@lang
@json
def command(key: str, lang: str | None, json: bool) -> None:
    """Show a game's challenges and which of them you have fulfilled."""
    from saloon.shelf import game as game_called

    game = game_called(key)
    voice = Voice(lang, game)
    challenges = game.study.challenges
    if challenges is None:
        voice.complain(voice("cli-no-challenges", game=voice("title")))
        raise click.exceptions.Exit(1)
    met, rows = done(game.key), []
    for name in challenges.names:
        found = [met[each] for each in met if each.partition(":")[0] == name] if challenges.done(name, met) else []
        rows.append((voice("challenge", challenge=name), *((found[-1]["at"], found[-1]["match"]) if found else ("", ""))))
    if json:
        voice.json([{"name": name, "at": at, "match": match} for name, (_, at, match) in zip(challenges.names, rows, strict=True)])
    else:
        voice.grid((voice("title"), voice("cli-col-done"), voice("cli-col-match")), rows)
