"""What can be done, by players and by fortune, in the order of the rulebook; each made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saloon.core.outcomes import rolls
from saloon.core.state import Action, Seat
from saloon.games.bang.data import BLANK, CHARACTERS, DICE, ONE, ROLES, TWO
from saloon.kit.dice import Dice

# -- 2 the set-up -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """A role card goes to a seat, face down unless three play."""

    seat: Seat
    role: int


@dataclass(frozen=True, slots=True)
class Show(Action):
    """A role is turned up: the Sheriff's at the start, all others at the end."""

    seat: Seat
    role: int


@dataclass(frozen=True, slots=True)
class Cast(Action):
    """A character card goes to a seat."""

    seat: Seat
    character: int


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Keep one of two characters."""

    character: int


# -- 3 rolling --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """The thrown dice fall."""

    faces: Dice


@dataclass(frozen=True, slots=True)
class Reroll(Action):
    """Throw dice with these faces again."""

    faces: Dice


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Let the dice lie as they are."""


@dataclass(frozen=True, slots=True)
class TakeArrow(Action):
    """The player takes one arrow from the pile."""


@dataclass(frozen=True, slots=True)
class Indians(Action):
    """The pile is empty: every arrow costs its owner a life point."""


# -- 4 resolving the dice ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Blast(Action):
    """Three dynamites go off."""


@dataclass(frozen=True, slots=True)
class Shoot(Action):
    """Aim a bull's-eye at a seat; Slab the Killer may double it with a beer."""

    face: int
    seat: Seat
    doubled: bool = False


@dataclass(frozen=True, slots=True)
class Hits(Action):
    """All shots of one volley hit at once."""


@dataclass(frozen=True, slots=True)
class Drink(Action):
    """A beer goes to a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Fire(Action):
    """The Gatling fires at everybody else."""


# -- 5 elimination ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Out(Action):
    """Somebody without life points shows the role and leaves the game."""

    seat: Seat
    role: int


# -- 7 the characters -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dodge(Action):
    """Bart Cassidy takes an arrow instead of losing a life point."""


@dataclass(frozen=True, slots=True)
class Bear(Action):
    """Bart Cassidy loses the life point."""


@dataclass(frozen=True, slots=True)
class Clear(Action):
    """Kit Carlson puts back an arrow that lies before a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Enough(Action):
    """Kit Carlson leaves the other arrows where they are."""


@dataclass(frozen=True, slots=True)
class Shed(Action):
    """Pedro Ramirez puts an arrow back for a life point lost."""


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Pedro Ramirez keeps his arrow."""


@dataclass(frozen=True, slots=True)
class Gift(Action):
    """Sid Ketchum gives a life point before his roll."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rest(Action):
    """Suzy Lafayette gains for a turn without bull's-eyes."""


@dataclass(frozen=True, slots=True)
class Feast(Action):
    """Vulture Sam gains from those who have just left."""


# -- the tables -------------------------------------------------------------------------------

SEATS: Final = range(8)
DEAL: Final = tuple(tuple(Deal(seat, role) for role in range(len(ROLES))) for seat in SEATS)
FACE_DOWN: Final = tuple(Deal(seat, BLANK) for seat in SEATS)
SHOW: Final = tuple(tuple(Show(seat, role) for role in range(len(ROLES))) for seat in SEATS)
CAST: Final = tuple(tuple(Cast(seat, who) for who in range(len(CHARACTERS))) for seat in SEATS)
CHOOSE: Final = tuple(Choose(who) for who in range(len(CHARACTERS)))

THROWS: Final[tuple[tuple[tuple[Roll, int], ...], ...]] = tuple(
    tuple((Roll(faces), weight) for faces, weight in rolls(dice, tuple(range(6)))) for dice in range(DICE + 1)
)
"""All throws by the number of dice, as sorted faces, with the number of their orders."""
ROLL: Final = {faces: Roll(faces) for dice in range(DICE + 1) for faces, _ in rolls(dice, tuple(range(6)))}
REROLL: Final = {faces: Reroll(faces) for faces in ROLL if faces}
STOP: Final = Stop()
TAKE_ARROW: Final = TakeArrow()
INDIANS: Final = Indians()

BLAST: Final = Blast()
SHOOT: Final = {face: tuple(Shoot(face, seat) for seat in SEATS) for face in (ONE, TWO)}
DOUBLE: Final = {face: tuple(Shoot(face, seat, True) for seat in SEATS) for face in (ONE, TWO)}
HITS: Final = Hits()
DRINK: Final = tuple(Drink(seat) for seat in SEATS)
FIRE: Final = Fire()

OUT: Final = tuple(tuple(Out(seat, role) for role in range(len(ROLES))) for seat in SEATS)

DODGE: Final = Dodge()
BEAR: Final = Bear()
CLEAR: Final = tuple(Clear(seat) for seat in SEATS)
ENOUGH: Final = Enough()
SHED: Final = Shed()
KEEP: Final = Keep()
GIFT: Final = tuple(Gift(seat) for seat in SEATS)
REST: Final = Rest()
FEAST: Final = Feast()

FORCED: Final[dict[str, tuple[tuple[Action, int], ...]]] = {
    "arrow": ((TAKE_ARROW, 1),),
    "indians": ((INDIANS, 1),),
    "dynamite": ((BLAST, 1),),
    "hits": ((HITS, 1),),
    "gatling": ((FIRE, 1),),
    "gringo": ((TAKE_ARROW, 1),),
    "rest": ((REST, 1),),
    "feast": ((FEAST, 1),),
}
"""The steps that have one outcome, by what is pending or by phase."""
