"""The table of Dáma: men step forward, kings fly, and capturing is a duty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from saloon.core.options import Options, choice
from saloon.core.state import Action, Illegal, Seat, State
from saloon.core.value import value
from saloon.games.dama.data import AT, BETWEEN, BIT, BLACK, DARK, FAR, HOME, WHITE, squares_in
from saloon.games.dama.rules.actions import (
    ACCEPT,
    DECLINE,
    FORGIVE,
    HUFF,
    OFFER,
    SLIDES,
    STEPS,
    Accept,
    Decline,
    Forgive,
    Huff,
    Jump,
    Offer,
    Step,
)
from saloon.games.dama.rules.captures import chase_king, chase_man, king_targets, man_targets
from saloon.kit.squares import Square


@dataclass(frozen=True)
class DamaOptions(Options):
    """How this table plays; the first value is the house's."""

    capture: str = choice("forced", "huff")
    chain: str = choice("whole", "free")
    removal: str = choice("end", "each")
    king_first: bool = choice(False, True)
    blocked: str = choice("loses", "draws")
    repetition: bool = choice(True, False)
    calm: int = choice(30, 15)
    offers: str = choice("calm", "any", "no")


Position = tuple[int, int, int, Seat]
"""White, black, kings and who is to move: what counts for repetition (6.4)."""
SEATS: Final[tuple[tuple[Seat, ...], ...]] = ((WHITE,), (BLACK,))
CALM_TO_OFFER: Final = 10
End = Literal["", "taken", "blocked", "repeated", "calm", "agreed"]
"""Why the game is over; nothing as long as it is not."""


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
        if isinstance(action, Step):
            s.step(action.start, action.end)
        elif isinstance(action, Jump):
            s.jump(action.path)
        elif isinstance(action, Huff):
            s.huff(action.square)
        elif isinstance(action, Forgive):
            s.missed = 0
            s.settle()
        elif isinstance(action, Offer):
            s.offered = True
        elif isinstance(action, Accept):
            s.offered, s.end = False, "agreed"
        else:
            s.offered, s.refused = False, s.refused | 1 << s.player
        return s

    def scores(self) -> tuple[int, ...] | None:
        """Two points for a win, one for a draw (6.9)."""
        if not self.end:
            return None
        winner = self.winner()
        return (1, 1) if winner is None else (2, 0) if winner == WHITE else (0, 2)

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or self.why_not_answer(action) or self.why_not_move(action)

    # -- 2 moving -----------------------------------------------------------------------

    def moves(self) -> list[Action]:
        """All moves of the player; captures come first, and alone where they are forced."""
        enemy, own = (self.white, self.black) if self.player else (self.black, self.white)
        able = self.capturers()
        if self.options.capture == "forced":
            if able:
                return self.jumps(self.dutiful(able), enemy, self.options.chain == "free")
            return self.steps(own)
        return self.jumps(able, enemy, True) + self.steps(own)

    def steps(self, own: int) -> list[Action]:
        empty = DARK & ~(self.white | self.black)
        forward = STEPS[self.player]
        found: list[Action] = []
        men = own & ~self.kings
        men &= (empty << 4 | empty << 5) if self.player else (empty >> 4 | empty >> 5)
        while men:
            low = men & -men
            men ^= low
            for bit, step in forward[low.bit_length() - 1]:
                if empty & bit:
                    found.append(step)
        kings = own & self.kings
        while kings:
            low = kings & -kings
            kings ^= low
            for way in SLIDES[low.bit_length() - 1]:
                for bit, step in way:
                    if not empty & bit:
                        break
                    found.append(step)
        return found

    def step(self, start: Square, end: Square) -> None:
        here, there = BIT[start], BIT[end]
        missed = 0
        if self.options.capture == "huff" and (missed := self.dutiful(self.capturers())) & here:
            missed ^= here | there
        if self.kings & here:
            self.past += (self.position(),)
        else:
            self.past = ()
        self.lift(here, there)
        self.last = (start, end)
        self.missed = missed
        self.settle()

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

    def jumps(self, able: int, enemy: int, may_stop: bool) -> list[Action]:
        """The captures of these pieces, each way of taking the same pieces to the same square once."""
        occupied = self.white | self.black
        lifts = self.options.removal == "each"
        found: list[Action] = []
        while able:
            low = able & -able
            able ^= low
            start = AT[low.bit_length() - 1]
            ends: dict[tuple[Square, int], tuple[Square, ...]] = {}
            if self.kings & low:
                chase_king((start,), 0, enemy, occupied ^ low, may_stop, lifts, ends)
            else:
                chase_man((start,), 0, enemy, occupied, self.player, may_stop, ends)
            found += [Jump(path) for path in ends.values()]
        return found

    def jump(self, path: tuple[Square, ...]) -> None:
        enemy = self.white if self.player else self.black
        taken = self.taken_on(path)
        here, there = BIT[path[0]], BIT[path[-1]]
        missed = self.neglected(path[-1], here, taken) if self.options.capture == "huff" else 0
        if self.player == WHITE:
            self.black ^= taken
        else:
            self.white ^= taken
        self.kings &= ~taken
        self.past, self.refused, self.last = (), 0, path
        self.lift(here, there)
        self.missed = missed if enemy != taken else 0
        self.settle()

    def taken_on(self, path: tuple[Square, ...]) -> int:
        """The pieces that a capture along the path takes."""
        enemy = self.white if self.player else self.black
        taken = 0
        for i in range(len(path) - 1):
            taken |= BETWEEN[path[i]][path[i + 1]] & enemy
        return taken

    # -- 4 the duty to capture, 5 the huff ----------------------------------------------

    def dutiful(self, able: int) -> int:
        """Those of the able pieces that have to capture: all, or the kings alone (4.3)."""
        if self.options.king_first and able & self.kings:
            return able & self.kings
        return able

    def neglected(self, end: Square, here: int, taken: int) -> int:
        """The pieces that may be huffed though something was captured (5.6, 5.7)."""
        missed = 0
        man = not self.kings & here
        if man and self.options.king_first:
            missed = self.capturers() & self.kings
        if self.options.chain == "whole" and self.goes_on(end, here, taken, man):
            missed |= BIT[end]
        return missed

    def goes_on(self, square: Square, here: int, taken: int, man: bool) -> bool:
        """Whether a piece that has landed could capture more."""
        enemy = self.white if self.player else self.black
        occupied = self.white | self.black
        if man:
            return bool(man_targets(square, enemy & ~taken, occupied, self.player))
        left = occupied & ~here & ~(taken if self.options.removal == "each" else 0)
        return bool(king_targets(square, enemy & ~taken, left))

    def huff(self, square: Square) -> None:
        gone = ~BIT[square]
        self.white &= gone
        self.black &= gone
        self.kings &= gone
        self.missed, self.past, self.refused = 0, (), 0
        self.settle()

    def why_not_answer(self, action: Action) -> Illegal | None:
        """An offer and a huff are settled first; neither comes out of nothing."""
        if self.offered:
            return Illegal("illegal-answer-first", "6.6")
        if self.missed:
            return Illegal("illegal-huff-which" if isinstance(action, Huff) else "illegal-huff-first", "5.2")
        match action:
            case Huff() | Forgive():
                return Illegal("illegal-no-huff", "5.1")
            case Offer() if self.options.offers == "no":
                return Illegal("illegal-offers-off", "6.8")
            case Offer():
                return Illegal("illegal-offer", "6.7")
            case Accept() | Decline():
                return Illegal("illegal-no-offer", "6.6")
        return None

    def why_not_move(self, action: Action) -> Illegal:
        own = self.black if self.player else self.white
        path = (
            action.path if isinstance(action, Jump) else (action.start, action.end) if isinstance(action, Step) else ()
        )
        if not path or not own & BIT[path[0]]:
            return Illegal("illegal-not-yours", "2.1")
        able = self.capturers()
        if isinstance(action, Jump):
            return self.why_not_jump(path, able)
        if able and self.options.capture == "forced":
            return Illegal("illegal-must-capture", "4.2")
        if (self.white | self.black) & BIT[path[1]]:
            return Illegal("illegal-occupied", "2.2")
        return Illegal("illegal-king-way", "2.4") if self.kings & BIT[path[0]] else Illegal("illegal-forward", "2.1")

    def why_not_jump(self, path: tuple[Square, ...], able: int) -> Illegal:
        here = BIT[path[0]]
        if self.options.capture == "forced" and here & able and not here & self.dutiful(able):
            return Illegal("illegal-king-first", "4.3")
        longer = [each.path for each in self.moves() if isinstance(each, Jump)]
        if any(each[: len(path)] == path for each in longer):
            return Illegal("illegal-go-on", "3.6")
        return Illegal("illegal-no-capture", "3.1")

    # -- 6 the end ----------------------------------------------------------------------

    def settle(self) -> None:
        """A player is to move: see whether the game is over. A huff is settled first."""
        if not self.white or not self.black:
            self.end = "taken"
        elif self.missed:
            return
        elif not self.can_move():
            self.end = "blocked"
        elif self.past and self.options.repetition and self.past.count(self.position()) >= 2:
            self.end = "repeated"
        elif len(self.past) >= 2 * self.options.calm:
            self.end = "calm"

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

    # -- what is known ------------------------------------------------------------------

    def position(self) -> Position:
        return (self.white, self.black, self.kings, self.player)

    def census(self) -> object:
        """Nobody shares a square, all stand on dark ones, and no man waits on the far row."""
        men = ~self.kings
        stray = (self.white | self.black) & ~DARK | self.kings & ~(self.white | self.black)
        unmade = self.white & men & FAR[WHITE] | self.black & men & FAR[BLACK]
        return self.white & self.black, stray, unmade


def start(seats: int, options: DamaOptions) -> Dama:
    """Twelve men each on the dark squares of the first three rows; White begins."""
    return Dama(options, HOME[WHITE], HOME[BLACK], 0, WHITE, 0, (), (), False, 0, "")
