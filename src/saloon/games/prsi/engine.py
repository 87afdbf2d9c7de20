"""Prší played on quickly, for searches: one position, changed in place, without a thought for what others know.

Answer sevens and aces; else a seven, an ordinary card, an ace, last an over, which turns to the suit one has most of.
"""

from __future__ import annotations

from random import Random
from typing import Final

from saloon.games.prsi.data import ACE, DECK, OF_RANK, OF_SUIT, OVER, SEVEN, SUIT
from saloon.games.prsi.rules import Prsi
from saloon.kit.cards import BLANK, Card, cards_in

ORDINARY: Final = DECK & ~(OF_RANK[SEVEN] | OF_RANK[OVER] | OF_RANK[ACE])


def finish(state: Prsi, rng: Random, decisions: int) -> Prsi:
    """The position that quick play leads to: the end of the game, or after a number of decisions."""
    s = state.copy()
    s.lacks = ((),) * len(s.held)
    while not (s.out and s.over()):
        if s.owed or s.suit == BLANK:
            s.happen(s.sample(rng))
            continue
        if not decisions:
            break
        decisions -= 1
        move(s, rng)
    return s


def move(s: Prsi, rng: Random) -> None:
    """The player's quick choice."""
    hand = s.held[s.player]
    overs = hand & OF_RANK[OVER]
    if s.feed:
        cards = hand & OF_RANK[SEVEN]
    elif s.stopped:
        cards = hand & OF_RANK[ACE]
    else:
        fitting = hand & s.fitting()
        cards = fitting & OF_RANK[SEVEN] or fitting & ORDINARY or fitting & OF_RANK[ACE] or fitting
        if not cards and overs:
            s.lay(one_of(overs, rng), longest(hand & ~overs))
            return
    if cards:
        card = one_of(cards, rng)
        s.lay(card, SUIT[card])
    elif s.stopped or s.nothing_left():
        s.sit_out()
    else:
        s.draw()


def one_of(cards: int, rng: Random) -> Card:
    some = cards_in(cards)
    return some[0] if len(some) == 1 else some[int(rng.random() * len(some))]


def longest(hand: int) -> int:
    """The suit of which the hand has most cards."""
    best, most = 0, -1
    for suit in range(4):
        count = (hand & OF_SUIT[suit]).bit_count()
        if count > most:
            best, most = suit, count
    return best
