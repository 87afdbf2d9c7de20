"""What a bot should know about Maroko: the chance to win the round, worked out to the last throw.

Whoever throws later plays just as well and knows what there is to beat. Only a play-off
and a round played again are not looked into: they count as even.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from saloon.core.chance import rolls
from saloon.core.game import Advice, Reason
from saloon.core.state import Action, Seat
from saloon.games.maroko.rules import KEEP, NOBODY, STOP, STRENGTH, THROWS, Keep, Maroko, choices, is_great, number_of
from saloon.kit.dice import Dice

# -- one turn ---------------------------------------------------------------------------------


class Promise(NamedTuple):
    """Chances: to win the round, to come out above the target, to come out level with it."""

    win: float
    beat: float
    level: float


class Rules(NamedTuple):
    """What of the options matters for a turn."""

    third: bool
    repick: bool


class Turn:
    """A turn played for the best chance to win, given what each strength is worth."""

    def __init__(self, rules: Rules, worths: tuple[float, ...], target: int) -> None:
        self.rules = rules
        self.worths = worths
        self.target = target
        self.found: dict[tuple[Dice, Dice, int], Promise] = {}
        self.thrown: dict[tuple[Dice, int], Promise] = {}

    def lying(self, dice: Dice, left: Dice, throws: int) -> Promise:
        """The best to be done with sorted dice, some left before, so many throws to come."""
        key = dice, () if self.rules.repick else left, throws
        found = self.found.get(key)
        if found is None:
            found = self.stopped(dice)
            for action in choices(dice, left, self.rules.repick) if throws else ():
                if isinstance(action, Keep):
                    found = max(found, self.kept(action.dice, throws))
            self.found[key] = found
        return found

    def kept(self, dice: Dice, throws: int) -> Promise:
        """These dice stay, the rest is thrown, and so on for the best."""
        found = self.thrown.get((dice, throws))
        if found is None:
            win = beat = level = 0.0
            for fallen, weight in rolls(3 - len(dice)):
                each = self.lying(tuple(sorted(dice + fallen)), dice, throws - 1)
                win, beat, level = win + weight * each[0], beat + weight * each[1], level + weight * each[2]
            ways = 6 ** (3 - len(dice))
            found = self.thrown[dice, throws] = Promise(win / ways, beat / ways, level / ways)
        return found

    def stopped(self, dice: Dice) -> Promise:
        mine = STRENGTH[self.rules.third][dice]
        return Promise(self.worths[mine], float(mine > self.target), float(mine == self.target))

    def whole(self) -> Promise:
        """From before the first throw."""
        return self.kept((), THROWS)


# -- the round --------------------------------------------------------------------------------


@cache
def turn(rules: Rules, target: int, tied: int, later: int) -> Turn:
    """A turn against a target that so many hold, with so many to throw later."""
    return Turn(rules, (*(0.0,) * target, leading(rules, target, tied + 1, later), *above(rules, target, later)), target)


@cache
def opening(rules: Rules, players: int, later: int) -> Turn:
    """A turn when nobody has anything yet; with nothing for anybody the round is played again."""
    nothing = 1 / players
    for i in range(later):
        nothing *= opening(rules, players, i).whole().level
    return Turn(rules, (nothing, *above(rules, 0, later)), 0)


def above(rules: Rules, target: int, later: int) -> tuple[float, ...]:
    """What every strength above the target is worth."""
    return tuple([leading(rules, mine, 1, later) for mine in range(target + 1, 43 if rules.third else 13)])


@cache
def leading(rules: Rules, best: int, tied: int, later: int) -> float:
    """The chance of each who leads to win the round, with so many still to throw."""
    if not later:
        return 1 / tied
    other = turn(rules, best, tied, later - 1).whole()
    below = max(0.0, 1 - other.beat - other.level)
    return below * leading(rules, best, tied, later - 1) + other.level * leading(rules, best, tied + 1, later - 1)


def rules_of(view: Maroko) -> Rules:
    return Rules(view.options.ties == "third", view.options.repick)


def turn_of(view: Maroko, later: int) -> Turn:
    """The turn of whoever throws now, with so many to throw later."""
    best, leaders = view.lead()
    if best:
        return turn(rules_of(view), best, len(leaders), later)
    return opening(rules_of(view), len(view.players), later)


def promise(view: Maroko, action: Action) -> Promise:
    """What an action of the player to move leads to."""
    mine = turn_of(view, len(view.waiting()))
    if isinstance(action, Keep):
        return mine.kept(action.dice, THROWS - view.throws)
    return mine.stopped(view.lying())


def rate(view: Maroko, seat: Seat, action: Action) -> float:
    """The chance to win the round; what is sure already is not thrown for again."""
    return promise(view, action).win + (1e-9 if action == STOP else 0.0)


# -- the match --------------------------------------------------------------------------------


def worth(state: Maroko, seat: Seat) -> float:
    """The chance to win the match: this round as it stands, every later one even."""
    rounds = state.options.rounds
    if state.over():
        best = max(state.wins)
        return (state.wins[seat] == best) / state.wins.count(best)
    total = 0.0
    for winner, chance in enumerate(round_chances(state)):
        needs = [rounds - won - (each == winner) for each, won in enumerate(state.wins)]
        total += chance * race(needs[seat], tuple(sorted(needs[:seat] + needs[seat + 1 :]))) if chance else 0.0
    return min(1.0, total)


def round_chances(state: Maroko) -> list[float]:
    """The chance of each seat to win this round."""
    chances = [0.0] * len(state.wins)
    if state.starter == NOBODY:
        return [1 / len(chances)] * len(chances)
    best, leaders = state.lead()
    open_ = [seat for seat in state.players if not state.results[seat]]
    if not open_:
        for seat in leaders or state.players:
            chances[seat] = 1 / len(leaders or state.players)
        return chances
    mine = turn_of(state, len(open_) - 1)
    acting = state.player if state.player in open_ else open_[0]
    chances[acting] = now(state, mine).win if acting == state.player else mine.whole().win
    for seat in leaders:
        chances[seat] = leading(rules_of(state), best, len(leaders), len(open_))
    rest = max(0.0, 1 - sum(chances))
    for seat in (others := [seat for seat in state.players if seat != acting and seat not in leaders]):
        chances[seat] = rest / len(others)
    total = sum(chances)
    return [chance / total for chance in chances]


def now(state: Maroko, mine: Turn) -> Promise:
    """What the dice of the player promise, on the table or in the cup."""
    if 0 in state.dice:
        return mine.kept(state.lying(), THROWS - state.throws)
    return mine.lying(state.lying(), state.left_lying(), THROWS - state.throws)


@cache
def race(need: int, others: tuple[int, ...]) -> float:
    """The chance to be the first to win the rounds one needs, each round being even."""
    if need == 0 or others[0] == 0:
        return (need == 0) / ((need == 0) + others.count(0))
    total = race(need - 1, others)
    for i, each in enumerate(others):
        total += race(need, tuple(sorted((*others[:i], each - 1, *others[i + 1 :]))))
    return total / (len(others) + 1)


# -- hints ------------------------------------------------------------------------------------


def playout(state: Maroko, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """Go on from what is alike, else from the highest die; the last to throw stops when ahead."""
    dice = state.lying()
    ahead = state.strength(dice) > state.lead()[0] and not state.waiting()
    if is_great(dice) or ahead:
        return STOP
    number = number_of(dice)
    wanted = KEEP[(number, number) if number else dice[2:]]
    return wanted if wanted in legal else KEEP[()]


def reason(view: Maroko, seat: Seat, action: Action) -> Reason:
    """The chance in words: to beat what leads, or to win the round."""
    mine = promise(view, action)
    best, leaders = view.lead()
    last = not view.waiting()
    chance = percent(mine.win)
    if action == STOP:
        other = max(promise(view, each).win for each in view.legal(seat) if each != STOP)
        if last and mine.win == 1:
            return Reason("why-won")
        return Reason("why-stop", {"chance": chance, "other": percent(other)})
    if last and best:
        dice = view.results[leaders[0]]
        kind = "great" if is_great(dice) else "pair"
        return Reason("why-beat", {"chance": percent(mine.beat), "level": percent(mine.level), "kind": kind, "number": number_of(dice)})
    return Reason("why-win", {"chance": chance})


def percent(chance: float) -> int:
    """Rounded, but never to a certainty that is none."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


ADVICE = Advice(rate, worth, reason, playout, exact=True)
