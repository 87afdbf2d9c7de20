"""What is said at the table of Unlike."""

from __future__ import annotations

from saloon.core.state import NATURE, Action, Seat
from saloon.house.rooms import Speech
from saloon.kit.picks import SHUT, PicksShown, SealedPick
from saloon.scene import Reader
from saloon.scene.parts import ending
from unlike.rules import Unlike, counted


def say(view: Unlike, action: Action, reader: Reader) -> str:
    return (
        reader("say-pick", number=action.number)
        if isinstance(action, SealedPick)
        else tell(view, NATURE, action, reader)
    )


def tell(before: Unlike, seat: Seat, action: Action, reader: Reader) -> str:
    """The sentence of the log."""
    if isinstance(action, SealedPick):
        hidden = action.number == SHUT
        return reader("tell-pick", who=reader.name(seat)) if hidden else reader("tell-own", number=action.number)
    assert isinstance(action, PicksShown)
    shown = ", ".join(f"{reader.name(seat)} {number}" for seat, number in enumerate(action.numbers))
    lucky = [seat for seat, points in enumerate(counted(action.numbers)) if points]
    return reader("tell-reveal", shown=shown, count=len(lucky), who=reader.listed(lucky) if lucky else "")


def prompt(view: Unlike, reader: Reader) -> str:
    """Whose turn it is and what they may do."""
    if (scores := view.scores()) is not None:
        return ending(scores, reader)
    if reader.seat in view.to_act():
        return reader("prompt-pick", count=view.rounds)
    return reader("prompt-reveal") if NATURE in view.to_act() else reader("prompt-others")


SPEECH = Speech(say, tell, clause=lambda view: "2.1" if view.rounds else "3.1")
