"""The front door for Python programs: files by their paths, hints for whatever is held."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple, overload

from saloon.bots import Clock, Thought
from saloon.bots import hint as expert
from saloon.bots.bot import UNHURRIED
from saloon.core.state import NATURE, Seat, State, View
from saloon.house.game import Game, game_of
from saloon.house.position import Position
from saloon.match import Match, Report
from saloon.match import load as load_text
from saloon.match import verify as verify_text
from saloon.scene import Reader

Source = str | bytes | PathLike[str]
"""A match file: its path, or its text."""


def load(source: Source, secret: bytes | None = None) -> Match:
    """The match of a file, by its path or its text. An unfinished one of provable chance needs its secret to go on."""
    return load_text(contents(source), secret)


def verify(source: Source) -> Report:
    """What a file proves, by its path or its text."""
    return verify_text(contents(source))


def contents(source: Source) -> str | bytes:
    """The text of a file. What has several lines is one already."""
    if isinstance(source, bytes) or (isinstance(source, str) and (not source.strip() or "\n" in source)):
        return source
    return Path(source).read_bytes()


class Tip(NamedTuple):
    """What an expert would do; all is empty where the seat has nothing to decide."""

    text: str
    """The advice and its reason, in two short sentences."""
    move: str = ""
    """As text for `do`."""
    thought: Thought | None = None


@overload
def hint(of: Position | State, *, seat: Seat | None = None, lang: str = "en", clock: Clock = UNHURRIED) -> Tip: ...
@overload
def hint(of: Game[Any], view: View, seat: Seat, clock: Clock = UNHURRIED) -> Thought: ...


def hint(
    of: Any, view: Any = None, seat: Seat | None = None, clock: Clock = UNHURRIED, *, lang: str = "en"
) -> Tip | Thought:
    """What an expert would do, and why: for a position, or (game, view, seat).

    Where everything lies open the expert still sees no more than the seat.

    >>> import saloon
    >>> hint(saloon.game("prsi").position("H7,HK/L8,B9 L9 H8=H 1 1:0:0:- - - -")).text
    'Play the seven of hearts. It makes the next player draw 2 cards.'
    """
    if isinstance(of, Game):
        assert seat is not None
        return expert(of, view, seat, clock)
    position = of if isinstance(of, Position) else Position(game_of(of), of)
    return tip(position, seat, lang, clock)


def tip(position: Position, seat: Seat | None, lang: str, clock: Clock) -> Tip:
    acting = position.to_act()
    if seat is None:
        seat = position.seat if position.seat is not None else next(iter(acting), NATURE)
    if seat == NATURE or seat not in acting:
        return Tip("")
    game, view = position.game, position.state.view(seat)
    thought = expert(game, view, seat, clock)
    return Tip(thought.say(game, view, Reader.of(game, seat, lang=lang)), game.notation.write(thought.action), thought)
