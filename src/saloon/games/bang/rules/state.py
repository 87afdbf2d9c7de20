"""Bang! The Dice Game as a state of the house: what lies on the table, whose turn it is, what may be done."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from saloon.core.origin import FortuneOrigin, pile_of, throw_of
from saloon.core.state import NATURE, Action, Illegal, Seat, State, View
from saloon.core.value import changed, value
from saloon.games.bang import data as d
from saloon.games.bang.rules import actions as a
from saloon.games.bang.rules import characters, flow, knowledge, refusals, resolving, rolling, setup
from saloon.games.bang.rules.flow import Due, Phase
from saloon.games.bang.rules.options import BangOptions
from saloon.kit.dice import Dice

Row = tuple[int, ...]
"""A number for each seat."""
DECIDES: Final = frozenset({"gift", "reroll", "shoot", "beer", "kit"})
"""The phases in which the player whose turn it is decides."""


@value
class Bang(State):
    """A position of Bang! The Dice Game, or what one seat knows of it."""

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

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        if self.pending:
            what = self.pending[0][0]
            if what == "dodge":
                return (self.seat_of(d.BART),)
            return (self.seat_of(d.PEDRO),) if what == "shed" else (NATURE,)
        if self.phase in DECIDES:
            return (self.player,)
        if self.phase == "choose":
            return (setup.receiver(self),)
        return () if self.phase == "over" else (NATURE,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        if (seat,) != self.to_act() or seat == NATURE:
            return ()
        if self.pending:
            return (a.DODGE, a.BEAR) if self.pending[0][0] == "dodge" else (a.SHED, a.KEEP)
        match self.phase:
            case "choose":
                return [a.CHOOSE[who] for who in setup.offered(self, seat)]
            case "gift":
                return [a.GIFT[each] for each in self.living()]
            case "reroll":
                return rolling.rerolls(self.free_dice())
            case "shoot":
                return resolving.shots(self)
            case "beer":
                return [a.DRINK[each] for each in self.living()]
        return characters.clears(self)

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.pending:
            what, seat, _ = self.pending[0]
            if what == "out" or what == "show":
                return knowledge.roles_of(self, seat, a.OUT[seat] if what == "out" else a.SHOW[seat])
            return a.FORCED.get(what, ())
        match self.phase:
            case "roles":
                return knowledge.deals(self)
            case "sheriff":
                return knowledge.possible_sheriffs(self)
            case "cast":
                return [(a.CAST[setup.receiver(self)][who], 1) for who in setup.box(self)]
            case "roll":
                return a.THROWS[self.dice.count(d.BLANK)]
        return a.FORCED.get(self.phase, ())

    def sample(self, rng: Random) -> Action:
        if self.phase == "roll" and not self.pending:
            return a.ROLL[tuple(sorted([int(rng.random() * 6) for face in self.dice if face == d.BLANK]))]
        return State.sample(self, rng)

    def after(self, seat: Seat, action: Action) -> Bang:
        s = self.copy()
        flow.DOES[type(action)](s, seat, action)
        flow.settle(s)
        return s

    def scores(self) -> tuple[int, ...] | None:
        """A point for every winner, alive or not."""
        if self.won == d.BLANK or self.pending:
            return None
        return tuple([self.won >> seat & 1 for seat in range(self.seats())])

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or refusals.why_not(self, action)

    def view(self, seat: Seat) -> View:
        blank = self.copy()
        knowledge.cover(blank, seat)
        return View(blank)

    def witness(self, viewer: Seat, seat: Seat, action: Action) -> Action:
        return knowledge.witness(self, viewer, action)

    def guess(self, rng: Random) -> Bang:
        s = self.copy()
        knowledge.fill_in(s, rng)
        return s

    def census(self) -> object:
        """The arrows, and the cards of both kinds, dealt or not."""
        roles = sorted([*self.roles, *knowledge.unseen(self)])
        characters = sorted({*self.characters, *self.offers, *setup.box(self)} - {d.BLANK})
        return self.pile + sum(self.arrows), roles, characters

    # -- at a glance --------------------------------------------------------------------

    def seats(self) -> int:
        return len(self.life)

    def living(self) -> list[Seat]:
        return [seat for seat, life in enumerate(self.life) if life]

    def most(self, seat: Seat) -> int:
        """The life points a seat began with and never exceeds."""
        badge = d.BADGE if seat < len(self.roles) and self.roles[seat] == d.SHERIFF else 0
        return d.LIFE[self.characters[seat]] + badge

    def seat_of(self, character: int) -> Seat:
        """The living seat that plays the character, or BLANK."""
        for seat, who in enumerate(self.characters):
            if who == character and self.life[seat]:
                return seat
        return d.BLANK

    def plays(self, character: int) -> bool:
        """Whether the player whose turn it is has this character."""
        return self.characters[self.player] == character

    def sheriff(self) -> Seat:
        return self.roles.index(d.SHERIFF) if d.SHERIFF in self.roles else d.BLANK

    def turn_up(self, seat: Seat, role: int) -> None:
        self.roles = changed(self.roles, seat, role)
        self.shown |= 1 << seat

    # -- the dice -----------------------------------------------------------------------

    def most_rolls(self) -> int:
        return d.ROLLS + self.plays(d.DUKE)

    def blown(self) -> bool:
        """Whether three dynamites have ended the rolling."""
        return self.dice.count(d.DYNAMITE) >= 3

    def fires(self) -> bool:
        """Whether the final dice set the Gatling off."""
        return self.dice.count(d.GATLING) >= self.guns_needed(self.player)

    def guns_needed(self, seat: Seat) -> int:
        """How many Gatlings fire in a turn of the seat: three, two for Willy the Kid."""
        return 2 if self.characters[seat] == d.WILLY else 3

    def unused(self, face: int) -> int:
        """The first die with this face that is not resolved yet, or BLANK."""
        if face in self.dice:
            for at, each in enumerate(self.dice):
                if each == face and not self.used >> at & 1:
                    return at
        return d.BLANK

    def use(self, face: int) -> None:
        self.used |= 1 << self.unused(face)

    def bulls_eyes(self) -> list[int]:
        """The faces that are still to be aimed, in any order."""
        return [face for face in (d.ONE, d.TWO) if self.unused(face) != d.BLANK]

    def free_dice(self) -> Dice:
        """The dice that may be thrown again: no dynamite, except for Black Jack."""
        if self.plays(d.BLACK_JACK):
            return tuple(sorted(self.dice))
        return tuple(sorted([face for face in self.dice if face != d.DYNAMITE]))

    def can_double(self) -> bool:
        return self.plays(d.SLAB) and not self.doubled and self.unused(d.BEER) != d.BLANK

    # -- what is lost and gained --------------------------------------------------------

    def gatling_hits(self, seat: Seat) -> bool:
        """Whether the player's Gatling hits the seat: everybody else but Paul Regret."""
        return seat != self.player and self.characters[seat] != d.PAUL

    def indian_loss(self, seat: Seat, arrows: int) -> int:
        """The life points that Indians take for these arrows: one each; Jourdonnais never loses more than one."""
        return min(arrows, 1) if self.characters[seat] == d.JOURDONNAIS else arrows

    def indian_losses(self) -> list[int]:
        """What an attack would take now; nobody loses more than they have."""
        return [min(self.indian_loss(seat, arrows), self.life[seat]) for seat, arrows in enumerate(self.arrows)]

    def own_beer(self, seat: Seat, life: int) -> int:
        """The life points of a beer that one drinks oneself: two for Jesse Jones with four or fewer, else one."""
        return 2 if self.characters[seat] == d.JESSE and life <= 4 else 1

    # -- distances ----------------------------------------------------------------------

    def reach(self, shooter: Seat, face: int) -> list[Seat]:
        """The seats that a bull's-eye of the shooter may hit, left or right. Only living seats are counted."""
        living = self.living()
        count, at = len(living), living.index(shooter)
        nearest = 1 if face == d.ONE or count <= 3 else 2
        farthest = nearest
        if self.characters[shooter] == d.ROSE:
            farthest += 1
        elif self.characters[shooter] == d.JANET and count > 3:
            nearest, farthest = 1, 2
        found = {living[at - nearest], living[(at + nearest) % count]}
        if farthest > nearest:
            found |= {living[at - farthest], living[(at + farthest) % count]}
        found.discard(shooter)
        return sorted(found)


def start(seats: int, options: BangOptions) -> Bang:
    """Before the first role is dealt."""
    return Bang(
        options=options,
        roles=(),
        shown=0,
        characters=(d.BLANK,) * seats,
        offers=(),
        life=(0,) * seats,
        arrows=(0,) * seats,
        pile=d.ARROWS,
        player=0,
        dice=d.CUP,
        rolls=0,
        kept=0,
        used=0,
        phase="roles",
        pending=(),
        wounds=(),
        struck=0,
        doubled=False,
        thirsty=False,
        aimed=0,
        shots=(0,) * seats**2,
        spared=(0,) * seats**2,
        helped=(0,) * seats**2,
        won=d.BLANK,
    )


def origin(s: Bang) -> FortuneOrigin:
    """Dice are the player's; roles and characters are dealt."""
    if s.phase == "roll" and not s.pending:
        return throw_of(s.player)
    return pile_of(s.phase, "characters" if s.phase == "cast" else "roles")
