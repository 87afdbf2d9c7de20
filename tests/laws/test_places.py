"""Equal place, equal chance: over all games, whatever is chosen."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from laws.walks import GAMES, KEYS
from saloon.core import NATURE, Action
from saloon.games import SHELF
from saloon.kit.intervals import Z
from saloon.match import FortunePlaces, Match, PlacedChance, load, verify, write

SECRETS = [bytes([number]) * 32 for number in range(1, 4)]
Fallen = dict[str, tuple[dict[str, int], str]]
"""By place: what could have fallen, and what fell. A pile has one place, so its cards are numbered."""


def played(key: str, secret: bytes, chooser: int, seats: int | None = None, steps: int = 400) -> Match:
    """Everybody does anything; fortune is tied to its places."""
    match, rng = Match(GAMES[key], seats, chance=PlacedChance(secret)), Random(chooser)
    while match.to_act() and len(match.log) < steps:
        match.run_nature()
        if match.to_act():
            seat = rng.choice(match.to_act())
            match.submit(seat, rng.choice(match.view(seat).legal(seat)))
    return match


def fallen(match: Match, secret: bytes) -> Fallen:
    """What fell where, with what could have fallen."""
    places, found, state = FortunePlaces(match.game, secret), Fallen(), match.start
    for event in match.events:
        if event.seat == NATURE and len(state.chances()) > 1:
            write = match.game.notation.write
            could = {write(action): weight for action, weight in state.chances()}
            pile = places.origin(state).pile
            name = f"{places.place(state)} {sum(could.values()) if pile else ''}"
            assert name not in found, "one place, two draws"
            found[name] = could, write(event.action)
            places.accept(state, event.action)
        state = state.after(event.seat, event.action)
    return found


@pytest.mark.parametrize("key", KEYS)
def test_equal_places_have_equal_chance(key: str) -> None:
    """Two tables choose otherwise: where the same could fall at the same place, the same fell."""
    for secret in SECRETS:
        one, two = (fallen(played(key, secret, chooser), secret) for chooser in (1, 2))
        both = [place for place in one if place in two and one[place][0] == two[place][0]]
        assert [one[place][1] for place in both] == [two[place][1] for place in both]
        assert len(both) >= min(3, len(one), len(two)) or not GAMES[key].luck


@pytest.mark.parametrize("key", KEYS)
def test_another_secret_is_another_fortune(key: str) -> None:
    ways = {tuple(fell for _, fell in fallen(played(key, secret, 1), secret).values()) for secret in SECRETS}
    assert len(ways) == (len(SECRETS) if GAMES[key].luck else 1)


DICE = {"tisicovka": "dice", "maroko": "dice", "bang": "faces", "dice_town": "faces"}


@pytest.mark.parametrize("key", DICE)
def test_fewer_dice_at_the_same_place_are_some_of_the_same_dice(key: str) -> None:
    """The third throw of the second turn is the same throw, with as many dice as there are in the cup."""
    shared = 0
    for secret in SECRETS:
        one, two = (fallen(played(key, secret, chooser), secret) for chooser in (3, 4))
        for place in one.keys() & two.keys():
            few, many = sorted((dice_of(key, one[place][1]), dice_of(key, two[place][1])), key=len)
            if place.startswith("seat") and len(few) < len(many):
                assert not Counter(few) - Counter(many), place
                shared += 1
    assert shared


def dice_of(key: str, text: str) -> tuple[int, ...]:
    action: Any = GAMES[key].notation.read(text)
    return tuple(getattr(action, DICE[key], ()))


def test_each_throw_is_as_fair_as_any() -> None:
    """Faces of the second throw of the first turn over many secrets."""
    faces: Counter[Action] = Counter()
    for number in range(1200):
        match = Match(GAMES["oko"], 2, chance=PlacedChance(number.to_bytes(32, "big")))
        match.run_nature()
        match.submit(match.to_act()[0], match.view(match.to_act()[0]).legal(match.to_act()[0])[0])
        match.run_nature()
        faces[match.events[-1].action if match.events[-1].seat == NATURE else match.events[-2].action] += 1
    spread = Z * (1200 / 6 * 5 / 6) ** 0.5
    assert len(faces) == 6
    assert all(abs(count - 200) < 2 * spread for count in faces.values())


def test_every_card_of_a_pile_is_as_likely_to_come_next() -> None:
    """The first card of a talon, and the first after it was shuffled anew."""
    game, found = GAMES["prsi"], Counter[str]()
    for number in range(1600):
        match = Match(game, 2, chance=PlacedChance(number.to_bytes(32, "big")))
        match.nature()
        match.nature()
        found[game.notation.write(match.events[-1].action)] += 1
    assert len(found) == 32
    assert max(found.values()) < 100 > 50 > min(found.values()) > 20


@pytest.mark.parametrize("key", sorted(SHELF))
def test_a_match_by_places_is_written_read_and_verified(key: str) -> None:
    match = played(key, SECRETS[0], 5)
    if match.to_act():
        match.abandon()
    report = verify(write(match))
    assert not report.findings
    assert report.draws == sum(event.seat == NATURE for event in match.events)
    assert load(write(match)).events == match.events


def test_a_forged_draw_is_found() -> None:
    match = played("oko", SECRETS[0], 5)
    forged = Match(match.game, match.seats, chance=PlacedChance(SECRETS[1]), id=match.id)
    for event in match.events:
        forged.accept(event)
    assert [each.message for each in verify(write(forged)).findings] == ["verify-draw"]


def test_a_shared_secret_stays_inside() -> None:
    match = Match(GAMES["oko"], 2, chance=PlacedChance(SECRETS[0], shared=True))
    rng = Random(1)
    while match.to_act():
        match.run_nature()
        if match.to_act():
            match.submit(match.to_act()[0], rng.choice(match.view(match.to_act()[0]).legal(match.to_act()[0])))
    assert match.secret is None
    report = verify(write(match))
    assert report.holds
    assert report.draws == 0
    assert "more than this match" in report.lines("en")[1]


def test_what_was_taken_back_falls_as_before_and_goes_on_by_places() -> None:
    match = Match(GAMES["oko"], 2, kinds=["human", "bot:master"], chance=PlacedChance(SECRETS[0]))
    match.run_nature()
    while match.to_act() and match.to_act() != (0,):
        match.submit(1, match.view(1).legal(1)[-1])
        match.run_nature()
    match.submit(0, match.view(0).legal(0)[0])
    match.run_nature()
    before = match.events
    if match.to_act() == (0,):
        match.undo(0)
        match.submit(0, match.view(0).legal(0)[0])
        match.run_nature()
        assert [event.action for event in match.events] == [event.action for event in before]


@pytest.mark.parametrize("key", KEYS)
def test_what_fell_in_another_match_falls_again_at_the_same_places(key: str) -> None:
    """A match of any chance, played again with the same choices by what is remembered of it."""
    match = played(key, SECRETS[2], 6, steps=150)
    places = FortunePlaces(match.game, b"another secret")
    places.follow(match.start, match.events, remember=True)
    again = FortunePlaces(match.game, b"another secret")
    again.seeds, again.ranks = places.seeds, places.ranks
    state = match.start
    for event in match.events:
        if event.seat == NATURE:
            assert again.drawn(state) == event.action
            again.accept(state, event.action)
        state = state.after(event.seat, event.action)
