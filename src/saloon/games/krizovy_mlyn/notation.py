"""Křížový mlýn in text: `d6-b6` moves; points a1 to g7."""

from __future__ import annotations

from saloon.core.notation import Lexicon, read_seat, write_seat
from saloon.core.options import Options
from saloon.core.state import Unreadable
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn, KrizovyMlynOptions
from saloon.kit.mill import NAMES, POINTS
from saloon.kit.stones import (
    MOVE,
    RESULTS,
    read_result,
    read_seen,
    read_stones,
    read_way,
    write_seen,
    write_stones,
    write_way,
)


class KrizovyMlynNotation(Lexicon[KrizovyMlyn]):
    """A position: white/black, who moves, last move, result, positions seen."""

    def __init__(self) -> None:
        super().__init__((f"{NAMES[a]}-{NAMES[b]}", MOVE[a][b]) for a in POINTS for b in POINTS if a != b)

    def write_state(self, s: KrizovyMlyn) -> str:
        board, last, seen = write_stones(s.stones), write_way(s.last), write_seen(s.seen)
        return f"{board} {write_seat(s.player)} {last} {RESULTS[s.result]} {seen}"

    def read_state(self, text: str, options: Options) -> KrizovyMlyn:
        assert isinstance(options, KrizovyMlynOptions)
        try:
            board, player, last, result, seen = text.split()
            return KrizovyMlyn(
                options, read_stones(board), read_seat(player, 2), read_seen(seen), read_way(last), read_result(result)
            )
        except ValueError as error:
            raise Unreadable("unreadable-position", text=text[:60]) from error


NOTATION = KrizovyMlynNotation()
