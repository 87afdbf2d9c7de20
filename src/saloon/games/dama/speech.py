"""What is said at the table."""

from saloon.core.state import Action, Seat
from saloon.games.dama.board import crowns, kind, say, tell
from saloon.games.dama.notation import read_square
from saloon.games.dama.rules import Dama, Huff, Jump, Step
from saloon.house.rooms import About, Speech, Weight, begins
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


def about(view: Dama, id: str, reader: Reader) -> About | None:
    """A piece by its kind; lost men and the colours beside the board are men too."""
    start, _, which = id.partition("-")
    if start == "stone":
        king = kind(view, read_square(which)) == "king"
        return About("", reader("about", thing="king" if king else "man"), "3.1" if king else "2.1")
    thing, clause = {"square": ("square", "1.1"), "seat": ("seat", "6.1")}.get(start, ("man", "2.1"))
    return About("", reader("about", thing=thing), clause)


SPEECH = Speech(say, tell, weight, opening=begins, end=end, tally=tally, about=about)
