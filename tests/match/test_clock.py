"""The clock: bank and increment, a value that is told the time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.match import TableClock


def test_a_clock_is_off_unless_somebody_wants_one():
    clock = TableClock().turned((0,), 1000).turned((1,), 9_999_999, decided=0)
    assert clock.off
    assert clock.left_of(0, 10**9) is None
    assert clock.flagged(10**9) == ()
    assert clock.deadline() is None


def test_only_the_time_of_those_to_act_runs():
    clock = TableClock.of(3, 60_000).turned((0, 2), 1000)
    assert [clock.left_of(seat, 4000) for seat in range(3)] == [57_000, 60_000, 57_000]


def test_a_decision_earns_the_increment():
    clock = TableClock.of(2, 60_000, 5000).turned((0,), 0).turned((1,), 20_000, decided=0)
    assert [clock.left_of(seat, 20_000) for seat in range(2)] == [45_000, 60_000]


def test_nature_earns_nothing_and_costs_nothing():
    clock = TableClock.of(2, 60_000, 5000).turned((0,), 0).turned((-1,), 1000, decided=0)
    assert clock.running == ()
    assert [clock.left_of(seat, 99_000) for seat in range(2)] == [64_000, 60_000]


def test_a_seat_that_was_not_running_earns_nothing():
    clock = TableClock.of(2, 60_000, 5000).turned((0,), 0).turned((0,), 1000, decided=1)
    assert clock.left_of(1, 1000) == 60_000


def test_the_flag_falls_when_the_bank_is_used_up():
    clock = TableClock.of(2, 60_000).turned((0,), 1000)
    assert clock.deadline() == 61_000
    assert clock.flagged(60_999) == ()
    assert clock.flagged(61_000) == (0,)
    assert clock.left_of(0, 99_000) == 0


def test_too_late_is_not_saved_by_the_increment():
    clock = TableClock.of(2, 1000, 5000).turned((0,), 0).turned((0,), 1500, decided=0)
    assert clock.flagged(1500) == (0,)


def test_a_pause_stops_all_time():
    clock = TableClock.of(2, 60_000).turned((0,), 0).pause(10_000)
    assert clock.left_of(0, 99_000) == 50_000
    assert clock.deadline() is None
    assert clock.resume(99_000).left_of(0, 100_000) == 49_000


def test_a_time_that_steps_back_gives_nothing():
    assert TableClock.of(2, 60_000).turned((0,), 5000).left_of(0, 0) == 60_000


@pytest.mark.parametrize(("bank", "increment"), [(0, 0), (-1, 0), (10, -1)])
def test_a_clock_needs_time(bank: int, increment: int):
    with pytest.raises(ValueError, match="bank"):
        TableClock.of(2, bank, increment)


@given(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 50)), max_size=20))
def test_no_time_is_lost_or_made(turns: list[tuple[int, int]]):
    """Without an increment the time used is exactly what the banks have lost."""
    clock, now, used = TableClock.of(2, 10_000).turned((0,), 0), 0, 0
    for seat, passed in turns:
        now, used = now + passed, used + passed
        clock = clock.turned((seat,), now)
    assert sum(clock.left) == 20_000 - used


def test_at_a_pace_every_move_has_the_same_time():
    clock = TableClock.paced(2, 1000).turned((0,), 0)
    clock = clock.turned((1,), 900, decided=0)
    assert [clock.left_of(seat, 1000) for seat in (0, 1)] == [1000, 900]
    clock = clock.turned((1,), 1500, decided=1)  # the same seat decides again
    assert clock.left_of(1, 1500) == 1000 and clock.deadline() == 2500


def test_at_a_pace_others_who_decide_at_the_same_time_change_nothing():
    clock = TableClock.paced(3, 1000).turned((0, 1, 2), 0).turned((1, 2), 600, decided=0)
    assert [clock.ends(seat) for seat in range(3)] == [None, 1000, 1000]


def test_on_holiday_the_time_stands_still_and_then_goes_on():
    clock = TableClock.paced(2, 1000).turned((0,), 0).rest(0, 300, 5000)
    assert [clock.left_of(0, at) for at in (300, 4000, 5000, 5100)] == [700, 700, 700, 600]
    assert clock.deadline() == 5700
    again = clock.turned((1,), 400, decided=0).turned((0,), 600, decided=1)
    assert again.ends(0) == 6000  # a move made meanwhile ends no holiday
    with pytest.raises(ValueError, match="pace"):
        TableClock.paced(2, 0)
