"""A choice in words."""

from __future__ import annotations

from saloon.core.state import NATURE, Action
from saloon.games.fliptown.data import (
    AREAS,
    BUILDINGS,
    CHARACTERS,
    FINE_CASH,
    FINE_STARS,
    HOTEL,
    LAND,
    OFFICE,
    SOLD,
    SUIT,
    VALUE,
    VALUES,
)  # fmt: skip
from saloon.games.fliptown.notation.words import squares_of
from saloon.games.fliptown.rules import Fliptown, Map
from saloon.games.fliptown.rules.actions import (
    GAINS,
    NO,
    YES,
    Arrange,
    Bribe,
    Call,
    ChangeSuit,
    ChangeValue,
    Choose,
    Declare,
    Decline,
    Dig,
    Draw,
    Enter,
    Fine,
    LeaveIt,
    Mark,
    Pass,
    Power,
    Preach,
    Prospect,
    Redeal,
    Rob,
    Stop,
    Take,
    Use,
    Visit,
    WildSuit,
    WildValue,
)  # fmt: skip
from saloon.games.fliptown.rules.areas import place_of
from saloon.games.fliptown.rules.characters import prospected
from saloon.games.fliptown.rules.land_office import CLAIMS
from saloon.games.fliptown.rules.turn import SUIT_PRICE
from saloon.games.fliptown.speech.tell import tell
from saloon.games.fliptown.speech.things import SIGNS, brings, building_name, card, site_name, thing, who_name
from saloon.kit.cards import BLANK
from saloon.scene import Reader


def actor(view: Fliptown, reader: Reader) -> Map:
    """The map the choice is about: the reader's own, or that of whoever is to act."""
    return view.maps[reader.seat if 0 <= reader.seat < len(view.maps) else min(view.player, len(view.maps) - 1)]


def say(view: Fliptown, action: Action, reader: Reader) -> str:
    me = actor(view, reader)
    match action:
        case Arrange(suit=suit, value=value) if suit != BLANK:
            return reader(
                "say-arrange", suit=card(suit), value=card(value), area=AREAS[SUIT[suit]], number=VALUES[VALUE[value]]
            )
        case Stop() | Rob() | Enter() | Visit() | Dig():
            area, site = place_of(action)
            return reader("say-site", site=site_name(area, site, reader), gives=brings(me, area, site, reader))
        case Use(building=building, what=what):
            return say_use(building, what, reader)
        case ChangeSuit(suit=suit):
            return reader("say-suit", sign=SIGNS[suit], area=AREAS[suit], count=SUIT_PRICE)
        case ChangeValue(value=value):
            return reader("say-value", value=VALUES[value], count=abs(value - view.value))
        case Take(what=what):
            return reader("say-take", what=GAINS[what])
        case LeaveIt():
            return reader("say-leave" if view.pending else "say-end")
        case Pass():
            return reader("say-pass")
    return say_rarely(view, me, action, reader)


def say_use(building: int, what: int, reader: Reader) -> str:
    if building in SOLD:
        return reader("say-buy", building=building_name(building, reader), thing=thing(what, reader))
    if building == LAND:
        claim = CLAIMS[what]
        return reader("say-land", squares=squares_of(claim.squares), price=claim.price, count=claim.stars)
    if building in (HOTEL, OFFICE):
        return reader("say-hotel" if building == HOTEL else "say-office")
    return reader(f"say-{BUILDINGS[building]}", count=what)


def say_rarely(view: Fliptown, me: Map, action: Action, reader: Reader) -> str:
    match action:
        case WildSuit(suit=suit):
            return reader("say-joker", what=SIGNS[suit])
        case WildValue(value=value):
            return reader("say-joker", what=VALUES[value])
        case Prospect(up=up):
            return reader("say-prospect", value=VALUES[prospected(view, me, up)])
        case Call(area=area):
            return reader("say-call", who=who_name(me.who, reader), area=AREAS[area])
        case Power():
            return reader("say-power", who=CHARACTERS[me.who].name)
        case Bribe(pays=pays) if pays in (NO, YES):
            return reader("say-bribe", count=me.wanted) if pays == YES else reader("say-refuse")
        case Fine(cash=cash):
            round = view.round
            return (
                reader("say-fine-cash", count=FINE_CASH[round])
                if cash
                else reader("say-fine-stars", count=FINE_STARS[round])
            )
        case Choose(who=who):
            return reader("say-choose", who=who_name(who, reader)) if who != BLANK else reader("say-choose-nobody")
        case Mark(card=which):
            return reader("say-mark", card=card(which))
        case Declare(card=which):
            return reader("say-declare", card=card(which))
        case Preach(count=count):
            return reader("say-preach", count=count)
        case Redeal():
            return reader("say-redeal")
        case Draw():
            return reader("say-draw")
        case Decline() if view.phase == "declare":
            return reader("say-back")
        case Decline():
            return reader("say-decline")
    return tell(view, NATURE, action, reader)
