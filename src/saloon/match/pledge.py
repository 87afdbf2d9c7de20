"""What the seats add to chance: first all pledge, then they open.

A seat publishes the hash of its bytes before it sees anybody else's bytes, so the last one
to speak cannot choose what comes out. The first opening closes the pledging.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from saloon.core.state import Illegal, Seat, Unreadable
from saloon.match.chain import HASH
from saloon.match.fair import pack

LEAST_BYTES: Final = 16
MOST_BYTES: Final = 64
T = TypeVar("T")


def pledge_of(match: str, seat: Seat, added: bytes) -> str:
    """The hash a seat publishes; it is good for this match and this seat only."""
    return hashlib.sha256(pack(b"saloon pledge 1", match.encode(), str(seat + 1).encode(), added)).hexdigest()


@dataclass(frozen=True)
class Pledges:
    """The pledges and the opened bytes by seat; empty where there are none."""

    match: str
    hashes: tuple[str, ...]
    added: tuple[bytes, ...]

    @classmethod
    def none(cls, match: str, seats: int) -> Pledges:
        return cls(match, ("",) * seats, (b"",) * seats)

    def pledge(self, seat: Seat, hash: str) -> Pledges:
        """The seat promises its bytes."""
        self._check_seat(seat)
        if not HASH.fullmatch(hash):
            raise Unreadable("pledge-form")
        if any(self.added):
            raise Illegal("pledge-late")
        if self.hashes[seat]:
            raise Illegal("pledge-twice")
        return replace(self, hashes=_put(self.hashes, seat, hash))

    def redeem(self, seat: Seat, added: bytes) -> Pledges:
        """The seat opens what it promised."""
        self._check_seat(seat)
        if not LEAST_BYTES <= len(added) <= MOST_BYTES:
            raise Unreadable("redeem-length", least=LEAST_BYTES, most=MOST_BYTES)
        if not self.hashes[seat]:
            raise Illegal("redeem-unpledged")
        if self.added[seat]:
            raise Illegal("redeem-twice")
        if pledge_of(self.match, seat, added) != self.hashes[seat]:
            raise Illegal("redeem-wrong")
        return replace(self, added=_put(self.added, seat, added))

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.hashes):
            raise Unreadable("unreadable-seat", text=str(seat + 1))


def _put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*row[:at], value, *row[at + 1 :])
