"""A player's own turn: changes of the cards, the action, and the chain of what it brings."""

from __future__ import annotations

from saloon.core.state import Action, Seat
from saloon.games.fliptown.data import ACE, KING, SUIT, VALUE
from saloon.games.fliptown.rules import areas, cemetery, characters, town
from saloon.games.fliptown.rules.actions import (
    CHANGE_SUIT,
    CHANGE_VALUE,
    LEAVE,
    PASS,
    Call,
    ChangeSuit,
    ChangeValue,
    LeaveIt,
    Pass,
    Prospect,
    Use,
    WildSuit,
    WildValue,
)  # fmt: skip
from saloon.games.fliptown.rules.table import EFFECT, Map, Table
from saloon.kit.cards import BLANK

SUIT_PRICE = 2
"""Gold for another suit; a step of the value costs one."""


def begin(s: Table, seat: Seat) -> None:
    """The seat carries out its turn."""
    suit, value = s.roles[seat]
    s.player, s.phase = seat, "turn"
    s.suit, s.value, s.acted, s.fresh = SUIT[suit], VALUE[value], False, 0


# -- what may be done -------------------------------------------------------------------------


def choices(s: Table, me: Map) -> list[Action]:
    """All that the player may do in the own turn."""
    if s.pending:
        found = [*waiting(s, me), LEAVE]
    elif s.acted:
        found = [LEAVE]
    else:
        found = own_actions(s, me) + changes(s, me)
    return found + characters.calls(s, me) + characters.powers(me)


def own_actions(s: Table, me: Map) -> list[Action]:
    """Where the cards lead, or any tombstone; nothing only if there is nothing else."""
    found = [*areas.sites_by_card(s, me, s.suit, s.value), *cemetery.free(me)]
    return [*found, PASS] if not found or s.options.passing == "always" else found


def changes(s: Table, me: Map) -> list[Action]:
    """The changes of suit and value card that gold or the character allow."""
    found: list[Action] = []
    if me.gold >= SUIT_PRICE:
        found += [CHANGE_SUIT[suit] for suit in range(4) if suit != s.suit]
    low, high = max(ACE, s.value - me.gold), min(KING, s.value + me.gold)
    found += [CHANGE_VALUE[value] for value in range(low, high + 1) if value != s.value]
    return found + characters.card_changes(s, me)


def for_gold(s: Table, me: Map, suit: int) -> dict[Action, int]:
    """Sites of a suit's area that gold would open now, with the value that does so most cheaply.

    Not what may be done at once: what a board shows beside it and a planner looks through.
    """
    purse = me.gold - (SUIT_PRICE if suit != s.suit else 0)
    found: dict[Action, int] = {}
    for steps in range(min(purse, KING - ACE) + 1):
        for value in {s.value - steps, s.value + steps}:
            if ACE <= value <= KING:
                for action in areas.sites_by_card(s, me, suit, value):
                    found.setdefault(action, value)
    return found


def waiting(s: Table, me: Map) -> list[Action]:
    """What the bonus actions and effects that wait offer; the player takes them in any order."""
    found: list[Action] = []
    known: set[int] = set()
    for what, _, site in s.pending:
        key = EFFECT + site if what == EFFECT else what
        if key not in known:
            known.add(key)
            found += town.effects(me, site) if what == EFFECT else areas.open_sites(s, me, what)
    return found


# -- doing it ---------------------------------------------------------------------------------


def take(s: Table, me: Map, action: Action) -> bool:
    """Do it; whether the player says that the turn is over."""
    match action:
        case Use(building=building, what=what):
            town.use(s, me, building, what)
        case LeaveIt():
            s.pending = ()
            return s.acted
        case Pass():
            s.acted = True
        case Call(area=area):
            characters.call(s, me, area)
        case ChangeSuit() | ChangeValue() | WildSuit() | WildValue() | Prospect():
            change(s, me, action)
        case _:
            area, site = areas.place_of(action)
            spend(s, area)
            areas.go(s, me, area, site)
    return False


def spend(s: Table, area: int) -> None:
    """The bonus action is taken, or the own action of the turn."""
    for at, due in enumerate(s.pending):
        if due[0] == area:
            s.pending = s.pending[:at] + s.pending[at + 1 :]
            return
    s.acted = True


def change(s: Table, me: Map, action: Action) -> None:
    match action:
        case ChangeSuit(suit=suit):
            me.gold -= SUIT_PRICE
            s.suit = suit
        case ChangeValue(value=value):
            me.gold -= abs(value - s.value)
            s.value = value
        case WildSuit(suit=suit):
            me.used += 1
            s.suit = suit
        case WildValue(value=value):
            me.used += 1
            s.value = value
        case Prospect(up=up):
            s.value = characters.prospected(s, me, up)
            me.used += 1


def is_over(s: Table, me: Map) -> bool:
    """Drop what can no longer be used; a turn with nothing left to decide is over."""
    if s.pending:
        s.pending = tuple([due for due in s.pending if due[0] == EFFECT or areas.open_sites(s, me, due[0])])
        if not waiting(s, me) and not hopes(s, me):
            s.pending = ()
    return s.acted and not s.pending and not characters.calls(s, me)


def hopes(s: Table, me: Map) -> bool:
    """Whether an ability may still make an effect that waits worth something: gold for the club, money for the bank."""
    return s.options.abilities == "wait" and bool(characters.calls(s, me) or characters.powers(me))


def rest(s: Table) -> None:
    """Nobody's turn: no card is changed, nothing waits."""
    s.suit, s.value, s.acted, s.fresh, s.pending = BLANK, 0, False, 0, ()
