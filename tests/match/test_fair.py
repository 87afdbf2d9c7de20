"""Provable chance: exact bytes, exact odds, and nothing known before its time."""

import hashlib
import hmac
from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.core import NATURE, Illegal, Unreadable
from saloon.match import FairChance, Match, OpenChance, SealedChance, TypedChance
from saloon.match.fair import SPAN, commitment, draw, fingerprint, pack, place
from toys import CARDS, FACES, NOD, RACE, ROLL, SLIDE, WALK, Race, RaceOptions

from .playing import new, secret_of

SECRET = bytes(range(32))


def test_the_commitment_is_sha256_over_tag_match_rules_and_secret():
    """Another program can work the promise out from the documented bytes alone."""
    rules = b"prsi 1 3 deal=5"
    message = b"\0\0\0\x13saloon commitment 1" + b"\0\0\0\4demo" + b"\0\0\0\x0f" + rules + b"\0\0\0\x20" + SECRET
    assert commitment("demo", fingerprint("prsi", 1, 3, "deal=5"), SECRET) == hashlib.sha256(message).hexdigest()


def test_a_draw_is_hmac_over_contributions_label_number_and_attempt():
    """The first attempt counts unless it must be thrown away."""
    message = (
        b"\0\0\0\2ab" + b"\0\0\0\0" + b"\0\0\0\5event" + b"\0\0\0\x08" + bytes(7) + b"\x11" + b"\0\0\0\x08" + bytes(8)
    )
    word = int.from_bytes(hmac.new(SECRET, message, "sha256").digest(), "big")
    assert draw(SECRET, [b"ab", b""], 17, 1000) == word % 1000


def test_a_thrown_away_attempt_is_followed_by_the_next():
    """With just over half of all words usable, some events need a second word or a third."""
    total = SPAN // 2 + 1
    retried = 0
    for number in range(1, 40):
        attempts = [
            int.from_bytes(
                hmac.new(
                    SECRET, pack(b"event", number.to_bytes(8, "big"), attempt.to_bytes(8, "big")), "sha256"
                ).digest(),
                "big",
            )
            for attempt in range(60)
        ]
        first = next(word for word in attempts if word < total)
        retried += first != attempts[0]
        assert draw(SECRET, [], number, total) == first
    assert retried > 5


@pytest.mark.parametrize("span", [1, 2, 6, 100, 256])
def test_every_place_has_equally_many_words(span: int):
    """Over a small span all words can be counted: rejection leaves no place an advantage."""
    for total in range(1, span + 1):
        counted = Counter(place(word, total, span) for word in range(span))
        thrown_away = counted.pop(None, 0)
        assert sorted(counted) == list(range(total))
        assert len(set(counted.values())) == 1
        assert thrown_away < total


@given(st.integers(1, SPAN))
def test_the_words_kept_are_a_multiple_of_the_total(total: int):
    """The same over the real span: the limit is a multiple of the total, and more than half of the span."""
    limit = SPAN - SPAN % total
    assert limit % total == 0
    assert 2 * limit > SPAN
    assert place(limit - 1, total) == total - 1
    if limit < SPAN:
        assert place(limit, total) is None


def test_draws_follow_the_weights():
    """Chi-square of 6000 throws of the loaded die of the race, weights 1 2 3; below 13.8 in 999 of 1000 such tests."""
    state = Race(RaceOptions(), (0, 0), 0, "face")
    fair = FairChance(SECRET)
    counted = Counter(fair.draw(state, number, []) for number in range(1, 6001))
    chi = sum(
        (Fraction(counted[face]) - expected) ** 2 / expected
        for face, expected in zip(FACES, (1000, 2000, 3000), strict=True)
    )
    assert chi < Fraction("13.8")


@pytest.mark.parametrize("total", [0, -1, SPAN + 1])
def test_weights_that_one_word_cannot_serve_are_refused(total: int):
    with pytest.raises(ValueError, match="weights"):
        draw(SECRET, [], 1, total)


def test_parts_cannot_run_into_each_other():
    """Moving a byte from one seat's contribution to the next makes another draw."""
    assert pack(b"ab", b"c") != pack(b"a", b"bc")


