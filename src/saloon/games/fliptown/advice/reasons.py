"""Why one would do this: only what was worked out."""

from __future__ import annotations

from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.fliptown import data as d
from saloon.games.fliptown.advice.answers import arrest_chance
from saloon.games.fliptown.advice.site_worths import SiteWorths
from saloon.games.fliptown.advice.turn_choices import TurnChoice, turn_choices
from saloon.games.fliptown.rules import Fliptown, Map
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules.areas import place_of
from saloon.games.fliptown.rules.land_office import CLAIMS, WHOLE
from saloon.games.fliptown.rules.turn import SUIT_PRICE
from saloon.house.rooms import Reason
from saloon.kit.cards import BLANK
from saloon.kit.poker import CATEGORIES, NOTHING, category

SITES: Final = (a.Stop, a.Rob, a.Enter, a.Visit, a.Dig)


def reason(view: Fliptown, seat: Seat, action: Action) -> Reason:
    if len(view.legal(seat)) == 1:
        return Reason("why-forced")
    me = view.maps[seat]
    match action:
        case a.Arrange():
            return arranging(view, seat, action)
        case a.ChangeSuit() | a.ChangeValue():
            return Reason("why-change", {"points": promised(view, seat, action)})
        case a.Rob(target=target):
            return robbing(view, seat, target)
        case a.Enter(room=room) if d.ROOMS[room].counts != BLANK:
            return Reason("why-silver", {"count": me.circled()[d.ROOMS[room].counts].bit_count()})
        case a.Use():
            return using(view, me, action)
        case a.Bribe(pays=pays):
            return Reason("why-bribe" if pays == a.YES else "why-no-bribe", sheriff(view, me))
        case a.Fine(cash=cash):
            return Reason("why-fine-cash" if cash else "why-fine-stars", fine(view))
        case a.Decline() if view.phase == "declare":
            return Reason("why-back")
        case a.LeaveIt():
            return Reason("why-leave")
    if view.phase == "turn" and not isinstance(action, a.Use):
        return going(view, seat, action)
    return Reason("why-best")


def percent(chance: float) -> int:
    return round(100 * chance)


def promised(view: Fliptown, seat: Seat, action: Action) -> int:
    """The points that the best turn beginning with the action promises."""
    return round(max([choice.worth for choice in turn_choices(view, seat) if choice.actions[0] == action], default=0.0))


def arranging(view: Fliptown, seat: Seat, action: a.Arrange) -> Reason:
    """The poker card if it makes something, and where the cards lead."""
    hand = view.maps[seat].hand(view.round)
    (card,) = [each for each in view.line if each not in (action.suit, action.value)]
    choice = next((choice for choice in turn_choices(view, seat) if choice.actions[0] == action), None)
    if choice is None:
        return Reason("why-best")
    made = category((*hand, card))
    args: dict[str, str | int] = {
        "area": d.AREAS[area_of(choice)],
        "points": round(choice.worth),
        "gold": price(action, choice),
    }
    if made != NOTHING and made > (category(hand) if hand else NOTHING):
        return Reason("why-hand", {**args, "hand": CATEGORIES[made]})
    return Reason("why-turn", args)


def area_of(choice: TurnChoice) -> int:
    """Where a turn leads."""
    return next((place_of(action)[0] for action in choice.actions if isinstance(action, SITES)), d.CEMETERY)


def price(first: a.Arrange, choice: TurnChoice) -> int:
    """The gold that a turn takes once the cards have their roles."""
    gold = 0
    for action in choice.actions:
        match action:
            case a.ChangeSuit():
                gold += SUIT_PRICE
            case a.ChangeValue(value=value):
                gold += abs(value - d.VALUE[first.value])
    return gold


def robbing(view: Fliptown, seat: Seat, target: int) -> Reason:
    loot, me = d.TARGETS[target], view.maps[seat]
    chance = percent(SiteWorths(view, seat).success(target))
    return Reason(
        "why-rob",
        {"percent": chance, "stars": loot.stars, "cash": loot.cash, "wanted": loot.wanted - me.owns(d.BANDANA)},
    )


def going(view: Fliptown, seat: Seat, action: Action) -> Reason:
    """The bonus action a site brings, or what it promises altogether."""
    if not isinstance(action, SITES):
        return Reason("why-best")
    area, _ = place_of(action)
    worths = SiteWorths(view, seat).work_out()
    _, bonus = worths.prospect(area, action)
    if bonus:
        best = max(bonus, key=lambda each: worths.bonus[each])
        return Reason("why-bonus", {"area": d.AREAS[best], "points": round(worths.bonus[best])})
    return Reason("why-site", {"points": round(dict(worths.sites[area])[action])})


def using(view: Fliptown, me: Map, action: a.Use) -> Reason:
    building, what = action.building, action.what
    if building == d.HOTEL:
        return Reason("why-night", {"count": d.NIGHTS[me.nights + 1] - d.NIGHTS[me.nights]})
    if building in (d.HIDEOUT, d.CHURCH):
        now, then = arrest_chance(view, me.wanted), arrest_chance(view, me.wanted - what)
        risk: dict[str, str | int] = {"before": percent(now), "after": percent(then)}
        return Reason("why-shed", risk) if risk["after"] != risk["before"] else Reason("why-best")
    if building == d.LAND:
        claim = CLAIMS[what]
        whole = me.land | claim.squares == WHOLE
        return Reason("why-land", {"count": claim.stars + d.WHOLE_LAND * whole, "price": claim.price})
    return Reason("why-use")


def sheriff(view: Fliptown, me: Map) -> dict[str, str | int]:
    return {"percent": percent(arrest_chance(view, me.wanted)), "count": me.wanted, **fine(view)}


def fine(view: Fliptown) -> dict[str, str | int]:
    return {"stars": d.FINE_STARS[view.round], "cash": d.FINE_CASH[view.round]}
