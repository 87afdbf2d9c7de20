"""Why something is not allowed, with the clause. Any action is answered, also one that names nothing real."""

from __future__ import annotations

from saloon.core.state import Action, Illegal, Seat
from saloon.games.fliptown.data import (
    ACE,
    CALLS,
    KING,
    LAND,
    MINE,
    PRICE,
    PROSPECTOR,
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


def why_not(s: Table, seat: Seat, action: Action) -> Illegal:
    """Why a seat that is to act may not do this."""
    me = s.maps[seat]
    match action:
        case Power():
            return Illegal("illegal-no-effect", "15.18") if me.who in characters.POWERS else no_ability()
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
    return in_turn(s, me, action) if s.phase == "turn" else Illegal("illegal-here")


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
        case Pass() | LeaveIt():
            return Illegal("illegal-waiting", "5.4") if s.pending else Illegal("illegal-pass", "3.10")
    return Illegal("illegal-here")


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
    return Illegal("illegal-too-many", "9.21")
