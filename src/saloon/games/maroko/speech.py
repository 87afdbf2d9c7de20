"""What is said at the table of Maroko: choices, the log, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.core.state import NATURE, Action, Seat
from saloon.games.maroko.rules import THROWS, Keep, Maroko, Roll, is_great, number_of
from saloon.house.rooms import Speech, Weight, begins, explained
from saloon.kit.dice import Dice
from saloon.kit.rounds import NOBODY, Next, Settle, Stop
from saloon.scene import Reader, roundboard
from saloon.scene.account import Account, Deed
from saloon.scene.parts import addressed, ending, waiting


def hand(dice: Dice, reader: Reader) -> str:
    """What sorted dice are, by name."""
    number = number_of(dice)
    return reader("hand", kind="great" if is_great(dice) else "pair" if number else "none", number=number)


def listed(dice: Dice) -> str:
    return ", ".join(map(str, dice))


def say(view: Maroko, action: Action, reader: Reader) -> str:
    """The choice in words."""
    match action:
        case Keep(dice=()):
            return reader("say-all")
        case Keep(dice=dice):
            return reader("say-keep", dice=listed(dice), count=3 - len(dice))
        case Stop():
            return reader("say-stop", hand=hand(view.lying(), reader))
    return tell(view, NATURE, action, reader)


def tell(before: Maroko, seat: Seat, action: Action, reader: Reader) -> str:
    """The sentence of the log."""
    who = reader.name(before.player)
    match action:
        case Keep(dice=()):
            return reader("tell-all", who=who)
        case Keep(dice=dice):
            return reader("tell-keep", who=who, dice=listed(dice), count=len(dice))
        case Stop():
            return reader("tell-stop", who=who, hand=hand(before.lying(), reader))
        case Roll(dice=dice):
            lying = tuple(sorted(before.lying() + dice))
            return reader("tell-roll", who=who, dice=listed(dice), hand=hand(lying, reader))
        case Settle() if not before.lead()[1]:
            return reader("tell-void")
        case Settle():
            return roundboard.tell_settled(before, leading(before, reader), reader)
    return roundboard.tell_order(before, action, reader)


def leading(view: Maroko, reader: Reader) -> str:
    """The name of what leads in this round; empty if nothing leads yet."""
    _, leaders = view.lead()
    return hand(view.results[leaders[0]], reader) if leaders else ""


def prompt(view: Maroko, reader: Reader) -> str:
    """Whose turn it is and what they may do."""
    if (scores := view.scores()) is not None:
        return ending(scores, reader)
    if view.to_act() == (NATURE,):
        return reader("prompt-nature") if ready(view) else addressed("prompt-shaking", view.player, reader)
    if not reader.is_me(view.player):
        return waiting([view.player], reader)
    left = THROWS - view.throws
    best = leading(view, reader)
    return reader("prompt-beat", left=left, hand=best) if best else reader("prompt-throw", left=left)


def ready(view: Maroko) -> bool:
    """Whether nobody is in the middle of a turn: before the lot and after each turn."""
    return view.starter == NOBODY or bool(view.results[view.player])


def clause(view: Maroko) -> str:
    if view.over():
        return "6.1"
    return "5.1" if ready(view) else "3.2" if view.throws else "3.1"


def weight(before: Maroko, seat: Seat, action: Action) -> Weight:
    """The great hand and the end of a round; the cup is shaken while one waits for the dice."""
    match action:
        case Roll(dice=dice):
            return "dramatic" if is_great(tuple(sorted(before.lying() + dice))) else "notable"
        case Settle():
            return "dramatic"
        case Keep() | Next():
            return "routine"
    return "notable"


def account(deeds: Sequence[Deed], view: Maroko, reader: Reader) -> Account:
    return roundboard.account(deeds, view, reader, lambda dice: "".join(map(str, dice)))


def near(view: Maroko, reader: Reader) -> str:
    return roundboard.near(view, reader, lambda dice: hand(dice, reader))


def hand_of(view: Maroko) -> Seat:
    return view.player if view.starter != NOBODY and 0 in view.dice and not view.results[view.player] else NATURE


THINGS: Final = {
    "cup": ("cup", "3.1"),
    "die": ("die", "3.2"),
    "throw": ("throw", "3.1"),
    "seat": ("seat", "5.1"),
}
"""For each id what the thing is, and its clause."""
SPEECH = Speech(
    say,
    tell,
    weight,
    hand_of,
    (Keep,),
    begins,
    near=near,
    tally=roundboard.tally,
    account=account,
    about=explained(THINGS),
    clause=clause,
)
