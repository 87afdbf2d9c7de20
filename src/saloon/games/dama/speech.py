"""What is said at the table."""

from saloon.core.state import Action, Seat
from saloon.games.dama.board import crowns, say, tell
from saloon.games.dama.rules import Dama, Huff, Jump, Step
from saloon.house.rooms import Speech, Weight, begins
from saloon.scene import Reader


def weight(before: Dama, seat: Seat, action: Action) -> Weight:
    """A new king, several taken at once, a piece huffed."""
    match action:
        case Step(start=start, end=end):
            return "dramatic" if crowns(before, start, end) else "notable"
        case Jump(path=path):
            return "dramatic" if len(path) > 2 or crowns(before, path[0], path[-1]) else "notable"
        case Huff():
            return "dramatic"
    return "notable"


def end(view: Dama, reader: Reader) -> str:
    return reader(f"end-{view.end}")


def tally(view: Dama) -> list[int]:
    return [view.white.bit_count(), view.black.bit_count()]


SPEECH = Speech(say, tell, weight, opening=begins, end=end, tally=tally)
