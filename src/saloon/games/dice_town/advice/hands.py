"""What a final hand is worth now: each house by the chance to win it, the town hall, the doctor.

A hand is judged against what the others will likely show; what they win instead is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.dice_town.advice import stakes
from saloon.games.dice_town.advice.rivals import Show, show
from saloon.games.dice_town.advice.rolling import FEWER, FULL, NEVER, NUMBER, Costs, Table, costs_of, held
from saloon.games.dice_town.data import ACE, BRUTE, DICE, FACE_OF, JACK, KING, QUEEN, STRENGTH, TEN
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.cups import trusts_brute
from saloon.games.dice_town.rules.table import PRICE
from saloon.kit.dice import Dice

COUNTS: Final = tuple(tuple(hand.count(face) for face in range(6)) for hand in FULL)
SHARED: Final = 0.4
"""How often somebody who is not the Sheriff gets a house among several others who are tied."""


class Eye(NamedTuple):
    """What a player of a level looks at."""

    rivals: bool = True  # at the dice the others have kept
    denies: bool = True  # at what the others gain if one does not
    races: bool = True  # at how many throws are left, and what the others lose by an early end
    trades: bool = True  # at what a decision of the Sheriff is worth to whom


KEEN: Final = Eye()
HASTE: Final = 0.1
"""How often somebody is complete before they would be by keeping one die a throw."""


class Plan:
    """What every set of dice promises one seat at one moment of the cups."""

    __slots__ = ("costs", "finals", "held")

    def __init__(self, s: DiceTown, seat: Seat, eye: Eye) -> None:
        row = s.rows[seat]
        rivals = [each for at, each in enumerate(s.rows) if at != seat and len(each) < DICE]
        most = max([len(each) for each in rivals], default=DICE) if eye.rivals else len(row)
        throws = max(1, DICE - most)
        self.costs = fees(s, seat)
        if eye.races:
            self.finals = [finals(s, seat, eye, number + 1) for number in range(throws)]
        else:
            self.finals = [finals(s, seat, eye, DICE)] * throws
        self.held = held(row, self.finals, self.costs, HASTE if eye.races else 0.0)

    def keep(self, row: Dice, faces: Dice) -> float:
        """What keeping these dice of the throw promises, fees paid."""
        return self.held[NUMBER[tuple(sorted(row + faces))]] + self.costs[len(faces)]


@lru_cache(maxsize=16)
def plan(s: DiceTown, seat: Seat, eye: Eye) -> Plan:
    return Plan(s, seat, eye)


def fees(s: DiceTown, seat: Seat) -> Costs:
    """What keeping 0 to 5 dice costs; a Brute may be cheaper than the dollars."""
    costs = list(costs_of([stakes.riches(s, seat, -fee) for fee in range(min(s.money[seat], DICE) + 1)]))
    if trusts_brute(s, seat):
        brute = -stakes.card(s, BRUTE)
        costs[1:] = [max(cost, brute) if fee else cost for cost, fee in zip(costs[1:], PRICE[1:], strict=True)]
    return costs


def finals(s: DiceTown, seat: Seat, eye: Eye, chosen: int) -> Table:
    """What each full hand is worth if the others choose so many more dice."""
    shows = [
        show(s.rows[each] if eye.rivals else (), min(chosen, DICE - len(s.rows[each])) if eye.rivals else DICE, s.options.kickers)
        for each in range(s.seats())
        if each != seat
    ]  # fmt: skip
    return [NEVER] * FEWER + town(s, seat, eye, shows)


def town(s: DiceTown, seat: Seat, eye: Eye, shows: Sequence[Show]) -> list[float]:
    """What each full hand is worth in the whole street."""
    envy = 1 / len(shows) if eye.denies else 0.0
    mine = seat == s.sheriff
    share = 1.0 if mine else 0.0 if s.seats() == 2 else SHARED
    houses = {house: chances(shows, face, share) for house, face in FACE_OF.items()}
    worths = [(FACE_OF[house], house_worth(s, seat, house, odds, envy)) for house, odds in houses.items()]
    hall = hall_worth(s, seat, shows, share, envy)
    missed = [(FACE_OF[house], [1 - odds.win[count] for count in range(DICE + 1)]) for house, odds in houses.items() if real(s, seat, house)]
    solace = consolations(s, seat)
    sums = []
    strong = STRENGTH[s.options.kickers]
    for hand, counts in zip(FULL, COUNTS, strict=True):
        gain, win = hall[strong[hand]]
        empty = 1 - win
        for face, chance in missed:
            empty *= chance[counts[face]]
        sum_ = gain[counts[ACE]] + empty * max([each for face, each in enumerate(solace) if counts[face]])
        for face, worth in worths:
            sum_ += worth[counts[face]]
        sums.append(sum_)
    return sums


class Odds(NamedTuple):
    """Of a house, by the number of dice one shows."""

    win: list[float]
    lose: list[list[float]]  # the chance that somebody else wins it with 0 to 5


def chances(shows: Sequence[Show], face: int, share: float) -> Odds:
    upto = [1.0] * (DICE + 1)
    for each in shows:
        upto = [one * two for one, two in zip(upto, each.upto[face], strict=True)]
    most = [upto[0], *[upto[count] - upto[count - 1] for count in range(1, DICE + 1)]]
    win = [0.0, *[upto[count - 1] + most[count] * share for count in range(1, DICE + 1)]]
    lose = [
        [0.0 if other < count or not other else most[other] * (1 - share if other == count else 1.0) for other in range(DICE + 1)]
        for count in range(DICE + 1)
    ]
    return Odds(win, lose)


def house_worth(s: DiceTown, seat: Seat, house: str, odds: Odds, envy: float) -> list[float]:
    """By the number of dice one shows: what one wins there, less what others do."""
    if house == "sheriff":
        return badge_worth(s, seat, odds, envy)
    own = [0.0, *[gain(s, seat, house, count, envy) for count in range(1, DICE + 1)]]
    others = [0.0, *[loss(s, seat, house, count, envy) for count in range(1, DICE + 1)]] if envy else [0.0] * (DICE + 1)
    return [
        odds.win[count] * own[count] - sum([chance * other for chance, other in zip(odds.lose[count], others, strict=True)])
        for count in range(DICE + 1)
    ]


def gain(s: DiceTown, seat: Seat, house: str, count: int, envy: float) -> float:
    won = stakes.win(s, house, seat, count)
    return won * (1 + envy) if house == "saloon" else won


def loss(s: DiceTown, seat: Seat, house: str, count: int, envy: float) -> float:
    """What it means that somebody else wins a house; in the saloon one may be the victim."""
    if house == "saloon":
        return (1 + envy) * envy * stakes.loot(s, seat, count)
    rival = next(each for each in range(s.seats()) if each != seat)
    return envy * stakes.win(s, house, rival, count)


def badge_worth(s: DiceTown, seat: Seat, odds: Odds, envy: float) -> list[float]:
    """Wearing the badge after the kings are counted, less the others' wearing it; without kings it stays."""
    worth = stakes.badge(s)
    mine = seat == s.sheriff
    sums = []
    for count in range(DICE + 1):
        win, lose = odds.win[count], sum(odds.lose[count])
        stays = 1 - win - lose
        wears = win + (stays if mine else 0.0)
        sums.append(worth * (wears - envy * (1 - wears)))
    return sums


