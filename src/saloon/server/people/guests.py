"""People in a room: who they are, where they sit, what they say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

GONE: Final = "-"
"""In place of a person: somebody who has left the house."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody in the room."""

    number: int
    name: str
    key: str
    gone: bool = False
    person: str = ""
    """Whose guest it is, in every room and on every device; empty for somebody of whom the house keeps nothing else."""
    at: int = 0
    """When they came."""
    program: bool = False
    """Whether a program plays here, under its own token."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who plays a seat: nobody yet, a person, or a bot, perhaps in place of a person."""

    kind: str = "open"
    name: str = ""
    guest: int = 0
    level: str = ""
    person: str = ""
    """Who sits here; several people of a family may sit through one guest, each on a chair."""

    @property
    def who(self) -> str:
        """The same person, also on another chair."""
        return f"{self.guest} {self.name}"

    @property
    def stand_in(self) -> bool:
        return self.kind == "bot" and self.guest > 0


@dataclass(frozen=True, slots=True)
class Chat:
    line: int
    guest: int
    name: str
    phrase: str
    text: str
    at: int
