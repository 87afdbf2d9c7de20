"""Fliptown as a state of the house: whose turn it is, what may be done, who knows what."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from saloon.core.state import NATURE, Action, Illegal, Seat, View
from saloon.core.value import value
from saloon.games.fliptown.data import BOTS
from saloon.games.fliptown.rules import (
    arrest,
    cards,
    characters,
    deeds,
    ending,
    fortune,
    knowledge,
    poker,
    refusals,
    roles,
    scoring,
    set_up,
    turn,
)  # fmt: skip
from saloon.games.fliptown.rules.actions import (
    CHOOSE,
    DECLARE,
    DECLINE,
    DRAW,
    FINE,
    GET_CASH,
    GET_GOLD,
    GET_HAMMER,
    GET_PAN,
    GET_STAR,
    MARK,
    REDEAL,
    SHED_WANTED,
    TAKE,
)  # fmt: skip
from saloon.games.fliptown.rules.table import NOWHERE, OPEN, FliptownOptions, Map, Table, new_map
from saloon.kit.cards import BLANK

DECIDES: Final = frozenset({
    "choose", "mayor", "outlaws", "turn", "pick", "office", "cheat", "declare", "preach", "marshal", "fine",
})  # fmt: skip
"""The phases in which one seat decides."""


@value
class Fliptown(Table):
    """A position of Fliptown, or what one seat knows of it."""

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase in DECIDES:
            return (self.player,)
        if phase == "arrange":
            return tuple([seat for seat, role in enumerate(self.roles) if not role])
        if phase == "bribe":
            return tuple([seat for seat, pays in enumerate(self.bribes) if pays == OPEN])
        return () if phase == "over" else (NATURE,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act() or seat == NATURE:
            return ()
        me = self.maps[seat]
        match self.phase:
            case "turn":
                return turn.choices(self, me)
            case "arrange":
                return [*roles.arrangements(self), *characters.powers(me)]
            case "outlaws":
                return [TAKE[GET_CASH], TAKE[GET_GOLD], TAKE[SHED_WANTED], *characters.powers(me)]
            case "pick":
                return [TAKE[GET_PAN], TAKE[GET_HAMMER], *characters.powers(me)]
            case "office":
                return [TAKE[GET_STAR], TAKE[SHED_WANTED], *characters.powers(me)]
            case "bribe":
                return arrest.answers(me)
            case "fine":
                return (FINE[True], FINE[False])
        return self.rare_choices(me)

    def rare_choices(self, me: Map) -> Sequence[Action]:
        match self.phase:
            case "choose":
                return [*(CHOOSE[who] for who in set_up.box(self)), CHOOSE[BLANK]]
            case "mayor":
                return (REDEAL, DECLINE)
            case "cheat":
                return [*(MARK[card] for card in sorted(set(poker.hand(self, self.player)))), DECLINE]
            case "declare":
                return [*(declare for declare in DECLARE if declare.card != self.marked), DECLINE]
            case "preach":
                return (*arrest.sermons(me), DECLINE)
        return (DRAW, DECLINE)

    def chances(self) -> Sequence[tuple[Action, int]]:
        return [(action, 1) for action in fortune.coming(self)]

    def sample(self, rng: Random) -> Action:
        table = fortune.DRAWN.get(self.phase)
        if table is not None and cards.deck_left(self):
            return table[knowledge.pick(cards.unseen(self), rng)]
        coming = fortune.coming(self)
        return coming[int(rng.random() * len(coming))]

    def after(self, seat: Seat, action: Action) -> Fliptown:
        s = self.copy()
        if s.phase == "turn":
            deeds.in_turn(s, seat, action)
        else:
            deeds.take(s, seat, action)
            if s.bounties:
                ending.check_bounties(s, self.maps)
        return s

    def scores(self) -> tuple[int, ...] | None:
        return scoring.scores(self) if self.phase == "over" else None

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or refusals.why_not(self, seat, action)

    # -- what is known ------------------------------------------------------------------

    def view(self, seat: Seat) -> View:
        blank = self.copy()
        knowledge.blank_out(blank, seat)
        return View(blank)

    def witness(self, viewer: Seat, seat: Seat, action: Action) -> Action:
        return knowledge.witness(self, viewer, seat, action)

    def guess(self, rng: Random) -> Fliptown:
        s = self.copy()
        knowledge.fill_in(s, rng)
        return s

    def census(self) -> object:
        """The cards, wherever they are."""
        places = [*self.line, *self.stolen, *(card for hole in self.holes for card in hole)]
        places += [self.sheriff] if self.sheriff != NOWHERE else []
        return sorted([*places, *knowledge.cards_of(self.discards), *knowledge.cards_of(cards.unseen(self))])


def new_table(options: FliptownOptions, maps: tuple[Map, ...]) -> Fliptown:
    """An empty table with these maps."""
    seats = len(maps)
    return Fliptown(
        options, maps, "sheriff", 0, 0, 0, (), NOWHERE, 0, ((),) * seats, 0, 0, (), (), ((),) * seats, BLANK, 0, False,
        (), 0, BLANK, 0, (OPEN,) * seats, BLANK, BLANK, (), 0, 0, BLANK,
    )  # fmt: skip


def start(seats: int, options: FliptownOptions) -> Fliptown:
    """Before anything is drawn."""
    s = new_table(options, tuple([new_map() for _ in range(seats)]))
    names = [bot.name for bot in BOTS]
    if seats == 1 and options.cowbot in names:
        s.bot = names.index(options.cowbot)
    set_up.go_on(s)
    return s
