"""Phases 5 and 6: pans and hammers work, bribes are decided, the sheriff card is turned up, fines are paid."""

from __future__ import annotations

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.fliptown.data import (
    FINE_CASH,
    FINE_STARS,
    MARSHAL,
    PAN_GOLD,
    PREACHER,
    PREACHES,
    ROUNDS,
    STARS_ONLY,
    VALUE,
    WORK_CASH,
)  # fmt: skip
from saloon.games.fliptown.rules import bounties, cards, characters, gains
from saloon.games.fliptown.rules.actions import BRIBE, NO, PREACH, YES
from saloon.games.fliptown.rules.table import OPEN, Map, Table
from saloon.kit.cards import BLANK, Card

# -- phase 5: pan and work --------------------------------------------------------------------


def begin(s: Table) -> None:
    if any(me.pans or me.hammers for me in s.maps):
        s.phase = "work"
    else:
        ask_preacher(s)


def work(s: Table) -> None:
    for seat in range(len(s.maps)):
        me = cards.own(s, seat)
        if me.pans:
            gains.gold(me, PAN_GOLD * me.pans)
        if me.hammers:
            gains.cash(me, WORK_CASH * me.hammers)
    ask_preacher(s)


def ask_preacher(s: Table) -> None:
    seat = characters.seat_of(s, PREACHER)
    if seat != BLANK and s.maps[seat].wanted:
        s.phase, s.player = "preach", seat
    else:
        ask_bribes(s)


def sermons(me: Map) -> tuple[Action, ...]:
    return PREACH[1 : min(PREACHES, me.wanted) + 1]


# -- phase 6: bribes --------------------------------------------------------------------------


def can_bribe(me: Map) -> bool:
    return 0 < me.wanted <= me.gold


def ask_bribes(s: Table) -> None:
    s.phase, s.player = "bribe", 0
    s.bribes = (OPEN,) * len(s.maps)
    settle_bribes(s)


def settle_bribes(s: Table) -> None:
    """Who has nothing to decide does not bribe; when all have decided, it is told."""
    s.bribes = tuple(
        [
            NO if answer == OPEN and not can_bribe(me) and not characters.powers(me) else answer
            for answer, me in zip(s.bribes, s.maps, strict=True)
        ]
    )
    if OPEN not in s.bribes:
        if len(s.maps) == 1:
            tell(s, 0, s.bribes[0])
        else:
            next_told(s, 0)


def answers(me: Map) -> list[Action]:
    """To bribe or not, or to use what may make a bribe possible or needless."""
    bribes: list[Action] = [BRIBE[YES]] if can_bribe(me) else []
    return [*bribes, BRIBE[NO], *characters.powers(me)]


def next_told(s: Table, seat: Seat) -> None:
    """The next seat that really had a choice tells it; then the card is turned up."""
    for each in range(seat, len(s.maps)):
        if can_bribe(s.maps[each]):
            s.phase, s.player = "tell", each
            return
    s.phase, s.player = "show", 0


def tell(s: Table, seat: Seat, pays: int) -> None:
    s.bribes = changed(s.bribes, seat, pays)
    if pays == YES:
        me = cards.own(s, seat)
        me.gold -= me.wanted
    next_told(s, seat + 1)


# -- phase 6: the sheriff card ----------------------------------------------------------------


def show(s: Table, card: Card) -> None:
    s.sheriff = card
    cards.see(s, card)
    judge_from(s, 0)


def judge_from(s: Table, seat: Seat) -> None:
    """Seat by seat: the Marshal is asked first, whoever is arrested pays."""
    for each in range(seat, len(s.maps)):
        if s.bribes[each] == NO:
            s.player = each
            if characters.ready(s.maps[each], MARSHAL):
                s.phase = "marshal"
                return
            if sentenced(s, s.sheriff):
                return
    end_round(s)


def sentenced(s: Table, card: Card) -> bool:
    """Whether the card arrests the player, who is to be fined then."""
    me = s.maps[s.player]
    if VALUE[card] >= me.wanted:
        return False
    s.phase = "fine" if by_cash(s, me) and by_stars(s, me) else "fined"
    return True


def judge(s: Table, card: Card) -> None:
    """The Marshal's own card counts for him alone, for better or worse."""
    cards.discard(s, card)
    if not sentenced(s, card):
        judge_from(s, s.player + 1)


def spare(s: Table) -> None:
    """The Marshal leaves it at the common card."""
    if not sentenced(s, s.sheriff):
        judge_from(s, s.player + 1)


def by_cash(s: Table, me: Map) -> bool:
    return me.wanted < STARS_ONLY and me.cash >= FINE_CASH[s.round]


def by_stars(s: Table, me: Map) -> bool:
    return me.stars >= FINE_STARS[s.round]


def fine(s: Table, cash: bool) -> None:
    me = cards.own(s, s.player)
    me.arrests += 1
    if cash:
        me.cash -= FINE_CASH[s.round]
    else:
        me.stars = max(0, me.stars - FINE_STARS[s.round])
    judge_from(s, s.player + 1)


def end_round(s: Table) -> None:
    bounties.turn_over(s)
    s.player = 0
    if s.round + 1 == ROUNDS:
        s.phase = "over"
    else:
        s.round += 1
        cards.new_round(s)
