"""What a bot should know about Maroko: the chance to win the round, worked out to the last throw."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from random import Random
from typing import Final

from saloon.core.chance import rolls
from saloon.core.state import Action, Seat
from saloon.games.maroko.rules import KEEP, STRENGTH, THROWS, Keep, Maroko, is_great, keeps, number_of
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Reason, everywhere
from saloon.kit.contest import Contest, Promise, duel, last_round, match_worth, percent, round_chances, turn_of
from saloon.kit.dice import Dice
from saloon.kit.rounds import STOP

LANDS: Final = {
    kept: tuple((tuple(sorted(kept + fallen)), weight / 6 ** (3 - len(kept))) for fallen, weight in rolls(3 - len(kept))) for kept in KEEP
}  # fmt: skip
"""By what stays: the sorted dice that the next throw makes, each with its chance."""


class Turn:
    """A turn played for the best chance to win, given what each strength is worth."""

    def __init__(self, third: bool, repick: bool, worths: tuple[float, ...], target: int) -> None:
        self.repick = repick
        ends = [Promise(worth, float(mine > target), float(mine == target)) for mine, worth in enumerate(worths)]
        self.ends = {dice: ends[mine] for dice, mine in STRENGTH[third].items()}
        self.found: dict[tuple[Dice, Dice, int], Promise] = {}
        self.thrown: dict[tuple[Dice, int], Promise] = {}

    def lying(self, dice: Dice, left: Dice, throws: int) -> Promise:
        """The best to be done with sorted dice, some left before, so many throws to come."""
        found = self.found.get((dice, left, throws))
        if found is None:
            found = self.ends[dice]
            for kept in keeps(dice, left, self.repick):
                other = self.kept(kept, throws)
                if other[0] > found[0]:
                    found = other
            self.found[dice, left, throws] = found
        return found

    def kept(self, dice: Dice, throws: int) -> Promise:
        """These dice stay, the rest is thrown, and so on for the best."""
        found = self.thrown.get((dice, throws))
        if found is None:
            left = () if self.repick else dice
            win = beat = level = 0.0
            for lying, chance in LANDS[dice]:
                each = self.lying(lying, left, throws - 1) if throws > 1 else self.ends[lying]
                win += chance * each[0]
                beat += chance * each[1]
                level += chance * each[2]
            found = self.thrown[dice, throws] = Promise(win, beat, level)
        return found

    def whole(self) -> Promise:
        return self.kept((), THROWS)


@cache
def contest(third: bool, repick: bool) -> Contest[Turn]:
    """The round under these rules."""
    return Contest(max(STRENGTH[third].values()) + 1, lambda worths, target: Turn(third, repick, worths, target))


@cache
def duel_with(ties: str, repick: bool) -> Contest[Turn]:
    third = ties == "third"
    return duel(max(STRENGTH[third].values()) + 1, lambda worths, target: Turn(third, repick, worths, target), ties == "share")


def contest_of(view: Maroko) -> Contest[Turn]:
    """Two are followed through rounds played again, to the end."""
    options = view.options
    return duel_with(options.ties, options.repick) if len(view.wins) == 2 else contest(options.ties == "third", options.repick)


def promise(view: Maroko, action: Action) -> Promise:
    """What an action of the player to move leads to."""
    mine = turn_of(contest_of(view), view, len(view.waiting()))
    if isinstance(action, Keep):
        return mine.kept(action.dice, THROWS - view.throws)
    return mine.ends[view.lying()]


def rate(view: Maroko, seat: Seat, action: Action) -> float:
    """The chance to win the round; what is sure already is not thrown for again."""
    return promise(view, action).win + (1e-9 if action == STOP else 0.0)


def worth(state: Maroko, seat: Seat) -> float:
    """The chance to win the match."""
    return match_worth(state, seat, chances)


def chances(state: Maroko) -> list[float]:
    """The chance of each seat to win this round."""
    return round_chances(contest_of(state), state, lambda turn: now(state, turn))


def now(state: Maroko, mine: Turn) -> Promise:
    """What the dice of the player promise, on the table or in the cup."""
    if 0 in state.dice:
        return mine.kept(state.lying(), THROWS - state.throws)
    left = () if state.options.repick else state.left_lying()
    return mine.lying(state.lying(), left, THROWS - state.throws)


def playout(state: Maroko, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """As good sense has it."""
    return sense(state, legal)


# -- lesser heads -----------------------------------------------------------------------------


def sense(state: Maroko, legal: Sequence[Action]) -> Action:
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
    if action == STOP:
        if last and mine.win == 1:
            return Reason("why-won")
        other = max(promise(view, each).win for each in view.legal(seat) if each != STOP)
        return Reason("why-stop", {"chance": percent(mine.win), "other": percent(other)})
    if last and best:
        dice = view.results[leaders[0]]
        hand: dict[str, str | int] = {"kind": "great" if is_great(dice) else "pair", "number": number_of(dice)}
        return Reason("why-beat", {"chance": percent(mine.beat), "level": percent(mine.level), **hand})
    return Reason("why-win", {"chance": percent(mine.win)})


def steady(view: Maroko, seat: Seat, action: Action) -> float:
    return float(action == sense(view, view.legal(seat)))


def content(view: Maroko, seat: Seat, action: Action) -> float:
    """Glad of anything alike, whatever the others have; otherwise from the highest die on."""
    dice = view.lying()
    if number_of(dice):
        return float(action == STOP)
    return len(action.dice) + sum(action.dice) / 100 if isinstance(action, Keep) and len(action.dice) < 2 else -1.0


ADVICE = Advice(rate, worth, reason, playout, chances=partial(last_round, chances=chances), weighs=everywhere)
LEVELS: Levels = {"beginner": Follow(rate=content), "master": Follow(), PLAIN: Follow(rate=steady)}
"""Two: between good sense and the exact chance there is too little room for a level that one would feel."""
