"""Dáma in text: `c3-d4` moves, `c3xe5xg7` captures, `huff c3`, `forgive`, `offer`, `accept`, `decline`.

A position is a FEN, `W:Wa1,Kc3:Bd8`, and after it whatever else is due. Numbers from 1 to 32
are read too: 1 is b8, 32 is g1, counted along the rows as White sees them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from saloon.core.notation import Notation, read_seat, tidy, write_seat
from saloon.core.options import Options
from saloon.core.state import Action, Seat, State, Unreadable
from saloon.games.dama.lines import BETWEEN, BIT, BLACK, DARK, FAR, WHITE
from saloon.games.dama.rules import (
    ACCEPT,
    DECLINE,
    FORGIVE,
    HUFF,
    OFFER,
    STEP,
    Dama,
    DamaOptions,
    Huff,
    Jump,
    Position,
    Step,
)  # fmt: skip
from saloon.kit import squares
from saloon.kit.squares import Square, bits, name

WORDS: Final[dict[str, Action]] = {"forgive": FORGIVE, "offer": OFFER, "accept": ACCEPT, "decline": DECLINE}
SAID: Final = {action: word for word, action in WORDS.items()}
ENDS: Final = ("taken", "blocked", "repeated", "calm", "agreed")
STONES: Final = 12
NUMBERED: Final = tuple(square for row in range(7, -1, -1) for square in range(8 * row, 8 * row + 8) if DARK & BIT[square])
"""The dark squares in the order of their numbers, 1 first."""


# -- squares and moves ------------------------------------------------------------------------


def read_square(text: str, numbered: Sequence[Square] = NUMBERED) -> Square:
    """A dark square by its name or its number."""
    if number := numeral(text):
        return numbered[number - 1]
    square = squares.read(text[:3])
    if not DARK & BIT[square]:
        raise Unreadable("unreadable-light", text=text[:20])
    return square


def numeral(text: str) -> int:
    """A number of a square, or 0."""
    return int(text) if re.fullmatch("[1-9]|[12][0-9]|3[0-2]", text) else 0


def write_path(path: Iterable[Square], sign: str) -> str:
    return sign.join(map(name, path))


def read_path(text: str, numbered: Sequence[Square] = NUMBERED) -> tuple[tuple[Square, ...], bool]:
    """The squares of a move as a person writes it, and whether it says that it captures."""
    parts = re.split(r"[-–x×:*\s]+", text.strip().lower())
    if not 2 <= len(parts) <= STONES + 1:
        raise Unreadable("unreadable-action", text=text[:40])
    return tuple(read_square(part, numbered) for part in parts), bool(re.search("[x×:*]", text.lower()))


class DamaNotation(Notation[Dama]):
    """Moves by the names of their squares; positions as FEN with a tail."""

    def write(self, action: Action) -> str:
        match action:
            case Step(start=start, end=end):
                return f"{name(start)}-{name(end)}"
            case Jump(path=path):
                return write_path(path, "x")
            case Huff(square=square):
                return f"huff {name(square)}"
        return SAID[action]

    def read(self, text: str) -> Action:
        word = tidy(text)
        if word in WORDS:
            return WORDS[word]
        if word.startswith("huff "):
            return HUFF[read_square(word[5:])]
        path, captures = read_path(word)
        if captures and all(BETWEEN[a][b] for a, b in pairwise(path)):
            return Jump(path)
        step = STEP.get((path[0], path[1]))
        if captures or step is None or len(path) > 2:
            raise Unreadable("unreadable-action", text=text[:40])
        return step

    def resolve(self, state: State, seat: Seat, text: str) -> Action:
        """A capture may be given by its first and last square where that leaves no doubt."""
        word = tidy(text)
        if word in WORDS or word.startswith("huff"):
            return super().resolve(state, seat, text)
        assert isinstance(state, Dama)
        path, _ = read_path(word)
        return self.meant(state, seat, path) or super().resolve(state, seat, text)

    def meant(self, state: Dama, seat: Seat, path: tuple[Square, ...]) -> Action | None:
        """The legal move along these squares; None if there is none."""
        likely = []
        for action in state.legal(seat):
            whole = action.path if isinstance(action, Jump) else (action.start, action.end) if isinstance(action, Step) else ()
            if whole == path:
                return action
            if whole and (whole[0], whole[-1]) == (path[0], path[-1]):
                likely.append((action, whole))
        if len(path) > 2:  # the same pieces by another way, else the squares named are some of the way
            taken = state.taken_on(path)
            same = [each for each in likely if state.taken_on(each[1]) == taken]
            likely = same or [each for each in likely if set(path) <= set(each[1])]
        if len(likely) > 1:
            ways = ", ".join(self.write(action) for action, _ in likely)
            raise Unreadable("unreadable-doubt", text=write_path(path, "x"), ways=ways)
        return likely[0][0] if likely else None

    # -- positions ----------------------------------------------------------------------

    def write_state(self, s: Dama) -> str:
        tail = ""
        if s.last:
            tail += " last=" + write_path(s.last, "-")
        if s.missed:
            tail += " missed=" + ",".join(map(name, bits(s.missed)))
        if s.past:
            tail += " past=" + ",".join(write_path(move, "-") for move in king_moves((*s.past, s.position())))
        if s.offered:
            tail += " offer"
        if s.refused:
            tail += " refused=" + ",".join(map(write_seat, bits(s.refused)))
        return write_fen(s.position()) + tail + (s.end and f" end={s.end}")

    def read_state(self, text: str, options: Options) -> Dama:
        assert isinstance(options, DamaOptions)
        try:
            fen, *words = text.split()
            position = read_fen(fen)
            said = {key: value for key, _, value in (word.partition("=") for word in words)}
            if len(said) < len(words) or not said.keys() <= {"last", "missed", "past", "offer", "refused", "end"}:
                raise ValueError(text)
            return read_tail(Dama(options, *position, 0, (), (), "offer" in said, 0, ""), said)
        except ValueError as error:
            raise Unreadable("unreadable-position", text=text[:60]) from error


def read_tail(s: Dama, said: dict[str, str]) -> Dama:
    """What stands behind the FEN; a position without it may still be over."""
    if "last" in said:
        s.last = read_path(said["last"])[0]
    if "missed" in said:
        s.missed = sum(BIT[square] for square in {read_square(each) for each in said["missed"].split(",")})
        if s.missed & ~(s.white if s.player else s.black) or s.offered:
            raise ValueError("only pieces of the other player can be huffed")
    if "past" in said:
        s.past = earlier(s.position(), [read_path(each)[0] for each in said["past"].split(",")])
    if "refused" in said:
        s.refused = sum(BIT[seat] for seat in {read_seat(each, 2) for each in said["refused"].split(",")})
    if "end" not in said:
        s.settle()
    elif said["end"] not in ENDS:
        raise ValueError("unknown end")
    s.end = said.get("end", s.end)
    return s


def king_moves(positions: Sequence[Position]) -> list[tuple[Square, Square]]:
    """The moves of kings that led from each position to the next."""
    moves = []
    for before, after in pairwise(positions):
        gone, come = before[2] & ~after[2], after[2] & ~before[2]
        moves.append((gone.bit_length() - 1, come.bit_length() - 1))
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


# -- FEN and drawn boards ---------------------------------------------------------------------


def write_fen(position: Position) -> str:
    """Who is to move, then the squares of each colour, kings with a K."""
    kings = position[2]
    lists = (",".join("K" * (kings >> square & 1) + name(square) for square in bits(side)) for side in position[:2])
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
                    raise Unreadable("unreadable-position", text=text[:60])
                sides[each[0]] |= BIT[square]
                kings |= BIT[square] * crowned
    position = (sides["W"], sides["B"], kings, "WB".index(turn))
    if not sound(position):
        raise Unreadable("unreadable-position", text=text[:60])
    return position


def fen_squares(word: str, numbered: Sequence[Square]) -> list[Square]:
    first, _, last = word.partition("-")
    if 0 < numeral(first) <= numeral(last):
        return list(numbered[numeral(first) - 1 : numeral(last)])
    return [read_square(word, numbered)]


def sound(position: Position) -> bool:
    """No more than twelve pieces each, some of them there, and no man on his far row."""
    white, black, kings, _ = position
    unmade = white & ~kings & FAR[WHITE] | black & ~kings & FAR[BLACK]
    return not unmade and (white | black) != 0 and max(white.bit_count(), black.bit_count()) <= STONES


def draw(state: Dama) -> str:
    """The board as White sees it: men w and b, kings W and B."""
    lines = []
    for row in range(7, -1, -1):
        cells = " ".join(piece(state, square) for square in range(8 * row, 8 * row + 8))
        lines.append(f"{row + 1} {cells}")
    return "\n".join([*lines, "  a b c d e f g h"])


def piece(state: Dama, square: Square) -> str:
    letter = "w" if state.white >> square & 1 else "b" if state.black >> square & 1 else "."
    return letter.upper() if state.kings >> square & 1 else letter


def undraw(text: str, player: Seat = WHITE, options: DamaOptions | None = None) -> Dama:
    """The position of a drawn board; the numbers and letters at its edges may be left out."""
    rows = [re.sub(r"[^wbWB.]", "", re.sub(r"^\s*\d", "", line)) for line in text.strip().splitlines()]
    rows = [row for row in rows if len(row) == 8]
    if len(rows) != 8:
        raise Unreadable("unreadable-position", text=text[:60])
    cells = {8 * (7 - i) + j: letter for i, row in enumerate(rows) for j, letter in enumerate(row) if letter != "."}
    lists = (",".join(("K" if cells[square].isupper() else "") + name(square) for square in cells if cells[square].lower() == side) for side in "wb")
    return NOTATION.read_state("{}:W{}:B{}".format("WB"[player], *lists), options or DamaOptions())


NOTATION: Final = DamaNotation()
