"""What a room is made of: guests, chairs, what was said, and the beats of the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from saloon.core.event import Event
from saloon.core.state import Seat, State
from saloon.house.game import SHELF
from saloon.match import Clock, Entry, Fair, Match, Player, Typed
from saloon.server.records import Started

BOT_NAMES: Final = ("Rosie", "Doc", "Tex", "Belle", "Hank", "Ruby", "Gus", "Mae", "Wyatt", "Cora", "Jeb", "Pearl")
"""More than there are seats, so that one is always free."""


@dataclass
class Guest:
    """Somebody in the room."""

    number: int
    name: str
    key: str
    gone: bool = False


@dataclass(frozen=True)
class Chair:
    """Who plays a seat: nobody yet, a person, or a bot, perhaps in place of a person."""

    kind: str = "open"
    name: str = ""
    guest: int = 0
    level: str = ""

    @property
    def stand_in(self) -> bool:
        return self.kind == "bot" and self.guest > 0


@dataclass(frozen=True)
class Chat:
    line: int
    guest: int
    name: str
    phrase: str
    text: str
    at: int


@dataclass(frozen=True, eq=False)
class Beat:
    """One entry of the match with the positions on both sides of it, ready to be shown."""

    match: Match
    entry: Entry
    before: State
    after: State
    players: tuple[Player, ...]
    clock: Clock
    at: int
    undo: tuple[str, ...]
    """What taking back would be for each seat: free, ask, or nothing."""
    more: bool = False
    shown: dict[tuple[object, ...], Any] = field(default_factory=dict)
    """What has been made of it for a reader."""


def match_of(record: Started, secrets: Mapping[str, bytes]) -> Match | None:
    """The match before its first entry; None if its rules are no longer played."""
    setup = record.setup
    game = SHELF.get(setup.game)
    if game is None or game.version != record.version:
        return None
    players = [Player.read(text) for text in record.players]
    chance = Typed() if setup.chance == "typed" else Fair(secrets[record.match])
    return Match(
        game, setup.seats, game.options.read(setup.options), [player.name for player in players], chance,
        kinds=[player.kind for player in players], rated=setup.rated, id=record.match,
    )  # fmt: skip


def takings(match: Match) -> tuple[str, ...]:
    """What taking back would be for each seat, said quickly: the match itself decides when asked."""
    if match.over:
        return ("",) * match.seats
    decided: set[Seat] = set()
    latest = None
    for entry in reversed(match.log):
        if isinstance(entry, Event):
            latest = entry.seat if latest is None else latest
            decided.add(entry.seat)
            if len(decided) > match.seats:
                break
    people = sum(player.human for player in match.players)
    return tuple(
        "" if seat not in decided
        else "free" if people == 1 or (latest == seat and not match.game.secrets)
        else "" if match.rated
        else "ask"
        for seat in range(match.seats)
    )  # fmt: skip
