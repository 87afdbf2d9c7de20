"""Whose turn it is and what they may do, and the clause that matters."""

from __future__ import annotations

from typing import Final

from saloon.core.state import NATURE, Seat
from saloon.games.bang.data import BEER, FACES, GATLING
from saloon.games.bang.rules import Bang
from saloon.games.bang.speech.ending import victory
from saloon.scene import Reader
from saloon.scene.parts import addressed, waiting

FORCED: Final = frozenset({"arrow", "gringo", "indians", "hits", "out", "show", "dynamite", "gatling"})
"""Steps of fortune that are announced."""
CLAUSES: Final = {
    "roles": "2.2",
    "sheriff": "2.2",
    "cast": "2.3",
    "choose": "2.4",
    "roll": "3.1",
    "reroll": "3.2",
    "arrow": "3.6",
    "indians": "3.8",
    "dynamite": "4.2",
    "shoot": "4.3",
    "hits": "4.5",
    "beer": "4.6",
    "gatling": "4.8",
    "out": "5.1",
    "show": "6.1",
    "dodge": "7.1",
    "gringo": "7.4",
    "kit": "7.7",
    "shed": "7.10",
    "gift": "7.12",
    "rest": "7.14",
    "feast": "7.15",
}
"""The clause that speaks of what is pending, or of the phase."""


def prompt(view: Bang, reader: Reader) -> str:
    scores = view.scores()
    if scores is not None:
        return victory(view, scores, reader)
    seat = view.to_act()[0]
    if seat == NATURE:
        return prompt_nature(view, reader)
    if not reader.is_me(seat):
        return waiting([seat], reader)
    if view.pending:
        what, count, _ = view.pending[0]
        return reader(f"prompt-{what}", count=count)
    match view.phase:
        case "reroll":
            return reader("prompt-reroll", count=view.most_rolls() - view.rolls)
        case "shoot":
            aimed = view.bulls_eyes()
            return reader("prompt-shoot", face=FACES[aimed[0]] if len(aimed) == 1 else "both")
        case "beer" | "kit":
            face = BEER if view.phase == "beer" else GATLING
            left = sum(each == face and not view.used >> at & 1 for at, each in enumerate(view.dice))
            return reader(f"prompt-{view.phase}", count=left)
    return reader(f"prompt-{view.phase}")


def prompt_nature(view: Bang, reader: Reader) -> str:
    """What is about to happen, where people should see it coming."""
    what, seat = (view.pending[0][0], view.pending[0][1]) if view.pending else (view.phase, view.player)
    if (thrower := hand_of(view)) != NATURE:
        return addressed("prompt-throw", thrower, reader)
    if what not in FORCED:
        return reader("prompt-nature")
    return reader(f"prompt-{what}", who=reader.name(seat if what == "out" else view.player))


def hand_of(view: Bang) -> Seat:
    return view.player if view.phase == "roll" and not view.pending else NATURE


def clause(view: Bang) -> str:
    """The clause of the rules that matters most right now."""
    if view.phase == "over":
        return "8.5" if view.seats() == 3 else "6.1"
    return CLAUSES[view.pending[0][0] if view.pending else view.phase]
