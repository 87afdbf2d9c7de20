"""What a bot should know about Oko: the chance to win the round, worked out to the last throw."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from random import Random
from typing import Final

from saloon.core.chance import DIE
from saloon.core.state import Action, Seat
from saloon.games.oko.rules import OKO, THROW, THROWS, Oko
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Reason, everywhere
from saloon.kit.contest import Contest, Promise, duel, last_round, match_worth, percent, round_chances, turn_of
from saloon.kit.rounds import STOP


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


CONTEST: Final = Contest(OKO + 1, Turn)


@cache
def duel_with(share: bool) -> Contest[Turn]:
    return duel(OKO + 1, Turn, share)


def contest_of(view: Oko) -> Contest[Turn]:
    """Two are followed through rounds played again, to the end."""
    return duel_with(view.options.ties == "share") if len(view.wins) == 2 else CONTEST


def promise(view: Oko, action: Action) -> Promise:
    """What an action of the player to move leads to."""
    mine = turn_of(contest_of(view), view, len(view.waiting()))
    total = sum(view.faces)
    return mine.ends[total] if action == STOP else mine.thrown(total, THROWS - len(view.faces))


def rate(view: Oko, seat: Seat, action: Action) -> float:
    """The chance to win the round; what is sure already is not thrown for again."""
    return promise(view, action).win + (1e-9 if action == STOP else 0.0)


def worth(state: Oko, seat: Seat) -> float:
    """The chance to win the match."""
    return match_worth(state, seat, chances)


def chances(state: Oko) -> list[float]:
    """The chance of each seat to win this round."""
    return round_chances(contest_of(state), state, lambda turn: now(state, turn))


def now(state: Oko, mine: Turn) -> Promise:
    """What the throws of the player promise, the die on the table or in the cup."""
    total, throws = sum(state.faces), THROWS - len(state.faces)
    return mine.thrown(total, throws) if state.in_cup else mine.having(total, throws)


def playout(state: Oko, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """As good sense has it."""
    return STOP if steady(state, seat, STOP) else THROW


def reason(view: Oko, seat: Seat, action: Action) -> Reason:
    """The chance in words: to beat what leads, or to win the round."""
    mine, best, total = promise(view, action), view.lead()[0], sum(view.faces)
    last = not view.waiting()
    if action == THROW and last and best and mine.win:
        return Reason("why-beat", {"chance": percent(mine.beat), "level": percent(mine.level), "points": best})
    if action == STOP and last and mine.win == 1:
        return Reason("why-won")
    if action == THROW and mine.win and total + max(DIE) <= OKO:
        return Reason("why-safe", {"chance": percent(mine.win)})
    other = promise(view, THROW if action == STOP else STOP)
    if not mine.win and not other.win:
        return Reason("why-lost")
    args = {"chance": percent(mine.win), "other": percent(other.win)}
    if action == STOP:
        return Reason("why-stop", args)
    return Reason("why-risk", {**args, "risk": percent(max(0, total + max(DIE) - OKO) / 6)})


# -- lesser heads -----------------------------------------------------------------------------


def careful(view: Oko, seat: Seat, action: Action) -> float:
    """Stop where one throw could be too much, whatever the others have."""
    return float((action == STOP) == (sum(view.faces) + max(DIE) > OKO))


def steady(view: Oko, seat: Seat, action: Action) -> float:
    """Stop from 16 on, but never below what leads; the last to throw stops when ahead."""
    total, best = sum(view.faces), view.lead()[0]
    return float((action == STOP) == (total > best and (total >= 16 or not view.waiting())))


ADVICE = Advice(rate, worth, reason, playout, chances=partial(last_round, chances=chances), weighs=everywhere)
LEVELS: Levels = {"beginner": Follow(rate=careful), "master": Follow(), PLAIN: Follow(rate=steady)}
"""Two: between good sense and the exact chance there is too little room for a level that one would feel."""
