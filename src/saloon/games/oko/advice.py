"""What a bot should know about Oko: the chance to win the round, worked out to the last throw."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from saloon.core.chance import DIE
from saloon.core.state import Action, Seat
from saloon.games.oko.rules import OKO, THROW, THROWS, Oko, OkoOptions
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Reason, everywhere
from saloon.kit.contest import Contest, Promise, match_worth, percent, round_chances, turn_of
from saloon.kit.playoff import Playoff, certain, chance_of, followed, here
from saloon.kit.rounds import NOBODY, STOP


class Turn:
    """A turn played for the best chance to win, given what each sum is worth; over 21 counts as 0."""

    def __init__(self, worths: tuple[float, ...], target: int) -> None:
        ends = [Promise(worth, float(mine > target), float(mine == target)) for mine, worth in enumerate(worths)]
        self.ends = ends + [ends[0]] * max(DIE)  # by the sum, also one over 21
        self.found: dict[tuple[int, int], Promise] = {}

    def having(self, total: int, throws: int) -> Promise:
        """The best to be done with a sum and so many throws to come."""
        if total >= OKO or not throws:
            return self.ends[total]
        other = self.thrown(total, throws)
        return other if other[0] > self.ends[total][0] else self.ends[total]

    def thrown(self, total: int, throws: int) -> Promise:
        """The die is thrown, and so on for the best."""
        found = self.found.get((total, throws))
        if found is None:
            win = beat = level = 0.0
            for face in DIE:
                each = self.having(total + face, throws - 1)
                win += each[0]
                beat += each[1]
                level += each[2]
            found = self.found[total, throws] = Promise(win / 6, beat / 6, level / 6)
        return found

    def whole(self) -> Promise:
        return self.thrown(0, THROWS)


def spread(worths: tuple[float, ...], total: int = 0, throws: int = THROWS) -> list[float]:
    """How likely each sum is when the die is thrown, so many throws are to come and all is played for the most; over 21 counts as 0."""
    ends = [*worths, *[worths[0]] * max(DIE)]
    levels = [ends]
    for _ in range(throws - 1):
        below = levels[-1]
        levels.append([max(ends[mine], sum(below[mine + 1 : mine + 7]) / 6) for mine in range(OKO)] + ends[OKO:])
    likely, now = [0.0] * len(ends), {total: 1.0}
    for level in reversed(levels):
        then: dict[int, float] = {}
        for mine, chance in now.items():
            for fallen in range(mine + 1, mine + 7):
                if level[fallen] > ends[fallen]:
                    then[fallen] = then.get(fallen, 0.0) + chance / 6
                else:
                    likely[fallen] += chance / 6
        now = then
    return [likely[0] + sum(likely[OKO + 1 :]), *likely[1 : OKO + 1]]


CONTEST: Final = Contest(OKO + 1, Turn)
MOST: Final = 6000
"""So many turns are worked out when they are asked for; it takes about half a second."""


@cache
def match_of(seats: int, options: OkoOptions) -> Playoff | None:
    """The match as far as it is followed; None where it is too large."""
    return followed(seats, options.rounds, options.ties == "share", OKO + 1, spread, MOST)


def turn_now(view: Oko) -> Turn:
    """The turn of the player to move."""
    match = match_of(len(view.wins), view.options)
    if match is None:
        return turn_of(CONTEST, view, len(view.waiting()))
    now = here(match, view)
    return Turn(now.worths(), now.best)


def promise(view: Oko, action: Action) -> Promise:
    """What an action of the player to move leads to."""
    mine, total = turn_now(view), sum(view.faces)
    return mine.ends[total] if action == STOP else mine.thrown(total, THROWS - len(view.faces))


def rate(view: Oko, seat: Seat, action: Action) -> float:
    """The chance to win; what is sure already is not thrown for again."""
    return promise(view, action).win + (1e-9 if action == STOP else 0.0)


def worth(state: Oko, seat: Seat) -> float:
    """The chance to win the match."""
    match = match_of(len(state.wins), state.options)
    if match is None:
        return match_worth(state, seat, chances)
    return chance_of(match, state, seat, coming(state, match))


def exactly(view: Oko) -> list[float] | None:
    """The chance of each seat to win the match, where it is followed to its end."""
    match = match_of(len(view.wins), view.options)
    return certain(match, view, coming(view, match)) if match else None


def coming(state: Oko, match: Playoff) -> list[float]:
    """How likely each sum is for whoever throws now."""
    if state.over() or state.starter == NOBODY or state.results[state.player]:
        return []
    worths, total, throws = here(match, state).worths(), sum(state.faces), THROWS - len(state.faces)
    mine = Turn(worths, 0)
    if not state.in_cup and mine.having(total, throws) is mine.ends[total]:
        return [float(points == total) for points in range(OKO + 1)]
    return spread(worths, total, throws)


def chances(state: Oko) -> list[float]:
    """The chance of each seat to win this round, among many."""
    return round_chances(CONTEST, state, lambda turn: now(state, turn))


def now(state: Oko, mine: Turn) -> Promise:
    """What the throws of the player promise, the die on the table or in the cup."""
    total, throws = sum(state.faces), THROWS - len(state.faces)
    return mine.thrown(total, throws) if state.in_cup else mine.having(total, throws)


def playout(state: Oko, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """As good sense has it."""
    return STOP if steady(state, seat, STOP) else THROW


def reason(view: Oko, seat: Seat, action: Action) -> Reason:
    """The chance in words: to beat what leads, or to win."""
    mine, other = promise(view, action), promise(view, THROW if action == STOP else STOP)
    best, total, last = view.lead()[0], sum(view.faces), not view.waiting()
    if best and not mine.beat + mine.level + other.beat + other.level:
        return Reason("why-lost")
    if action == THROW and last and best:
        return Reason("why-beat", {"chance": percent(mine.beat), "level": percent(mine.level), "points": best})
    if action == STOP and last and mine.beat == 1:
        return Reason("why-won")
    args: dict[str, str | int] = {"chance": percent(mine.win), "goal": goal(view)}
    if action == THROW and total + max(DIE) <= OKO:
        return Reason("why-safe", args)
    args["other"] = percent(other.win)
    if action == STOP:
        return Reason("why-stop", args)
    return Reason("why-risk", {**args, "risk": percent(max(0, total + max(DIE) - OKO) / 6)})


def goal(view: Oko) -> str:
    """What the chances are about."""
    return "match" if view.options.rounds > 1 and match_of(len(view.wins), view.options) else "round"


# -- lesser heads -----------------------------------------------------------------------------


def careful(view: Oko, seat: Seat, action: Action) -> float:
    """Stop where one throw could be too much, whatever the others have."""
    return float((action == STOP) == (sum(view.faces) + max(DIE) > OKO))


def steady(view: Oko, seat: Seat, action: Action) -> float:
    """Stop from 16 on, but never below what leads; the last to throw stops when ahead."""
    total, best = sum(view.faces), view.lead()[0]
    return float((action == STOP) == (total > best and (total >= 16 or not view.waiting())))


ADVICE = Advice(rate, worth, reason, playout, steady, chances=exactly, weighs=everywhere)
LEVELS: Levels = {"beginner": Follow(rate=careful), "master": Follow(), PLAIN: Follow(rate=steady)}
"""Two: between good sense and the exact chance there is too little room for a level that one would feel."""
