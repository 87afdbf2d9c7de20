"""Phases 5 and 6: pans and hammers work, bribes are decided, the sheriff card is turned up, fines are paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.fliptown import data as d
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules import gains
from saloon.games.fliptown.rules.abilities import powers, ready, seat_of
from saloon.games.fliptown.rules.actions import NO, OPEN, YES
from saloon.games.fliptown.rules.deck import discard, may_be, see
from saloon.kit.cards import BLANK, Card

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown

# -- phase 5: pan and work --------------------------------------------------------------------


def has_work(s: Fliptown) -> bool:
    return any(me.pans or me.hammers for me in s.maps)


def work(s: Fliptown, seat: Seat, action: a.Work) -> None:
    for each in range(len(s.maps)):
        me = s.own(each)
        if me.pans:
            gains.gold(me, d.PAN_GOLD * me.pans)
        if me.hammers:
            gains.cash(me, d.WORK_CASH * me.hammers)
    ask_preacher(s)


def ask_preacher(s: Fliptown) -> None:
    seat = seat_of(s, d.PREACHER)
    if seat != BLANK and s.maps[seat].wanted:
        s.phase, s.player = "preach", seat
    else:
        ask_bribes(s)


def sermons(s: Fliptown, me: Map) -> Sequence[Action]:
    return (*a.PREACH[1 : min(d.PREACHES, me.wanted) + 1], a.DECLINE)


def preach(s: Fliptown, seat: Seat, action: a.Preach) -> None:
    me = s.own(seat)
    me.used += 1
    gains.shed(me, action.count)
    ask_bribes(s)


# -- phase 6: bribes --------------------------------------------------------------------------


def can_bribe(me: Map) -> bool:
    return 0 < me.wanted <= me.gold


def ask_bribes(s: Fliptown) -> None:
    s.phase, s.player = "bribe", 0
    s.bribes = (OPEN,) * len(s.maps)


def is_weighing(s: Fliptown) -> bool:
    """Who has nothing to decide does not bribe; whether anybody has still to decide."""
    s.bribes = tuple(
        [
            NO if answer == OPEN and not can_bribe(me) and not powers(me) else answer
            for answer, me in zip(s.bribes, s.maps, strict=True)
        ]
    )
    return OPEN in s.bribes


def bribe(s: Fliptown, seat: Seat, action: a.Bribe) -> None:
    s.bribes = changed(s.bribes, seat, action.pays)


def all_bribed(s: Fliptown) -> None:
    """All have decided: it is told, unless there is nobody to tell it to."""
    if len(s.maps) == 1:
        told(s, 0, s.bribes[0])
    else:
        next_told(s, 0)


def answers(s: Fliptown, me: Map) -> Sequence[Action]:
    """To bribe or not, or to use what may make a bribe possible or needless."""
    bribes: list[Action] = [a.BRIBE[YES]] if can_bribe(me) else []
    return [*bribes, a.BRIBE[NO], *powers(me)]


def next_told(s: Fliptown, seat: Seat) -> None:
    """The next seat that really had a choice tells it; then the card is turned up."""
    for each in range(seat, len(s.maps)):
        if can_bribe(s.maps[each]):
            s.phase, s.player = "tell", each
            return
    s.phase, s.player = "show", 0


def tellings(s: Fliptown) -> Sequence[Action]:
    pays = s.bribes[s.player]
    return a.TELL[s.player] if pays == BLANK else (a.TELL[s.player][pays],)


def tell(s: Fliptown, seat: Seat, action: a.Tell) -> None:
    s.bribes = changed(s.bribes, action.seat, action.pays)
    told(s, action.seat, action.pays)


def told(s: Fliptown, seat: Seat, pays: int) -> None:
    if pays == YES:
        me = s.own(seat)
        me.gold -= me.wanted
    next_told(s, seat + 1)


# -- phase 6: the sheriff card ----------------------------------------------------------------


def showings(s: Fliptown) -> Sequence[Action]:
    return [a.SHOW[card] for card in may_be(s, s.sheriff)]


def show(s: Fliptown, seat: Seat, action: a.Show) -> None:
    s.sheriff = action.card
    see(s, action.card)
    judge_from(s, 0)


def judge_from(s: Fliptown, seat: Seat) -> None:
    """Seat by seat: the Marshal is asked first, and who is arrested pays."""
    for each in range(seat, len(s.maps)):
        if s.bribes[each] == NO:
            s.player = each
            if ready(s.maps[each], d.MARSHAL):
                s.phase = "marshal"
                return
            if sentenced(s, s.sheriff):
                return
    s.phase = "end"


def sentenced(s: Fliptown, card: Card) -> bool:
    """Whether the card arrests the player, who is to be fined then."""
    me = s.maps[s.player]
    if d.VALUE[card] >= me.wanted:
        return False
    s.phase = "fine" if by_cash(s, me) and by_stars(s, me) else "fined"
    return True


def draws(s: Fliptown, me: Map) -> Sequence[Action]:
    return (a.DRAW, a.DECLINE)


def draw(s: Fliptown, seat: Seat, action: a.Draw) -> None:
    s.own(seat).used += 1
    s.phase = "judge"


def judge(s: Fliptown, seat: Seat, action: a.Judge) -> None:
    """The Marshal's own card counts for him alone, for better or worse."""
    discard(s, action.card)
    if not sentenced(s, action.card):
        judge_from(s, s.player + 1)


def spare(s: Fliptown) -> None:
    """The Marshal leaves it at the common card."""
    if not sentenced(s, s.sheriff):
        judge_from(s, s.player + 1)


# -- phase 6: fines ---------------------------------------------------------------------------


def by_cash(s: Fliptown, me: Map) -> bool:
    return me.wanted < d.STARS_ONLY and me.cash >= d.FINE_CASH[s.round]


def by_stars(s: Fliptown, me: Map) -> bool:
    return me.stars >= d.FINE_STARS[s.round]


def fines(s: Fliptown, me: Map) -> Sequence[Action]:
    return (a.FINE[True], a.FINE[False])


def sentences(s: Fliptown) -> Sequence[Action]:
    """The only sentence there is, where there is nothing to choose."""
    return (a.FINED[s.player],)


def fine(s: Fliptown, seat: Seat, action: a.Fine) -> None:
    pay(s, action.cash)


def fined(s: Fliptown, seat: Seat, action: a.Fined) -> None:
    pay(s, by_cash(s, s.maps[action.seat]))


def pay(s: Fliptown, cash: bool) -> None:
    me = s.own(s.player)
    me.arrests += 1
    if cash:
        me.cash -= d.FINE_CASH[s.round]
    else:
        me.stars = max(0, me.stars - d.FINE_STARS[s.round])
    judge_from(s, s.player + 1)
