"""The contract's own small parts: options, notation, chance, faults."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from random import Random

import pytest

from saloon.core import NATURE, Action, Event, Illegal, Lexicon, Options, State, Unreadable, choice, fold
from saloon.core.notation import read_seat, write_seat
from saloon.core.outcomes import orders, pick, rolls
from saloon.house.rooms import Reason


@dataclass(frozen=True)
class Few(Options):
    deal: int = choice(4, 5)
    red: bool = choice(False, True)
    over: str = choice("stuck", "free")


@dataclass(frozen=True)
class Changed(Options):
    deal: int = choice(4, 5, 6, until={1: 6, 3: 5})


class TestOptions:
    def test_text_names_only_what_differs_from_the_default(self) -> None:
        assert Few().text() == ""
        assert Few(deal=5, red=True).text() == "deal=5 red=yes"

    @pytest.mark.parametrize("options", [Few(), Few(5, True, "free"), Few(over="free")])
    def test_text_is_read_back(self, options: Few) -> None:
        assert Few.read(options.text()) == options

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("deal=6", "option-value"),
            ("deck=5", "option-unknown"),
            ("deal", "option-value"),
            ("red=maybe", "option-value"),
        ],
    )
    def test_what_is_no_option_is_unreadable(self, text: str, message: str) -> None:
        with pytest.raises(Unreadable) as caught:
            Few.read(text)
        assert caught.value.message == message

    @pytest.mark.parametrize(("version", "meant"), [(1, 6), (2, 5), (3, 5), (4, 4), (None, 4)])
    def test_an_unnamed_option_is_what_it_was_in_that_version(self, version: int | None, meant: int) -> None:
        assert Changed.read("", version) == Changed(meant)
        assert [Changed(deal).text(version) for deal in (4, 5, 6)] == [
            "" if deal == meant else f"deal={deal}" for deal in (4, 5, 6)
        ]

    def test_a_wrong_value_is_refused_from_python_too(self) -> None:
        with pytest.raises(Unreadable, match="option-value"):
            Few(deal=7)


@dataclass(frozen=True)
class Go(Action):
    far: int


GO = tuple(Go(far) for far in range(3))


class Count(State):
    """A die of three faces is thrown until the sum passes two."""

    __slots__ = ("sum",)

    def __init__(self, sum: int) -> None:
        self.sum = sum

    def parts(self) -> tuple[object, ...]:
        return (self.sum,)

    def to_act(self) -> tuple[int, ...]:
        return (NATURE,) if self.sum < 3 else ()

    def legal(self, seat: int) -> list[Action]:
        return []

    def chances(self) -> list[tuple[Action, int]]:
        return [(GO[1], 1), (GO[2], 3)]

    def after(self, seat: int, action: Action) -> Count:
        assert isinstance(action, Go)
        return Count(self.sum + action.far)

    def scores(self) -> tuple[int, ...] | None:
        return (self.sum,) if self.sum >= 3 else None


class TestState:
    def test_equality_and_repr_come_from_the_parts(self) -> None:
        assert Count(1) == Count(1)
        assert Count(1) != Count(2)
        assert Count(1) != 1
        assert repr(Count(1)) == "Count(1)"

    def test_sampling_follows_the_weights(self) -> None:
        """Three times in four the heavier one, within four standard deviations."""
        rng = Random(7)
        heavy = sum(Count(0).sample(rng) is GO[2] for _ in range(4000))
        assert abs(heavy - 3000) < 4 * (4000 * 3 / 16) ** 0.5

    def test_where_nature_has_nothing_to_do_nothing_is_drawn(self) -> None:
        """`chances` lists what nature may do; where that is nothing, `sample` has nothing to draw."""

        class Over(Count):
            def chances(self) -> list[tuple[Action, int]]:
                return []

        with pytest.raises(ValueError, match="nothing to do"):
            Over(3).sample(Random(1))

    def test_folding_a_log(self) -> None:
        assert fold(Count(0), [Event(1, NATURE, GO[1]), Event(2, NATURE, GO[2])]) == Count(3)

    def test_the_general_reasons(self) -> None:
        assert Count(3).why_not(0, GO[0]).message == "illegal-over"
        assert Count(0).why_not(0, GO[0]).message == "illegal-turn"


class TestNotation:
    def test_a_lexicon_reads_what_it_writes_and_takes_spelling_lightly(self) -> None:
        lexicon: Lexicon[Count] = Lexicon([("go 1", GO[1]), ("go 2", GO[2])])
        assert lexicon.write(GO[2]) == "go 2"
        assert lexicon.read("go 2") is lexicon.read(" GO   2 ") is GO[2]
        with pytest.raises(Unreadable, match="unreadable-action"):
            lexicon.read("go 3")

    def test_seats_count_from_one_and_nature_is_a_star(self) -> None:
        assert [write_seat(seat) for seat in (NATURE, 0, 4)] == ["*", "1", "5"]
        assert [read_seat(text, 5) for text in ("*", "1", "5")] == [NATURE, 0, 4]
        for text in ("0", "6", "", "x", "²"):
            with pytest.raises(Unreadable):
                read_seat(text, 5)


class TestChance:
    def test_orders_of_a_throw(self) -> None:
        assert [orders(roll) for roll in ((1, 1, 1), (1, 1, 2), (1, 2, 3))] == [1, 3, 6]

    @pytest.mark.parametrize("dice", range(1, 7))
    def test_the_weights_of_all_throws_add_up(self, dice: int) -> None:
        assert sum(weight for _, weight in rolls(dice)) == 6**dice
        assert sum(Fraction(weight, 6**dice) for _, weight in rolls(dice)) == 1

    def test_pick_finds_the_outcome_at_a_place(self) -> None:
        chances = [("a", 2), ("b", 1)]
        assert [pick(chances, at) for at in range(3)] == ["a", "a", "b"]
        with pytest.raises(ValueError, match="past"):
            pick(chances, 3)


def test_a_fault_says_what_and_which_clause() -> None:
    fault = Illegal("illegal-feed", "5.1", count=4)
    assert str(fault) == "illegal-feed count=4 [5.1]"
    assert Reason("why-win").args == {}
