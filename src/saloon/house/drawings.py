"""The drawings of a game as one sheet of symbols: its own `art/`, and what its board lists of the house's."""

from __future__ import annotations

from functools import cache
from typing import Any

from saloon.house.game import SHELF, Game
from saloon.scene.art import symbol


def names(game: Game[Any]) -> list[str]:
    """Every drawing that scenes of the game may use."""
    own = {path.stem for path in (game.folder / "art").glob("*.svg")}
    return sorted(own | set(game.board.art))


def faces(game: Game[Any]) -> dict[str, tuple[int, str]]:
    """For each drawing that is the face of a die: which die, and the face as it is written."""
    return {name: (number, face) for number, die in enumerate(game.board.dice) for face, name in die.items()}


@cache
def sheet(key: str) -> str:
    """All of them. Faces of a die say so, for a page that lets it tumble or be tapped in."""
    game = SHELF[key]
    known = faces(game)
    made = []
    for name in names(game):
        text = symbol(name, game.folder / "art")
        if name in known:
            number, face = known[name]
            text = text.replace("<symbol ", f'<symbol data-die="{number}" data-face="{face}" ', 1)
        made.append(text)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(made)}</svg>'
