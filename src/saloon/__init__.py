"""Saloon: a digital home for twelve tabletop games.

The names below are read on first use, so that `import saloon` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from saloon.analysis import WeighedPosition as WeighedPosition
    from saloon.analysis import weigh as weigh
    from saloon.bots import LEVELS as LEVELS
    from saloon.core import NATURE as NATURE
    from saloon.core import ONLOOKER as ONLOOKER
    from saloon.core import Action as Action
    from saloon.core import Event as Event
    from saloon.core import Fault as Fault
    from saloon.core import Illegal as Illegal
    from saloon.core import Options as Options
    from saloon.core import State as State
    from saloon.core import Unreadable as Unreadable
    from saloon.core import View as View
    from saloon.front import Tip as Tip
    from saloon.front import hint as hint
    from saloon.front import load as load
    from saloon.front import verify as verify
    from saloon.games import Shelf
    from saloon.house import Game as Game
    from saloon.house.position import Position as Position
    from saloon.lab.comparing import RuleDiff as RuleDiff
    from saloon.lab.comparing import compare as compare
    from saloon.lab.reporting import LabReport as LabReport
    from saloon.lab.reporting import report as report
    from saloon.lab.simulate import simulate as simulate
    from saloon.match import Match as Match
    from saloon.match import write as write
    from saloon.reviews import Review as Review
    from saloon.reviews import review as review
    from saloon.server.library.local import Myself as Myself
    from saloon.server.library.local import me as me
    from saloon.shelf import game as game
    from saloon.table import Table as Table
    from saloon.table import play as play

    games: Shelf
    __version__: str

HOMES: Final = {
    "saloon.analysis": ("WeighedPosition", "weigh"),
    "saloon.bots": ("LEVELS",),
    "saloon.core": (
        "NATURE",
        "ONLOOKER",
        "Action",
        "Event",
        "Fault",
        "Illegal",
        "Options",
        "State",
        "Unreadable",
        "View",
    ),
    "saloon.front": ("Tip", "hint", "load", "verify"),
    "saloon.house": ("Game",),
    "saloon.house.position": ("Position",),
    "saloon.lab": ("simulate",),
    "saloon.lab.comparing": ("RuleDiff", "compare"),
    "saloon.lab.reporting": ("LabReport", "report"),
    "saloon.match": ("Match", "write"),
    "saloon.reviews": ("Review", "review"),
    "saloon.server.library.local": ("Myself", "me"),
    "saloon.shelf": ("game",),
    "saloon.table": ("Table", "play"),
}
PUBLIC: Final = {name: home for home, names in HOMES.items() for name in names}

__all__ = [
    "play",
    "games",
    "game",
    "Table",
    "Match",
    "load",
    "write",
    "verify",
    "review",
    "Review",
    "simulate",
    "report",
    "LabReport",
    "compare",
    "RuleDiff",
    "hint",
    "me",
    "Myself",
    "weigh",
    "WeighedPosition",
    "Tip",
    "LEVELS",
    "Game",
    "Position",
    "State",
    "View",
    "Action",
    "Event",
    "Options",
    "NATURE",
    "ONLOOKER",
    "Fault",
    "Illegal",
    "Unreadable",
]


def __getattr__(name: str) -> Any:
    if name in PUBLIC:
        value = getattr(import_module(PUBLIC[name]), name)
    elif name == "games":
        return import_module("saloon.games")
    elif name == "__version__":
        from importlib.metadata import version

        value = version("saloon")
    else:
        raise AttributeError(f"module 'saloon' has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
