"""Bang! The Dice Game as a state of the house."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from saloon.core.state import NATURE, Action, Illegal, Seat, View
from saloon.core.value import value
from saloon.games.bang.data import (
    ARROWS,
    AT_TABLE,
    BART,
    BLANK,
    PEDRO,
    SHERIFF,
)  # fmt: skip
from saloon.games.bang.rules import damage, ending, turn
from saloon.games.bang.rules.actions import (
    BEAR,
    BLAST,
    CAST,
    CHOOSE,
    CLEAR,
    DEAL,
    DODGE,
    DOUBLE,
    DRINK,
    ENOUGH,
    FACE_DOWN,
    FEAST,
    FIRE,
    GIFT,
    HITS,
    INDIANS,
    KEEP,
    OUT,
    REROLL,
    REST,
    ROLL,
    SHED,
    SHOOT,
    SHOW,
    STOP,
    TAKE_ARROW,
    THROWS,
    Bear,
    Blast,
    Clear,
    Deal,
    Dodge,
    Drink,
    Enough,
    Feast,
    Fire,
    Gift,
    Hits,
    Indians,
    Keep,
    Out,
    Reroll,
    Rest,
    Roll,
    Shed,
    Shoot,
    Stop,
    TakeArrow,
)  # fmt: skip
from saloon.games.bang.rules.position import CUP, BangOptions, Shootout
from saloon.games.bang.rules.refusal import why_not
from saloon.games.bang.rules.setup import box, offered, receiver, set_up
from saloon.kit.dice import Dice, parts_of

DECIDES: Final = frozenset({"gift", "reroll", "shoot", "beer", "kit"})
"""The phases in which the player whose turn it is decides."""
STEP: Final[dict[str, Action]] = {
    "arrow": TAKE_ARROW, "gringo": TAKE_ARROW, "indians": INDIANS, "hits": HITS, "feast": FEAST,
    "dynamite": BLAST, "gatling": FIRE, "rest": REST,
}  # fmt: skip
"""The forced steps of fortune, by what is pending or by phase."""


@cache
def rerolls(free: Dice) -> tuple[Action, ...]:
    """To stop, or to throw any of the free dice again."""
    return (STOP, *[REROLL[faces] for faces in parts_of(free) if faces])


@value
class Bang(Shootout):
    """A position of Bang! The Dice Game, or what one seat knows of it."""

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        if self.pending:
            what = self.pending[0][0]
            if what == "dodge":
                return (self.seat_of(BART),)
            return (self.seat_of(PEDRO),) if what == "shed" else (NATURE,)
        if self.phase in DECIDES:
            return (self.player,)
        if self.phase == "choose":
            return (receiver(self),)
        return () if self.phase == "over" else (NATURE,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        if (seat,) != self.to_act() or seat == NATURE:
            return ()
        if self.pending:
            return (DODGE, BEAR) if self.pending[0][0] == "dodge" else (SHED, KEEP)
        match self.phase:
            case "choose":
                return [CHOOSE[who] for who in offered(self, seat)]
            case "gift":
                return [GIFT[each] for each in self.living()]
            case "reroll":
                return rerolls(self.free_dice())
            case "shoot":
                return self.shots_to_aim()
            case "beer":
                return [DRINK[each] for each in self.living()]
        return [*(CLEAR[each] for each, count in enumerate(self.arrows) if count), ENOUGH]

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.pending:
            what, seat, _ = self.pending[0]
            if what == "out" or what == "show":
                return self.roles_of(seat, OUT if what == "out" else SHOW)
            return [(STEP[what], 1)] if what in STEP else ()
        match self.phase:
            case "roles":
                unseen = self.unseen()
                return [(DEAL[len(self.roles)][role], unseen.count(role)) for role in sorted(set(unseen))]
            case "sheriff":
                return self.possible_sheriffs()
            case "cast":
                return [(CAST[receiver(self)][who], 1) for who in box(self)]
            case "roll":
                return THROWS[self.dice.count(BLANK)]
        return [(STEP[self.phase], 1)] if self.phase in STEP else ()

    def sample(self, rng: Random) -> Action:
        if self.phase == "roll" and not self.pending:
            return ROLL[tuple(sorted([int(rng.random() * 6) for face in self.dice if face == BLANK]))]
        return Shootout.sample(self, rng)

    def after(self, seat: Seat, action: Action) -> Bang:
        s = self.copy()
        s.take(action)
        turn.settle(s)
        return s

    def scores(self) -> tuple[int, ...] | None:
        """A point for every winner, alive or not."""
        if self.won == BLANK or self.pending:
            return None
        return tuple([self.won >> seat & 1 for seat in range(self.seats())])

    def take(self, action: Action) -> None:
        """What an action does to the table."""
        match action:
            case Roll(faces=faces):
                turn.roll(self, faces)
            case Reroll(faces=faces):
                turn.reroll(self, faces)
            case Stop():
                self.phase = "dynamite"
            case TakeArrow():
                damage.take_arrow(self)
            case Shoot():
                turn.shoot(self, action)
            case Hits():
                damage.hits(self)
            case Drink(seat=seat):
                turn.drink(self, seat)
            case Fire():
                self.phase = "rest"
                damage.fire(self)
            case _:
                self.take_rare(action)

    def take_rare(self, action: Action) -> None:
        match action:
            case Indians():
                damage.indians(self)
            case Blast():
                self.phase = "shoot"
                damage.lose(self, [int(seat == self.player) for seat in range(self.seats())], NATURE)
            case Out(seat=seat, role=role):
                ending.out(self, seat, role)
            case Dodge() | Bear():
                damage.answer(self, isinstance(action, Dodge))
            case Shed() | Keep():
                damage.shed(self, isinstance(action, Shed))
            case Feast():
                ending.feast(self)
            case Gift(seat=seat):
                turn.gift(self, seat)
            case Clear(seat=seat):
                turn.clear(self, seat)
            case Enough():
                self.phase = "gatling"
            case Rest():
                self.phase = "next"
                damage.heal(self, self.player, 2)
            case _:
                set_up(self, action)

    def shots_to_aim(self) -> list[Action]:
        """Ones and twos as the player likes."""
        reach = {face: self.reach(self.player, face) for face in self.bulls_eyes()}
        shots: list[Action] = [SHOOT[face][seat] for face, seats in reach.items() for seat in seats]
        if self.can_double():
            shots += [DOUBLE[face][seat] for face, seats in reach.items() for seat in seats]
        return shots

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or why_not(self, action)

    # -- what is known ------------------------------------------------------------------

    def unseen(self) -> list[int]:
        """The role cards that one does not see, here or in the hands of others."""
        pool = list(AT_TABLE[self.seats()])
        for role in self.roles:
            if role != BLANK:
                pool.remove(role)
        return pool

    def roles_of(self, seat: Seat, cards: tuple[tuple[Action, ...], ...]) -> list[tuple[Action, int]]:
        """What a seat may turn up; whoever knows the role sees it coming."""
        if self.roles[seat] != BLANK:
            return [(cards[seat][self.roles[seat]], 1)]
        unseen = self.unseen()
        return [(cards[seat][role], unseen.count(role)) for role in sorted(set(unseen))]

    def possible_sheriffs(self) -> list[tuple[Action, int]]:
        sheriff = self.sheriff()
        if sheriff != BLANK:
            return [(SHOW[sheriff][SHERIFF], 1)]
        return [(SHOW[seat][SHERIFF], 1) for seat, role in enumerate(self.roles) if role == BLANK]

    def view(self, seat: Seat) -> View:
        blank = self.copy()
        blank.roles = tuple(
            [role if at == seat or self.shown >> at & 1 else BLANK for at, role in enumerate(self.roles)]
        )
        return View(blank)

    def witness(self, viewer: Seat, seat: Seat, action: Action) -> Action:
        if isinstance(action, Deal) and action.seat != viewer and self.seats() > 3:
            return FACE_DOWN[action.seat]
        return action

    def guess(self, rng: Random) -> Bang:
        s = self.copy()
        if BLANK in self.roles:
            unseen = self.unseen()
            rng.shuffle(unseen)
            s.roles = tuple([unseen.pop() if role == BLANK else role for role in self.roles])
        return s

    def census(self) -> object:
        """The arrows, and the cards of both kinds, dealt or not."""
        roles = sorted([*self.roles, *self.unseen()])
        characters = sorted({*self.characters, *self.offers, *box(self)} - {BLANK})
        return self.pile + sum(self.arrows), roles, characters


def start(seats: int, options: BangOptions) -> Bang:
    """Before the first role is dealt."""
    none = (0,) * seats
    deeds = (0,) * (seats * seats)
    return Bang(
        options, (), 0, (BLANK,) * seats, (), none, none, ARROWS, 0, CUP, 0, 0, 0, "roles", (), (), 0,
        False, False, 0, deeds, deeds, deeds, BLANK,
    )  # fmt: skip
