"""`saloon challenges`: feats gathered over many matches, kept in the user's data folder."""

from __future__ import annotations

from datetime import UTC, datetime
from json import dumps, loads
from pathlib import Path

import click

from saloon.cli.common import json, key, lang
from saloon.cli.manual import ManualPage
from saloon.cli.saves import SUFFIX, put
from saloon.cli.voice import Voice
from saloon.match import Match, write
from saloon.userdata import data


def kept(key: str) -> Path:
    return data() / "challenges" / f"{key}.json"


def done(key: str) -> dict[str, dict[str, str]]:
    """What has been met so far: when, in which match, and the file of that match."""
    try:
        found: dict[str, dict[str, str]] = loads(kept(key).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def note(match: Match) -> None:
    """Remember what a finished match of one person has met for the first time, and keep that match."""
    challenges = match.game.study.challenges
    if challenges is None or match.seats > 1 or match.state.scores() is None or not match.players[0].human:
        return
    before = done(match.game.key)
    met = [name for name in challenges.met(match.state) if name not in before]
    if not met:
        return
    path = kept(match.game.key)
    file = path.with_name(f"{match.game.key}-{match.id[:8]}{SUFFIX}")
    put(file, write(match))
    entry = {"match": match.id, "at": datetime.now(UTC).date().isoformat(), "file": str(file)}
    put(path, dumps(before | dict.fromkeys(met, entry), indent=1))


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
        rows.append({"name": name, "at": "", "match": "", "file": ""} | (found[-1] if found else {}))
    if json:
        voice.json(rows)
    else:
        lines = [(voice("challenge", challenge=row["name"]), row["at"], row["file"] or row["match"]) for row in rows]
        voice.grid((voice("title"), voice("cli-col-done"), voice("cli-col-match")), lines, left=3)
        voice.tell(voice("cli-challenges-replay"))
