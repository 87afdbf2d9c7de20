"""The town: a building of exactly the value; its sign once, its effect on every visit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.games.fliptown import data as d
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules import gains
from saloon.games.fliptown.rules.deck import may_be
from saloon.games.fliptown.rules.gains import EFFECT
from saloon.games.fliptown.rules.land_office import CLAIMS, WHOLE, open_claims
from saloon.kit.cards import BLANK

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown


def reach(value: int) -> tuple[Action, ...]:
    return a.VISIT[value - 1 : value]


def visit(s: Fliptown, seat: Seat, action: a.Visit) -> None:
    """The building is circled; its effect waits, so that sign and effect come in either order."""
    me, building = s.own(seat), action.building
    gains.spend(s, d.TOWN)
    first = not me.town >> building & 1
    me.town |= 1 << building
    s.pending += ((EFFECT, d.TOWN, building),)
    if first:
        gains.gain(s, me, d.BOARDS[building], d.TOWN, building)


def effects(me: Map, building: int) -> list[Action]:
    """What the effect of a visited building offers now."""
    uses = a.USE[building]
    if building in d.SOLD:
        return [uses[tool] for tool in d.SOLD[building] if on_offer(me, tool)]
    if building == d.LAND:
        return [uses[number] for number in open_claims(me.land, me.cash)]
    if building == d.HOTEL:
        return [uses[0]] if me.nights < len(d.NIGHTS) - 1 and me.cash >= d.NIGHT else []
    if building == d.OFFICE:
        return [uses[0]]
    return list(uses[1 : most(me, building) + 1])


def on_offer(me: Map, tool: int) -> bool:
    needs = d.NEEDS.get(tool)
    return not me.owns(tool) and d.PRICE[tool] <= me.cash and (needs is None or me.owns(needs))


def most(me: Map, building: int) -> int:
    """How often the exchange of the building can be made."""
    limit = d.MOST[building]
    if building == d.SALOON:
        return min(limit, me.cash // d.DRINK)
    if building == d.CLUB:
        return min(limit, me.gold)
    return min(limit, me.wanted, me.cash if building == d.CHURCH else limit)


def use(s: Fliptown, seat: Seat, action: a.Use) -> None:
    """The effect is used up with the visit."""
    me, building, what = s.own(seat), action.building, action.what
    due = (EFFECT, d.TOWN, building)
    at = s.pending.index(due)
    s.pending = s.pending[:at] + s.pending[at + 1 :]
    if building in d.SOLD:
        buy(s, me, building, what)
    elif building == d.LAND:
        claim(me, what)
    elif building == d.HOTEL:
        me.cash -= d.NIGHT
        me.nights += 1
    elif building == d.OFFICE:
        s.phase = "peek"
    else:
        exchange(me, building, what)


def buy(s: Fliptown, me: Map, building: int, tool: int) -> None:
    me.cash -= d.PRICE[tool]
    me.owned |= 1 << tool
    gains.gain(s, me, d.COMES_WITH.get(tool, d.NOTHING), d.TOWN, building)


def claim(me: Map, number: int) -> None:
    drawn = CLAIMS[number]
    me.cash -= drawn.price
    me.land |= drawn.squares
    gains.stars(me, drawn.stars + (d.WHOLE_LAND if me.land == WHOLE else 0))


def exchange(me: Map, building: int, count: int) -> None:
    if building in (d.HIDEOUT, d.CHURCH):
        gains.shed(me, count)
        me.cash -= count if building == d.CHURCH else 0
    elif building in (d.SALOON, d.CLUB):
        gains.stars(me, count)
        me.cash -= d.DRINK * count if building == d.SALOON else 0
        me.gold -= count if building == d.CLUB else 0


# -- the sheriff's office ---------------------------------------------------------------------


def peeks(s: Fliptown) -> Sequence[Action]:
    return [a.PEEK[card] for card in may_be(s, s.sheriff)]


def peek(s: Fliptown, seat: Seat, action: a.Peek) -> None:
    """The player looks at the sheriff card and may ask a favour."""
    s.peeked |= 1 << s.player
    s.sheriff = s.sheriff if action.card == BLANK else action.card
    s.phase = "office"


def take_favour(s: Fliptown, seat: Seat, action: a.Take) -> None:
    me = s.own(seat)
    if action.what == a.GET_STAR:
        gains.stars(me, d.OFFICE_STARS)
    else:
        gains.shed(me, d.OFFICE_SHED)
    s.phase = "turn"
