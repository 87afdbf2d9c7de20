"""A game of the house: what it is, and the rooms where one does something with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal

from saloon.core.state import OWNERS, Action, Fault, S, State, Unreadable, View, owner

if TYPE_CHECKING:
    from saloon.core.notation import Notation
    from saloon.core.options import Options, Value
    from saloon.core.rules import Rules
    from saloon.house.position import Position
    from saloon.house.rooms import Advice, Board, Levels, Speech, Study
    from saloon.house.rooms.codec import Codec
    from saloon.scene import Scene

LONGEST = 160
"""Letters of a position on one line, where it only has to be known again."""


@dataclass(frozen=True, repr=False)
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
    group: Literal["great", "boards", "cards", "dice"] = "boards"
    """With which others it stands on the shelf."""
    presets: dict[str, str] = field(default_factory=dict, compare=False)
    """House rules that go well together: a name, and options as text. The message `preset-NAME` names them."""
    alone: str = ""
    """The option whose values are ways to play alone, where one may: against nobody, against an opponent of paper."""
    home: str = ""
    """The package that holds its rooms: that of its key among the games of the house, unless it says so."""
    rooms: dict[str, Any] = field(default_factory=dict, compare=False)
    """The rooms that are open, by the names of their values."""
    own: str = ""
    """What its positions are known by: their package, or for a variant their class."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "home", self.home or f"saloon.games.{self.key}")
        object.__setattr__(self, "own", self.own or self.home)
        SHELF[self.key] = self
        OWNERS[self.own] = self

    def __repr__(self) -> str:
        least, most = self.seats[0], self.seats[-1]
        return f"<Game {self.key}: {self.title}, {least if least == most else f'{least}–{most}'} players>"

    # -- playing ------------------------------------------------------------------------

    def new(self, seats: int | None = None, options: Options | None = None) -> S:
        """The position before the first event."""
        seats = self.seats[0] if seats is None else seats
        self.check_seats(seats)
        rules = self.rules
        try:  # as `speaks` does: a context of its own would cost as much as a short game's throw
            return rules.start(seats, rules.options() if options is None else options)
        except Fault as fault:
            fault.folder = fault.folder or self.folder
            raise

    def position(
        self, text: str = "", seats: int | None = None, options: str | Mapping[str, Value] | Options = ""
    ) -> Position:
        """The position that the text writes, or the one before the first event; to be printed, asked and played on.

        >>> import saloon
        >>> s = saloon.game("prsi").position("H7,HK/L8,B9 L9 H8=H 1 1:0:0:- - - -")
        >>> s.moves(), s.do("H7").to_act()
        (['H7', 'HK'], (1,))
        """
        from saloon.house.position import Position, read

        chosen = self.chosen(options)
        with self.speaks():
            return Position(self, read(self, text, chosen) if text else self.new(seats, chosen))

    def chosen(self, options: str | Mapping[str, Value] | Options) -> Options:
        """Options however they are given: words, a mapping, or the game's own class."""
        from saloon.core.options import Options

        if isinstance(options, Options):
            return options
        return self.options.read(options) if isinstance(options, str) else self.options(**options)

    def variant(self, key: str, state: type[State], title: str = "", **rooms: Any) -> Game[Any]:
        """This game with a clause of one's own: a class of its positions that does something else.

        Words, board, advice and bots are inherited; `rooms` are other values for the rooms, by their names.
        """
        from saloon.house.variant import variant

        return variant(self, key, state, title, rooms)

    def check_seats(self, seats: int) -> None:
        """Raises Unreadable unless this number can play."""
        if seats not in self.seats:
            message = "seats-wrong" if len(self.seats) > 1 else "seats-wrong-one"
            raise Unreadable(message, seats=seats, least=self.seats[0], most=self.seats[-1])

    # -- the rooms ----------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        """Where its rules, words and drawings lie."""
        return Path(import_module(self.home).__path__[0])

    def called(self, lang: str) -> str:
        """The title in a language; a variant has one for all."""
        from saloon.words import words

        return words(lang, self.folder)("title") if self.own == self.home else self.title

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

    @property
    def codec(self) -> Codec[S]:
        """Its choices and views as numbers."""
        codec: Codec[S] = self.room("codec", "CODEC")
        return codec

    def room(self, module: str, value: str) -> Any:
        """What the module of the game's folder holds under the name."""
        if value not in self.rooms:
            self.rooms[value] = getattr(import_module(f"{self.home}.{module}"), value)
        return self.rooms[value]

    # -- what is shown of it ------------------------------------------------------------

    def scene(self, state: State) -> Scene:
        """The position drawn, all cards open."""
        from saloon.scene.reader import Reader

        view: Any = View(state)
        return self.board.scene(view, Reader.of(self))

    def short(self, thing: State | Action) -> str:
        """A position or an action on one line, to be known again; whatever it is, something can be said."""
        name = type(thing).__name__
        try:
            write: Any = self.notation.write if isinstance(thing, Action) else self.notation.write_state
            said = str(write(thing))
        except Exception:
            said = "…"
        return f"<{name} {said if len(said) <= LONGEST else f'{said[: LONGEST - 1]}…'}>"


SHELF: dict[str, Game[Any]] = {}
"""The games of the house by key. A game puts itself here when it is made."""


def forget(game: Game[Any]) -> None:
    """Take a game off the shelf."""
    SHELF.pop(game.key, None)
    OWNERS.pop(game.own, None)


def open_rules() -> None:
    """A program that runs for long opens all rules at the beginning, not in the middle of a game."""
    for game in SHELF.values():
        game.room("rules", "RULES")
        game.room("notation", "NOTATION")


def game_of(state: State) -> Game[Any]:
    """The game a position belongs to."""
    game = owner(type(state))
    if game is None:
        raise LookupError(f"{type(state).__name__} is no position of a game on the shelf")
    found: Game[Any] = game
    return found
