"""Křížový mlýn in text: `d6-b6` moves; points a1 to g7."""

from __future__ import annotations

from collections.abc import Mapping

from saloon.core.notation import Lexicon, impossible, read_player, reading, write_seat
from saloon.core.options import Options
from saloon.core.state import Seat
from saloon.games.krizovy_mlyn.data import STONES
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn, KrizovyMlynOptions
from saloon.kit import stones
from saloon.kit.mill import NAMES, POINTS


class KrizovyMlynNotation(Lexicon[KrizovyMlyn]):
    """A position: white/black, who moves, last move, result, positions seen."""

    fields = ("board", "player", "last", "result", "seen")

    def __init__(self) -> None:
        super().__init__((f"{NAMES[a]}-{NAMES[b]}", stones.MOVE[a][b]) for a in POINTS for b in POINTS if a != b)

    def write_state(self, s: KrizovyMlyn) -> str:
        board, last, seen = stones.write_stones(s.stones), stones.write_way(s.last), stones.write_seen(s.seen)
        return f"{board} {write_seat(s.player)} {last} {stones.RESULTS[s.result]} {seen}"

    def placed(self, pieces: Mapping[str, str], seat: Seat) -> str:
        return f"{stones.put(pieces)} {write_seat(seat)} .... - -"

    def read_state(self, text: str, options: Options) -> KrizovyMlyn:
        assert isinstance(options, KrizovyMlynOptions)
        with reading(text):
            board, player, last, result, seen = text.split()
            found = KrizovyMlyn(
                options=options,
                stones=stones.read_stones(board),
                player=read_player(player, 2),
                seen=stones.read_seen(seen),
                last=stones.read_way(last),
                result=stones.read_result(result),
            )
        if found.census() != (STONES, STONES):
            raise impossible("count")
        if found.result != found.outcome():
            raise impossible("over")
        return found


NOTATION = KrizovyMlynNotation()
