"""Chance that two devices make together, letter by letter: neither can choose the dice, neither knows them first.

Each device makes a chain of shares beforehand: the last one by lot, each earlier one the hash of the next. The first
link, the *top*, is published before anything happens; so every share is promised, and opening one shows all before it.
The n-th time that fortune must act, both open their n-th share.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from saloon.core.outcomes import pick
from saloon.core.state import Action, Illegal, Seat, State
from saloon.match.fair import draw, pack

LENGTH: Final = 2000
"""Shares of a chain: times that fortune may act in one match."""


def share_before(match: str, seat: Seat, share: bytes) -> bytes:
    """The link of a seat's chain before this one."""
    return hashlib.sha256(pack(b"saloon share 1", match.encode(), str(seat + 1).encode(), share)).digest()


def chain(match: str, seat: Seat, last: bytes, length: int = LENGTH) -> list[bytes]:
    """The links up to the one of that number, by their number; link 0 is the top."""
    links = [last]
    for _ in range(length):
        links.append(share_before(match, seat, links[-1]))
    return links[::-1]


def both(match: str, number: int, shares: Sequence[bytes]) -> bytes:
    """The bytes that fortune draws from when it acts for the n-th time."""
    return hashlib.sha256(pack(b"saloon both 1", match.encode(), number.to_bytes(8, "big"), *shares)).digest()


class BothChance:
    """Fortune of a match by letters. The letters prove it; the match file, which has no shares, makes no claim."""

    kind = "open"
    typed = False

    def __init__(self) -> None:
        self.secret: bytes | None = None
        """From both shares of this time; None while one of them is not open."""

    def draw(self, state: State, number: int, added: Sequence[bytes]) -> Action:
        chances = state.chances()
        if len(chances) == 1:
            return chances[0][0]
        if self.secret is None:
            raise Illegal("chance-sealed")
        return pick(chances, draw(self.secret, (), number, sum(weight for _, weight in chances)))
