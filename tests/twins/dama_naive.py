"""Dáma a second time: slow, plain, square by square, written from RULES.md alone.

The board is a dict from (column, row) to one of w, W, b, B. Nothing here is shared with the
rules of the house but the names of squares.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

Square = tuple[int, int]
Board = dict[Square, str]
DIAGONALS = [(-1, 1), (1, 1), (-1, -1), (1, -1)]


def on_board(square: Square) -> bool:
    return 0 <= square[0] < 8 and 0 <= square[1] < 8


def name(square: Square) -> str:
    return "abcdefgh"[square[0]] + "12345678"[square[1]]


def square_of(text: str) -> Square:
    return "abcdefgh".index(text[0]), "12345678".index(text[1])


def beyond(square: Square, way: Square, steps: int) -> Square:
    return square[0] + way[0] * steps, square[1] + way[1] * steps


def forward(colour: str) -> list[Square]:
    return [way for way in DIAGONALS if way[1] == (1 if colour == "w" else -1)]


@dataclass(frozen=True)
class Capture:
    """A chain: the squares it touches and the pieces it takes."""

    squares: tuple[Square, ...]
    taken: frozenset[Square]
    goes_on: bool

    @property
    def outcome(self) -> tuple[str, str, frozenset[str]]:
        return name(self.squares[0]), name(self.squares[-1]), frozenset(map(name, self.taken))

    @property
    def text(self) -> str:
        return "x".join(map(name, self.squares))


def single_captures(board: Board, at: Square, piece: str, taken: frozenset[Square]) -> Iterator[tuple[Square, Square]]:
    """Which piece is taken and where the capturing one lands."""
    colour = piece.lower()
    for way in DIAGONALS if piece.isupper() else forward(colour):
        distance = 1
        if piece.isupper():
            while on_board(beyond(at, way, distance)) and beyond(at, way, distance) not in board:
                distance += 1
        victim = beyond(at, way, distance)
        if victim not in board or board[victim].lower() == colour or victim in taken:
            continue
        landing = beyond(victim, way, 1)
        while on_board(landing) and landing not in board:
            yield victim, landing
            if piece.islower():
                break
            landing = beyond(landing, way, 1)


def captures(board: Board, start: Square, lifting: bool = False) -> Iterator[Capture]:
    """All chains of one piece, unfinished ones too. The piece itself is lifted while it jumps; others perhaps too."""
    piece = board[start]
    rest = {square: other for square, other in board.items() if square != start}

    def follow(squares: tuple[Square, ...], taken: frozenset[Square]) -> Iterator[Capture]:
        standing = {square: other for square, other in rest.items() if not lifting or square not in taken}
        further = list(single_captures(standing, squares[-1], piece, taken))
        if taken:
            yield Capture(squares, taken, bool(further))
        for victim, landing in further:
            yield from follow((*squares, landing), taken | {victim})

    yield from follow((start,), frozenset())


def quiet_moves(board: Board, start: Square) -> Iterator[Square]:
    piece = board[start]
    for way in DIAGONALS if piece.isupper() else forward(piece):
        end = beyond(start, way, 1)
        while on_board(end) and end not in board:
            yield end
            if piece.islower():
                break
            end = beyond(end, way, 1)


@dataclass
class Naive:
    """A game that is played by changing it."""

    board: Board
    turn: str = "w"
    huff: bool = False
    free_chain: bool = False
    king_first: bool = False
    blocked_draws: bool = False
    repetition: bool = True
    calm: int = 30
    offers: str = "calm"
    lifting: bool = False
    huffable: set[Square] = field(default_factory=set)
    offered: bool = False
    declined: set[str] = field(default_factory=set)
    seen: list[tuple[frozenset[tuple[Square, str]], str]] = field(default_factory=list)
    quiet: int = 0
    end: str = ""
    winner: str = ""

    def __post_init__(self) -> None:
        self.look()

    @property
    def other(self) -> str:
        return "b" if self.turn == "w" else "w"

    def pieces(self, colour: str) -> list[Square]:
        return sorted(square for square, piece in self.board.items() if piece.lower() == colour)

    # -- what may be done ---------------------------------------------------------------

    def chains(self) -> list[Capture]:
        """All captures of the player, unfinished ones too."""
        return [chain for square in self.pieces(self.turn) for chain in captures(self.board, square, self.lifting)]

    def bound(self) -> set[Square]:
        """The pieces that have to capture."""
        able = {chain.squares[0] for chain in self.chains()}
        kings = {square for square in able if self.board[square].isupper()}
        return kings if self.king_first and kings else able

    def allowed_captures(self) -> list[Capture]:
        chains = self.chains()
        if self.huff:
            return chains
        bound = self.bound()
        return [chain for chain in chains if chain.squares[0] in bound and (self.free_chain or not chain.goes_on)]

    def allowed_steps(self) -> list[str]:
        if self.bound() and not self.huff:
            return []
        return [f"{name(a)}-{name(b)}" for a in self.pieces(self.turn) for b in quiet_moves(self.board, a)]

    def others(self) -> set[str]:
        """Everything that is no move on the board, once moves may be made."""
        may = self.turn not in self.declined and (self.offers == "any" or (self.offers == "calm" and self.quiet >= 10))
        return {"offer"} if may else set()

    # -- doing it -----------------------------------------------------------------------

    def play(self, text: str) -> None:
        match text.split():
            case ["offer"]:
                self.offered = True
            case ["accept"]:
                self.end, self.offered = "agreed", False
            case ["decline"]:
                self.offered = False
                self.declined.add(self.turn)
            case ["forgive"]:
                self.huffable = set()
                self.look()
            case ["huff", square]:
                del self.board[square_of(square)]
                self.huffable = set()
                self.something_happened()
                self.declined = set()
                self.look()
            case [move]:
                self.move(move)

    def move(self, text: str) -> None:
        bound = self.bound()
        chain = next((each for each in self.chains() if each.text == text), None)
        squares = chain.squares if chain else tuple(square_of(each) for each in text.split("-"))
        start, end = squares[0], squares[-1]
        piece = self.board.pop(start)
        if chain is None:
            offenders = {end if square == start else square for square in bound}
        else:
            offenders = {end} if chain.goes_on and not self.free_chain else set()
            if self.king_first and piece.islower():
                offenders |= {square for square in bound if self.board.get(square, "").isupper()}
            for square in chain.taken:
                del self.board[square]
            self.declined = set()
        if chain or piece.islower():
            self.something_happened()
        else:
            self.quiet += 1
        last_row = 7 if self.turn == "w" else 0
        self.board[end] = piece.upper() if end[1] == last_row else piece
        self.turn = self.other
        self.huffable = offenders if self.huff else set()
        self.look()

    def something_happened(self) -> None:
        self.quiet = 0
        self.seen = []

    def look(self) -> None:
        """A player is about to move: is it over?"""
        if not self.pieces("w") or not self.pieces("b"):
            self.end, self.winner = "taken", "w" if self.pieces("w") else "b"
            self.huffable = set()
            return
        if self.huffable:
            return
        if not self.allowed_captures() and not self.allowed_steps():
            self.end, self.winner = "blocked", "" if self.blocked_draws else self.other
            return
        here = (frozenset(self.board.items()), self.turn)
        self.seen.append(here)
        if self.repetition and self.seen.count(here) == 3:
            self.end = "repeated"
        elif self.quiet >= 2 * self.calm:
            self.end = "calm"
