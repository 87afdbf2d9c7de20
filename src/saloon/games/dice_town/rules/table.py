"""What lies on the table of Dice Town, and the questions one asks of it at a glance."""

from __future__ import annotations

from typing import Final, Literal

from saloon.core.state import Action, Seat, State
from saloon.core.value import value
from saloon.games.dice_town.data import ACE, BLANK, DICE, FACE_OF, STRENGTH, Card
from saloon.games.dice_town.rules.actions import Cheat, Offer, Play
from saloon.games.dice_town.rules.minds import COUNTER, DECK, DISCARDS, LOOT, PILE, Mind
from saloon.games.dice_town.rules.options import TownOptions
from saloon.kit.dice import Dice

House = Literal["cups", "mine", "bank", "store", "saloon", "sheriff", "hall", "doctor", "end"]
"""Where we are in a round: the cups, the houses in their order, the counting."""
Phase = Literal[
    "lot", "column",
    "roll", "keep", "lift", "back", "pay", "last",
    "window", "wanted",
    "offers", "decide", "unfold",
    "act", "draw", "pick", "joe", "steal", "take", "shift", "turn",
    "call", "patient",
    "ride", "show", "crown", "over",
]  # fmt: skip
"""What is being done there."""

Places = tuple[tuple[Card, ...], ...]
"""The hidden cards by place (see minds.py): the hands by seat, then pile, discards, counter, loot, deck."""


@value
class Table(State):
    """The fields of a position; in a view, blanks stand for what its seat does not know."""

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
    column: tuple[Card, ...]  # claims face up, the first (lowest) one first
    under: tuple[Card, ...]  # the bottom of the deck, which all have seen, uppermost first
    fenced: tuple[tuple[Card, ...], ...]  # cards that lie open before each seat, sorted
    public: Mind  # what everybody knows of the hidden cards
    minds: tuple[Mind, ...]  # what each seat knows of them; in a view only that of its seat

    asked: int  # mask of seats who have not answered the window yet
    answers: tuple[Action | None, ...]  # by seat; None without one, SEALED for others
    resting: int  # mask of seats who play no card this round; in a view only its own
    player: Seat  # who has played the card that Wanted may cancel, or BLANK
    played: Play | Cheat | None  # that card; None for Nervous Joe

    winner: Seat  # of the house, or who is with the doctor; BLANK while not known
    tied: int  # mask of the seats the Sheriff chooses from, or has to put in order for the doctor
    laid: int  # mask of the seats who have nothing more to say about offers
    offers: tuple[Offer, ...]  # by seat
    boon: Seat  # who has played the card of the house with effect, or BLANK
    times: int  # how often the store or the saloon is still to be done, this time included
    owed: int  # cards still to be drawn or taken this time
    victim: Seat  # of the theft or of Nervous Joe
    gained: int  # mask of the seats who have gained something this round
    patients: tuple[Seat, ...]  # in the order of their visit, the present one first
    crowned: Seat  # whom the Sheriff made the winner, or BLANK

    # -- at a glance --------------------------------------------------------------------

    def seats(self) -> int:
        return len(self.money)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards somebody holds, sorted; BLANK for what is not known."""
        return self.cards[seat]

    def pile(self) -> int:
        """How many store cards lie face down."""
        return len(self.cards[PILE])

    def discards(self) -> int:
        return len(self.cards[DISCARDS])

    def counter(self) -> tuple[Card, ...]:
        """What the winner of the store is looking at."""
        return self.cards[COUNTER]

    def loot(self) -> tuple[Card, ...]:
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
        return [seat for seat, row in enumerate(self.rows) if len(row) < DICE]

    # -- who leads ----------------------------------------------------------------------

    def leaders(self, house: str) -> tuple[Seat, ...]:
        """Who leads a house by the dice in the rows; several are tied, none if nobody shows the face.

        The town hall compares full hands; before that, nobody leads it.
        """
        if house == "hall":
            strong = STRENGTH[self.options.kickers]
            marks = [strong[row] + 1 if len(row) == DICE else 0 for row in self.rows]
        else:
            face = FACE_OF[house]
            marks = [row.count(face) for row in self.rows]
        best = max(marks)
        return tuple([seat for seat, mark in enumerate(marks) if mark == best]) if best else ()

    def shows(self, seat: Seat, house: str) -> int:
        """How many dice of the house's face a seat has kept."""
        return self.rows[seat].count(FACE_OF[house])

    # -- what would come of it ----------------------------------------------------------

    def fee(self, seat: Seat) -> int:
        """What the dice just revealed cost a seat, Brute included."""
        fresh = self.fresh[seat]
        if fresh is None or self.last:
            return 0
        covered = self.free >> seat & 1 and (fresh or self.options.rule("brute_none") == "yes")
        return 0 if covered else price(len(fresh))

    def haul(self) -> int:
        """The nuggets the winner of the mine takes."""
        return min(self.mine, self.shows(self.winner, "mine") * (1 if self.boon == BLANK else 2))

    def share(self) -> int:
        """The dollars that an Even split takes from the robber."""
        return 0 if self.boon == BLANK else self.bank // 2

    def grants(self) -> int:
        """How many claims the winner of the town hall takes."""
        return min(len(self.column), 1 + self.rows[self.winner].count(ACE))


PRICE: Final = (1, 0, 1, 2, 3, 4)
"""In dollars, by the number of dice kept: one is free, keeping none costs one."""


def price(kept: int) -> int:
    return PRICE[kept]
