"""What the beginnings of rounds promise (kit/playoff.py), for all standings of a match, compiled by numba.

Players are bits. A standing is a number: the rounds won by seat, the first seat counting least. A beginning is a
standing and the place of its players in `sets`. Standings with more rounds won come before those with fewer, and few
who play it off before many.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit

from saloon.kit.course import Course
from saloon.kit.playoff import PASSES, STILL, sets

WHOLE: Final = 1e-9
"""The chances of all seats add up to 1 within this distance; if they do not, the beginning is not yet known."""
RESTLESS: Final = -1


class Turns(NamedTuple):
    """How turns may go (`kit/course.py`), as the kernels look it up."""

    throws: int
    strength: Any  # by spot
    first: Any  # by throw: where its spots begin
    spot: Any
    chance: Any
    last: Any  # by throw and strength
    open: Any  # by spot: where its throws begin
    way: Any


class Terms(NamedTuple):
    """The terms of a match: players, rounds, whether a tie shares a round."""

    seats: int
    rounds: int
    share: bool
    sets: Any  # of players, few first
    place: Any  # by players: where among the sets


def turns_of(course: Course) -> Turns:
    last = np.zeros((len(course.lands), course.strengths))
    for throw, ends in enumerate(course.last):
        for strength, chance in ends:
            last[throw, strength] = chance
    spots = [each for lands in course.lands for each in lands]
    return Turns(
        course.throws,
        np.array(course.strength),
        np.cumsum([0, *map(len, course.lands)]),
        np.array([spot for spot, _ in spots]),
        np.array([chance for _, chance in spots]),
        last,
        np.cumsum([0, *map(len, course.ways)]),
        np.array([way for ways in course.ways for way in ways]),
    )


def terms_of(seats: int, rounds: int, share: bool) -> Terms:
    bits = np.array([sum([1 << seat for seat in players]) for players in sets(seats, share)])
    place = np.full(1 << seats, -1)
    place[bits] = np.arange(len(bits))
    return Terms(seats, rounds, share, bits, place)


# -- a round ----------------------------------------------------------------------------------


@njit(cache=True)
def spread(turns: Turns, worths: Any, likely: Any) -> None:
    """How likely each strength is when a turn is played for the most."""
    spots, throws, depth = len(turns.strength), len(turns.first) - 1, turns.throws - 1
    plan, after = np.empty((depth, spots), np.int64), np.empty(spots)
    thrown = turns.last @ worths
    for at in range(depth - 1, -1, -1):
        for spot in range(spots):
            after[spot], plan[at, spot] = worths[turns.strength[spot]], -1
            for i in range(turns.open[spot], turns.open[spot + 1]):
                if thrown[turns.way[i]] > after[spot]:
                    after[spot], plan[at, spot] = thrown[turns.way[i]], turns.way[i]
        if at:
            for throw in range(throws):
                total = 0.0
                for i in range(turns.first[throw], turns.first[throw + 1]):
                    total += turns.chance[i] * after[turns.spot[i]]
                thrown[throw] = total
    likely[:] = 0.0
    now = np.zeros(throws)
    now[0] = 1.0
    for at in range(depth):
        then = np.zeros(throws)
        for throw in range(throws):
            if now[throw] > 0.0:
                for i in range(turns.first[throw], turns.first[throw + 1]):
                    way, part = plan[at, turns.spot[i]], now[throw] * turns.chance[i]
                    if way < 0:
                        likely[turns.strength[turns.spot[i]]] += part
                    else:
                        then[way] += part
        now = then
    for throw in range(throws):
        if now[throw] > 0.0:
            likely += now[throw] * turns.last[throw]


@njit(cache=True)
def turned(bits: int, seats: int) -> int:
    """The same players, counted from the next seat on."""
    return (bits >> 1) | ((bits & 1) << (seats - 1))


@njit(cache=True)
def after(terms: Terms, standing: int) -> int:
    """The same standing, counted from the next seat on."""
    return standing // terms.rounds + standing % terms.rounds * terms.rounds ** (terms.seats - 1)


@njit(cache=True)
def won(terms: Terms, standing: int, seat: int) -> int:
    return standing // terms.rounds**seat % terms.rounds


@njit(cache=True)
def outcome(terms: Terms, values: Any, standing: int, players: int, leaders: int, again: Any, out: Any) -> None:
    """The round is won, shared, played off or void."""
    seats, size, reached, then = terms.seats, 0, 0, standing
    for seat in range(seats):
        if leaders >> seat & 1:
            size += 1
            reached += won(terms, standing, seat) + 1 == terms.rounds
            then += terms.rounds**seat
    out[:] = 0.0
    if size == 0 or (leaders == players and size > 1 and not terms.share):
        out[:seats] = again
        out[seats] = 1.0
    elif size > 1 and not terms.share:
        out[:seats] = np.roll(values[after(terms, standing), terms.place[turned(leaders, seats)]], 1)
    elif reached:
        for seat in range(seats):
            if leaders >> seat & 1 and won(terms, standing, seat) + 1 == terms.rounds:
                out[seat] = 1.0 / reached
    else:
        out[:seats] = np.roll(values[after(terms, then), terms.place[(1 << seats) - 1]], 1)


@njit(cache=True)
def played(turns: Turns, terms: Terms, values: Any, standing: int, players: int, again: Any) -> Any:
    """What the beginning of a round promises, given what playing it again is worth; then, how likely that is."""
    seats, strengths = terms.seats, turns.last.shape[1]
    ends = np.zeros((strengths, 1 << seats, seats + 1))
    for leaders in range(1 << seats):
        if leaders & ~players == 0:
            outcome(terms, values, standing, players, leaders, again, ends[0, leaders])
            for best in range(1, strengths):
                ends[best, leaders] = ends[0, leaders]
    worths, likely, before = np.empty(strengths), np.empty(strengths), players
    for me in range(seats - 1, -1, -1):
        mine = 1 << me
        if not players & mine:
            continue
        before &= ~mine
        above = ends[:, mine].copy()
        for best in range(strengths):
            if best and turns.last[:, best].max() == 0.0:  # no dice are worth that
                continue
            for leaders in range(1 << me):
                if leaders & ~before == 0 and (leaders > 0) == (best > 0):
                    level = leaders | mine if best else 0
                    worths[:best] = ends[best, leaders, me]
                    worths[best] = ends[best, level, me]
                    worths[best + 1 :] = above[best + 1 :, me]
                    spread(turns, worths, likely)
                    found = likely[:best].sum() * ends[best, leaders] + likely[best] * ends[best, level]
                    for strength in range(best + 1, strengths):
                        if likely[strength] > 0.0:
                            found += likely[strength] * above[strength]
                    ends[best, leaders] = found
    return ends[0, 0]


# -- a ring, a standing -----------------------------------------------------------------------


@njit(cache=True)
def ring_of(terms: Terms, standing: int, players: int) -> Any:
    """The beginnings that lead to one another when nobody wins: their standings and their players."""
    standings, rings = [standing], [players]
    while True:
        standing, players = after(terms, standings[-1]), turned(rings[-1], terms.seats)
        if standing == standings[0] and players == rings[0]:
            return standings, rings
        standings.append(standing)
        rings.append(players)


@njit(cache=True)
def settle(turns: Turns, terms: Terms, values: Any, standing: int, players: int) -> int:
    """Work out a ring. While the choices stay the same, its values are linear in each other. Then the choices are made
    anew, until nothing changes. Returns how many beginnings it has."""
    seats = terms.seats
    standings, rings = ring_of(terms, standing, players)
    size = len(standings)
    known, found, out = np.zeros((size, seats)), np.zeros((size, seats)), np.zeros(seats + 1)
    for at in range(size):  # as if each were as likely to win the round
        for seat in range(seats):
            if rings[at] >> seat & 1:
                outcome(terms, values, standings[at], rings[at], 1 << seat, found[at], out)
                known[at] += out[:seats]
        known[at] /= known[at].sum()
    sure, often = np.zeros((size, seats)), np.zeros(size)
    for _ in range(PASSES):
        for at in range(size):
            again = np.roll(known[(at + 1) % size], 1)
            row = played(turns, terms, values, standings[at], rings[at], again)
            often[at] = row[seats]
            sure[at] = row[:seats] - row[seats] * again
        found[:] = sure
        change = 1.0
        while change > STILL:
            change = 0.0
            for at in range(size - 1, -1, -1):
                value = sure[at] + often[at] * np.roll(found[(at + 1) % size], 1)
                change = max(change, np.abs(value - found[at]).max())
                found[at] = value
        change = np.abs(found - known).max()
        known[:] = found
        if change <= STILL:
            for at in range(size):
                values[standings[at], terms.place[rings[at]]] = known[at]
            return size
    return RESTLESS


@njit(cache=True)
def is_known(terms: Terms, values: Any, standing: int, players: int) -> bool:
    """Whether all of a ring is known. If not, it is worked out as a whole, wherever the work stopped."""
    here, they = standing, players
    while True:
        if not abs(values[here, terms.place[they]].sum() - 1.0) < WHOLE:
            return False
        here, they = after(terms, here), turned(they, terms.seats)
        if here == standing and they == players:
            return True


@njit(cache=True)
def fill(turns: Turns, terms: Terms, values: Any, standing: int) -> int:
    """Work out what is not yet known of a standing and of those that are the same from other seats. Returns how many
    beginnings that were, or RESTLESS."""
    total, here = 0, standing
    for players in terms.sets:
        for _ in range(terms.seats):
            if not is_known(terms, values, here, players):
                found = settle(turns, terms, values, here, players)
                if found == RESTLESS:
                    return RESTLESS
                total += found
            here = after(terms, here)
    return total


@njit(cache=True)
def differ(turns: Turns, terms: Terms, values: Any, standing: int, found: Any) -> None:
    """For each set of players: how far the promise of a beginning is from that of a round played on to what follows."""
    for place in range(len(terms.sets)):
        players = terms.sets[place]
        again = np.roll(values[after(terms, standing), terms.place[turned(players, terms.seats)]], 1)
        row = played(turns, terms, values, standing, players, again)
        found[place] = np.abs(row[: terms.seats] - values[standing, place]).max()
