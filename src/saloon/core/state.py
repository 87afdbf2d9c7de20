"""What every game of the house promises: the position, the action, the view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NewType, TypeVar

from saloon.core.value import Value

Seat = int
NATURE: Final = -1
"""Rolls, turns cards, and does the forced steps that people should see happen."""
ONLOOKER: Final = -2
"""Somebody who sees what lies open on the table and nothing else."""

S = TypeVar("S", bound="State")


LONG: Final = 40
"""An argument of a fault with more letters is not told twice."""


class Fault(ValueError):
    """Something a person can be told: a message id, its arguments, and the clause behind it.

    The words are looked up by the code that talks to the person; str() is for programmers: the sentence, if the
    words are there, and behind it the message id with its arguments.
    """

    def __init__(self, message: str, clause: str = "", **args: str | int) -> None:
        self.folder: Path | None = None
        """The folder of the game whose words tell it."""
        self.message = message
        self.clause = clause
        self.args_by_name = args
        about = " ".join(f"{name}={value}" for name, value in args.items())
        super().__init__(" ".join(part for part in (message, about, clause and f"[{clause}]") if part))

    def __str__(self) -> str:
        said = next((said for speak in SPEAKERS if (said := speak(self))), "")
        code = super().__str__()
        if not said:
            return code
        for value in map(str, self.args_by_name.values()):
            if len(value) > LONG and value in said:
                code = code.replace(value, "…")
        return f"{said} ({code})"


SPEAKERS: Final[list[Callable[[Fault], str]]] = []
"""Who can put a fault into a sentence; the words of the house come forward when they are opened."""


class Unreadable(Fault):
    """The text is no action, no position, no match of this game."""


class Illegal(Fault):
    """The action can be read, but the rules forbid it here and now."""


class Action:
    """A choice of a seat or a turn of fortune. Actions are frozen dataclasses, compared by value."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        cls.__repr__ = Action.__repr__  # type: ignore[method-assign]  # a dataclass leaves it as it finds it

    def __reduce__(self) -> tuple[object, ...]:
        names: dict[str, object] = getattr(type(self), "__dataclass_fields__", {})
        return type(self), tuple([getattr(self, name) for name in names])

    def __repr__(self) -> str:
        """As its game writes it: `<Play H7>`."""
        game = owner(type(self))
        if game is not None:
            return str(game.short(self))
        names: dict[str, object] = getattr(type(self), "__dataclass_fields__", {})
        return f"{type(self).__qualname__}({', '.join([f'{name}={getattr(self, name)!r}' for name in names])})"


class State(Value):
    """A position of a game: a value that is never changed once handed out.

    A game names its fields once (`core.value`), which gives `__init__`, `copy` and `parts`, and
    writes the contract methods below. Equality, hash and pickling follow from `parts`.
    """

    __slots__ = ()

    # -- whose turn it is and what may happen -------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        """One seat, several at once, (NATURE,), or () when the game is over."""
        raise NotImplementedError

    def legal(self, seat: Seat) -> Sequence[Action]:
        """All that the seat may do, in a fixed order; empty unless it is to act.

        The only source of legality but for `allows`. It must depend on the view of the seat alone.
        """
        raise NotImplementedError

    def allows(self, seat: Seat, action: Action) -> bool:
        """Whether the seat may do this. More than is listed only where something is put together step by step."""
        return action in self.legal(seat)

    def chances(self) -> Sequence[tuple[Action, int]]:
        """What may come when nature is to act, each with a positive integer weight."""
        return ()

    def sample(self, rng: Random) -> Action:
        """One of the chances by its weight. Games with many outcomes do better than this."""
        chances = self.chances()
        at = int(rng.random() * sum([weight for _, weight in chances]))
        for action, weight in chances:
            at -= weight
            if at < 0:
                return action
        raise ValueError("nature has nothing to do here")

    def after(self: S, seat: Seat, action: Action) -> S:
        """The position after the action, which is taken to be legal."""
        raise NotImplementedError

    def scores(self) -> tuple[int, ...] | None:
        """Points by seat when the game is over, otherwise None. More is better."""
        raise NotImplementedError

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        """Why the action, which is not legal, is not. Games name the clause where they can."""
        return self.not_now(seat) or Illegal("illegal-here")

    def not_now(self, seat: Seat) -> Illegal | None:
        """The reasons that hold in every game: the match is over, or others are to act."""
        if not self.to_act():
            return Illegal("illegal-over")
        return None if seat in self.to_act() else Illegal("illegal-turn")

    # -- who knows what -----------------------------------------------------------------

    def view(self: S, seat: Seat) -> View:
        """The position as the seat (or ONLOOKER) knows it: the same class with blanks."""
        return View(self)

    def witness(self, viewer: Seat, seat: Seat, action: Action) -> Action:
        """The action as the viewer sees it happen, secrets blanked out. Asked before `after`."""
        return action

    def guess(self: S, rng: Random) -> S:
        """A full position that fits this view, drawn evenly; a full position fits only itself."""
        return self

    def census(self) -> object:
        """Something that never changes during a game: its cards, chips, arrows counted."""
        return None

    # -- for programmers ----------------------------------------------------------------

    def __repr__(self) -> str:
        """As its game writes it, on one line."""
        game = owner(type(self))
        return Value.__repr__(self) if game is None else str(game.short(self))

    def __str__(self) -> str:
        """The board as text, all cards open."""
        game = owner(type(self))
        return Value.__repr__(self) if game is None else str(game.scene(self).text)

    def _repr_svg_(self) -> str:
        """The picture in a notebook, all cards open."""
        return str(owner(type(self)).scene(self)._repr_svg_())


OWNERS: Final[dict[str, Any]] = {}
"""The game of the classes that live in a package, or of one class; a game says it when it is put on the shelf."""


def owner(cls: type) -> Any:
    """The game a class of positions or actions belongs to; None if nobody knows."""
    for each in cls.__mro__:
        path = f"{each.__module__}.{each.__qualname__}."
        for home, game in OWNERS.items():
            if path.startswith(f"{home}."):
                return game
    return None


View = NewType("View", State)
"""A position with blanks. A full state is no view: handing one to a bot is a type error."""


def winners(scores: Sequence[int]) -> list[Seat]:
    """The seats with the best score; nobody if that is everybody. A player alone wins with any score."""
    best = max(scores)
    if len(scores) == 1:
        return [0] if best > 0 else []
    found = [seat for seat, score in enumerate(scores) if score == best]
    return found if len(found) < len(scores) else []
