"""The five areas side by side: where an action may go, and what a visited building offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Action
from saloon.games.fliptown.data import BADLANDS, CEMETERY, MINE, TOWN, TRAIL
from saloon.games.fliptown.rules import badlands, cemetery, mine, town, trail
from saloon.games.fliptown.rules.actions import VISIT, Dig, Enter, Rob, Stop, Visit

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown


def open_sites(s: Fliptown, me: Map, area: int) -> tuple[Action, ...]:
    """The sites open to a bonus action in the area."""
    if area == TRAIL:
        return trail.ahead(me)
    if area == BADLANDS:
        return badlands.free(me)
    if area == MINE:
        return mine.connected(s, me)
    return VISIT if area == TOWN else cemetery.free(me)


def sites_by_card(s: Fliptown, me: Map, suit: int, value: int) -> tuple[Action, ...]:
    """The sites that a suit and a value lead to."""
    if suit == TRAIL:
        return trail.reach(me, value)
    if suit == BADLANDS:
        return badlands.reach(me, value)
    if suit == MINE:
        return mine.reach(s, me, value)
    return town.reach(value)


def effects(me: Map, building: int) -> list[Action]:
    """What the effect of a visited building offers now."""
    return town.effects(me, building)


def place_of(action: Action) -> tuple[int, int]:
    """The area and the site an action goes to."""
    match action:
        case Stop(stop=site):
            return TRAIL, site
        case Rob(target=site):
            return BADLANDS, site
        case Enter(room=site):
            return MINE, site
        case Visit(building=site):
            return TOWN, site
        case Dig(tomb=site):
            return CEMETERY, site
    raise TypeError(action)
