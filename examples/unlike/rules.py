"""Unlike: sealed picks, revealed together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from saloon.core.options import Options, choice
from saloon.core.rules import Rules
from saloon.core.state import NATURE, Action, Illegal, Seat, State, View
from saloon.core.value import changed, value

NUMBERS: Final = range(1, 7)
OPEN: Final = 0
"""Has not picked yet."""
SHUT: Final = -1
"""Has picked, and one does not know what."""


@dataclass(frozen=True)
class UnlikeOptions(Options):
    """How this table plays; the first value is the rule."""

    rounds: int = choice(5, 3)


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """A number, sealed."""

    number: int


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """All picks are turned up."""

    picks: tuple[int, ...]


PICK: Final = {number: Pick(number) for number in (SHUT, *NUMBERS)}


@value
class Unlike(State):
    """A position, or what one seat knows of it."""

    options: UnlikeOptions
    picks: tuple[int, ...]  # by seat
    points: tuple[int, ...]
    rounds: int  # still to be revealed

    def to_act(self) -> tuple[Seat, ...]:
        if not self.rounds:
            return ()
        return tuple([seat for seat, pick in enumerate(self.picks) if pick == OPEN]) or (NATURE,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return [PICK[number] for number in NUMBERS] if seat >= 0 and seat in self.to_act() else ()

    def chances(self) -> Sequence[tuple[Action, int]]:
        """One outcome: a forced step that people should see. In a view it is whatever the blanks may be."""
        if self.to_act() != (NATURE,):
            return ()
        worlds: list[tuple[int, ...]] = [()]
        for pick in self.picks:
            worlds = [(*world, each) for world in worlds for each in (NUMBERS if pick == SHUT else (pick,))]
        return [(Reveal(world), 1) for world in worlds]

    def after(self, seat: Seat, action: Action) -> Unlike:
        s = self.copy()
        if isinstance(action, Pick):
            s.picks = changed(s.picks, seat, action.number)
        elif isinstance(action, Reveal):
            s.points = tuple([have + won for have, won in zip(s.points, worth(action.picks), strict=True)])
            s.picks = (OPEN,) * len(s.picks)
            s.rounds -= 1
        return s

    def scores(self) -> tuple[int, ...] | None:
        return None if self.rounds else self.points

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or Illegal("illegal-number", "2.1")

    def view(self, seat: Seat) -> View:
        blank = self.copy()
        blank.picks = tuple([pick if at == seat or pick == OPEN else SHUT for at, pick in enumerate(self.picks)])
        return View(blank)

    def witness(self, viewer: Seat, seat: Seat, action: Action) -> Action:
        return PICK[SHUT] if isinstance(action, Pick) and viewer != seat else action

    def guess(self, rng: Random) -> Unlike:
        s = self.copy()
        s.picks = tuple([rng.randint(1, 6) if pick == SHUT else pick for pick in self.picks])
        return s

    def census(self) -> object:
        return len(self.picks), len(self.points)


def worth(picks: tuple[int, ...]) -> list[int]:
    """What each pick counts."""
    return [pick if picks.count(pick) == 1 else 0 for pick in picks]


def start(seats: int, options: UnlikeOptions) -> Unlike:
    return Unlike(options, (OPEN,) * seats, (0,) * seats, options.rounds)


RULES = Rules(UnlikeOptions, Unlike, start)
