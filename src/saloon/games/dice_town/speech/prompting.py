"""Whose turn it is and what they may do, and the clause that matters."""

from __future__ import annotations

from saloon.core.state import NATURE, Seat
from saloon.games.dice_town.data import FACE_OF
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.speech.names import house, played
from saloon.scene import Reader
from saloon.scene.parts import ending, waiting


def prompt(view: DiceTown, reader: Reader) -> str:
    """The sentence under the table."""
    if (scores := view.scores()) is not None:
        return ending(scores, reader)
    acting = view.to_act()
    if acting == (NATURE,):
        return prompt_fortune(view, reader)
    if view.phase in ("window", "wanted"):
        return prompt_window(view, reader)
    return prompt_own(view, reader) if reader.seat in acting else prompt_others(view, acting, reader)


def prompt_fortune(view: DiceTown, reader: Reader) -> str:
    """What is about to happen."""
    if view.phase in ("roll", "lift", "last", "pay", "ride", "show"):
        return reader(f"prompt-{view.phase}")
    if view.house in FACE_OF and view.winner >= 0:
        return reader("prompt-won-house", who=reader.name(view.winner), house=house(view.house, reader))
    return reader("prompt-nature")


def prompt_window(view: DiceTown, reader: Reader) -> str:
    """The same for everybody, no matter what they hold."""
    if view.phase == "wanted":
        return reader("prompt-wanted", who=reader.name(view.player), card=played(view, reader))
    if view.house == "cups":
        return reader("prompt-window-reveal")
    return reader("prompt-window", house=house(view.house, reader))


def prompt_own(view: DiceTown, reader: Reader) -> str:
    match view.phase:
        case "keep":
            return reader("prompt-keep", money=view.money[reader.seat])
        case "offers":
            return reader("prompt-offers", house=house(view.house, reader), who=reader.name(view.sheriff))
        case "decide":
            return reader("prompt-decide", house=house(view.house, reader))
        case "pick":
            return reader("prompt-pick-stolen" if view.house == "saloon" else "prompt-pick")
    return reader(f"prompt-{view.phase}")


def prompt_others(view: DiceTown, acting: tuple[Seat, ...], reader: Reader) -> str:
    who = reader.listed(acting)
    match view.phase:
        case "keep":
            return reader("prompt-keep-wait", who=who, count=len(acting))
        case "offers":
            return reader("prompt-offers-wait", who=who, house=house(view.house, reader), count=len(acting))
        case "decide":
            return reader("prompt-decide-wait", who=who, house=house(view.house, reader))
        case "patient":
            return reader("prompt-patient-wait", who=who)
    return waiting(acting, reader)
