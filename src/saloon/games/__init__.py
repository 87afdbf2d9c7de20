"""The shelf: every folder here is a game of the house and puts itself on it."""

from importlib import import_module
from pkgutil import iter_modules

from saloon.core.game import SHELF as SHELF

for each in iter_modules(__path__):
    import_module(f"{__name__}.{each.name}")
