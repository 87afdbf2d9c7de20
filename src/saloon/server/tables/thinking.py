"""What the worker processes do: think about a view. They never see a position or a secret of a match that goes on."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

import saloon.games  # noqa: F401 - fills the shelf
from saloon.bots import Clock, decide, hint, make
from saloon.bots.forecast import Ends, Foresight
from saloon.core.event import Event
from saloon.core.state import Seat, State, View
from saloon.house.game import SHELF
from saloon.match.aftermath import Aftermath, aftermath
from saloon.scene.reader import Reader
from saloon.school.drills import Drill
from saloon.school.making import kept_from

WEIGHED: Final = 8
"""Choices that are told apart."""


class Advised(NamedTuple):
    """A hint in words."""

    action: str
    label: str
    text: str
    more: str


def choose(key: str, level: str, seat: Seat, seed: int, view: View, seconds: float | None, number: int) -> str:
    """The text of the action that a bot of the level takes; without a clock it follows from the view and the seed."""
    game = SHELF[key]
    return game.notation.write(decide(game, make(game, level, seat, seed), view, seat, Clock(seconds=seconds), number))


def advise(key: str, seat: Seat, view: View, names: tuple[str, ...], lang: str, seconds: float) -> Advised:
    """What an expert would do, in the words of the reader."""
    game = SHELF[key]
    reader = Reader.of(game, seat, names, lang)
    thought = hint(game, view, seat, Clock(seconds=seconds))
    label = game.speech.say(view, thought.action, reader)
    return Advised(
        game.notation.write(thought.action), label, thought.say(game, view, reader), thought.more(game, view, reader)
    )


def weigh(key: str, seat: Seat, view: View, names: tuple[str, ...], lang: str) -> list[tuple[str, str]]:
    """The likeliest choices, the best first, each with what can be said for it."""
    game = SHELF[key]
    reader, advice = Reader.of(game, seat, names, lang), game.advice
    best = sorted(view.legal(seat), key=lambda action: -advice.rate(view, seat, action))[:WEIGHED]
    reasons = [advice.reason(view, seat, action) for action in best]
    return [
        (game.speech.say(view, action, reader), reader(why.message, **why.args))
        for action, why in zip(best, reasons, strict=True)
    ]


class Foreseen(NamedTuple):
    """Chances in words, as far as they have been worked out."""

    text: str = ""
    rows: Sequence[tuple[str, str]] = ()
    ends: Ends = ()
    """The scores of the worlds that were played out for it."""
    more: bool = True
    """Whether there is more to be found."""


def foresee(
    key: str, seat: Seat, view: View, names: tuple[str, ...], lang: str, ends: Ends, seconds: float
) -> Foreseen:
    """How likely everybody wins, as far as the view of the seat tells; it goes on from the ends that are known."""
    game = SHELF[key]
    reader, foresight = Reader.of(game, seat, names, lang), Foresight(game, view, seat, ends)
    foresight.go_on(seconds)
    found = foresight.told
    return Foreseen(found.say(reader), found.rows(reader), foresight.ends, not foresight.done)


def kept_drill(key: str, state: State, seat: Seat, seats: int) -> Drill:
    """A decision of a match that is over, as something to practise."""
    return kept_from(SHELF[key], state, seat, seats)


def recount(key: str, start: State, events: list[Event], names: tuple[str, ...], lang: str) -> tuple[Aftermath, float]:
    """A match that is over, looked back on, and the seconds that took."""
    since = time.process_time()
    return aftermath(SHELF[key], start, events, names, lang), time.process_time() - since
