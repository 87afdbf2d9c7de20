"""What the seats add to chance: pledged first, opened after."""

import hashlib

import pytest

from saloon.core import Fault, Illegal, Unreadable
from saloon.match import Match, OpenChance, Pledges, pledge_of
from toys import RACE, WALK

BYTES = b"sixteen bytes ok"
OTHER = b"sixteen other ok"


def two() -> Pledges:
    return Pledges.none("m", 3).pledge(0, pledge_of("m", 0, BYTES)).pledge(1, pledge_of("m", 1, OTHER))


def test_a_pledge_is_sha256_over_tag_match_seat_and_bytes():
    message = b"\0\0\0\x0fsaloon pledge 1" + b"\0\0\0\1m" + b"\0\0\0\1" + b"2" + b"\0\0\0\x10" + OTHER
    assert pledge_of("m", 1, OTHER) == hashlib.sha256(message).hexdigest()


def test_pledged_bytes_can_be_opened_in_any_order():
    opened = two().redeem(1, OTHER).redeem(0, BYTES)
    assert opened.added == (BYTES, OTHER, b"")


def test_a_seat_that_never_opens_adds_nothing():
    assert two().redeem(1, OTHER).added == (b"", OTHER, b"")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: two().redeem(0, OTHER), "redeem-wrong"),
        (lambda: two().redeem(0, b"short"), "redeem-length"),
        (lambda: two().redeem(0, bytes(65)), "redeem-length"),
        (lambda: two().redeem(2, BYTES), "redeem-unpledged"),
        (lambda: two().redeem(0, BYTES).redeem(0, BYTES), "redeem-twice"),
        (lambda: two().redeem(0, BYTES).pledge(2, pledge_of("m", 2, BYTES)), "pledge-late"),
        (lambda: two().pledge(0, pledge_of("m", 0, OTHER)), "pledge-twice"),
        (lambda: two().pledge(2, "nonsense"), "pledge-form"),
        (lambda: two().pledge(3, pledge_of("m", 3, BYTES)), "unreadable-seat"),
        (lambda: two().pledge(-1, pledge_of("m", 2, BYTES)), "unreadable-seat"),
    ],
)
def test_what_is_not_as_pledged_is_refused(wrong, message: str):
    with pytest.raises(Fault) as caught:
        wrong()
    assert caught.value.message == message


def test_a_copied_pledge_cannot_be_opened():
    """A seat that repeats another's hash cannot open it with the other's bytes."""
    copied = (
        Pledges.none("m", 2).pledge(0, pledge_of("m", 0, BYTES)).pledge(1, pledge_of("m", 0, BYTES)).redeem(0, BYTES)
    )
    with pytest.raises(Illegal, match="redeem-wrong"):
        copied.redeem(1, BYTES)


def test_nothing_is_added_once_the_match_has_begun():
    match = Match(RACE, id="m")
    match.pledge(0, pledge_of("m", 0, BYTES))
    match.submit(0, WALK)
    with pytest.raises(Illegal, match="pledge-started"):
        match.redeem(0, BYTES)


def test_open_chance_takes_no_pledges():
    with pytest.raises(Illegal, match="pledge-no-claim"):
        Match(RACE, chance=OpenChance(1)).pledge(0, "0" * 64)


def test_a_hash_in_capitals_is_no_pledge():
    with pytest.raises(Unreadable, match="pledge-form"):
        Pledges.none("m", 2).pledge(0, pledge_of("m", 0, BYTES).upper())
