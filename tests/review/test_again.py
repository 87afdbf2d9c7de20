"""The same match once more with a master on the seat, and luck by what fell."""

from __future__ import annotations

from typing import Any

import pytest

import saloon
from review.matches import KEYS, by_lot
from ring import whole
from saloon.core import NATURE
from saloon.games import SHELF
from saloon.reviews import again
from saloon.reviews.again import OnceMore, looked_for
from saloon.reviews.facts import facts
from saloon.reviews.reviewing import review
from saloon.reviews.wording import ReviewTeller, worded_moment

FEW = {"bang": 4, "craps": 3, "fliptown": 1}


def match_of(key: str, *levels: str, seed: int = 3) -> Any:
    seats = FEW.get(key, 2)
    bots = levels if len(levels) == seats else levels * seats
    table = saloon.play(key, seats=seats, bots=bots, people=0, seed=seed)
    table.run()
    return table.match


@pytest.mark.parametrize("key", ["oko", "maroko", "clovece", "tisicovka"])
def test_a_master_who_played_it_plays_it_again(key: str) -> None:
    """Bots of one level that follow a rule do again what they did, so the same falls and the same comes of it."""
    match = match_of(key, "master", seed=4)
    once = OnceMore(match, 0)
    result = once.played(0)
    if once.fell_again == once.fell:
        scores = match.scores or ()
        assert result == (1.0 if scores[0] > scores[1] else 0.0 if scores[0] < scores[1] else 0.5)


def test_what_falls_at_the_same_place_is_the_same() -> None:
    """A beginner's match of Oko: nearly everything a master throws was thrown then."""
    match = match_of("oko", "beginner")
    found = again.again(match, 0)
    assert found.n == again.MOST
    assert found.same > 0.5
    assert 0 <= found.result.low <= found.result.value <= found.result.high + 1e-9 <= 1 + 1e-9
    asked = review(match, 0, master=True)
    assert asked.once_more[0].result == found.result
    assert facts(asked)["seats"][0]["master"]["n"] == found.n


def test_others_do_what_they_did_while_they_see_what_they_saw() -> None:
    match = match_of("oko", "beginner", "master")
    once = OnceMore(match, 0)
    state: Any = match.start
    for event in match.events:
        if event.seat == 1:
            assert once.decided([], state, 1, 1) == event.action  # nobody else is asked
        state = state.after(event.seat, event.action)


def test_it_can_begin_later() -> None:
    match = match_of("prsi", "beginner")
    last = len(match.events)
    scores = match.scores
    assert OnceMore(match, 0, since=last).played(0) == float(scores[0] > scores[1])


def test_a_match_that_was_broken_off_is_not_played_again() -> None:
    match = saloon.play("oko", seats=2, seed=1).match
    match.abandon()
    assert looked_for(match) == []


QUICK = sorted(key for key in SHELF if SHELF[key].luck and key not in ("fliptown", "dice_town"))


@pytest.mark.parametrize("key", [key for key in QUICK if whole() or key not in ("bang", "tisicovka")])
def test_luck_by_what_fell_is_the_luck(key: str) -> None:
    told = facts(review(match_of(key, "beginner"), quick=True))
    for each in told["seats"]:
        assert sum(part["value"] for part in each["fortune"]) == pytest.approx(each["luck"]["value"], abs=1e-4)
    thrown = [moment for moment in told["moments"] if moment["fortune"]]
    assert all(moment["seat"] == NATURE for moment in thrown)
    for moment in thrown:
        for seat, got in enumerate(moment["chances"]):
            luck = moment["changes"][seat].get("luck", 0.0)
            assert got - moment["fortune"]["expected"][seat] == pytest.approx(luck, abs=1e-5)


def test_the_deal_of_prsi_and_the_roles_of_bang_have_their_own_line() -> None:
    kinds = {
        key: [each["kind"] for each in facts(review(match_of(key, "beginner"), quick=True))["seats"][0]["fortune"]]
        for key in ("prsi", "bang")
    }
    assert {"lot", "deal"} <= set(kinds["prsi"])
    assert {"roles", "characters", "dice"} <= set(kinds["bang"])


@pytest.mark.parametrize("key", KEYS)
def test_every_choice_of_a_match_is_told(key: str) -> None:
    """Also one of which the log says nothing, since the others choose at the same time."""
    match = by_lot(SHELF[key], FEW.get(key, 2), 5, most=60)
    for lang in ("cs", "en", "ru"):
        told = ReviewTeller(match, lang)
        for event in match.events:
            if event.seat != NATURE:
                move = SHELF[key].notation.write(event.action)
                moment = {"number": event.number, "seat": event.seat, "move": move, "decision": None}
                assert worded_moment(moment, told)["text"]
