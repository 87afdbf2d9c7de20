"""Who looks at a scene: the seat, the language, the names round the table, the shape."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from saloon.core.state import NATURE, ONLOOKER, Seat
from saloon.words import Words, words


class Worded(Protocol):
    """What a reader needs of a game: its own words."""

    @property
    def folder(self) -> Path: ...


class Reader(Struct, frozen=True, cache_hash=True):
    """Calling it looks a message up: `reader("prompt-draw", count=2)`."""

    seat: Seat
    names: tuple[str, ...]
    words: Words
    shape: str = "wide"

    @classmethod
    def of(
        cls, game: Worded, seat: Seat = ONLOOKER, names: Sequence[str] = (), lang: str = "en", shape: str = "wide"
    ) -> Reader:
        """A reader of one game."""
        return cls(seat, tuple(names), words(lang, game.folder), shape)

    def __call__(self, message: str, /, **args: str | int) -> str:
        return self.words.said(message, args)

    def name(self, seat: Seat) -> str:
        """What the seat is called; nature has a name too."""
        if seat == NATURE:
            return self("nature")
        return self.names[seat] if seat < len(self.names) else self("seat-name", number=seat + 1)

    def listed(self, seats: Iterable[Seat]) -> str:
        """Several names in a row: `Anna, Boris and Cyril`."""
        *first, last = map(self.name, seats)
        return self("names-and", first=", ".join(first), last=last) if first else last

    def is_me(self, seat: Seat) -> bool:
        return seat == self.seat
