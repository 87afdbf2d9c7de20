"""A game of the house: what it is, and the rooms where one does something with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from saloon.core.state import PICTURES, Fault, S, State, Unreadable, View, is_of

if TYPE_CHECKING:
    from saloon.core.notation import Notation
    from saloon.core.options import Options
    from saloon.core.rules import Rules
    from saloon.house.rooms import Advice, Board, Levels, Speech, Study


@dataclass(frozen=True)
class Game(Generic[S]):
    """The facts of a game. Its rooms are opened when they are first entered."""

    key: str
    title: str
    seats: range
    version: int
    luck: bool = True
    """Whether nature ever rolls or draws."""
    secrets: bool = False
    """Whether a seat may know what others do not."""
    camps: bool = False
    """Whether several win together in full: scores are 1 for each winner and 0 for everybody else."""
    minutes: int = 15
    """How long a match of people takes, about."""
    presets: dict[str, str] = field(default_factory=dict, compare=False)
    """House rules that go well together: a name, and options as text. The message `preset-NAME` says what they are called."""
    alone: str = ""
    """The option whose values are ways to play alone, where one may: against nobody, against an opponent of paper."""
    home: str = ""
    """The package that holds its rooms: that of its key among the games of the house, unless it says so."""
    rooms: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """The rooms that are open, by the names of their values."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "home", self.home or f"saloon.games.{self.key}")
        SHELF[self.key] = self
        PICTURES[self.home] = self.picture

    # -- playing ------------------------------------------------------------------------

    def new(self, seats: int | None = None, options: Options | None = None) -> S:
        """The position before the first event."""
        seats = self.seats[0] if seats is None else seats
        self.check_seats(seats)
        with self.speaks():
            return self.rules.start(seats, self.options() if options is None else options)

    def check_seats(self, seats: int) -> None:
        """Raises Unreadable unless so many can play."""
        if seats not in self.seats:
            message = "seats-wrong" if len(self.seats) > 1 else "seats-wrong-one"
            raise Unreadable(message, seats=seats, least=self.seats[0], most=self.seats[-1])

    # -- the rooms ----------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        """Where its rules, words and drawings lie."""
        return Path(import_module(self.home).__path__[0])

    @contextmanager
    def speaks(self) -> Iterator[None]:
        """Whatever is refused meanwhile is told in the words of the game, wherever it comes to light."""
        try:
            yield
        except Fault as fault:
            fault.folder = fault.folder or self.folder
            raise

    @property
    def rules(self) -> Rules[S]:
        rules: Rules[S] = self.room("rules", "RULES")
        return rules

    @property
    def options(self) -> type[Options]:
        return self.rules.options

    @property
    def state(self) -> type[S]:
        return self.rules.state

    @property
    def notation(self) -> Notation[S]:
        notation: Notation[S] = self.room("notation", "NOTATION")
        return notation

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

    def offered(self) -> tuple[str, ...]:
        """The levels that mean something here, lowest first."""
        from saloon.house.rooms import LEVELS

        return tuple(level for level in LEVELS if level in self.levels)

    def level(self, wanted: str) -> str:
        """The level itself; where it is not offered, the next one above, else the highest."""
        from saloon.house.rooms import LEVELS

        offered = self.offered()
        if wanted in offered or wanted not in LEVELS:
            return wanted
        return next((level for level in LEVELS[LEVELS.index(wanted) :] if level in offered), offered[-1])

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
        return self.board.scene(view, Reader.of(self))._repr_svg_()


SHELF: dict[str, Game[Any]] = {}
"""The games of the house by key. A game puts itself here when it is made."""


def open_rules() -> None:
    """Whoever plays on for long opens all rules at the beginning, not in the middle of a game."""
    for game in SHELF.values():
        game.room("rules", "RULES")
        game.room("notation", "NOTATION")


def game_of(state: State) -> Game[Any]:
    """The game a position belongs to."""
    return next(game for game in SHELF.values() if is_of(state, game.home))
