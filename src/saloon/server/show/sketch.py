"""Scenes and sentences that several readers share: made once for all who see the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from weakref import ref

from msgspec import Raw

from saloon.core.event import Event
from saloon.core.state import ONLOOKER, State
from saloon.match import Entry, Player, Undone
from saloon.match.telling import Spectator
from saloon.match.walk import Moment
from saloon.scene import Scene
from saloon.scene.changes import changes
from saloon.server.wire.outgoing import LogLine

Shown = dict[tuple[object, ...], Any]
"""What has been made of one position."""


class Sketch:
    """A scene, and what was last told of it to those who had another one; as a whole it is not kept, for its parts are."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.told = Raw()
        self.base: ref[Sketch] | None = None

    def written(self, base: Sketch | None) -> Raw:
        """The whole scene, or what is different for whoever has the base."""
        if base is None:
            return Raw(self.scene.packed())
        if self.base is None or self.base() is not base:
            self.told, self.base = Raw(changes(base.scene, self.scene)), ref(base)
        return self.told


def sketch(shown: Shown, spectator: Spectator, state: State, players: Sequence[Player]) -> Sketch:
    """The position as the spectator sees it."""
    key = (spectator.seat, spectator.side, spectator.lang, spectator.shape)
    if key not in shown:
        shown[key] = Sketch(spectator.scene(state, players))
    found: Sketch = shown[key]
    return found


def said(shown: Shown, moment: Moment, spectator: Spectator, at: int) -> LogLine:
    """The line of the log; where nothing is hidden, one for everybody."""
    key = (spectator.seat if spectator.game.secrets else ONLOOKER, spectator.lang)
    if key not in shown:
        shown[key] = line(moment, spectator, at)
    found: LogLine = shown[key]
    return found


def line(moment: Moment, spectator: Spectator, at: int) -> LogLine:
    entry = moment.entry
    return LogLine(
        entry.number, kind_of(entry), entry.seat, spectator.tell(moment), spectator.clause(moment.before), at,
        spectator.weight(moment), spectator.hand(moment),
    )  # fmt: skip


def kind_of(entry: Entry) -> str:
    return "event" if isinstance(entry, Event) else "undo" if isinstance(entry, Undone) else "seat"
