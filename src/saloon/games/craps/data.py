"""The felt of Craps mini: its chips, where they can lie, and what each throw does to them.

+-------------+              +-------------+
|  4   5   6  |     bank     |  4   5   6  |     points of PASS LINE (left)
|  8   9  10  |     dice     |  8   9  10  |     and of DON'T PASS BAR (right)
+-------------+              +-------------+
|        PASS LINE     DON'T PASS BAR |bar||     bar: stands after a 12
|     2-6     |      12      |    7-11     |
"""

from __future__ import annotations

from typing import Final, NamedTuple

CHIPS: Final = 24
EACH: Final = 3
MOST_SEATS: Final = 4
NOBODY: Final = -1
"""The banker before the lot."""
ASIDE: Final = -1
"""Does not take part in the throw-off."""
IDLE_THROWS: Final = 3
"""How many throws in a row without a chip on the board may end the game."""
CALM_THROWS: Final = 5
"""How many throws may have to come before a proposal to end the game, and between two of them."""

Spot = int
Bets = tuple[int, ...]
"""Chips of one seat by spot."""

PASS, DONT, LOW, HIGH, TWELVE, BAR = range(6)
FIELDS: Final = (PASS, DONT, LOW, HIGH, TWELVE)
"""Where chips are put; everything else is reached by a throw."""
LINES: Final = (PASS, DONT)
WORDS: Final = ("pass", "dont", "low", "high", "twelve")
"""The fields as messages and drawings know them."""
POINTS: Final = (4, 5, 6, 8, 9, 10)
LEFT: Final = {number: 6 + i for i, number in enumerate(POINTS)}
RIGHT: Final = {number: 12 + i for i, number in enumerate(POINTS)}
SPOTS: Final = 18
EMPTY: Final[Bets] = (0,) * SPOTS
TOTALS: Final = range(2, 13)


def cleared(bets: Bets, spots: tuple[Spot, ...]) -> Bets:
    """The bets without those on some spots."""
    left = list(bets)
    for spot in spots:
        left[spot] = 0
    return tuple(left)


def added(row: tuple[int, ...], at: int, amount: int) -> tuple[int, ...]:
    """The row with some amount added to one of its numbers."""
    return (*row[:at], row[at] + amount, *row[at + 1 :])


LOST: Final = -1
WON: Final = -2


def pass_fate(total: int) -> int:
    """A fresh bet on PASS LINE: won, lost, or sent to its point."""
    if total in (7, 11):
        return WON
    return LEFT.get(total, LOST)


def dont_fate(total: int) -> int:
    """A fresh bet on DON'T PASS BAR; a 12 makes it stand for one more throw."""
    if total in (2, 3):
        return WON
    return BAR if total == 12 else RIGHT.get(total, LOST)


def point_fate(spot: Spot, point: int, total: int, opposite: bool) -> int:
    """A bet that waits for its point or a seven; the opposite side wins with the seven."""
    if total not in (point, 7):
        return spot
    return WON if (total == point) != opposite else LOST


def within(total: int, least: int, most: int) -> int:
    return WON if least <= total <= most else LOST


def fates(total: int, casino: bool) -> tuple[int, ...]:
    """By spot: LOST, WON, or the spot where the bet lies after this throw."""
    return (
        pass_fate(total),
        dont_fate(total),
        within(total, 2, 6),
        within(total, 7, 11),
        within(total, 12, 12),
        within(total, 2, 6),
        *(point_fate(spot, point, total, False) for point, spot in LEFT.items()),
        *(point_fate(spot, point, total, casino) for point, spot in RIGHT.items()),
    )


class Outcome(NamedTuple):
    """What one sum of the dice does to the board."""

    fates: tuple[int, ...]
    won: tuple[Spot, ...]
    lost: tuple[Spot, ...]
    moves: tuple[tuple[Spot, Spot], ...]
    """From where to where; a spot from which a bet moves is never one to which another does."""


def outcome(total: int, casino: bool) -> Outcome:
    found = fates(total, casino)
    won, lost = (tuple(spot for spot in range(SPOTS) if found[spot] == fate) for fate in (WON, LOST))
    return Outcome(
        found, won, lost, tuple((spot, fate) for spot, fate in enumerate(found) if fate >= 0 and fate != spot)
    )


OUTCOMES: Final = tuple({total: outcome(total, casino) for total in TOTALS} for casino in (False, True))
"""By whether Don't Pass takes the casino's side, by the sum of the dice."""
