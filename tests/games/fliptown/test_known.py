"""Numbers that the printed map adds up to, and counts worked out by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random
from statistics import mean

from games.fliptown.frontier import dealt
from saloon.core import NATURE
from saloon.games.fliptown.data import BOARDS, PAIRS, ROOMS, STOPS, TARGETS, VALUE, VALUES
from saloon.games.fliptown.rules import FliptownOptions
from saloon.games.fliptown.rules.land_office import CLAIMS, WHOLE
from saloon.games.fliptown.study import odds


def covers(free: int) -> list[tuple[str, ...]]:
    """All ways to cover the free squares, as the shapes used."""
    if not free:
        return [()]
    first = free & -free
    return [
        (claim.shape, *rest)
        for claim in CLAIMS
        if claim.squares & first and not claim.squares & ~free
        for rest in covers(free & ~claim.squares)
    ]


def test_the_trail_adds_up() -> None:
    assert sum(stop.stars for stop in STOPS) == 21 and sum(stop.wanted for stop in STOPS) == 7
    assert [stop.bonus for stop in STOPS if stop.bonus >= 0] == [4, 3, 0, 1]


def test_the_badlands_add_up() -> None:
    assert sum(target.stars for target in TARGETS) == 60
    assert sum(target.cash for target in TARGETS) == 47
    assert sum(target.wanted for target in TARGETS) == 30
    assert all(target.stars % 2 == 0 for target in TARGETS)


def test_the_mine_adds_up() -> None:
    rewards = [room.reward for room in ROOMS]
    assert (
        sum(each.gold for each in rewards),
        sum(each.wanted for each in rewards),
        sum(each.stars for each in rewards),
    ) == (17, 13, 10)
    assert [sum(room.name[0] == level for room in ROOMS) for level in "1234"] == [2, 3, 4, 5]


def test_town_and_cemetery_add_up() -> None:
    assert sum(board.stars for board in BOARDS) == 5 and sum(board.bonus >= 0 for board in BOARDS) == 8
    assert len(PAIRS) == 12 and sum(reward.bonus >= 0 for _, _, reward in PAIRS) == 4


def test_seven_pans_and_hammers_are_the_most() -> None:
    """Trail (one or the other), two rooms, store and stables, two pairs: seven, challenge two."""
    rewards = [*STOPS, *(room.reward for room in ROOMS), *(reward for _, _, reward in PAIRS)]
    assert sum(each.pans + each.hammers for each in rewards) + sum(each.either for each in rewards) + 2 == 7


def test_claims_and_covers_of_the_land() -> None:
    """V12: 12, 6 and 16 shapes; 30 covers; three corners never cover the grid."""
    assert Counter(claim.shape for claim in CLAIMS) == {"domino": 12, "line": 6, "corner": 16}
    price = {claim.shape: claim.price for claim in CLAIMS}
    found = Counter((sum(price[shape] for shape in cover), len(cover)) for cover in covers(WHOLE))
    assert found == {(18, 3): 2, (18, 4): 12, (20, 4): 8, (22, 3): 8} and sum(found.values()) == 30
    assert ("corner", "corner", "corner") not in covers(WHOLE)


def test_a_player_by_chance_scores_little() -> None:
    """Guards against a rule that gives too much or too little: about thirty points."""
    scores = []
    for seed in range(60):
        state, rng = dealt(1), Random(seed)
        while state.to_act():
            (seat,) = state.to_act()
            state = state.after(seat, state.sample(rng) if seat == NATURE else rng.choice(list(state.legal(seat))))
        scores += state.scores() or ()
    assert 15 < mean(scores) < 50


# -- odds, counted card by card ---------------------------------------------------------------


def rows(message: str) -> dict[tuple[str | int, ...], Fraction]:
    return {tuple(row.args.values()): row.value for row in odds(FliptownOptions()) if row.message == message}


def test_odds_of_poker_hands() -> None:
    """The well-known numbers of the 2,598,960 hands."""
    counts = (1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4)
    assert list(rows("odds-hand").values()) == [Fraction(count, 2598960) for count in counts]


def test_odds_of_a_helping_card() -> None:
    """Four line-ups are seen: forty cards are left, and any three of them may come."""
    for (count, left), chance in rows("odds-outs").items():
        draws = list(combinations(range(int(left)), 3))
        assert chance == Fraction(sum(min(draw) < int(count) for draw in draws), len(draws)) and left == 40


def test_odds_of_robberies() -> None:
    """The card and the gun reach the target: two for a pistol, four for a rifle."""
    adds = {"none": 0, "pistol": 2, "rifle": 4}
    for (value, gun), chance in rows("odds-rob").items():
        target = VALUES.index(str(value))
        assert chance == Fraction(sum(VALUE[card] + adds[str(gun)] >= target for card in range(52)), 52)


def test_odds_of_arrests() -> None:
    """A sheriff card below the W arrests: never with one, always with fourteen."""
    chances = rows("odds-arrest")
    for (count,), chance in chances.items():
        assert chance == Fraction(sum(VALUE[card] < int(count) for card in range(52)), 52)
    assert chances[(1,)] == 0 and chances[(14,)] == 1
