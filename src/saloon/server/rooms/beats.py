"""A match as a room plays it: how it begins, and its beats, ready to be shown."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from saloon.core.event import Event
from saloon.core.state import NATURE, ONLOOKER, Seat, State
from saloon.house.game import SHELF, Game
from saloon.match import FairChance, Match, Player, TableClock, TypedChance
from saloon.match.fair import Chance
from saloon.match.placed import PlacedChance
from saloon.match.telling import Spectator
from saloon.match.walk import Moment
from saloon.server.rooms.records import Setup, Started


@dataclass(frozen=True, eq=False, slots=True)
class Beat:
    """A moment of the match, ready to be shown."""

    match: Match
    moment: Moment
    clock: TableClock
    at: int
    undo: tuple[str, ...]
    """What taking back would be for each seat: free, ask, or nothing."""
    throw: Seat = NATURE
    """Whose throw is waited for now."""
    cache: dict[tuple[object, ...], Any] = field(default_factory=dict)
    """What has been made of it for its readers."""


WATCHED: Final = {"silent": 0.0, "routine": 0.28, "notable": 0.9, "dramatic": 2.0}
"""Seconds that people look at an event, as the page shows it."""


def seconds(match: Match, moment: Moment) -> float:
    """How long people look at a moment, by what everybody sees of it."""
    return WATCHED[Spectator(match.game, ONLOOKER, "en").weight(moment)]


def match_of(record: Started, secrets: Mapping[str, bytes]) -> Match | None:
    """The match before its first entry; None if its rules are no longer played."""
    setup = record.setup
    game = SHELF.get(setup.game)
    if game is None or game.version < record.version:
        return None
    players = [Player.read(text) for text in record.players]
    chance: Chance = TypedChance() if setup.chance == "typed" else FairChance(secrets[record.match])
    if setup.shared:
        chance = PlacedChance(secrets[record.match], shared=True)
    match = Match(
        game,
        setup.seats,
        game.options.read(setup.options, record.version),
        [player.name for player in players],
        chance,
        kinds=[player.kind for player in players],
        rated=setup.strict,
        id=record.match,
        version=record.version,
        start=begins(setup, game, record.version),
    )
    match.away = setup.away
    return match


def begins(setup: Setup, game: Game[Any], version: int) -> State | None:
    """The position that the match begins from; None: the beginning of the game."""
    if not setup.position:
        return None
    start: State = game.notation.read_state(setup.position, game.options.read(setup.options, version))
    return start


def takings(match: Match, decided: Container[Seat]) -> tuple[str, ...]:
    """What taking back would be for each seat, said quickly: the match itself decides when asked."""
    if match.over or match.rated:
        return ("",) * match.seats
    latest = next((entry.seat for entry in reversed(match.log) if isinstance(entry, Event)), None)
    people = sum(player.human for player in match.players)
    return tuple(
        "" if seat not in decided else "free" if people == 1 or (latest == seat and not match.game.secrets) else "ask"
        for seat in range(match.seats)
    )
