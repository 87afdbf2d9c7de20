"""The town: a building of exactly the value; its sign once, its effect on every visit."""

from __future__ import annotations

from saloon.core.state import Action
from saloon.games.fliptown.data import (
    BOARDS,
    CHURCH,
    CLUB,
    COMES_WITH,
    DRINK,
    HIDEOUT,
    HOTEL,
    LAND,
    MOST,
    NEEDS,
    NIGHT,
    NIGHTS,
    NOTHING,
    OFFICE,
    PRICE,
    SALOON,
    SOLD,
    TOWN,
    WHOLE_LAND,
)  # fmt: skip
from saloon.games.fliptown.rules import gains
from saloon.games.fliptown.rules.actions import USE, VISIT
from saloon.games.fliptown.rules.land_office import CLAIMS, WHOLE, open_claims
from saloon.games.fliptown.rules.table import EFFECT, Map, Table


def reach(value: int) -> tuple[Action, ...]:
    return VISIT[value - 1 : value]


def visit(s: Table, me: Map, building: int) -> None:
    """The building is circled; its effect waits, so that sign and effect come in either order."""
    first = not me.town >> building & 1
    me.town |= 1 << building
    s.pending += ((EFFECT, TOWN, building),)
    if first:
        gains.gain(s, me, BOARDS[building], TOWN, building)


def effects(me: Map, building: int) -> list[Action]:
    """What the effect of a visited building offers now."""
    uses = USE[building]
    if building in SOLD:
        return [uses[tool] for tool in SOLD[building] if on_offer(me, tool)]
    if building == LAND:
        return [uses[number] for number in open_claims(me.land, me.cash)]
    if building == HOTEL:
        return [uses[0]] if me.nights < len(NIGHTS) - 1 and me.cash >= NIGHT else []
    if building == OFFICE:
        return [uses[0]]
    return list(uses[1 : most(me, building) + 1])


def on_offer(me: Map, tool: int) -> bool:
    needs = NEEDS.get(tool)
    return not me.owns(tool) and PRICE[tool] <= me.cash and (needs is None or me.owns(needs))


def most(me: Map, building: int) -> int:
    """How often the exchange of the building can be made."""
    limit = MOST[building]
    if building == SALOON:
        return min(limit, me.cash // DRINK)
    if building == CLUB:
        return min(limit, me.gold)
    return min(limit, me.wanted, me.cash if building == CHURCH else limit)


def use(s: Table, me: Map, building: int, what: int) -> None:
    """The effect is used up with the visit."""
    due = (EFFECT, TOWN, building)
    at = s.pending.index(due)
    s.pending = s.pending[:at] + s.pending[at + 1 :]
    if building in SOLD:
        buy(s, me, building, what)
    elif building == LAND:
        claim(me, what)
    elif building == HOTEL:
        me.cash -= NIGHT
        me.nights += 1
    elif building == OFFICE:
        s.phase = "peek"
    else:
        exchange(me, building, what)


def buy(s: Table, me: Map, building: int, tool: int) -> None:
    me.cash -= PRICE[tool]
    me.owned |= 1 << tool
    gains.gain(s, me, COMES_WITH.get(tool, NOTHING), TOWN, building)


def claim(me: Map, number: int) -> None:
    drawn = CLAIMS[number]
    me.cash -= drawn.price
    me.land |= drawn.squares
    gains.stars(me, drawn.stars + (WHOLE_LAND if me.land == WHOLE else 0))


def exchange(me: Map, building: int, count: int) -> None:
    if building in (HIDEOUT, CHURCH):
        gains.shed(me, count)
        me.cash -= count if building == CHURCH else 0
    elif building in (SALOON, CLUB):
        gains.stars(me, count)
        me.cash -= DRINK * count if building == SALOON else 0
        me.gold -= count if building == CLUB else 0
