"""Phase 4: the hands of the round are paid; hold 'em adds two cards, its competitive form pays one hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.fliptown.data import CHEAT, POKER_CASH, POKER_STARS
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules import gains
from saloon.games.fliptown.rules.abilities import seat_of
from saloon.games.fliptown.rules.deck import HOLES, may_be, see
from saloon.kit.cards import BLANK, Card
from saloon.kit.poker import NOTHING, category, high_cards, strength

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown


def begin(s: Fliptown) -> None:
    """Hidden hold 'em cards are turned up first."""
    if s.options.holdem != "no" and len(s.maps) > 1:
        s.phase, s.left = "unveil", 0
    else:
        ask_cheat(s)


def unveilings(s: Fliptown) -> Sequence[Action]:
    seat, at = divmod(s.left, HOLES)
    return [a.UNVEIL[seat][card] for card in may_be(s, s.holes[seat][at])]


def unveil(s: Fliptown, seat: Seat, action: a.Unveil) -> None:
    """The next card of the row of all hold 'em cards lies open; `left` counts them."""
    at = s.left % HOLES
    hole = s.holes[action.seat]
    s.holes = changed(s.holes, action.seat, (*hole[:at], action.card, *hole[at + 1 :]))
    see(s, action.card)
    s.left += 1
    if s.left == HOLES * len(s.maps):
        s.left = 0
        ask_cheat(s)


# -- the Cheat --------------------------------------------------------------------------------


def ask_cheat(s: Fliptown) -> None:
    seat = seat_of(s, CHEAT)
    s.phase = "pay"
    if seat != BLANK:
        s.phase, s.player = "cheat", seat


def marks(s: Fliptown, me: Map) -> Sequence[Action]:
    return [*(a.MARK[card] for card in sorted(set(hand(s, s.player)))), a.DECLINE]


def mark(s: Fliptown, seat: Seat, action: a.Mark) -> None:
    s.marked, s.phase = action.card, "declare"


def declarations(s: Fliptown, me: Map) -> Sequence[Action]:
    return [*(declare for declare in a.DECLARE if declare.card != s.marked), a.DECLINE]


def declare(s: Fliptown, seat: Seat, action: a.Declare) -> None:
    s.own(seat).used += 1
    s.declared, s.phase = action.card, "pay"


# -- the hands --------------------------------------------------------------------------------


def hand(s: Fliptown, seat: Seat) -> tuple[Card, ...]:
    """The five or seven cards of a seat, the Cheat's as declared."""
    held = s.maps[seat].hand(s.round) + s.holes[seat]
    if s.declared == BLANK or s.player != seat:
        return held
    at = held.index(s.marked)
    return (*held[:at], s.declared, *held[at + 1 :])


def pay(s: Fliptown, seat: Seat, action: a.Pay) -> None:
    hands = [hand(s, seat) for seat in range(len(s.maps))]
    winners = best_of(s, hands) if s.options.holdem == "competitive" and len(hands) > 1 else range(len(hands))
    share = len(winners) if s.options.holdem == "competitive" and len(hands) > 1 else 1
    for each, held in enumerate(hands):
        me = s.own(each)
        kind = category(held)
        me.hands += (kind,)
        if each in winners and kind != NOTHING:
            gains.cash(me, POKER_CASH[kind] // share)
            gains.stars(me, POKER_STARS[kind] // share)
    for hole in s.holes:
        for card in hole:
            s.discards |= 1 << card
    s.holes = ((),) * len(hands)
    s.marked = s.declared = BLANK
    s.phase = "work"


def best_of(s: Fliptown, hands: Sequence[Sequence[Card]]) -> list[Seat]:
    """The seats with the best hand of all."""
    worth = strength if s.options.ties == "standard" else high_cards
    ranked = [worth(held) for held in hands]
    return [seat for seat, each in enumerate(ranked) if each == max(ranked)]
