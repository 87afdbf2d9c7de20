"""Everything that players decide and fortune does, made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.fliptown.data import BOTS, BOUNTIES, BUILDINGS, CHARACTERS, MOST, ROOMS, SITES, SOLD, TOOLS
from saloon.games.fliptown.rules.land_office import CLAIMS
from saloon.kit.cards import BLANK, FRENCH, Card

# -- fortune: the set-up ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lot(Action):
    """A card of the deck draws the cowbot by its suit and the character by its value."""

    card: Card


@dataclass(frozen=True, slots=True)
class Come(Action):
    """A cowbot is drawn."""

    bot: int


@dataclass(frozen=True, slots=True)
class Cast(Action):
    """A character goes to a seat."""

    seat: Seat
    who: int


@dataclass(frozen=True, slots=True)
class Post(Action):
    """A bounty is laid out."""

    bounty: int


# -- fortune: cards ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Aside(Action):
    """The sheriff card is put aside, face down."""

    card: Card


@dataclass(frozen=True, slots=True)
class Hole(Action):
    """A hold 'em card goes to a seat; open to all in the solo game."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """The next card of the line-up is turned up."""

    card: Card


@dataclass(frozen=True, slots=True)
class Refill(Action):
    """The deck is empty: the discards are shuffled into a new one."""


@dataclass(frozen=True, slots=True)
class Announce(Action):
    """A seat's sealed roles of the cards are told."""

    seat: Seat
    suit: Card
    value: Card


@dataclass(frozen=True, slots=True)
class Robbery(Action):
    """The robbery card is turned up."""

    card: Card


@dataclass(frozen=True, slots=True)
class Peek(Action):
    """The player sees the sheriff card, alone."""

    card: Card


@dataclass(frozen=True, slots=True)
class Theft(Action):
    """The cowbot steals the top card of the deck, unseen."""

    card: Card


@dataclass(frozen=True, slots=True)
class Unveil(Action):
    """A seat's hidden hold 'em card is turned up."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Tell(Action):
    """Whether a seat has bribed the sheriff is told."""

    seat: Seat
    pays: int


@dataclass(frozen=True, slots=True)
class Show(Action):
    """The sheriff card is turned up."""

    card: Card


@dataclass(frozen=True, slots=True)
class Judge(Action):
    """The Marshal's own sheriff card is turned up."""

    card: Card


# -- fortune: forced steps --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Interest(Action):
    """The bank pays: a line-up of one colour."""


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """The poker hands are paid."""


@dataclass(frozen=True, slots=True)
class Work(Action):
    """Pans bring gold, hammers money."""


@dataclass(frozen=True, slots=True)
class Fined(Action):
    """An arrested seat pays the only fine it can."""

    seat: Seat


# -- players: the set-up and the cards --------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Take a character, or none."""

    who: int


@dataclass(frozen=True, slots=True)
class Redeal(Action):
    """The Mayor throws the line-up away."""


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Not now: the Mayor, Cheat, Preacher or Marshal keeps the ability; the Cheat may still point at another card."""


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Answer a forced choice: `cash gold wanted star pan hammer` by number; wanted crosses out two."""

    what: int


@dataclass(frozen=True, slots=True)
class Arrange(Action):
    """Give the line-up its roles: suit card and value card; the third is the poker card."""

    suit: Card
    value: Card


@dataclass(frozen=True, slots=True)
class ChangeSuit(Action):
    """Two gold change the suit card."""

    suit: int


@dataclass(frozen=True, slots=True)
class ChangeValue(Action):
    """A gold for each step changes the value card."""

    value: int


@dataclass(frozen=True, slots=True)
class WildSuit(Action):
    """A joker makes the suit card any suit."""

    suit: int


@dataclass(frozen=True, slots=True)
class WildValue(Action):
    """A joker makes the value card any value."""

    value: int


@dataclass(frozen=True, slots=True)
class Prospect(Action):
    """The Prospector changes the value card by the number of pans, up or down."""

    up: bool


@dataclass(frozen=True, slots=True)
class Call(Action):
    """A character takes a bonus action."""

    area: int


@dataclass(frozen=True, slots=True)
class Power(Action):
    """The Baroness gains gold, or the Ranch hand crosses out W."""


# -- players: sites, by the action of the turn or by a bonus ----------------------------------


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Ride to a stop of the trail."""

    stop: int


@dataclass(frozen=True, slots=True)
class Rob(Action):
    """Rob a target in the badlands."""

    target: int


@dataclass(frozen=True, slots=True)
class Enter(Action):
    """Go down into a room of the mine."""

    room: int


@dataclass(frozen=True, slots=True)
class Visit(Action):
    """Go to a building of the town."""

    building: int


@dataclass(frozen=True, slots=True)
class Dig(Action):
    """Circle a tombstone."""

    tomb: int


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Use the effect of a visited building: a thing owned, a number of exchanges, a claim of land."""

    building: int
    what: int


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """No action this turn."""


@dataclass(frozen=True, slots=True)
class LeaveIt(Action):
    """Leave all bonus actions and effects that wait; after the own action the turn is over."""


