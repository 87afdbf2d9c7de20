"""Where everything stands in the table of the last two.

A duel is who the two are, whether the first wears the badge, and who wins if both fall at once. Its block holds the
turns of the first, then those of the second; a place in it is the life points and arrows of the player, then those of
the other. There stands the player's chance, the part that the other cannot take away.

If neither wins when both fall, each has a table of their own: the one in which that goes to the other.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final, NamedTuple

from saloon.games.bang.data import ARROWS, BADGE, CHARACTERS, LIFE

QUIVERS: Final = {
    pair: at for at, pair in enumerate([(held, other) for held in range(ARROWS) for other in range(ARROWS - held)])
}
"""The arrows before two players, of which at least one lies in the middle."""


class Duel(NamedTuple):
    """Two characters, the first perhaps a Sheriff; whether the second wins if both fall at once, or the first."""

    one: int
    other: int
    badge: bool
    last: bool

    def most(self) -> tuple[int, int]:
        """The life points they never exceed."""
        return LIFE[self.one] + BADGE * self.badge, LIFE[self.other]

    def places(self) -> int:
        """Beginnings of turns of one of them."""
        one, other = self.most()
        return one * other * len(QUIVERS)


WHO: Final = range(len(CHARACTERS))
DUELS: Final = tuple(
    Duel(one, other, badge, last)
    for badge, last in ((True, True), (True, False), (False, True))
    for one in WHO
    for other in WHO
    if one != other
)
"""A Sheriff against an Outlaw or a Renegade; two of three."""
NUMBER: Final = {duel: number for number, duel in enumerate(DUELS)}
STARTS: Final = tuple(accumulate([2 * duel.places() for duel in DUELS], initial=0))
"""Where each block begins; last, how many places there are."""


def place(duel: Duel, second: bool, life: tuple[int, int], arrows: tuple[int, int]) -> int:
    """Where the chance stands when this one of the two begins a turn; life points and arrows of that one first."""
    one, other = duel.most()
    row = (life[0] - 1) * (one if second else other) + life[1] - 1
    return STARTS[NUMBER[duel]] + second * duel.places() + row * len(QUIVERS) + QUIVERS[arrows]
