"""A match for people: the log in sentences, as one of them saw it happen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from saloon.core.event import Event
from saloon.core.state import Seat, State
from saloon.house.game import Game
from saloon.match.entries import Entry, Reseated, Undone
from saloon.match.seats import Player
from saloon.scene.reader import Reader


def reader(game: Game[Any], players: Sequence[Player], seat: Seat, lang: str, shape: str = "wide") -> Reader:
    """Somebody at the table; a seat without a name is called by its number."""
    unnamed = Reader.of(game, seat, (), lang, shape)
    names = [player.name or unnamed.name(at) for at, player in enumerate(players)]
    return Reader.of(game, seat, names, lang, shape)


def sentences(
    game: Game[Any], players: Sequence[Player], walked: Iterable[tuple[Entry, State]], seat: Seat, lang: str
) -> list[str]:
    """A sentence for each entry, given with the position before it; people are called as they were then."""
    told, sitting = [], list(players)
    told_to = reader(game, sitting, seat, lang)
    for entry, before in walked:
        if isinstance(entry, Reseated):
            sitting[entry.seat] = entry.player
            told_to = reader(game, sitting, seat, lang)
        told.append(sentence(game, entry, before, told_to))
    return told


def sentence(game: Game[Any], entry: Entry, before: State, reader: Reader) -> str:
    """The entry as the reader saw it happen."""
    if isinstance(entry, Event):
        seen = before.witness(reader.seat, entry.seat, entry.action)
        return game.speech.tell(before.view(reader.seat), entry.seat, seen, reader)
    if isinstance(entry, Undone):
        return reader("log-undone", name=reader.name(entry.seat), event=str(entry.back_to))
    name = entry.player.name or reader("seat-name", number=entry.seat + 1)
    return reader("log-person" if entry.player.human else "log-bot", name=name, number=entry.seat + 1)
