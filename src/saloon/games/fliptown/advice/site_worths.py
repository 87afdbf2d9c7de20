"""What every open site of a map would bring, the chains it starts among it.

Nothing is tried out: what a site gives is added up from the printed rewards, each part of the map
counted at what it promises before and after.
"""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.fliptown import data as d
from saloon.games.fliptown.advice.outlook import DEEP, FIRST_DEEP, Outlook, Sums, outlook
from saloon.games.fliptown.rules import Fliptown, Map, areas, bounties, cowbots
from saloon.games.fliptown.rules.actions import USE, Use
from saloon.games.fliptown.rules.badlands import gun
from saloon.games.fliptown.rules.deck import unseen
from saloon.games.fliptown.rules.flow import DOES
from saloon.games.fliptown.rules.land_office import CLAIMS, WHOLE, open_claims
from saloon.kit.cards import BLANK

AREA_COUNT: Final = 5
DEPTH: Final = 3
"""How many bonus actions in a row are reckoned with."""
AT_LEAST: Final = tuple(
    sum(1 << card for card in range(d.CARDS_IN_DECK) if d.VALUE[card] >= value) for value in range(15)
)
"""The cards of at least a value, as masks."""
NEIGHBOURS: Final = tuple(
    tuple((1 << (two if tomb == one else one), reward) for one, two, reward in d.PAIRS if tomb in (one, two))
    for tomb in range(9)
)
"""For each tombstone its neighbours, as masks, with what lies between."""

Bonus = tuple[int, ...]
"""Areas of bonus actions."""


