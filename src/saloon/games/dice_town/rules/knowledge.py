"""Who knows what: the view of a seat, what it witnesses, and worlds that fit a view."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from saloon.core.state import NATURE, Action, Seat
from saloon.core.value import changed
from saloon.games.dice_town.data import BLANK, JOE, Card
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.rules import cups, windows
from saloon.games.dice_town.rules.cards import is_view
from saloon.games.dice_town.rules.minds import COUNTER, DECK, LOOT, Mind, filled, shown, told

if TYPE_CHECKING:
    from saloon.games.dice_town.rules.state import DiceTown

ANSWERS: Final = (a.Play, a.Cheat, a.Pass, a.Rest)
PIECES: Final = (a.Dollars, a.Nuggets, a.Add, a.Drop, a.Favour)

# -- the view ---------------------------------------------------------------------------------


def blank_out(s: DiceTown, viewer: Seat) -> None:
    """Leave only what the viewer knows; a view is left as it is."""
    if is_view(s):
        return
    s.viewer = viewer
    s.minds = (s.minds[viewer] if viewer >= 0 else s.public,)
    s.cards = shown(s.minds[0])
    s.cups = tuple([cup if seat == viewer else a.BACKS[len(cup)] for seat, cup in enumerate(s.cups)])
    s.picks = tuple([pick if seat == viewer or pick is None else a.HIDDEN for seat, pick in enumerate(s.picks)])
    s.answers = tuple([each if seat == viewer or each is None else a.SEALED for seat, each in enumerate(s.answers)])
    s.resting &= 1 << viewer if viewer >= 0 else 0
    s.offers = tuple([seen_offer(s, viewer, seat, offer) for seat, offer in enumerate(s.offers)])


def seen_offer(s: DiceTown, viewer: Seat, bidder: Seat, offer: a.Offer) -> a.Offer:
    """An offer as somebody sees it: drafts are private, sealed ones for the Sheriff, cards hidden from others."""
    if viewer == bidder:
        return offer
    if not s.laid >> bidder & 1:
        return a.NOTHING
    if viewer == s.sheriff:
        return offer
    return a.NOTHING if sealed(s) else without_faces(offer)


def sealed(s: DiceTown) -> bool:
    return s.options.rule("bribes") == "sealed" and s.phase in ("offers", "decide", "unfold")


def without_faces(offer: a.Offer) -> a.Offer:
    return a.Offer(offer.dollars, offer.nuggets, (BLANK,) * len(offer.cards), offer.fenced, offer.seat)


# -- what is witnessed ------------------------------------------------------------------------


def witness(s: DiceTown, viewer: Seat, seat: Seat, action: Action) -> Action:
    """The action as the viewer sees it."""
    match action:
        case a.Roll(seat=thrower, faces=faces):
            return action if viewer == thrower or s.last else a.ROLL[thrower][a.BACKS[len(faces)]]
        case a.Keep():
            return action if viewer == seat else a.KEEP[a.HIDDEN]
        case a.Draw(card=card):
            return action if sees_drawn(s, viewer, card) else a.DRAW[BLANK]
        case a.Take():
            return action if viewer in (s.winner, s.victim) else a.TAKE[BLANK]
        case a.Pick(card=card):
            return action if viewer in (s.winner, s.victim) or card == JOE else a.PICK[BLANK]
        case a.Unfold(seat=giver, offer=offer):
            return action if viewer in (giver, s.sheriff) else a.Unfold(giver, without_faces(offer))
    return action if viewer == seat else unheard(s, viewer, action)


def sees_drawn(s: DiceTown, viewer: Seat, card: Card) -> bool:
    """Whether the viewer sees a card drawn from the pile or the deck."""
    if s.house == "hall" and not s.cards[DECK]:
        return True  # it went under the deck before everybody's eyes
    return viewer == s.winner or (card == JOE and s.house == "doctor")


def unheard(s: DiceTown, viewer: Seat, action: Action) -> Action:
    """What somebody else does in a window or with an offer."""
    if isinstance(action, ANSWERS):
        return a.SEALED
    if isinstance(action, PIECES):
        return a.WEIGHING
    if isinstance(action, a.Offer | a.NoOffer) and viewer != s.sheriff:
        if sealed(s):
            return a.ENVELOPE
        return without_faces(action) if isinstance(action, a.Offer) else action
    return action


# -- a world that fits ------------------------------------------------------------------------


def fill_in(s: DiceTown, rng: Random) -> None:
    """Make a view a full position: cards, dice, choices and answers that may be so."""
    s.cards = filled(s.minds[0], rng)
    for seat, cup in enumerate(s.cups):
        if BLANK in cup:
            s.cups = changed(s.cups, seat, tuple(sorted([int(rng.random() * 6) for _ in cup])))
    for seat, pick in enumerate(s.picks):
        if pick == a.HIDDEN:
            keeps = cups.keeps(s.cups[seat], s.money[seat] + 1, s.money[seat] > 0)
            s.picks = changed(s.picks, seat, rng.choice(keeps).faces)
    for seat, given in enumerate(s.answers):
        if given == a.SEALED:
            given = rng.choice([each for each in windows.answers_of(s, seat) if not isinstance(each, a.Rest)])
            s.answers = changed(s.answers, seat, given)
    s.offers = tuple([with_faces(s, seat, offer, rng) for seat, offer in enumerate(s.offers)])
    own, viewer = s.minds[0], s.viewer
    s.minds = tuple([own if seat == viewer else mind_in(s, seat) for seat in range(s.seats())])
    s.viewer = NATURE


def with_faces(s: DiceTown, seat: Seat, offer: a.Offer, rng: Random) -> a.Offer:
    if BLANK not in offer.cards:
        return offer
    cards = tuple(sorted(rng.sample(s.cards[seat], len(offer.cards))))
    return a.Offer(offer.dollars, offer.nuggets, cards, offer.fenced, offer.seat)


def mind_in(s: DiceTown, seat: Seat) -> Mind:
    """What a seat knows at least in a guessed world: what all know, its own hand, what it is looking at."""
    mind = told(s.public, seat, s.cards[seat])
    if seat == s.winner:
        mind = told(mind, COUNTER, s.cards[COUNTER])
    if seat in (s.winner, s.victim):
        mind = told(mind, LOOT, s.cards[LOOT])
    if seat == s.sheriff:
        for bidder, offer in enumerate(s.offers):
            mind = told(mind, bidder, offer.cards if s.laid >> bidder & 1 else ())
    return mind
