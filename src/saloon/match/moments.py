"""A match to be gone through: each moment says what happened and shows what its seat saw before."""

from __future__ import annotations

from saloon.core.event import Event
from saloon.core.state import NATURE, ONLOOKER, Seat
from saloon.house.position import Position
from saloon.match.entries import Entry
from saloon.match.telling import Spectator
from saloon.match.walk import Moment


class ToldMoment:
    """One entry of the log."""

    __slots__ = ("_moment", "_told_by")

    def __init__(self, moment: Moment, told_by: Spectator) -> None:
        self._moment = moment
        self._told_by = told_by

    @property
    def text(self) -> str:
        """What happened, in a sentence; a sealed answer has none."""
        return "" if self._told_by.weight(self._moment) == "silent" else self._told_by.tell(self._moment)

    @property
    def entry(self) -> Entry:
        return self._moment.entry

    @property
    def number(self) -> int:
        return self.entry.number

    @property
    def seat(self) -> Seat:
        """Who did it."""
        return self.entry.seat

    @property
    def move(self) -> str:
        """What was done, as text; empty where somebody took back or sat down."""
        return self._told_by.game.notation.write(self.entry.action) if isinstance(self.entry, Event) else ""

    @property
    def view(self) -> Position:
        """What the seat saw before it; of nature's events, what an onlooker saw."""
        return self.before.view(ONLOOKER if self.seat == NATURE else self.seat)

    @property
    def before(self) -> Position:
        return Position(self._told_by.game, self._moment.before)

    @property
    def after(self) -> Position:
        return Position(self._told_by.game, self._moment.after)

    def __repr__(self) -> str:
        return f"<Moment {self.number}: {self.text or self.move}>"

    def _repr_svg_(self) -> str:
        """The table after it."""
        return self._told_by.scene(self._moment.after, self._moment.players)._repr_svg_()
