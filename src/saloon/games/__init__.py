"""The shelf: every folder here is a game of the house and puts itself on it.

The module can be called: `saloon.games()` gives the games in the order of their keys.
"""

import sys
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from saloon.house.game import SHELF as SHELF
from saloon.house.game import Game

for each in iter_modules(__path__):
    import_module(f"{__name__}.{each.name}")


class Shelf(ModuleType):
    """This module, which answers when it is called."""

    def __call__(self) -> list[Game[Any]]:
        return [SHELF[key] for key in sorted(SHELF)]


sys.modules[__name__].__class__ = Shelf
