"""What the toy games of these tests share: no board, no words, nothing on the shelf."""

from __future__ import annotations

from typing import Any

from saloon.core import Action, Notation, Options, Seat
from saloon.core.rules import Rules
from saloon.house import SHELF, Game
from saloon.house.rooms import SEARCHING, Advice, Reason, Study


class Plain(Notation[Any]):
    """Text by repr, which is enough for a seed."""

    def write(self, action: Action) -> str:
        return repr(action)

    def write_state(self, state: Any) -> str:
        return repr(state)


def no_reason(view: Any, seat: Seat, action: Action) -> Reason:
    return Reason("why-forced")


def indifferent(view: Any, seat: Seat, action: Action) -> float:
    return 0.0


def toy(key: str, seats: range, state: Any, start: Any, **more: Any) -> Game[Any]:
    """A game that leaves the shelf as soon as it is made: the laws are not for toys."""
    advice = Advice(more.pop("rate", indifferent), more.pop("worth"), no_reason)
    options = more.pop("options", Options)
    rooms = {"RULES": Rules(options, state, start), "NOTATION": Plain()}
    rooms |= {"ADVICE": advice, "LEVELS": more.pop("levels", SEARCHING), "STUDY": more.pop("study", Study())}
    game = Game(key, key.title(), seats, 1, rooms=rooms, **more)
    del SHELF[key]
    return game
