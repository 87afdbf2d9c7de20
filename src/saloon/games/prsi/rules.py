"""Prší: get rid of your cards; sevens feed, aces stop, the over changes the suit.

The talon is not stored. It is whatever is seen nowhere else, so a full position and one
seat's view are the same class with more or fewer blanks. What everybody knows of the
talon (a pile turned over unshuffled, a bottom card that was shown) lies in `known`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from saloon.core.options import Options, choice
from saloon.core.rules import Rules
from saloon.core.state import NATURE, Action, Illegal, Seat, State, View
from saloon.core.value import changed, value
from saloon.games.prsi.data import ACE, BIT, DECK, OF_RANK, OF_SUIT, OVER, RANK, RED_SEVEN, SEVEN, SUIT
from saloon.kit.cards import BLANK, MARIAS, Card, cards_in, without


@dataclass(frozen=True)
class PrsiOptions(Options):
    """How this table plays; the first value is the printed rule."""

    deal: int = choice(4, 5)
    over: str = choice("stuck", "free")
    draw: str = choice("stuck", "free")
    start: str = choice("plain", "acts")
    pile: str = choice("turned", "shuffled")
    red_seven: bool = choice(False, True)
    places: bool = choice(False, True)


# -- actions ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a card on the pile; an over also says which suit it stands for."""

    card: Card
    suit: int


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take from the talon: one card, or all that the sevens demand."""


@dataclass(frozen=True, slots=True)
class Stand(Action):
    """Sit out the turn that an ace has stopped."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing, because there is nothing left to draw."""


@dataclass(frozen=True, slots=True)
class Lot(Action):
    """The lot falls on the dealer."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """The next card of the talon goes to whom it is due, or opens the pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Renew(Action):
    """The pile under its top card becomes the new talon."""


@dataclass(frozen=True, slots=True)
class Show(Action):
    """The bottom card of the talon is shown; its suit is what the first over stands for."""

    card: Card


DRAW: Final = Draw()
STAND: Final = Stand()
PASS: Final = Pass()
RENEW: Final = Renew()
LOT: Final = tuple(Lot(seat) for seat in range(5))
TURN: Final = tuple(Turn(card) for card in MARIAS.cards)
FACE_DOWN: Final = Turn(BLANK)
SHOW: Final = tuple(Show(card) for card in MARIAS.cards)
PLAY: Final = tuple(Play(card, SUIT[card]) for card in MARIAS.cards)
NAMED: Final = tuple(tuple(Play(card, suit) for suit in range(4)) for card in MARIAS.cards)

Hands = tuple[tuple[Card, ...], ...]


