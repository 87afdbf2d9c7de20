"""What each final hand is worth against what the others will likely show, and what to keep for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.dice_town.advice import worths
from saloon.games.dice_town.advice.gains import EVERYTHING, Considers, RoundGains, round_gains
from saloon.games.dice_town.advice.rivals import Showing, show
from saloon.games.dice_town.advice.rolling import NEVER, NUMBER, Costs, Table, costs_of, held
from saloon.games.dice_town.data import ACE, BRUTE, DICE, KING, PRICE, STRENGTH
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.actions import SETS
from saloon.games.dice_town.rules.cups import trusts_brute
from saloon.kit.dice import Dice, rest_of

HASTE: Final = 0.1
"""How often somebody is complete before they would be by keeping one die a throw."""


SOON: Final = 2
"""Throws after which an early end does not leave the others much to throw blindly."""


class DicePromise:
    """What every set of dice promises one seat at one moment of the cups."""

    __slots__ = ("costs", "gains", "held")

    def __init__(self, s: DiceTown, seat: Seat, considers: Considers) -> None:
        row = s.rows[seat]
        throws = (
            DICE - max([len(each) for at, each in enumerate(s.rows) if at != seat])
            if considers.others_dice
            else DICE - len(row)
        )
        self.costs = fees(s, seat)
        self.gains = round_gains(s, seat, considers)
        slow = final(s, seat, considers, self.gains, DICE)
        soon = (
            [final(s, seat, considers, self.gains, number + 1) for number in range(min(throws - 1, SOON))]
            if considers.early_end
            else []
        )
        self.held = held(row, soon + [slow] * (throws - len(soon)), self.costs, HASTE if considers.early_end else 0.0)

    def wins(self, s: DiceTown, seat: Seat, face: int, count: int) -> float:
        """The chance to win the house of a face with exactly some number of dice."""
        likes, kickers = self.gains.likes, s.options.kickers
        shows = [show(row, DICE - len(row), kickers, likes[at]) for at, row in enumerate(s.rows) if at != seat]
        return house(self.gains, shows, face).win[count]

    def keep(self, row: Dice, faces: Dice) -> float:
        """What keeping these dice of the throw promises, fees paid."""
        return self.held[NUMBER[tuple(sorted(row + faces))]] + self.costs[len(faces)]


@lru_cache(maxsize=16)
def dice_promise(s: DiceTown, seat: Seat, considers: Considers) -> DicePromise:
    return DicePromise(s, seat, considers)


def fees(s: DiceTown, seat: Seat) -> Costs:
    """What keeping 0 to 5 dice costs; a Brute may be cheaper than the dollars."""
    costs = list(costs_of([worths.money_gain(s, seat, -fee) for fee in range(min(s.money[seat], DICE) + 1)]))
    if trusts_brute(s, seat):
        brute = -worths.card(s, BRUTE)
        costs[1:] = [max(cost, brute) if fee else cost for cost, fee in zip(costs[1:], PRICE[1:], strict=True)]
    return costs


# -- final hands ------------------------------------------------------------------------------


def final(s: DiceTown, seat: Seat, considers: Considers, gains: RoundGains, chosen: int) -> Table:
    """What each full hand that the row can become is worth, by how many more dice the others choose."""
    shows = [
        show(
            row if considers.others_dice else (),
            min(chosen, DICE - len(row)) if considers.others_dice else DICE,
            s.options.kickers,
            gains.likes[at],
        )
        for at, row in enumerate(s.rows)
        if at != seat
    ]
    return judged(s.rows[seat], gains, shows, STRENGTH[s.options.kickers])


class HouseProspect(NamedTuple):
    """A house by the number of dice one shows."""

    face: int
    worth: list[float]
    missed: list[float]  # the chance not to gain there
    win: list[float]


def judged(row: Dice, gains: RoundGains, shows: Sequence[Showing], strong: dict[Dice, int]) -> Table:
    houses = [house(gains, shows, face) for face in gains.own]
    aces = sum([each.aces for each in shows]) / len(shows)
    lost = gains.envy * between(gains.claims, aces)
    table = [NEVER] * len(SETS)
    for number, hand, counts in full(row):
        win = outright(shows, strong[hand], gains.share)
        sum_ = win * gains.claims[counts[ACE]] - (1 - win) * lost
        empty = 1 - win
        for face, worth, missed, _ in houses:
            count = counts[face]
            sum_ += worth[count]
            empty *= missed[count]
        table[number] = sum_ + empty * max([each for each, count in zip(gains.solace, counts, strict=True) if count])
    return table


@cache
def full(row: Dice) -> tuple[tuple[int, Dice, tuple[int, ...]], ...]:
    """The full hands a row can become: number, dice, how often each face."""
    hands = [tuple(sorted(row + more)) for more in SETS if len(row) + len(more) == DICE]
    return tuple([(NUMBER[hand], hand, tuple([hand.count(face) for face in range(6)])) for hand in hands])


def between(steps: list[float], at: float) -> float:
    low = int(at)
    return steps[low] + (at - low) * (steps[min(low + 1, DICE)] - steps[low])


def outright(shows: Sequence[Showing], strength: int, share: float) -> float:
    """The chance to win the town hall with a hand of this strength."""
    below, upto = 1.0, 1.0
    for each in shows:
        below *= each.weaker[strength]
        upto *= each.weaker[strength] + each.level[strength]
    return below + (upto - below) * share


def house(gains: RoundGains, shows: Sequence[Showing], face: int) -> HouseProspect:
    upto = [1.0] * (DICE + 1)
    for each in shows:
        upto = [one * two for one, two in zip(upto, each.upto[face], strict=True)]
    most = [upto[0], *[upto[count] - upto[count - 1] for count in range(1, DICE + 1)]]
    win = [0.0, *[upto[count - 1] + most[count] * gains.share for count in range(1, DICE + 1)]]
    own, lost = gains.own[face], gains.lost[face]
    missed = [1 - each for each in win] if face in gains.real else [1.0] * (DICE + 1)
    if face == KING:
        return HouseProspect(face, badge(gains, win, upto[0]), missed, win)
    losses = [0.0] * (DICE + 2)
    for count in range(DICE, 0, -1):
        losses[count] = losses[count + 1] + most[count] * lost[count]
    tied = [0.0, *[most[count] * (1 - gains.share) * lost[count] for count in range(1, DICE + 1)]]
    worth = [win[count] * own[count] - losses[count + 1] - tied[count] for count in range(DICE + 1)]
    return HouseProspect(face, worth, missed, win)


def badge(gains: RoundGains, win: list[float], nobody: float) -> list[float]:
    """What it is worth to wear the badge once kings are counted, less what it is worth to the others."""
    wears = [win[0] + (nobody if gains.keeps else 0.0), *win[1:]]
    return [gains.badge * (each - gains.envy * (1 - each)) for each in wears]


# -- cards at the reveal ----------------------------------------------------------------------


@lru_cache(maxsize=16)
def lifted(s: DiceTown, seat: Seat) -> Table:
    """What every row promises that cards may still make of the dice just revealed."""
    row = rest_of(s.rows[seat], s.fresh[seat] or ())
    throws = 0 if s.last else DICE - max([len(each) for at, each in enumerate(s.rows) if at != seat])
    s = s.copy()
    s.rows = changed(s.rows, seat, row)
    gains = round_gains(s, seat, EVERYTHING)
    finals = [final(s, seat, EVERYTHING, gains, chosen) for chosen in range(throws + 1)]
    return held(row, finals, fees(s, seat), HASTE)


def standing(s: DiceTown, seat: Seat, row: Dice) -> float:
    """What a row promises once the cups are lifted."""
    return lifted(s, seat)[NUMBER[row]]
