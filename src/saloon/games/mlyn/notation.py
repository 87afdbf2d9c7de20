"""Mlýn in text: `d6` places, `d6-d5` moves, `xb4` takes; points a1 to g7."""

from __future__ import annotations

from collections.abc import Mapping

from saloon.core.notation import Lexicon, impossible, read_player, reading, write_seat
from saloon.core.options import Options
from saloon.core.state import Seat
from saloon.games.mlyn.rules import PASS, PLACE, REMOVE, Mlyn, MlynOptions
from saloon.kit import stones
from saloon.kit.mill import NAMES, POINTS


class MlynNotation(Lexicon[Mlyn]):
    """A position: white/black, hands, who moves and takes, quiet moves, last move, result, positions seen."""

    fields = ("board", "hand", "turn", "quiet", "last", "result", "seen")

    def __init__(self) -> None:
        table = [(NAMES[point], PLACE[point]) for point in POINTS]
        moves = [(f"{NAMES[a]}-{NAMES[b]}", stones.MOVE[a][b]) for a in POINTS for b in POINTS if a != b]
        takes = [(f"x{NAMES[point]}", REMOVE[point]) for point in POINTS]
        super().__init__([*table, *moves, *takes, ("pass", PASS)])

    def write_state(self, s: Mlyn) -> str:
        turn = f"{s.hand[0]}:{s.hand[1]} {write_seat(s.player)}:{s.closed} {s.quiet}"
        way = f"{stones.write_way(s.last)} {stones.RESULTS[s.result]} {stones.write_seen(s.seen)}"
        return f"{stones.write_stones(s.stones)} {turn} {way}"

    def placed(self, pieces: Mapping[str, str], seat: Seat) -> str:
        """All stones are on the board: none is left in hand."""
        return f"{stones.put(pieces)} 0:0 {write_seat(seat)}:0 0 .... - -"

    def read_state(self, text: str, options: Options) -> Mlyn:
        assert isinstance(options, MlynOptions)
        with reading(text):
            board, hand, turn, quiet, last, result, seen = text.split()
            in_white, in_black = hand.split(":")
            player, closed = turn.split(":")
            found = Mlyn(
                options=options,
                stones=stones.read_stones(board),
                hand=(int(in_white), int(in_black)),
                player=read_player(player, 2),
                closed=int(closed),
                quiet=int(quiet),
                seen=stones.read_seen(seen),
                last=stones.read_way(last),
                result=stones.read_result(result),
            )
        if why := flaw(found):
            raise impossible(why)
        return found


def flaw(s: Mlyn) -> str:
    """Why the position cannot come about; nothing if it can."""
    mine, theirs = s.stones[s.player], s.stones[1 - s.player]
    if not s.census():
        return "count"
    if min(*s.hand, s.closed, s.quiet) < 0 or not 0 <= s.hand[1] - s.hand[0] <= 1:
        return "number"
    if s.closed and (
        not stones.has_mill(mine) or s.closed > min(2 if s.options.double == "two" else 1, theirs.bit_count())
    ):
        return "turn"
    return "" if s.result == s.outcome() else "over"


NOTATION = MlynNotation()
