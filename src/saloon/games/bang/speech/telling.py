"""The log: what happens, in sentences."""

from __future__ import annotations

from saloon.core.state import NATURE, Action, Seat
from saloon.games.bang.data import BLANK, FACES, SAM
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules import actions as a
from saloon.games.bang.speech.names import character, faces, losses, role
from saloon.scene import Reader


def tell(before: Bang, seat: Seat, action: Action, reader: Reader) -> str:
    who = reader.name(before.player if seat == NATURE else seat)
    match action:
        case a.Roll(faces=dice):
            return reader("tell-roll", who=who, dice=faces(dice, reader))
        case a.Reroll(faces=dice):
            return reader("tell-again", who=who, dice=faces(dice, reader))
        case a.TakeArrow() if before.pending and before.pending[0][0] == "gringo":
            return reader("tell-arrow-gringo", who=who, count=before.pile - 1)
        case a.TakeArrow():
            return reader("tell-arrow", who=who, count=before.pile - 1)
        case a.Shoot(face=face, seat=other, doubled=doubled):
            return reader(
                "tell-double" if doubled else "tell-shoot", who=who, face=FACES[face], other=reader.name(other)
            )
        case a.Hits():
            return tell_hits(before, reader)
        case a.Indians():
            return reader("tell-indians", losses=losses(before.indian_losses(), reader))
        case a.Fire():
            later = before.options.gatling == "losses" and any(map(before.gatling_hits, before.living()))
            return reader("tell-fire", who=who, count=0 if later else before.arrows[before.player])
        case a.Out(seat=other, role=which):
            return reader("tell-out", who=reader.name(other), role=role(which, reader))
        case a.Stop() | a.Blast() | a.Dodge() | a.Bear() | a.Shed() | a.Keep() | a.Enough():
            return reader(f"tell-{type(action).__name__.lower()}", who=who)
    return tell_gain(before, who, action, reader)


def tell_hits(before: Bang, reader: Reader) -> str:
    points = [min(points, life) for points, life in zip(before.wounds, before.life, strict=True)]
    told = reader("tell-hits", count=sum(points), losses=losses(points, reader)) if any(points) else reader("tell-miss")
    arrows = before.arrows[before.player] if before.phase == "rest" else 0
    return f"{told} {reader('tell-returned', who=reader.name(before.player), count=arrows)}" if arrows else told


def tell_gain(before: Bang, who: str, action: Action, reader: Reader) -> str:
    match action:
        case a.Drink(seat=other):
            points = gain(before, other, 2 if before.thirsty and other == before.player else 1)
            if other == before.player:
                return reader("tell-beer-own", who=who, count=points)
            return reader("tell-beer", who=who, other=reader.name(other), count=points)
        case a.Gift(seat=other) if other == before.player:
            return reader("tell-gift-own", who=who, count=gain(before, other, 1))
        case a.Gift(seat=other):
            return reader("tell-gift", who=who, other=reader.name(other), count=gain(before, other, 1))
        case a.Clear(seat=other):
            own = "-own" if other == before.player else ""
            return reader(f"tell-clear{own}", who=who, other=reader.name(other))
        case a.Feast():
            sam = before.seat_of(SAM)
            return reader("tell-feast", who=reader.name(sam), count=gain(before, sam, 2 * before.pending[0][1]))
        case a.Rest():
            return reader("tell-rest", who=who, count=gain(before, before.player, 2))
    return tell_set_up(before, who, action, reader)


def gain(before: Bang, seat: Seat, points: int) -> int:
    return min(points, before.most(seat) - before.life[seat])


def tell_set_up(before: Bang, who: str, action: Action, reader: Reader) -> str:
    match action:
        case a.Deal(seat=other, role=which):
            message = "tell-role-hidden" if which == BLANK else "tell-role"
            return reader(message, who=reader.name(other), role=role(which, reader))
        case a.Show(seat=other, role=which):
            message = "tell-sheriff" if before.phase == "sheriff" else "tell-show"
            return reader(message, who=reader.name(other), role=role(which, reader))
        case a.Cast(seat=other, character=card):
            message = "tell-offer" if before.options.characters == "choose" else "tell-cast"
            return reader(message, who=reader.name(other), character=character(card, reader))
        case a.Choose(character=card):
            return reader("tell-cast", who=who, character=character(card, reader))
    raise TypeError(action)
