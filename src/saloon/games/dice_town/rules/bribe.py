"""The Sheriff decides ties, and can be offered something for it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.dice_town.data import BLANK, Card
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.rules.cards import arrive, is_view, move, tell

if TYPE_CHECKING:
    from saloon.games.dice_town.rules.state import DiceTown


def tie(s: DiceTown, tied: Sequence[Seat]) -> None:
    """Several lead a house: offers are made, then the Sheriff decides."""
    s.tied = sum([1 << seat for seat in tied])
    bidders = bidding(s)
    s.offers = (a.NOTHING,) * s.seats()
    s.laid = sum([1 << seat for seat in range(s.seats()) if seat not in bidders])
    s.phase = "offers"


def bidding(s: DiceTown) -> list[Seat]:
    """Who may make an offer in this tie: never the Sheriff, and nobody who owns nothing."""
    mode = s.options.rule("bribes")
    if mode == "off":
        return []
    return [
        seat
        for seat in range(s.seats())
        if seat != s.sheriff and (mode == "all" or s.tied >> seat & 1) and owns(s, seat)
    ]


def owns(s: DiceTown, seat: Seat) -> bool:
    return bool(s.money[seat] or s.nuggets[seat] or s.cards[seat] or s.fenced[seat])


def is_weighing(s: DiceTown) -> bool:
    """Whether an answer is still to come."""
    return s.laid + 1 < 1 << s.seats()


def weighing(s: DiceTown) -> tuple[Seat, ...]:
    """Who has not answered yet whether there is an offer."""
    return tuple([seat for seat in range(s.seats()) if not s.laid >> seat & 1])


# -- an offer, piece by piece -----------------------------------------------------------------


def pieces(s: DiceTown, seat: Seat) -> list[Action]:
    """No offer, the offer as it stands, or one piece of it changed."""
    draft = s.offers[seat]
    found: list[Action] = [a.NO_OFFER]
    if not is_empty(draft) and whom(s, seat) != BLANK:
        found.append(a.Offer(draft.dollars, draft.nuggets, draft.cards, draft.fenced, whom(s, seat)))
    found += [a.DOLLARS[count] for count in range(s.money[seat] + 1) if count != draft.dollars]
    found += [a.GOLD[count] for count in range(s.nuggets[seat] + 1) if count != draft.nuggets]
    for fenced, held, given in ((False, s.cards[seat], draft.cards), (True, s.fenced[seat], draft.fenced)):
        found += [a.ADD[card, fenced] for card in sorted(set(held)) if held.count(card) > given.count(card)]
        found += [a.DROP[card, fenced] for card in sorted(set(given))]
    if s.options.rule("bribes") == "all":
        found += [a.FAVOUR[each] for each in range(s.seats()) if s.tied >> each & 1 and each != draft.seat]
    return found


def may_lay(s: DiceTown, seat: Seat, offer: a.Offer) -> bool:
    """Whether somebody could put this offer together: out of what is owned, for one of the tied."""
    return not is_empty(offer) and is_owned(s, seat, offer) and may_favour(s, seat, offer.seat)


def is_owned(s: DiceTown, seat: Seat, offer: a.Offer) -> bool:
    if not (0 <= offer.dollars <= s.money[seat] and 0 <= offer.nuggets <= s.nuggets[seat]):
        return False
    return is_part(offer.cards, s.cards[seat]) and is_part(offer.fenced, s.fenced[seat])


def is_part(given: tuple[Card, ...], held: tuple[Card, ...]) -> bool:
    return list(given) == sorted(given) and all(given.count(card) <= held.count(card) for card in given)


def may_favour(s: DiceTown, seat: Seat, favoured: Seat) -> bool:
    if s.options.rule("bribes") != "all":
        return favoured == seat
    return 0 <= favoured < s.seats() and bool(s.tied >> favoured & 1)


def is_empty(offer: a.Offer) -> bool:
    return not (offer.dollars or offer.nuggets or offer.cards or offer.fenced)


def whom(s: DiceTown, seat: Seat) -> Seat:
    """For whom the offer of a seat is, or BLANK while it is not said."""
    return s.offers[seat].seat if s.options.rule("bribes") == "all" else seat


def change(s: DiceTown, seat: Seat, action: Action) -> None:
    """A piece of the offer is set, put in or taken out."""
    draft = s.offers[seat]
    dollars, nuggets, cards, fenced, favoured = draft.dollars, draft.nuggets, draft.cards, draft.fenced, draft.seat
    match action:
        case a.Dollars(count=count):
            dollars = count
        case a.Nuggets(count=count):
            nuggets = count
        case a.Add(card=card, fenced=True):
            fenced = with_card(fenced, card)
        case a.Add(card=card):
            cards = with_card(cards, card)
        case a.Drop(card=card, fenced=True):
            fenced = without_card(fenced, card)
        case a.Drop(card=card):
            cards = without_card(cards, card)
        case a.Favour(seat=favoured):
            pass
    s.offers = changed(s.offers, seat, a.Offer(dollars, nuggets, cards, fenced, favoured))


def with_card(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(sorted((*cards, card)))


def without_card(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def lay(s: DiceTown, seat: Seat, offer: a.Offer) -> None:
    """The offer is binding; the Sheriff sees its cards."""
    s.offers = changed(s.offers, seat, offer)
    tell(s, seat, offer.cards, 1 << s.sheriff)
    s.laid |= 1 << seat


def lay_nothing(s: DiceTown, seat: Seat, action: Action) -> None:
    """No offer, or one in an envelope that is not seen."""
    lay(s, seat, a.NOTHING)


def weigh(s: DiceTown, seat: Seat, action: a.Weighing) -> None:
    """Somebody else changes an offer; nothing of it is seen."""


def is_piece(action: Action) -> bool:
    """Whether it only changes an offer that is not laid yet."""
    return isinstance(action, a.Dollars | a.Nuggets | a.Add | a.Drop | a.Favour)


# -- the decision -----------------------------------------------------------------------------


def decisions(s: DiceTown) -> list[Action]:
    return [a.DECIDE[seat] for seat in range(s.seats()) if s.tied >> seat & 1]


def decide(s: DiceTown, seat: Seat, action: a.Decide) -> None:
    """One of the tied wins; what was offered for that goes to the Sheriff."""
    s.winner = action.seat
    if s.options.rule("bribes") == "sealed" and s.winner in bidding(s):
        s.phase = "unfold"
        return
    for giver, offer in enumerate(s.offers):
        if offer.seat == s.winner and s.laid >> giver & 1:
            hand_over(s, giver, offer)
    s.phase = "won"


def envelopes(s: DiceTown) -> Sequence[tuple[Action, int]]:
    """What the chosen envelope may hold: what one knows, or anything its owner could put in."""
    giver = s.winner
    if s.offers[giver] != a.NOTHING or not is_view(s):
        return [(a.Unfold(giver, s.offers[giver]), 1)]
    money, nuggets, hand, fenced = s.money[giver], s.nuggets[giver], len(s.cards[giver]), s.fenced[giver]
    open_cards = {part for size in range(len(fenced) + 1) for part in combinations(fenced, size)}
    offers = [
        a.Offer(dollars, gold, (BLANK,) * cards, part, giver)
        for dollars in range(money + 1)
        for gold in range(nuggets + 1)
        for cards in range(hand + 1)
        for part in sorted(open_cards)
    ]
    return [(a.Unfold(giver, a.NOTHING if is_empty(offer) else offer), 1) for offer in offers]


def unfold(s: DiceTown, seat: Seat, action: a.Unfold) -> None:
    """The chosen envelope is opened and goes to the Sheriff."""
    s.offers = changed(s.offers, action.seat, action.offer)
    hand_over(s, action.seat, action.offer)
    s.phase = "won"


def hand_over(s: DiceTown, giver: Seat, offer: a.Offer) -> None:
    """Everything in an offer goes to the Sheriff; fenced claims come into the hand."""
    sheriff = s.sheriff
    for card in offer.cards:
        move(s, giver, sheriff, card, 1 << giver | 1 << sheriff)
    for card in offer.fenced:
        s.fenced = changed(s.fenced, giver, without_card(s.fenced[giver], card))
        arrive(s, sheriff, card)
    s.money = changed(s.money, giver, s.money[giver] - offer.dollars)
    s.money = changed(s.money, sheriff, s.money[sheriff] + offer.dollars)
    s.nuggets = changed(s.nuggets, giver, s.nuggets[giver] - offer.nuggets)
    s.nuggets = changed(s.nuggets, sheriff, s.nuggets[sheriff] + offer.nuggets)
    if s.options.bribe_gain and not is_empty(offer):
        s.gained |= 1 << sheriff
