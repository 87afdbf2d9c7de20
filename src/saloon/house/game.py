"""A game of the house: what it is, and the rooms where one does something with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from saloon.core.notation import Notation
from saloon.core.options import Options
from saloon.core.state import PICTURES, Action, S, Seat, State, Unreadable, View

if TYPE_CHECKING:
    from saloon.house.rooms import Advice, Board, Levels, Speech, Study


@dataclass(frozen=True)
class Game(Generic[S]):
    """The facts of a game. Its rooms are opened when they are first entered."""

    key: str
    title: str
    seats: range
    options: type[Options]
    version: int
    state: type[S]
    start: Callable[[int, Any], S]
    notation: Notation[S]
    luck: bool = True
    """Whether nature ever rolls or draws."""
    secrets: bool = False
    """Whether a seat may know what others do not."""
    camps: bool = False
    """Whether several win together in full: scores are 1 for each winner and 0 for everybody else."""
    minutes: int = 15
    """How long a match of people takes, about."""
    silence: Callable[[S, Seat], Action | None] | None = None
    """(view, seat) -> what somebody who says nothing is taken to say, in a window that passes by itself; None: there is none.

    Whether there is a window, and who is asked, follows from what everybody knows. All answers come to light together.
    """
    rooms: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """The rooms that are open, by the names of their values."""

    def __post_init__(self) -> None:
        SHELF[self.key] = self
        PICTURES[self.state] = self.picture

    # -- playing ------------------------------------------------------------------------

    def new(self, seats: int | None = None, options: Options | None = None) -> S:
        """The position before the first event."""
        seats = self.seats[0] if seats is None else seats
        self.check_seats(seats)
        return self.start(seats, self.options() if options is None else options)

    def check_seats(self, seats: int) -> None:
        """Raises Unreadable unless so many can play."""
        if seats not in self.seats:
            message = "seats-wrong" if len(self.seats) > 1 else "seats-wrong-one"
            raise Unreadable(message, seats=seats, least=self.seats[0], most=self.seats[-1])

    # -- the rooms ----------------------------------------------------------------------

    @property
    def home(self) -> str:
        """The package of the game: the folder of its key, wherever its rules were imported from."""
        path = self.state.__module__.split(".")
        return ".".join(path[: path.index(self.key) + 1])

    @property
    def folder(self) -> Path:
        """Where its rules, words and drawings lie."""
        return Path(import_module(self.home).__path__[0])

    @property
    def board(self) -> Board[S]:
        board: Board[S] = self.room("board", "BOARD")
        return board

    @property
    def speech(self) -> Speech[S]:
        speech: Speech[S] = self.room("speech", "SPEECH")
        return speech

    @property
    def advice(self) -> Advice[S]:
        advice: Advice[S] = self.room("advice", "ADVICE")
        return advice

    @property
    def levels(self) -> Levels:
        levels: Levels = self.room("advice", "LEVELS")
        return levels

    @property
    def study(self) -> Study[S]:
        """Empty where nothing is known."""
        if "STUDY" not in self.rooms and find_spec(f"{self.home}.study") is None:
            from saloon.house.rooms import Study

            self.rooms["STUDY"] = Study()
        study: Study[S] = self.room("study", "STUDY")
        return study

    def room(self, module: str, value: str) -> Any:
        """What the module of the game's folder holds under the name."""
        if value not in self.rooms:
            self.rooms[value] = getattr(import_module(f"{self.home}.{module}"), value)
        return self.rooms[value]

    def picture(self, state: State) -> str:
        """The position as a standalone SVG, all cards open."""
        from saloon.scene.reader import Reader

        view: Any = View(state)
        return self.board.scene(view, Reader.of(self)).svg()


SHELF: dict[str, Game[Any]] = {}
"""The games of the house by key. A game puts itself here when it is made."""


def game_of(state: State) -> Game[Any]:
    """The game a position belongs to."""
    return next(game for game in SHELF.values() if game.state is type(state))
