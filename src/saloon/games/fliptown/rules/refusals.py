"""Why something is not allowed, with the clause. Any action is answered, also one that names nothing real."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.core.state import Action, Illegal, Seat
from saloon.games.fliptown import data as d
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules.abilities import POWERS, ready
from saloon.games.fliptown.rules.areas import place_of
from saloon.games.fliptown.rules.gains import EFFECT
from saloon.games.fliptown.rules.land_office import CLAIMS
from saloon.games.fliptown.rules.turn import SUIT_PRICE

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown

ASKED: Final = {
    "arrange": "3.3",
    "outlaws": "9.17",
    "pick": "6.4",
    "office": "9.18",
    "bribe": "13.1",
    "fine": "13.4",
    "choose": "15.2",
    "mayor": "15.15",
    "cheat": "15.7",
    "declare": "15.8",
    "preach": "15.12",
    "marshal": "15.10",
}
"""What a seat is asked outside its own turn, by the clause that asks."""


def why_not(s: Fliptown, seat: Seat, action: Action) -> Illegal:
    """Why a seat that is to act may not do this."""
    me = s.maps[seat]
    match action:
        case a.Power() if me.who in POWERS and not me.used:
            return Illegal("illegal-fine", "15.14") if s.phase == "fine" else Illegal("illegal-no-effect", "15.18")
        case a.Power():
            return no_ability()
        case a.Arrange() if s.phase == "arrange":
            return Illegal("illegal-roles", "3.3")
        case a.Bribe(pays=pays) if s.phase == "bribe" and pays == a.YES:
            return Illegal("illegal-bribe", "13.1", count=me.wanted)
        case a.Mark() if s.phase == "cheat":
            return Illegal("illegal-mark", "15.7")
        case a.Declare() if s.phase == "declare":
            return Illegal("illegal-same", "15.18")
        case a.Preach() if s.phase == "preach":
            return Illegal("illegal-too-many", "15.12")
    if s.phase == "turn":
        return in_turn(s, me, action)
    return Illegal("illegal-asked", ASKED[s.phase]) if s.phase in ASKED else Illegal("illegal-here")


def no_ability() -> Illegal:
    return Illegal("illegal-ability", "15.4")


def in_turn(s: Fliptown, me: Map, action: Action) -> Illegal:
    match action:
        case a.ChangeSuit() | a.ChangeValue() | a.WildSuit() | a.WildValue() | a.Prospect():
            return change(s, me, action)
        case a.Call(area=area) if not me.used and area in d.CALLS.get(me.who, ()):
            return Illegal("illegal-no-target", "15.18")
        case a.Call():
            return no_ability()
        case a.Stop() | a.Rob() | a.Enter() | a.Visit() | a.Dig():
            return site(s, me, action)
        case a.Use(building=building, what=what):
            return use(s, me, building, what)
        case a.Pass() if not s.acted and not s.pending:
            return Illegal("illegal-pass", "3.10")
        case a.Pass():
            return Illegal("illegal-acted", "3.4")
        case a.LeaveIt():
            return Illegal("illegal-pass", "3.10")
    return Illegal("illegal-now", "3.4")


def change(s: Fliptown, me: Map, action: Action) -> Illegal:
    """Changes of the cards: too late, of no effect, out of the deck, too dear."""
    if s.acted:
        return Illegal("illegal-change-late", "4.4")
    if s.pending:
        return Illegal("illegal-waiting", "5.4")
    match action:
        case a.ChangeSuit(suit=suit) | a.WildSuit(suit=suit) if suit == s.suit:
            return Illegal("illegal-same", "15.18")
        case a.ChangeValue(value=value) | a.WildValue(value=value) if value == s.value:
            return Illegal("illegal-same", "15.18")
        case a.ChangeSuit():
            return Illegal("illegal-gold", "4.1", count=SUIT_PRICE)
        case a.ChangeValue(value=value) if d.ACE <= value <= d.KING:
            return Illegal("illegal-gold", "4.2", count=abs(value - s.value))
        case a.Prospect() if ready(me, d.PROSPECTOR):
            return Illegal("illegal-ring", "4.3")
        case a.ChangeValue():
            return Illegal("illegal-ring", "4.2")
    return no_ability()


def site(s: Fliptown, me: Map, action: Action) -> Illegal:
    """A site that cannot be gone to."""
    area, number = place_of(action)
    bonus = any(due[0] == area for due in s.pending)
    if not bonus and (s.acted or s.pending):
        return Illegal("illegal-no-bonus", "5.1")
    if not 0 <= number < d.SITES[area]:
        return Illegal("illegal-here")
    if area != d.TOWN and me.circled()[area] >> number & 1:
        return Illegal("illegal-circled", "3.9")
    if area == d.TRAIL and number < me.at:
        return Illegal("illegal-behind", "6.2")
    if not bonus and area != s.suit:
        return Illegal("illegal-suit", "3.5")
    if area == d.BADLANDS and s.value == d.ACE:
        return Illegal("illegal-ace", "7.1")
    if area == d.MINE:
        return Illegal("illegal-no-way", "8.1")
    return Illegal("illegal-too-far", "6.1") if area == d.TRAIL else Illegal("illegal-value", "3.6")


def use(s: Fliptown, me: Map, building: int, what: int) -> Illegal:
    """An effect that cannot be used."""
    if (EFFECT, d.TOWN, building) not in s.pending:
        return Illegal("illegal-no-visit", "9.1")
    if building in d.SOLD and what in d.SOLD[building]:
        if me.owns(what):
            return Illegal("illegal-owned", "9.5")
        if d.PRICE[what] > me.cash:
            return Illegal("illegal-price", "1.4")
        return Illegal("illegal-not-yet", "9.7") if building == d.UNDERTAKER else Illegal("illegal-not-yet", "9.16")
    if building == d.LAND and 0 <= what < len(CLAIMS):
        return Illegal("illegal-land", "9.15") if CLAIMS[what].squares & me.land else Illegal("illegal-price", "1.4")
    return exchange(me, building, what)


def exchange(me: Map, building: int, count: int) -> Illegal:
    """Nights, drinks, sermons, hours in the club: too dear, more than the house gives, or more W than there are."""
    if building == d.CLUB and me.gold < max(count, 1):
        return Illegal("illegal-gold", "1.4", count=max(count, 1))
    price = {d.HOTEL: d.NIGHT, d.SALOON: d.DRINK * max(count, 1), d.CHURCH: max(count, 1)}.get(building, 0)
    if price > me.cash:
        return Illegal("illegal-price", "1.4")
    if building in (d.SALOON, d.CLUB):
        return Illegal("illegal-too-many", "9.20")
    return Illegal("illegal-too-many", "9.14" if building == d.HOTEL else "9.10")
