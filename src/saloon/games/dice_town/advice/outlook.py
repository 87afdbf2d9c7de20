"""Who is likely to win Dice Town when nothing is hidden: by what all own, and what this round still brings them.

Everything is counted in points, as the master reckons; what they weigh was fitted to games
(`train/dice_town_weights.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Final

from saloon.core.state import NATURE, Seat
from saloon.games.dice_town import data as d
from saloon.games.dice_town.advice import worths
from saloon.games.dice_town.advice.gains import EVERYTHING, consolations, round_gains
from saloon.games.dice_town.advice.hands import DicePromise, final
from saloon.games.dice_town.advice.rolling import NEVER, NUMBER, Table, beyond, falls, throw
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.cups import thrower
from saloon.games.dice_town.rules.ending import standing
from saloon.games.dice_town.rules.minds import COUNTER, LOOT
from saloon.kit.dice import Dice, parts_of, rest_of

FITTED: Final = {
    "owned": 0.554809,
    "sheriff": 0.901717,
    "dice": 0.327990,
    "changed": 0.352644,
    "houses": 0.295976,
    "heir": 0.911084,
}
"""What a point weighs in all, by what it is: what a seat owns in all; being the Sheriff while dice are thrown; what the
dice promised before this throw, what the throw has changed of it, what the houses still bring; being the Sheriff of the
next round."""
FEATURES: Final = tuple(FITTED)
CHANGED: Final = FEATURES.index("changed")


def likely(state: DiceTown) -> list[float]:
    """The chance of each to win."""
    if state.house == "end":
        return ended(state)
    return shared([score(state, seat) for seat in range(state.seats())])


def score(state: DiceTown, seat: Seat) -> float:
    return sum([weight * feature for weight, feature in zip(weights(state), features(state, seat), strict=True)])


def shared(scores: Sequence[float]) -> list[float]:
    parts = [exp(score - max(scores)) for score in scores]
    return [part / sum(parts) for part in parts]


def is_forced(state: DiceTown) -> bool:
    """Whether only one thing can happen, and it leads to something else: a position that says nothing by itself."""
    if state.phase in ("roll", "keep"):
        return False
    who = state.to_act()
    ways = state.chances() if who == (NATURE,) else state.legal(who[0])
    return len(who) == 1 and len(ways) == 1


def likely_after_throw(state: DiceTown) -> list[float]:
    """The mean over all that the next cup may hide: it changes only what the throw promises its owner."""
    seat, found = thrower(state), [0.0] * state.seats()
    scores, table = [score(state, each) for each in range(state.seats())], dice(bare(state), seat)
    weight = weights(state)[CHANGED]
    chances, choices = falls(NUMBER[state.rows[seat]])
    for chance, choice in zip(chances, choices, strict=True):
        then = scores.copy()
        then[seat] += weight * (max(choice(table.kept)) - table.before)
        found = [sum_ + chance * each for sum_, each in zip(found, shared(then), strict=True)]
    return found


def ended(state: DiceTown) -> list[float]:
    """All is counted; of those who are level a Sheriff wins, else each is as likely."""
    marks = [standing(state, seat) for seat in range(state.seats())]
    best = [seat for seat, mark in enumerate(marks) if mark == max(marks)]
    best = [state.sheriff] if state.sheriff in best else best
    return [(seat in best) / len(best) for seat in range(state.seats())]


def weights(state: DiceTown) -> list[float]:
    """What a point of each weighs: early it decides less."""
    width = 1.5 + 2 * sqrt(worths.rounds_left(state))
    return [weight / width for weight in FITTED.values()]


# -- what one has -----------------------------------------------------------------------------


def features(state: DiceTown, seat: Seat) -> list[float]:
    """In points."""
    if state.house == "cups" and state.round:
        return [owned(bare(state), seat), float(seat == state.sheriff), *in_the_cups(state, seat), 0.0, 0.0]
    badge = worths.badge(state) if seat == state.sheriff else 0.0
    houses = in_town(state)[seat] if state.round else 0.0
    return [owned(state, seat) + badge, 0.0, 0.0, 0.0, houses, heir(state, seat) * min(1.0, worths.rounds_left(state))]


def owned(state: DiceTown, seat: Seat) -> float:
    """But for the badge: what the dice promise has it in."""
    cards = [*state.cards[seat], *state.fenced[seat], *(state.cards[LOOT] if seat == state.victim else ())]
    return (
        state.nuggets[seat] + worths.purse(state, state.money[seat]) + sum([worths.card(state, card) for card in cards])
    )


# -- the cups ---------------------------------------------------------------------------------


def in_the_cups(state: DiceTown, seat: Seat) -> tuple[float, float]:
    """What the dice promised before this throw, and what this throw has changed of it; what is owed is paid."""
    table, cup, fresh = dice(bare(state), seat), state.cups[seat], state.fresh[seat]
    row, pick = kept_before(state, seat), state.picks[seat] if fresh is None else fresh
    if pick is not None:
        return table.before, table.picked(row, pick) - table.before
    return table.before, table.best(row, cup) - table.before if cup else 0.0


def kept_before(state: DiceTown, seat: Seat) -> Dice:
    """The row without what this throw brought."""
    return rest_of(state.rows[seat], state.fresh[seat] or ())


def bare(state: DiceTown) -> DiceTown:
    """Before the throw, so that all positions of a throw are one."""
    s, seats = state.copy(), range(state.seats())
    nobody = (None,) * len(seats)
    paid = [seat for seat in seats if s.phase in ("back", "pay") and s.heard >> seat & 1]
    s.money = tuple([money + (s.fee(seat) if seat in paid else 0) for seat, money in enumerate(s.money)])
    s.coach -= sum(s.money) - sum(state.money)
    s.rows = tuple([kept_before(state, seat) for seat in seats])
    s.cups, s.picks, s.fresh, s.phase = ((),) * len(seats), nobody, nobody, "last" if s.last else "roll"
    s.free = s.tried = s.heard = s.asked = s.resting = 0
    s.answers, s.player, s.played = nobody, d.BLANK, None
    return s


class DiceTable:
    """What every set of dice is worth to a seat before a throw."""

    __slots__ = ("before", "kept", "unpaid")

    def __init__(self, s: DiceTown, seat: Seat) -> None:
        row = s.rows[seat]
        if s.last or len(row) == d.DICE or max([len(each) for each in s.rows]) == d.DICE:
            blind = final(s, seat, EVERYTHING, round_gains(s, seat, EVERYTHING), 0)
            self.kept: Table = throw(blind, beyond(row))
            self.unpaid = self.kept
            self.before = self.kept[NUMBER[row]]
            return
        promise = DicePromise(s, seat, EVERYTHING)
        dearest = min([cost for cost in promise.costs if cost > NEVER / 2])
        self.unpaid = [worth + dearest for worth in promise.held]
        self.kept = [
            worth + promise.costs[len(dice) - len(row)] if len(dice) >= len(row) else worth
            for dice, worth in zip(NUMBER, promise.held, strict=True)
        ]
        chances, choices = falls(NUMBER[row])
        self.before = sum([chance * max(choice(self.kept)) for chance, choice in zip(chances, choices, strict=True)])

    def picked(self, row: Dice, pick: Dice) -> float:
        """What one leaves under the cup; who cannot pay for it takes dice back, and pays for about what is left."""
        number = NUMBER[tuple(sorted(row + pick))]
        return self.kept[number] if self.kept[number] > NEVER / 2 else self.unpaid[number]

    def best(self, row: Dice, cup: Dice) -> float:
        return max([self.kept[NUMBER[tuple(sorted(row + part))]] for part in parts_of(cup)])


@lru_cache(maxsize=32)
def dice(s: DiceTown, seat: Seat) -> DiceTable:
    return DiceTable(s, seat)


# -- the houses -------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def in_town(s: DiceTown) -> list[float]:
    """What the houses that are still to come bring each, less what that brings the others."""
    found, idle = [0.0] * s.seats(), s.gained
    here = d.HOUSES.index(s.house)
    for house in ("mine", "bank", "store", "saloon", "sheriff", "hall"):
        at = d.HOUSES.index(house)
        if at < here:
            continue
        shares = leading(s, house)
        if at == here:
            idle |= visited(s, house, found)
            if s.winner != d.BLANK:
                continue
        for seat, share in shares.items():
            idle |= 1 << seat
            won(s, house, seat, share, found)
    for seat, row in enumerate(s.rows):
        waits = seat in s.patients if s.house == "doctor" and s.patients else not idle >> seat & 1
        if waits and row:
            found[seat] += max([each for face, each in enumerate(consolations(s, seat)) if face in row])
    others = s.seats() - 1
    return [mine - (sum(found) - mine) / others for mine in found]


def heir(s: DiceTown, seat: Seat) -> float:
    """How likely the seat is the Sheriff of the next round."""
    kings = s.round and s.house in d.HOUSES and d.HOUSES.index(s.house) < d.HOUSES.index("sheriff")
    shares = leading(s, "sheriff") if kings else {}
    return shares.get(seat, 0.0) if shares else float(seat == s.sheriff)


def leading(s: DiceTown, house: str) -> dict[Seat, float]:
    """Who is likely to win it; of those who are tied the Sheriff chooses."""
    leaders: Sequence[Seat] = s.leaders(house)
    if s.sheriff in leaders:
        leaders = [s.sheriff]
    return {seat: 1 / len(leaders) for seat in leaders}


def won(s: DiceTown, house: str, seat: Seat, share: float, found: list[float]) -> None:
    shows = s.rows[seat].count(d.FACE_OF[house]) if house != "hall" else 0
    worth = share * worths.house_win(s, house, seat, shows, s.rows[seat].count(d.ACE))
    found[seat] += worth
    if house == "saloon":
        robbed = max([each for each in range(s.seats()) if each != seat], key=lambda each: len(s.cards[each]))
        found[robbed] -= worth
    elif house == "sheriff" and seat != s.sheriff and s.sheriff != d.BLANK:
        found[s.sheriff] -= worth


def visited(s: DiceTown, house: str, found: list[float]) -> int:
    """The house one is in, once it has a winner: what is left to be had there. Who gains there needs no doctor."""
    seat = s.winner
    if seat == d.BLANK:
        return 0
    if s.phase in ("won", "card", "window", "wanted", "settled", "act", "visit", "steal") and not (
        house == "hall" and s.phase not in ("won", "act")
    ):
        won(s, house, seat, float(max(1, s.times)), found)
    elif house == "store" and s.phase in ("draw", "pick"):
        seen = max([worths.card(s, card) for card in s.cards[COUNTER]], default=0.0)
        found[seat] += max(seen, worths.store_visit(s, s.owed)) + (s.times - 1) * worths.store_visit(
            s, s.shows(seat, "store")
        )
    elif house == "saloon" and s.phase in ("take", "pick"):
        worth = max([worths.card(s, card) for card in s.cards[LOOT]], default=0.0)
        worth = max(worth, worths.stolen_card(s, s.victim, s.owed))
        found[seat] += worth
        found[s.victim] -= worth
    return 1 << seat
