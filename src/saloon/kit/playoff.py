"""A contest in rounds (kit/rounds.py) followed to the end of the match: ties, void rounds, who begins, rounds won.

Seats are counted from the one that begins the round. A round that is level or void leads to one that begins a seat
further on, so the positions of a ring hang together; each promises something sure and, with some chance, what the next
of the ring promises.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from operator import attrgetter
from struct import Struct, iter_unpack, pack
from typing import Any, Final, NamedTuple

from saloon.kit.course import Course, Likely, Worths
from saloon.kit.packed import packed
from saloon.kit.rounds import NOBODY, Rounds, RoundsOptions
from saloon.solve import Kept, opened

STILL: Final = 1e-13
PASSES: Final = 100
KEPT: Final = 4
"""How many rounds that were worked out are kept."""
Chances = tuple[float, ...]
"""By seat: to win the match; behind them, how likely the same players play again at once."""
Wins = tuple[int, ...]
Players = tuple[int, ...]
"""Seats, rising: so they throw in turn."""


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

    def __init__(
        self, seats: int, rounds: int, share: bool, course: Course, table: bytes = b"", solved: memoryview | None = None
    ) -> None:
        self.seats = seats
        self.rounds = rounds
        self.share = share
        self.course = course
        self.found: dict[Beginning, Chances] = dict(read(table, self)) if table else {}
        self.begun: dict[Beginning, Round] = {}
        self.solved = None if solved is None else Solved(seats, rounds, share, solved)

    def value(self, start: Beginning) -> Chances:
        if self.solved:
            return self.solved.value(start)
        if start not in self.found:
            self.solve(self.ring(start))
        return self.found[start]

    def round(self, start: Beginning) -> Round:
        """A round; everything that follows it is known."""
        if start not in self.begun:
            while len(self.begun) >= KEPT:
                del self.begun[next(iter(self.begun))]
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
        """While the choices stay the same, the values of a ring are linear. Then they are made anew, until nothing
        changes."""
        known = [tuple([(seat in start.players) / len(start.players) for seat in range(self.seats)]) for start in ring]
        for _ in range(PASSES):
            rounds = [
                Round(self, start, back(after)) for start, after in zip(ring, [*known[1:], known[0]], strict=True)
            ]
            found = settled([each.chances() for each in rounds], [each.again for each in rounds])
            change = max(
                [
                    abs(one - other)
                    for before, after in zip(known, found, strict=True)
                    for one, other in zip(before, after, strict=True)
                ]
            )
            known = found
            if change <= STILL:
                self.found.update(zip(ring, known, strict=True))
                return
        raise ArithmeticError(f"the choices of {ring[0]} come to no rest")


def settled(rounds: Sequence[Chances], again: Sequence[Chances]) -> list[Chances]:
    """What each round of the ring promises, from what it promised with guesses for the round after it."""
    sure = [
        tuple([chance - each[-1] * guess for chance, guess in zip(each, guesses, strict=False)])
        for each, guesses in zip(rounds, again, strict=True)
    ]
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


class BestTurn(NamedTuple):
    """A turn as it is best played, for a given worth of drawing level."""

    level: float
    likely: Likely
    below: float
    even: float
    above: Chances  # what all have of the strengths above the best


class Round:
    """One round, turn by turn: who plays, the best strength so far and whose it is say what it promises."""

    def __init__(self, match: Playoff, start: Beginning, again: Chances) -> None:
        self.match = match
        self.start = start
        self.again = again  # what it is worth to be level all together, or void
        self.found: dict[tuple[int, int, Players], Chances] = {}
        self.best_turns: dict[tuple[int, int, float], list[BestTurn]] = {}

    def chances(self, turn: int = 0, best: int = 0, leaders: Players = ()) -> Chances:
        """Before a turn, by its place in the round; after the last one, when the round is settled."""
        key = turn, best, leaders
        if key not in self.found:
            self.found[key] = self.played(*key) if turn < len(self.start.players) else self.outcome(leaders)
        return self.found[key]

    def played(self, turn: int, best: int, leaders: Players) -> Chances:
        me = self.start.players[turn]
        below, even = (
            self.chances(turn + 1, best, leaders),
            self.chances(turn + 1, best, (*leaders, me) if best else ()),
        )
        best_turn = self.best_turn(turn, best, below[me], even[me])
        return tuple(
            [
                best_turn.below * one + best_turn.even * other + rest
                for one, other, rest in zip(below, even, best_turn.above, strict=True)
            ]
        )

    def best_turn(self, turn: int, best: int, below: float, level: float) -> BestTurn:
        """The best turn for what it is worth to stay below the best and to draw level with it.

        The strengths above are worth the same whichever player leads. If one turn is best for two worths of a draw,
        it is best for all between them. The last player wins with every strength above, so only where the draw lies
        between losing and winning counts."""
        me, win = self.start.players[turn], 0.0
        if turn == len(self.start.players) - 1 and best < self.match.course.strengths - 1:
            win = self.chances(turn + 1, best + 1, (me,))[me] - below
            if win > 0:
                below, level = 0.0, (level - below) / win
        tried = self.best_turns.setdefault((turn, best, below), [])
        at = bisect_left(tried, level, key=attrgetter("level"))
        if at < len(tried) and (tried[at].level == level or (at > 0 and tried[at - 1].likely == tried[at].likely)):
            return tried[at]
        above = [self.chances(turn + 1, strength, (me,)) for strength in range(best + 1, self.match.course.strengths)]
        likely = self.match.course.thrown((*[below] * best, level, *[1.0 if win > 0 else each[me] for each in above]))
        parts = [(chance, each) for chance, each in zip(likely[best + 1 :], above, strict=True) if chance]
        rest = tuple([sum([chance * each[seat] for chance, each in parts]) for seat in range(self.match.seats + 1)])
        tried.insert(at, BestTurn(level, likely, sum(likely[:best]), likely[best], rest))
        return tried[at]

    def ends(self, turn: int, best: int, leaders: Players) -> Iterator[Chances]:
        """What each strength promises all players, if the turn ends with it."""
        me = self.start.players[turn]
        for strength in range(self.match.course.strengths):
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
            return (*back(match.value(match.next(won, range(match.seats)))), 0.0)
        if leaders and leaders != players:
            return (*back(match.value(match.next(wins, leaders))), 0.0)
        return (*self.again, 1.0)


# -- a table of beginnings --------------------------------------------------------------------


def sets(seats: int, share: bool) -> Iterator[Players]:
    """All who may play a round, few first; where wins are shared only all together."""
    for size in range(seats if share else 2, seats + 1):
        yield from combinations(range(seats), size)


def beginnings(seats: int, rounds: int, share: bool) -> Iterator[Beginning]:
    """In a match of one round everyone who may play it off; in a longer one all together, at every standing."""
    for wins in product(range(rounds), repeat=seats):
        for players in sets(seats, share or rounds > 1):
            yield Beginning(wins, players)


def write(match: Playoff) -> bytes:
    """What these beginnings promise those who play, eight bytes each."""
    values = [
        match.value(start)[seat]
        for start in beginnings(match.seats, match.rounds, match.share)
        for seat in start.players
    ]
    return pack(f"<{len(values)}d", *values)


def read(table: bytes, match: Playoff) -> Iterator[tuple[Beginning, Chances]]:
    values = iter([value for (value,) in iter_unpack("<d", table)])
    for start in beginnings(match.seats, match.rounds, match.share):
        chances = dict(zip(start.players, values, strict=False))
        yield start, tuple([chances.get(seat, 0.0) for seat in range(match.seats)])


class Solved:
    """A table of all beginnings, looked up where it lies: by standing (first seat's wins last), players and seat."""

    def __init__(self, seats: int, rounds: int, share: bool, table: memoryview) -> None:
        self.table = table
        self.rounds = rounds
        self.place = {players: place for place, players in enumerate(sets(seats, share))}
        self.row = Struct(f"<{seats}d")

    def value(self, start: Beginning) -> Chances:
        standing = 0
        for won in reversed(start.wins):
            standing = standing * self.rounds + won
        return self.row.unpack_from(
            self.table, (standing * len(self.place) + self.place[start.players]) * self.row.size
        )


class Matches:
    """The matches of a game; a table goes by seats and options, and may have been solved by its user."""

    def __init__(self, key: str, version: int, course: Callable[[Any], Course], shipped: str) -> None:
        self.key = key
        self.version = version
        self.course = course
        self.shipped = shipped
        self.found: dict[str, Playoff] = {}

    @property
    def tables(self) -> Mapping[str, bytes]:
        """Those that come with the package."""
        return packed(self.shipped)

    def of(self, state: Rounds) -> Playoff:
        """The match if there is a table of it; if not, the round alone, played as if it were the match."""
        seats, options = len(state.wins), state.options
        if named(seats, options) in self.tables:
            return self.match(seats, options)
        table = opened(Kept(self.key, self.version, matters(seats, options)))
        return self.match(seats, replace(options, rounds=1)) if table is None else self.match(seats, options, table)

    def match(self, seats: int, options: RoundsOptions, table: memoryview | None = None) -> Playoff:
        name = named(seats, options)
        found = self.found.get(name)
        if found is None or (table is not None and (found.solved is None or found.solved.table is not table)):
            found = Playoff(
                seats, options.rounds, options.ties == "share", self.course(options), self.tables.get(name, b""), table
            )
            self.found[name] = found
        return found


def named(seats: int, options: RoundsOptions) -> str:
    """
    >>> named(3, RoundsOptions(rounds=2))
    '3 rounds=2'
    """
    return f"{seats} {options.text()}".strip()


def matters(seats: int, options: RoundsOptions) -> str:
    """Whatever changes the table.

    >>> matters(5, RoundsOptions(rounds=2))
    'seats=5 rounds=2'
    """
    return f"seats={seats} {options.text()}".strip()


# -- a position -------------------------------------------------------------------------------


class Here(NamedTuple):
    """Where a position stands in its round."""

    round: Round
    turn: int
    best: int
    leaders: Players

    def worths(self) -> tuple[float, ...]:
        """What each strength is worth to the one who throws now."""
        me = self.round.start.players[self.turn]
        return tuple([end[me] for end in self.round.ends(self.turn, self.best, self.leaders)])


def here(match: Playoff, state: Rounds) -> Here:
    """The turn that is played, or the next one when it is over."""
    seats, first = len(state.wins), state.starter
    best, leaders = state.lead()
    wins = (*state.wins[first:], *state.wins[:first]) if is_whole(match, state) else (0,) * seats
    start = Beginning(wins, tuple([(seat - first) % seats for seat in state.players]))
    turn = state.players.index(state.player) + bool(state.results[state.player])
    return Here(match.round(start), turn, best, tuple([(seat - first) % seats for seat in leaders]))


def is_whole(match: Playoff, state: Rounds) -> bool:
    """Whether the match is followed to its end, and not this round alone."""
    return match.rounds == state.options.rounds


def chances_of(match: Playoff, state: Rounds, coming: Callable[[Worths], Likely]) -> list[float]:
    """The chance of each seat to win the match; `coming` plays on the turn that is played."""
    seats = len(state.wins)
    if state.over():
        return [(won == max(state.wins)) / state.wins.count(max(state.wins)) for won in state.wins]
    if state.starter == NOBODY:
        return [1 / seats] * seats
    now = here(match, state)
    if state.results[state.player]:
        found = now.round.chances(*now[1:])
    else:
        parts = list(zip(coming(now.worths()), now.round.ends(*now[1:]), strict=True))
        found = tuple([sum([chance * end[seat] for chance, end in parts]) for seat in range(seats)])
    chances = [found[(seat - state.starter) % seats] for seat in range(seats)]
    return (
        chances
        if is_whole(match, state)
        else [raced(seat, state.wins, state.options.rounds, chances) for seat in range(seats)]
    )


def raced(seat: int, wins: Wins, rounds: int, chances: Sequence[float]) -> float:
    """The chance to win the match: this round as it stands, every later one even."""
    total = 0.0
    for winner, chance in enumerate(chances):
        if chance:
            needs = [rounds - won - (each == winner) for each, won in enumerate(wins)]
            total += chance * race(needs[seat], tuple(sorted(needs[:seat] + needs[seat + 1 :])))
    return min(1.0, total)


@cache
def race(need: int, others: tuple[int, ...]) -> float:
    """The chance to be the first to win the rounds one needs, each round being even.

    >>> race(1, (2,)), race(0, (0, 1))
    (0.75, 0.5)
    """
    if need == 0 or others[0] == 0:
        return (need == 0) / ((need == 0) + others.count(0))
    total = race(need - 1, others)
    for i, each in enumerate(others):
        total += race(need, tuple(sorted((*others[:i], each - 1, *others[i + 1 :]))))
    return total / (len(others) + 1)


def percent(chance: float) -> int:
    """Rounded, but never to a certainty that is none."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)
