"""The Sheriff decides ties, and can be offered something for it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.dice_town.data import BLANK, Card
from saloon.games.dice_town.rules import houses
from saloon.games.dice_town.rules.actions import (
    ADD,
    DECIDE,
    DOLLARS,
    DROP,
    FAVOUR,
    GOLD,
    NO_OFFER,
    NOTHING,
    Add,
    Dollars,
    Drop,
    Favour,
    Nuggets,
    Offer,
    Unfold,
)
from saloon.games.dice_town.rules.cards import arrive, is_view, move, tell
from saloon.games.dice_town.rules.table import Table


def tie(s: Table, tied: Sequence[Seat]) -> None:
    """Several lead a house: offers are made, then the Sheriff decides."""
    s.tied = sum([1 << seat for seat in tied])
    bidders = bidding(s)
    s.offers = (NOTHING,) * s.seats()
    s.laid = sum([1 << seat for seat in range(s.seats()) if seat not in bidders])
    s.phase = "offers" if bidders else "decide"


def bidding(s: Table) -> list[Seat]:
    """Who may make an offer in this tie: never the Sheriff, and nobody who owns nothing."""
    mode = s.options.rule("bribes")
    if mode == "off":
        return []
    return [
        seat
        for seat in range(s.seats())
        if seat != s.sheriff and (mode == "all" or s.tied >> seat & 1) and owns(s, seat)
    ]


def owns(s: Table, seat: Seat) -> bool:
    return bool(s.money[seat] or s.nuggets[seat] or s.cards[seat] or s.fenced[seat])


def weighing(s: Table) -> tuple[Seat, ...]:
    """Who has not answered yet whether there is an offer."""
    return tuple([seat for seat in range(s.seats()) if not s.laid >> seat & 1])


# -- an offer, piece by piece -----------------------------------------------------------------


def pieces(s: Table, seat: Seat) -> list[Action]:
    """No offer, the offer as it stands, or one piece of it changed."""
    draft = s.offers[seat]
    found: list[Action] = [NO_OFFER]
    if not is_empty(draft) and whom(s, seat) != BLANK:
        found.append(Offer(draft.dollars, draft.nuggets, draft.cards, draft.fenced, whom(s, seat)))
    found += [DOLLARS[count] for count in range(s.money[seat] + 1) if count != draft.dollars]
    found += [GOLD[count] for count in range(s.nuggets[seat] + 1) if count != draft.nuggets]
    for fenced, held, given in ((False, s.cards[seat], draft.cards), (True, s.fenced[seat], draft.fenced)):
        found += [ADD[card, fenced] for card in sorted(set(held)) if held.count(card) > given.count(card)]
        found += [DROP[card, fenced] for card in sorted(set(given))]
    if s.options.rule("bribes") == "all":
        found += [FAVOUR[each] for each in range(s.seats()) if s.tied >> each & 1 and each != draft.seat]
    return found


def may_lay(s: Table, seat: Seat, offer: Offer) -> bool:
    """Whether somebody could put this offer together: out of what is owned, for one of the tied."""
    return not is_empty(offer) and is_owned(s, seat, offer) and may_favour(s, seat, offer.seat)


def is_owned(s: Table, seat: Seat, offer: Offer) -> bool:
    if not (0 <= offer.dollars <= s.money[seat] and 0 <= offer.nuggets <= s.nuggets[seat]):
        return False
    return is_part(offer.cards, s.cards[seat]) and is_part(offer.fenced, s.fenced[seat])


def is_part(given: tuple[Card, ...], held: tuple[Card, ...]) -> bool:
    return list(given) == sorted(given) and all(given.count(card) <= held.count(card) for card in given)


def may_favour(s: Table, seat: Seat, favoured: Seat) -> bool:
    if s.options.rule("bribes") != "all":
        return favoured == seat
    return 0 <= favoured < s.seats() and bool(s.tied >> favoured & 1)


def is_empty(offer: Offer) -> bool:
    return not (offer.dollars or offer.nuggets or offer.cards or offer.fenced)


def whom(s: Table, seat: Seat) -> Seat:
    """For whom the offer of a seat is, or BLANK while it is not said."""
    return s.offers[seat].seat if s.options.rule("bribes") == "all" else seat


def change(s: Table, seat: Seat, action: Action) -> None:
    """A piece of the offer is set, put in or taken out."""
    draft = s.offers[seat]
    dollars, nuggets, cards, fenced, favoured = draft.dollars, draft.nuggets, draft.cards, draft.fenced, draft.seat
    match action:
        case Dollars(count=count):
            dollars = count
        case Nuggets(count=count):
            nuggets = count
        case Add(card=card, fenced=True):
            fenced = with_card(fenced, card)
        case Add(card=card):
            cards = with_card(cards, card)
        case Drop(card=card, fenced=True):
            fenced = without_card(fenced, card)
        case Drop(card=card):
            cards = without_card(cards, card)
        case Favour(seat=favoured):
            pass
    s.offers = changed(s.offers, seat, Offer(dollars, nuggets, cards, fenced, favoured))


def with_card(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(sorted((*cards, card)))


def without_card(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def lay(s: Table, seat: Seat, offer: Offer) -> None:
    """The offer is binding; the Sheriff sees its cards."""
    s.offers = changed(s.offers, seat, offer)
    tell(s, seat, offer.cards, 1 << s.sheriff)
    s.laid |= 1 << seat
    if not weighing(s):
        s.phase = "decide"


def is_piece(action: Action) -> bool:
    """Whether it only changes an offer that is not laid yet."""
    return isinstance(action, Dollars | Nuggets | Add | Drop | Favour)


# -- the decision -----------------------------------------------------------------------------


def decisions(s: Table) -> list[Action]:
    return [DECIDE[seat] for seat in range(s.seats()) if s.tied >> seat & 1]


def decide(s: Table, seat: Seat) -> None:
    """One of the tied wins; what was offered for that goes to the Sheriff."""
    s.winner = seat
    if s.options.rule("bribes") == "sealed" and seat in bidding(s):
        s.phase = "unfold"
        return
    for giver, offer in enumerate(s.offers):
        if offer.seat == seat and s.laid >> giver & 1:
            hand_over(s, giver, offer)
    houses.won(s)


def envelopes(s: Table) -> Sequence[tuple[Action, int]]:
    """What the chosen envelope may hold: what one knows, or anything its owner could put in."""
    giver = s.winner
    if s.offers[giver] != NOTHING or not is_view(s):
        return [(Unfold(giver, s.offers[giver]), 1)]
    money, nuggets, hand, fenced = s.money[giver], s.nuggets[giver], len(s.cards[giver]), s.fenced[giver]
    open_cards = {part for size in range(len(fenced) + 1) for part in combinations(fenced, size)}
    offers = [
        Offer(dollars, gold, (BLANK,) * cards, part, giver)
        for dollars in range(money + 1)
        for gold in range(nuggets + 1)
        for cards in range(hand + 1)
        for part in sorted(open_cards)
    ]
    return [(Unfold(giver, NOTHING if is_empty(offer) else offer), 1) for offer in offers]


def unfold(s: Table, giver: Seat, offer: Offer) -> None:
    s.offers = changed(s.offers, giver, offer)
    hand_over(s, giver, offer)
    houses.won(s)


def hand_over(s: Table, giver: Seat, offer: Offer) -> None:
    """Everything in an offer goes to the Sheriff; fenced claims come into the hand."""
    sheriff = s.sheriff
    for card in offer.cards:
        move(s, giver, sheriff, card, 1 << giver | 1 << sheriff)
    for card in offer.fenced:
        s.fenced = changed(s.fenced, giver, without_card(s.fenced[giver], card))
        arrive(s, sheriff, card)
    s.money = changed(
        changed(s.money, giver, s.money[giver] - offer.dollars), sheriff, s.money[sheriff] + offer.dollars
    )
    gold = changed(s.nuggets, giver, s.nuggets[giver] - offer.nuggets)
    s.nuggets = changed(gold, sheriff, s.nuggets[sheriff] + offer.nuggets)
    if s.options.bribe_gain and not is_empty(offer):
        s.gained |= 1 << sheriff
