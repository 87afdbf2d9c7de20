"""Everything that players decide and fortune does, made once where it can be listed.

What somebody does in secret has a twin that the others see: dice `?`, a card BLANK, SEALED
for an answer in a window, WEIGHING for a hand in the purse, ENVELOPE for a sealed offer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saloon.core.outcomes import rolls
from saloon.core.state import Action, Seat
from saloon.games.dice_town.data import BLANK, BRUTE, CARD_OF, CARDS, CLAIMS, DICE, PURSE, VAULT, WANTED, Card
from saloon.kit.dice import Dice

SEATS: Final = range(5)
FACE: Final = range(6)

# -- 2 the set-up -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lot(Action):
    """Fortune: the lot falls on the first Sheriff."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """Fortune: the next claim of the deck is turned up into the lowest free slot."""

    card: Card


# -- 3 the cups -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Fortune: the dice fall under a cup; in the forced last throw, in the open."""

    seat: Seat
    faces: Dice


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """A player leaves these dice under the cup."""

    faces: Dice


@dataclass(frozen=True, slots=True)
class Lift(Action):
    """Fortune: a cup is lifted; all cups go up one after another with nobody acting between."""

    seat: Seat
    faces: Dice


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """A player whose Brute was cancelled takes back a die that cannot be paid."""

    face: int


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Fortune: somebody pays for the dice of this throw, onto the stagecoach."""

    seat: Seat
    dollars: int


# -- 4 windows for hidden cards ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play(Action):
    """A player answers a window with a card; nobody sees it until the window closes."""

    card: Card


@dataclass(frozen=True, slots=True)
class Cheat(Action):
    """A player answers with the Cheater: one die just revealed is turned to another face."""

    die: int
    face: int


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """A player answers that no card is played."""


@dataclass(frozen=True, slots=True)
class Rest(Action):
    """A player answers so for every window of this round: not this round."""


@dataclass(frozen=True, slots=True)
class Sealed(Action):
    """Somebody's answer, as the others see it."""


@dataclass(frozen=True, slots=True)
class Hush(Action):
    """Fortune: the window closes and nobody has played a card."""


@dataclass(frozen=True, slots=True)
class Open(Action):
    """Fortune: the window closes and the first card that was played is shown."""

    seat: Seat
    play: Play | Cheat


@dataclass(frozen=True, slots=True)
class Joe(Action):
    """The player who has got Nervous Joe names the one who has to pay."""

    seat: Seat


# -- 5 the Sheriff decides --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dollars(Action):
    """A bidder sets how many dollars the offer holds."""

    count: int


@dataclass(frozen=True, slots=True)
class Nuggets(Action):
    """A bidder sets how many nuggets the offer holds."""

    count: int


@dataclass(frozen=True, slots=True)
class Add(Action):
    """A bidder puts a card from the hand, or a fenced claim, into the offer."""

    card: Card
    fenced: bool


@dataclass(frozen=True, slots=True)
class Drop(Action):
    """A bidder takes a card out of the offer again."""

    card: Card
    fenced: bool


@dataclass(frozen=True, slots=True)
class Favour(Action):
    """A bidder says for which of the tied players the offer is."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Weighing(Action):
    """Somebody puts an offer together, as the others see it."""


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """A bidder lays the offer: it is binding and goes to the Sheriff if its player is named."""

    dollars: int
    nuggets: int
    cards: tuple[Card, ...]  # from the hand, sorted; BLANK for who may not see them
    fenced: tuple[Card, ...]  # sorted
    seat: Seat  # whom it favours


@dataclass(frozen=True, slots=True)
class NoOffer(Action):
    """A bidder offers nothing."""


@dataclass(frozen=True, slots=True)
class Envelope(Action):
    """Somebody's answer to the Sheriff, offer or none, as the others see it when offers are sealed."""


@dataclass(frozen=True, slots=True)
class Decide(Action):
    """The Sheriff names one of the tied players."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Unfold(Action):
    """Fortune: a sealed offer that was chosen is shown."""

    seat: Seat
    offer: Offer


# -- 6 the houses -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dig(Action):
    """Fortune: the winner of the mine takes the nuggets."""


@dataclass(frozen=True, slots=True)
class Rob(Action):
    """Fortune: the robber takes the money of the bank, less what an Even split demands."""


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Fortune: the next card of the store's pile, or of the claims' deck, for one pair of eyes."""

    card: Card


@dataclass(frozen=True, slots=True)
class Renew(Action):
    """Fortune: the discards are shuffled and become the store's pile."""


