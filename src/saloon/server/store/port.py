"""What a table asks of a store of rows, and what goes in and out of it. Knows no database.

The server keeps rows in SQLite or PostgreSQL (`store.database`), a house in a browser in IndexedDB (`saloon.road`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import msgspec

from saloon.server.rooms.ledger import Running, SeatResult


class MatchPlace(NamedTuple):
    """Where a match lies: its room and the row that starts it."""

    room: str
    number: int


class Stored(NamedTuple):
    number: int
    at: int
    body: bytes


class Adoption(msgspec.Struct, frozen=True):
    """A guest of a room turns out to be a person: what they played there before is the person's."""

    guest: int
    name: str
    person: str


class Consequence(msgspec.Struct, frozen=True):
    """What a row of the log changes besides the log."""

    results: Sequence[SeatResult] = ()
    running: Sequence[Running] | None = None
    """The whole index of the room, where it changes."""
    claims: Sequence[Adoption] = ()
    due: int | None = None
    """At a pace of days: when the house must look at the table again, 0 for never; None: there is no such pace."""
    forgets: Sequence[str] = ()
    """People who have left the house."""
    party: str | None = None
    """Duplicate: whose chance the table shares from now on, empty for its own; None: nothing changes."""


@dataclass(frozen=True, slots=True)
class Append:
    """A row for the log of a room, and what goes with it."""

    room: str
    number: int
    at: int
    body: bytes
    match: tuple[str, bytes] | None = None
    """A match that begins with this row: its id and secret."""
    ended: tuple[str, str] | None = None
    """A match that ends with this row: its id and result."""
    people: frozenset[str] = frozenset()
    """Who is in the room from this row on and was not before."""
    account: Consequence | None = None
    """What it changes besides the log."""


class RowStore(Protocol):
    """Reads see what is kept; what is written is kept when the call returns. Fails as `outage` says."""

    async def make_room(self, code: str, watch: str) -> bool:
        """Whether the code was free."""

    async def append(self, row: Append) -> bool:
        """Whether the row is now the next one of its room."""

    async def whole(self, code: str) -> tuple[str, list[Stored], dict[str, bytes]] | None:
        """All that there is of a room, if it exists: its watch key, its rows, and the secrets of its matches."""

    async def rows(self, room: str, after: int = 0) -> list[Stored]: ...

    async def secrets(self, room: str) -> dict[str, bytes]:
        """The secrets of the matches of a room."""

    async def room_of(self, watch: str) -> str | None: ...

    async def place_of(self, match: str) -> MatchPlace | None: ...

    async def forgotten(self, match: str) -> list[int]:
        """The seats of a match that is over whose people have left the house."""

    async def latest(self, game: str, most: int) -> list[str]:
        """Matches of a game that count, the latest first."""

    async def results(self) -> dict[str, int]:
        """How many matches ended how; the empty result is still going on."""

    async def keep(self, name: str, value: bytes) -> bytes:
        """The value that the house keeps under the name: the first that was ever given."""

    async def pulse(self) -> None:
        """Write something, to see whether writing works."""
