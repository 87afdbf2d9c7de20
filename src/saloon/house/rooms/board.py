"""How a position looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic

from saloon.core.state import S

if TYPE_CHECKING:  # opened with the board, not with the game
    from saloon.scene import Reader, Scene


@dataclass(frozen=True)
class Board(Generic[S]):
    """How a position looks."""

    scene: Callable[[S, Reader], Scene]
    art: Sequence[str] = ()
    """The drawings of the house it uses, from the lists of their makers; those in its own `art/` need no list."""
    dice: Sequence[Mapping[str, str]] = ()
    """For each kind of die: the drawing of every face, by the face as the notation writes it."""
    inks: Mapping[str, str] = field(default_factory=dict)
    """Colours on a terminal for what the text board writes, by pattern; they repeat what letters say."""
    pieces: Sequence[str] = ()
    """The drawings of what one puts on a board with fixed places, to set up a position; `Notation.placed` writes it. A
    place is the node `point-a1` or `square-a1`, and what stands there `stone-a1`."""
    lesson: Sequence[str] = ()
    """Positions as text, to show how it is played; `lesson-1`, `lesson-2` … say what there is to see."""
