"""Boards of Dáma drawn in letters."""

from __future__ import annotations

import re

from saloon.core.state import Seat, Unreadable
from saloon.games.dama.data import BIT, WHITE
from saloon.games.dama.notation import NOTATION
from saloon.games.dama.rules import Dama, DamaOptions
from saloon.kit.squares import Square, name


def draw(state: Dama) -> str:
    """The board as White sees it: men w and b, kings W and B."""
    lines = []
    for row in range(7, -1, -1):
        cells = " ".join(piece(state, square) for square in range(8 * row, 8 * row + 8))
        lines.append(f"{row + 1} {cells}")
    return "\n".join([*lines, "  a b c d e f g h"])


def piece(state: Dama, square: Square) -> str:
    letter = "w" if state.white & BIT[square] else "b" if state.black & BIT[square] else "."
    return letter.upper() if state.kings & BIT[square] else letter


def undraw(text: str, player: Seat = WHITE, options: DamaOptions | None = None) -> Dama:
    """The position of a drawn board; the numbers and letters at its edges may be left out."""
    rows = [re.sub(r"[^wbWB.]", "", re.sub(r"^\s*\d", "", line)) for line in text.strip().splitlines()]
    rows = [row for row in rows if len(row) == 8]
    if len(rows) != 8:
        raise Unreadable("unreadable-position", text=text[:60])
    cells = {8 * (7 - i) + j: letter for i, row in enumerate(rows) for j, letter in enumerate(row) if letter != "."}
    lists = (
        ",".join(
            ("K" if cells[square].isupper() else "") + name(square) for square in cells if cells[square].lower() == side
        )
        for side in "wb"
    )
    return NOTATION.read_state("{}:W{}:B{}".format("WB"[player], *lists), options or DamaOptions())
