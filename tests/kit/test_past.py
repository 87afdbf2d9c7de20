"""Positions that may come again: a chain says the same as a list would."""

from __future__ import annotations

from pickle import dumps, loads
from random import Random

from saloon.kit.past import NOTHING, Past, past_of


def test_it_counts_as_a_list_does() -> None:
    """Numbers with equal remainders are told apart, and each position knows how often it has come."""
    rng = Random(1)
    past, numbers = NOTHING, []
    for _ in range(300):
        number = rng.choice((1, 2, 61, 62, 63, 1 << 48, (1 << 48) + 61, rng.randrange(1 << 49)))
        past = Past(number, past)
        numbers.append(number)
        assert past.times == numbers.count(number)
    assert list(past) == numbers
    assert len(past) == 300
    assert [past.count(number) for number in numbers] == [numbers.count(number) for number in numbers]
    assert past.count(5) == 0


def test_equal_pasts_are_equal_values() -> None:
    one, other = past_of([3, 4, 3]), Past(3, past_of([3, 4]))
    assert one == other
    assert hash(one) == hash(other)
    assert one != past_of([4, 3, 3])
    assert not NOTHING
    assert loads(dumps(one)) == one
    assert loads(dumps(one)).times == 2


def test_a_long_past_is_no_deep_one() -> None:
    """Kept, compared and copied without recursion."""
    long = past_of(range(5000))
    assert loads(dumps(long)) == long
    assert repr(long).startswith("past_of((0, 1, 2")