@value
class Prsi(State):
    """A position of Prší, or what one seat knows of it."""

    options: PrsiOptions
    hands: Hands  # each sorted; cards one does not know are BLANK
    pile: tuple[Card, ...]  # below the top card, oldest first
    top: Card
    suit: int  # to be followed; an over may have changed it
    dealer: Seat
    player: Seat
    owed: int  # cards that nature still has to give
    feed: int  # what the sevens demand of the player
    stopped: bool  # an ace has just been laid
    known: tuple[Card, ...]  # the bottom of the talon as far as all know it, uppermost first
    shown: int  # cards in hands that everybody saw go there
    out: tuple[Seat, ...]  # who has finished, first to last
    lacks: tuple[tuple[int, ...], ...]  # by seat, for cards in hand of which all know something: the cards each of them is not

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        if self.out and self.over():
            return ()
        return (NATURE,) if self.owed or self.suit == BLANK else (self.player,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        if (seat,) != self.to_act() or seat == NATURE:
            return ()
        if self.feed or self.stopped:
            return self.answers(seat)
        hand = self.hands[seat]
        free = self.options.over == "free"
        fitting = self.fitting()
        plays: list[Action] = []
        for card in hand:
            if fitting & BIT[card]:
                plays += NAMED[card] if free and RANK[card] == OVER else (PLAY[card],)
        matching = bool(plays)
        if free or not matching:
            for card in hand:
                if OF_RANK[OVER] & ~fitting & BIT[card]:
                    plays += NAMED[card]
        if not matching or (self.options.draw == "free" and not self.nothing_left()):
            plays.append(self.drawing())
        return plays

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.dealer == BLANK:
            return [(LOT[seat], 1) for seat in range(len(self.hands))]
        if self.top != BLANK and self.suit == BLANK:
            return [(SHOW[card], 1) for card in self.unseen()]
        if not self.owed:
            return ()
        if not self.talon():
            return [(RENEW, 1)]
        if self.talon() == len(self.known):
            return [(TURN[self.known[0]], 1)]
        return [(TURN[card], 1) for card in self.unseen()]

    def sample(self, rng: Random) -> Action:
        if self.owed and self.dealer != BLANK and self.talon() > len(self.known):
            unseen = self.unseen()
            return TURN[unseen[int(rng.random() * len(unseen))]]
        chances = self.chances()  # all weigh the same
        return chances[int(rng.random() * len(chances))][0]

    def after(self, seat: Seat, action: Action) -> Prsi:
        s = self.copy()
        if isinstance(action, Turn):
            s.turn_over(action.card)
        elif isinstance(action, Play):
            s.lay(action.card, action.suit)
        elif isinstance(action, Draw):
            s.fits_nothing()
            s.owed, s.feed = s.feed or 1, 0
        elif isinstance(action, (Stand, Pass)):
            s.fits_nothing()
            s.stopped, s.feed = False, 0
            s.pass_on()
        elif isinstance(action, Renew):
            s.known = s.pile if s.options.pile == "turned" else ()
            s.pile = ()
        elif isinstance(action, Lot):
            s.dealer, s.player = action.dealer, (action.dealer + 1) % len(s.hands)
        elif isinstance(action, Show):
            s.suit, s.known = SUIT[action.card], (action.card,)
        return s

    def scores(self) -> tuple[int, ...] | None:
        """A point for the winner; playing for places, one for each seat left behind."""
        if not (self.out and self.over()):
            return None
        seats = len(self.hands)
        if not self.options.places:
            return tuple(int(seat in self.out) for seat in range(seats))
        return tuple(seats - 1 - self.out.index(seat) if seat in self.out else 0 for seat in range(seats))

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or self.why_not_play(seat, action)

    # -- 2 the deal ---------------------------------------------------------------------

    def turn_over(self, card: Card) -> None:
        """The next card of the talon: into a hand, or face up to open the pile."""
        if self.known and self.talon() == len(self.known):
            self.known = self.known[1:]
            self.shown |= BIT[card]
        seat = self.receiver()
        self.owed -= 1
        if seat == BLANK:
            self.open_pile(card)
            return
        self.hands = changed(self.hands, seat, tuple(sorted((*self.hands[seat], card))))
        if self.top != BLANK and (not self.owed or self.nothing_left()):
            self.owed = 0
            self.pass_on()

    def receiver(self) -> Seat:
        """Whose hand the next card goes to; BLANK when it opens the pile."""
        if self.top != BLANK:
            return self.player
        seats = len(self.hands)
        dealt = self.options.deal * seats + 1 - self.owed
        return (self.dealer + 1 + dealt) % seats if self.owed > 1 else BLANK

    def open_pile(self, card: Card) -> None:
        self.top, self.suit = card, SUIT[card]
        if self.options.start == "acts":
            self.feed = 2 if RANK[card] == SEVEN else 0
            self.stopped = RANK[card] == ACE
            self.suit = BLANK if RANK[card] == OVER else self.suit

    # -- 3 a turn -----------------------------------------------------------------------

    def fitting(self) -> int:
        """The cards of the suit to be followed and of the rank of the top card."""
        return OF_SUIT[self.suit] | OF_RANK[RANK[self.top]]

    def matches(self, card: Card) -> bool:
        return self.fitting() & BIT[card] != 0

    def has_to_lay(self, seat: Seat) -> bool:
        """Whether a card that fits keeps the seat from drawing."""
        return self.options.draw == "stuck" and any(map(self.matches, self.hands[seat]))

    def drawing(self) -> Action:
        return PASS if self.nothing_left() else DRAW

    def nothing_left(self) -> bool:
        return not self.pile and not self.talon()

    def talon(self) -> int:
        """How many cards lie face down."""
        seen = len(self.pile) + (self.top != BLANK)
        for hand in self.hands:
            seen += len(hand)
        return 32 - seen

    def lay(self, card: Card, suit: int) -> None:
        seat = self.player
        if self.lacks[seat]:
            self.forget(card)
        self.hands = changed(self.hands, seat, without(self.hands[seat], card))
        self.shown &= ~BIT[card]
        self.pile += (self.top,)
        self.top, self.suit = card, suit
        self.feed += 2 if RANK[card] == SEVEN else 0
        self.stopped = RANK[card] == ACE
        if not self.hands[seat] and not self.options.red_seven:
            self.out += (seat,)
        self.pass_on()

    def pass_on(self) -> None:
        """The next seat that is still in the game is to move."""
        while not (self.out and self.over()):
            self.player = (self.player + 1) % len(self.hands)
            if self.player in self.out:
                continue
            if self.hands[self.player]:
                return
            if self.feed and self.top == RED_SEVEN and not self.nothing_left():
                self.owed, self.feed = self.feed, 0
                return
            self.out += (self.player,)

    # -- 5 sevens, 6 aces ---------------------------------------------------------------

    def answers(self, seat: Seat) -> list[Action]:
        """A seven is answered by a seven, an ace by an ace; nobody has to."""
        rank = SEVEN if self.feed else ACE
        plays: list[Action] = [PLAY[card] for card in self.hands[seat] if card != BLANK and RANK[card] == rank]
        plays.append(STAND if self.stopped else self.drawing())
        return plays

    def why_not_play(self, seat: Seat, action: Action) -> Illegal:
        match action:
            case Play(card=card) if card not in self.hands[seat]:
                return Illegal("illegal-not-held", "3.1")
            case Play() if self.feed:
                return Illegal("illegal-feed", "5.1", count=self.feed)
            case Play() if self.stopped:
                return Illegal("illegal-stopped", "6.1")
            case Play(card=card) if RANK[card] == OVER and not self.matches(card):
                return Illegal("illegal-over-match", "4.1")
            case Play(card=card) if self.matches(card):
                return Illegal("illegal-over-named", "4.3")
            case Play():
                return Illegal("illegal-no-match", "3.1")
            case Draw() | Pass() if self.stopped:
                return Illegal("illegal-stopped", "6.1")
            case Draw() if self.nothing_left():
                return Illegal("illegal-nothing-left", "3.9")
            case Pass() | Stand() if self.feed:
                return Illegal("illegal-feed", "5.1", count=self.feed)
            case Stand():
                return Illegal("illegal-no-ace", "6.1")
            case Pass() if not self.nothing_left() and not self.has_to_lay(seat):
                return Illegal("illegal-pass", "3.9")
            case Draw() | Pass():
                return Illegal("illegal-must-play", "3.2")
        return Illegal("illegal-here")

    # -- 7 the end ----------------------------------------------------------------------

    def over(self) -> bool:
        return not self.options.places or len(self.out) >= len(self.hands) - 1

    # -- what is known ------------------------------------------------------------------

    def fits_nothing(self) -> None:
        """The player does not lay a card: where one that fits has to be laid, none of the hand does (3.2)."""
        if self.feed or self.stopped or self.options.draw == "free":
            return
        seat, fitting = self.player, self.fitting()
        nothing_known = self.covered(seat) - len(self.lacks[seat])
        self.lacks = changed(self.lacks, seat, tuple([lack | fitting for lack in self.lacks[seat]] + [fitting] * nothing_known))

    def forget(self, card: Card) -> None:
        """The player lays a card: of those that it may have been, what was known best is known no more."""
        if self.shown & BIT[card]:
            return
        seat = self.player
        lacks = self.lacks[seat]
        for at, lack in enumerate(lacks):  # who is known longer is known better: each lacks all that those after it lack
            if not lack & BIT[card]:
                lacks = lacks[:at] + lacks[at + 1 :]
                break
        self.lacks = changed(self.lacks, seat, lacks[: self.covered(seat) - 1])

    def covered(self, seat: Seat) -> int:
        """How many cards of a hand only its owner may know."""
        hand = self.hands[seat]
        return sum([not self.shown & BIT[card] for card in hand]) if self.shown else len(hand)

    def unseen(self) -> tuple[Card, ...]:
        """The cards that lie nowhere in sight: the talon, and in a view the others' hands."""
        seen = BIT[self.top]
        for hand in self.hands:
            for card in hand:
                seen |= BIT[card]
        for card in self.pile:
            seen |= BIT[card]
        for card in self.known:
            seen |= BIT[card]
        return cards_in(DECK & ~seen)

    def view(self, seat: Seat) -> View:
        blank = self.copy()
        blank.hands = tuple([hand if i == seat else self.backs(hand) for i, hand in enumerate(self.hands)])
        return View(blank)

    def backs(self, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """A hand as the others know it."""
        return tuple(sorted([card if self.shown & BIT[card] else BLANK for card in hand])) if self.shown else (BLANK,) * len(hand)

    def witness(self, viewer: Seat, seat: Seat, action: Action) -> Action:
        if isinstance(action, Turn) and self.receiver() not in (viewer, BLANK) and self.talon() != len(self.known):
            return FACE_DOWN
        return action

    def guess(self, rng: Random) -> Prsi:
        s = self.copy()
        pool = list(self.unseen())
        hands = [[card for card in hand if card != BLANK] for hand in self.hands]
        hidden = [seat for seat, each in enumerate(self.lacks) if each and BLANK in self.hands[seat]]
        lacks = [(lack, seat) for seat in hidden for lack in self.lacks[seat]]
        if len(hidden) > 1:
            lacks.sort(key=narrow, reverse=True)
        for lack, seat in lacks:  # who can have the fewest cards comes first
            hands[seat].append(drawn([card for card in pool if not lack & BIT[card]] or pool, pool, rng))
        for hand, before in zip(hands, self.hands, strict=True):
            hand += [drawn(pool, pool, rng) for _ in range(len(before) - len(hand))]
        s.hands = tuple([tuple(sorted(hand)) for hand in hands])
        return s

    def census(self) -> object:
        places = [*self.pile, *self.known, *self.unseen(), *(card for hand in self.hands for card in hand)]
        return sorted([*places, self.top] if self.top != BLANK else places)


def drawn(among: list[Card], pool: list[Card], rng: Random) -> Card:
    """One of these cards by lot; it leaves the pool."""
    card = among[int(rng.random() * len(among))]
    pool.remove(card)
    return card


def narrow(pair: tuple[int, Seat]) -> int:
    return pair[0].bit_count()


def start(seats: int, options: PrsiOptions) -> Prsi:
    """Before the lot for the dealer; then the deal and the card that opens the pile."""
    owed = options.deal * seats + 1
    return Prsi(options, ((),) * seats, (), BLANK, BLANK, BLANK, 0, owed, 0, False, (), 0, (), ((),) * seats)


RULES = Rules(PrsiOptions, Prsi, start)
