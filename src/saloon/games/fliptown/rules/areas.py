"""The five areas side by side: which sites an action may go to, and going there."""

from __future__ import annotations

from saloon.core.state import Action
from saloon.games.fliptown.data import BADLANDS, CEMETERY, MINE, TOWN, TRAIL
from saloon.games.fliptown.rules import badlands, cemetery, mine, town, trail
from saloon.games.fliptown.rules.actions import VISIT, Dig, Enter, Rob, Stop, Visit
from saloon.games.fliptown.rules.table import Map, Table


def open_sites(s: Table, me: Map, area: int) -> tuple[Action, ...]:
    """The sites open to a bonus action in the area."""
    if area == TRAIL:
        return trail.ahead(me)
    if area == BADLANDS:
        return badlands.free(me)
    if area == MINE:
        return mine.connected(s, me)
    return VISIT if area == TOWN else cemetery.free(me)


def sites_by_card(s: Table, me: Map, suit: int, value: int) -> tuple[Action, ...]:
    """The sites that a suit and a value lead to."""
    if suit == TRAIL:
        return trail.reach(me, value)
    if suit == BADLANDS:
        return badlands.reach(me, value)
    if suit == MINE:
        return mine.reach(s, me, value)
    return town.reach(value)


def area_of(action: Action) -> int:
    """The area an action goes to."""
    match action:
        case Stop():
            return TRAIL
        case Rob():
            return BADLANDS
        case Enter():
            return MINE
        case Visit():
            return TOWN
    return CEMETERY


def go(s: Table, me: Map, action: Action) -> None:
    """Circle the site and take what it gives."""
    match action:
        case Stop(stop=stop):
            trail.ride(s, me, stop)
        case Rob(target=target):
            badlands.rob(s, me, target)
        case Enter(room=room):
            mine.enter(s, me, room)
        case Visit(building=building):
            town.visit(s, me, building)
        case Dig(tomb=tomb):
            cemetery.dig(s, me, tomb)
