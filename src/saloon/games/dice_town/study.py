"""What is exactly known about Dice Town: the order of hands, and what three ways to chase a face come to.

The others are taken to keep one die a throw, so there are five throws, and a last blind one for players who
are not complete by then. The face wished for is the ace; the numbers of hits are the same for every face.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cache
from itertools import accumulate
from typing import Final, NamedTuple

from saloon.core.outcomes import orders, rolls
from saloon.core.state import Action, Seat
from saloon.games.dice_town import data as d
from saloon.games.dice_town.rules import DiceTown, TownOptions
from saloon.games.dice_town.rules.actions import Cheat, Keep, Offer, Play
from saloon.house.feats import one_each
from saloon.house.rooms import Feat, Feats, OddsRow, Reason, Study, Themes, Uses
from saloon.house.rooms.study import plain_use
from saloon.kit.dice import Dice
from saloon.scene.account import Deed

THROWS: Final = d.DICE
FACE: Final = tuple(range(len(d.FACES)))
BLIND: Final = 6**d.DICE

# -- three ways to chase a face ---------------------------------------------------------------

Way = Callable[[Dice], Dice]
"""(a throw) -> what is kept of it"""


def one(roll: Dice) -> Dice:
    """Keep one die a throw, which is free: a hit, else the highest die."""
    return roll[-1:]


def hits(roll: Dice) -> Dice:
    """Keep all hits and pay for them. Without a hit keep the highest die."""
    return roll[-max(1, roll.count(d.ACE)) :]


def none(roll: Dice) -> Dice:
    """Keep all hits and pay for them. Without a hit keep nothing, and pay for that too."""
    return roll[len(roll) - roll.count(d.ACE) :]


WAYS: Final[dict[str, Way]] = {"one": one, "hits": hits, "none": none}


class Pursuit(NamedTuple):
    """What a way of chasing a face brings."""

    hands: dict[Dice, Fraction]  # the chance of each final hand
    dollars: Fraction  # paid on average

    def aces(self, count: int) -> Fraction:
        return share(self.hands, lambda hand: hand.count(d.ACE) == count)


@cache
def chase(name: str) -> Pursuit:
    """The pursuit over all throws, each weighed by the number of its orders."""
    rows: dict[Dice, Fraction] = {(): Fraction(1)}
    dollars = Fraction(0)
    for _ in range(THROWS):
        after: dict[Dice, Fraction] = {}
        for row, chance in rows.items():
            for roll, odds in thrown(d.DICE - len(row)):
                kept = WAYS[name](roll)
                dollars += chance * odds * (d.PRICE[len(kept)] if roll else 0)
                add(after, row + kept, chance * odds)
        rows = after
    hands: dict[Dice, Fraction] = {}
    for row, chance in rows.items():
        for roll, odds in thrown(d.DICE - len(row)):
            add(hands, row + roll, chance * odds)
    return Pursuit(hands, dollars)


def thrown(dice: int) -> Iterable[tuple[Dice, Fraction]]:
    return [(roll, Fraction(weight, 6**dice)) for roll, weight in rolls(dice, FACE)]


def add(chances: dict[Dice, Fraction], dice: Dice, chance: Fraction) -> None:
    dice = tuple(sorted(dice))
    chances[dice] = chances.get(dice, Fraction(0)) + chance


def share(chances: dict[Dice, Fraction], holds: Callable[[Dice], bool]) -> Fraction:
    return sum([chance for hand, chance in chances.items() if holds(hand)], Fraction(0))


@cache
def blind() -> dict[Dice, Fraction]:
    """The chance of each hand in one throw of five dice."""
    return {hand: Fraction(orders(hand), BLIND) for hand in d.STRENGTH[True]}


# -- what a dollar buys -----------------------------------------------------------------------


def dollar(house: str, options: TownOptions) -> Fraction:
    """The points that a dollar paid for further hits adds in a house, over one die a throw for nothing.

    Against one rival whose five dice fell blindly; a tie is won half of the time.
    """
    paid, free = chase("hits"), chase("one")
    return (brings(house, paid, options) - brings(house, free, options)) / paid.dollars


def brings(house: str, way: Pursuit, options: TownOptions) -> Fraction:
    """The points a house is worth on average to a player who chases its face this way."""
    if house == "hall":
        strong = d.STRENGTH[options.kickers]
        beaten = below([strong[hand] for hand in blind()], list(blind().values()))
        return sum(
            [chance * beaten[strong[hand]] * claims(hand.count(d.ACE)) for hand, chance in way.hands.items()],
            Fraction(0),
        )
    beaten = below([hand.count(d.ACE) for hand in blind()], list(blind().values()))
    return sum([way.aces(count) * beaten[count] * prize(house, count) for count in range(1, d.DICE + 1)], Fraction(0))


def below(marks: list[int], chances: list[Fraction]) -> list[Fraction]:
    """For each number of hits: how often a rival has fewer, plus half of how often as many."""
    level = [Fraction(0)] * (max(marks) + 1)
    for mark, chance in zip(marks, chances, strict=True):
        level[mark] += chance
    return [sum_ - each / 2 for sum_, each in zip(accumulate(level), level, strict=True)]


def prize(house: str, count: int) -> Fraction:
    """What the winner of a house gets, as the game opens, in points."""
    match house:
        case "mine":
            return Fraction(count)
        case "bank":
            return Fraction(d.VAULT, d.DOLLARS_A_POINT)
        case "store":
            return best_of([d.POINTS[card] for card in d.STORE], count)
        case "saloon":
            return best_of([d.POINTS[card] for card in d.LAND], count)
    return Fraction(d.BADGE_POINTS)


def best_of(points: list[int], draws: int) -> Fraction:
    """The mean of the best among some cards drawn from these."""
    sum_, ways = Fraction(0), Fraction(1)
    for step in range(draws):
        ways *= Fraction(len(points) - step)
    for least in range(1, max(points) + 1):
        fewer = len([each for each in points if each < least])
        none_ = Fraction(1)
        for step in range(draws):
            none_ *= max(0, fewer - step)
        sum_ += 1 - none_ / ways
    return sum_


def claims(aces: int) -> Fraction:
    """What the town hall pays for a number of aces, with average claims in the column."""
    mean = Fraction(sum([d.POINTS[card] for card in d.CLAIMS]), len(d.CLAIMS))
    return mean * min(d.COLUMN, 1 + aces)


# -- the table --------------------------------------------------------------------------------


def odds(options: TownOptions) -> Sequence[OddsRow]:
    """The order of hands, best first; the three ways, by hits and by hands; what a dollar buys."""
    rows = [
        OddsRow("odds-hand", {"hand": hand, "count": falls(hand)}, Fraction(falls(hand), BLIND))
        for hand in d.HANDS[::-1]
    ]
    for way in WAYS:
        found = chase(way)
        rows += [OddsRow("odds-hits", {"way": way, "count": count}, found.aces(count)) for count in range(d.DICE + 1)]
        rows += [OddsRow("odds-final", {"way": way, "hand": hand}, of_kind(found, hand)) for hand in d.HANDS[::-1]]
        rows.append(OddsRow("odds-paid", {"way": way}, found.dollars, amount=True))
    return rows + [
        OddsRow("odds-dollar", {"house": house}, dollar(house, options), amount=True) for house in (*d.FACE_OF, "hall")
    ]


def falls(hand: str) -> int:
    """In how many of the 7,776 throws of five dice a hand falls."""
    return sum([orders(each) for each in blind() if d.HANDS[d.category(each)] == hand])


def of_kind(way: Pursuit, hand: str) -> Fraction:
    return share(way.hands, lambda each: d.HANDS[d.category(each)] == hand)


def feats(deeds: Sequence[Deed], state: DiceTown) -> Sequence[Sequence[Feat]]:
    """What players are proud of: the most points at the end."""
    return one_each("points", [state.points(seat) for seat in range(state.seats())])


def theme(view: DiceTown, seat: Seat, best: float) -> str:
    """The theme of a position: the cups, whom to steal from, the houses, cards that may be played, or offers."""
    if view.phase in ("keep", "steal"):
        return view.phase
    if view.phase in ("window", "wanted"):
        return "cards"
    return "sheriff" if view.phase in ("offers", "decide", "call", "crown") else "house"


def used(view: DiceTown, seat: Seat, action: Action) -> tuple[str, ...]:
    """What a choice is counted as: the house of the faces kept, a card played, or a bribe."""
    if isinstance(action, Keep):
        return tuple([HOUSE_OF[face] for face in sorted(set(action.faces))]) or ("nothing",)
    if isinstance(action, Play):
        return (d.CARDS[action.card],)
    return ("cheater",) if isinstance(action, Cheat) else ("bribe",) if isinstance(action, Offer) else ()


def told(name: str) -> Reason:
    if name in d.HOUSES:
        return Reason("house-short", {"house": name})
    return Reason("card-short", {"card": name}) if name in d.CARDS else plain_use(name)


HOUSE_OF: Final = {**{face: house for house, face in d.FACE_OF.items()}, d.ACE: "hall"}
"""What a face is kept for; the ace brings claims at the town hall."""
PLAYED: Final = (
    "dynamite",
    "split",
    "credit",
    "girls",
    "marshal",
    "corruption",
    "elixir",
    "brute",
    "wanted",
    "cheater",
)
USES: Final = Uses((*HOUSE_OF.values(), "nothing", *PLAYED, "bribe"), used, told)


STUDY: Study[DiceTown] = Study(
    odds,
    feats=Feats({"points": "most"}, feats),
    themes=Themes(("keep", "steal", "house", "cards", "sheriff"), theme, apart=True),
    uses=USES,
)
