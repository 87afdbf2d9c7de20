"""Mlýn in text: `d6` places, `d6-d5` moves, `xb4` takes; points a1 to g7."""

from __future__ import annotations

from saloon.core.notation import Lexicon, read_seat, write_seat
from saloon.core.options import Options
from saloon.core.state import Unreadable
from saloon.games.mlyn.rules import DRAWN, MOVE, NOWHERE, OPEN, PASS, PLACE, REMOVE, Mlyn, MlynOptions
from saloon.kit.mill import NAMES, POINTS, Point, mask, read_point, write_points

RESULTS = {OPEN: "-", 0: "1-0", 1: "0-1", DRAWN: "1/2"}


def write_key(key: int) -> str:
    return f"{key:x}"


class MlynNotation(Lexicon[Mlyn]):
    """A position: white/black, hands, who moves and takes, quiet moves, last move, result, positions seen."""

    def __init__(self) -> None:
        table = [(NAMES[point], PLACE[point]) for point in POINTS]
        moves = [(f"{NAMES[a]}-{NAMES[b]}", MOVE[a][b]) for a in POINTS for b in POINTS if a != b]
        takes = [(f"x{NAMES[point]}", REMOVE[point]) for point in POINTS]
        super().__init__([*table, *moves, *takes, ("pass", PASS)])

    def write_state(self, s: Mlyn) -> str:
        board = "/".join(map(write_points, s.stones))
        last = "".join(NAMES[point] if point != NOWHERE else ".." for point in s.last)
        seen = ",".join(map(write_key, s.seen)) or "-"
        return f"{board} {s.hand[0]}:{s.hand[1]} {write_seat(s.player)}:{s.closed} {s.quiet} {last} {RESULTS[s.result]} {seen}"

    def read_state(self, text: str, options: Options) -> Mlyn:
        assert isinstance(options, MlynOptions)
        try:
            board, hand, turn, quiet, last, result, seen = text.split()
            white, black = board.split("/")
            in_white, in_black = hand.split(":")
            player, closed = turn.split(":")
            return Mlyn(
                options, (mask(white), mask(black)), (int(in_white), int(in_black)), read_seat(player, 2), int(closed),
                int(quiet), () if seen == "-" else tuple(int(each, 16) for each in seen.split(",")),
                (read_end(last[:2]), read_end(last[2:])),
                next(value for value, word in RESULTS.items() if word == result),
            )  # fmt: skip
        except (ValueError, StopIteration) as error:
            raise Unreadable("unreadable-position", text=text[:60]) from error


def read_end(text: str) -> Point:
    return NOWHERE if text == ".." else read_point(text)


NOTATION = MlynNotation()
