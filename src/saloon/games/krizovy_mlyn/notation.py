"""Křížový mlýn in text: `d6-b6` moves; points a1 to g7."""

from __future__ import annotations

from saloon.core.notation import Lexicon, read_seat, write_seat
from saloon.core.options import Options
from saloon.core.state import Unreadable
from saloon.games.krizovy_mlyn.rules import DRAWN, MOVE, NOWHERE, OPEN, KrizovyMlyn, KrizovyMlynOptions
from saloon.kit.mill import NAMES, POINTS, Point, mask, read_point, write_points

RESULTS = {OPEN: "-", 0: "1-0", 1: "0-1", DRAWN: "1/2"}


class KrizovyMlynNotation(Lexicon[KrizovyMlyn]):
    """A position: white/black, who moves, last move, result, positions seen."""

    def __init__(self) -> None:
        super().__init__((f"{NAMES[a]}-{NAMES[b]}", MOVE[a][b]) for a in POINTS for b in POINTS if a != b)

    def write_state(self, s: KrizovyMlyn) -> str:
        board = "/".join(map(write_points, s.stones))
        last = "".join(NAMES[point] if point != NOWHERE else ".." for point in s.last)
        seen = ",".join(f"{key:x}" for key in s.seen)
        return f"{board} {write_seat(s.player)} {last} {RESULTS[s.result]} {seen}"

    def read_state(self, text: str, options: Options) -> KrizovyMlyn:
        assert isinstance(options, KrizovyMlynOptions)
        try:
            board, player, last, result, seen = text.split()
            white, black = board.split("/")
            return KrizovyMlyn(
                options, (mask(white), mask(black)), read_seat(player, 2),
                tuple(int(each, 16) for each in seen.split(",")), (read_end(last[:2]), read_end(last[2:])),
                next(value for value, word in RESULTS.items() if word == result),
            )  # fmt: skip
        except (ValueError, StopIteration) as error:
            raise Unreadable("unreadable-position", text=text[:60]) from error


def read_end(text: str) -> Point:
    return NOWHERE if text == ".." else read_point(text)


NOTATION = KrizovyMlynNotation()
