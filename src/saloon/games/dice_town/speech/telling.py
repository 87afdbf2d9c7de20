"""The log: the story of an evening in town."""

from __future__ import annotations

from saloon.core.state import Action, Seat
from saloon.games.dice_town.data import BLANK, JOE_TAKES, POINTS, RAID_TAKES, WANTED
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.rules.bribe import is_empty
from saloon.games.dice_town.rules.doctor import collected
from saloon.games.dice_town.speech.names import SEEN, card, cards, combination, dice, goods, house, played
from saloon.scene import Reader


def tell(before: DiceTown, seat: Seat, action: Action, reader: Reader) -> str:
    """The sentence of the log."""
    who = reader.name(seat)
    match action:
        case a.Lot(seat=sheriff):
            return reader("tell-lot", who=reader.name(sheriff))
        case a.Turn(card=which):
            return reader("tell-turn", points=POINTS[which])
        case a.Roll(seat=thrower, faces=faces) if BLANK in faces:
            return reader("tell-roll-hidden", who=reader.name(thrower))
        case a.Roll(seat=thrower, faces=faces):
            return reader("tell-roll-last" if before.last else "tell-roll", who=reader.name(thrower), dice=dice(faces))
        case a.Keep(faces=faces):
            if BLANK in faces:
                return reader("tell-keep-hidden", who=who)
            return reader("tell-keep" if faces else "tell-keep-none", who=who, dice=dice(faces))
        case a.Lift(seat=lifter, faces=()):
            return reader("tell-lift-none", who=reader.name(lifter))
        case a.Lift(seat=lifter, faces=faces):
            return reader("tell-lift", who=reader.name(lifter), dice=dice(faces))
        case a.Pay(seat=payer, dollars=dollars):
            return reader("tell-pay", who=reader.name(payer), count=dollars)
        case a.TakeBack(face=face):
            return reader("tell-back", who=who, die=SEEN[face])
    return tell_window(before, seat, action, reader)


def tell_window(before: DiceTown, seat: Seat, action: Action, reader: Reader) -> str:
    who = reader.name(seat)
    match action:
        case a.Play() | a.Cheat():
            return reader("tell-answer-play", who=who)
        case a.Pass() | a.Rest():
            return reader("tell-answer-pass", who=who)
        case a.Sealed():
            return reader("tell-sealed", who=who)
        case a.Hush():
            return reader("tell-hush")
        case a.Open(seat=player, play=a.Cheat(die=die, face=face)):
            return reader("tell-open-cheat", who=reader.name(player), die=SEEN[die], face=SEEN[face])
        case a.Open(seat=player, play=a.Play(card=which)) if which == WANTED:
            return reader(
                "tell-open-wanted",
                who=reader.name(player),
                other=reader.name(before.player),
                card=played(before, reader),
            )
        case a.Open(seat=player, play=a.Play(card=which)):
            return reader("tell-open", who=reader.name(player), card=card(which, reader))
        case a.Joe(seat=victim):
            dollars = min(JOE_TAKES, before.money[victim])
            return reader("tell-joe", who=who, other=reader.name(victim), count=dollars)
    return tell_bribe(before, seat, action, reader)


def tell_bribe(before: DiceTown, seat: Seat, action: Action, reader: Reader) -> str:
    who = reader.name(seat)
    match action:
        case a.Dollars() | a.Nuggets() | a.Add() | a.Drop() | a.Favour() | a.Weighing():
            return reader("tell-weighing", who=who)
        case a.Offer() if before.options.rule("bribes") == "all":
            return reader("tell-offer-for", who=who, goods=goods(action, reader), other=reader.name(action.seat))
        case a.Offer():
            return reader("tell-offer", who=who, goods=goods(action, reader))
        case a.NoOffer():
            return reader("tell-no-offer", who=who)
        case a.Envelope():
            return reader("tell-envelope", who=who)
        case a.Decide(seat=winner) if winner == seat:
            return reader("tell-decide-own", who=who, house=house(before.house, reader))
        case a.Decide(seat=winner):
            return reader("tell-decide", who=who, house=house(before.house, reader), other=reader.name(winner))
        case a.Unfold(seat=giver, offer=offer) if is_empty(offer):
            return reader("tell-unfold-nothing", who=reader.name(giver))
        case a.Unfold(seat=giver, offer=offer):
            return reader("tell-unfold", who=reader.name(giver), goods=goods(offer, reader))
    return tell_house(before, action, reader)