@dataclass(frozen=True, slots=True)
class Steal(Action):
    """The winner of the saloon names the player to be robbed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Fortune: a card comes blindly out of the victim's hand; thief and victim see it."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """The winner keeps one of the cards looked at; the others are discarded or given back."""

    card: Card


@dataclass(frozen=True, slots=True)
class Badge(Action):
    """Fortune: the winner of the kings puts on the badge."""


@dataclass(frozen=True, slots=True)
class Grant(Action):
    """Fortune: the winner of the town hall takes the first claims of the column."""


@dataclass(frozen=True, slots=True)
class Shift(Action):
    """Fortune: the claims left over go under the deck, or slide down."""


@dataclass(frozen=True, slots=True)
class Call(Action):
    """The Sheriff says who of the patients goes next to the doctor."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Fence(Action):
    """A patient lays claims open behind barbed wire."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Remedy(Action):
    """A patient asks for a store card, for two dollars or for a nugget of everybody else."""

    kind: str


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """A patient takes no consolation."""


# -- 7 the end --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ride(Action):
    """Fortune: the round is over; the money of the stagecoach goes into the bank."""


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Fortune: at the end a card of a hand is laid open to be counted."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Crown(Action):
    """The Sheriff says who of those still tied has won."""

    seat: Seat


# -- the tables -------------------------------------------------------------------------------

ALL_CARDS: Final = range(len(CARDS))
MOST_DOLLARS: Final = PURSE * len(SEATS) + VAULT
SETS: Final = tuple(faces for dice in range(DICE + 1) for faces, _ in rolls(dice, tuple(FACE)))
"""All sets of up to five dice, as sorted faces, fewer dice first."""
BACKS: Final = tuple((BLANK,) * dice for dice in range(DICE + 1))
"""Dice under somebody else's cup, by their number."""
HIDDEN: Final[Dice] = (BLANK,)
"""Somebody else's choice under the cup: not even its number is seen."""

LOT: Final = tuple(Lot(seat) for seat in SEATS)
TURN: Final = {card: Turn(card) for card in CLAIMS}
ROLL: Final = tuple({faces: Roll(seat, faces) for faces in (*SETS[1:], *BACKS[1:])} for seat in SEATS)
THROWS: Final = tuple(
    tuple(
        tuple((ROLL[seat][faces], weight) for faces, weight in rolls(dice, tuple(FACE)) if faces)
        for dice in range(DICE + 1)
    )
    for seat in SEATS
)
"""What may fall, by seat and number of dice, with the number of orders."""
KEEP: Final = {faces: Keep(faces) for faces in (*SETS, HIDDEN)}
LIFT: Final = tuple({faces: Lift(seat, faces) for faces in SETS} for seat in SEATS)
BACK: Final = tuple(TakeBack(face) for face in FACE)
PAY: Final = tuple(tuple(Pay(seat, dollars) for dollars in range(DICE)) for seat in SEATS)

PLAY: Final = {card: Play(card) for card in (*CARD_OF.values(), BRUTE, WANTED)}
CHEAT: Final = {die: tuple(Cheat(die, face) for face in FACE if face != die) for die in FACE}
PASS: Final = Pass()
REST: Final = Rest()
SEALED: Final = Sealed()
HUSH: Final = Hush()
PLAYS: Final[tuple[Play | Cheat, ...]] = (*PLAY.values(), *(each for die in FACE for each in CHEAT[die]))
OPEN: Final = tuple({play: Open(seat, play) for play in PLAYS} for seat in SEATS)
JOES: Final = tuple(Joe(seat) for seat in SEATS)

DOLLARS: Final = tuple(Dollars(count) for count in range(MOST_DOLLARS + 1))
GOLD: Final = tuple(Nuggets(count) for count in range(31))
ADD: Final = {(card, fenced): Add(card, fenced) for card in ALL_CARDS for fenced in (False, True)}
DROP: Final = {(card, fenced): Drop(card, fenced) for card in ALL_CARDS for fenced in (False, True)}
FAVOUR: Final = tuple(Favour(seat) for seat in SEATS)
WEIGHING: Final = Weighing()
NO_OFFER: Final = NoOffer()
ENVELOPE: Final = Envelope()
NOTHING: Final = Offer(0, 0, (), (), BLANK)
"""An offer before anything is put into it, and one that others do not see yet."""
DECIDE: Final = tuple(Decide(seat) for seat in SEATS)

DIG: Final = Dig()
ROB: Final = Rob()
DRAW: Final = {card: Draw(card) for card in (*ALL_CARDS, BLANK)}
RENEW: Final = Renew()
STEAL: Final = tuple(Steal(seat) for seat in SEATS)
TAKE: Final = {card: Take(card) for card in (*ALL_CARDS, BLANK)}
PICK: Final = {card: Pick(card) for card in (*ALL_CARDS, BLANK)}
BADGE: Final = Badge()
GRANT: Final = Grant()
ACT: Final[dict[str, Action]] = {"mine": DIG, "bank": ROB, "sheriff": BADGE, "hall": GRANT}
"""What a house does for its winner without being asked."""
SHIFT: Final = Shift()
CALL: Final = tuple(Call(seat) for seat in SEATS)
FENCE: Final = {
    cards: Fence(cards)
    for cards in (*((one,) for one in CLAIMS), *((one, two) for one in CLAIMS for two in CLAIMS if one <= two))
}
REMEDY: Final = {kind: Remedy(kind) for kind in ("card", "dollars", "nuggets")}
DECLINE: Final = Decline()
RIDE: Final = Ride()
SHOW: Final = tuple({card: Show(seat, card) for card in ALL_CARDS} for seat in SEATS)
CROWN: Final = tuple(Crown(seat) for seat in SEATS)
