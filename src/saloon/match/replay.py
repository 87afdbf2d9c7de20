"""A match seen again: the table after any of its entries, with those who sat there then."""

from __future__ import annotations

from saloon.core.state import ONLOOKER, Seat
from saloon.match.match import Match
from saloon.match.telling import Spectator
from saloon.scene import Scene


class Replay(Spectator):
    """After the end an onlooker sees everything from the beginning; a seat sees what it saw then."""

    def __init__(self, match: Match, seat: Seat = ONLOOKER, lang: str = "en", shape: str = "wide") -> None:
        super().__init__(match.game, seat, lang, shape, all_open=seat == ONLOOKER and match.over)
        self.match = match
        self.moments = list(match.walk())

    def table(self, number: int) -> Scene:
        """The table after the first `number` entries."""
        if not number:
            return self.scene(self.match.start, self.match.first_shown)
        moment = self.moments[number - 1]
        return self.scene(moment.after, moment.players)
