"""What is said at the table of Unlike."""

from saloon.core.state import NATURE, Action, Seat
from saloon.house.rooms import Speech
from saloon.house.simple import prompting
from saloon.kit.picks import SHUT, PicksShown, SealedPick
from saloon.scene import Reader
from unlike.rules import Unlike, counted


def say(view: Unlike, action: Action, reader: Reader) -> str:
    picks = isinstance(action, SealedPick)
    return reader("say-pick", number=action.number) if picks else tell(view, NATURE, action, reader)


def tell(before: Unlike, seat: Seat, action: Action, reader: Reader) -> str:
    """The sentence of the log."""
    if isinstance(action, SealedPick):
        hidden = action.number == SHUT
        return reader("tell-pick", who=reader.name(seat)) if hidden else reader("tell-own", number=action.number)
    assert isinstance(action, PicksShown)
    shown = ", ".join(f"{reader.name(seat)} {number}" for seat, number in enumerate(action.numbers))
    lucky = [seat for seat, points in enumerate(counted(action.numbers)) if points]
    return reader("tell-reveal", shown=shown, count=len(lucky), who=reader.listed(lucky) if lucky else "")


prompt = prompting("prompt-pick", "prompt-others", "prompt-reveal", count=lambda view: view.rounds)
SPEECH = Speech(say, tell, clause=lambda view: "2.1" if view.rounds else "3.1")
