"""A position of Bang! The Dice Game: what lies on the table, and who sits how far from whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from saloon.core.options import Options, choice
from saloon.core.state import Seat, State
from saloon.core.value import value
from saloon.games.bang.data import (
    BADGE,
    BEER,
    BLACK_JACK,
    BLANK,
    DUKE,
    DYNAMITE,
    GATLING,
    JANET,
    JESSE,
    JOURDONNAIS,
    LIFE,
    ONE,
    PAUL,
    ROLLS,
    ROSE,
    SHERIFF,
    SLAB,
    TWO,
    WILLY,
)  # fmt: skip
from saloon.kit.dice import Dice


@dataclass(frozen=True)
class BangOptions(Options):
    """How this table plays; the first value is the printed rule or our reading of it."""

    characters: str = choice("random", "choose")
    gringo: str = choice("volley", "hit")
    gringo_last: bool = choice(True, False)
    indians_credit: str = choice("none", "active")
    all_dead: str = choice("outlaw", "draw", until={1: "draw"})
    gatling: str = choice("losses", "arrows", until={1: "arrows"})


Phase = Literal[
    "roles", "sheriff", "cast", "choose",
    "gift", "roll", "reroll", "dynamite", "shoot", "thirst", "beer", "kit", "gatling", "rest", "next",
    "over",
]  # fmt: skip
"""The set-up, the steps of a turn, and the end, in the order of the rules."""
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

Pending = Literal["arrow", "indians", "dodge", "hits", "shed", "out", "judge", "feast", "gringo", "show"]
Due = tuple[Pending, int, int]
"""Something pending: what, and two numbers about it.

    arrow count          the player takes arrows for the dice          (fortune)
    indians              the pile is empty                             (fortune)
    dodge points         Bart may take arrows instead of life points   (Bart)
    hits                 the aimed shots hit                           (fortune)
    shed points          Pedro may put arrows back                     (Pedro)
    out seat             somebody shows the role and leaves            (fortune)
    judge killer fallen  has anybody won? `fallen` is a mask of seats  (nobody sees it)
    feast count          Vulture Sam gains                             (fortune)
    gringo count         the player takes arrows for El Gringo         (fortune)
    show seat            a role is turned up at the end                (fortune)
"""

CUP: Final[Dice] = (BLANK,) * 5
Row = tuple[int, ...]
"""A number for each seat."""


@value
class Shootout(State):
    """The fields of a position and the questions one asks of it at a glance."""

    options: BangOptions
    roles: Row  # as dealt so far; BLANK where one does not know
    shown: int  # mask of the seats whose role lies open
    characters: Row  # BLANK until dealt
    offers: tuple[int, ...]  # two for each seat, if players choose
    life: Row
    arrows: Row
    pile: int  # arrows in the middle
    player: Seat  # whose turn it is
    dice: Dice  # BLANK for a die in the cup
    rolls: int  # throws made this turn
    kept: int  # mask of dice that lay still in the last throw
    used: int  # mask of dice already resolved
    phase: Phase
    pending: tuple[Due, ...]  # comes before the phase goes on, first things first
    wounds: Row  # life points about to be lost, or ()
    struck: int  # dice aimed at El Gringo in this volley
    doubled: bool  # Slab has used his beer this turn
    thirsty: bool  # Jesse had four or less when the beers began
    aimed: int  # mask of those who were shot this turn by choice
    shots: tuple[int, ...]  # who shot whom, at shooter * seats + other
    spared: tuple[int, ...]  # whom they could have shot instead, likewise
    helped: tuple[int, ...]  # whom they helped, likewise
    won: int  # mask of the winners, BLANK while the game goes on

    # -- at a glance --------------------------------------------------------------------

    def seats(self) -> int:
        return len(self.life)

    def living(self) -> list[Seat]:
        return [seat for seat, life in enumerate(self.life) if life]

    def most(self, seat: Seat) -> int:
        """The life points a seat began with and never exceeds."""
        badge = BADGE if seat < len(self.roles) and self.roles[seat] == SHERIFF else 0
        return LIFE[self.characters[seat]] + badge

    def seat_of(self, character: int) -> Seat:
        """The living seat that plays the character, or BLANK."""
        for seat, who in enumerate(self.characters):
            if who == character and self.life[seat]:
                return seat
        return BLANK

    def plays(self, character: int) -> bool:
        """Whether the player whose turn it is has this character."""
        return self.characters[self.player] == character

    def sheriff(self) -> Seat:
        return self.roles.index(SHERIFF) if SHERIFF in self.roles else BLANK

    # -- the dice -----------------------------------------------------------------------

    def most_rolls(self) -> int:
        return ROLLS + self.plays(DUKE)

    def blown(self) -> bool:
        """Whether three dynamites have ended the rolling."""
        return self.dice.count(DYNAMITE) >= 3

    def fires(self) -> bool:
        """Whether the final dice set the Gatling off."""
        return self.dice.count(GATLING) >= self.guns_needed(self.player)

    def guns_needed(self, seat: Seat) -> int:
        """How many Gatlings fire in a turn of the seat: three, two for Willy the Kid."""
        return 2 if self.characters[seat] == WILLY else 3

    def unused(self, face: int) -> int:
        """The first die with this face that is not resolved yet, or BLANK."""
        if face in self.dice:
            for at, each in enumerate(self.dice):
                if each == face and not self.used >> at & 1:
                    return at
        return BLANK

    def bulls_eyes(self) -> list[int]:
        """The faces that are still to be aimed, in any order."""
        return [face for face in (ONE, TWO) if self.unused(face) != BLANK]

    def free_dice(self) -> Dice:
        """The dice that may be thrown again: no dynamite, except for Black Jack."""
        if self.plays(BLACK_JACK):
            return tuple(sorted(self.dice))
        return tuple(sorted([face for face in self.dice if face != DYNAMITE]))

    def can_double(self) -> bool:
        return self.plays(SLAB) and not self.doubled and self.unused(BEER) != BLANK

    # -- what is lost and gained --------------------------------------------------------

    def gatling_hits(self, seat: Seat) -> bool:
        """Whether the player's Gatling hits the seat: everybody else but Paul Regret."""
        return seat != self.player and self.characters[seat] != PAUL

    def indian_loss(self, seat: Seat, arrows: int) -> int:
        """The life points that Indians take for so many arrows: one each; Jourdonnais never loses more than one."""
        return min(arrows, 1) if self.characters[seat] == JOURDONNAIS else arrows

    def own_beer(self, seat: Seat, life: int) -> int:
        """The life points of a beer that one drinks oneself: two for Jesse Jones with four or fewer, else one."""
        return 2 if self.characters[seat] == JESSE and life <= 4 else 1

    # -- distances ----------------------------------------------------------------------

    def reach(self, shooter: Seat, face: int) -> list[Seat]:
        """Whom a bull's-eye of the shooter may hit: so many living seats away, left or right."""
        living = self.living()
        count, at = len(living), living.index(shooter)
        nearest = 1 if face == ONE or count <= 3 else 2
        farthest = nearest
        if self.characters[shooter] == ROSE:
            farthest += 1
        elif self.characters[shooter] == JANET and count > 3:
            nearest, farthest = 1, 2
        found = {living[at - nearest], living[(at + nearest) % count]}
        if farthest > nearest:
            found |= {living[at - farthest], living[(at + farthest) % count]}
        found.discard(shooter)
        return sorted(found)
