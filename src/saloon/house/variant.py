"""A game with a clause of one's own. Exact tables hold for the printed rules, so a variant does without them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from saloon.core.notation import Notation
from saloon.core.options import Options
from saloon.core.rules import Rules
from saloon.core.state import Action, Seat, State
from saloon.house.game import Game
from saloon.house.rooms import Exact, Levels, LookAhead, Sample, Study, Way


def variant(game: Game[Any], key: str, state: type[State], title: str, rooms: Mapping[str, Any]) -> Game[Any]:
    """The game on the shelf under the key; `rooms` are values of rooms that are not inherited."""
    if not issubclass(state, game.state):
        raise TypeError(f"{state.__name__} must be a class of {game.state.__name__}")
    if is_compiled(game.state):
        raise TypeError(
            "these rules are compiled, and a class of one's own cannot build on that: install with SALOON_COMPILE=no"
        )
    if "copy" not in state.__dict__:
        state.copy = again  # type: ignore[method-assign, assignment]

    def start(seats: int, options: Options) -> State:
        return of(state, game.rules.start(seats, options))

    advice, study = game.advice, game.study
    opened = {
        "RULES": Rules(game.options, state, start, game.rules.silence, game.rules.drafts),
        "NOTATION": Borrowed(game.notation, state),
        "BOARD": game.board,
        "SPEECH": game.speech,
        "ADVICE": replace(advice, chances=None, hopeless=None),
        "LEVELS": plain_levels(game.levels),
        "STUDY": Study(facts=study.facts, uses=study.uses),
    }
    own = f"{state.__module__}.{state.__qualname__}"
    return replace(game, key=key, title=title or key, home=game.home, own=own, rooms={**opened, **rooms})


def is_compiled(state: type[State]) -> bool:
    """Whether the class comes from no Python source."""
    return str(getattr(sys.modules[state.__module__], "__file__", "")).endswith((".so", ".pyd"))


def again(position: Any) -> Any:
    """The position once more, of its own class."""
    return type(position)(*position.parts())


def of(state: type[State], found: State) -> State:
    """The position as one of the variant's."""
    return found if isinstance(found, state) else state(*found.parts())


def plain_levels(levels: Levels) -> Levels:
    """The levels without what holds for the printed rules only: tables, own searches, own quick play."""
    return {name: plain(way) for name, way in levels.items()}


def plain(way: Way) -> Way:
    match way:
        case Exact(otherwise=otherwise):
            return plain(otherwise)
        case LookAhead():
            return way._replace(search=None)
        case Sample():
            return way._replace(finish=None)
    return way


class Borrowed(Notation[Any]):
    """The notation of a game, which reads positions of a variant."""

    def __init__(self, notation: Notation[Any], state: type[State]) -> None:
        self.notation = notation
        self.state = state
        self.fields = notation.fields
        self.write, self.read = notation.write, notation.read  # type: ignore[method-assign]
        self.write_state, self.brief = notation.write_state, notation.brief  # type: ignore[method-assign]

    def read_state(self, text: str, options: Options) -> Any:
        return of(self.state, self.notation.read_state(text, options))

    def resolve(self, state: State, seat: Seat, text: str) -> Action:
        return self.notation.resolve(state, seat, text)