def hall_worth(s: DiceTown, seat: Seat, shows: Sequence[Show], share: float, envy: float) -> list[tuple[list[float], float]]:
    """By strength: what the hall brings with 0 to 5 aces, and the chance to win it."""
    aces = sum([each.aces for each in shows]) / len(shows)
    low, high = stakes.claims(s, int(aces)), stakes.claims(s, int(aces) + 1)
    other = envy * (low + (aces - int(aces)) * (high - low))
    own = [stakes.claims(s, count) for count in range(DICE + 1)]
    found = []
    for strength in range(len(shows[0].level)):
        below, upto = 1.0, 1.0
        for each in shows:
            below *= each.weaker[strength]
            upto *= each.weaker[strength] + each.level[strength]
        win = below + (upto - below) * share
        found.append(([win * each - (1 - win) * other for each in own], win))
    return found


def real(s: DiceTown, seat: Seat, house: str) -> bool:
    """Whether winning there would be a gain at all."""
    if house == "bank":
        return s.bank > 0
    if house == "sheriff":
        return seat != s.sheriff
    return house != "saloon" or any(held for each, held in enumerate(s.cards[: s.seats()]) if each != seat)


def consolations(s: DiceTown, seat: Seat) -> list[float]:
    """What the doctor gives for each face."""
    others = [each for each in range(s.seats()) if each != seat]
    worths = {
        TEN: 0.2,
        JACK: stakes.bought(s, 1),
        QUEEN: stakes.bought(s, 1),
        KING: sum([min(2, s.money[each]) for each in others]) * 0.5 * (1 + 1 / len(others)),
        ACE: sum([min(1, s.nuggets[each]) for each in others]) * (1 + 1 / len(others)),
    }
    return [worths.get(face, 0.2) for face in range(6)]


def standing(s: DiceTown, seat: Seat, row: Dice) -> float:
    """What a row promises before the next throw, or at the end of the cups: for cards at the reveal."""
    rows = changed(s.rows, seat, row)
    s = s.copy()
    s.rows = rows
    if len(row) == DICE or s.last:
        return finals(s, seat, KEEN, 1 if not s.last else 0)[NUMBER[row]]
    return held(row, [finals(s, seat, KEEN, number) for number in (1, 2)], fees(s, seat), HASTE)[NUMBER[row]]
