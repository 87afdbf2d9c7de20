"""Strengths from results: against a slow second way, and people of known strength found again."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from saloon.kit.strength import Contest, Placing, Side, Strengths, by_camps, by_places, games_needed, loss


def duel(winner: str, loser: str, won: float = 1.0) -> Contest:
    return Contest((Side((winner,), 0.5, won), Side((loser,), 0.5, 1 - won)))


def test_one_player_against_an_anchor_is_found_as_by_trying_every_strength() -> None:
    contests = [duel("eva", "bot")] * 7 + [duel("bot", "eva")] * 3
    fitted = Strengths(contests, 200, 100, {"bot": 150.0})

    def likely(at: float) -> float:
        seen = sum(loss(each, {"eva": at, "bot": 150.0}.__getitem__) for each in contests)
        return exp(seen - ((at - 100) / 200) ** 2 / 2)

    grid = [at / 4 for at in range(-2000, 4000)]
    weights = [likely(at) for at in grid]
    best = grid[weights.index(max(weights))]
    assert fitted.of("eva") == pytest.approx(best, abs=0.3)
    mean = sum(at * weight for at, weight in zip(grid, weights, strict=True)) / sum(weights)
    wide = (sum((at - mean) ** 2 * weight for at, weight in zip(grid, weights, strict=True)) / sum(weights)) ** 0.5
    assert fitted.sure("eva") == pytest.approx(wide, rel=0.06)  # the bell is nearly normal


def test_the_order_of_results_and_of_names_does_not_matter() -> None:
    rng = Random(5)
    contests = [duel(*rng.sample("abcd", 2)) for _ in range(40)]
    one = Strengths(contests, 150)
    other = Strengths(list(reversed(contests)), 150)
    renamed = {"a": "d", "b": "c", "c": "b", "d": "a"}
    turned = Strengths(
        [
            Contest(tuple(side._replace(players=(renamed[side.players[0]],)) for side in each.sides))
            for each in contests
        ],
        150,
    )
    for name in "abcd":
        assert one.of(name) == pytest.approx(other.of(name), abs=0.05)
        assert one.of(name) == pytest.approx(turned.of(renamed[name]), abs=0.05)


def test_intervals_take_into_account_that_the_others_are_not_known_either() -> None:
    """Against an anchor one is surer than against somebody of whom as little is known."""
    contests = [duel("a", "b"), duel("b", "a")] * 30
    assert Strengths(contests, 300, 0, {"b": 0.0}).sure("a") < 0.5 * Strengths(contests, 300).sure("a")


def test_a_strange_draw_of_nobody_leaves_the_prior() -> None:
    fitted = Strengths([], 100, 50)
    assert fitted.players == []
    one = Strengths([Contest((Side(("a",), 0.5, 0.5), Side(("b",), 0.5, 0.5)), 0.0)], 100, 50)
    assert (one.of("a"), one.sure("a")) == (pytest.approx(50), pytest.approx(100))


# -- the rules ---------------------------------------------------------------------------------


def test_places_are_one_choice_after_another() -> None:
    told = by_places([Placing(name, place, 0.25) for name, place in zip("abcd", (2, 1, 4, 3), strict=True)])
    assert [[(side.players[0], side.won) for side in each.sides] for each in told] == [
        [("a", 0), ("b", 1), ("c", 0), ("d", 0)],
        [("a", 1), ("c", 0), ("d", 0)],
        [("c", 0), ("d", 1)],
    ]


def test_a_shared_win_is_split_and_losers_who_are_equal_tell_nothing_of_each_other() -> None:
    told = by_places([Placing("a", 1, 0.25), Placing("b", 1, 0.25), Placing("c", 3, 0.25), Placing("d", 3, 0.25)])
    assert [[side.won for side in each.sides] for each in told] == [[0.5, 0.5, 0, 0]]
    assert [[side.won for side in each.sides] for each in by_places([Placing("a", 1, 0.5), Placing("b", 1, 0.5)])] == [
        [0.5, 0.5]
    ]


def test_camps_win_together_and_what_was_fair_counts() -> None:
    """A renegade who wins against the odds gains more than a sheriff who wins with them."""
    seats = [Placing("sheriff", 2, 0.45, 0.0), Placing("outlaw", 2, 0.35, 0.0), Placing("renegade", 1, 0.2, 1.0)]
    (told,) = by_camps(seats)
    assert [side.players for side in told.sides] == [("renegade",), ("sheriff", "outlaw")]
    lucky = Strengths([told], 100).of("renegade")
    (usual,) = by_camps([seat._replace(share=float(seat.player == "sheriff")) for seat in seats])
    assert lucky > Strengths([usual], 100).of("sheriff") > 0
    assert by_camps([seat._replace(share=1.0) for seat in seats]) == []


def test_a_game_of_dice_moves_a_rating_little() -> None:
    won = [duel("a", "bot")]
    dice, skill = (Strengths(won, spread, 0, {"bot": 0.0}).of("a") for spread in (20, 400))
    assert 0 < dice < 2 and skill > 100
    assert games_needed(20, 2, 10) > 100 * games_needed(400, 2, 200)


def test_people_of_known_strength_are_found_again() -> None:
    """In order, and within their intervals as often as those say: 95 in 100, by a binomial test wide enough not to fail
    by bad luck."""
    rng, held, of = Random(11), 0, 0
    for _ in range(12):
        truth = {f"p{number}": rng.gauss(0, 250) for number in range(8)} | {"bot": 0.0}
        contests = []
        for _ in range(120):
            one, two = rng.sample(sorted(truth), 2)
            chance = 1 / (1 + 10 ** ((truth[two] - truth[one]) / 400))
            contests.append(duel(one, two) if rng.random() < chance else duel(two, one))
        fitted = Strengths(contests, 250, 0, {"bot": 0.0})
        for person in fitted.players:
            found = fitted.estimate(person)
            held += found.low <= truth[person] <= found.high
            of += 1
        best, worst = max(fitted.players, key=truth.__getitem__), min(fitted.players, key=truth.__getitem__)
        assert fitted.of(best) > fitted.of(worst)
    assert 0.88 <= held / of <= 1.0
