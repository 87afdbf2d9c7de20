"""What a seat may think of the others' roles: Bayes over all whole deals that fit.

Only what the seat knows goes in: its own role, the roles that lie open, and what everybody
saw: who shot whom, whom they could have shot instead, whom they helped. There are at most 210
deals; each is weighed exactly, every deed by how much sooner or later somebody with the one role does it to
somebody with the other. The tables are fitted to games of bots (`train/bang_weights.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import permutations
from math import exp, tanh
from random import Random

from saloon.core.state import Seat
from saloon.games.bang.advice.weights import DOUBTED, HELPED, SHOT, SPARED
from saloon.games.bang.data import AT_TABLE, BLANK, SHERIFF
from saloon.games.bang.rules import Bang

Odds = tuple[float, float, float, float]
"""How likely a seat is Sheriff, Deputy, Outlaw, Renegade."""
Deeds = tuple[int, ...]
"""How often somebody did it to somebody, at doer * seats + other."""
Fit = tuple[tuple[float, ...], ...]
"""By the doer's role and the other's: how well deeds between them fit, as a logarithm."""


@cache
def deals(unseen: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The different ways to hand these roles to seats in a row."""
    return tuple(sorted(set(permutations(unseen))))


def known_roles(state: Bang, seat: Seat) -> tuple[int, ...]:
    """The roles as the seat knows them, even if the position shows more."""
    return tuple([role if at == seat or state.shown >> at & 1 else BLANK for at, role in enumerate(state.roles)])


def beliefs(state: Bang, seat: Seat) -> tuple[Odds, ...]:
    """The odds of every role for every seat, as this seat may see them."""
    return odds_of(known_roles(state, seat), seat, state.shots, state.spared, state.helped)


@lru_cache(maxsize=4096)
def odds_of(known: tuple[int, ...], seat: Seat, shots: Deeds, spared: Deeds, helped: Deeds) -> tuple[Odds, ...]:
    sums = [[0.0] * 4 for _ in known]
    for deal, chance in weighed(known, seat, shots, spared, helped):
        for each, role in zip(sums, deal, strict=True):
            each[role] += chance
    return tuple(
        [
            (each[0], each[1], each[2], each[3]) if role == BLANK else certain(role)
            for each, role in zip(sums, known, strict=True)
        ]
    )


def certain(role: int) -> Odds:
    return (float(role == 0), float(role == 1), float(role == 2), float(role == 3))


@lru_cache(maxsize=256)
def weighed(
    known: tuple[int, ...], seat: Seat, shots: Deeds, spared: Deeds, helped: Deeds
) -> list[tuple[tuple[int, ...], float]]:
    """Every deal that fits what is known, with its chance."""
    unseen = list(AT_TABLE[len(known)])
    for role in known:
        if role != BLANK:
            unseen.remove(role)
    links = list(told(known, seat, shots, spared, helped))
    found = []
    for hidden in deals(tuple(unseen)):
        rest = iter(hidden)
        deal = tuple([next(rest) if role == BLANK else role for role in known])
        found.append((deal, sum([fit[deal[doer]][deal[other]] for doer, other, fit in links])))
    top = max([fit for _, fit in found])
    whole = sum([exp(fit - top) for _, fit in found])
    return [(deal, exp(fit - top) / whole) for deal, fit in found]


def believed(view: Bang, seat: Seat, rng: Random) -> Bang:
    """A world: the roles dealt as the seat believes they are."""
    world: Bang = view.guess(rng)
    if len(view.roles) == view.seats() and BLANK in view.roles:
        dealt, chances = zip(*weighed(known_roles(view, seat), seat, view.shots, view.spared, view.helped), strict=True)
        (world.roles,) = rng.choices(dealt, chances)
    return world


def told(
    known: tuple[int, ...], seat: Seat, shots: Deeds, spared: Deeds, helped: Deeds
) -> Iterator[tuple[Seat, Seat, Fit]]:
    """What everybody's deeds tell; one's own tell nothing, nor do those between open roles."""
    seats = len(known)
    for doer in range(seats):
        for other in range(seats):
            at = doer * seats + other
            hidden = BLANK in (known[doer], known[other])
            if doer != seat and hidden and (shots[at] or spared[at] or helped[at]):
                doubt = 0.0 if other == seat else doubts(known, other, shots, spared, helped)
                yield doer, other, fit_of(shots[at], spared[at], helped[at], doubt)


def doubts(known: tuple[int, ...], seat: Seat, shots: Deeds, spared: Deeds, helped: Deeds) -> float:
    """How much of an Outlaw a seat has looked to everybody by how it treats the Sheriff, -1 to 1."""
    if SHERIFF not in known or known[seat] == SHERIFF:
        return 0.0
    at = seat * len(known) + known.index(SHERIFF)
    return tanh(0.5 * (shots[at] - 0.4 * spared[at] - helped[at]))


def fit_of(shots: int, spared: int, helped: int, doubt: float) -> Fit:
    rows = [
        [
            shots * (SHOT[doer][other] + doubt * DOUBTED[0][doer])
            + spared * (SPARED[doer][other] + doubt * DOUBTED[1][doer])
            + helped * (HELPED[doer][other] + doubt * DOUBTED[2][doer])
            for other in range(4)
        ]
        for doer in range(4)
    ]
    return tuple(map(tuple, rows))
