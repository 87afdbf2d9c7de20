"""What the worker processes do: think about a view. They never see a position or a secret."""

from __future__ import annotations

from typing import NamedTuple

from saloon.bots import Clock, hint, make
from saloon.core.game import SHELF
from saloon.core.state import Seat, View
from saloon.scene.reader import Reader


class Advised(NamedTuple):
    """A hint in words."""

    action: str
    label: str
    text: str


def prepare() -> None:
    """Read the games before the first question."""
    import saloon.games  # noqa: F401 - fills the shelf


def choose(key: str, level: str, seat: Seat, view: View, seed: int, seconds: float) -> str:
    """The text of the action that a bot of the level takes."""
    prepare()
    game = SHELF[key]
    return game.notation.write(make(game, level, seat, seed).choose(view, Clock(seconds=seconds)))


def advise(key: str, seat: Seat, view: View, names: tuple[str, ...], lang: str, seconds: float) -> Advised:
    """What an expert would do, in the words of the reader."""
    prepare()
    game = SHELF[key]
    reader = Reader.of(game, seat, names, lang)
    thought = hint(game, view, seat, Clock(seconds=seconds))
    label = game.say(view, thought.action, reader)
    return Advised(game.notation.write(thought.action), label, thought.say(game, view, reader))
