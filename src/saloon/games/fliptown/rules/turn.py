"""A player's own turn: changes of the cards, the action, and the chain of what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from saloon.core.state import Action, Seat
from saloon.games.fliptown.data import ACE, CEMETERY, KING, SUIT, VALUE
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules import areas, gains
from saloon.games.fliptown.rules.abilities import calls, card_changes, powers
from saloon.games.fliptown.rules.gains import EFFECT
from saloon.kit.cards import BLANK

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown

SUIT_PRICE: Final = 2
"""Gold for another suit; a step of the value costs one."""


def begin(s: Fliptown, seat: Seat) -> None:
    """The seat carries out its turn."""
    suit, value = s.roles[seat]
    s.player, s.phase = seat, "turn"
    s.suit, s.value, s.acted, s.fresh = SUIT[suit], VALUE[value], False, 0


# -- what may be done -------------------------------------------------------------------------


def choices(s: Fliptown, me: Map) -> Sequence[Action]:
    """All that the player may do in the own turn."""
    if s.pending:
        found = [*waiting(s, me), a.LEAVE]
    elif s.acted:
        found = [a.LEAVE]
    else:
        found = own_actions(s, me) + changes(s, me)
    return found + calls(s, me) + powers(me)


def own_actions(s: Fliptown, me: Map) -> list[Action]:
    """Where the cards lead, or any tombstone; nothing only if there is nothing else."""
    found = [*areas.sites_by_card(s, me, s.suit, s.value), *areas.open_sites(s, me, CEMETERY)]
    return [*found, a.PASS] if not found or s.options.passing == "always" else found


def changes(s: Fliptown, me: Map) -> list[Action]:
    """The changes of suit and value card that gold or the character allow."""
    found: list[Action] = []
    if me.gold >= SUIT_PRICE:
        found += [a.CHANGE_SUIT[suit] for suit in range(4) if suit != s.suit]
    low, high = max(ACE, s.value - me.gold), min(KING, s.value + me.gold)
    found += [a.CHANGE_VALUE[value] for value in range(low, high + 1) if value != s.value]
    return found + card_changes(s, me)


def for_gold(s: Fliptown, me: Map, suit: int) -> dict[Action, int]:
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


def waiting(s: Fliptown, me: Map) -> list[Action]:
    """What the bonus actions and effects that wait offer; the player takes them in any order."""
    found: list[Action] = []
    known: set[int] = set()
    for what, _, site in s.pending:
        key = EFFECT + site if what == EFFECT else what
        if key not in known:
            known.add(key)
            found += areas.effects(me, site) if what == EFFECT else areas.open_sites(s, me, what)
    return found


def picks(s: Fliptown, me: Map) -> Sequence[Action]:
    """A pan or a hammer."""
    return [a.TAKE[a.GET_PAN], a.TAKE[a.GET_HAMMER], *powers(me)]


def favours(s: Fliptown, me: Map) -> Sequence[Action]:
    """What the sheriff's office gives after the look at the card."""
    return [a.TAKE[a.GET_STAR], a.TAKE[a.SHED_WANTED], *powers(me)]


# -- doing it ---------------------------------------------------------------------------------


def change_suit(s: Fliptown, seat: Seat, action: a.ChangeSuit) -> None:
    s.own(seat).gold -= SUIT_PRICE
    s.suit = action.suit


def change_value(s: Fliptown, seat: Seat, action: a.ChangeValue) -> None:
    s.own(seat).gold -= abs(action.value - s.value)
    s.value = action.value


def do_nothing(s: Fliptown, seat: Seat, action: a.Pass) -> None:
    s.acted = True


def leave(s: Fliptown, seat: Seat, action: a.LeaveIt) -> None:
    """All that waits is left; after the own action the turn is over."""
    s.pending = ()
    if s.acted:
        s.phase = "next"


def take_pick(s: Fliptown, seat: Seat, action: a.Take) -> None:
    me = s.own(seat)
    if action.what == a.GET_PAN:
        gains.pan(me)
    else:
        gains.hammer(me)
    s.phase = "turn"


# -- when it is over --------------------------------------------------------------------------


def goes_on(s: Fliptown) -> bool:
    """Drop what can no longer be used; a turn with nothing left to decide is over."""
    if not s.acted and not s.pending:
        return True
    me = s.maps[s.player]
    if s.pending:
        s.pending = tuple([due for due in s.pending if due[0] == EFFECT or areas.open_sites(s, me, due[0])])
        if not waiting(s, me) and not hopes(s, me):
            s.pending = ()
    return not s.acted or bool(s.pending or calls(s, me))


def hopes(s: Fliptown, me: Map) -> bool:
    """Whether an ability may still make an effect that waits worth something: gold for the club, money for the bank."""
    return s.options.abilities == "wait" and bool(calls(s, me) or powers(me))


def rest(s: Fliptown) -> None:
    """Nobody's turn: no card is changed, nothing waits."""
    s.suit, s.value, s.acted, s.fresh, s.pending = BLANK, 0, False, 0, ()
