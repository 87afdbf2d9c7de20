"""Fliptown as a state of the house: what lies on the table, whose turn it is, what may be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from saloon.core.origin import FortuneOrigin, pile_of
from saloon.core.state import NATURE, Action, Illegal, Seat, State, View
from saloon.core.value import changed, value
from saloon.games.fliptown.data import BOTS
from saloon.games.fliptown.rules import (
    arrest,
    cards,
    flow,
    fortune,
    knowledge,
    poker,
    refusals,
    roles,
    scoring,
    setup,
    turn,
)
from saloon.games.fliptown.rules.actions import OPEN
from saloon.games.fliptown.rules.deck import NOWHERE, cards_of, unseen
from saloon.games.fliptown.rules.flow import Phase, settle
from saloon.games.fliptown.rules.gains import Due
from saloon.games.fliptown.rules.map import Map, new_map
from saloon.games.fliptown.rules.options import FliptownOptions
from saloon.kit.cards import BLANK, Card

CHOICES: Final[dict[Phase, Callable[[Fliptown, Map], Sequence[Action]]]] = {
    "choose": setup.choices,
    "mayor": cards.redeals,
    "outlaws": cards.rewards,
    "arrange": roles.arrangements,
    "turn": turn.choices,
    "pick": turn.picks,
    "office": turn.favours,
    "cheat": poker.marks,
    "declare": poker.declarations,
    "preach": arrest.sermons,
    "bribe": arrest.answers,
    "marshal": arrest.draws,
    "fine": arrest.fines,
}
"""What a seat may do, by phase."""


@value
class Fliptown(State):
    """A position of Fliptown, or what one seat knows of it."""

    options: FliptownOptions
    maps: tuple[Map, ...]  # by seat
    phase: Phase
    round: int  # 0 to 2
    turn: int  # 0 to 4
    player: Seat  # whose decision or step it is, where seats follow each other
    line: tuple[Card, ...]  # the line-up as far as it lies open
    sheriff: Card  # NOWHERE before it is put aside; BLANK where one does not know it
    peeked: int  # mask of the seats that know the sheriff card
    holes: tuple[tuple[Card, ...], ...]  # hold 'em cards by seat, in the order dealt; BLANK where one does not know
    discards: int  # mask of the cards that lie open in the discards
    seen: int  # mask of the cards that all have seen this round
    stolen: tuple[Card, ...]  # under the cowbot, BLANK in every view
    cleared: tuple[int, ...]  # for each stolen card, a mask of those it cannot be
    roles: tuple[tuple[Card, ...], ...]  # by seat: () open, or suit and value card; SHUT where sealed
    suit: int  # of the suit card, as changed
    value: int  # of the value card, as changed
    acted: bool  # the player's own action of this turn is done
    pending: tuple[Due, ...]  # bonus actions and effects that wait, in any order
    fresh: int  # mask of the rooms entered this turn
    target: int  # that is being robbed, or BLANK
    left: int  # rewards of outlaws still to choose
    bribes: tuple[int, ...]  # by seat: OPEN, NO, YES; BLANK where sealed
    marked: Card  # the card the Cheat points at, or BLANK
    declared: Card  # and what he says it is
    bounties: tuple[int, ...]
    turned: int  # mask of the bounties that show their 4
    met: int  # mask of those met this turn
    bot: int  # the cowbot, or BLANK

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase == "arrange":
            return tuple([seat for seat, role in enumerate(self.roles) if not role])
        if phase == "bribe":
            return tuple([seat for seat, pays in enumerate(self.bribes) if pays == OPEN])
        if phase in CHOICES:
            return (self.player,)
        return () if phase == "over" else (NATURE,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act() or seat == NATURE:
            return ()
        return CHOICES[self.phase](self, self.maps[seat])

    def chances(self) -> Sequence[tuple[Action, int]]:
        return [(action, 1) for action in fortune.coming(self)]

    def sample(self, rng: Random) -> Action:
        return fortune.one(self, rng)

    def after(self, seat: Seat, action: Action) -> Fliptown:
        s = self.copy()
        flow.DOES[type(action)](s, seat, action)
        settle(s, self.maps)
        return s

    def scores(self) -> tuple[int, ...] | None:
        return scoring.scores(self) if self.phase == "over" else None

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or refusals.why_not(self, seat, action)

    # -- while it is changed ------------------------------------------------------------

    def own(self, seat: Seat) -> Map:
        """The seat's map in this position's own copy."""
        me = self.maps[seat].copy()
        self.maps = changed(self.maps, seat, me)
        return me

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
        """All cards, in sight or not."""
        places = [*self.line, *self.stolen, *(card for hole in self.holes for card in hole)]
        places += [self.sheriff] if self.sheriff != NOWHERE else []
        return sorted([*places, *cards_of(self.discards), *cards_of(unseen(self))])


def new_table(options: FliptownOptions, maps: tuple[Map, ...]) -> Fliptown:
    """An empty table with these maps."""
    seats = len(maps)
    return Fliptown(
        options=options,
        maps=maps,
        phase="sheriff",
        round=0,
        turn=0,
        player=0,
        line=(),
        sheriff=NOWHERE,
        peeked=0,
        holes=((),) * seats,
        discards=0,
        seen=0,
        stolen=(),
        cleared=(),
        roles=((),) * seats,
        suit=BLANK,
        value=0,
        acted=False,
        pending=(),
        fresh=0,
        target=BLANK,
        left=0,
        bribes=(OPEN,) * seats,
        marked=BLANK,
        declared=BLANK,
        bounties=(),
        turned=0,
        met=0,
        bot=BLANK,
    )


def start(seats: int, options: FliptownOptions) -> Fliptown:
    """Before anything is drawn."""
    s = new_table(options, tuple([new_map() for _ in range(seats)]))
    names = [bot.name for bot in BOTS]
    if seats == 1 and options.cowbot in names:
        s.bot = names.index(options.cowbot)
    s.phase = "setup"
    settle(s, s.maps)
    return s


def origin(s: Fliptown) -> FortuneOrigin:
    """The cards are shuffled in every round; what is drawn for another purpose comes from the bottom of the deck."""
    return pile_of(f"{s.phase} {s.round}", "setup" if s.phase in ("lot", "come", "cast", "post") else "cards")
