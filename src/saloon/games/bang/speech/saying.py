"""Choices in words."""

from __future__ import annotations

from saloon.core.state import NATURE, Action, Seat
from saloon.games.bang.data import FACES
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules import actions as a
from saloon.games.bang.speech.names import character, faces
from saloon.games.bang.speech.telling import tell
from saloon.scene import Reader


def say(view: Bang, action: Action, reader: Reader) -> str:
    match action:
        case a.Stop():
            return reader("say-stop")
        case a.Reroll(faces=dice):
            return reader("say-again", dice=faces(dice, reader))
        case a.Shoot(face=face, seat=seat, doubled=doubled):
            return reader("say-double" if doubled else "say-shoot", face=FACES[face], other=reader.name(seat))
        case a.Drink(seat=seat):
            return say_to("beer", seat, reader)
        case a.Gift(seat=seat):
            return say_to("gift", seat, reader)
        case a.Clear(seat=seat):
            return say_to("clear", seat, reader)
        case a.Choose(character=who):
            return reader("say-choose", who=character(who, reader))
        case a.Dodge() | a.Bear() | a.Shed() | a.Keep() | a.Enough():
            return reader(f"say-{type(action).__name__.lower()}")
    return tell(view, NATURE, action, reader)


def say_to(what: str, seat: Seat, reader: Reader) -> str:
    return reader(f"say-{what}-own") if reader.is_me(seat) else reader(f"say-{what}", other=reader.name(seat))
