"""A position of Dáma: its fields, the contract, and the questions one asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.core.state import Action, Illegal, Seat, State
from saloon.core.value import value
from saloon.games.dama.data import AT, BETWEEN, BLACK, DARK, FAR, HOME, WHITE, squares_in
from saloon.games.dama.rules import capturing, flow, moving, refusals
from saloon.games.dama.rules.actions import ACCEPT, DECLINE, FORGIVE, HUFF, OFFER
from saloon.games.dama.rules.captures import king_targets
from saloon.games.dama.rules.flow import End
from saloon.games.dama.rules.options import DamaOptions
from saloon.kit.squares import Square

Position = tuple[int, int, int, Seat]
"""White, black, kings and who is to move: what counts for repetition (6.4)."""
SEATS: Final[tuple[tuple[Seat, ...], ...]] = ((WHITE,), (BLACK,))
CALM_TO_OFFER: Final = 10


@value
class Dama(State):
    """A position of Dáma. `position()` is the part of it that can be repeated."""

    options: DamaOptions
    white: int
    black: int
    kings: int  # of both colours
    player: Seat
    missed: int  # the other's pieces that may be huffed before the player moves
    past: tuple[Position, ...]  # positions since the last capture, huff or move of a man
    last: tuple[Square, ...]  # the path of the last move
    offered: bool  # the player has proposed a draw and waits for the answer
    refused: int  # a bit for each seat whose offer was declined since the last capture
    end: End

    def __hash__(self) -> int:
        return hash((self.white, self.black, self.kings, self.player, self.missed, len(self.past), self.last))

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        if self.end:
            return ()
        return SEATS[1 - self.player] if self.offered else SEATS[self.player]

    def legal(self, seat: Seat) -> Sequence[Action]:
        if (seat,) != self.to_act():
            return ()
        if self.offered:
            return (ACCEPT, DECLINE)
        if self.missed:
            return (*(HUFF[square] for square in squares_in(self.missed)), FORGIVE)
        moves = self.moves()
        if self.may_offer():
            moves.append(OFFER)
        return moves

    def after(self, seat: Seat, action: Action) -> Dama:
        s = self.copy()
        flow.DOES[type(action)](s, seat, action)
        flow.settle(s)
        return s

    def scores(self) -> tuple[int, ...] | None:
        """Two points for a win, one for a draw (6.9)."""
        if not self.end:
            return None
        winner = self.winner()
        return (1, 1) if winner is None else (2, 0) if winner == WHITE else (0, 2)

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return refusals.why_not(self, seat, action)

    def census(self) -> object:
        """Nobody shares a square, all stand on dark ones, and no man waits on the far row."""
        men = ~self.kings
        stray = (self.white | self.black) & ~DARK | self.kings & ~(self.white | self.black)
        unmade = self.white & men & FAR[WHITE] | self.black & men & FAR[BLACK]
        return self.white & self.black, stray, unmade

    # -- 2 moving -----------------------------------------------------------------------

    def moves(self) -> list[Action]:
        """All moves of the player; captures come first, and alone where they are forced."""
        enemy, own = (self.white, self.black) if self.player else (self.black, self.white)
        able = self.capturers()
        if self.options.capture == "forced":
            if able:
                return capturing.jumps(self, self.dutiful(able), enemy, self.options.chain == "free")
            return moving.steps(self, own)
        return capturing.jumps(self, able, enemy, True) + moving.steps(self, own)

    def lift(self, here: int, there: int) -> None:
        """The piece goes from here to there, perhaps the same square, and the turn to the other player."""
        if self.player == WHITE:
            self.white = self.white & ~here | there
        else:
            self.black = self.black & ~here | there
        if self.kings & here:
            self.kings = self.kings & ~here | there
        else:
            self.kings |= there & FAR[self.player]
        self.player = 1 - self.player

    # -- 3 capturing --------------------------------------------------------------------

    def capturers(self) -> int:
        """The player's pieces that can capture."""
        occupied = self.white | self.black
        empty = DARK & ~occupied
        if self.player == WHITE:
            own, enemy = self.white, self.black
            able = ((empty >> 4 & enemy) >> 4) | ((empty >> 5 & enemy) >> 5)
        else:
            own, enemy = self.black, self.white
            able = ((empty << 4 & enemy) << 4) | ((empty << 5 & enemy) << 5)
        able &= own & ~self.kings
        kings = own & self.kings
        while kings:
            low = kings & -kings
            kings ^= low
            if king_targets(AT[low.bit_length() - 1], enemy, occupied):
                able |= low
        return able

    def taken_on(self, path: tuple[Square, ...]) -> int:
        """The pieces that a capture along the path takes."""
        enemy = self.white if self.player else self.black
        taken = 0
        for i in range(len(path) - 1):
            taken |= BETWEEN[path[i]][path[i + 1]] & enemy
        return taken

    # -- 4 the duty to capture ------------------------------------------------------------

    def dutiful(self, able: int) -> int:
        """Those of the able pieces that have to capture: all, or the kings alone (4.3)."""
        if self.options.king_first and able & self.kings:
            return able & self.kings
        return able

    # -- 6 the end ----------------------------------------------------------------------

    def can_move(self) -> bool:
        empty = DARK & ~(self.white | self.black)
        own = self.black if self.player else self.white
        ahead, behind = empty >> 4 | empty >> 5, empty << 4 | empty << 5  # of whom an empty square lies
        if self.player:
            ahead, behind = behind, ahead
        return bool(own & ahead or own & behind & self.kings or self.capturers())

    def may_offer(self) -> bool:
        """Whether the player may propose a draw before moving (6.6 to 6.8)."""
        offers = self.options.offers
        if offers == "no" or self.refused >> self.player & 1:
            return False
        return offers == "any" or len(self.past) >= CALM_TO_OFFER

    def winner(self) -> Seat | None:
        if self.end == "taken":
            return WHITE if self.white else BLACK
        return 1 - self.player if self.end == "blocked" and self.options.blocked == "loses" else None

    def position(self) -> Position:
        return (self.white, self.black, self.kings, self.player)


def start(seats: int, options: DamaOptions) -> Dama:
    """Twelve men each on the dark squares of the first three rows; White begins."""
    return Dama(
        options=options,
        white=HOME[WHITE],
        black=HOME[BLACK],
        kings=0,
        player=WHITE,
        missed=0,
        past=(),
        last=(),
        offered=False,
        refused=0,
        end="",
    )
