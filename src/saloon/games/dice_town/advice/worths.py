"""What things are worth in Dice Town, in points at the end of the game.

Every price follows from what lies on the table: dollars, nuggets, cards, the badge, a win in each
house, and how much longer the game will last.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp
from typing import Final

from saloon.core.state import Seat
from saloon.games.dice_town import data as d
from saloon.games.dice_town.rules import DiceTown as Table
from saloon.games.dice_town.rules.cards import contents
from saloon.games.dice_town.rules.ending import points
from saloon.games.dice_town.rules.minds import DECK, DISCARDS, PILE

DUG: Final = 1.2
"""Nuggets that a round takes out of the mine, on average."""
GRANTED: Final = 1.8
"""Claims that a round takes from the town hall, on average."""
USE: Final = {
    d.CREDIT: 2.0,
    d.GIRLS: 2.0,
    d.BRUTE: 1.2,
    d.CHEATER: 1.6,
    d.CORRUPTION: 2.6,
    d.DYNAMITE: 2.0,
    d.MARSHAL: 2.0,
    d.SPLIT: 1.6,
    d.WANTED: 1.6,
    d.ELIXIR: 1.8,
}
"""What a card brings if one waits for its moment."""
USED_WITHIN: Final = 3.0
"""Rounds that its moment may take to come."""
STAYS: Final = 0.4
"""How likely the badge stays where it is for another round, beyond an even chance."""
SETTLES: Final = 0.8
"""What deciding the ties of a round is worth."""
NEED: Final = 0.7
"""What it is worth to have any money at all, besides what it counts at the end."""


# -- time, money, rank ------------------------------------------------------------------------


def rounds_left(s: Table) -> float:
    """About how many rounds will follow this one."""
    return max(0.0, min(s.mine / DUG, (len(s.column) + s.deck()) / GRANTED) - 1)


def purse(s: Table, dollars: int) -> float:
    """What an amount of dollars is worth: half a point each, the first ones more while there is something to pay."""
    return dollars / d.DOLLARS_A_POINT + NEED * min(1.0, rounds_left(s) / 2) * (1 - 0.7**dollars)


def money_gain(s: Table, seat: Seat, more: int) -> float:
    """What getting (or losing) some dollars is worth to a seat."""
    money = s.money[seat]
    return purse(s, max(0, money + more)) - purse(s, money)


def spite(s: Table, seat: Seat) -> list[float]:
    """What each rival's loss is worth to a seat: the leader's most; all together as much as one's own gain."""
    if s.seats() == 2:
        return [0.0 if each == seat else 1.0 for each in range(2)]
    marks = [points(s, each) for each in range(s.seats())]
    shares = [0.0 if each == seat else exp((mark - max(marks)) / 8) for each, mark in enumerate(marks)]
    return [each / sum(shares) for each in shares]


# -- cards ------------------------------------------------------------------------------------


def card(s: Table, card: d.Card) -> float:
    """What holding a card is worth."""
    if card in USE:
        return USE[card] * min(1.0, rounds_left(s) / USED_WITHIN)
    if card == d.JOE:
        return 1.5 * d.JOE_TAKES / d.DOLLARS_A_POINT
    return float(d.POINTS[card])


def mean(s: Table, cards: Mapping[d.Card, int]) -> float:
    """The mean worth of one card drawn by these weights."""
    total = sum(cards.values())
    return sum([card(s, each) * weight for each, weight in cards.items()]) / total if total else 0.0


def best_of(s: Table, cards: Mapping[d.Card, int], draws: int) -> float:
    """The mean worth of the best among some cards drawn by these weights."""
    total = sum(cards.values())
    below, sum_ = 0, 0.0
    for value, weight in sorted([(card(s, each), weight) for each, weight in cards.items()]):
        upto = below + weight
        sum_ += value * ((upto / total) ** draws - (below / total) ** draws)
        below = upto
    return sum_


@lru_cache(maxsize=64)
def goods(s: Table) -> Mapping[d.Card, int]:
    """The cards that may come from the store."""
    return contents(s, PILE) or contents(s, DISCARDS)


def store_visit(s: Table, draws: int) -> float:
    """What a visit to the store is worth, by the number of cards drawn."""
    return best_of(s, goods(s), draws) if draws else 0.0


def stolen_card(s: Table, victim: Seat, draws: int) -> float:
    """What the best of some cards out of a hand is worth."""
    draws = min(draws, len(s.cards[victim]))
    return best_of(s, contents(s, victim), draws) if draws else 0.0


# -- houses -----------------------------------------------------------------------------------


def badge(s: Table) -> float:
    """What wearing the badge is worth: it counts at the end, and until then it decides ties."""
    left = rounds_left(s)
    return d.BADGE_POINTS * float(STAYS**left) + SETTLES * min(left, 1.5)


def claims(s: Table, aces: int) -> float:
    """The first claims of the column."""
    return float(sum([d.POINTS[each] for each in s.column[: 1 + aces]]))


def unseen_claim(s: Table) -> float:
    """The top claim of the deck."""
    if s.cards[DECK]:
        return mean(s, contents(s, DECK))
    return float(d.POINTS[s.under[0]]) if s.under else 0.0


def house_win(s: Table, house: str, seat: Seat, shows: int, aces: int = 0) -> float:
    """What winning a house with a number of dice brings the seat itself."""
    match house:
        case "mine":
            return float(min(s.mine, shows))
        case "bank":
            return money_gain(s, seat, s.bank)
        case "store":
            return store_visit(s, shows) * (2 if s.round == 1 else 1)
        case "saloon":
            return max([stolen_card(s, each, shows) for each in range(s.seats()) if each != seat])
        case "sheriff":
            return badge(s) if seat != s.sheriff else 0.0
    return claims(s, aces)
