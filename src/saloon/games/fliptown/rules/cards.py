"""The cards of a round: the sheriff card, hold 'em cards, the line-up and what it pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.fliptown import data as d
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules import gains
from saloon.games.fliptown.rules.abilities import powers, seat_of
from saloon.games.fliptown.rules.deck import HOLES, NOWHERE, cards_of, see, unseen
from saloon.kit.cards import BLANK

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown


def new_round(s: Fliptown) -> None:
    """All cards but the stolen ones are shuffled."""
    seats = len(s.maps)
    s.line, s.sheriff, s.peeked, s.holes, s.discards, s.seen = (), NOWHERE, 0, ((),) * seats, 0, 0
    s.turn, s.phase, s.bribes = 0, "sheriff", (a.OPEN,) * seats


def asides(s: Fliptown) -> Sequence[Action]:
    return [a.ASIDE[card] for card in cards_of(unseen(s))]


def put_aside(s: Fliptown, seat: Seat, action: a.Aside) -> None:
    s.sheriff, s.player = action.card, 0
    if s.options.holdem != "no":
        s.phase = "hole"
    else:
        new_turn(s)


def holes(s: Fliptown) -> Sequence[Action]:
    return [a.HOLE[s.player][card] for card in cards_of(unseen(s))]


def deal_hole(s: Fliptown, seat: Seat, action: a.Hole) -> None:
    """Two cards each, seat by seat; the lone player's lie open."""
    owner = action.seat
    s.holes = changed(s.holes, owner, (*s.holes[owner], action.card))
    if len(s.maps) == 1:
        see(s, action.card)
    if len(s.holes[owner]) == HOLES:
        s.player += 1
    if s.player == len(s.maps):
        new_turn(s)


# -- the line-up ------------------------------------------------------------------------------


def new_turn(s: Fliptown) -> None:
    s.phase, s.player = "flip", 0
    s.roles = ((),) * len(s.maps)
    for seat, each in enumerate(s.maps):
        if each.got:
            s.own(seat).got = 0


def turn_up(s: Fliptown, seat: Seat, action: a.Turn) -> None:
    see(s, action.card)
    s.line += (action.card,)
    if len(s.line) == d.LINE:
        mayor = seat_of(s, d.MAYOR)
        if mayor != BLANK:
            s.phase, s.player = "mayor", mayor
        else:
            collect(s)


def refill(s: Fliptown, seat: Seat, action: a.Refill) -> None:
    s.discards = 0


def redeals(s: Fliptown, me: Map) -> Sequence[Action]:
    return (a.REDEAL, a.DECLINE)


def redeal(s: Fliptown, seat: Seat, action: a.Redeal) -> None:
    s.own(seat).used += 1
    throw_away(s)
    s.phase, s.player = "flip", 0


def throw_away(s: Fliptown) -> None:
    for card in s.line:
        s.discards |= 1 << card
    s.line = ()


# -- what the line-up pays before anything is changed -----------------------------------------


def collect(s: Fliptown) -> None:
    """Deposits first, then outlaws seat by seat."""
    if any(interest(s, me) for me in s.maps):
        s.phase = "interest"
    else:
        next_outlaws(s, 0)


def interest(s: Fliptown, me: Map) -> int:
    """Stars from the bank, when the whole line-up has the colour of a deposit."""
    reds = sum([d.RED[card] for card in s.line])
    due = me.owns(d.DEPOSIT_RED) if reds == d.LINE else reds == 0 and me.owns(d.DEPOSIT_BLACK)
    return d.INTEREST[s.round] if due else 0


def pay_interest(s: Fliptown, seat: Seat, action: a.Interest) -> None:
    for each, me in enumerate(s.maps):
        stars = interest(s, me)
        if stars:
            gains.stars(s.own(each), stars)
    next_outlaws(s, 0)


def caught(s: Fliptown, me: Map) -> int:
    """How many cards of the line-up are hunted."""
    return sum([d.VALUE[card] >= d.JACK and me.owns(d.HUNT_J + d.VALUE[card] - d.JACK) for card in s.line])


def next_outlaws(s: Fliptown, seat: Seat) -> None:
    """The next seat that has caught somebody chooses its rewards; after the last the roles are given."""
    for each in range(seat, len(s.maps)):
        s.left = caught(s, s.maps[each])
        if s.left:
            s.player, s.phase = each, "outlaws"
            return
    s.player, s.phase = 0, "arrange"


def rewards(s: Fliptown, me: Map) -> Sequence[Action]:
    return [a.TAKE[a.GET_CASH], a.TAKE[a.GET_GOLD], a.TAKE[a.SHED_WANTED], *powers(me)]


def take_reward(s: Fliptown, seat: Seat, action: a.Take) -> None:
    """What an outlaw brings."""
    me = s.own(seat)
    if action.what == a.GET_CASH:
        gains.cash(me, d.BAIL_CASH)
    elif action.what == a.GET_GOLD:
        gains.gold(me, d.BAIL_GOLD)
    else:
        gains.shed(me, d.BAIL_SHED)
    s.left -= 1
    if not s.left:
        next_outlaws(s, s.player + 1)
