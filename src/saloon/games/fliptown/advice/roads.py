"""The turns worth a thought: a role for each card, changes for gold, a site; then the chain, step by step."""

from __future__ import annotations

from itertools import permutations
from operator import itemgetter
from typing import Final, NamedTuple

from saloon.core.state import Action, Seat
from saloon.games.fliptown.advice.powers import changed_to, power, reserve
from saloon.games.fliptown.advice.survey import Survey
from saloon.games.fliptown.advice.ways import Nearest, way_to
from saloon.games.fliptown.data import CEMETERY, SUIT, VALUE
from saloon.games.fliptown.rules import characters
from saloon.games.fliptown.rules.actions import ARRANGE, CALL, CHANGE_SUIT, CHANGE_VALUE, LEAVE, PASS, Visit
from saloon.games.fliptown.rules.table import EFFECT, Table
from saloon.games.fliptown.rules.turn import SUIT_PRICE
from saloon.kit.cards import BLANK

ALL: Final = 999


class Road(NamedTuple):
    """Own actions in a row, and the points they promise more than standing still."""

    worth: float
    actions: tuple[Action, ...]


Leg = tuple[float, int, int, Action]
"""The way to a site before it is written out: worth, the suit and the value it takes, the site."""
Ways = list[list[tuple[Action, float, Nearest]]]
"""By area: open sites, what they are worth, and the values that lead there."""


def roads(s: Table, seat: Seat, most: int = ALL, learned: bool = True) -> list[Road]:
    """The best ways to go on with the turn, best first; in the phases `arrange` and `turn`."""
    survey = Survey(s, seat, learned)
    found = ordinary(s, survey, most)
    if survey.me.who != BLANK:
        found = sorted(found + abilities(s, survey, found[0].worth), key=itemgetter(0), reverse=True)[:most]
    return found


def ordinary(s: Table, survey: Survey, most: int) -> list[Road]:
    """The ways that are open to everybody."""
    if s.phase == "arrange":
        return whole_turns(s, survey.look_over(), most)
    if s.pending:
        return sorted(steps(s, survey), key=itemgetter(0), reverse=True)[:most]
    if s.acted:
        return [Road(0.0, (LEAVE,))]
    legs = own_turns(survey.look_over(), ways_of(s, survey), s.suit, s.value, s.suit != SUIT[s.roles[s.player][0]])
    legs.sort(key=itemgetter(0), reverse=True)
    return [Road(leg[0], written(survey, s.suit, s.value, leg)) for leg in legs[:most]]


def abilities(s: Table, survey: Survey, best: float) -> list[Road]:
    """What the character may do now, with the best that follows."""
    me, spare = survey.me, reserve(s)
    found = [Road(best + power(s, me) - spare, (action,)) for action in characters.powers(me)]
    if s.phase != "turn":
        return found
    if calls := characters.calls(s, me):
        bonus = survey.look_over().bonus
        found += [Road(best + bonus[area] - spare, (CALL[area],)) for area in range(5) if CALL[area] in calls]
    if not s.acted and not s.pending:
        ways = ways_of(s, survey)
        for change in characters.card_changes(s, me):
            legs = own_turns(survey, ways, *changed_to(s, me, change))
            found.append(Road(max(legs, key=itemgetter(0))[0] - spare, (change,)))
    return found


# -- before the own action --------------------------------------------------------------------


def whole_turns(s: Table, survey: Survey, most: int) -> list[Road]:
    """Every role of the cards with every site it leads to; no gold for what the same cards give for nothing in other roles."""
    ways = ways_of(s, survey)
    column = survey.me.hand(s.round)
    free = {
        action for suit, value in permutations(s.line, 2) for action, _, values in ways[SUIT[suit]] if values[VALUE[value]] == VALUE[value]
    }  # fmt: skip
    found = []
    for suit, value in permutations(s.line, 2):
        (card,) = [each for each in s.line if each not in (suit, value)]
        hand = survey.outlook.hand((*column, card))
        legs = own_turns(survey, ways, SUIT[suit], VALUE[value])
        found += [
            (leg[0] + hand, suit, value, leg)
            for leg in legs
            if leg[1:3] == (SUIT[suit], VALUE[value]) or leg[3] not in free
        ]
    found.sort(key=itemgetter(0), reverse=True)
    return [
        Road(worth, (ARRANGE[suit][value], *written(survey, SUIT[suit], VALUE[value], leg)))
        for worth, suit, value, leg in found[:most]
    ]


def ways_of(s: Table, survey: Survey) -> Ways:
    return [
        [(action, worth, way_to(s, survey.me, area, action)) for action, worth in survey.sites[area]]
        for area in range(4)
    ]


def own_turns(survey: Survey, ways: Ways, suit: int, value: int, turned: bool = False) -> list[Leg]:
    """The sites that suit and value lead to, changed for gold as far as need be, the suit once at most, or a tombstone."""
    gold, purse = survey.outlook.gold, survey.me.gold
    rich = gold[purse]
    found: list[Leg] = [(worth, suit, value, action) for action, worth in survey.sites[CEMETERY]]
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


def written(survey: Survey, suit: int, value: int, leg: Leg) -> tuple[Action, ...]:
    """The actions of a leg from the suit and the value one has; a building is used as well as may be."""
    _, area, nearest, site = leg
    found: tuple[Action, ...] = (site,)
    if isinstance(site, Visit) and (uses := survey.uses(site.building)) and uses[0][1] > 0:
        found = (site, uses[0][0])
    if nearest != value:
        found = (CHANGE_VALUE[nearest], *found)
    return found if area == suit else (CHANGE_SUIT[area], *found)


# -- the chain --------------------------------------------------------------------------------


def steps(s: Table, survey: Survey) -> list[Road]:
    """The next step of a chain: each with what is left to take after it."""
    waiting = [what for what, _, _ in s.pending if what != EFFECT]
    if waiting:
        survey.look_over()
    uses = {site: survey.uses(site) for what, _, site in s.pending if what == EFFECT}
    best = {building: max([0.0, *[gain for _, gain in found]]) for building, found in uses.items()}
    whole = sum([survey.bonus[area] for area in waiting], 0.0) + sum(best.values(), 0.0)
    found = [Road(0.0, (LEAVE,))]
    for area in set(waiting):
        found += [Road(whole - survey.bonus[area] + worth, (action,)) for action, worth in survey.sites[area]]
    for building, each in uses.items():
        found += [Road(whole - best[building] + gain, (action,)) for action, gain in each if gain >= 0]
    return found
