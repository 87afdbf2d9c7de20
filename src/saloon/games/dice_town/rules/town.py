"""Dice Town as a state of the house: whose turn it is, what may be done, what comes of it.

The rules stand in the order of the rulebook over a few files: `cups` is phase I, `windows` the
cards played out of turn, `bribe` the Sheriff's decisions, `houses` and `doctor` phase II, `ending`
the end of rounds and of the game. `minds` is what one may know of hidden cards, `cards` moves them,
`knowledge` makes views of positions and positions of views.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.core.state import NATURE, Action, Illegal, Seat, State, View
from saloon.core.value import value
from saloon.games.dice_town.data import BLANK, COLUMN, DICE, LAND, NUGGETS, PURSE, STORE, VAULT
from saloon.games.dice_town.rules import bribe, cups, doctor, ending, houses, knowledge, refusals, windows
from saloon.games.dice_town.rules.actions import (
    BADGE,
    DIG,
    DRAW,
    GRANT,
    JOES,
    LOT,
    NOTHING,
    RIDE,
    ROB,
    ROLL,
    SHIFT,
    Add,
    Badge,
    Call,
    Cheat,
    Crown,
    Decide,
    Decline,
    Dig,
    Dollars,
    Draw,
    Drop,
    Envelope,
    Favour,
    Fence,
    Grant,
    Hush,
    Joe,
    Keep,
    Lift,
    Lot,
    NoOffer,
    Nuggets,
    Offer,
    Open,
    Pass,
    Pay,
    Pick,
    Play,
    Remedy,
    Renew,
    Rest,
    Ride,
    Rob,
    Roll,
    Sealed,
    Shift,
    Show,
    Steal,
    Take,
    TakeBack,
    Turn,
    Unfold,
)  # fmt: skip
from saloon.games.dice_town.rules.minds import DECK, NEW, PILE, PLACES
from saloon.games.dice_town.rules.options import TownOptions
from saloon.games.dice_town.rules.table import Table

DEED = {"mine": DIG, "bank": ROB, "sheriff": BADGE, "hall": GRANT}
"""What the winner of a house comes by without choosing."""


@value
class DiceTown(Table):
    """A position of Dice Town, or what one seat knows of it."""

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        match self.phase:
            case "keep":
                return cups.choosing(self)
            case "window" | "wanted":
                return windows.asking(self) or (NATURE,)
            case "offers":
                return bribe.weighing(self)
            case "decide" | "call" | "crown":
                return (self.sheriff,)
            case "pick" | "joe" | "steal" | "patient":
                return (self.winner,)
            case "back":
                return cups.debtors(self)[:1]
            case "over":
                return ()
        return (NATURE,)

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
                return houses.picks(self)
            case "joe":
                return [JOES[each] for each in range(self.seats()) if each != seat]
            case "steal":
                return houses.steals(self)
            case "patient":
                return doctor.remedies(self, seat)
            case "call":
                return doctor.calls(self)
            case "back":
                return cups.takes_back(self, seat)
        return ending.crowns(self)

    def allows(self, seat: Seat, action: Action) -> bool:
        if (
            isinstance(action, Offer)
            and self.phase == "offers"
            and seat in self.to_act()
            and self.viewer in (NATURE, seat)
        ):
            return bribe.may_lay(self, seat, action)
        return action in self.legal(seat)

    def chances(self) -> Sequence[tuple[Action, int]]:
        match self.phase:
            case "roll" | "last":
                return cups.throws(self)
            case "lift":
                return cups.lifts(self)
            case "window" | "wanted" if not self.asked:
                return windows.closings(self)
            case "pay":
                return cups.fees(self)
            case "act":
                return [(DEED[self.house], 1)]
            case "draw":
                return houses.deck_draws(self, DRAW) if self.house == "hall" else houses.store_draws(self)
            case "take":
                return houses.takes(self)
            case "column" | "turn":
                return houses.turns(self)
            case "unfold":
                return bribe.envelopes(self)
            case "shift":
                return [(SHIFT, 1)]
            case "ride":
                return [(RIDE, 1)]
            case "show":
                return ending.shows(self)
            case "lot":
                return [(LOT[seat], 1) for seat in range(self.seats())]
        return ()

    def sample(self, rng: Random) -> Action:
        if self.phase in ("roll", "last"):
            seat = cups.thrower(self)
            return ROLL[seat][tuple(sorted([int(rng.random() * 6) for _ in range(DICE - len(self.rows[seat]))]))]
        return State.sample(self, rng)

    def after(self, seat: Seat, action: Action) -> DiceTown:
        s = self.copy()
        s.in_the_cups(seat, action)
        return s

    def scores(self) -> tuple[int, ...] | None:
        """A point for each seat left behind."""
        return ending.scores(self) if self.phase == "over" else None

    # -- what an action does ------------------------------------------------------------

    def in_the_cups(self, seat: Seat, action: Action) -> None:
        match action:
            case Roll(seat=thrower, faces=faces):
                cups.roll(self, thrower, faces)
            case Keep(faces=faces):
                cups.keep(self, seat, faces)
            case Lift(seat=lifter, faces=faces):
                cups.lift(self, lifter, faces)
            case Pay(seat=payer, dollars=dollars):
                cups.pay(self, payer, dollars)
            case TakeBack(face=face):
                cups.take_back(self, seat, face)
            case Pass() | Play() | Cheat() | Rest() | Sealed():
                windows.answer(self, seat, action)
            case Hush():
                windows.hush(self)
            case Open(seat=player, play=play):
                windows.show(self, player, play)
            case _:
                self.before_the_sheriff(seat, action)

    def before_the_sheriff(self, seat: Seat, action: Action) -> None:
        match action:
            case Dollars() | Nuggets() | Add() | Drop() | Favour():
                bribe.change(self, seat, action)
            case Offer():
                bribe.lay(self, seat, action)
            case NoOffer() | Envelope():
                bribe.lay(self, seat, NOTHING)
            case Decide(seat=winner):
                bribe.decide(self, winner)
            case Unfold(seat=giver, offer=offer):
                bribe.unfold(self, giver, offer)
            case _:
                self.in_town(action)

    def in_town(self, action: Action) -> None:
        match action:
            case Dig():
                houses.dig(self)
            case Rob():
                houses.rob(self)
            case Badge():
                houses.pin_badge(self)
            case Grant():
                houses.grant(self)
            case Draw(card=card):
                houses.draw(self, card)
            case Renew():
                houses.renew(self)
            case Steal(seat=victim):
                houses.steal(self, victim)
            case Take(card=card):
                houses.take(self, card)
            case Pick(card=card):
                houses.pick(self, card)
            case Shift():
                houses.shift(self)
            case _:
                self.at_the_ends(action)

    def at_the_ends(self, action: Action) -> None:
        match action:
            case Turn(card=card):
                houses.turn(self, card)
                self.column_filled()
            case Joe(seat=victim):
                self.player, self.played, self.victim = self.winner, None, victim
                windows.open_wanted(self)
            case Call(seat=patient):
                doctor.call(self, patient)
            case Fence(cards=cards):
                doctor.fence(self, cards)
            case Remedy(kind=kind):
                doctor.remedy(self, kind)
            case Decline():
                doctor.next_patient(self)
            case Ride():
                ending.ride(self)
            case Show(seat=owner, card=card):
                ending.show(self, owner, card)
            case Crown(seat=winner):
                self.crowned, self.phase = winner, "over"
            case Lot(seat=sheriff):
                self.sheriff, self.phase = sheriff, "column"

    def column_filled(self) -> None:
        """Another claim lies open: at the town hall, or before the first round."""
        if self.phase == "turn":
            houses.fill(self)
        elif len(self.column) == COLUMN:
            cups.begin_round(self)

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
        dice = sum([len(row) + (len(cup) or DICE - len(row)) for row, cup in zip(self.rows, self.cups, strict=True)])
        return sum(self.money) + self.bank + self.coach, sum(self.nuggets) + self.mine, cards, dice

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or refusals.why_not(self, seat, action)


def start(seats: int, options: TownOptions) -> DiceTown:
    """Before the lot for the first Sheriff and the first claims."""
    none, nobody = (0,) * seats, (None,) * seats
    bare: tuple[tuple[int, ...], ...] = ((),) * seats
    cards = tuple([STORE if place == PILE else LAND if place == DECK else () for place in PLACES])
    by_lot = options.first_sheriff == "lot"
    return DiceTown(
        options=options, viewer=NATURE, house="cups", phase="lot" if by_lot else "column", round=0,
        sheriff=BLANK if by_lot else 0, money=(PURSE,) * seats, nuggets=none, mine=NUGGETS, bank=VAULT, coach=0,
        rows=bare, cups=bare, picks=nobody, fresh=nobody, last=False, free=0, tried=0, heard=0,
        cards=cards, column=(), under=(), fenced=bare, public=NEW, minds=(NEW,) * seats,
        asked=0, answers=nobody, resting=0, player=BLANK, played=None,
        winner=BLANK, tied=0, laid=0, offers=(NOTHING,) * seats, boon=BLANK, times=0, owed=0, victim=BLANK,
        gained=0, patients=(), crowned=BLANK,
    )  # fmt: skip
