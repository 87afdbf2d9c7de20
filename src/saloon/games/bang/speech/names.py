"""What things are called."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.games.bang.data import BLANK, CHARACTERS, FACES, ROLES
from saloon.kit.dice import Dice
from saloon.scene import Reader


def faces(dice: Dice, reader: Reader) -> str:
    """Dice in words: `2× arrow, beer`."""
    found = []
    for face in sorted(set(dice)):
        count = dice.count(face)
        name = reader("face", face=FACES[face])
        found.append(f"{count}× {name}" if count > 1 else name)
    return ", ".join(found)


def losses(points: Sequence[int], reader: Reader) -> str:
    """Who loses how much: `Anna −2, Ben −1`."""
    return ", ".join(f"{reader.name(seat)} −{count}" for seat, count in enumerate(points) if count)


def character(who: int, reader: Reader) -> str:
    return reader("character", character=CHARACTERS[who])


def role(which: int, reader: Reader) -> str:
    return reader("role", role="unknown" if which == BLANK else ROLES[which])