class SiteWorths:
    """What every open site of a map is worth at one moment of the seat's turn, chains of bonus actions included."""

    __slots__ = ("s", "seat", "me", "outlook", "draw", "deep", "theft", "sites", "bonus")

    def __init__(self, s: Fliptown, seat: Seat, learned: bool = True) -> None:
        self.s, self.seat = s, seat
        self.me = me = s.maps[seat]
        self.outlook: Outlook = outlook(s, learned=learned)
        self.draw = unseen(s) or s.discards
        self.deep = deep_counts(me.rooms)
        self.theft = theft(s, me)
        self.sites: list[list[tuple[Action, float]]] = []
        self.bonus = [0.0] * AREA_COUNT

    def work_out(self) -> SiteWorths:
        """Find out what every site and every bonus action is worth."""
        s, me = self.s, self.me
        found = [
            [(action, *self.prospect(area, action)) for action in areas.open_sites(s, me, area)]
            for area in range(AREA_COUNT)
        ]
        self.bonus = worth = chained(found)
        self.sites = [
            [
                (action, gain + sum([worth[each] for each in bonus], 0.0) if bonus else gain)
                for action, gain, bonus in sites
            ]
            for sites in found
        ]
        if s.bounties:
            self.sites = [[(action, worth + self.bounty(action)) for action, worth in sites] for sites in self.sites]
        return self

    # -- the five areas ---------------------------------------------------------------------

    def prospect(self, area: int, action: Action) -> tuple[float, Bonus]:
        """What going to the site brings by itself, and the bonus actions it gives."""
        _, site = areas.place_of(action)
        if area == d.TRAIL:
            gain = self.outlook.at[site + 1] - self.outlook.at[self.me.at] + self.outlook.circles[d.TRAIL]
            return self.given(gain + self.deep[d.TRAIL], d.STOPS[site])
        if area == d.BADLANDS:
            return self.robbed(site)
        if area == d.MINE:
            return self.entered(site)
        return self.visited(site) if area == d.TOWN else self.dug(site)

    def given(self, gain: float, reward: d.Reward, effect: float = 0.0) -> tuple[float, Bonus]:
        """A single reward on top of what the circle itself promises."""
        gain += self.rewarded(reward) + effect
        bonus = () if reward.bonus == BLANK else (reward.bonus,)
        if self.theft:
            gain -= self.stolen(reward)
        return gain, bonus

    def rewarded(self, reward: d.Reward) -> float:
        """What a reward adds to what the map promises, bonus actions left out."""
        me, promise = self.me, self.outlook
        gain = float(reward.stars)
        if reward.cash:
            gain += promise.cash[me.cash + reward.cash] - promise.cash[me.cash]
        if reward.gold:
            gain += promise.gold[me.gold + reward.gold] - promise.gold[me.gold]
        if reward.wanted or reward.shed:
            gain += promise.wanted[max(0, me.wanted + reward.wanted - reward.shed)] - promise.wanted[me.wanted]
        if reward.pans:
            gain += self.pan()
        if reward.hammers:
            gain += self.hammer()
        if reward.either:
            gain += max(self.pan(), self.hammer())
        return gain

    def pan(self) -> float:
        return one_more(self.outlook.pans, self.me.pans, d.PANS)

    def hammer(self) -> float:
        return one_more(self.outlook.hammers, self.me.hammers, d.HAMMERS)

    def robbed(self, target: int) -> tuple[float, Bonus]:
        """The mean of a robbery; half the stars are sure."""
        me, promise, loot = self.me, self.outlook, d.TARGETS[target]
        circled = me.targets | 1 << target
        gain = promise.targets[circled] - promise.targets[me.targets] + self.deep[d.BADLANDS]
        gain += promise.wanted[me.wanted + loot.wanted - me.owns(d.BANDANA)] - promise.wanted[me.wanted]
        half = loot.stars // 2
        gain += half + self.success(target) * (half + promise.cash[me.cash + loot.cash] - promise.cash[me.cash])
        row = target // 3
        bonus = (d.ROW_BONUS[row],) if circled >> 3 * row & 7 == 7 else ()
        if self.theft:
            gain -= self.stolen(d.Reward(1, 1, 0, loot.wanted, bonus=0 if bonus else BLANK))
        return gain, bonus

    def success(self, target: int) -> float:
        """The chance that the next card is enough for the target, a gun counted in."""
        need = AT_LEAST[max(0, target + 2 - gun(self.s, self.me))]
        return (self.draw & need).bit_count() / self.draw.bit_count()

    def entered(self, site: int) -> tuple[float, Bonus]:
        me, room = self.me, d.ROOMS[site]
        rooms = me.rooms | 1 << site
        gain = self.outlook.rooms[rooms] - self.outlook.rooms[me.rooms] + self.deep[d.MINE]
        if room.counts != BLANK:
            gain += (me.circled()[room.counts].bit_count()) + (room.counts == d.MINE)
        return self.given(gain, room.reward)

    def dug(self, tomb: int) -> tuple[float, Bonus]:
        me, promise = self.me, self.outlook
        gain = promise.tombs[me.tombs | 1 << tomb] - promise.tombs[me.tombs] + self.deep[d.CEMETERY] + me.owns(d.SHOVEL)
        wanted = 0 if me.owns(d.QUIET) else d.GRAVE_WANTED
        gain += promise.wanted[me.wanted + wanted] - promise.wanted[me.wanted]
        rewards = [reward for other, reward in NEIGHBOURS[tomb] if me.tombs & other]
        for reward in rewards:
            gain += self.rewarded(reward)
        if self.theft:
            gain -= self.stolen(*rewards, d.Reward(wanted=wanted))
        return gain, tuple([reward.bonus for reward in rewards if reward.bonus != BLANK])

    # -- the town ---------------------------------------------------------------------------

    def visited(self, building: int) -> tuple[float, Bonus]:
        me = self.me
        uses = self.uses(building)
        effect = max(0.0, uses[0][1]) if uses else 0.0
        if me.town >> building & 1:
            return self.given(0.0, d.NOTHING, effect)
        gain = self.outlook.town[me.town | 1 << building] - self.outlook.town[me.town] + self.deep[d.TOWN]
        return self.given(gain, d.BOARDS[building], effect)

    def uses(self, building: int) -> list[tuple[Action, float]]:
        """The uses of a building worth a look, and what each adds, best first."""
        key = (building, *concerned(self.me, building))
        found = self.outlook.uses.get(key)
        if found is None:
            found = self.outlook.uses[key] = sorted(self.offers(building), key=itemgetter(1), reverse=True)
        return found

    def offers(self, building: int) -> list[tuple[Action, float]]:
        me, promise = self.me, self.outlook
        if building == d.OFFICE:
            return [
                (
                    USE[d.OFFICE][0],
                    max(1.0, promise.wanted[max(0, me.wanted - d.OFFICE_SHED)] - promise.wanted[me.wanted]),
                )
            ]
        if building == d.LAND:
            return [(USE[d.LAND][number], self.claimed(number)) for number in claims(me.land, me.cash)]
        return [(action, self.used(building, action)) for action in areas.effects(me, building)]

    def claimed(self, number: int) -> float:
        claim, me, promise = CLAIMS[number], self.me, self.outlook
        land = me.land | claim.squares
        stars = claim.stars + (d.WHOLE_LAND if land == WHOLE else 0)
        return stars + promise.land[land] - promise.land[me.land] + self.spent(claim.price)

    def used(self, building: int, action: Action) -> float:
        me, promise = self.me, self.outlook
        assert isinstance(action, Use)
        what = action.what
        if building in d.SOLD:
            owned = promise.owned[me.owned | 1 << what] - promise.owned[me.owned]
            return owned + self.spent(d.PRICE[what]) + self.rewarded(d.COMES_WITH.get(what, d.NOTHING))
        if building == d.HOTEL:
            return promise.nights[me.nights + 1] - promise.nights[me.nights] + self.spent(d.NIGHT)
        if building in (d.HIDEOUT, d.CHURCH):
            shed = promise.wanted[max(0, me.wanted - what)] - promise.wanted[me.wanted]
            return shed + (self.spent(what) if building == d.CHURCH else 0.0)
        if building == d.SALOON:
            return what + self.spent(d.DRINK * what)
        return what + promise.gold[me.gold - what] - promise.gold[me.gold]

    def spent(self, cash: int) -> float:
        return self.outlook.cash[self.me.cash - cash] - self.outlook.cash[self.me.cash]

    # -- others -----------------------------------------------------------------------------

    def stolen(self, *rewards: d.Reward) -> int:
        """What the cowbot's theft costs, if these gains bring it about."""
        got = 0
        for reward in rewards:
            got |= got_by(reward)
        return self.theft if got & cowbots.watched(self.s) else 0

    def bounty(self, action: Action) -> float:
        """Stars for the bounties that the site meets at once."""
        s = self.s.copy()
        DOES[type(action)](s, self.seat, action)
        me = s.maps[self.seat]
        return sum(
            [
                d.BOUNTY_LATER if s.turned >> at & 1 else d.BOUNTY_FIRST
                for at, bounty in enumerate(s.bounties)
                if not me.scored >> at & 1 and bounties.MEETS[bounty](s, me)
            ]
        )


