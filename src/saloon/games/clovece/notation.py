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
from saloon.games.clovece import rules as r
from saloon.games.clovece.data import BASE, HOUSE, LAST, START, Pawns, Square

PHASES: Final[dict[str, r.Phase]] = {
    "throw": r.THROWING,
    "try1": 1,
    "try2": 2,
    "try3": 3,
    "entered": r.ENTERED,
    "move": r.CHOOSING,
    "bound": r.BOUND,
    "pass": r.PASSING,
    "over": r.OVER,
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
    yield from (("enter", r.ENTER), ("next", r.NEXT))
    yield from ((f"throw {throw.face}", throw) for throw in r.FACES)
    yield from ((f"move {write_square(move.at)}", move) for move in r.MOVE)


class CloveceNotation(Lexicon[r.Clovece]):
    fields = ("pawns", "due", "die", "opening", "out", "moved")

    def write_state(self, s: r.Clovece) -> str:
        pawns = "/".join(",".join(map(write_square, own)) for own in s.pawns)
        due = f"{write_seat(s.player)}:{PHASE_TEXTS[s.phase]}"
        opening = "".join("x" if each < 0 else str(each or ".") for each in s.opening) or "-"
        out = ",".join(map(write_seat, s.out)) or "-"
        seat, pawn, at = s.moved
        moved = "-" if s.moved == r.STILL else f"{write_seat(seat)}:{pawn + 1}:{write_square(at)}"
        return f"{pawns} {due} {s.face}:{s.total} {opening} {out} {moved}"

    def read_state(self, text: str, options: Options) -> r.Clovece:
        assert isinstance(options, r.CloveceOptions)
        with reading(text):
            pawns_text, due, die, opening, out, moved = text.split()
            player, phase = due.split(":")
            face, total = die.split(":")
            pawns = tuple(read_pawns(own) for own in pawns_text.split("/"))
            seats = len(pawns)
            found = r.Clovece(
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


def flaw(s: r.Clovece) -> str:
    """Why the position cannot come about; nothing if it can."""
    seats = len(s.pawns)
    if not 2 <= seats <= 4:
        return "count"
    if s.crowded():
        return "shared"
    if not 0 <= s.face <= r.SIX or s.total < 0 or (s.total and s.total % r.SIX != s.face % r.SIX):
        return "number"
    home = {seat for seat in range(seats) if min(s.pawns[seat]) >= HOUSE}
    if set(s.out) != home or len(s.out) != len(home) or (s.phase == r.OVER) != (len(home) == seats - 1):
        return "over"
    return "" if is_due(s) else "turn"


def is_due(s: r.Clovece) -> bool:
    """Whether the phase fits the pawns, the die and the throws for the beginning."""
    own = s.pawns[s.player]
    if s.opening:
        fits = s.opening[s.player] == 0 if s.phase == r.THROWING else s.phase == r.PASSING and 0 not in s.opening
        return fits and not s.total and s.pawns == r.start(len(s.pawns), s.options).pawns
    if s.phase == r.OVER:
        return not s.total
    if s.player in s.out:
        return False
    if r.THROWING < s.phase <= r.TRIES:
        return not s.total and s.waits(s.player)
    if s.phase == r.ENTERED:
        return not s.total and START in own
    if s.phase == r.BOUND:
        return s.total == s.face > 0 and START in own and bool(s.able())
    if s.phase == r.CHOOSING:
        return (
            bool(s.able())
            if s.total
            else s.face == r.SIX and BASE in own and (START not in own or s.options.own == "hit")
        )
    return s.phase == r.PASSING or s.total % r.SIX == 0


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
        return r.STILL
    seat, pawn, at = text.split(":")
    return read_player(seat, seats), "1234".index(pawn), SQUARES[at]


NOTATION = CloveceNotation(words())
