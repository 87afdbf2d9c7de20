"""Dice Town as a state of the house: what lies on the table, whose turn it is, what may be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from saloon.core.origin import BY_LOT, FortuneOrigin, pile_of, throw_of
from saloon.core.state import NATURE, Action, Illegal, Seat, State, View
from saloon.core.value import value
from saloon.games.dice_town import data as d
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.rules import (
    bribe,
    cups,
    doctor,
    ending,
    flow,
    hall,
    houses,
    knowledge,
    refusals,
    saloon,
    setup,
    store,
    windows,
)
from saloon.games.dice_town.rules.flow import House, Phase
from saloon.games.dice_town.rules.minds import COUNTER, DECK, DISCARDS, LOOT, NEW, PILE, PLACES, Mind
from saloon.games.dice_town.rules.options import TownOptions
from saloon.kit.dice import Dice

Places = tuple[tuple[d.Card, ...], ...]
"""The hidden cards by place (see minds.py): the hands by seat, then pile, discards, counter, loot, deck."""
CHANCES: Final[dict[Phase, Callable[[DiceTown], Sequence[tuple[Action, int]]]]] = {
    "lot": setup.lots,
    "column": hall.turns,
    "roll": cups.throws,
    "lift": cups.lifts,
    "last": cups.throws,
    "pay": cups.fees,
    "unfold": bribe.envelopes,
    "act": houses.acts,
    "draw": flow.draws,
    "take": saloon.takes,
    "shift": hall.shifts,
    "turn": hall.turns,
    "ride": houses.rides,
    "show": ending.shows,
}
"""What fortune may bring, by phase."""


@value
class DiceTown(State):
    """A position of Dice Town, or what one seat knows of it: then blanks stand for what it does not know."""

    options: TownOptions
    viewer: Seat  # whose view this is; NATURE for a position that knows everything
    house: House
    phase: Phase
    round: int  # from 1
    sheriff: Seat  # BLANK before the lot

    money: tuple[int, ...]  # by seat
    nuggets: tuple[int, ...]
    mine: int
    bank: int
    coach: int

    rows: tuple[Dice, ...]  # dice kept for good, by seat, sorted
    cups: tuple[Dice, ...]  # dice under the cups; BLANK ones are seen by others
    picks: tuple[Dice | None, ...]  # what each leaves under the cup; None until chosen, HIDDEN for others
    fresh: tuple[Dice | None, ...]  # dice just revealed; None if the cup is not lifted in this throw
    last: bool  # the free throw that ends the cups
    free: int  # mask of seats whom a Brute frees from paying in this throw
    tried: int  # mask of seats who have played a Brute in this throw
    heard: int  # mask of seats whose turn to play cards at this reveal is over

    cards: Places  # each sorted; BLANK for what is not known
    column: tuple[d.Card, ...]  # claims face up, the first (lowest) one first
    under: tuple[d.Card, ...]  # the bottom of the deck, which all have seen, uppermost first
    fenced: tuple[tuple[d.Card, ...], ...]  # cards that lie open before each seat, sorted
    public: Mind  # what everybody knows of the hidden cards
    minds: tuple[Mind, ...]  # what each seat knows of them; in a view only that of its seat

    asked: int  # mask of seats who have not answered the window yet
    answers: tuple[Action | None, ...]  # by seat; None without one, SEALED for others
    resting: int  # mask of seats who play no card this round; in a view only its own
    player: Seat  # who has played the card that Wanted may cancel, or BLANK
    played: a.Play | a.Cheat | None  # that card; None for Nervous Joe

    winner: Seat  # of the house, or who is with the doctor; BLANK while not known
    tied: int  # mask of the seats the Sheriff chooses from, or has to put in order for the doctor
    laid: int  # mask of the seats who have nothing more to say about offers
    offers: tuple[a.Offer, ...]  # by seat
    boon: Seat  # who has played the card of the house with effect, or BLANK
    times: int  # how often the store or the saloon is still to be done, this time included
    owed: int  # cards still to be drawn or taken this time
    victim: Seat  # of the theft or of Nervous Joe
    gained: int  # mask of the seats who have gained something this round
    patients: tuple[Seat, ...]  # in the order of their visit, the present one first
    crowned: Seat  # whom the Sheriff made the winner, or BLANK

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        if self.phase in CHANCES:
            return (NATURE,)
        match self.phase:
            case "offers":
                return bribe.weighing(self)
            case "window" | "wanted":
                return windows.asking(self) or (NATURE,)
            case "keep":
                return cups.choosing(self)
            case "decide" | "call" | "crown":
                return (self.sheriff,)
            case "back":
                return cups.debtors(self)[:1]
            case "over":
                return ()
        return (self.winner,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        """A view tells what its own seat may do and nothing of the others."""
        if seat == NATURE or self.viewer not in (NATURE, seat) or seat not in self.to_act():
            return ()
        match self.phase:
            case "keep":
                return cups.kept(self, seat)
            case "window" | "wanted":
                return windows.answers_of(self, seat)
            case "offers":
                return bribe.pieces(self, seat)
            case "decide":
                return bribe.decisions(self)
            case "pick":
                return store.picks(self) if self.house == "store" else saloon.picks(self)
            case "joe":
                return windows.victims(self)
            case "steal":
                return saloon.steals(self)
            case "patient":
                return doctor.remedies(self, seat)
            case "call":
                return doctor.calls(self)
            case "back":
                return cups.takes_back(self, seat)
        return ending.crowns(self)

    def allows(self, seat: Seat, action: Action) -> bool:
        if (
            isinstance(action, a.Offer)
            and self.phase == "offers"
            and seat in self.to_act()
            and self.viewer in (NATURE, seat)
        ):
            return bribe.may_lay(self, seat, action)
        return action in self.legal(seat)

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.phase in CHANCES:
            return CHANCES[self.phase](self)
        return windows.closings(self) if self.phase in ("window", "wanted") and not self.asked else ()

    def sample(self, rng: Random) -> Action:
        if self.phase in ("roll", "last"):
            seat = cups.thrower(self)
            return a.ROLL[seat][tuple(sorted([int(rng.random() * 6) for _ in range(d.DICE - len(self.rows[seat]))]))]
        return State.sample(self, rng)

    def after(self, seat: Seat, action: Action) -> DiceTown:
        s = self.copy()
        flow.DOES[type(action)](s, seat, action)
        flow.settle(s)
        return s

    def scores(self) -> tuple[int, ...] | None:
        """A point for each seat left behind."""
        return ending.scores(self) if self.phase == "over" else None

    # -- at a glance --------------------------------------------------------------------

    def seats(self) -> int:
        return len(self.money)

    def hand(self, seat: Seat) -> tuple[d.Card, ...]:
        """The cards somebody holds, sorted; BLANK for what is not known."""
        return self.cards[seat]

    def pile(self) -> int:
        """How many store cards lie face down."""
        return len(self.cards[PILE])

    def discards(self) -> int:
        return len(self.cards[DISCARDS])

    def counter(self) -> tuple[d.Card, ...]:
        """What the winner of the store is looking at."""
        return self.cards[COUNTER]

    def loot(self) -> tuple[d.Card, ...]:
        """What the thief is looking at."""
        return self.cards[LOOT]

    def deck(self) -> int:
        """How many claims lie face down."""
        return len(self.cards[DECK]) + len(self.under)

    def round_from(self, seat: Seat) -> list[Seat]:
        """All seats clockwise, beginning on the left of one."""
        seats = len(self.money)
        return [(seat + step) % seats for step in range(1, seats + 1)]

    def unfinished(self) -> list[Seat]:
        """Who has fewer than five dice in the row."""
        return [seat for seat, row in enumerate(self.rows) if len(row) < d.DICE]

    # -- who leads ----------------------------------------------------------------------

    def leaders(self, house: str) -> tuple[Seat, ...]:
        """Who leads a house by the dice in the rows; several are tied, none if nobody shows the face.

        The town hall compares full hands; before that, nobody leads it.
        """
        if house == "hall":
            strong = d.STRENGTH[self.options.kickers]
            marks = [strong[row] + 1 if len(row) == d.DICE else 0 for row in self.rows]
        else:
            face = d.FACE_OF[house]
            marks = [row.count(face) for row in self.rows]
        best = max(marks)
        return tuple([seat for seat, mark in enumerate(marks) if mark == best]) if best else ()

    def shows(self, seat: Seat, house: str) -> int:
        """How many dice of the house's face a seat has kept."""
        return self.rows[seat].count(d.FACE_OF[house])

    # -- what would come of it ----------------------------------------------------------

    def fee(self, seat: Seat) -> int:
        """What the dice just revealed cost a seat, Brute included."""
        fresh = self.fresh[seat]
        if fresh is None or self.last:
            return 0
        covered = self.free >> seat & 1 and (fresh or self.options.rule("brute_none") == "yes")
        return 0 if covered else d.PRICE[len(fresh)]

    def haul(self) -> int:
        """The nuggets the winner of the mine takes."""
        return min(self.mine, self.shows(self.winner, "mine") * (1 if self.boon == d.BLANK else 2))

    def share(self) -> int:
        """The dollars that an Even split takes from the robber."""
        return 0 if self.boon == d.BLANK else self.bank // 2

    def grants(self) -> int:
        """How many claims the winner of the town hall takes."""
        return min(len(self.column), 1 + self.rows[self.winner].count(d.ACE))

    # -- what is known ------------------------------------------------------------------

    def view(self, seat: Seat) -> View:
        blank = self.copy()
        knowledge.blank_out(blank, seat)
        return View(blank)

    def witness(self, viewer: Seat, seat: Seat, action: Action) -> Action:
        return knowledge.witness(self, viewer, seat, action)

    def guess(self, rng: Random) -> DiceTown:
        if self.viewer == NATURE:
            return self
        s = self.copy()
        knowledge.fill_in(s, rng)
        return s

    def points(self, seat: Seat) -> int:
        """What a seat would score now, as far as one knows its cards."""
        return ending.points(self, seat)

    def census(self) -> object:
        """Dollars, nuggets, cards of both kinds, dice."""
        cards = sorted([*sum(self.cards, ()), *self.column, *self.under, *sum(self.fenced, ())])
        dice = sum([len(row) + (len(cup) or d.DICE - len(row)) for row, cup in zip(self.rows, self.cups, strict=True)])
        return sum(self.money) + self.bank + self.coach, sum(self.nuggets) + self.mine, cards, dice

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or refusals.why_not(self, seat, action)


