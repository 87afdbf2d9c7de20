"""Choices in words."""

from __future__ import annotations

from saloon.core.state import NATURE, Action
from saloon.games.dice_town.data import PRICE
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.speech.names import SEEN, card, cards, dice, goods, house
from saloon.games.dice_town.speech.telling import tell
from saloon.scene import Reader


def say(view: DiceTown, action: Action, reader: Reader) -> str:
    """The choice in words."""
    match action:
        case a.Keep(faces=()):
            return reader("say-keep-none")
        case a.Keep(faces=faces):
            return reader("say-keep", dice=dice(faces), count=PRICE[len(faces)])
        case a.Play(card=which):
            return reader("say-play", card=card(which, reader))
        case a.Cheat(die=die, face=face):
            return reader("say-cheat", die=SEEN[die], face=SEEN[face])
        case a.Pass():
            return reader("say-pass")
        case a.Rest():
            return reader("say-rest")
        case a.TakeBack(face=face):
            return reader("say-back", die=SEEN[face])
        case a.Dollars(count=count):
            return reader("say-dollars", count=count)
        case a.Nuggets(count=count):
            return reader("say-nuggets", count=count)
        case a.Add(card=which, fenced=fenced):
            return reader("say-add-fenced" if fenced else "say-add", card=card(which, reader))
        case a.Drop(card=which, fenced=fenced):
            return reader("say-drop-fenced" if fenced else "say-drop", card=card(which, reader))
        case a.Offer():
            return say_offer(view, action, reader)
        case a.NoOffer():
            return reader("say-no-offer")
    return say_in_town(view, action, reader)


def say_offer(view: DiceTown, offer: a.Offer, reader: Reader) -> str:
    if view.options.rule("bribes") == "all":
        return reader("say-offer-for", goods=goods(offer, reader), other=reader.name(offer.seat))
    return reader("say-offer", goods=goods(offer, reader))


def say_in_town(view: DiceTown, action: Action, reader: Reader) -> str:
    match action:
        case a.Favour(seat=seat):
            return reader("say-favour", other=reader.name(seat))
        case a.Decide(seat=seat):
            return reader("say-decide", other=reader.name(seat), house=house(view.house, reader))
        case a.Joe(seat=seat):
            return reader("say-joe", other=reader.name(seat))
        case a.Steal(seat=seat):
            return reader("say-steal", other=reader.name(seat))
        case a.Pick(card=which):
            return reader("say-pick", card=card(which, reader))
        case a.Call(seat=seat):
            return reader("say-call", other=reader.name(seat))
        case a.Fence(cards=claims):
            return reader("say-fence", cards=cards(claims, reader))
        case a.Remedy(kind=kind):
            return reader("say-remedy", kind=kind)
        case a.Decline():
            return reader("say-decline")
        case a.Crown(seat=seat):
            return reader("say-crown", other=reader.name(seat))
    return tell(view, NATURE, action, reader)
