"""The sentences of the log."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.state import NATURE, Action, Seat
from saloon.games.fliptown import data as d
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules.abilities import prospected
from saloon.games.fliptown.rules.areas import place_of
from saloon.games.fliptown.rules.arrest import by_cash
from saloon.games.fliptown.rules.badlands import gun
from saloon.games.fliptown.rules.land_office import CLAIMS
from saloon.games.fliptown.rules.poker import best_of, hand
from saloon.games.fliptown.speech import names
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
                pays = d.BOUNTY_LATER if before.turned >> at & 1 else d.BOUNTY_FIRST
                yield reader(
                    "tell-bounty",
                    who=reader.name(seat),
                    bounty=reader("bounty", bounty=d.BOUNTIES[bounty]),
                    gives=names.gives([d.Reward(stars=pays)], reader),
                )


def told(before: Fliptown, seat: Seat, action: Action, reader: Reader) -> str:
    """What seats decide first. What is sealed is told when it is shown, also to the seat that sealed it."""
    who, alone = reader.name(seat), len(before.maps) == 1
    match action:
        case a.Arrange(suit=suit):
            if suit == BLANK or not alone:
                return reader("tell-sealed", who=who)
            return tell_roles(who, suit, action.value, reader)
        case a.Stop() | a.Enter() | a.Visit() | a.Dig():
            area, site = place_of(action)
            brought, name = (
                names.gives(names.rewards(before.maps[seat], area, site), reader),
                names.inside(names.site_name(area, site, reader)),
            )
            if brought == reader("gain-nothing"):
                return reader("tell-site-bare", who=who, site=name)
            return reader("tell-site", who=who, site=name, gives=brought)
        case a.Rob(target=target):
            return reader("tell-rob", who=who, site=names.inside(names.site_name(d.BADLANDS, target, reader)))
        case a.Use(building=building, what=what):
            return tell_use(who, building, what, reader)
        case a.ChangeSuit(suit=suit) | a.WildSuit(suit=suit):
            return reader("tell-change", who=who, what=names.SIGNS[suit])
        case a.ChangeValue(value=value) | a.WildValue(value=value):
            return reader("tell-change", who=who, what=d.VALUES[value])
        case a.Take(what=what):
            return reader("tell-take", who=who, what=a.GAINS[what])
        case a.LeaveIt():
            return reader("tell-leave", who=who)
        case a.Pass():
            return reader("tell-pass", who=who)
        case a.Bribe(pays=pays):
            if pays == BLANK or not alone:
                return reader("tell-decided", who=who)
            return tell_bribe(before, seat, pays, reader)
        case a.Fine(cash=cash):
            return tell_fine(before, seat, cash, reader)
    return tell_ability(before, seat, action, reader)


def tell_roles(who: str, suit: Card, value: Card, reader: Reader) -> str:
    return reader(
        "tell-roles",
        who=who,
        suit=names.card(suit),
        value=names.card(value),
        area=d.AREAS[d.SUIT[suit]],
        number=d.VALUES[d.VALUE[value]],
    )


def tell_use(who: str, building: int, what: int, reader: Reader) -> str:
    if building in d.SOLD:
        return reader(
            "tell-buy",
            who=who,
            building=names.building_name(building, reader),
            thing=names.inside(names.tool_name(what, reader)),
        )
    if building == d.LAND:
        return reader("tell-land", who=who, count=CLAIMS[what].stars)
    if building in (d.HOTEL, d.OFFICE):
        return reader("tell-hotel" if building == d.HOTEL else "tell-office", who=who)
    return reader(f"tell-{d.BUILDINGS[building]}", who=who, count=what)


def tell_bribe(before: Fliptown, seat: Seat, pays: int, reader: Reader) -> str:
    who = reader.name(seat)
    if pays == a.YES:
        return reader("tell-bribes", who=who, count=before.maps[seat].wanted)
    return reader("tell-refuses", who=who)


def tell_fine(before: Fliptown, seat: Seat, cash: bool, reader: Reader) -> str:
    who = reader.name(seat)
    if cash:
        return reader("tell-fine-cash", who=who, count=d.FINE_CASH[before.round])
    return reader("tell-fine-stars", who=who, count=min(d.FINE_STARS[before.round], before.maps[seat].stars))


def tell_ability(before: Fliptown, seat: Seat, action: Action, reader: Reader) -> str:
    """What characters do."""
    who, me = reader.name(seat), before.maps[seat]
    match action:
        case a.Prospect(up=up):
            return reader("tell-prospect", who=who, value=d.VALUES[prospected(before, me, up)])
        case a.Call(area=area):
            return reader("tell-call", who=who, area=d.AREAS[area])
        case a.Power():
            count = me.wanted if me.who == d.BARONESS else min(me.wanted, d.RANCH_SHED * me.hammers)
            return reader("tell-power", who=who, character=d.CHARACTERS[me.who].name, count=count)
        case a.Choose(who=character) if character == BLANK:
            return reader("tell-choose-nobody", who=who)
        case a.Choose(who=character):
            return reader("tell-choose", who=who, character=names.who_name(character, reader))
        case a.Mark(card=which):
            return reader("tell-mark", who=who, card=names.card(which))
        case a.Declare(card=which):
            return reader("tell-declare", who=who, marked=names.card(before.marked), card=names.card(which))
        case a.Preach(count=count):
            return reader("tell-preach", who=who, count=count)
        case a.Redeal():
            return reader("tell-redeal", who=who)
        case a.Draw():
            return reader("tell-draw", who=who)
        case a.Decline() if before.phase == "declare":
            return reader("tell-back", who=who, card=names.card(before.marked))
        case a.Decline():
            return reader("tell-decline", who=who)
    return tell_fortune(before, action, reader)


def tell_fortune(before: Fliptown, action: Action, reader: Reader) -> str:
    """Cards and forced steps."""
    match action:
        case a.Turn(card=which):
            return reader("tell-turn", card=names.card(which))
        case a.Robbery(card=which):
            return tell_robbery(before, which, reader)
        case a.Announce(seat=seat, suit=suit, value=value):
            return tell_roles(reader.name(seat), suit, value, reader)
        case a.Aside():
            return reader("tell-aside", round=before.round + 1)
        case a.Hole(seat=seat, card=which):
            return reader(
                "tell-hole", who=reader.name(seat), card=names.card(which), known="no" if which == BLANK else "yes"
            )
        case a.Unveil(seat=seat, card=which):
            return reader("tell-unveil", who=reader.name(seat), card=names.card(which))
        case a.Refill():
            return reader("tell-refill")
        case a.Peek(card=which):
            return reader(
                "tell-peek-hidden" if which == BLANK else "tell-peek",
                who=reader.name(before.player),
                card=names.card(which),
            )
        case a.Theft():
            return reader("tell-theft", bot=names.bot_name(before.bot, reader))
        case a.Interest() | a.Work():
            return reader(
                "tell-interest" if isinstance(action, a.Interest) else "tell-work",
                gives=tell_gains(before, action, reader),
            )
        case a.Pay():
            return tell_pay(before, action, reader)
    return tell_arrest(before, action, reader)


def tell_robbery(before: Fliptown, which: Card, reader: Reader) -> str:
    me, target = before.maps[before.player], before.target
    loot, luck = d.TARGETS[target], d.VALUE[which] + gun(before, me) >= target + 2
    words = {"who": reader.name(before.player), "card": names.card(which)}
    if luck:
        return reader("tell-robbed", **words, count=loot.stars, cash=loot.cash)
    return reader("tell-failed", **words, count=loot.stars // 2)


def paid(before: Fliptown, action: Action, seat: Seat, reader: Reader) -> str:
    """What a forced step brings a seat, bounties not counted; empty if nothing."""
    after = before.after(NATURE, action)
    old, new = before.maps[seat], after.maps[seat]
    bounties = sum(
        [
            d.BOUNTY_LATER if before.turned >> at & 1 else d.BOUNTY_FIRST
            for at in range(len(before.bounties))
            if (new.scored & ~old.scored) >> at & 1
        ]
    )
    gained = d.Reward(stars=new.stars - old.stars - bounties, cash=new.cash - old.cash, gold=new.gold - old.gold)
    return names.gives([gained], reader) if any((gained.stars, gained.cash, gained.gold)) else ""


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
        f"{reader.name(seat)}: "
        f"{reader('hand', hand=CATEGORIES[category(hands[seat])])}{f' ({pays[seat]})' if pays[seat] else ''}"
        for seat in seats
    ]
    line = reader("tell-pay", hands="; ".join(told))
    if before.options.holdem != "competitive" or len(hands) == 1:
        return line
    return f"{line} {reader('tell-best', who=reader.listed(best_of(before, hands)))}"


def tell_arrest(before: Fliptown, action: Action, reader: Reader) -> str:
    match action:
        case a.Tell(seat=seat, pays=pays):
            return tell_bribe(before, seat, pays, reader)
        case a.Show(card=which):
            return reader("tell-show", card=names.card(which))
        case a.Judge(card=which):
            return reader("tell-judge", who=reader.name(before.player), card=names.card(which))
        case a.Fined(seat=seat):
            return tell_fine(before, seat, by_cash(before, before.maps[seat]), reader)
    return tell_setup(action, reader)


def tell_setup(action: Action, reader: Reader) -> str:
    match action:
        case a.Lot(card=which):
            words = {
                "bot": names.bot_name(d.SUIT[which], reader),
                "character": names.who_name(d.VALUE[which] - 1, reader),
            }
            return reader("tell-lot", card=names.card(which), **words)
        case a.Come(bot=bot):
            return reader("tell-come", bot=names.bot_name(bot, reader))
        case a.Cast(seat=seat, who=character):
            return reader("tell-choose", who=reader.name(seat), character=names.who_name(character, reader))
        case a.Post(bounty=bounty):
            return reader("tell-post", bounty=reader("bounty", bounty=d.BOUNTIES[bounty]))
    raise TypeError(action)
