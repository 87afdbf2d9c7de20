"""The table of Unlike: a name, a die and points for each seat, six dice to pick from."""

from __future__ import annotations

from saloon.core.state import Action, Seat
from saloon.house.simple import simple
from saloon.kit.picks import SHUT, SIGNS, SealedPick
from saloon.scene.nodes import Kind
from saloon.scene.pips import DIE_ART, DIE_FACES
from unlike.notation import NOTATION
from unlike.rules import Unlike
from unlike.speech import SPEECH, prompt


def lying(view: Unlike, seat: Seat) -> tuple[str, Kind, str]:
    """The pick before a seat, turned up for its owner: drawing, kind, letter."""
    number = view.chosen[seat]
    if number in SIGNS:
        return "card-back" if number == SHUT else "", "card", SIGNS[number]
    return f"die-{number}", "die", str(number)


def picture(action: Action) -> str:
    assert isinstance(action, SealedPick)
    return f"die-{action.number}"


BOARD = simple(
    NOTATION, SPEECH, prompt, lambda view: view.points, lying, picture, ("card-back", *DIE_ART), (DIE_FACES,)
)