# -- players: poker and the sheriff -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mark(Action):
    """The Cheat points at a card of the own hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """The Cheat says what the marked card is."""

    card: Card


@dataclass(frozen=True, slots=True)
class Preach(Action):
    """The Preacher crosses out a number of W."""

    count: int


@dataclass(frozen=True, slots=True)
class Bribe(Action):
    """Pay the sheriff a gold for each W, or not."""

    pays: int


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """The Marshal draws a sheriff card of his own."""


@dataclass(frozen=True, slots=True)
class Fine(Action):
    """Pay the fine in money or in stars."""

    cash: bool


# -- the tables -------------------------------------------------------------------------------

PLAYERS: Final = range(4)
CARDS: Final = FRENCH.cards
LOT: Final = tuple(Lot(card) for card in CARDS)
COME: Final = tuple(Come(bot) for bot in range(len(BOTS)))
CAST: Final = tuple(tuple(Cast(seat, who) for who in range(len(CHARACTERS))) for seat in PLAYERS)
POST: Final = tuple(Post(bounty) for bounty in range(len(BOUNTIES)))

# Indexed by card; the last entry, reached by BLANK, is the card as those see it who do not know it.
ASIDE: Final = (*(Aside(card) for card in CARDS), Aside(BLANK))
HOLE: Final = tuple((*(Hole(seat, card) for card in CARDS), Hole(seat, BLANK)) for seat in PLAYERS)
PEEK: Final = (*(Peek(card) for card in CARDS), Peek(BLANK))
THEFT: Final = (*(Theft(card) for card in CARDS), Theft(BLANK))
TURN: Final = tuple(Turn(card) for card in CARDS)
ROBBERY: Final = tuple(Robbery(card) for card in CARDS)
UNVEIL: Final = tuple(tuple(Unveil(seat, card) for card in CARDS) for seat in PLAYERS)
SHOW: Final = tuple(Show(card) for card in CARDS)
JUDGE: Final = tuple(Judge(card) for card in CARDS)
REFILL: Final = Refill()
INTEREST: Final = Interest()
PAY: Final = Pay()
WORK: Final = Work()
FINED: Final = tuple(Fined(seat) for seat in PLAYERS)

NO, YES = 0, 1
OPEN: Final = -2
"""A bribe not yet decided."""
TELL: Final = tuple((Tell(seat, NO), Tell(seat, YES)) for seat in PLAYERS)
BRIBE: Final = (Bribe(NO), Bribe(YES), Bribe(BLANK))
"""By answer; BLANK is a sealed one."""

CHOOSE: Final = (*(Choose(who) for who in range(len(CHARACTERS))), Choose(BLANK))
REDEAL: Final = Redeal()
DECLINE: Final = Decline()
GAINS: Final = ("cash", "gold", "wanted", "star", "pan", "hammer")
GET_CASH, GET_GOLD, SHED_WANTED, GET_STAR, GET_PAN, GET_HAMMER = range(6)
TAKE: Final = tuple(Take(what) for what in range(len(GAINS)))
ARRANGE: Final = tuple(tuple(Arrange(suit, value) for value in CARDS) for suit in CARDS)
SEALED: Final = Arrange(BLANK, BLANK)
ANNOUNCE: Final = tuple(
    tuple(tuple(Announce(seat, suit, value) for value in CARDS) for suit in CARDS) for seat in PLAYERS
)
CHANGE_SUIT: Final = tuple(ChangeSuit(suit) for suit in range(4))
CHANGE_VALUE: Final = tuple(ChangeValue(value) for value in range(14))
WILD_SUIT: Final = tuple(WildSuit(suit) for suit in range(4))
WILD_VALUE: Final = tuple(WildValue(value) for value in range(14))
PROSPECT: Final = (Prospect(False), Prospect(True))
CALL: Final = tuple(Call(area) for area in range(5))
POWER: Final = Power()

STOP: Final = tuple(Stop(stop) for stop in range(SITES[2]))
ROB: Final = tuple(Rob(target) for target in range(SITES[3]))
ENTER: Final = tuple(Enter(room) for room in range(len(ROOMS)))
VISIT: Final = tuple(Visit(building) for building in range(len(BUILDINGS)))
DIG: Final = tuple(Dig(tomb) for tomb in range(SITES[4]))


def choices_of(building: int) -> int:
    """How many numbers a `Use` of a building may carry: tools, exchanges, claims, or just one."""
    if building in SOLD:
        return len(TOOLS)
    return len(CLAIMS) if BUILDINGS[building] == "land" else MOST.get(building, 0) + 1


USE: Final = tuple(
    tuple(Use(building, what) for what in range(choices_of(building))) for building in range(len(BUILDINGS))
)
PASS: Final = Pass()
LEAVE: Final = LeaveIt()
MARK: Final = tuple(Mark(card) for card in CARDS)
DECLARE: Final = tuple(Declare(card) for card in CARDS)
PREACH: Final = tuple(Preach(count) for count in range(7))
DRAW: Final = Draw()
FINE: Final = (Fine(False), Fine(True))
