"""Craps mini: 24 chips, two dice, five fields, and a banker who bets too.

Before each throw all put chips down at once and in the open. After it nature settles in
visible steps: losing chips to the bank, winners paid one by one, line bets to their points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from saloon.core.options import Options, choice
from saloon.core.rules import Rules
from saloon.core.state import NATURE, Action, Illegal, Seat, State
from saloon.core.value import changed, value
from saloon.games.craps.data import (
    BAR,
    CALM_THROWS,
    CHIPS,
    EACH,
    EMPTY,
    IDLE_THROWS,
    OUTCOMES,
    TWELVE,
    Bets,
    Outcome,
    Spot,
    added,
    cleared,
)
from saloon.games.craps.rules.actions import (
    ANSWERS,
    BANKER,
    BETTING,
    PAYMENT,
    ROLL,
    SHOOTING,
    THROWN,
    Agree,
    Banker,
    Close,
    Decline,
    Done,
    Lose,
    Move,
    Pay,
    Propose,
    Put,
    Roll,
    Shoot,
    Sweep,
)
from saloon.games.craps.rules.phases import (
    ASK,
    BET,
    CLOSE,
    FORCED,
    LOSE,
    LOT,
    MOVE,
    OVER,
    PAY,
    SETTLING,
    SHOOT,
    SWEEP,
    THROW,
    Phase,
)
from saloon.kit.dice import Dice


@dataclass(frozen=True)
class CrapsOptions(Options):
    """How this table plays; the first value is the printed rule or our reading of it."""

    first: str = choice("bet", "table")
    dont: str = choice("printed", "casino")
    twelve: str = choice("board", "paid")
    idle: bool = choice(False, True, until={1: True})
    wait: bool = choice(False, True, until={1: True})


NOBODY: Final = -1
ASIDE: Final = -1
"""Does not take part in the throw-off."""


@value
class Craps(State):
    """A position of Craps mini. Nothing is hidden."""

    options: CrapsOptions
    phase: Phase
    banker: Seat  # NOBODY before the lot
    bank: int
    chips: tuple[int, ...]  # in hand, by seat
    bets: tuple[Bets, ...]  # on the board, by seat and spot
    dice: Dice  # the last throw, sorted; () before the first
    done: int  # bits of the seats that bet no more before this throw
    ayes: int  # bits of the seats that want to end the game
    noes: int  # and of those that do not
    owed: tuple[int, ...]  # by seat, what the bank has still to pay for this throw
    shots: tuple[int, ...]  # of a throw-off, by seat: 0 has still to throw; () when there is none
    idle: int  # throws in a row without a chip on the board, as far as they count
    calm: int  # throws since the beginning or since a proposal was declined, as far as they count
    live: int  # bits of the seats that had chips before this throw

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        if self.phase == BET:
            return self.seats_of(self.live & ~self.done)
        if self.phase == ASK:
            return self.seats_of(self.live & ~(self.ayes | self.noes))
        return () if self.phase == OVER else (NATURE,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat < 0 or seat not in self.to_act():
            return ()
        if self.phase == ASK:
            return ANSWERS
        return BETTING[self.lines_open()][self.may_propose(seat)]

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.phase == LOT:
            return [(BANKER[seat], 1) for seat in range(len(self.chips))]
        if self.phase == THROW:
            return THROWN
        if self.phase == SHOOT:
            return SHOOTING
        if self.phase == PAY:
            return ((PAYMENT[self.first_of(self.owed)], 1),)
        return FORCED.get(self.phase, ())

    def sample(self, rng: Random) -> Action:
        if self.phase == THROW:
            one, two = int(rng.random() * 6) + 1, int(rng.random() * 6) + 1
            return ROLL[(one, two) if one <= two else (two, one)]
        chances = self.chances()
        return chances[int(rng.random() * len(chances))][0]

    def after(self, seat: Seat, action: Action) -> Craps:
        s = self.copy()
        match action:
            case Put(field=field):
                s.put(seat, field)
            case Done():
                s.done |= 1 << seat
                s.betting_over()
            case Roll(dice=dice):
                s.fall(dice)
            case Lose():
                s.lose()
            case Pay(seat=winner):
                s.pay(winner)
            case Move():
                s.move()
            case Propose() | Agree():
                s.ayes |= 1 << seat
                s.answers_over()
            case Decline():
                s.noes |= 1 << seat
                s.answers_over()
            case Shoot(face=face):
                s.shoot(face)
            case Sweep():
                s.sweep()
            case Close():
                s.close()
            case Banker(seat=banker):
                s.banker = banker
                s.open_betting()
        return s

    def scores(self) -> tuple[int, ...] | None:
        """The chips of each seat; where nobody has any, one for each who lost the last of them just now."""
        if self.phase != OVER:
            return None
        return self.chips if any(self.chips) else tuple([self.live >> seat & 1 for seat in range(len(self.chips))])

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        if self.phase == BET and seat >= 0 and self.done >> seat & 1:
            return Illegal("illegal-done", "2.3") if self.is_in(seat) else Illegal("illegal-out", "2.7")
        return self.not_now(seat) or self.why_not_bet(seat, action)

    # -- seats --------------------------------------------------------------------------

    def seats_of(self, bits: int) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(len(self.chips)) if bits >> seat & 1])

    def order(self) -> list[Seat]:
        """Round the table from the banker's left; the banker comes last."""
        seats = len(self.chips)
        return [(self.banker + i) % seats for i in range(1, seats + 1)]

    def first_of(self, amounts: tuple[int, ...]) -> Seat:
        """The first in order with an amount."""
        return next(seat for seat in self.order() if amounts[seat])

    def is_in(self, seat: Seat) -> bool:
        return self.chips[seat] > 0 or any(self.bets[seat])

    def all_in(self) -> int:
        """Bits of the seats that have chips, in hand or on the board."""
        return sum([1 << seat for seat in range(len(self.chips)) if self.is_in(seat)])

    def on_board(self) -> int:
        return sum([sum(bets) for bets in self.bets])

    # -- 2 betting ----------------------------------------------------------------------

    def open_betting(self) -> None:
        """A seat without a chip in hand has nothing to decide."""
        self.phase = BET
        self.live = self.all_in()
        self.done = sum([1 << seat for seat, chips in enumerate(self.chips) if not chips])
        self.ayes = self.noes = 0
        self.betting_over()

    def put(self, seat: Seat, field: Spot) -> None:
        bets = list(self.bets[seat])
        bets[field] += 1
        self.bets = changed(self.bets, seat, tuple(bets))
        self.chips = added(self.chips, seat, -1)
        if not self.chips[seat]:
            self.done |= 1 << seat
            self.betting_over()

    def betting_over(self) -> None:
        """When all are done the dice are thrown, unless somebody wants to end the game."""
        if self.live & ~self.done:
            return
        self.phase = ASK if self.ayes else THROW
        self.answers_over()

    def lines_open(self) -> bool:
        """Whether line bets are taken now (4.6)."""
        return self.options.first == "bet" or not any(any(bets[BAR:]) for bets in self.bets)

    def why_not_bet(self, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Put) and self.phase == BET:
            return Illegal("illegal-closed", "4.6")
        if isinstance(action, Propose) and self.phase == BET:
            return Illegal("illegal-proposed", "8.6") if self.ayes >> seat & 1 else Illegal("illegal-early", "8.8")
        return Illegal("illegal-here", "8.6")

    # -- 3 the throw and the paying -----------------------------------------------------

    def outcome(self) -> Outcome:
        """What the dice on the table do to the board."""
        return OUTCOMES[self.options.dont == "casino"][sum(self.dice)]

    def settling(self) -> bool:
        """Whether a throw lies on the table and not all of it is done."""
        return self.phase in SETTLING and bool(self.dice) and not self.ayes

    def won(self, seat: Seat) -> int:
        """Chips of a seat that win with this throw."""
        bets = self.bets[seat]
        return sum([bets[spot] for spot in self.outcome().won])

    def lost(self, seat: Seat) -> int:
        """And those that lose."""
        bets = self.bets[seat]
        return sum([bets[spot] for spot in self.outcome().lost])

    def fall(self, dice: Dice) -> None:
        self.dice = dice
        self.idle = 0 if self.on_board() else min(self.idle + 1, IDLE_THROWS)
        self.calm = min(self.calm + 1, CALM_THROWS)
        self.ayes = self.noes = 0
        if sum(dice) == 12 and self.on_twelve():
            self.boxcars()
            return
        self.owed = tuple([self.won(seat) for seat in range(len(self.chips))])
        self.phase = LOSE
        self.go_on()

    def go_on(self) -> None:
        """To the next step in which something happens. A bank that cannot pay closes the game."""
        seats = range(len(self.chips))
        if self.phase == LOSE and not any(self.lost(seat) for seat in seats):
            self.phase = PAY
        if self.phase == PAY and any(self.owed):
            self.phase = PAY if self.bank else CLOSE
        elif self.phase == PAY:
            self.phase = MOVE
        if self.phase == MOVE and not self.moving():
            self.settled()

    def lose(self) -> None:
        seats = range(len(self.chips))
        self.bank += sum([self.lost(seat) for seat in seats])
        self.bets = tuple([cleared(bets, self.outcome().lost) for bets in self.bets])
        self.phase = PAY
        self.go_on()

    def pay(self, seat: Seat) -> None:
        paid = min(self.owed[seat], self.bank)
        self.bank -= paid
        self.chips = added(self.chips, seat, self.won(seat) + paid)
        self.bets = changed(self.bets, seat, cleared(self.bets[seat], self.outcome().won))
        self.owed = added(self.owed, seat, -paid)
        self.go_on()

    # -- 4 and 5 the lines --------------------------------------------------------------

    def moving(self) -> bool:
        """Whether a line bet has to go to its point, or to stand after a 12."""
        return any(bets[spot] for spot, _ in self.outcome().moves for bets in self.bets)

    def moved(self, bets: Bets) -> Bets:
        """The bets of a seat where this throw sends them."""
        sent = list(bets)
        for here, there in self.outcome().moves:
            sent[there] += sent[here]
            sent[here] = 0
        return tuple(sent)

    def move(self) -> None:
        self.bets = tuple([self.moved(bets) for bets in self.bets])
        self.settled()

    # -- 7 the sweep --------------------------------------------------------------------

    def on_twelve(self) -> list[Seat]:
        """Who has chips on 12."""
        return [seat for seat, bets in enumerate(self.bets) if bets[TWELVE]]

    def boxcars(self) -> None:
        """A 12 for somebody: all chips on the board are swept, after a throw-off if they cannot be shared."""
        winners = self.on_twelve()
        self.phase = SWEEP
        if self.on_board() % len(winners):
            self.shots = tuple([0 if seat in winners else ASIDE for seat in range(len(self.chips))])
            self.phase = SHOOT

    def shooter(self) -> Seat:
        """Whose die it is in the throw-off."""
        return next(seat for seat in self.order() if not self.shots[seat])

    def shoot(self, face: int) -> None:
        """The highest takes all; the highest throw again if there are several."""
        self.shots = changed(self.shots, self.shooter(), face)
        if 0 in self.shots:
            return
        best = max(self.shots)
        if self.shots.count(best) > 1:
            self.shots = tuple([0 if shot == best else ASIDE for shot in self.shots])
        else:
            self.phase = SWEEP

    def sweepers(self) -> list[Seat]:
        """Who gets the chips on the board."""
        return [self.shots.index(max(self.shots))] if self.shots else self.on_twelve()

    def sweep(self) -> None:
        winners = self.sweepers()
        share = self.on_board() // len(winners)
        if self.options.twelve == "paid":
            self.owed = tuple([bets[TWELVE] for bets in self.bets])
        self.chips = tuple([chips + (share if seat in winners else 0) for seat, chips in enumerate(self.chips)])
        self.bets = (EMPTY,) * len(self.chips)
        self.shots = ()
        self.phase = PAY
        self.go_on()

    # -- 8 the end ----------------------------------------------------------------------

    def settled(self) -> None:
        """All of this throw is done: the next bets, or the end."""
        if self.is_played_out():
            self.phase = CLOSE
        else:
            self.open_betting()

    def is_played_out(self) -> bool:
        """Whether one at most has chips left, or too long nobody has bet."""
        alive = self.all_in()
        return alive & (alive - 1) == 0 or (self.options.idle and self.idle >= IDLE_THROWS)

    def may_propose(self, seat: Seat) -> bool:
        """Once before each throw; with `wait` not too soon."""
        return not self.ayes >> seat & 1 and (not self.options.wait or self.calm >= CALM_THROWS)

    def answers_over(self) -> None:
        """When all have answered, the game ends by agreement or goes on."""
        if self.phase == ASK and not self.live & ~(self.ayes | self.noes):
            self.phase = THROW if self.noes else CLOSE
            self.calm = 0 if self.noes else self.calm

    def why_closed(self) -> str:
        """Why the game ends, in a word: broke, agreed, last, none, idle."""
        if any(self.owed):
            return "broke"
        if self.ayes and self.ayes == self.live:
            return "agreed"
        alive = self.seats_of(self.all_in())
        return "idle" if len(alive) > 1 else "last" if alive else "none"

    def close(self) -> None:
        self.chips = tuple([chips + sum(bets) for chips, bets in zip(self.chips, self.bets, strict=True)])
        self.bets = (EMPTY,) * len(self.chips)
        self.phase = OVER

    def census(self) -> object:
        """All chips: in hand, on the board, in the bank."""
        return sum(self.chips) + self.on_board() + self.bank


def start(seats: int, options: CrapsOptions) -> Craps:
    """Three chips each, the rest in the bank; the banker is not yet drawn."""
    return Craps(
        options, LOT, NOBODY, CHIPS - EACH * seats, (EACH,) * seats, (EMPTY,) * seats, (),
        0, 0, 0, (0,) * seats, (), 0, 0, (1 << seats) - 1,
    )  # fmt: skip


RULES = Rules(CrapsOptions, Craps, start)
