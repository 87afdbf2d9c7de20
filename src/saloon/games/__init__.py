"""The shelf: every folder here is a game of the house and puts itself on it.

The module is iterable and callable: `list(saloon.games)` and `saloon.games()` give the games in order of their keys.
SALOON_GAMES names modules, separated by commas, that put more games on it: a house of one's own.
"""

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from saloon.house.game import SHELF as SHELF
from saloon.house.game import Game

for each in iter_modules(__path__):
    import_module(f"{__name__}.{each.name}")


class Shelf(ModuleType):
    """This module, which is also a list of games."""

    def __call__(self) -> list[Game[Any]]:
        return [SHELF[key] for key in sorted(SHELF)]

    def __iter__(self) -> Iterator[Game[Any]]:
        return iter(self())

    def __len__(self) -> int:
        return len(SHELF)

    def __bool__(self) -> bool:
        return True


sys.modules[__name__].__class__ = Shelf

for name in filter(None, os.environ.get("SALOON_GAMES", "").split(",")):
    import_module(name)
