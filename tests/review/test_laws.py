"""What every ledger obeys, in all games: it adds up, luck has no drift, the best costs nothing, views decide, seats are
alike."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from review.matches import KEYS, by_lot, by_reference
from ring import many, outer
from saloon.core import NATURE, Event
from saloon.games import SHELF
from saloon.kit.intervals import Mean
from saloon.match import Match, TypedChance
from saloon.reviews.facts import facts
from saloon.reviews.prospects import Prospects, choices
from saloon.reviews.reviewing import Review, Reviewer, mean_of
from saloon.reviews.standards import reference_of

WORLDS = 8
EVENTS = {"dice_town": 60, "fliptown": 12, "bang": 40, "dama": 24, "mlyn": 6, "krizovy_mlyn": 6, "tisicovka": 120}
"""Matches that would take long are broken off; the law holds as far as they went."""


def looked_at(match: Match, worlds: int = WORLDS) -> Review:
    reviewer = Reviewer(match)
    reviewer.worlds = reviewer.prospects.worlds = worlds
    return reviewer.run(lambda done, of: None)


def short(key: str, seed: int) -> Match:
    game = SHELF[key]
    return by_lot(game, game.seats[seed % 2 if len(game.seats) > 1 else 0], seed, EVENTS.get(key, 80))


@pytest.mark.parametrize("key", KEYS)
def test_the_parts_add_up_and_choices_never_gain(key: str) -> None:
    for seed in range(many(1, 6)):
        found = looked_at(short(key, seed))
        for ledger, told in zip(found.seats, facts(found)["seats"], strict=True):
            parts = ledger.luck, ledger.choices, ledger.others, ledger.fog
            assert ledger.start + sum(part.value for part in parts) == pytest.approx(ledger.result, abs=1e-9)
            assert ledger.choices.value <= 0
            written = [told[part]["value"] for part in ("luck", "choices", "others", "fog")]
            assert told["start"] + sum(written) == pytest.approx(told["result"], abs=1e-12)
        for moment in found.moments:
            for change in moment.changes:
                assert change.choices.value <= 0
                assert moment.event.seat == NATURE or not change.luck.value
        if not SHELF[key].luck:
            assert not any(ledger.luck.value for ledger in found.seats)
        if not SHELF[key].secrets and len(found.seats) > 1:
            assert not any(ledger.fog.value for ledger in found.seats)


@pytest.mark.parametrize("key", [key for key in KEYS if SHELF[key].luck])
def test_luck_is_measured_from_the_mean_of_what_may_fall(key: str) -> None:
    """Where values are not drawn by lot and not everything is followed by a formula: the mean is the sum over all that
    may fall."""
    game, reference = SHELF[key], reference_of(SHELF[key])
    if reference.draws:
        pytest.skip("values are drawn by lot: see the drift over many matches")
    match = short(key, 3)
    prospects = Prospects(game, reference, bool(reference.points and reference.points(match.start)), WORLDS)
    state: Any = match.start
    tried = 0
    for event in match.events:
        if event.seat == NATURE and 1 < len(chances := state.chances()) <= 60 and tried < 6:
            mean, sampled = prospects.mean(state), prospects.fallen(state, 600) is None
            whole = sum(weight for _, weight in chances)
            slow = [
                sum(weight * mean_of(prospects.of(state.after(NATURE, action)))[seat] for action, weight in chances)
                / whole
                for seat in range(match.seats)
            ]
            if not sampled:
                tried += 1
                assert mean_of(mean) == pytest.approx(slow, abs=1e-9)
        state = state.after(event.seat, event.action)


@pytest.mark.parametrize("key", KEYS)
def test_the_reference_on_every_seat_gives_nothing_away(key: str) -> None:
    game = SHELF[key]
    found = looked_at(by_reference(game, game.seats[0], 5, WORLDS, EVENTS.get(key, 60) // 2))
    assert [ledger.choices.value for ledger in found.seats] == [0.0] * len(found.seats)


@pytest.mark.parametrize("key", [key for key in KEYS if SHELF[key].secrets])
def test_a_decision_is_judged_by_the_view_alone(key: str) -> None:
    """Another world that the seat could not tell from the true one gets the same judgement."""
    from saloon.reviews.judging import judge

    game, reference = SHELF[key], reference_of(SHELF[key])
    match, tried, state = short(key, 1), 0, None
    state = match.start
    points = bool(reference.points and reference.points(match.start))
    for event in match.events:
        if event.seat != NATURE and tried < many(3, 20):
            view: Any = state.view(event.seat)
            twin = view.guess(Random(event.number))
            legal = choices(game, view, event.seat)
            if len(legal) > 1 and twin != state:
                tried += 1
                judged = [
                    judge(
                        Prospects(game, reference, points, WORLDS),
                        world.view(event.seat),
                        event.seat,
                        legal,
                        event.action,
                    )
                    for world in (state, twin)
                ]
                assert judged[0] == judged[1]
        state = state.after(event.seat, event.action)
    assert tried


@pytest.mark.parametrize("key", ["oko", "maroko", "tisicovka"])
def test_swapping_seats_swaps_ledgers(key: str) -> None:
    """The same match with the two players on each other's chairs."""
    game = SHELF[key]
    match = by_lot(game, 2, 4, 60)
    lots = [action for action, _ in match.start.chances()]
    swapped = Match(game, 2, chance=TypedChance())
    for event in match.events:
        action = lots[1 - lots.index(event.action)] if event.action in lots else event.action
        swapped.accept(Event(event.number, event.seat if event.seat == NATURE else 1 - event.seat, action))
    if swapped.to_act():
        swapped.abandon()
    one, other = looked_at(match), looked_at(swapped)
    for mine, its in zip(one.seats, reversed(other.seats), strict=True):
        for part in ("luck", "choices", "others", "fog"):
            assert getattr(mine, part).value == pytest.approx(getattr(its, part).value, abs=1e-9)
        assert (mine.start, mine.result) == pytest.approx((its.start, its.result))


@outer("review/test_laws.py::test_luck_is_measured_from_the_mean_of_what_may_fall")
@pytest.mark.parametrize("key", [key for key in KEYS if SHELF[key].luck])
def test_luck_has_no_drift(key: str) -> None:
    """Over many matches its mean is zero, no matter who plays: within four standard errors."""
    mean, game = Mean(), SHELF[key]
    for seed in range(30):
        mean.add(looked_at(by_lot(game, game.seats[0], seed, EVENTS.get(key, 80))).seats[0].luck.value)
    value, _, high = mean.estimate()
    assert abs(value) <= 2 * (high - value) + 1e-9
