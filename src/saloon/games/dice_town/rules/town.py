"""Dice Town as a state of the house."""

from __future__ import annotations

from saloon.core.value import value
from saloon.games.dice_town.rules.table import Table


@value
class DiceTown(Table):
    """A position of Dice Town, or what one seat knows of it."""
