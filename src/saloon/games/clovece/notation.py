"""Člověče in text: `throw 6`, `enter`, `move 12`, `move h2` for a pawn in the house, `next`.

A position: `.,.,0,12/.,.,h1,h4 1:throw 4:0 - - -` is pawns, whose turn and what is due,
the die and the total, throws for the beginning, who has finished, the last move.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.core.notation import Lexicon, impossible, read_player, reading, write_seat
from saloon.core.options import Options
from saloon.core.state import Action, Seat
from saloon.games.clovece.data import BASE, HOUSE, LAST, START, Pawns, Square
from saloon.games.clovece.rules import (
    BOUND,
    CHOOSING,
    ENTER,
    ENTERED,
    FACES,
    MOVE,
    NEXT,
    OVER,
    PASSING,
    SIX,
    STILL,
    THROWING,
    TRIES,
    Clovece,
    CloveceOptions,
    Phase,
    start,
)

PHASES: Final[dict[str, Phase]] = {
    "throw": THROWING,
    "try1": 1,
    "try2": 2,
    "try3": 3,
    "entered": ENTERED,
    "move": CHOOSING,
    "bound": BOUND,
    "pass": PASSING,
    "over": OVER,
}
PHASE_TEXTS: Final = {phase: text for text, phase in PHASES.items()}


def write_square(at: Square) -> str:
    """
    >>> write_square(12), write_square(41), write_square(-1)
    ('12', 'h2', '.')
    """
    if at == BASE:
        return "."
    return f"h{at - HOUSE + 1}" if at >= HOUSE else str(at)


SQUARES: Final = {write_square(at): at for at in range(BASE, LAST + 1)}


def words() -> Iterator[tuple[str, Action]]:
    yield from (("enter", ENTER), ("next", NEXT))
    yield from ((f"throw {throw.face}", throw) for throw in FACES)
    yield from ((f"move {write_square(move.at)}", move) for move in MOVE)


class CloveceNotation(Lexicon[Clovece]):
    fields = ("pawns", "due", "die", "opening", "out", "moved")

    def write_state(self, s: Clovece) -> str:
        pawns = "/".join(",".join(map(write_square, own)) for own in s.pawns)
        due = f"{write_seat(s.player)}:{PHASE_TEXTS[s.phase]}"
        opening = "".join("x" if each < 0 else str(each or ".") for each in s.opening) or "-"
        out = ",".join(map(write_seat, s.out)) or "-"
        seat, pawn, at = s.moved
        moved = "-" if s.moved == STILL else f"{write_seat(seat)}:{pawn + 1}:{write_square(at)}"
        return f"{pawns} {due} {s.face}:{s.total} {opening} {out} {moved}"

    def read_state(self, text: str, options: Options) -> Clovece:
        assert isinstance(options, CloveceOptions)
        with reading(text):
            pawns_text, due, die, opening, out, moved = text.split()
            player, phase = due.split(":")
            face, total = die.split(":")
            pawns = tuple(read_pawns(own) for own in pawns_text.split("/"))
            seats = len(pawns)
            found = Clovece(
                options=options,
                pawns=pawns,
                player=read_player(player, seats),
                phase=PHASES[phase],
                face=int(face),
                total=int(total),
                opening=read_opening(opening, seats),
                out=read_out(out, seats),
                moved=read_moved(moved, seats),
            )
        if why := flaw(found):
            raise impossible(why)
        return found


def flaw(s: Clovece) -> str:
    """Why the position cannot come about; nothing if it can."""
    seats = len(s.pawns)
    if not 2 <= seats <= 4:
        return "count"
    if s.crowded():
        return "shared"
    if not 0 <= s.face <= SIX or s.total < 0 or (s.total and s.total % SIX != s.face % SIX):
        return "number"
    home = {seat for seat in range(seats) if min(s.pawns[seat]) >= HOUSE}
    if set(s.out) != home or len(s.out) != len(home) or (s.phase == OVER) != (len(home) == seats - 1):
        return "over"
    return "" if is_due(s) else "turn"


def is_due(s: Clovece) -> bool:
    """Whether the phase fits the pawns, the die and the throws for the beginning."""
    own = s.pawns[s.player]
    if s.opening:
        fits = s.opening[s.player] == 0 if s.phase == THROWING else s.phase == PASSING and 0 not in s.opening
        return fits and not s.total and s.pawns == start(len(s.pawns), s.options).pawns
    if s.phase == OVER:
        return not s.total
    if s.player in s.out:
        return False
    if THROWING < s.phase <= TRIES:
        return not s.total and s.waits(s.player)
    if s.phase == ENTERED:
        return not s.total and START in own
    if s.phase == BOUND:
        return s.total == s.face > 0 and START in own and bool(s.able())
    if s.phase == CHOOSING:
        return (
            bool(s.able())
            if s.total
            else s.face == SIX and BASE in own and (START not in own or s.options.own == "hit")
        )
    return s.phase == PASSING or s.total % SIX == 0


def read_pawns(text: str) -> Pawns:
    a, b, c, d = (SQUARES[each] for each in text.split(","))
    return a, b, c, d


def read_opening(text: str, seats: int) -> tuple[int, ...]:
    if text == "-":
        return ()
    found = tuple("x.123456".index(each) - 1 for each in text)
    if len(found) != seats or max(found) < 0:
        raise ValueError(text)
    return found


def read_out(text: str, seats: int) -> tuple[Seat, ...]:
    return () if text == "-" else tuple(read_player(each, seats) for each in text.split(","))


def read_moved(text: str, seats: int) -> tuple[Seat, int, Square]:
    if text == "-":
        return STILL
    seat, pawn, at = text.split(":")
    return read_player(seat, seats), "1234".index(pawn), SQUARES[at]


NOTATION = CloveceNotation(words())
