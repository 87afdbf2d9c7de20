"""What agents are told: the shelf, how moves are written, and a review of one seat."""

from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random
from typing import Any, Final

from saloon.core.play import anything, play
from saloon.core.state import NATURE, Seat
from saloon.games import SHELF
from saloon.house.game import Game
from saloon.match import Match
from saloon.reviews import review
from saloon.reviews.facts import decision_facts, seat_facts
from saloon.reviews.reviewing import Review
from saloon.words import words

EVENTS: Final = 400
"""Events of games played by lot, from which examples are taken."""
MISTAKES: Final = 5
Facts = dict[str, Any]


def shelf_facts(lang: str) -> list[Facts]:
    """All games, by key."""
    return [game_facts(SHELF[key], lang) for key in sorted(SHELF)]


def game_facts(game: Game[Any], lang: str) -> Facts:
    own = words(lang, game.folder)
    return {
        "key": game.key,
        "title": game.called(lang),
        "summary": own("summary") if own.has("summary") else "",
        "seats": list(game.seats),
        "minutes": game.minutes,
        "luck": game.luck,
        "secrets": game.secrets,
        "version": game.version,
        "options": {name: list(values) for name, values in game.options.choices().items()},
        "levels": list(game.offered()),
        "moves": move_examples(game),
    }


@cache
def move_examples(game: Game[Any]) -> dict[str, str]:
    """How moves are written: the first of each kind in games by lot, always the same. Says nothing of a position."""
    found: dict[str, str] = {}
    for seats in game.seats:
        for seat, action, _ in islice(play(game.new(seats), anything, Random(seats)), EVENTS):
            if seat != NATURE:
                found.setdefault(type(action).__name__, game.notation.write(action))
    return found


def seat_review(match: Match, seat: Seat, quick: bool) -> Facts:
    """One seat's way from the start to the result, and its costliest choices."""
    found = review(match, seat, quick=quick)
    return {
        "ended": found.ended,
        "certainty": found.certainty,
        "reference": found.reference,
        "worlds": found.worlds,
        "points": found.points,
        **seat_facts(found.seats[seat]),
        "mistakes": mistakes(found, seat),
    }


def mistakes(found: Review, seat: Seat) -> list[Facts]:
    return [
        {
            "number": moment.event.number,
            "position": found.game.notation.write_state(moment.before.view(seat)),
            "move": found.game.notation.write(moment.event.action),
            **decision_facts(found, moment.judgement),
        }
        for moment in found.mistakes(seat, MISTAKES)
        if moment.judgement is not None
    ]
