"""The pictures of README: tables of the shelf as standalone SVG, drawn from the rules alone.

python tools/pictures.py          writes docs/pictures/*.svg
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from saloon.bots.greedy import first_sight
from saloon.core import play
from saloon.games import SHELF
from saloon.scene import Reader

HERE = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ("Anna", "Marie", "Petr", "Karel", "Zuzana")
SHOWN = {"prsi": (4, 46), "bang": (5, 90), "dama": (2, 20), "dice_town": (4, 412)}
"""How many play, and after how many events the picture is taken."""


def position(key: str, seats: int, events: int):  # type: ignore[no-untyped-def]
    """A position that sensible players have come to, with a person to move."""
    game = SHELF[key]
    path = [state for _, _, state in play(game.new(seats), first_sight(game), Random(3))]
    return next((state for state in path[events - 1 :] if state.to_act()[:1] == (0,)), path[-1])


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for key, (seats, events) in SHOWN.items():
        game = SHELF[key]
        scene = game.board.scene(position(key, seats, events).view(0), Reader.of(game, 0, NAMES))
        (HERE / f"{key}.svg").write_text(scene.svg(), "utf-8")


if __name__ == "__main__":
    main()
