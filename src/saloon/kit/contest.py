"""Best play in a contest in rounds (kit/rounds.py): what a result is worth against all who come later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Generic, NamedTuple, Protocol, TypeVar

from saloon.core.state import Seat
from saloon.kit.rounds import NOBODY, Rounds

# -- best play --------------------------------------------------------------------------------


class Promise(NamedTuple):
    """Chances: to win the round, to come out above the target, to come out level with it."""

    win: float
    beat: float
    level: float


class Turn(Protocol):
    """A turn played for the best chance to win, given what each strength is worth."""

    def whole(self) -> Promise:
        """From before the first throw."""


T = TypeVar("T", bound=Turn)
R = TypeVar("R", bound=Rounds)


class Contest(Generic[T]):
    """What a result is worth when everybody who comes later knows it and plays as well as can be.

    For matches too large to be followed to the end (kit/playoff.py): a round of tied players and a round played again count as even.
    """

    def __init__(self, strengths: int, play: Callable[[tuple[float, ...], int], T]) -> None:
        self.strengths = strengths
        self.play = play  # (what each strength is worth, the target) -> the turn
        self.turns: dict[tuple[int, int, int], T] = {}
        self.openings: dict[tuple[int, int], T] = {}
        self.leads: dict[tuple[int, int, int], float] = {}

    def turn(self, target: int, tied: int, later: int) -> T:
        """A turn against a target that so many hold, with so many to come later."""
        key = target, tied, later
        if key not in self.turns:
            worths = (*(0.0,) * target, self.leading(target, tied + 1, later), *self.above(target, later))
            self.turns[key] = self.play(worths, target)
        return self.turns[key]

    def opening(self, players: int, later: int) -> T:
        """A turn when nobody has anything yet."""
        key = players, later
        if key not in self.openings:
            nothing = 1 / players
            for i in range(later):
                nothing *= self.opening(players, i).whole().level
            self.openings[key] = self.play((nothing, *self.above(0, later)), 0)
        return self.openings[key]

    def above(self, target: int, later: int) -> list[float]:
        """What every strength above the target is worth."""
        return [self.leading(mine, 1, later) for mine in range(target + 1, self.strengths)]

    def leading(self, best: int, tied: int, later: int) -> float:
        """The chance of each who leads to win the round, with so many still to come."""
        if not later:
            return 1 / tied
        key = best, tied, later
        if key not in self.leads:
            other = self.turn(best, tied, later - 1).whole()
            below = max(0.0, 1 - other.beat - other.level)
            alone, joined = self.leading(best, tied, later - 1), self.leading(best, tied + 1, later - 1)
            self.leads[key] = below * alone + other.level * joined
        return self.leads[key]

    def next_turn(self, players: int, best: int, tied: int, later: int) -> T:
        """The turn of whoever plays now."""
        return self.turn(best, tied, later) if best else self.opening(players, later)


def turn_of(contest: Contest[T], state: Rounds, later: int) -> T:
    """The turn of whoever throws now, with so many to throw later."""
    best, leaders = state.lead()
    return contest.next_turn(len(state.players), best, len(leaders), later)


def round_chances(contest: Contest[T], state: Rounds, now: Callable[[T], Promise]) -> list[float]:
    """The chance of each seat to win this round; `now` says what lies before the player promises of a turn."""
    seats, waiting = len(state.wins), state.waiting()
    if state.starter == NOBODY:
        return [1 / seats] * seats
    if not state.results[state.player]:
        return shared_out(contest, state, state.player, now(turn_of(contest, state, len(waiting))), waiting)
    if waiting:
        acting, *later = waiting
        return shared_out(contest, state, acting, turn_of(contest, state, len(later)).whole(), later)
    _, leaders = state.lead()
    in_it = leaders or state.players
    return [(seat in in_it) / len(in_it) for seat in range(seats)]


def shared_out(contest: Contest[T], state: Rounds, acting: Seat, promise: Promise, waiting: Sequence[Seat]) -> list[float]:
    """The acting seat has what it promises, the leaders what holds against all to come, the others the rest."""
    chances = [0.0] * len(state.wins)
    best, leaders = state.lead()
    for seat in leaders:
        chances[seat] = contest.leading(best, len(leaders), len(waiting) + 1)
    chances[acting] = promise.win
    rest = [seat for seat in state.players if seat != acting and seat not in leaders and (seat in waiting or not best)]
    for seat in rest:
        chances[seat] = max(0.0, 1 - promise.win - sum(chances[each] for each in leaders)) / len(rest)
    total = sum(chances)
    return [chance / total for chance in chances]


# -- the match --------------------------------------------------------------------------------


def match_worth(state: R, seat: Seat, chances: Callable[[R], Sequence[float]]) -> float:
    """The chance to win the match, given the chances to win a round; a match that is over is shared by its winners."""
    if state.over():
        best = max(state.wins)
        return (state.wins[seat] == best) / state.wins.count(best)
    return match_chance(seat, state.wins, state.options.rounds, chances(state))


def match_chance(seat: Seat, wins: Sequence[int], rounds: int, chances: Sequence[float]) -> float:
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
