"""What is said at the table of Oko: choices, the log, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.core.state import NATURE, Action, Seat
from saloon.games.oko.rules import OKO, THROWS, Oko, Roll, Throw
from saloon.house.rooms import Speech, Weight, begins, explained
from saloon.kit.dice import Dice
from saloon.kit.rounds import NOBODY, Next, Settle, Stop
from saloon.scene import Reader, roundboard
from saloon.scene.account import Account, Deed
from saloon.scene.parts import addressed, ending, waiting


def named(faces: Dice, reader: Reader) -> str:
    """What throws are worth, in words."""
    total = sum(faces)
    return reader("sum-over" if total > OKO else "sum-oko" if total == OKO else "sum", points=total)


def say(view: Oko, action: Action, reader: Reader) -> str:
    """The choice in words."""
    match action:
        case Throw():
            return reader("say-throw")
        case Stop():
            return reader("say-stop", points=sum(view.faces))
    return tell(view, NATURE, action, reader)


def tell(before: Oko, seat: Seat, action: Action, reader: Reader) -> str:
    """The sentence of the log."""
    who = reader.name(before.player)
    match action:
        case Throw():
            return reader("tell-throw", who=who)
        case Stop():
            return reader("tell-stop", who=who, sum=named(before.faces, reader))
        case Roll(face=face) if not before.faces:
            return reader("tell-first", who=who, face=face)
        case Roll(face=face):
            return reader("tell-roll", who=who, face=face, sum=named((*before.faces, face), reader))
        case Settle() if not before.lead()[1]:
            return reader("tell-void")
        case Settle():
            return roundboard.tell_settled(before, reader("sum", points=before.lead()[0]), reader)
    return roundboard.tell_order(before, action, reader)


def prompt(view: Oko, reader: Reader) -> str:
    """Whose turn it is and what they may do."""
    if (scores := view.scores()) is not None:
        return ending(scores, reader)
    if view.to_act() == (NATURE,):
        shaking = view.starter != NOBODY and view.in_cup
        return addressed("prompt-shaking", view.player, reader) if shaking else reader("prompt-nature")
    if not reader.is_me(view.player):
        return waiting([view.player], reader)
    args = {"points": sum(view.faces), "left": THROWS - len(view.faces)}
    best, _ = view.lead()
    return reader("prompt-beat", best=best, **args) if best else reader("prompt-throw", **args)


def clause(view: Oko) -> str:
    if view.over():
        return "5.1"
    return "4.1" if view.results[view.player] else "3.2"


def weight(before: Oko, seat: Seat, action: Action) -> Weight:
    """Twenty-one, too much, and the end of a round; the cup is shaken while one waits for the die."""
    match action:
        case Roll(face=face):
            return "dramatic" if sum(before.faces) + face >= OKO else "notable"
        case Settle():
            return "dramatic"
        case Throw() | Next():
            return "routine"
    return "notable"


def account(deeds: Sequence[Deed], view: Oko, reader: Reader) -> Account:
    return roundboard.account(deeds, view, reader, lambda faces: str(sum(faces)) if faces else "")


def near(view: Oko, reader: Reader) -> str:
    return roundboard.near(view, reader, lambda faces: named(faces, reader))


def hand_of(view: Oko) -> Seat:
    return view.player if view.starter != NOBODY and view.in_cup else NATURE


THINGS: Final = {
    "cup": ("cup", "3.1"),
    "die": ("die", "3.1"),
    "throw": ("throw", "3.1"),
    "sum": ("die", "3.1"),
    "seat": ("seat", "4.1"),
}
"""For each id what the thing is, and its clause."""
SPEECH = Speech(
    say,
    tell,
    weight,
    hand_of,
    (Throw,),
    begins,
    near=near,
    tally=roundboard.tally,
    account=account,
    about=explained(THINGS),
    clause=clause,
)
