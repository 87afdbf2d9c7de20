"""What masters played: how often and with what result, by position and move, in a file that comes with the house.

`train/masters.py` makes the games and writes what was played in them. The file is a sorted list of marks, one for each
move from each position, with wins, draws and losses beside it, so that nothing has to be played through to look one up.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from functools import cache
from hashlib import blake2b
from typing import Any, Final
from zlib import compress, decompress

from saloon.analysis.explorer import PlayedMoves, where
from saloon.house.game import SHELF, Game
from saloon.kit.packed import place, unpack

FIRST: Final = 24
"""How many first moves of a game are in the file; later ones hardly ever come again."""
WIDE: Final = 5
"""Bytes of a mark: of all moves that are looked up and are not there, one in some millions is taken for another."""
COUNTED: Final = 3
"""Wins, draws and losses."""


class MastersMoves:
    """What was played, as the file has it."""

    def __init__(self, game: Game[Any], parts: dict[str, bytes]) -> None:
        self.game = game
        self.games = int(parts.get("games", b"0"))
        self.marks = numbers(parts["marks"], WIDE) if parts else array("Q")
        self.counts = numbers(parts["counts"], 2) if parts else array("Q")

    def here(self, state: Any) -> dict[str, list[int]]:
        """By move from a position."""
        found = {}
        for seat in state.to_act():
            for action in state.legal(seat):
                move = self.game.notation.write(action)
                at = bisect_left(self.marks, sought := mark(where(self.game, state), move))
                if at < len(self.marks) and self.marks[at] == sought:
                    found[move] = list(self.counts[COUNTED * at : COUNTED * (at + 1)])
        return found


def mark(here: str, move: str) -> int:
    return int.from_bytes(blake2b(f"{here} {move}".encode(), digest_size=WIDE).digest(), "big")


def written(played: PlayedMoves) -> dict[str, bytes]:
    """The parts of the file."""
    found = {mark(here, move): counts for here, moves in played.found.items() for move, counts in moves.items()}
    order = sorted(found)
    return {
        "games": str(played.games).encode(),
        "marks": planes(order, WIDE),
        "counts": planes([each for number in order for each in found[number]], 2),
    }


def planes(found: list[int], width: int) -> bytes:
    """Numbers as bytes, all first bytes together, then all second ones: those of sorted numbers hardly differ."""
    rows = b"".join(each.to_bytes(width, "big") for each in found)
    return compress(b"".join(rows[at::width] for at in range(width)), 9)


def numbers(part: bytes, width: int) -> array[int]:
    """The other way round."""
    found = decompress(part)
    size = len(found) // width
    return array(
        "Q", map(int.from_bytes, zip(*(found[at * size : (at + 1) * size] for at in range(width)), strict=True))
    )


@cache
def masters(key: str) -> MastersMoves:
    """What comes with the house; nothing where the file is not there."""
    path = place(f"{key}/masters")
    return MastersMoves(SHELF[key], unpack(path) if path.exists() else {})
