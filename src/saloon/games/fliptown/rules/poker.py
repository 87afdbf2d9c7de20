"""Phase 4: the hands of the round are paid; hold 'em adds two cards, its competitive form pays one hand."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.fliptown.data import CHEAT, POKER_CASH, POKER_STARS
from saloon.games.fliptown.rules import arrest, cards, characters, gains
from saloon.games.fliptown.rules.table import Table
from saloon.kit.cards import BLANK, Card
from saloon.kit.poker import NOTHING, category, high_cards, strength


def begin(s: Table) -> None:
    """Hidden hold 'em cards are turned up first."""
    if s.options.holdem != "no" and len(s.maps) > 1:
        s.phase, s.left = "unveil", 0
    else:
        ask_cheat(s)


def unveil(s: Table, seat: Seat, card: Card) -> None:
    """The next card of the row of all hold 'em cards lies open; `left` counts them."""
    at = s.left % cards.HOLES
    hole = s.holes[seat]
    s.holes = changed(s.holes, seat, (*hole[:at], card, *hole[at + 1 :]))
    cards.see(s, card)
    s.left += 1
    if s.left == cards.HOLES * len(s.maps):
        s.left = 0
        ask_cheat(s)


def ask_cheat(s: Table) -> None:
    seat = characters.seat_of(s, CHEAT)
    s.phase = "pay"
    if seat != BLANK:
        s.phase, s.player = "cheat", seat


def hand(s: Table, seat: Seat) -> tuple[Card, ...]:
    """The five or seven cards of a seat, the Cheat's as declared."""
    held = s.maps[seat].hand(s.round) + s.holes[seat]
    if s.declared == BLANK or s.player != seat:
        return held
    at = held.index(s.marked)
    return (*held[:at], s.declared, *held[at + 1 :])


def pay(s: Table) -> None:
    hands = [hand(s, seat) for seat in range(len(s.maps))]
    winners = best_of(s, hands) if s.options.holdem == "competitive" and len(hands) > 1 else range(len(hands))
    share = len(winners) if s.options.holdem == "competitive" and len(hands) > 1 else 1
    for seat, held in enumerate(hands):
        me = cards.own(s, seat)
        kind = category(held)
        me.hands += (kind,)
        if seat in winners and kind != NOTHING:
            gains.cash(me, POKER_CASH[kind] // share)
            gains.stars(me, POKER_STARS[kind] // share)
    for hole in s.holes:
        for card in hole:
            s.discards |= 1 << card
    s.holes = ((),) * len(hands)
    s.marked = s.declared = BLANK
    arrest.begin(s)


def best_of(s: Table, hands: Sequence[Sequence[Card]]) -> list[Seat]:
    """The seats with the best hand of all."""
    worth = strength if s.options.ties == "standard" else high_cards
    ranked = [worth(held) for held in hands]
    return [seat for seat, each in enumerate(ranked) if each == max(ranked)]
