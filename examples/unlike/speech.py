"""What is said at the table of Unlike."""

from __future__ import annotations

from saloon.core.state import NATURE, Action, Seat
from saloon.house.rooms import Speech
from saloon.scene import Reader
from saloon.scene.parts import ending
from unlike.rules import SHUT, Pick, Reveal, Unlike, worth


def say(view: Unlike, action: Action, reader: Reader) -> str:
    """The choice in words."""
    return reader("say-pick", number=action.number) if isinstance(action, Pick) else tell(view, NATURE, action, reader)


def tell(before: Unlike, seat: Seat, action: Action, reader: Reader) -> str:
    """The sentence of the log."""
    if isinstance(action, Pick):
        return (
            reader("tell-pick", who=reader.name(seat))
            if action.number == SHUT
            else reader("tell-own", number=action.number)
        )
    assert isinstance(action, Reveal)
    shown = ", ".join(f"{reader.name(seat)} {number}" for seat, number in enumerate(action.picks))
    lucky = [seat for seat, points in enumerate(worth(action.picks)) if points]
    return reader("tell-reveal", shown=shown, count=len(lucky), who=reader.listed(lucky) if lucky else "")


def prompt(view: Unlike, reader: Reader) -> str:
    """Whose turn it is and what they may do."""
    if (scores := view.scores()) is not None:
        return ending(scores, reader)
    if reader.seat in view.to_act():
        return reader("prompt-pick")
    return reader("prompt-reveal") if NATURE in view.to_act() else reader("prompt-others")


def clause(view: Unlike) -> str:
    """The clause of the rules that matters most right now."""
    return "2.1" if view.rounds else "3.1"


SPEECH = Speech(say, tell, clause=clause)
