"""Prší: get rid of your cards; sevens feed, aces stop, the over changes the suit.

Sets of cards are masks. The talon is no list: its cards are all that are seen nowhere else, so a
full position and one seat's view are the same class with more or fewer blanks. What everybody knows
of the talon (a pile turned over unshuffled, a bottom card that was shown) lies in `known`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from saloon.core.options import Options, choice
from saloon.core.origin import BY_LOT, FortuneOrigin, pile_of
from saloon.core.rules import Rules
from saloon.core.state import NATURE, Action, Illegal, Seat, State, View
from saloon.core.value import changed, value
from saloon.games.prsi.data import ACE, BIT, DECK, OF_RANK, OF_SUIT, OVER, RANK, RED_SEVEN, SEVEN, SUIT, mask_of
from saloon.kit.cards import BLANK, MARIAS, Card, cards_in, drawn

if TYPE_CHECKING:
    from mypy_extensions import i64


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
LAYING: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = tuple(
    tuple(tuple(PLAY[8 * suit + rank] for rank in range(8) if some >> rank & 1) for some in range(256))
    for suit in range(4)
)
"""What may be laid of a suit, by the mask of its ranks."""
DRAWING: Final[tuple[Action, ...]] = (DRAW,)
STANDING: Final[tuple[Action, ...]] = (STAND,)
PASSING: Final[tuple[Action, ...]] = (PASS,)
NOBODY: Final[tuple[Seat, ...]] = ()
FATE: Final[tuple[Seat, ...]] = (NATURE,)
ALONE: Final[tuple[tuple[Seat, ...], ...]] = tuple((seat,) for seat in range(5))


@value
class Prsi(State):
    """A position of Prší, or what one seat knows of it."""

    options: PrsiOptions
    held: tuple[int, ...]  # by seat, the cards in hand that one knows
    backs: tuple[int, ...]  # by seat, how many more there are
    pile: tuple[Card, ...]  # below the top card, oldest first
    top: Card
    suit: int  # to be followed; an over may have changed it
    dealer: Seat
    player: Seat
    owed: int  # cards that nature still has to give
    feed: int  # what the sevens demand of the player
    stopped: bool  # an ace has just been laid
    talon: int  # how many cards lie face down
    unseen: int  # the cards that lie nowhere in sight: in the talon, and in a view in the others' hands
    known: tuple[Card, ...]  # the bottom of the talon as far as all know it, uppermost first
    shown: int  # cards in hands that everybody saw go there
    out: tuple[Seat, ...]  # who has finished, first to last
    lacks: tuple[tuple[int, ...], ...]  # by seat, for each card in hand that all know something of: what it is not

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        if self.out and self.over():
            return NOBODY
        return FATE if self.owed or self.suit == BLANK else ALONE[self.player]

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat != self.player or self.to_act() is not ALONE[seat]:
            return ()
        hand, options = self.held[seat], self.options
        if self.feed:
            return laying(hand & OF_RANK[SEVEN]) + self.drawing()
        if self.stopped:
            return laying(hand & OF_RANK[ACE]) + STANDING
        fitting = hand & self.fitting()
        overs = hand & OF_RANK[OVER]
        if options.over == "free":
            plays = (laying(fitting) if not fitting & overs else naming(fitting)) + naming(overs & ~fitting)
        else:
            plays = laying(fitting) if fitting else naming(overs)
        if not fitting or (options.draw == "free" and not self.nothing_left()):
            return plays + self.drawing()
        return plays

    def chances(self) -> Sequence[tuple[Action, int]]:
        if self.dealer == BLANK:
            return [(LOT[seat], 1) for seat in range(len(self.held))]
        if self.top != BLANK and self.suit == BLANK:
            return [(SHOW[card], 1) for card in cards_in(self.unseen)]
        if not self.owed:
            return ()
        if not self.talon:
            return [(RENEW, 1)]
        if self.talon == len(self.known):
            return [(TURN[self.known[0]], 1)]
        return [(TURN[card], 1) for card in cards_in(self.unseen)]

    def sample(self, rng: Random) -> Action:
        if self.owed and self.dealer != BLANK and self.talon > len(self.known):
            return TURN[drawn(self.unseen, rng.random())]
        chances = self.chances()  # all weigh the same
        return chances[int(rng.random() * len(chances))][0]

    def after(self, seat: Seat, action: Action) -> Prsi:
        s = self.copy()
        s.happen(action)
        return s

    def happen(self, action: Action) -> None:
        """Change a position that nobody else has yet."""
        if isinstance(action, Turn):
            self.turn_over(action.card)
        elif isinstance(action, Play):
            self.lay(action.card, action.suit)
        elif isinstance(action, Draw):
            self.fits_nothing()
            self.draw()
        elif isinstance(action, (Stand, Pass)):
            self.fits_nothing()
            self.sit_out()
        elif isinstance(action, Renew):
            self.renew()
        elif isinstance(action, Lot):
            self.dealer, self.player = action.dealer, (action.dealer + 1) % len(self.held)
        elif isinstance(action, Show):
            self.suit, self.known = SUIT[action.card], (action.card,)
            self.unseen &= ~BIT[action.card]

    def scores(self) -> tuple[int, ...] | None:
        """A point for the winner; playing for places, one for each seat left behind."""
        if not (self.out and self.over()):
            return None
        seats = len(self.held)
        if not self.options.places:
            return tuple([int(seat in self.out) for seat in range(seats)])
        return tuple([seats - 1 - self.out.index(seat) if seat in self.out else 0 for seat in range(seats)])

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or self.why_not_play(seat, action)

    # -- 2 the deal ---------------------------------------------------------------------

    def turn_over(self, card: Card) -> None:
        """The next card of the talon: into a hand, or face up to open the pile."""
        if self.known and self.talon == len(self.known):
            self.known = self.known[1:]
            self.shown |= BIT[card]
        else:
            self.unseen &= ~BIT[card]
        seat = self.receiver() if self.top == BLANK else self.player
        self.talon -= 1
        self.owed -= 1
        if seat == BLANK:
            self.open_pile(card)
            return
        if card == BLANK:
            self.backs = changed(self.backs, seat, self.backs[seat] + 1)
        else:
            self.held = changed(self.held, seat, self.held[seat] | BIT[card])
        if self.top != BLANK and (not self.owed or self.nothing_left()):
            self.owed = 0
            self.pass_on()

    def receiver(self) -> Seat:
        """Whose hand the next card goes to; BLANK when it opens the pile."""
        if self.top != BLANK:
            return self.player
        seats = len(self.held)
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
        return self.options.draw == "stuck" and self.held[seat] & self.fitting() != 0

    def drawing(self) -> tuple[Action, ...]:
        return PASSING if self.nothing_left() else DRAWING

    def nothing_left(self) -> bool:
        return not self.talon and not self.pile

    def to_draw(self) -> int:
        """How many cards one who draws gets: what is asked for, or what is left."""
        return min(self.feed or 1, self.talon + len(self.pile))

    def draw(self) -> None:
        self.owed, self.feed = self.feed or 1, 0

    def sit_out(self) -> None:
        self.stopped, self.feed = False, 0
        self.pass_on()

    def renew(self) -> None:
        self.talon = len(self.pile)
        if self.options.pile == "turned":
            self.known = self.pile
        else:
            self.known = ()
            self.unseen |= mask_of(self.pile)
        self.pile = ()

    def lay(self, card: Card, suit: int) -> None:
        seat, bit = self.player, BIT[card]
        if self.lacks[seat]:
            self.forget(card)
        if self.held[seat] & bit:
            self.held = changed(self.held, seat, self.held[seat] & ~bit)
        else:
            self.backs = changed(self.backs, seat, self.backs[seat] - 1)
        self.unseen &= ~bit
        self.shown &= ~bit
        self.pile += (self.top,)
        self.top, self.suit = card, suit
        self.feed += 2 if RANK[card] == SEVEN else 0
        self.stopped = RANK[card] == ACE
        if not self.options.red_seven and self.is_done(seat):
            self.out += (seat,)
        self.pass_on()

    def is_done(self, seat: Seat) -> bool:
        """Whether the seat has no cards."""
        return not self.held[seat] and not self.backs[seat]

    def pass_on(self) -> None:
        """The next seat that is still in the game is to move."""
        while not (self.out and self.over()):
            self.player = (self.player + 1) % len(self.held)
            if self.player in self.out:
                continue
            if not self.is_done(self.player):
                return
            if self.feed and self.top == RED_SEVEN and not self.nothing_left():
                self.owed, self.feed = self.feed, 0
                return
            self.out += (self.player,)

    # -- 5 sevens, 6 aces ---------------------------------------------------------------

    def why_not_play(self, seat: Seat, action: Action) -> Illegal:
        match action:
            case Play(card=card) if not self.held[seat] & BIT[card]:
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
        return not self.options.places or len(self.out) >= len(self.held) - 1

    # -- what is known ------------------------------------------------------------------

    def fits_nothing(self) -> None:
        """The player does not lay a card: where one that fits has to be laid, none of the hand does (3.2)."""
        if self.feed or self.stopped or self.options.draw == "free":
            return
        seat, fitting = self.player, self.fitting()
        lacks = [lack | fitting for lack in self.lacks[seat]]
        lacks += [fitting] * (self.covered(seat) - len(lacks))
        self.lacks = changed(self.lacks, seat, tuple(lacks))

    def forget(self, card: Card) -> None:
        """The player lays a card: of those that it may have been, what was known best is known no more."""
        if self.shown & BIT[card]:
            return
        seat = self.player
        lacks = self.lacks[seat]
        for at, lack in enumerate(
            lacks
        ):  # who is known longer is known better: each lacks all that those after it lack
            if not lack & BIT[card]:
                lacks = lacks[:at] + lacks[at + 1 :]
                break
        else:
            lacks = lacks[: self.covered(seat) - 1]
        self.lacks = changed(self.lacks, seat, lacks)

    def covered(self, seat: Seat) -> int:
        """How many cards of a hand only its owner may know."""
        return (self.held[seat] & ~self.shown).bit_count() + self.backs[seat]

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of each seat in order; BLANK for those one does not know."""
        return tuple([(BLANK,) * backs + cards_in(hand) for hand, backs in zip(self.held, self.backs, strict=True)])

    def count(self, seat: Seat) -> int:
        """How many cards the seat has in hand."""
        return self.held[seat].bit_count() + self.backs[seat]

    def view(self, seat: Seat) -> View:
        s = self.copy()
        s.held = tuple([hand if at == seat else hand & self.shown for at, hand in enumerate(self.held)])
        s.backs = tuple([0 if at == seat else self.covered(at) for at in range(len(self.held))])
        for before, after in zip(self.held, s.held, strict=True):
            s.unseen |= before & ~after
        return View(s)

    def witness(self, viewer: Seat, seat: Seat, action: Action) -> Action:
        if isinstance(action, Turn) and self.receiver() not in (viewer, BLANK) and self.talon != len(self.known):
            return FACE_DOWN
        return action

    def guess(self, rng: Random) -> Prsi:
        s = self.copy()
        held, backs = list(self.held), list(self.backs)
        lacks = [(lack, seat) for seat, some in enumerate(self.lacks) if some and backs[seat] for lack in some]
        if lacks and lacks[0][1] != lacks[-1][1]:
            lacks.sort(key=narrow, reverse=True)
        for lack, seat in lacks:  # who can have the fewest cards comes first
            bit = BIT[drawn(s.unseen & ~lack or s.unseen, rng.random())]
            held[seat] |= bit
            backs[seat] -= 1
            s.unseen &= ~bit
        pool = list(cards_in(s.unseen))
        for seat, count in enumerate(backs):
            for _ in range(count):
                bit = BIT[pool.pop(int(rng.random() * len(pool)))]
                held[seat] |= bit
                s.unseen &= ~bit
        s.held, s.backs = tuple(held), (0,) * len(held)
        return s

    def census(self) -> object:
        places = [*self.pile, *self.known, *cards_in(self.unseen), *(card for hand in self.hands for card in hand)]
        return sorted([*places, self.top] if self.top != BLANK else places)