def start(seats: int, options: TownOptions) -> DiceTown:
    """Before the lot for the first Sheriff and the first claims."""
    none, nobody = (0,) * seats, (None,) * seats
    bare: tuple[tuple[int, ...], ...] = ((),) * seats
    cards = tuple([d.STORE if place == PILE else d.LAND if place == DECK else () for place in PLACES])
    by_lot = options.first_sheriff == "lot"
    return DiceTown(
        options=options,
        viewer=NATURE,
        house="cups",
        phase="lot" if by_lot else "column",
        round=0,
        sheriff=d.BLANK if by_lot else 0,
        money=(d.PURSE,) * seats,
        nuggets=none,
        mine=d.NUGGETS,
        bank=d.VAULT,
        coach=0,
        rows=bare,
        cups=bare,
        picks=nobody,
        fresh=nobody,
        last=False,
        free=0,
        tried=0,
        heard=0,
        cards=cards,
        column=(),
        under=(),
        fenced=bare,
        public=NEW,
        minds=(NEW,) * seats,
        asked=0,
        answers=nobody,
        resting=0,
        player=d.BLANK,
        played=None,
        winner=d.BLANK,
        tied=0,
        laid=0,
        offers=(a.NOTHING,) * seats,
        boon=d.BLANK,
        times=0,
        owed=0,
        victim=d.BLANK,
        gained=0,
        patients=(),
        crowned=d.BLANK,
    )


def origin(s: DiceTown) -> FortuneOrigin:
    """Cups are counted by the round; a card comes from the pile of its house, or out of somebody's hand."""
    if s.phase in ("roll", "last"):
        return throw_of(cups.thrower(s), f"{s.round}")
    if s.phase == "take":
        return FortuneOrigin(f"hand {s.victim + 1}", f"{s.round}", kind="theft")
    if s.phase == "draw" and s.house != "hall":
        return pile_of("store", "store")
    return BY_LOT if s.phase == "lot" else pile_of(s.phase, "claims")
