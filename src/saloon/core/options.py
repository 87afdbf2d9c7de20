"""The options of a game: one frozen dataclass each, every field with its few values."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from saloon.core.state import Unreadable

Value = bool | int | str


def choice(*values: Value) -> Any:
    """A field with these values; the first is the default.

    >>> @dataclass(frozen=True)
    ... class Few(Options):
    ...     deal: int = choice(4, 5)
    >>> Few.read("deal=5"), Few().text(), Few(5).text()
    (Few(deal=5), '', 'deal=5')
    """
    return field(default=values[0], metadata={"choices": values})


@dataclass(frozen=True)
class Options:
    """Base of all options. Text lists only what differs from the default."""

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

    def text(self) -> str:
        """As `name=value` words, defaults left out."""
        changed = ((name, getattr(self, name)) for name, values in self.choices().items() if getattr(self, name) != values[0])
        return " ".join(f"{name}={_word(value)}" for name, value in changed)

    @classmethod
    def read(cls: type[O], text: str) -> O:
        """Options from `name=value` words."""
        chosen: dict[str, Value] = {}
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
