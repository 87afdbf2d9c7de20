"""The turns worth a thought: a role for each card, changes for gold, a site; then the chain, step by step."""

from __future__ import annotations

from itertools import permutations
from operator import itemgetter
from typing import Final, NamedTuple

from saloon.core.state import Action, Seat
from saloon.games.fliptown.advice.nearest_values import Nearest, nearest_values
from saloon.games.fliptown.advice.powers import changed_to, power, reserve
from saloon.games.fliptown.advice.site_worths import SiteWorths
from saloon.games.fliptown.data import CEMETERY, SUIT, VALUE
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.abilities import calls, card_changes, powers
from saloon.games.fliptown.rules.actions import ARRANGE, CALL, CHANGE_SUIT, CHANGE_VALUE, LEAVE, PASS, Visit
from saloon.games.fliptown.rules.gains import EFFECT
from saloon.games.fliptown.rules.turn import SUIT_PRICE
from saloon.kit.cards import BLANK

ALL: Final = 999


class TurnChoice(NamedTuple):
    """Own actions in a row, and the points they promise more than standing still."""

    worth: float
    actions: tuple[Action, ...]


Route = tuple[float, int, int, Action]
"""The way to a site before it is written out: worth, the suit and the value it takes, the site."""
Ways = list[list[tuple[Action, float, Nearest]]]
"""By area: open sites, what they are worth, and the values that lead there."""


def turn_choices(s: Fliptown, seat: Seat, most: int = ALL, learned: bool = True) -> list[TurnChoice]:
    """The best ways to go on with the turn, best first; in the phases `arrange` and `turn`."""
    worths = SiteWorths(s, seat, learned)
    found = ordinary(s, worths, most)
    if worths.me.who != BLANK:
        found = sorted(found + abilities(s, worths, found[0].worth), key=itemgetter(0), reverse=True)[:most]
    return found


def ordinary(s: Fliptown, worths: SiteWorths, most: int) -> list[TurnChoice]:
    """The ways that are open to everybody."""
    if s.phase == "arrange":
        return whole_turns(s, worths.work_out(), most)
    if s.pending:
        return sorted(steps(s, worths), key=itemgetter(0), reverse=True)[:most]
    if s.acted:
        return [TurnChoice(0.0, (LEAVE,))]
    routes = own_turns(worths.work_out(), ways_of(s, worths), s.suit, s.value, s.suit != SUIT[s.roles[s.player][0]])
    routes.sort(key=itemgetter(0), reverse=True)
    return [TurnChoice(route[0], actions_of(worths, s.suit, s.value, route)) for route in routes[:most]]


def abilities(s: Fliptown, worths: SiteWorths, best: float) -> list[TurnChoice]:
    """What the character may do now, with the best that follows."""
    me, spare = worths.me, reserve(s)
    found = [TurnChoice(best + power(s, me) - spare, (action,)) for action in powers(me)]
    if s.phase != "turn":
        return found
    if called := calls(s, me):
        bonus = worths.work_out().bonus
        found += [TurnChoice(best + bonus[area] - spare, (CALL[area],)) for area in range(5) if CALL[area] in called]
    if not s.acted and not s.pending:
        ways = ways_of(s, worths)
        for change in card_changes(s, me):
            routes = own_turns(worths, ways, *changed_to(s, me, change))
            found.append(TurnChoice(max(routes, key=itemgetter(0))[0] - spare, (change,)))
    return found


# -- before the own action --------------------------------------------------------------------


def whole_turns(s: Fliptown, worths: SiteWorths, most: int) -> list[TurnChoice]:
    """Every role of the cards with every site it leads to; no gold for what other roles give for nothing."""
    ways = ways_of(s, worths)
    column = worths.me.hand(s.round)
    free = {
        action
        for suit, value in permutations(s.line, 2)
        for action, _, values in ways[SUIT[suit]]
        if values[VALUE[value]] == VALUE[value]
    }
    found = []
    for suit, value in permutations(s.line, 2):
        (card,) = [each for each in s.line if each not in (suit, value)]
        hand = worths.outlook.hand((*column, card))
        routes = own_turns(worths, ways, SUIT[suit], VALUE[value])
        found += [
            (route[0] + hand, suit, value, route)
            for route in routes
            if route[1:3] == (SUIT[suit], VALUE[value]) or route[3] not in free
        ]
    found.sort(key=itemgetter(0), reverse=True)
    return [
        TurnChoice(worth, (ARRANGE[suit][value], *actions_of(worths, SUIT[suit], VALUE[value], route)))
        for worth, suit, value, route in found[:most]
    ]


def ways_of(s: Fliptown, worths: SiteWorths) -> Ways:
    return [
        [(action, worth, nearest_values(s, worths.me, area, action)) for action, worth in worths.sites[area]]
        for area in range(4)
    ]


def own_turns(worths: SiteWorths, ways: Ways, suit: int, value: int, turned: bool = False) -> list[Route]:
    """The sites that suit and value lead to, changed for gold where needed, the suit at most once, or a tombstone."""
    gold, purse = worths.outlook.gold, worths.me.gold
    rich = gold[purse]
    found: list[Route] = [(worth, suit, value, action) for action, worth in worths.sites[CEMETERY]]
    for area in range(4):
        fee = 0 if area == suit else SUIT_PRICE
        if fee > purse or (fee and turned):
            continue
        for action, worth, values in ways[area]:
            nearest = values[value]
            price = fee + abs(nearest - value)
            if price <= purse:
                found.append((worth + gold[purse - price] - rich if price else worth, area, nearest, action))
    return found or [(0.0, suit, value, PASS)]


def actions_of(worths: SiteWorths, suit: int, value: int, route: Route) -> tuple[Action, ...]:
    """The actions of a route from the suit and the value one has; a building is used as well as may be."""
    _, area, nearest, site = route
    found: tuple[Action, ...] = (site,)
    if isinstance(site, Visit) and (uses := worths.uses(site.building)) and uses[0][1] > 0:
        found = (site, uses[0][0])
    if nearest != value:
        found = (CHANGE_VALUE[nearest], *found)
    return found if area == suit else (CHANGE_SUIT[area], *found)


# -- the chain --------------------------------------------------------------------------------


def steps(s: Fliptown, worths: SiteWorths) -> list[TurnChoice]:
    """The next step of a chain: each with what is left to take after it."""
    waiting = [what for what, _, _ in s.pending if what != EFFECT]
    if waiting:
        worths.work_out()
    uses = {site: worths.uses(site) for what, _, site in s.pending if what == EFFECT}
    best = {building: max([0.0, *[gain for _, gain in found]]) for building, found in uses.items()}
    whole = sum([worths.bonus[area] for area in waiting], 0.0) + sum(best.values(), 0.0)
    found = [TurnChoice(0.0, (LEAVE,))]
    for area in set(waiting):
        found += [TurnChoice(whole - worths.bonus[area] + worth, (action,)) for action, worth in worths.sites[area]]
    for building, each in uses.items():
        found += [TurnChoice(whole - best[building] + gain, (action,)) for action, gain in each if gain >= 0]
    return found
