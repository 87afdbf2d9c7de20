"""What the chips on the board promise: thrown until nothing lies there, every sum weighed, nobody betting any more.

Players are named by their places in the order in which they are paid; the banker is the last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from saloon.games.craps.advice.standing import Chances, shared, standing
from saloon.games.craps.data import CHIPS, LOST, OUTCOMES, TOTALS, TWELVE, WON, Spot

Lying = tuple[tuple[int, Spot, int], ...]
"""Chips on the board, sorted: whose, where, how many."""
Known = Callable[[tuple[int, ...]], Chances]
"""The chance of each with these chips and an empty board, while more than one has chips."""


@cache
def fates(spots: tuple[Spot, ...], casino: bool) -> tuple[tuple[int, bool, dict[Spot, int]], ...]:
    """What a throw may do to chips on these spots: ways of 36, whether 12 is swept, where each spot's chips go.

    Throws that do nothing are left out.
    """
    found: dict[tuple[bool, tuple[int, ...]], int] = {}
    for total in TOTALS:
        by_spot = OUTCOMES[casino][total].fates
        key = total == 12 and TWELVE in spots, tuple([by_spot[spot] for spot in spots])
        found[key] = found.get(key, 0) + 6 - abs(7 - total)
    return tuple(
        [(ways, swept, dict(zip(spots, fate, strict=True))) for (swept, fate), ways in found.items() if fate != spots]
    )


@lru_cache(maxsize=1 << 16)
def thrown(chips: tuple[int, ...], lying: Lying, casino: bool, paid: bool, known: Known = standing) -> Chances:
    """The chance of each to win the table, with these chips in hand and on the board."""
    if not lying:
        return known(chips)
    found, total = [0.0] * len(chips), 0
    for ways, swept, fate in fates(tuple(sorted({spot for _, spot, _ in lying})), casino):
        total += ways
        if swept:
            after = sweep(chips, lying, casino, paid, known)
        else:
            wins, stays = settled(len(chips), lying, fate)
            after = pay(chips, lying, wins, wins, stays, casino, paid, known)
        for place, chance in enumerate(after):
            found[place] += ways * chance
    return tuple([chance / total for chance in found])


def settled(seats: int, lying: Lying, fate: dict[Spot, int]) -> tuple[list[int], Lying]:
    """What each wins, and what lies on."""
    wins = [0] * seats
    stays: dict[tuple[int, Spot], int] = {}
    for place, spot, count in lying:
        to = fate[spot]
        if to == WON:
            wins[place] += count
        elif to != LOST:
            stays[place, to] = stays.get((place, to), 0) + count
    return wins, tuple(sorted([(place, spot, count) for (place, spot), count in stays.items()]))


def pay(
    chips: tuple[int, ...],
    lying: Lying,
    back: Sequence[int],
    owed: Sequence[int],
    stays: Lying,
    casino: bool,
    paid: bool,
    known: Known,
) -> Chances:
    """What comes back from the board to each, and what the bank owes; if it cannot pay the game ends."""
    hand, held = [count + more for count, more in zip(chips, back, strict=True)], [0] * len(chips)
    for place, _, count in stays:
        held[place] += count
    bank, closed = CHIPS - sum(hand) - sum(held), False
    for place, due in enumerate(owed):
        if due and not closed:
            hand[place] += min(due, bank)
            closed = due > bank
            bank -= min(due, bank)
    all_of = tuple([mine + more for mine, more in zip(hand, held, strict=True)])
    if closed or sum([count > 0 for count in all_of]) < 2:
        before = [0] * len(chips)
        for place, _, count in lying:
            before[place] += count
        return shared(all_of, tuple([count + more > 0 for count, more in zip(chips, before, strict=True)]))
    return thrown(tuple(hand), stays, casino, paid, known) if stays else known(tuple(hand))


def sweep(chips: tuple[int, ...], lying: Lying, casino: bool, paid: bool, known: Known) -> Chances:
    """All chips on the board for the seats on 12: equal shares, or all for one of them, each as likely."""
    stakes = [0] * len(chips)
    for place, spot, count in lying:
        stakes[place] += count if spot == TWELVE else 0
    takers, board = [place for place, count in enumerate(stakes) if count], sum([count for _, _, count in lying])
    owed = stakes if paid else [0] * len(chips)
    if board % len(takers) == 0:
        shares = [board // len(takers) if stake else 0 for stake in stakes]
        return pay(chips, lying, shares, owed, (), casino, paid, known)
    each = [
        pay(chips, lying, [board * (place == taker) for place in range(len(chips))], owed, (), casino, paid, known)
        for taker in takers
    ]
    return tuple([sum(chances) / len(takers) for chances in zip(*each, strict=True)])
