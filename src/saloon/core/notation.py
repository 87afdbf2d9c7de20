"""Text for everything: each game reads and writes its actions and positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from inspect import get_annotations
from types import MappingProxyType
from typing import Any, Generic

from saloon.core.options import Options
from saloon.core.state import NATURE, Action, S, Seat, State, Unreadable
from saloon.core.value import fields


class Notation(Generic[S]):
    """Short human-readable text, parsed back without loss."""

    fields: tuple[str, ...] = ()
    """What the parts of a position on its line are called, first to last, where they have fixed places."""

    def write(self, action: Action) -> str:
        raise NotImplementedError

    def read(self, text: str) -> Action:
        """The action; raises Unreadable."""
        raise NotImplementedError

    def write_state(self, state: S) -> str:
        """The position on one line; blanks are written too, so a view has a text as well."""
        raise NotImplementedError

    def read_state(self, text: str, options: Options) -> S:
        """The position; raises Unreadable."""
        raise NotImplementedError

    def placed(self, pieces: Mapping[str, str], seat: Seat) -> str:
        """The text of a position that was put together: by place the drawing of what stands there, and who moves."""
        raise NotImplementedError

    def brief(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Those of the actions that get a line where people choose from a list.

        Where there are others, the message `notation-rest` says how they are typed.
        """
        return actions

    def resolve(self, state: State, seat: Seat, text: str) -> Action:
        """What a person at the table means by the text: spelling is taken lightly.

        Raises Unreadable, or Illegal with the reason.
        """
        meant = tidy(text)
        legal = state.legal(seat)
        for action in legal:
            if tidy(self.write(action)) == meant:
                return action
        action = self.read(text.strip())
        if state.allows(seat, action):
            return action
        raise state.why_not(seat, action)


class Lexicon(Notation[S]):
    """For games whose actions are all made once: a plain table of words."""

    def __init__(self, table: Iterable[tuple[str, Action]]) -> None:
        self.actions = dict(table)
        self.texts = {action: text for text, action in self.actions.items()}
        self.tidied = {tidy(text): action for text, action in self.actions.items()}

    def write(self, action: Action) -> str:
        return self.texts[action]

    def read(self, text: str) -> Action:
        action = self.actions.get(text) or self.tidied.get(tidy(text))
        if action is None:
            raise Unreadable("unreadable-action", text=text[:40])
        return action


class Numbers(Notation[S]):
    """For games made of numbers: an action is a verb and its numbers, a position its fields one after another.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True)
    ... class Throw(Action):
    ...     dice: tuple[int, ...]
    >>> notation = Numbers(State, {"throw": Throw}, {-1: "?"})
    >>> notation.write(Throw((4, -1))), notation.read("throw 4,?") == Throw((4, -1))
    ('throw 4,?', True)
    """

    def __init__(
        self,
        state: type[S],
        verbs: Mapping[str, type[Action]],
        signs: Mapping[int, str] = MappingProxyType({}),
        sound: Callable[[S], bool] = lambda s: True,
    ) -> None:
        """`signs` write some numbers; `sound` says which positions can come about."""
        self.state, self.verbs, self.signs, self.sound = state, dict(verbs), dict(signs), sound
        self.names = {cls: verb for verb, cls in verbs.items()}
        self.fields = tuple(name for name in fields(state) if name != "options")

    def write(self, action: Action) -> str:
        return f"{self.names[type(action)]} {self.spell(action.__reduce__()[1][0])}"  # type: ignore[index]

    def read(self, text: str) -> Action:
        verb, _, rest = text.partition(" ")
        try:
            cls = self.verbs[verb]
            return cls(self.unspell(rest, is_row(cls, 0)))  # type: ignore[call-arg]
        except (ValueError, LookupError) as error:
            raise Unreadable("unreadable-action", text=text[:40]) from error

    def write_state(self, state: S) -> str:
        return " ".join(self.spell(getattr(state, name)) for name in self.fields)

    def read_state(self, text: str, options: Options) -> S:
        with reading(text):
            rows = [is_row(self.state, name) for name in self.fields]
            numbers = [self.unspell(word, row) for word, row in zip(text.split(), rows, strict=True)]
            made: dict[str, Any] = {"options": options, **dict(zip(self.fields, numbers, strict=True))}
            state = self.state(**made)
            if not self.sound(state):
                raise impossible("number")
        return state

    def spell(self, number: int | tuple[int, ...]) -> str:
        row = number if isinstance(number, tuple) else (number,)
        return ",".join([self.signs.get(each) or str(each) for each in row]) or "."

    def unspell(self, text: str, row: bool) -> int | tuple[int, ...]:
        meant = {sign: number for number, sign in self.signs.items()}
        numbers = tuple([meant[word] if word in meant else int(word) for word in text.split(",") if text != "."])
        if not row and len(numbers) != 1:
            raise ValueError(text)
        return numbers if row else numbers[0]


def is_row(cls: type, field: str | int) -> bool:
    """Whether a field, by its name or its place, is a row of numbers; the class says so, or one below it."""
    for each in cls.__mro__:
        said = get_annotations(each)
        name = field if isinstance(field, str) else next(iter(said), "")
        if name in said:
            return "tuple" in str(said[name])
    raise LookupError(field)


@contextmanager
def reading(text: str) -> Iterator[None]:
    """Whatever goes wrong in reading a position makes its text Unreadable."""
    try:
        yield
    except Unreadable:
        raise
    except (ValueError, LookupError) as error:
        raise Unreadable("unreadable-position", text=text[:60]) from error


def impossible(why: str) -> Unreadable:
    """A position that can be read and never comes about.

    Why: `shared`, `count`, `place`, `number`, `turn`, `dice` or `over`.
    """
    return Unreadable("impossible-position", why=why)


def tidy(text: str) -> str:
    return " ".join(text.lower().split())


def write_seat(seat: Seat) -> str:
    """Seats as players count them: 1, 2, 3 …; nature is `*`."""
    return "*" if seat == NATURE else str(seat + 1)


def read_seat(text: str, seats: int) -> Seat:
    if text == "*":
        return NATURE
    if text.isascii() and text.isdigit() and 1 <= int(text) <= seats:
        return int(text) - 1
    raise Unreadable("unreadable-seat", text=text[:40])


def read_player(text: str, seats: int) -> Seat:
    """A seat that somebody sits on."""
    if (seat := read_seat(text, seats)) == NATURE:
        raise Unreadable("unreadable-seat", text=text)
    return seat
