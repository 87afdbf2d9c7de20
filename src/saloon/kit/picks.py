"""Sealed choices: everybody chooses a number at once and in secret, then nature turns all of them up.

A game gives its own fields, `offered`, `turn_up` and `scores`; who is to act and who knows what follows from here.
`examples/unlike` is such a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Final

from saloon.core.options import Options
from saloon.core.state import NATURE, Action, S, Seat, State, View
from saloon.core.value import changed, value

WAITED_FOR: Final = -2
"""Has not chosen yet."""
SHUT: Final = -1
"""Has chosen, and one does not know what."""
SIGNS: Final = {WAITED_FOR: "-", SHUT: "?"}
"""How they are written."""


@dataclass(frozen=True, slots=True)
class SealedPick(Action):
    """A choice, sealed; SHUT for those who do not know it."""

    number: int


@dataclass(frozen=True, slots=True)
class PicksShown(Action):
    """All choices are turned up."""

    numbers: tuple[int, ...]


@value
class SealedGame(State):
    """A position, or what one seat knows of it."""

    options: Options
    chosen: tuple[int, ...]  # by seat; WAITED_FOR or SHUT where there is no number

    # -- what a game says ---------------------------------------------------------------

    def offered(self, seat: Seat) -> Sequence[int]:
        """The numbers that the seat may choose from, none below 0. All know them."""
        raise NotImplementedError

    def turn_up(self, numbers: tuple[int, ...]) -> None:
        """What the choices bring, in a copy of its own."""
        raise NotImplementedError

    # -- the contract -------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        if self.scores() is not None:
            return ()
        return tuple([seat for seat, number in enumerate(self.chosen) if number == WAITED_FOR]) or (NATURE,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return [SealedPick(number) for number in self.offered(seat)] if seat >= 0 and seat in self.to_act() else ()

    def chances(self) -> Sequence[tuple[Action, int]]:
        """One outcome: a forced step that people should see. In a view it is anything the blanks may be."""
        if self.to_act() != (NATURE,):
            return ()
        rows = [self.offered(seat) if number == SHUT else (number,) for seat, number in enumerate(self.chosen)]
        return [(PicksShown(numbers), 1) for numbers in product(*rows)]

    def after(self: S, seat: Seat, action: Action) -> S:
        s = self.copy()
        assert isinstance(s, SealedGame)
        if isinstance(action, SealedPick):
            s.chosen = changed(s.chosen, seat, action.number)
        elif isinstance(action, PicksShown):
            s.chosen = (WAITED_FOR,) * len(s.chosen)
            s.turn_up(action.numbers)
        return s

    def view(self, seat: Seat) -> View:
        blank = self.copy()
        blank.chosen = tuple(
            [number if at == seat or number == WAITED_FOR else SHUT for at, number in enumerate(self.chosen)]
        )
        return View(blank)

    def witness(self, viewer: Seat, seat: Seat, action: Action) -> Action:
        return SealedPick(SHUT) if isinstance(action, SealedPick) and viewer != seat else action

    def guess(self: S, rng: Random) -> S:
        s = self.copy()
        assert isinstance(s, SealedGame)
        s.chosen = tuple(
            [rng.choice(s.offered(seat)) if number == SHUT else number for seat, number in enumerate(s.chosen)]
        )
        return s

    def census(self) -> object:
        return len(self.chosen)
