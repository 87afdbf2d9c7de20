"""The options of a game: one frozen dataclass each, every field with its few values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any, Final, TypeVar

from saloon.core.state import Unreadable

Value = bool | int | str
ALWAYS: Final[Mapping[int, Value]] = MappingProxyType({})


def choice(*values: Value, until: Mapping[int, Value] = ALWAYS) -> Any:
    """A field with these values; the first is the default.

    `until` keeps old match files true: what the option was, unless named, up to a version of the rules.

    >>> @dataclass(frozen=True)
    ... class Few(Options):
    ...     deal: int = choice(4, 5)
    >>> Few.read("deal=5"), Few().text(), Few(5).text()
    (Few(deal=5), '', 'deal=5')
    >>> @dataclass(frozen=True)
    ... class Later(Options):
    ...     deal: int = choice(4, 5, until={1: 5})
    >>> Later.read(""), Later.read("", version=1), Later().text(version=1)
    (Later(deal=4), Later(deal=5), 'deal=4')
    """
    return field(default=values[0], metadata={"choices": values, "until": until})


@dataclass(frozen=True)
class Options:
    """Base of all options. Text lists only what differs from the default of a version, today's if none is given."""

    def __post_init__(self) -> None:
        for name, values in self.choices().items():
            if getattr(self, name) not in values:
                raise Unreadable("option-value", option=name, value=str(getattr(self, name)), values=_listed(values))

    @classmethod
    def choices(cls) -> dict[str, tuple[Value, ...]]:
        """The values of each option, default first."""
        return {each.name: each.metadata["choices"] for each in fields(cls)}

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, name) for name in self.choices())

    @classmethod
    def unnamed(cls, version: int | None = None) -> dict[str, Value]:
        """What each option is where the text does not name it."""
        found: dict[str, Value] = {}
        for each in fields(cls):
            until = each.metadata["until"]
            last = min([last for last in until if version is not None and version <= last], default=None)
            found[each.name] = each.metadata["choices"][0] if last is None else until[last]
        return found

    def text(self, version: int | None = None) -> str:
        """As `name=value` words, defaults left out."""
        chosen = ((name, getattr(self, name), default) for name, default in self.unnamed(version).items())
        return " ".join(f"{name}={_word(value)}" for name, value, default in chosen if value != default)

    @classmethod
    def read(cls: type[O], text: str, version: int | None = None) -> O:
        """Options from `name=value` words."""
        chosen = cls.unnamed(version)
        for word in text.split():
            name, _, value = word.partition("=")
            values = cls.choices().get(name)
            if values is None:
                raise Unreadable("option-unknown", option=name, options=", ".join(cls.choices()) or "-")
            matching = [each for each in values if _word(each) == value]
            if not matching:
                raise Unreadable("option-value", option=name, value=value, values=_listed(values))
            chosen[name] = matching[0]
        return cls(**chosen)


O = TypeVar("O", bound=Options)  # noqa: E741 - O stands for options


def _word(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _listed(values: tuple[Value, ...]) -> str:
    return ", ".join(map(_word, values))
