"""Numbers known from elsewhere: counts of cards and exact chances of the deal."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from random import Random

import pytest

from moves import play
from saloon.core import NATURE, Unreadable
from saloon.games.prsi import GAME
from saloon.games.prsi.rules import DRAW, OVER, PLAY, RANK, SUIT, TURN, Prsi, PrsiOptions
from saloon.kit.cards import MARIAS, cards_in


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


# -- what a draw tells --------------------------------------------------------------------------


def drawn(options: str = "") -> Prsi:
    """The second seat could not follow the nine of leaves and has drawn a card; the first sees it from behind."""
    state = GAME.notation.read_state("H8,HK,L8/B8,B10,AK L7 L9=L 1 2:0:0:- - - -", PrsiOptions.read(options))
    return state.after(1, DRAW).after(NATURE, TURN[MARIAS.read("LA")])


def test_who_draws_holds_nothing_that_fits() -> None:
    """Neither leaves nor nines are among the three cards held before (3.2); of the one drawn nobody knows anything."""
    view = drawn().view(0)
    fitting = {card for card in MARIAS.cards if SUIT[card] == 1 or MARIAS.write(card).endswith("9")}
    hands = [set(view.guess(Random(seed)).hands[1]) for seed in range(300)]
    assert {len(hand & fitting) for hand in hands} == {0, 1}
    assert set.union(*hands) == set(cards_in(view.unseen))


def test_where_one_may_draw_at_will_a_draw_tells_nothing() -> None:
    view = drawn("draw=free").view(0)
    assert not any(view.lacks)
    fitting = {card for card in MARIAS.cards if SUIT[card] == 1}
    assert max(len(set(view.guess(Random(seed)).hands[1]) & fitting) for seed in range(300)) > 1


def test_what_is_laid_later_may_be_any_of_the_cards_it_fits() -> None:
    """The drawn ace can be told from the rest: it is leaves.

    A king that could be an old card takes what was known of it along.
    """
    state = drawn().after(0, PLAY[MARIAS.read("L8")])
    with_ace = state.after(1, PLAY[MARIAS.read("LA")])
    assert len(with_ace.lacks[1]) == 3
    with_old = drawn().after(0, PLAY[MARIAS.read("L8")]).after(1, PLAY[MARIAS.read("B8")])
    assert len(with_old.lacks[1]) == 2


def test_what_is_known_of_hands_is_part_of_the_position() -> None:
    state = drawn()
    text = GAME.notation.write_state(state)
    assert GAME.notation.read_state(text, PrsiOptions()) == state
    with pytest.raises(Unreadable):
        GAME.notation.read_state(text + "00", PrsiOptions())
    with pytest.raises(Unreadable):
        GAME.notation.read_state(text.rsplit(" ", 1)[0] + " -/-", PrsiOptions())