def laying(cards: i64) -> tuple[Action, ...]:
    """One action for each card, laid as it is."""
    one, two, three, four = LAYING
    return one[cards & 255] + two[cards >> 8 & 255] + three[cards >> 16 & 255] + four[cards >> 24]


def naming(cards: int) -> tuple[Action, ...]:
    """One action for each card; an over has one for each suit."""
    plays: tuple[Action, ...] = ()
    for card in cards_in(cards):
        plays += NAMED[card] if RANK[card] == OVER else (PLAY[card],)
    return plays


def narrow(pair: tuple[int, Seat]) -> int:
    return pair[0].bit_count()


def start(seats: int, options: PrsiOptions) -> Prsi:
    """The position before a lot decides who deals. Then come the deal and the card that opens the pile."""
    owed = options.deal * seats + 1
    none = (0,) * seats
    return Prsi(
        options=options,
        held=none,
        backs=none,
        pile=(),
        top=BLANK,
        suit=BLANK,
        dealer=BLANK,
        player=0,
        owed=owed,
        feed=0,
        stopped=False,
        talon=32,
        unseen=DECK,
        known=(),
        shown=0,
        out=(),
        lacks=((),) * seats,
    )


def origin(state: Prsi) -> FortuneOrigin:
    """The deal ends with the first card that is turned up; after it the same talon is drawn from."""
    return BY_LOT if state.dealer == BLANK else pile_of("talon", "deal" if state.suit == BLANK else "cards")


RULES = Rules(PrsiOptions, Prsi, start, origin=origin)
