"""Positions of Dáma as FEN, and the quiet moves of kings that led to them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from saloon.core.notation import impossible
from saloon.core.state import Unreadable
from saloon.games.dama.data import AT, BIT, BLACK, FAR, NUMBERED, STONES, WHITE, squares_in
from saloon.games.dama.notation.moves import numeral, read_square
from saloon.games.dama.rules.state import Position
from saloon.kit.squares import Square, name


def write_fen(position: Position) -> str:
    """Who is to move, then the squares of each colour, kings with a K."""
    kings = position[2]
    lists = (
        ",".join("K" * bool(kings & BIT[square]) + name(square) for square in squares_in(side)) for side in position[:2]
    )
    return "{}:W{}:B{}".format("WB"[position[3]], *lists)


def read_fen(text: str, numbered: Sequence[Square] = NUMBERED) -> Position:
    """A FEN with squares by name or by number, also ranges of numbers; raises Unreadable."""
    turn, *lists = "".join(text.split()).rstrip(".").split(":")
    sides, kings = {"W": 0, "B": 0}, 0
    if turn not in sides or sorted(each[:1] for each in lists) != ["B", "W"]:
        raise Unreadable("unreadable-position", text=text[:60])
    for each in lists:
        for word in filter(None, each[1:].split(",")):
            crowned = word[0] == "K"
            for square in fen_squares(word[crowned:], numbered):
                if (sides["W"] | sides["B"]) & BIT[square]:
                    raise impossible("shared")
                sides[each[0]] |= BIT[square]
                kings |= BIT[square] * crowned
    if not 0 < max(sides["W"].bit_count(), sides["B"].bit_count()) <= STONES:
        raise impossible("count")
    if (sides["W"] & FAR[WHITE] | sides["B"] & FAR[BLACK]) & ~kings:  # a man there has become a king
        raise impossible("place")
    return sides["W"], sides["B"], kings, "WB".index(turn)


def fen_squares(word: str, numbered: Sequence[Square]) -> list[Square]:
    first, _, last = word.partition("-")
    if 0 < numeral(first) <= numeral(last):
        return list(numbered[numeral(first) - 1 : numeral(last)])
    return [read_square(word, numbered)]


def king_moves(positions: Sequence[Position]) -> list[tuple[Square, Square]]:
    """The moves of kings that led from each position to the next."""
    moves = []
    for before, after in pairwise(positions):
        gone, come = before[2] & ~after[2], after[2] & ~before[2]
        moves.append((AT[gone.bit_length() - 1], AT[come.bit_length() - 1]))
    return moves


def earlier(position: Position, moves: Sequence[tuple[Square, ...]]) -> tuple[Position, ...]:
    """The positions before each of the king moves that led to this one."""
    sides = [position[WHITE], position[BLACK]]
    kings, player = position[2], position[3]
    found: list[Position] = []
    for start, end in reversed(moves):
        player = 1 - player
        if not sides[player] & kings & BIT[end] or (sides[0] | sides[1]) & BIT[start]:
            raise ValueError("no king came from there")
        sides[player] ^= BIT[start] | BIT[end]
        kings ^= BIT[start] | BIT[end]
        found.append((sides[WHITE], sides[BLACK], kings, player))
    return tuple(reversed(found))
