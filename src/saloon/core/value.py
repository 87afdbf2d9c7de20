"""Positions as values: fields are named once, and the methods that list them all are written out.

    @value
    class Race(State):
        options: RaceOptions
        steps: tuple[int, ...]  # by seat
        player: Seat

gets `__slots__`, `__init__(options, steps, player)`, `copy()` and `parts()`, as quick as if
written by hand. Fields of a base that is a value come first; one of them may be named again to say
its type more closely. The class is made anew, so its methods name their base
(`State.sample(self, rng)`) instead of calling `super()`.
"""

from __future__ import annotations

from inspect import get_annotations
from typing import Any, TypeVar, dataclass_transform

C = TypeVar("C", bound=type)
T = TypeVar("T")
V = TypeVar("V", bound="Value")


class Value:
    """Something made of its parts alone: a position, or a sheet that lies in one."""

    __slots__ = ()

    def copy(self: V) -> V:
        """The same again, to be changed before it is handed out."""
        raise NotImplementedError

    def parts(self) -> tuple[object, ...]:
        """All fields, in the order of `__init__`: what equality and pickling are made of."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.parts()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.parts()))})"


@dataclass_transform(eq_default=False)
def value(cls: C) -> C:
    """The class with its fields as slots and the methods that list them."""
    inherited = fields(cls.__base__)
    own = tuple(name for name in get_annotations(cls) if name not in inherited)
    names = (*inherited, *own)
    space: dict[str, Any] = {}
    exec(written(cls.__name__, names), space)
    body = {name: each for name, each in cls.__dict__.items() if name not in {"__dict__", "__weakref__", *own}}
    for name in ("__init__", "copy", "parts"):
        space[name].__qualname__ = f"{cls.__qualname__}.{name}"
        body.setdefault(name, space[name])
    made = type(cls)(cls.__name__, cls.__bases__, {**body, "__slots__": own, "FIELDS": names})
    space[cls.__name__] = made
    return made


def fields(cls: type | None) -> tuple[str, ...]:
    """The fields of a value class, in order."""
    names: tuple[str, ...] = getattr(cls, "FIELDS", ())
    return names


def written(cls: str, names: tuple[str, ...]) -> str:
    """The methods as text.

    >>> print(written("Die", ("face", "cup")))
    def __init__(self, face, cup):
        self.face = face
        self.cup = cup
    def copy(self):
        return Die(self.face, self.cup)
    def parts(self):
        return (self.face, self.cup,)
    """
    own = [f"self.{name}" for name in names]
    return "\n".join(
        [
            f"def __init__({', '.join(('self', *names))}):",
            *([f"    self.{name} = {name}" for name in names] or ["    pass"]),
            "def copy(self):",
            f"    return {cls}({', '.join(own)})",
            "def parts(self):",
            f"    return ({''.join(f'{each}, ' for each in own).rstrip()})",
        ]
    )


def changed(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The items with one exchanged.

    >>> changed((4, 5, 6), 1, 0), changed((4, 5), 0, 6), changed((4, 5), 1, 6)
    ((4, 0, 6), (6, 5), (4, 6))
    """
    if len(items) == 2:
        return (items[0], item) if at else (item, items[1])
    found = list(items)
    found[at] = item
    return tuple(found)
