"""A contest in rounds (kit/rounds.py) followed to the end of the match: ties, void rounds, who begins, rounds won.

Seats are counted from the one that begins the round. A round that is level or void leads to one that begins a seat further on, so the positions
of a ring hang together; each promises something sure and, with some chance, what the next of the ring promises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.kit.contest import race
from saloon.kit.rounds import NOBODY, Rounds

STILL: Final = 1e-13
Chances = tuple[float, ...]
"""By seat: to win the match; behind them, how likely the same players play again at once."""
Wins = tuple[int, ...]
Players = tuple[int, ...]
"""Seats, rising: so they throw in turn."""
Spread = Callable[[tuple[float, ...]], Sequence[float]]
"""(what each strength is worth) -> how likely each is when a turn is played for the most"""


class Beginning(NamedTuple):
    """The beginning of a round, seats counted from the one that begins."""

    wins: Wins
    players: Players


def back(row: Chances) -> Chances:
    """The row of a round that begins a seat further on, counted from here.

    >>> back((2, 3, 1))
    (1, 2, 3)
    """
    return (row[-1], *row[:-1])


class Playoff:
    """What the beginning of every round promises each seat when all play for the match."""

    def __init__(self, seats: int, rounds: int, share: bool, strengths: int, spread: Spread, later: bool = True) -> None:
        self.seats = seats
        self.rounds = rounds
        self.later = later  # whether the rounds after the next win are followed too; if not, they count as even
        self.share = share
        self.strengths = strengths
        self.spread = spread
        self.found: dict[Beginning, Chances] = {}
        self.begun: dict[Beginning, Round] = {}

    def value(self, start: Beginning) -> Chances:
        if start not in self.found:
            self.solve(self.ring(start))
        return self.found[start]

    def round(self, start: Beginning) -> Round:
        """With all that follows it known."""
        if start not in self.begun:
            self.begun[start] = Round(self, start, back(self.value(self.next(*start))))
        return self.begun[start]

    def next(self, wins: Wins, players: Sequence[int]) -> Beginning:
        """The round after, begun a seat further on."""
        return Beginning((*wins[1:], wins[0]), tuple(sorted([(seat - 1) % self.seats for seat in players])))

    def ring(self, start: Beginning) -> list[Beginning]:
        """The rounds that the same players would play again and again."""
        found = [start]
        while (following := self.next(*found[-1])) != start:
            found.append(following)
        return found

    def solve(self, ring: list[Beginning]) -> None:
        """With the choices as they are the values of a ring are linear in each other; then the choices are made anew, until nothing moves."""
        known = [tuple([(seat in start.players) / len(start.players) for seat in range(self.seats)]) for start in ring]
        change = 1.0
        while change > STILL:
            rounds = [Round(self, start, back(after)) for start, after in zip(ring, [*known[1:], known[0]], strict=True)]
            found = settled([each.chances() for each in rounds], [each.again for each in rounds])
            change = max([abs(one - other) for before, after in zip(known, found, strict=True) for one, other in zip(before, after, strict=True)])
            known = found
        self.found.update(zip(ring, known, strict=True))


def settled(rounds: Sequence[Chances], again: Sequence[Chances]) -> list[Chances]:
    """What each round of the ring promises, given what it promised with guesses for the round after."""
    sure = [tuple([chance - each[-1] * guess for chance, guess in zip(each, guesses, strict=False)]) for each, guesses in zip(rounds, again, strict=True)]
    found = list(sure)
    change = 1.0
    while change > STILL:
        change = 0.0
        for at in reversed(range(len(sure))):
            after = back(found[(at + 1) % len(sure)])
            value = tuple([chance + rounds[at][-1] * later for chance, later in zip(sure[at], after, strict=True)])
            change = max(change, *[abs(one - other) for one, other in zip(value, found[at], strict=True)])
            found[at] = value
    return found


class Round:
    """One round, turn by turn: who plays, the best strength so far and whose it is say what it promises."""

    def __init__(self, match: Playoff, start: Beginning, again: Chances) -> None:
        self.match = match
        self.start = start
        self.again = again  # what it is worth to be level all together, or void
        self.found: dict[tuple[int, int, Players], Chances] = {}

    def chances(self, turn: int = 0, best: int = 0, leaders: Players = ()) -> Chances:
        """Before a turn, by its place in the round; after the last one, when the round is settled."""
        key = turn, best, leaders
        if key not in self.found:
            self.found[key] = self.played(*key) if turn < len(self.start.players) else self.outcome(leaders)
        return self.found[key]

    def played(self, turn: int, best: int, leaders: Players) -> Chances:
        ends, me = list(self.ends(turn, best, leaders)), self.start.players[turn]
        likely = self.match.spread(tuple([end[me] for end in ends]))
        parts = [(chance, end) for chance, end in zip(likely, ends, strict=True) if chance]
        return tuple([sum([chance * end[seat] for chance, end in parts]) for seat in range(self.match.seats + 1)])

    def ends(self, turn: int, best: int, leaders: Players) -> Iterator[Chances]:
        """By strength: what it promises all to come out of this turn with it."""
        me = self.start.players[turn]
        for strength in range(self.match.strengths):
            if strength > best:
                yield self.chances(turn + 1, strength, (me,))
            else:
                yield self.chances(turn + 1, best, (*leaders, me) if strength == best > 0 else leaders)

    def outcome(self, leaders: Players) -> Chances:
        """The round is won, shared, played off or void."""
        match, (wins, players) = self.match, self.start
        if leaders and (len(leaders) == 1 or match.share):
            won = tuple([count + (seat in leaders) for seat, count in enumerate(wins)])
            if max(won) >= match.rounds:
                return (*[(count == max(won)) / won.count(max(won)) for count in won], 0.0)
            if not match.later:
                needs = [match.rounds - count for count in won]
                return (*[race(need, tuple(sorted(needs[:seat] + needs[seat + 1 :]))) for seat, need in enumerate(needs)], 0.0)
            return (*back(match.value(match.next(won, range(match.seats)))), 0.0)
        if leaders and leaders != players:
            return (*back(match.value(match.next(wins, leaders))), 0.0)
        return (*self.again, 1.0)


# -- a position -------------------------------------------------------------------------------


def turns_of(seats: int, rounds: int, share: bool, strengths: int) -> int:
    """About how many turns are to be worked out: each against every strength and everybody who may hold it, in every round that may come.

    >>> turns_of(2, 1, False, 22), turns_of(4, 1, True, 22)
    (198, 352)
    """
    again = max(1, seats // 3) if share else 1  # a large table that shares is one round, and that is gone through more than once
    return int(again * strengths * ((2 if share else 3) * rounds) ** seats)


def followed(seats: int, rounds: int, share: bool, strengths: int, spread: Spread, most: int) -> Playoff | None:
    """The match, followed as far as so many turns reach: to its end, or to the next win; None where not even that is near."""
    for later in (True, False):
        if turns_of(seats, rounds if later else 1, share, strengths) <= most:
            return Playoff(seats, rounds, share, strengths, spread, later)
    return None


class Here(NamedTuple):
    """Where a position stands in its round."""

    round: Round
    turn: int
    best: int
    leaders: Players

    def worths(self) -> tuple[float, ...]:
        """What each strength is worth to whoever throws now."""
        me = self.round.start.players[self.turn]
        return tuple([end[me] for end in self.round.ends(self.turn, self.best, self.leaders)])


def here(match: Playoff, state: Rounds) -> Here:
    """The turn that is played, or the next one when it is over."""
    seats, first = len(state.wins), state.starter
    best, leaders = state.lead()
    start = Beginning((*state.wins[first:], *state.wins[:first]), tuple([(seat - first) % seats for seat in state.players]))
    turn = state.players.index(state.player) + bool(state.results[state.player])
    return Here(match.round(start), turn, best, tuple([(seat - first) % seats for seat in leaders]))


def chance_of(match: Playoff, state: Rounds, seat: Seat, spread: Sequence[float]) -> float:
    """The chance of a seat to win the match; the spread is that of the turn that is played."""
    seats = len(state.wins)
    if state.over():
        return (state.wins[seat] == max(state.wins)) / state.wins.count(max(state.wins))
    if state.starter == NOBODY:
        return 1 / seats
    at, now = (seat - state.starter) % seats, here(match, state)
    if state.results[state.player]:
        return now.round.chances(*now[1:])[at]
    return sum([chance * end[at] for chance, end in zip(spread, now.round.ends(*now[1:]), strict=True)])


def certain(match: Playoff, state: Rounds, spread: Sequence[float]) -> list[float] | None:
    """The chance of each seat to win the match; None where rounds to come are taken for even."""
    return [chance_of(match, state, seat, spread) for seat in range(len(state.wins))] if match.later else None
