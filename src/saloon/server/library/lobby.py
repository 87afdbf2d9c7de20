"""What the lobby shows: the games with their options, bot levels, and phrases."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from saloon.bots.ratings import rating
from saloon.core.options import Options
from saloon.house.game import SHELF, Game
from saloon.house.rooms import LEVELS, OddsRow
from saloon.scene import Reader
from saloon.server.library.pictures import stamp
from saloon.server.library.samples import sample
from saloon.server.rooms.playing import PHRASES
from saloon.server.wire import outgoing as wire
from saloon.words import Words, words


def game_info(game: Game[Any], lang: str, full: bool) -> wire.GameInfo:
    say = words(lang, game.folder)
    options = [option(name, values, say) for name, values in game.options.choices().items()] if full else []
    return wire.GameInfo(
        game.key,
        game.called(lang),
        say("summary"),
        (game.seats[0], game.seats[-1]),
        game.minutes,
        game.group,
        game.luck,
        game.secrets,
        game.camps,
        say("tally") if game.speech.tally else "",
        game.version,
        stamp(game.key),
        game.study.odds is not None,
        list(game.offered()),
        [rating(game, level) for level in game.offered()],
        option(game.alone, game.options.choices()[game.alone], say) if game.alone else None,
        options,
        [preset(game, name, say) for name in game.presets] if full else [],
        [wire.LessonStep(position, say(f"lesson-{at}")) for at, position in enumerate(game.board.lesson, 1)]
        if full
        else [],
    )


def option(name: str, values: tuple[wire.Value, ...], say: Words) -> wire.Option:
    return wire.Option(
        name,
        say(f"option-{name}"),
        say(f"option-{name}.about"),
        values[0],
        [wire.OptionValue(value, say(f"option-{name}-{word(value)}")) for value in values],
    )


def preset(game: Game[Any], name: str, say: Words) -> wire.Preset:
    chosen = game.options.read(game.presets[name])
    return wire.Preset(name, say(f"preset-{name}"), {each: getattr(chosen, each) for each in game.options.choices()})


def word(value: wire.Value) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


@lru_cache(256)
def worked_out(key: str, options: Options) -> Sequence[OddsRow]:
    """The exact odds of a game, kept: they take a moment."""
    odds = SHELF[key].study.odds
    return () if odds is None else odds(options)


def odds(game: Game[Any], options: Options, lang: str) -> list[wire.OddsLine]:
    say = words(lang, game.folder)
    return [
        wire.OddsLine(say(row.message, **row.args), str(row.value), say.odds(row.value, row.amount))
        for row in worked_out(game.key, options)
    ]


def challenges(game: Game[Any], lang: str) -> list[wire.ChallengeLine]:
    """The feats of the game in words; none where it has none."""
    found, say = game.study.challenges, words(lang, game.folder)
    return (
        [wire.ChallengeLine(name, say("challenge", challenge=name), found.parts.get(name, 1)) for name in found.names]
        if found
        else []
    )


def games(lang: str) -> list[wire.GameInfo]:
    return [game_info(game, lang, full=False) for game in SHELF.values()]


def levels(lang: str) -> list[wire.LevelInfo]:
    say = words(lang)
    return [wire.LevelInfo(level, say(f"level-{level}"), say(f"level-{level}.about")) for level in LEVELS]


def phrases(lang: str) -> list[wire.Phrase]:
    return [wire.Phrase(phrase, words(lang)(f"phrase-{phrase}")) for phrase in PHRASES]


@cache
def icon(key: str, name: str) -> str:
    """The drawing of that name in the game's folder; of a game without one, its table."""
    path = SHELF[key].folder / f"{name}.svg"
    return path.read_text("utf-8") if path.exists() else picture(key, "en", "wide", "day")


@cache
def picture(key: str, lang: str, shape: str, theme: str) -> str:
    """The table of the game in the middle of a match, seen from the first seat."""
    game = SHELF[key]
    drawn = game.board.scene(sample(key).view(0), Reader.of(game, 0, (), lang, shape))
    svg: str = drawn.svg(theme)
    return svg
