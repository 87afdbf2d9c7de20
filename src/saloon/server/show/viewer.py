"""Who gets the messages of a socket, and how they want them."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.core.state import ONLOOKER, Seat
from saloon.match import Match
from saloon.match.telling import Spectator


@dataclass
class Viewer:
    """A reader: a guest, or somebody who only watches."""

    guest: int = 0
    role: str = "watcher"
    seat: Seat = ONLOOKER
    lang: str = "en"
    shape: str = "wide"
    held: tuple[Seat, ...] = ()
    """The seats the guest plays."""
    changes: bool = False
    """Whether events tell only what is different in their scenes."""
    public: str = ""
    """Where others reach the server, if the reader came by an address of this machine."""

    person: str = ""
    """Who has shown a key, and on which device."""
    device: str = ""

    looked: Spectator | None = None
    """Through which the reader looked last."""

    def eyes(self) -> object:
        """The same for all who see the same of the room."""
        return self.guest, self.role, self.seat, self.lang, self.shape, self.held, self.public

    def spectator(self, match: Match, seat: Seat | None = None) -> Spectator:
        """Who looks; where nothing is hidden, people at one device all look from the same side."""
        at = self.seat_in(match) if seat is None else seat
        several = len(self.held) > 1 and at in self.held and not match.game.secrets
        asked = (match.game, at, self.lang, self.shape, min(self.held) if several else at)
        last = self.looked
        if last is None or (last.game, last.seat, last.lang, last.shape, last.side) != asked:
            last = self.looked = Spectator(*asked[:4], side=asked[4])
        last.over = match.over
        return last

    def seat_in(self, match: Match) -> Seat:
        """The seat it is seen from; a guest on a chair that the match did not have looks on."""
        return self.seat if self.seat < match.seats else ONLOOKER
