"""Positions as plain values, field by field: what JSON can write."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from saloon.core.options import Options
from saloon.core.state import Action
from saloon.core.value import Value, fields
from saloon.house.game import Game


def plain(value: Any, game: Game[Any]) -> Any:
    """A position, a view or a part of it; actions and options are text.

    >>> import saloon
    >>> oko = saloon.game("oko")
    >>> found = plain(oko.new(2), oko)
    >>> found["starter"], found["wins"], found["options"]
    (-1, [0, 0], '')
    """
    if isinstance(value, Value):
        return {name: plain(getattr(value, name), game) for name in fields(type(value))}
    if isinstance(value, Action):
        return game.notation.write(value)
    if isinstance(value, Options):
        return value.text()
    if isinstance(value, Iterable) and not isinstance(value, str):
        return [plain(each, game) for each in value]
    return value
