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
    clause: str = ""
    """In force in the scene shown last."""
    public: str = ""
    """Where others reach the server, if the reader came by an address of this machine."""

    def spectator(self, match: Match) -> Spectator:
        return Spectator(match.game, self.seat, self.lang, self.shape)