def tell_house(before: DiceTown, action: Action, reader: Reader) -> str:
    """What a house does to its winner."""
    who = reader.name(before.winner)
    match action:
        case a.Dig():
            return reader("tell-dig", who=who, count=before.haul())
        case a.Rob():
            return tell_rob(before, reader)
        case a.Badge() if before.winner == before.sheriff:
            return reader("tell-badge-stays", who=who)
        case a.Badge():
            return reader("tell-badge", who=who)
        case a.Grant():
            claims = before.column[: before.grants()]
            hand = combination(before.rows[before.winner], reader)
            return reader("tell-grant", who=who, hand=hand, count=len(claims), cards=cards(claims, reader))
        case a.Draw(card=which):
            return tell_draw(before, which, reader)
        case a.Renew():
            return reader("tell-renew")
        case a.Steal(seat=victim):
            return reader("tell-steal", who=who, other=reader.name(victim))
        case a.Take(card=which):
            return tell_card("take", which, reader, who=who, other=reader.name(before.victim))
        case a.Pick(card=which) if before.house == "saloon":
            return tell_card(
                "pick-stolen", which, reader, who=who, other=reader.name(before.victim), count=len(before.loot()) - 1
            )
        case a.Pick(card=which):
            return tell_card("pick", which, reader, who=who)
        case a.Shift():
            return reader("tell-shift", cards=cards(before.column, reader))
    return tell_doctor(before, action, reader)


def tell_rob(before: DiceTown, reader: Reader) -> str:
    share = before.share()
    told = reader("tell-rob", who=reader.name(before.winner), count=before.bank - share)
    if before.boon == BLANK:
        return told
    return f"{told} {reader('tell-split', who=reader.name(before.boon), count=share)}"


def tell_draw(before: DiceTown, which: int, reader: Reader) -> str:
    message = {"hall": "corrupt", "doctor": "prescribe"}.get(before.house, "draw")
    return tell_card(message, which, reader, who=reader.name(before.winner))


def tell_card(what: str, which: int, reader: Reader, **args: str | int) -> str:
    """A sentence about a card, or about one that the reader does not see."""
    return (
        reader(f"unseen-{what}", **args) if which == BLANK else reader(f"tell-{what}", card=card(which, reader), **args)
    )


def tell_doctor(before: DiceTown, action: Action, reader: Reader) -> str:
    who = reader.name(before.winner)
    match action:
        case a.Call(seat=patient):
            return reader("tell-call", who=reader.name(before.sheriff), other=reader.name(patient))
        case a.Fence(cards=claims):
            return reader("tell-fence", who=who, cards=cards(claims, reader))
        case a.Remedy(kind="dollars"):
            gain = collected(before.money, before.winner, RAID_TAKES)[before.winner] - before.money[before.winner]
            return reader("tell-raid", who=who, count=gain)
        case a.Remedy(kind="nuggets"):
            gain = collected(before.nuggets, before.winner, 1)[before.winner] - before.nuggets[before.winner]
            return reader("tell-raid-gold", who=who, count=gain)
        case a.Remedy():
            return reader("tell-remedy", who=who)
        case a.Decline():
            return reader("tell-decline", who=who)
        case a.Ride():
            return reader("tell-ride", count=before.coach)
        case a.Show(seat=owner, card=which):
            return reader("tell-show", who=reader.name(owner), card=card(which, reader))
        case a.Crown(seat=winner):
            return reader("tell-crown", who=reader.name(before.sheriff), other=reader.name(winner))
    raise TypeError(action)
