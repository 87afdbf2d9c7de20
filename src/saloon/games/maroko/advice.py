"""What a bot should know about Maroko: the chance to win the round, worked out to the last throw."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from saloon.core.chance import rolls
from saloon.core.state import Action, Seat
from saloon.games.maroko.rules import KEEP, STRENGTH, THROWS, Keep, Maroko, MarokoOptions, is_great, keeps, number_of
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Reason, everywhere
from saloon.kit.contest import Contest, Promise, match_worth, percent, round_chances, turn_of
from saloon.kit.dice import Dice
from saloon.kit.playoff import Playoff, certain, chance_of, followed, here
from saloon.kit.rounds import NOBODY, STOP

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


PARTS: Final = {dice: keeps(dice, (), True) for dice in STRENGTH[False]}
HELD: Final = {(dice, left): keeps(dice, left, False) for left, lands in LANDS.items() for dice, _ in lands}
"""By sorted dice, and by those of them that were left lying: what may be left now."""
Spot = tuple[Dice, Dice]
"""Sorted dice, and those of them that were left lying where that matters."""


class Course:
    """How turns go: what they come to when they are played for the most, given what each strength is worth."""

    def __init__(self, third: bool, repick: bool) -> None:
        self.strengths = max(STRENGTH[third].values()) + 1
        self.strength = STRENGTH[third]
        self.repick = repick

    def spread(self, worths: tuple[float, ...], dice: Dice = (), throws: int = THROWS) -> list[float]:
        """How likely each strength is when all but these dice are thrown, with so many throws to come."""
        ends = {lying: worths[strength] for lying, strength in self.strength.items()}
        choices, likely, now = self.choices(ends, throws), [0.0] * len(worths), {dice: 1.0}
        for best in choices:
            then: dict[Dice, float] = {}
            for kept, chance in now.items():
                for lying, part in LANDS[kept]:
                    left = best.get((lying, () if self.repick else kept))
                    if left is None:
                        likely[self.strength[lying]] += chance * part
                    else:
                        then[left] = then.get(left, 0.0) + chance * part
            now = then
        return likely

    def choices(self, ends: dict[Dice, float], throws: int) -> list[dict[Spot, Dice]]:
        """For each throw what is left lying then, where it is better than to stop."""
        found: list[dict[Spot, Dice]] = [{}]
        after: dict[Spot, float] = {}
        for _ in range(throws - 1):
            thrown = {kept: sum([part * after.get((lying, () if self.repick else kept), ends[lying]) for lying, part in lands]) for kept, lands in LANDS.items()}
            best: dict[Spot, Dice] = {}
            after = {}
            for spot, parts in ({(dice, ()): parts for dice, parts in PARTS.items()} if self.repick else HELD).items():
                left = max(parts, key=thrown.__getitem__)
                if thrown[left] > ends[spot[0]]:
                    best[spot], after[spot] = left, thrown[left]
            found.append(best)
        return found[::-1]


@cache
def course(third: bool, repick: bool) -> Course:
    return Course(third, repick)


@cache
def contest(third: bool, repick: bool) -> Contest[Turn]:
    """The round under these rules, among many."""
    return Contest(max(STRENGTH[third].values()) + 1, lambda worths, target: Turn(third, repick, worths, target))


MOST: Final = 3000
"""So many turns are worked out when they are asked for; it takes about half a second."""


@cache
def match_of(seats: int, options: MarokoOptions) -> Playoff | None:
    """The match as far as it is followed; None where it is too large."""
    turns = course(options.ties == "third", options.repick)
    return followed(seats, options.rounds, options.ties == "share", turns.strengths, turns.spread, MOST)


def contest_of(view: Maroko) -> Contest[Turn]:
    return contest(view.options.ties == "third", view.options.repick)


def turn_now(view: Maroko) -> Turn:
    """The turn of the player to move."""
    match, options = match_of(len(view.wins), view.options), view.options
    if match is None:
        return turn_of(contest_of(view), view, len(view.waiting()))
    now = here(match, view)
    return Turn(options.ties == "third", options.repick, now.worths(), now.best)


def promise(view: Maroko, action: Action) -> Promise:
    """What an action of the player to move leads to."""
    mine = turn_now(view)
    if isinstance(action, Keep):
        return mine.kept(action.dice, THROWS - view.throws)
    return mine.ends[view.lying()]


def rate(view: Maroko, seat: Seat, action: Action) -> float:
    """The chance to win; what is sure already is not thrown for again."""
    return promise(view, action).win + (1e-9 if action == STOP else 0.0)


def worth(state: Maroko, seat: Seat) -> float:
    """The chance to win the match."""
    match = match_of(len(state.wins), state.options)
    if match is None:
        return match_worth(state, seat, chances)
    return chance_of(match, state, seat, coming(state, match))


def exactly(view: Maroko) -> list[float] | None:
    """The chance of each seat to win the match, where it is followed to its end."""
    match = match_of(len(view.wins), view.options)
    return certain(match, view, coming(view, match)) if match else None


def coming(state: Maroko, match: Playoff) -> list[float]:
    """How likely each strength is for whoever throws now."""
    if state.over() or state.starter == NOBODY or state.results[state.player]:
        return []
    turns, worths = course(state.options.ties == "third", state.options.repick), here(match, state).worths()
    dice, throws = state.lying(), THROWS - state.throws
    if 0 in state.dice:
        return turns.spread(worths, dice, throws)
    ends = {lying: worths[strength] for lying, strength in turns.strength.items()}
    left = turns.choices(ends, throws + 1)[0].get((dice, () if state.options.repick else state.left_lying()))
    if left is None:
        return [float(strength == turns.strength[dice]) for strength in range(turns.strengths)]
    return turns.spread(worths, left, throws)


def chances(state: Maroko) -> list[float]:
    """The chance of each seat to win this round, among many."""
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
    """The chance in words: to beat what leads, or to win."""
    mine = promise(view, action)
    best, leaders = view.lead()
    last = not view.waiting()
    if action == STOP:
        if last and mine.beat == 1:
            return Reason("why-won")
        other = max(promise(view, each).win for each in view.legal(seat) if each != STOP)
        return Reason("why-stop", {"chance": percent(mine.win), "other": percent(other), "goal": goal(view)})
    if last and best:
        dice = view.results[leaders[0]]
        hand: dict[str, str | int] = {"kind": "great" if is_great(dice) else "pair", "number": number_of(dice)}
        return Reason("why-beat", {"chance": percent(mine.beat), "level": percent(mine.level), **hand})
    return Reason("why-win", {"chance": percent(mine.win), "goal": goal(view)})


def goal(view: Maroko) -> str:
    """What the chances are about."""
    return "match" if view.options.rounds > 1 and match_of(len(view.wins), view.options) else "round"


def steady(view: Maroko, seat: Seat, action: Action) -> float:
    return float(action == sense(view, view.legal(seat)))


def content(view: Maroko, seat: Seat, action: Action) -> float:
    """Glad of anything alike, whatever the others have; otherwise from the highest die on."""
    dice = view.lying()
    if number_of(dice):
        return float(action == STOP)
    return len(action.dice) + sum(action.dice) / 100 if isinstance(action, Keep) and len(action.dice) < 2 else -1.0


ADVICE = Advice(rate, worth, reason, playout, steady, chances=exactly, weighs=everywhere)
LEVELS: Levels = {"beginner": Follow(rate=content), "master": Follow(), PLAIN: Follow(rate=steady)}
"""Two: between good sense and the exact chance there is too little room for a level that one would feel."""