def chained(found: list[list[tuple[Action, float, Bonus]]]) -> list[float]:
    """What a bonus action in each area is worth."""
    worth = [0.0] * AREA_COUNT
    for _ in range(DEPTH):
        worth = [
            max([0.0, *[gain + sum([worth[area] for area in bonus], 0.0) for _, gain, bonus in sites]])
            for sites in found
        ]
    return worth


def one_more(sums: Sums, count: int, most: int) -> float:
    return sums[count + 1] - sums[count] if count < most else 0.0


def concerned(me: Map, building: int) -> tuple[int, ...]:
    """Everything that decides what a building offers and what that is worth."""
    if building in d.SOLD:
        return me.cash, me.owned, me.pans, me.hammers
    if building in (d.HIDEOUT, d.CHURCH, d.OFFICE):
        return me.cash if building == d.CHURCH else 0, me.wanted
    if building == d.CLUB:
        return (me.gold,)
    return me.cash, me.land if building == d.LAND else me.nights if building == d.HOTEL else 0


@cache
def deep_counts(rooms: int) -> tuple[int, ...]:
    """How many silver stars a new circle in each area brings."""
    counted = [area for bit, area in DEEP if rooms & bit] if rooms >> FIRST_DEEP else []
    return tuple([counted.count(area) for area in range(AREA_COUNT)])


@cache
def got_by(reward: d.Reward) -> int:
    """What a reward makes a cowbot see."""
    return (
        d.GOT_STAR * (reward.stars > 0)
        | d.GOT_CASH * (reward.cash > 0)
        | d.GOT_GOLD * (reward.gold > 0)
        | d.GOT_WANTED * (reward.wanted > 0)
        | d.GOT_BONUS * (reward.bonus != BLANK)
    )


def theft(s: Fliptown, me: Map) -> int:
    """What a theft by the cowbot would cost that this turn has not brought about yet."""
    if s.bot == BLANK or me.got & cowbots.watched(s):
        return 0
    return d.LEVELS.index(s.options.level) + 1 if any(d.SUIT[card] == s.bot for card in s.line) else 0


@cache
def claims(land: int, cash: int) -> tuple[int, ...]:
    """The best claim of each shape among those that can be drawn: the most stars, then the most room for others."""
    best: dict[str, tuple[int, int, int]] = {}
    for number in open_claims(land, cash):
        claim = CLAIMS[number]
        rated = (claim.stars, len(open_claims(land | claim.squares, 99)), number)
        best[claim.shape] = max(best.get(claim.shape, (-1, 0, 0)), rated)
    return tuple([number for _, _, number in best.values()])
