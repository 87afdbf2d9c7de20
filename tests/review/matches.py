"""Small matches of every game, played by bots or by the reference, to be reviewed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from random import Random
from typing import Any

from saloon.core import NATURE, Action, Event
from saloon.core.play import play
from saloon.games import SHELF
from saloon.match import Match, TypedChance
from saloon.reviews.prospects import choices
from saloon.reviews.reviewing import reference_choice


def by_lot(game: Any, seats: int, seed: int, most: int = 10_000, options: str = "") -> Match:
    """A match of people who do anything; broken off after a number of events."""
    return played(game, seats, lambda state, seat, legal, chance: pick(game, state, seat, chance), seed, most, options)


def by_reference(game: Any, seats: int, seed: int, worlds: int = 8, most: int = 10_000, options: str = "") -> Match:
    """A match in which everybody does what the review would call best."""

    def choose(state: Any, seat: int, legal: Sequence[Action], chance: Random) -> Action:
        return reference_choice(game, state.view(seat), seat, worlds)

    return played(game, seats, choose, seed, most, options)


def played(game: Any, seats: int, choose: Any, seed: int, most: int, options: str) -> Match:
    match = Match(game, seats, game.options.read(options), chance=TypedChance())
    for seat, action, _ in play(match.state, choose, Random(seed)):
        match.accept(Event(match.next, seat, action))
        if match.next > most:
            break
    if match.to_act():
        match.abandon()
    return match


def pick(game: Any, state: Any, seat: int, chance: Random) -> Action:
    legal = choices(game, state.view(seat), seat) if seat != NATURE else []
    return legal[int(chance.random() * len(legal))]


KEYS = sorted(key for key, game in SHELF.items() if find_spec(f"{game.home}.reference"))
