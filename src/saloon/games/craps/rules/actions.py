"""The actions of Craps mini: what seats do with chips, and what nature does with dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saloon.core.outcomes import rolls
from saloon.core.state import Action, Seat
from saloon.games.craps.data import FIELDS, LINES, MOST_SEATS, Spot
from saloon.kit.dice import Dice


@dataclass(frozen=True, slots=True)
class Put(Action):
    """Put one chip on a field."""

    field: Spot


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Bet no more before this throw."""


@dataclass(frozen=True, slots=True)
class Propose(Action):
    """Propose to end the game, or join a proposal while betting."""


@dataclass(frozen=True, slots=True)
class Agree(Action):
    """Accept that the game ends."""


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Want to play on."""


@dataclass(frozen=True, slots=True)
class Banker(Action):
    """The lot makes somebody the banker."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """The banker throws both dice."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Lose(Action):
    """All losing chips go to the bank."""


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """One winner takes the stakes back and the same from the bank."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Line bets go to their point; a Don't Pass stands after a 12."""


@dataclass(frozen=True, slots=True)
class Shoot(Action):
    """One die of the throw-off."""

    face: int


@dataclass(frozen=True, slots=True)
class Sweep(Action):
    """The players who bet on 12 take all the chips on the board."""


@dataclass(frozen=True, slots=True)
class Close(Action):
    """The game ends: chips on the board go back to their owners."""


DONE: Final = Done()
PROPOSE: Final = Propose()
AGREE: Final = Agree()
DECLINE: Final = Decline()
LOSE_ALL: Final = Lose()
MOVE_ALL: Final = Move()
SWEEP_ALL: Final = Sweep()
CLOSE_ALL: Final = Close()
PUT: Final = tuple(Put(field) for field in FIELDS)
BANKER: Final = tuple(Banker(seat) for seat in range(MOST_SEATS))
PAYMENT: Final = tuple(Pay(seat) for seat in range(MOST_SEATS))
ROLL: Final = {dice: Roll(dice) for dice, _ in rolls(2)}
SHOT: Final = tuple(Shoot(face) for face in range(1, 7))
THROWN: Final = tuple((ROLL[dice], weight) for dice, weight in rolls(2))
SHOOTING: Final = tuple((shot, 1) for shot in SHOT)
BETTING: Final = tuple(
    tuple(
        (*(put for put in PUT if lines or put.field not in LINES), DONE, *((PROPOSE,) if calm else ()))
        for calm in (False, True)
    )
    for lines in (False, True)
)
"""What a betting seat may do, by whether the lines are open and whether the end may be proposed."""
ANSWERS: Final = (AGREE, DECLINE)
FORCED: Final = {
    "lose": ((LOSE_ALL, 1),),
    "move": ((MOVE_ALL, 1),),
    "sweep": ((SWEEP_ALL, 1),),
    "close": ((CLOSE_ALL, 1),),
}
"""The steps that have one outcome, by phase."""
