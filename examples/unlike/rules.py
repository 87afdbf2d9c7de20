"""Unlike: sealed picks, turned up together."""

from collections.abc import Sequence
from dataclasses import dataclass

from saloon.core.options import Options, choice
from saloon.core.rules import Rules
from saloon.core.state import Action, Illegal, Seat
from saloon.core.value import value
from saloon.kit.picks import WAITED_FOR, SealedGame

NUMBERS = range(1, 7)


@dataclass(frozen=True)
class UnlikeOptions(Options):
    rounds: int = choice(5, 3)  # the first value is the rule


@value
class Unlike(SealedGame):
    """A position, or what one seat knows of it."""

    options: UnlikeOptions
    points: tuple[int, ...]  # by seat
    rounds: int  # still to be turned up

    def offered(self, seat: Seat) -> Sequence[int]:
        return NUMBERS

    def turn_up(self, numbers: tuple[int, ...]) -> None:
        self.points = tuple([have + won for have, won in zip(self.points, counted(numbers), strict=True)])
        self.rounds -= 1

    def scores(self) -> tuple[int, ...] | None:
        return None if self.rounds else self.points

    def why_not(self, seat: Seat, action: Action) -> Illegal:
        return self.not_now(seat) or Illegal("illegal-number", "2.1")


def counted(numbers: tuple[int, ...]) -> list[int]:
    """What each pick counts."""
    return [number if numbers.count(number) == 1 else 0 for number in numbers]


def start(seats: int, options: UnlikeOptions) -> Unlike:
    return Unlike(options=options, chosen=(WAITED_FOR,) * seats, points=(0,) * seats, rounds=options.rounds)


RULES = Rules(UnlikeOptions, Unlike, start)
