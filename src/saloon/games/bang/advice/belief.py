"""What a seat may think of the others' roles: a small Bayes over all deals that fit.

Only what the seat knows goes in: its own role, the roles that lie open, and what everybody
saw: who shot whom, whom they could have shot instead, whom they helped.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import permutations
from math import exp, prod
from typing import Final

from saloon.core.state import Seat
from saloon.games.bang.data import AT_TABLE, BLANK, SHERIFF
from saloon.games.bang.rules import Bang

Odds = tuple[float, float, float, float]
"""How likely Sheriff, Deputy, Outlaw, Renegade are."""
Deeds = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""How often somebody shot, spared and helped each seat."""

SPITE: Final[tuple[Odds, ...]] = (
    #  sheriff deputy outlaw renegade     is hurt gladly by a
    (0.0, -0.9, 1.0, 0.6),  # Sheriff
    (-1.0, -0.6, 1.0, 0.6),  # Deputy
    (1.0, 0.6, -0.8, 0.2),  # Outlaw
    (-0.3, 0.3, 0.4, 0.3),  # Renegade
)
SHOT, SPARED, HELPED = 1.1, 0.45, 1.0
"""How much each deed tells."""
HIDDEN: Final = 0.4
"""The same deed tells less about a seat whose role the doer had to guess."""


@cache
def deals(unseen: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The different ways to hand these roles to seats in a row."""
    return tuple(sorted(set(permutations(unseen))))


def known_roles(state: Bang, seat: Seat) -> tuple[int, ...]:
    """The roles as the seat knows them, whatever the position says of the others."""
    return tuple(
        [role if at == seat or state.shown >> at & 1 else BLANK for at, role in enumerate(state.roles)]
    )  # fmt: skip


def beliefs(state: Bang, seat: Seat) -> tuple[Odds, ...]:
    """The odds of every role for every seat, as this seat may see them."""
    known = known_roles(state, seat)
    seats = len(known)
    rows = [slice(at * seats, (at + 1) * seats) for at, role in enumerate(known) if role == BLANK]
    return weigh(known, tuple([(state.shots[row], state.spared[row], state.helped[row]) for row in rows]))


@lru_cache(maxsize=8192)
def weigh(known: tuple[int, ...], deeds: tuple[Deeds, ...]) -> tuple[Odds, ...]:
    """First by what hidden seats did to those whose role is known, then also by what they did to the others."""
    seats = len(known)
    unseen = list(AT_TABLE[seats])
    for role in known:
        if role != BLANK:
            unseen.remove(role)
    hidden = [seat for seat in range(seats) if known[seat] == BLANK]
    grudges = [
        [SHOT * shots - SPARED * spared - HELPED * helped for shots, spared, helped in zip(*row, strict=True)]
        for row in deeds
    ]
    odds = [certain(role) for role in known]
    if hidden:
        telling = [seat for seat in range(seats) if known[seat] != BLANK]
        odds = spread(odds, hidden, tuple(unseen), evidence(odds, known, grudges, hidden, telling))
        odds = spread(odds, hidden, tuple(unseen), evidence(odds, known, grudges, hidden, list(range(seats))))
    return tuple(odds)


def certain(role: int) -> Odds:
    return (float(role == 0), float(role == 1), float(role == 2), float(role == 3))


def evidence(
    odds: list[Odds], known: tuple[int, ...], grudges: list[list[float]], hidden: list[Seat], towards: list[Seat]
) -> list[list[float]]:
    """For each hidden seat and role: how well its deeds fit, as a factor."""
    glad = {other: gladly(odds[other], known[other] == SHERIFF) for other in towards}
    fits = []
    for doer, grudge in zip(hidden, grudges, strict=True):
        sums = [0.0] * 4
        for other in towards:
            felt = grudge[other]
            if felt and other != doer:
                for role, each in enumerate(glad[other]):
                    sums[role] += felt * each
        fits.append([exp(max(-6.0, min(6.0, each))) for each in sums])
    return fits


def gladly(odds: Odds, sheriff: bool) -> list[float]:
    """How gladly each role hurts somebody with these odds."""
    telling = 1.0 if sheriff else HIDDEN
    return [telling * sum([chance * felt for chance, felt in zip(odds, spite, strict=True)]) for spite in SPITE]


def spread(odds: list[Odds], hidden: list[Seat], unseen: tuple[int, ...], fits: list[list[float]]) -> list[Odds]:
    """The odds over all deals, each weighed by how well it fits."""
    sums = [[0.0] * 4 for _ in hidden]
    for deal in deals(unseen):
        weight = prod([fit[role] for fit, role in zip(fits, deal, strict=True)])
        for each, role in zip(sums, deal, strict=True):
            each[role] += weight
    new = list(odds)
    for seat, each in zip(hidden, sums, strict=True):
        whole = sum(each)
        new[seat] = (each[0] / whole, each[1] / whole, each[2] / whole, each[3] / whole)
    return new


def suspicion(state: Bang, seat: Seat) -> float:
    """A quick public measure, 0 to 1: how much of an Outlaw a seat has looked so far."""
    sheriff = state.sheriff()
    if sheriff == BLANK or seat == sheriff:
        return 0.0
    at = seat * len(state.life) + sheriff
    felt = SHOT * state.shots[at] - SPARED * state.spared[at] - HELPED * state.helped[at]
    return min(0.95, max(0.05, 0.5 + 0.2 * felt))
