"""`saloon drills`: what there is to practise, made and proven."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from saloon.cli.common import any_key, crew, json, lang, number
from saloon.cli.manual import ManualPage
from saloon.cli.sim import troubles
from saloon.cli.voice import Voice
from saloon.core.state import Unreadable

if TYPE_CHECKING:
    from saloon.crew import Jobs
    from saloon.house.game import Game
    from saloon.school.deck import PracticeDeck
    from saloon.school.drills import Drill


@click.command(cls=ManualPage)
@any_key
@click.option("--make", is_flag=True)
@number("--count", "-n", least=1, most=5000, default=200)
@number("--seed", default=0)
@click.option("--check", is_flag=True)
@crew
@lang
@json
def command(
    key: str | None,
    make: bool,
    count: int,
    seed: int,
    check: bool,
    place: Jobs,
    lang: str | None,
    json: bool,
) -> None:
    """List the drills of a game by theme, make them, or prove them again."""
    from saloon.games import SHELF
    from saloon.school.drills import drills
    from saloon.shelf import game as game_called

    voice = Voice(lang)
    if make:
        if key is None:
            raise Unreadable("cli-drills-which")
        with troubles(voice):
            made(game_called(key), count, seed, voice, place)
        return
    games = [game_called(key)] if key else list(SHELF.values())
    if check:
        proven([(game, each) for game in games for each in drills(game)], voice)
    elif json:
        told = {game.key: listed(game, voice) for game in games}
        voice.json(told[games[0].key] if key else told)
    else:
        from saloon.school.deck import load

        deck = load()
        for game in games:
            show(game, voice, deck)


def listed(game: Game[Any], voice: Voice) -> dict[str, Any]:
    """How many there are, by theme."""
    from saloon.school.drills import drills, theme_title, themes

    some, say = drills(game), voice.of(game)
    rows = []
    for name, count in themes(some).items():
        hard = [each.difficulty for each in some if each.theme == name]
        rows.append(
            {
                "theme": name,
                "title": theme_title(say, name),
                "count": count,
                "difficulty": [round(min(hard), 1), round(max(hard), 1)],
            }
        )
    return {"game": game.key, "count": len(some), "themes": rows}


def show(game: Game[Any], voice: Voice, deck: PracticeDeck | None = None) -> None:
    told, say = listed(game, voice), voice.of(game)
    voice.tell(say("cli-drills-title", title=say("title"), count=told["count"]))
    for row in told["themes"]:
        low, high = row["difficulty"]
        mine = tried(game, row["theme"], voice, deck) if deck else ""
        hard = voice("cli-drills-hard", low=f"{low:g}", high=f"{high:g}")
        voice.tell(f"  {row['title']}: {row['count']}  ({hard}){mine}")


def tried(game: Game[Any], theme: str, voice: Voice, deck: PracticeDeck) -> str:
    """How often one was right at the first try: never without how many those were, and the interval."""
    from saloon.school.drills import drills

    tries = deck.first_tries(game.key, [each for each in drills(game) if each.theme == theme])
    low, high = round(100 * tries.share.low), round(100 * tries.share.high)
    told = voice("cli-drills-tried", right=tries.right, count=tries.tried, low=low, high=high)
    return f"  {told}" if tries.tried else ""


def made(game: Game[Any], count: int, seed: int, voice: Voice, jobs: Jobs = 1) -> None:
    """Write the drills into the game's folder; what is there is replaced when all are found.

    What was found is kept in the user's data after every game, so that one can stop and go on.
    """
    from saloon.crew.places import on
    from saloon.school.drills import FILE, drills, write
    from saloon.school.making import gone_on, search_on
    from saloon.userdata import data, put

    kept = data() / "school" / f"{game.key}-{count}-{seed}.unfinished"
    search = gone_on(game, count, seed, kept)
    began, first = perf_counter(), len(search.found)
    for done in search_on(search, on(jobs)):
        put(kept, lambda file: file.write(b"%d\n" % search.number + write(search.found)))
        if sys.stderr.isatty():
            each = (perf_counter() - began) / max(1, len(search.found) - first)
            left = f"{each * (count - len(search.found)) / 60:.0f} min" if len(search.found) > first else "…"
            sys.stderr.write(f"\r{len(search.found)}/{count} ({done}) {left} ")
            sys.stderr.flush()
    put(game.folder / FILE, lambda file: file.write(write(search.found)))
    kept.unlink(missing_ok=True)
    drills.cache_clear()
    show(game, voice)


def proven(some: list[tuple[Game[Any], Drill]], voice: Voice) -> None:
    """Exit code 1 if a certificate does not come out again."""
    from saloon.school.proving import proof

    wrong = passed = 0
    for game, each in some:
        proven = proof(game, each)
        passed += proven.passed
        if proven.wrong:
            wrong += 1
            voice.complain(f"{game.key} {each.id}: {proven.wrong}")
    voice.tell(voice("cli-drills-checked", count=len(some) - passed, wrong=wrong, passed=passed))
    if wrong:
        raise click.exceptions.Exit(1)
