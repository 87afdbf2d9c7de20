"""A plain reference to measure the levels by: most points by the end of this round, and no further.

It works out the dice exactly, as if the game ended with this round and the dice that others have still to throw fell
blindly. It never bribes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.dice_town.advice.rivals import Showing, show
from saloon.games.dice_town.advice.rolling import NEVER, NUMBER, Table, costs_of, held
from saloon.games.dice_town.data import ACE, DICE, FACE_OF, POINTS, PRICE, STRENGTH
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.rules.cards import contents
from saloon.games.dice_town.rules.minds import DISCARDS, PILE
from saloon.kit.dice import Dice, rest_of

CARD: Final = 2.0
"""What a hidden card counts, on average over store and claims."""

BADGE: Final = 2.0
"""What taking the badge counts: it brings five points only to its last owner."""


def rate(view: DiceTown, seat: Seat, action: Action) -> float:
    match action:
        case a.Keep(faces=faces):
            return promise(view, seat, view.rows[seat])[together(view.rows[seat], faces)] - PRICE[len(faces)] / 2
        case a.Cheat(die=die, face=face):
            row = rest_of(view.rows[seat], (die,))
            table = promise(view, seat, row)
            return table[together(row, (face,))] - table[together(row, (die,))]
        case a.TakeBack(face=face):
            row = rest_of(view.rows[seat], (face,))
            return promise(view, seat, row)[NUMBER[row]]
        case a.Play():
            return 1.0
        case a.Decide(seat=winner):
            paid = sum(
                [
                    offer.dollars / 2 + offer.nuggets + CARD * len(offer.cards)
                    for offer in view.offers
                    if offer.seat == winner
                ]
            )
            return paid + (won(view, view.house, view.rows[seat]) if winner == seat else 0.0)
        case a.Pick(card=card):
            return float(POINTS[card] or 1)
        case a.Steal(seat=victim):
            return float(len(view.cards[victim]))
        case a.Joe(seat=victim):
            return float(view.money[victim])
        case a.Fence():
            return 0.1
        case a.Remedy(kind=kind):
            others = view.seats() - 1
            return CARD if kind == "card" else float(others)
        case a.Call(seat=other) | a.Crown(seat=other):
            return float(other == seat)
        case a.Pass() | a.NoOffer():
            return 0.0
        case a.Offer():
            return -2.0
    return -1.0


def together(row: Dice, faces: Dice) -> int:
    return NUMBER[tuple(sorted(row + faces))]


@lru_cache(maxsize=16)
def promise(view: DiceTown, seat: Seat, row: Dice) -> Table:
    """What every set of dice promises this round, one die a throw for free."""
    hands = [tuple(sorted(row + more)) for more in a.SETS if len(row) + len(more) == DICE]
    shows = [show(each, 0, view.options.kickers) for at, each in enumerate(view.rows) if at != seat]
    gains = {
        house: [won(view, house, (face,) * count) for count in range(DICE + 1)]
        for house, face in {**FACE_OF, "hall": ACE}.items()
    }
    table = [NEVER] * len(a.SETS)
    for hand in hands:
        table[NUMBER[hand]] = points(shows, gains, hand, STRENGTH[view.options.kickers][hand])
    if view.last:
        return table
    costs = costs_of([-fee / 2 for fee in range(view.money[seat] + 1)])
    return held(row, [table] * max(1, DICE - len(row)), costs, 0.0)


def points(shows: Sequence[Showing], gains: dict[str, list[float]], hand: Dice, strength: int) -> float:
    """What a final hand brings this round: each house by the chance to win it, ties halved."""
    sum_ = 0.0
    for house, face in FACE_OF.items():
        count = hand.count(face)
        if not count:
            continue
        below = upto = 1.0
        for each in shows:
            below *= each.upto[face][count - 1]
            upto *= each.upto[face][count]
        sum_ += (below + upto) / 2 * gains[house][count]
    below = upto = 1.0
    for each in shows:
        below *= each.weaker[strength]
        upto *= each.weaker[strength] + each.level[strength]
    return sum_ + (below + upto) / 2 * gains["hall"][hand.count(ACE)]


def won(view: DiceTown, house: str, hand: Dice) -> float:
    """What a house brings, as if the game ended with this round."""
    match house:
        case "mine":
            return float(min(view.mine, hand.count(FACE_OF[house])))
        case "bank":
            return view.bank / 2
        case "store":
            cards = contents(view, PILE) or contents(view, DISCARDS)
            return top(cards, hand.count(FACE_OF[house])) * (2 if view.round == 1 else 1)
        case "saloon":
            hands = [contents(view, each) for each in range(view.seats()) if each != view.viewer]
            return max([top(each, hand.count(FACE_OF[house])) for each in hands])
        case "sheriff":
            return BADGE
    return float(sum([POINTS[card] for card in view.column[: 1 + hand.count(ACE)]]))


def top(cards: Mapping[int, int], draws: int) -> float:
    """The mean points of the best among some cards drawn by these weights."""
    total, below, sum_ = sum(cards.values()), 0, 0.0
    for points_, weight in sorted([(POINTS[card], weight) for card, weight in cards.items()]):
        sum_ += points_ * (((below + weight) / total) ** draws - (below / total) ** draws)
        below += weight
    return sum_
