"""A position of Craps mini: its fields, the contract, and the questions one asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.core.origin import BY_LOT, FortuneOrigin
from saloon.core.state import NATURE, Action, Illegal, Seat, State
from saloon.core.value import value
from saloon.games.craps import data as d
from saloon.games.craps.rules import actions as a
from saloon.games.craps.rules import flow, refusals
from saloon.games.craps.rules.flow import Phase
from saloon.games.craps.rules.options import CrapsOptions
from saloon.kit.dice import Dice


@value
class Craps(State):
    """A position of Craps mini. Nothing is hidden."""

    options: CrapsOptions
    phase: Phase
    banker: Seat  # NOBODY before the lot
    bank: int
    chips: tuple[int, ...]  # in hand, by seat
    bets: tuple[d.Bets, ...]  # on the board, by seat and spot
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
        if self.phase == "bet":
            return self.seats_of(self.live & ~self.done)
        if self.phase == "ask":
            return self.seats_of(self.live & ~(self.ayes | self.noes))
        return () if self.phase == "over" else (NATURE,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat < 0 or seat not in self.to_act():
            return ()
        if self.phase == "ask":
            return a.ANSWERS
        return a.BETTING[self.lines_open()][self.may_propose(seat)]

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.phase == "lot":
            return [(a.BANKER[seat], 1) for seat in range(len(self.chips))]
        if self.phase == "throw":
            return a.THROWN
        if self.phase == "shoot":
            return a.SHOOTING
        if self.phase == "pay":
            return ((a.PAYMENT[self.first_of(self.owed)], 1),)
        return a.FORCED.get(self.phase, ())

    def sample(self, rng: Random) -> Action:
        if self.phase == "throw":
            one, two = int(rng.random() * 6) + 1, int(rng.random() * 6) + 1
            return a.ROLL[(one, two) if one <= two else (two, one)]
        chances = self.chances()
        return chances[int(rng.random() * len(chances))][0]

    def after(self, seat: Seat, action: Action) -> Craps:
        s = self.copy()
        flow.DOES[type(action)](s, seat, action)
        flow.settle(s)
        return s

    def scores(self) -> tuple[int, ...] | None:
        """The chips of each seat; where nobody has any, one for each who lost the last of them just now."""
        if self.phase != "over":
            return None
        return self.chips if any(self.chips) else tuple([self.live >> seat & 1 for seat in range(len(self.chips))])

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return refusals.why_not(self, seat, action)

    def census(self) -> object:
        """All chips: in hand, on the board, in the bank."""
        return sum(self.chips) + self.on_board() + self.bank

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

    def lines_open(self) -> bool:
        """Whether line bets are taken now (4.6)."""
        return self.options.first == "bet" or not any(any(bets[d.BAR :]) for bets in self.bets)

    # -- 3 the throw and the paying -----------------------------------------------------

    def outcome(self) -> d.Outcome:
        """What the dice on the table do to the board."""
        return d.OUTCOMES[self.options.dont == "casino"][sum(self.dice)]

    def settling(self) -> bool:
        """Whether a throw lies on the table and not all of it is done."""
        return self.phase in flow.SETTLING and bool(self.dice) and not self.ayes

    def won(self, seat: Seat) -> int:
        """Chips of a seat that win with this throw."""
        bets = self.bets[seat]
        return sum([bets[spot] for spot in self.outcome().won])

    def lost(self, seat: Seat) -> int:
        """Chips of a seat that lose with this throw."""
        bets = self.bets[seat]
        return sum([bets[spot] for spot in self.outcome().lost])

    def loses(self) -> bool:
        """Whether any chip loses with this throw."""
        return any(self.lost(seat) for seat in range(len(self.chips)))

    # -- 4 and 5 the lines --------------------------------------------------------------

    def moving(self) -> bool:
        """Whether a line bet has to go to its point, or to stand after a 12."""
        return any(bets[spot] for spot, _ in self.outcome().moves for bets in self.bets)

    def moved(self, bets: d.Bets) -> d.Bets:
        """The bets of a seat where this throw sends them."""
        sent = list(bets)
        for here, there in self.outcome().moves:
            sent[there] += sent[here]
            sent[here] = 0
        return tuple(sent)

    # -- 7 the sweep --------------------------------------------------------------------

    def on_twelve(self) -> list[Seat]:
        """Who has chips on 12."""
        return [seat for seat, bets in enumerate(self.bets) if bets[d.TWELVE]]

    def shooter(self) -> Seat:
        """Whose die it is in the throw-off."""
        return next(seat for seat in self.order() if not self.shots[seat])

    def sweepers(self) -> list[Seat]:
        """Who gets the chips on the board."""
        return [self.shots.index(max(self.shots))] if self.shots else self.on_twelve()

    # -- 8 the end ----------------------------------------------------------------------

    def is_played_out(self) -> bool:
        """Whether at most one has chips left, or nobody has bet for too long."""
        alive = self.all_in()
        return alive & (alive - 1) == 0 or (self.options.idle and self.idle >= d.IDLE_THROWS)

    def may_propose(self, seat: Seat) -> bool:
        """Whether the seat may propose the end: once before each throw; with `wait` not too soon."""
        return not self.ayes >> seat & 1 and (not self.options.wait or self.calm >= d.CALM_THROWS)

    def why_closed(self) -> str:
        """Why the game ends, in a word: broke, agreed, last, none, idle."""
        if any(self.owed):
            return "broke"
        if self.ayes and self.ayes == self.live:
            return "agreed"
        alive = self.seats_of(self.all_in())
        return "idle" if len(alive) > 1 else "last" if alive else "none"


def start(seats: int, options: CrapsOptions) -> Craps:
    """The first position: three chips each, the rest in the bank, no banker yet."""
    return Craps(
        options=options,
        phase="lot",
        banker=d.NOBODY,
        bank=d.CHIPS - d.EACH * seats,
        chips=(d.EACH,) * seats,
        bets=(d.EMPTY,) * seats,
        dice=(),
        done=0,
        ayes=0,
        noes=0,
        owed=(0,) * seats,
        shots=(),
        idle=0,
        calm=0,
        live=(1 << seats) - 1,
    )


def origin(s: Craps) -> FortuneOrigin:
    """All throws belong to the table and are counted."""
    return BY_LOT if s.phase == "lot" else FortuneOrigin(s.phase)
