"""The stones of Křížový mlýn and where they stand at the start; the picture on the sheet is lost."""

from __future__ import annotations

from typing import Final

from saloon.kit.mill import mask

STONES: Final = 6
SETUPS: Final = {
    # arms north, south, east, west from outside in; white's stones, black's stones
    "cross": (mask("d7 d5 d1 d3 f4 b4"), mask("d6 d2 g4 e4 a4 c4")),
    "corners": (mask("d7 d5 g4 e4 d2 b4"), mask("d6 f4 d1 d3 a4 c4")),
    "diagonal": (mask("a7 g1 f6 b2 c5 e3"), mask("g7 a1 b6 f2 e5 c3")),
    "pairs": (mask("d7 d6 d1 d2 e4 c4"), mask("d5 d3 g4 f4 a4 b4")),
    "inward": (mask("d5 d6 d3 d2 g4 a4"), mask("d7 d1 e4 f4 c4 b4")),
}
