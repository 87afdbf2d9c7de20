"""Odds recomputed by plain enumeration."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb

import pytest

from saloon.games.dice_town import GAME
from saloon.games.dice_town.data import HANDS, POINTS, STORE, category
from saloon.games.dice_town.rules import TownOptions
from saloon.games.dice_town.study import best_of, chase, dollar, odds

SIXTH = Fraction(1, 6)


def table() -> dict[tuple[object, ...], Fraction]:
    return {(row.message, *row.args.values()): row.value for row in odds(TownOptions())}


def test_the_order_of_hands_with_their_counts() -> None:
    """All 7,776 throws, one by one."""
    found = Counter(HANDS[category(tuple(sorted(roll)))] for roll in product(range(6), repeat=5))
    rows = [row for row in odds(TownOptions()) if row.message == "odds-hand"]
    assert [row.args["hand"] for row in rows] == list(HANDS[::-1])
    assert {row.args["hand"]: row.args["count"] for row in rows} == found
    assert all(row.value == Fraction(found[str(row.args["hand"])], 7776) for row in rows)


def fallen(dice: int, hits: int) -> Fraction:
    return comb(dice, hits) * SIXTH**hits * (1 - SIXTH) ** (dice - hits)


@cache
def chance(way: str, missing: int, wanted: int, throws: int = 5) -> Fraction:
    """Of an exact number of hits more, by the dice that are missing and the throws before the blind one."""
    if wanted < 0:
        return Fraction(0)
    if not missing:
        return Fraction(wanted == 0)
    if not throws:
        return fallen(missing, wanted)
    sum_ = Fraction(0)
    for hits in range(missing + 1):
        taken = min(hits, 1) if way == "one" else hits
        kept = taken if hits or way == "none" else 1
        sum_ += fallen(missing, hits) * chance(way, missing - kept, wanted - taken, throws - 1)
    return sum_


@pytest.mark.parametrize("way", ["one", "hits", "none"])
def test_hits_of_a_wished_face(way: str) -> None:
    rows = table()
    assert [rows["odds-hits", way, count] for count in range(6)] == [chance(way, 5, count) for count in range(6)]
    assert sum(value for row, value in rows.items() if row[:2] == ("odds-final", way)) == 1


def test_one_a_throw_misses_every_time_in_fifteen_dice() -> None:
    assert chase("one").aces(0) == (1 - SIXTH) ** 15 == chase("hits").aces(0)


@cache
def fees(way: str, missing: int = 5, throws: int = 5) -> Fraction:
    """What is paid on average from here on."""
    if not missing or not throws:
        return Fraction(0)
    sum_ = Fraction(0)
    for hits in range(missing + 1):
        kept = min(hits, 1) if way == "one" else hits
        kept = kept if hits or way == "none" else 1
        sum_ += fallen(missing, hits) * (abs(kept - 1) + fees(way, missing - kept, throws - 1))
    return sum_


@pytest.mark.parametrize("way", ["one", "hits", "none"])
def test_what_a_way_costs(way: str) -> None:
    assert table()["odds-paid", way] == fees(way)


def test_what_a_dollar_adds_in_the_mine() -> None:
    """A nugget a die, against five dice that fell blindly, ties halved."""

    def nuggets(way: str) -> Fraction:
        wins = [sum(fallen(5, other) for other in range(count)) + fallen(5, count) / 2 for count in range(6)]
        return sum((count * wins[count] * chance(way, 5, count) for count in range(1, 6)), Fraction(0))

    assert dollar("mine", TownOptions()) == (nuggets("hits") - nuggets("one")) / fees("hits")


def test_the_best_of_two_store_cards() -> None:
    points = [POINTS[card] for card in STORE]
    pairs = [max(points[one], points[two]) for one in range(19) for two in range(19) if one != two]
    assert best_of(points, 2) == Fraction(sum(pairs), len(pairs))


def test_kickers_are_an_option_of_the_odds() -> None:
    assert dollar("hall", TownOptions.read("kickers=no")) != dollar("hall", TownOptions())
    assert GAME.study.odds is odds


def test_dollars_and_points_are_told_as_numbers_and_not_as_shares() -> None:
    amounts = {row.message for row in odds(TownOptions()) if row.amount}
    assert amounts == {"odds-paid", "odds-dollar"}
