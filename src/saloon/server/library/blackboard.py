"""A board to think on, for one reader: the position at the end of a line, who is to act, and what may fall."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from saloon.analysis.line import LineStep, Variation, begin, drawn, follow, looked_at
from saloon.analysis.promises import acting
from saloon.core.event import Event
from saloon.core.state import NATURE, ONLOOKER, Seat, View, winners
from saloon.match import Match
from saloon.scene import Reader
from saloon.server.faults import Refused
from saloon.server.rooms.seating import game_named
from saloon.server.wire.analyses import (
    AnalysisAsked,
    AnalysisNow,
    MomentPosition,
    SettingAsked,
    SettingField,
    SettingNow,
    TriedLine,
)
from saloon.server.wire.outgoing import Chosen
from saloon.words import Words, words

MOST_FALLS: Final = 700
"""Ways of fortune that are listed; others are typed."""


def line_of(key: str, asked: AnalysisAsked) -> Variation:
    """The line that somebody tries; raises Unreadable or Illegal with the reason."""
    line = begin(game_named(key), asked.position, asked.options, asked.seats, asked.deal)
    return follow(line, [(each.seat, each.action) for each in asked.line])


def board(key: str, asked: AnalysisAsked, lang: str) -> AnalysisNow:
    line = line_of(key, asked)
    game, state = line.game, line.end
    scene = drawn(line, asked.seat, asked.open, lang, asked.shape)
    seats = len(scene.seats)
    reader = Reader.of(game, ONLOOKER, (), lang)
    acts = list(state.to_act())
    _, eyes = looked_at(line, asked.seat, asked.open)
    return AnalysisNow(
        scene.json(),
        game.notation.write_state(line.start),
        asked.options,
        game.notation.write_state(state),
        seats,
        [reader.name(seat) for seat in range(seats)],
        acts,
        eyes if eyes in acts else ONLOOKER,
        [step_told(line, each, reader) for each in line.steps],
        falls(line, reader) if acts == [NATURE] else [],
        line.hidden,
        acting(game, state, reader),
        result(line, reader),
    )


def step_told(line: Variation, step: LineStep, reader: Reader) -> TriedLine:
    text = line.game.speech.tell(View(step.before), step.seat, step.action, reader)
    return TriedLine(step.seat, line.game.notation.write(step.action), text)


def falls(line: Variation, reader: Reader) -> list[Chosen]:
    """What may fall, in words."""
    game, state = line.game, line.end
    return [
        Chosen(game.notation.write(action), game.speech.tell(View(state), NATURE, action, reader))
        for action, _ in islice(state.chances(), MOST_FALLS)
    ]


def result(line: Variation, reader: Reader) -> str:
    """Who has won, and why it is over."""
    scores = line.end.scores()
    if scores is None:
        return ""
    best = winners(scores)
    who = reader("analysis-won", names=reader.listed(best)) if best else reader("value-drawn")
    end = line.game.speech.end
    return f"{who} {end(View(line.end), reader)}".strip() if end else who


def moment(match: Match, number: int) -> MomentPosition:
    """The position of a finished match before its entry of that number; all of it lies open."""
    moments = list(match.walk())
    if not 1 <= number <= len(moments) + 1:
        raise Refused("not-found")
    found = moments[number - 1] if number <= len(moments) else None
    state = found.before if found else match.state
    seat: Seat = next(iter(state.to_act()), ONLOOKER)
    move = ""
    if found is not None and isinstance(found.entry, Event):
        seat, move = found.entry.seat, match.game.notation.write(found.entry.action)
    return MomentPosition(
        match.game.key,
        match.options.text(match.version),
        match.seats,
        match.game.notation.write_state(state),
        [each.name for each in match.shown],
        seat,
        move,
    )


def setting(key: str, asked: SettingAsked, lang: str) -> SettingNow:
    """A position taken apart into what can be changed, or put together from what stands on the board."""
    game, text = game_named(key), asked.position
    if asked.pieces is not None and game.board.pieces:
        text = game.notation.placed(asked.pieces, asked.seat)
    say = words(lang, game.folder)
    return SettingNow(text, list(fields(text, game.notation.fields, say)), list(game.board.pieces))


def fields(text: str, names: Sequence[str], say: Words) -> Iterator[SettingField]:
    """The words of a position, each with what it is called."""
    for at, word in enumerate(text.split()):
        name, sign, rest = word.partition("=")
        if not names and sign:
            yield SettingField(called(name, say), f"{name}=", rest)
        elif names and at < len(names):
            yield SettingField(called(names[at], say), "", word)
        else:
            yield SettingField("" if word == "|" else called("place", say), "", word)


def called(name: str, say: Words) -> str:
    """In the words of the reader, where there are any; else as the notation calls it."""
    return say(f"setting-{name}") if say.has(f"setting-{name}") else name
