"""Why something is not allowed, with the clause. Any action is answered, also one that names nothing real."""

from __future__ import annotations

from typing import Final

from saloon.core.state import Action, Illegal, Seat
from saloon.games.fliptown.data import (
    ACE,
    BADLANDS,
    CALLS,
    CHURCH,
    CLUB,
    DRINK,
    HOTEL,
    KING,
    LAND,
    MINE,
    NIGHT,
    PRICE,
    PROSPECTOR,
    SALOON,
    SITES,
    SOLD,
    TOWN,
    TRAIL,
    UNDERTAKER,
)  # fmt: skip
from saloon.games.fliptown.rules import areas, characters
from saloon.games.fliptown.rules.actions import (
    YES,
    Arrange,
    Bribe,
    Call,
    ChangeSuit,
    ChangeValue,
    Declare,
    Dig,
    Enter,
    LeaveIt,
    Mark,
    Pass,
    Power,
    Preach,
    Prospect,
    Rob,
    Stop,
    Use,
    Visit,
    WildSuit,
    WildValue,
)  # fmt: skip
from saloon.games.fliptown.rules.land_office import CLAIMS
from saloon.games.fliptown.rules.table import EFFECT, Map, Table
from saloon.games.fliptown.rules.turn import SUIT_PRICE

ASKED: Final = {
    "arrange": "3.3", "outlaws": "9.17", "pick": "6.4", "office": "9.18", "bribe": "13.1", "fine": "13.4", "choose": "15.2",
    "mayor": "15.15", "cheat": "15.7", "declare": "15.8", "preach": "15.12", "marshal": "15.10",
}  # fmt: skip
"""What a seat is asked outside its own turn, by the clause that asks."""


def why_not(s: Table, seat: Seat, action: Action) -> Illegal:
    """Why a seat that is to act may not do this."""
    me = s.maps[seat]
    match action:
        case Power() if me.who in characters.POWERS and not me.used:
            return Illegal("illegal-fine", "15.14") if s.phase == "fine" else Illegal("illegal-no-effect", "15.18")
        case Power():
            return no_ability()
        case Arrange() if s.phase == "arrange":
            return Illegal("illegal-roles", "3.3")
        case Bribe(pays=pays) if s.phase == "bribe" and pays == YES:
            return Illegal("illegal-bribe", "13.1", count=me.wanted)
        case Mark() if s.phase == "cheat":
            return Illegal("illegal-mark", "15.7")
        case Declare() if s.phase == "declare":
            return Illegal("illegal-same", "15.18")
        case Preach() if s.phase == "preach":
            return Illegal("illegal-too-many", "15.12")
    if s.phase == "turn":
        return in_turn(s, me, action)
    return Illegal("illegal-asked", ASKED[s.phase]) if s.phase in ASKED else Illegal("illegal-here")


def no_ability() -> Illegal:
    return Illegal("illegal-ability", "15.4")


def in_turn(s: Table, me: Map, action: Action) -> Illegal:
    match action:
        case ChangeSuit() | ChangeValue() | WildSuit() | WildValue() | Prospect():
            return change(s, me, action)
        case Call(area=area) if not me.used and area in CALLS.get(me.who, ()):
            return Illegal("illegal-no-target", "15.18")
        case Call():
            return no_ability()
        case Stop() | Rob() | Enter() | Visit() | Dig():
            return site(s, me, action)
        case Use(building=building, what=what):
            return use(s, me, building, what)
        case Pass() if not s.acted and not s.pending:
            return Illegal("illegal-pass", "3.10")
        case Pass():
            return Illegal("illegal-acted", "3.4")
        case LeaveIt():
            return Illegal("illegal-pass", "3.10")
    return Illegal("illegal-now", "3.4")


def change(s: Table, me: Map, action: Action) -> Illegal:
    """Changes of the cards: too late, of no effect, out of the deck, too dear."""
    if s.acted:
        return Illegal("illegal-change-late", "4.4")
    if s.pending:
        return Illegal("illegal-waiting", "5.4")
    match action:
        case ChangeSuit(suit=suit) | WildSuit(suit=suit) if suit == s.suit:
            return Illegal("illegal-same", "15.18")
        case ChangeValue(value=value) | WildValue(value=value) if value == s.value:
            return Illegal("illegal-same", "15.18")
        case ChangeSuit():
            return Illegal("illegal-gold", "4.1", count=SUIT_PRICE)
        case ChangeValue(value=value) if ACE <= value <= KING:
            return Illegal("illegal-gold", "4.2", count=abs(value - s.value))
        case Prospect() if characters.ready(me, PROSPECTOR):
            return Illegal("illegal-ring", "4.3")
        case ChangeValue():
            return Illegal("illegal-ring", "4.2")
    return no_ability()


def site(s: Table, me: Map, action: Action) -> Illegal:
    """A site that cannot be gone to."""
    area, number = areas.place_of(action)
    bonus = any(due[0] == area for due in s.pending)
    if not bonus and (s.acted or s.pending):
        return Illegal("illegal-no-bonus", "5.1")
    if not 0 <= number < SITES[area]:
        return Illegal("illegal-here")
    if area != TOWN and me.circled()[area] >> number & 1:
        return Illegal("illegal-circled", "3.9")
    if area == TRAIL and number < me.at:
        return Illegal("illegal-behind", "6.2")
    if not bonus and area != s.suit:
        return Illegal("illegal-suit", "3.5")
    if area == BADLANDS and s.value == ACE:
        return Illegal("illegal-ace", "7.1")
    if area == MINE:
        return Illegal("illegal-no-way", "8.1")
    return Illegal("illegal-too-far", "6.1") if area == TRAIL else Illegal("illegal-value", "3.6")


def use(s: Table, me: Map, building: int, what: int) -> Illegal:
    """An effect that cannot be used."""
    if (EFFECT, TOWN, building) not in s.pending:
        return Illegal("illegal-no-visit", "9.1")
    if building in SOLD and what in SOLD[building]:
        if me.owns(what):
            return Illegal("illegal-owned", "9.5")
        if PRICE[what] > me.cash:
            return Illegal("illegal-price", "1.4")
        return Illegal("illegal-not-yet", "9.7") if building == UNDERTAKER else Illegal("illegal-not-yet", "9.16")
    if building == LAND and 0 <= what < len(CLAIMS):
        return Illegal("illegal-land", "9.15") if CLAIMS[what].squares & me.land else Illegal("illegal-price", "1.4")
    return exchange(me, building, what)


def exchange(me: Map, building: int, count: int) -> Illegal:
    """Nights, drinks, sermons, hours in the club: too dear, more than the house gives, or more W than there are."""
    if building == CLUB and me.gold < max(count, 1):
        return Illegal("illegal-gold", "1.4", count=max(count, 1))
    price = {HOTEL: NIGHT, SALOON: DRINK * max(count, 1), CHURCH: max(count, 1)}.get(building, 0)
    if price > me.cash:
        return Illegal("illegal-price", "1.4")
    if building in (SALOON, CLUB):
        return Illegal("illegal-too-many", "9.20")
    return Illegal("illegal-too-many", "9.14" if building == HOTEL else "9.10")