def test_a_draw_depends_on_all_that_is_promised():
    """Secret, contributions, their order, label and number each matter."""
    usual = draw(SECRET, [b"a", b"b"], 1, SPAN)
    others = {
        draw(SECRET[::-1], [b"a", b"b"], 1, SPAN),
        draw(SECRET, [b"b", b"a"], 1, SPAN),
        draw(SECRET, [b"a", b""], 1, SPAN),
        draw(SECRET, [b"a", b"b"], 2, SPAN),
        draw(SECRET, [b"a", b"b"], 1, SPAN, b"deal"),
    }
    assert len(others) == 5
    assert usual not in others


def test_the_commitment_binds_match_rules_options_and_seats():
    kinds = [
        Match(RACE, 2, id="a", chance=FairChance(SECRET)),
        Match(RACE, 2, id="b", chance=FairChance(SECRET)),
        Match(RACE, 3, id="a", chance=FairChance(SECRET)),
        Match(RACE, 2, RaceOptions(7), id="a", chance=FairChance(SECRET)),
        Match(CARDS, 2, id="a", chance=FairChance(SECRET)),
        Match(RACE, 2, id="a", chance=FairChance(SECRET[::-1])),
    ]
    assert len({match.commitment for match in kinds}) == len(kinds)


def test_two_matches_never_share_a_secret():
    matches = [Match(RACE) for _ in range(4)]
    assert len({match.commitment for match in matches}) == 4
    assert len({match.id for match in matches}) == 4


def test_the_secret_stays_inside_until_the_match_is_over():
    match = new(RACE, 5)
    match.submit(0, WALK)
    assert match.secret is None
    match.abandon()
    assert match.secret == secret_of(5)


def test_the_secret_does_not_show_in_a_printed_chance():
    """Printing an object in a log must not publish its secret."""
    assert SECRET.hex() not in repr(FairChance(SECRET)) + str(vars(Match(RACE, chance=FairChance(SECRET))))
    assert repr(SECRET) not in repr(FairChance(SECRET)) + str(vars(Match(RACE, chance=FairChance(SECRET))))


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes(length: int):
    with pytest.raises(Unreadable, match="secret-length"):
        FairChance(bytes(length))


def test_nobody_types_in_what_provable_chance_draws():
    match = new(RACE, 1)
    match.submit(0, ROLL)
    with pytest.raises(Illegal, match="chance-not-typed"):
        match.submit(NATURE, FACES[2])


def test_without_the_secret_nothing_is_drawn():
    match = Match(RACE, chance=SealedChance("0" * 64))
    match.submit(0, ROLL)
    with pytest.raises(Illegal, match="chance-sealed"):
        match.nature()


def test_open_chance_repeats_itself_from_its_seed():
    """Two matches with equal seeds get equal throws; another seed gives others."""

    def throws(seed: int) -> list[object]:
        match, got = Match(RACE, chance=OpenChance(seed)), []
        while not match.over:
            match.submit(match.to_act()[0], ROLL)
            got += [event.action for event in match.run_nature()]
        return got

    assert throws(1) == throws(1) != throws(2)
    assert Match(RACE, chance=OpenChance(1)).commitment == ""


def test_real_dice_are_typed_in_and_forced_steps_happen_by_themselves():
    match = Match(RACE, chance=TypedChance())
    for face in (FACES[1], FACES[0], FACES[2]):
        match.submit(match.to_act()[0], ROLL)
        assert match.run_nature() == []
        with pytest.raises(Illegal, match="chance-typed"):
            match.nature()
        match.submit(NATURE, face)
    assert match.to_act() == (NATURE,)  # the first seat stands on 5
    assert [event.action for event in match.run_nature()] == [SLIDE]


def test_what_cannot_fall_cannot_be_typed_in():
    match = Match(RACE, chance=TypedChance())
    match.submit(0, ROLL)
    with pytest.raises(Illegal, match="nature-cannot"):
        match.submit(NATURE, SLIDE)
    with pytest.raises(Illegal, match="nature-cannot"):
        match.submit(NATURE, NOD)


def test_contributions_change_the_draws():
    """What a seat adds counts: with the same secret other cards come."""
    plain, added = Match(CARDS, id="x", chance=FairChance(SECRET)), new(CARDS, 1)
    added.chance = FairChance(SECRET)
    assert [event.action for event in plain.run_nature()] != [event.action for event in added.run_nature()]


def test_open_chance_uses_the_sampling_of_the_game():
    state = Race(RaceOptions(), (0, 0), 0, "face")
    assert OpenChance(3).draw(state, 1, []) == state.sample(Random(3))
