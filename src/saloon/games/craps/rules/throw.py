"""3 the throw and the paying, and what it does to the lines of 4 and 5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.craps.data import CALM_THROWS, IDLE_THROWS, added, cleared
from saloon.games.craps.rules.actions import Lose, Move, Pay, Roll

if TYPE_CHECKING:
    from saloon.games.craps.rules.state import Craps


def fall(s: Craps, seat: Seat, roll: Roll) -> None:
    """A 12 for somebody sweeps the board; any other throw is paid."""
    s.dice = roll.dice
    s.idle = 0 if s.on_board() else min(s.idle + 1, IDLE_THROWS)
    s.calm = min(s.calm + 1, CALM_THROWS)
    s.ayes = s.noes = 0
    if sum(s.dice) == 12 and s.on_twelve():
        s.phase = "sweep"
        return
    s.owed = tuple([s.won(seat) for seat in range(len(s.chips))])
    s.phase = "lose"


def lose(s: Craps, seat: Seat, loss: Lose) -> None:
    s.bank += sum([s.lost(seat) for seat in range(len(s.chips))])
    s.bets = tuple([cleared(bets, s.outcome().lost) for bets in s.bets])
    s.phase = "pay"


def pay(s: Craps, seat: Seat, payment: Pay) -> None:
    winner = payment.seat
    paid = min(s.owed[winner], s.bank)
    s.bank -= paid
    s.chips = added(s.chips, winner, s.won(winner) + paid)
    s.bets = changed(s.bets, winner, cleared(s.bets[winner], s.outcome().won))
    s.owed = added(s.owed, winner, -paid)


def move(s: Craps, seat: Seat, moves: Move) -> None:
    s.bets = tuple([s.moved(bets) for bets in s.bets])
