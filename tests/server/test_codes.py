"""Codes, tokens, and the doorman who counts."""

from __future__ import annotations

import pytest

from saloon.server import Limits, Rate
from saloon.server.faults import Refused
from saloon.server.people.codes import CODE, WORDS, hashed, new_code, new_token, tidy_code
from saloon.server.people.doorman import Bucket, Doorman


def test_a_code_is_a_word_and_three_digits() -> None:
    for _ in range(50):
        assert CODE.fullmatch(new_code())


def test_words_are_plain_letters_each_once() -> None:
    assert len(set(WORDS)) == len(WORDS) > 300
    assert all(word.isascii() and word.isalpha() and word.isupper() for word in WORDS)


@pytest.mark.parametrize("typed", ["konik-271", "Koník 271", " KONIK271 ", "konik_271"])
def test_a_code_may_be_typed_carelessly(typed: str) -> None:
    assert tidy_code(typed) == "KONIK-271"


@pytest.mark.parametrize("typed", ["", "KONIK", "271", "KONIK-27", "KONIK-2711", "../etc", "☃" * 30, "A" * 500 + "111"])
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert tidy_code(typed) == ""


def test_tokens_differ_and_only_their_hash_is_kept() -> None:
    one, other = new_token("KONIK-271"), new_token("KONIK-271")
    assert one != other
    assert len(one.partition(".")[2]) == 22  # 128 bits
    assert one.partition(".")[2] not in hashed(one)


def test_a_bucket_empties_and_fills_again() -> None:
    bucket = Bucket(Rate(2, 1), 0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert bucket.take(0.5) is False
    assert bucket.take(1.6) is True


def test_each_address_has_its_own_bucket() -> None:
    doorman = Doorman(Limits(rooms=Rate(1, 0)), clock=lambda: 0.0)
    doorman.check("rooms", "a")
    doorman.check("rooms", "b")
    with pytest.raises(Refused, match="too-fast"):
        doorman.check("rooms", "a")


def test_who_guesses_wrong_too_often_gets_no_answer_even_to_a_right_code() -> None:
    doorman = Doorman(Limits(faults=Rate(3, 0)), clock=lambda: 0.0)
    for _ in range(3):
        doorman.look_up("a")
        doorman.missed("a")
    with pytest.raises(Refused, match="too-fast"):
        doorman.look_up("a")
    doorman.look_up("b")


def test_sockets_are_counted_and_given_back() -> None:
    doorman = Doorman(Limits(sockets=1, all_sockets=2), clock=lambda: 0.0)
    doorman.enter("a")
    with pytest.raises(Refused, match="too-fast"):
        doorman.enter("a")
    doorman.enter("b")
    with pytest.raises(Refused, match="house-full"):
        doorman.enter("c")
    doorman.leave("a")
    doorman.enter("a")
    assert doorman.sockets == {"a": 1, "b": 1}


def test_the_doorman_forgets_addresses_before_memory_runs_out() -> None:
    doorman = Doorman(Limits(), clock=lambda: 0.0)
    doorman.MOST = 10  # type: ignore[misc]
    for number in range(50):
        doorman.check("requests", str(number))
    assert len(doorman.buckets) == 10
