"""The phases of Craps mini: what is due, and the steps that nature has no choice about."""

from __future__ import annotations

from typing import Final, Literal

from saloon.games.craps.rules.actions import CLOSE_ALL, LOSE_ALL, MOVE_ALL, SWEEP_ALL

Phase = Literal["lot", "bet", "ask", "throw", "lose", "pay", "move", "shoot", "sweep", "close", "over"]
LOT: Final = "lot"
BET: Final = "bet"
ASK: Final = "ask"
THROW: Final = "throw"
LOSE: Final = "lose"
PAY: Final = "pay"
MOVE: Final = "move"
SHOOT: Final = "shoot"
SWEEP: Final = "sweep"
CLOSE: Final = "close"
OVER: Final = "over"
SETTLING: Final = (LOSE, PAY, MOVE, SHOOT, SWEEP, CLOSE)
"""What follows a throw."""
FORCED: Final = {LOSE: ((LOSE_ALL, 1),), MOVE: ((MOVE_ALL, 1),), SWEEP: ((SWEEP_ALL, 1),), CLOSE: ((CLOSE_ALL, 1),)}
"""The steps that have one outcome, by phase."""
