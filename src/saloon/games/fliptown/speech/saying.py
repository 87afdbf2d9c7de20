"""A choice in words."""

from __future__ import annotations

from saloon.core.state import NATURE, Action
from saloon.games.fliptown import data as d
from saloon.games.fliptown.notation.words import squares_of
from saloon.games.fliptown.rules import Fliptown, Map
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules.abilities import prospected
from saloon.games.fliptown.rules.areas import place_of
from saloon.games.fliptown.rules.land_office import CLAIMS
from saloon.games.fliptown.rules.turn import SUIT_PRICE
from saloon.games.fliptown.speech.names import SIGNS, actor, brings, building_name, card, site_name, thing, who_name
from saloon.games.fliptown.speech.telling import tell
from saloon.kit.cards import BLANK
from saloon.scene import Reader


def say(view: Fliptown, action: Action, reader: Reader) -> str:
    me = actor(view, reader)
    match action:
        case a.Arrange(suit=suit, value=value) if suit != BLANK:
            return reader(
                "say-arrange",
                suit=card(suit),
                value=card(value),
                area=d.AREAS[d.SUIT[suit]],
                number=d.VALUES[d.VALUE[value]],
            )
        case a.Stop() | a.Rob() | a.Enter() | a.Visit() | a.Dig():
            area, site = place_of(action)
            return reader("say-site", site=site_name(area, site, reader), gives=brings(me, area, site, reader))
        case a.Use(building=building, what=what):
            return say_use(building, what, reader)
        case a.ChangeSuit(suit=suit):
            return reader("say-suit", sign=SIGNS[suit], area=d.AREAS[suit], count=SUIT_PRICE)
        case a.ChangeValue(value=value):
            return reader("say-value", value=d.VALUES[value], count=abs(value - view.value))
        case a.Take(what=what):
            return reader("say-take", what=a.GAINS[what])
        case a.LeaveIt():
            return reader("say-leave", count=len(view.pending)) if view.pending else reader("say-end")
        case a.Pass():
            return reader("say-pass")
    return say_ability(view, me, action, reader)


def say_use(building: int, what: int, reader: Reader) -> str:
    if building in d.SOLD:
        return reader("say-buy", building=building_name(building, reader), thing=thing(what, reader))
    if building == d.LAND:
        claim = CLAIMS[what]
        return reader("say-land", squares=squares_of(claim.squares), price=claim.price, count=claim.stars)
    if building in (d.HOTEL, d.OFFICE):
        return reader("say-hotel" if building == d.HOTEL else "say-office")
    return reader(f"say-{d.BUILDINGS[building]}", count=what)


def say_ability(view: Fliptown, me: Map, action: Action, reader: Reader) -> str:
    """What characters may do."""
    match action:
        case a.Choose(who=who):
            return reader("say-choose", who=who_name(who, reader)) if who != BLANK else reader("say-choose-nobody")
        case a.WildSuit(suit=suit):
            return reader("say-joker", what=SIGNS[suit])
        case a.WildValue(value=value):
            return reader("say-joker", what=d.VALUES[value])
        case a.Prospect(up=up):
            return reader("say-prospect", value=d.VALUES[prospected(view, me, up)])
        case a.Call(area=area):
            return reader("say-call", who=who_name(me.who, reader), area=d.AREAS[area])
        case a.Power():
            return reader("say-power", who=d.CHARACTERS[me.who].name)
        case a.Mark(card=which):
            return reader("say-mark", card=card(which))
        case a.Declare(card=which):
            return reader("say-declare", card=card(which))
        case a.Preach(count=count):
            return reader("say-preach", count=count)
        case a.Redeal():
            return reader("say-redeal")
        case a.Draw():
            return reader("say-draw")
        case a.Decline():
            return reader("say-back" if view.phase == "declare" else "say-decline")
    return say_arrest(view, me, action, reader)


def say_arrest(view: Fliptown, me: Map, action: Action, reader: Reader) -> str:
    """What the sheriff asks; nothing else is chosen."""
    match action:
        case a.Bribe(pays=pays) if pays in (a.NO, a.YES):
            return reader("say-bribe", count=me.wanted) if pays == a.YES else reader("say-refuse")
        case a.Fine(cash=True):
            return reader("say-fine-cash", count=d.FINE_CASH[view.round])
        case a.Fine():
            return reader("say-fine-stars", count=d.FINE_STARS[view.round])
    return tell(view, NATURE, action, reader)
