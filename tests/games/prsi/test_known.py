"""Numbers known from elsewhere: counts of cards and exact chances of the deal."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from random import Random

import pytest

from moves import play
from saloon.core import NATURE
from saloon.games.prsi import GAME
from saloon.games.prsi.rules import OVER, RANK, SUIT, Prsi, PrsiOptions


def dealt(rng: Random, seats: int = 2, options: str = "") -> Prsi:
    state = GAME.new(seats, PrsiOptions.read(options))
    while state.to_act() == (NATURE,):
        state = state.after(NATURE, state.sample(rng))
    return state


def share_of(state: Prsi, wanted: str) -> Fraction:
    """How often nature's next card is of this suit or rank."""
    chances = state.chances()
    hits = sum(weight for action, weight in chances if wanted in GAME.notation.write(action))
    return Fraction(hits, sum(weight for _, weight in chances))


class TestDeal:
    def test_every_card_comes_first_equally_often(self) -> None:
        state = play(GAME.new(2), "dealer 1")
        assert len(state.chances()) == 32
        assert {weight for _, weight in state.chances()} == {1}
        assert share_of(state, "H") == Fraction(1, 4)

    def test_what_has_been_dealt_does_not_come_again(self) -> None:
        """After one heart, seven of the 31 cards left are hearts."""
        assert share_of(play(GAME.new(2), "dealer 1", "+H7"), "+H") == Fraction(7, 31)

    @pytest.mark.parametrize("held", range(5))
    def test_sampled_hands_have_overs_as_often_as_counted(self, held: int) -> None:
        """The number of overs among four of 32 cards is hypergeometric; within four standard deviations."""
        rng, games = Random(5), 1500
        seen = Counter(sum(RANK[card] == OVER for card in dealt(rng).hands[0]) for _ in range(games))
        chance = comb(4, held) * comb(28, 4 - held) / comb(32, 4)
        assert abs(seen[held] - games * chance) <= 4 * (games * chance * (1 - chance)) ** 0.5 + 1e-9

    def test_whom_the_lot_picks_is_even(self) -> None:
        rng = Random(6)
        dealers = Counter(dealt(rng, 5).dealer for _ in range(1000))
        assert all(abs(dealers[seat] - 200) <= 4 * (1000 * 0.2 * 0.8) ** 0.5 for seat in range(5))


class TestGuess:
    def test_a_guess_gives_every_unseen_card_its_chance(self) -> None:
        """Of 27 unseen cards the other holds four: each is there in four of 27 guesses."""
        state = dealt(Random(3))
        view = state.view(0)
        rng, guesses = Random(4), 2700
        held = Counter(card for _ in range(guesses) for card in view.guess(rng).hands[1])  # type: ignore[attr-defined]
        assert set(held).isdisjoint(state.hands[0])
        assert len(held) == 27
        mean = guesses * 4 / 27
        assert all(abs(count - mean) < 4.5 * (mean * (1 - 4 / 27)) ** 0.5 for count in held.values())


class TestSevens:
    def test_eight_cards_at_most(self) -> None:
        """Four sevens make eight, whatever the table."""
        fed = GAME.notation.read_state("H7,H8/L7,H9/A7,A8/B7,B8/L8,L9 - H10=H 1 1:0:0:- - - -", PrsiOptions())
        feeds = []
        for seven in ("H7", "L7", "A7", "B7"):
            fed = play(fed, seven)
            feeds.append(fed.feed)
        assert feeds == [2, 4, 6, 8]


def test_eight_cards_of_each_suit_and_four_of_each_rank() -> None:
    assert Counter(SUIT) == dict.fromkeys(range(4), 8)
    assert Counter(RANK) == dict.fromkeys(range(8), 4)
