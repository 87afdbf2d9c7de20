"""Scenes and sentences that several readers share: made once for all who see the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import UNSET, Raw, UnsetType

from saloon.core.event import Event
from saloon.core.state import ONLOOKER, State
from saloon.match import Entry, Player, Undone
from saloon.match.telling import Spectator
from saloon.match.walk import Moment
from saloon.scene import Scene
from saloon.scene.changes import Known
from saloon.server.wire.outgoing import LogLine

Cache = dict[tuple[object, ...], Any]
"""What has been made of one position."""


class Told(NamedTuple):
    """A scene as a message brings it, whole or as changes, and what its reader knows then."""

    scene: Raw | UnsetType
    changes: Raw | UnsetType
    known: Known


class Sketch:
    """A scene, and what somebody knows who has been shown it; as a whole it is not kept, for its parts are."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    @cached_property
    def known(self) -> Known:
        """What somebody knows who has been shown this alone."""
        return Known.of(self.scene)

    def told(self, base: Known | None) -> Told:
        """The whole scene, or what is different for a reader who knows the base."""
        if base is None:
            return Told(Raw(self.scene.packed()), UNSET, self.known)
        changes, known = base.told(self.scene)
        return Told(UNSET, Raw(changes), known)


def sketch(cache: Cache, spectator: Spectator, state: State, players: Sequence[Player]) -> Sketch:
    """The position as the spectator sees it."""
    key = (spectator.seat, spectator.side, spectator.lang, spectator.shape)
    if key not in cache:
        cache[key] = Sketch(spectator.scene(state, players))
    found: Sketch = cache[key]
    return found


def said(cache: Cache, moment: Moment, spectator: Spectator, at: int) -> LogLine:
    """The line of the log; where nothing is hidden, one for everybody."""
    key = (spectator.seat if spectator.game.secrets else ONLOOKER, spectator.lang)
    if key not in cache:
        cache[key] = line(moment, spectator, at)
    found: LogLine = cache[key]
    return found


def line(moment: Moment, spectator: Spectator, at: int) -> LogLine:
    entry = moment.entry
    return LogLine(
        entry.number,
        kind_of(entry),
        entry.seat,
        spectator.tell(moment),
        spectator.clause(moment.before),
        at,
        spectator.weight(moment),
        spectator.hand(moment),
    )


def kind_of(entry: Entry) -> str:
    return "event" if isinstance(entry, Event) else "undo" if isinstance(entry, Undone) else "seat"
