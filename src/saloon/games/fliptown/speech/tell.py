"""The sentences of the log."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.state import NATURE, Action, Seat
from saloon.games.fliptown.data import (
    AREAS,
    BADLANDS,
    BOUNTIES,
    BOUNTY_FIRST,
    BOUNTY_LATER,
    BUILDINGS,
    CHARACTERS,
    FINE_CASH,
    FINE_STARS,
    HOTEL,
    LAND,
    OFFICE,
    SOLD,
    SUIT,
    TARGETS,
    VALUE,
    VALUES,
    Reward,
)  # fmt: skip
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.actions import (
    GAINS,
    YES,
    Announce,
    Arrange,
    Aside,
    Bribe,
    Call,
    Cast,
    ChangeSuit,
    ChangeValue,
    Choose,
    Come,
    Declare,
    Decline,
    Dig,
    Draw,
    Enter,
    Fine,
    Fined,
    Hole,
    Interest,
    Judge,
    LeaveIt,
    Lot,
    Mark,
    Pass,
    Pay,
    Peek,
    Post,
    Power,
    Preach,
    Prospect,
    Redeal,
    Refill,
    Rob,
    Robbery,
    Show,
    Stop,
    Take,
    Tell,
    Theft,
    Turn,
    Unveil,
    Use,
    Visit,
    WildSuit,
    WildValue,
    Work,
)  # fmt: skip
from saloon.games.fliptown.rules.areas import place_of
from saloon.games.fliptown.rules.arrest import by_cash
from saloon.games.fliptown.rules.badlands import gun
from saloon.games.fliptown.rules.land_office import CLAIMS
from saloon.games.fliptown.rules.poker import best_of, hand
from saloon.games.fliptown.speech.things import (
    SIGNS,
    bot_name,
    building_name,
    card,
    gives,
    inside,
    rewards,
    site_name,
    tool_name,
    who_name,
)  # fmt: skip
from saloon.kit.cards import BLANK, Card
from saloon.kit.poker import CATEGORIES, category
from saloon.scene import Reader


def tell(before: Fliptown, seat: Seat, action: Action, reader: Reader) -> str:
    """The sentence of the log, with the bounties that are met by it."""
    said = told(before, seat, action, reader)
    return " ".join([said, *tell_bounties(before, before.after(seat, action), reader)]) if before.bounties else said


def tell_bounties(before: Fliptown, after: Fliptown, reader: Reader) -> Iterator[str]:
    """What was met just now, by whom, and what it pays."""
    for seat, (old, new) in enumerate(zip(before.maps, after.maps, strict=True)):
        for at, bounty in enumerate(before.bounties):
            if (new.scored & ~old.scored) >> at & 1:
                pays = BOUNTY_LATER if before.turned >> at & 1 else BOUNTY_FIRST
                yield reader(
                    "tell-bounty",
                    who=reader.name(seat),
                    bounty=reader("bounty", bounty=BOUNTIES[bounty]),
                    gives=gives([Reward(stars=pays)], reader),
                )


def told(before: Fliptown, seat: Seat, action: Action, reader: Reader) -> str:
    """What seats decide first. What is sealed is told when it is shown, to whoever sealed it too."""
    who, alone = reader.name(seat), len(before.maps) == 1
    match action:
        case Arrange(suit=suit):
            if suit == BLANK or not alone:
                return reader("tell-sealed", who=who)
            return tell_roles(who, suit, action.value, reader)
        case Stop() | Enter() | Visit() | Dig():
            area, site = place_of(action)
            brought, name = gives(rewards(before.maps[seat], area, site), reader), inside(site_name(area, site, reader))
            bare = brought == reader("gain-nothing")
            return (
                reader("tell-site-bare", who=who, site=name)
                if bare
                else reader("tell-site", who=who, site=name, gives=brought)
            )
        case Rob(target=target):
            return reader("tell-rob", who=who, site=inside(site_name(BADLANDS, target, reader)))
        case Use(building=building, what=what):
            return tell_use(who, building, what, reader)
        case ChangeSuit(suit=suit) | WildSuit(suit=suit):
            return reader("tell-change", who=who, what=SIGNS[suit])
        case ChangeValue(value=value) | WildValue(value=value):
            return reader("tell-change", who=who, what=VALUES[value])
        case Take(what=what):
            return reader("tell-take", who=who, what=GAINS[what])
        case LeaveIt():
            return reader("tell-leave", who=who)
        case Pass():
            return reader("tell-pass", who=who)
        case Bribe(pays=pays):
            return reader(
                "tell-decided" if pays == BLANK or not alone else "tell-bribes" if pays == YES else "tell-refuses",
                who=who,
            )
        case Fine(cash=cash):
            return tell_fine(before, seat, cash, reader)
    return tell_ability(before, seat, action, reader)


def tell_roles(who: str, suit: Card, value: Card, reader: Reader) -> str:
    return reader(
        "tell-roles", who=who, suit=card(suit), value=card(value), area=AREAS[SUIT[suit]], number=VALUES[VALUE[value]]
    )


def tell_use(who: str, building: int, what: int, reader: Reader) -> str:
    if building in SOLD:
        return reader(
            "tell-buy", who=who, building=building_name(building, reader), thing=inside(tool_name(what, reader))
        )
    if building == LAND:
        return reader("tell-land", who=who, count=CLAIMS[what].stars)
    if building in (HOTEL, OFFICE):
        return reader("tell-hotel" if building == HOTEL else "tell-office", who=who)
    return reader(f"tell-{BUILDINGS[building]}", who=who, count=what)


def tell_fine(before: Fliptown, seat: Seat, cash: bool, reader: Reader) -> str:
    who = reader.name(seat)
    if cash:
        return reader("tell-fine-cash", who=who, count=FINE_CASH[before.round])
    return reader("tell-fine-stars", who=who, count=min(FINE_STARS[before.round], before.maps[seat].stars))


def tell_ability(before: Fliptown, seat: Seat, action: Action, reader: Reader) -> str:
    """What characters do."""
    who = reader.name(seat)
    match action:
        case Prospect(up=up):
            return reader("tell-prospect", who=who, way="up" if up else "down")
        case Call(area=area):
            return reader("tell-call", who=who, area=AREAS[area])
        case Power():
            return reader("tell-power", who=who, character=CHARACTERS[before.maps[seat].who].name)
        case Choose(who=character) if character == BLANK:
            return reader("tell-choose-nobody", who=who)
        case Choose(who=character):
            return reader("tell-choose", who=who, character=who_name(character, reader))
        case Mark(card=which):
            return reader("tell-mark", who=who, card=card(which))
        case Declare(card=which):
            return reader("tell-declare", who=who, marked=card(before.marked), card=card(which))
        case Preach(count=count):
            return reader("tell-preach", who=who, count=count)
        case Redeal():
            return reader("tell-redeal", who=who)
        case Draw():
            return reader("tell-draw", who=who)
        case Decline() if before.phase == "declare":
            return reader("tell-back", who=who, card=card(before.marked))
        case Decline():
            return reader("tell-decline", who=who)
    return tell_fortune(before, action, reader)


def tell_fortune(before: Fliptown, action: Action, reader: Reader) -> str:
    """Cards and forced steps."""
    match action:
        case Turn(card=which):
            return reader("tell-turn", card=card(which))
        case Robbery(card=which):
            return tell_robbery(before, which, reader)
        case Announce(seat=seat, suit=suit, value=value):
            return tell_roles(reader.name(seat), suit, value, reader)
        case Aside():
            return reader("tell-aside", round=before.round + 1)
        case Hole(seat=seat, card=which):
            return reader("tell-hole", who=reader.name(seat), card=card(which), known="no" if which == BLANK else "yes")
        case Unveil(seat=seat, card=which):
            return reader("tell-unveil", who=reader.name(seat), card=card(which))
        case Refill():
            return reader("tell-refill")
        case Peek(card=which):
            return reader(
                "tell-peek-hidden" if which == BLANK else "tell-peek", who=reader.name(before.player), card=card(which)
            )
        case Theft():
            return reader("tell-theft", bot=bot_name(before.bot, reader))
        case Interest() | Work():
            return reader(
                "tell-interest" if isinstance(action, Interest) else "tell-work",
                gives=tell_gains(before, action, reader),
            )
        case Pay():
            return tell_pay(before, action, reader)
    return tell_arrest(before, action, reader)


def tell_robbery(before: Fliptown, which: Card, reader: Reader) -> str:
    me, target = before.maps[before.player], before.target
    loot, luck = TARGETS[target], VALUE[which] + gun(before, me) >= target + 2
    words = {"who": reader.name(before.player), "card": card(which)}
    if luck:
        return reader("tell-robbed", **words, count=loot.stars, cash=loot.cash)
    return reader("tell-failed", **words, count=loot.stars // 2)


def paid(before: Fliptown, action: Action, seat: Seat, reader: Reader) -> str:
    """What a forced step brings a seat, bounties not counted; empty if nothing."""
    after = before.after(NATURE, action)
    old, new = before.maps[seat], after.maps[seat]
    bounties = sum(
        [
            BOUNTY_LATER if before.turned >> at & 1 else BOUNTY_FIRST
            for at in range(len(before.bounties))
            if (new.scored & ~old.scored) >> at & 1
        ]
    )
    gained = Reward(stars=new.stars - old.stars - bounties, cash=new.cash - old.cash, gold=new.gold - old.gold)
    return gives([gained], reader) if any((gained.stars, gained.cash, gained.gold)) else ""


def tell_gains(before: Fliptown, action: Action, reader: Reader) -> str:
    """Who gets what: `Eva 2 gold, $1; Doc $2`."""
    found = [(seat, paid(before, action, seat, reader)) for seat in range(len(before.maps))]
    return "; ".join([f"{reader.name(seat)}: {what}" for seat, what in found if what]) or reader("gain-nothing")


def tell_pay(before: Fliptown, action: Action, reader: Reader) -> str:
    """Everybody's hand and what it pays; in the competitive form only the best is paid."""
    seats = range(len(before.maps))
    hands = [hand(before, seat) for seat in seats]
    pays = [paid(before, action, seat, reader) for seat in seats]
    told = [
        f"{reader.name(seat)}: {reader('hand', hand=CATEGORIES[category(hands[seat])])}{f' ({pays[seat]})' if pays[seat] else ''}"
        for seat in seats
    ]
    line = reader("tell-pay", hands="; ".join(told))
    if before.options.holdem != "competitive" or len(hands) == 1:
        return line
    return f"{line} {reader('tell-best', who=reader.listed(best_of(before, hands)))}"


def tell_arrest(before: Fliptown, action: Action, reader: Reader) -> str:
    match action:
        case Tell(seat=seat, pays=pays):
            return reader("tell-bribes" if pays == YES else "tell-refuses", who=reader.name(seat))
        case Show(card=which):
            return reader("tell-show", card=card(which))
        case Judge(card=which):
            return reader("tell-judge", who=reader.name(before.player), card=card(which))
        case Fined(seat=seat):
            return tell_fine(before, seat, by_cash(before, before.maps[seat]), reader)
        case Lot(card=which):
            words = {"bot": bot_name(SUIT[which], reader), "character": who_name(VALUE[which] - 1, reader)}
            return reader("tell-lot", card=card(which), **words)
        case Come(bot=bot):
            return reader("tell-come", bot=bot_name(bot, reader))
        case Cast(seat=seat, who=character):
            return reader("tell-choose", who=reader.name(seat), character=who_name(character, reader))
        case Post(bounty=bounty):
            return reader("tell-post", bounty=reader("bounty", bounty=BOUNTIES[bounty]))
    raise TypeError(action)
