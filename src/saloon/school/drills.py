"""A drill: a position of a game, whose turn it is, and what each choice is worth. Shipped as data, one line each.

The values come from the reference that reviews go by. They are the certificate: with the code anybody can work them
out again (`school.proving`). An answer is scored by what it gives away, so several may be right.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from saloon.bots.levels import CHANCE
from saloon.core.state import Action, Seat, State
from saloon.house.game import Game
from saloon.house.position import Position
from saloon.house.rooms.reference import Certainty

FILE: Final = "drills.jsonl"
"""In the folder of its game."""
RIGHT: Final = 0.005
"""What may be given away by a right answer: half a win in a hundred games."""
OWN: Final = "own"
"""The theme of drills from somebody's own matches."""
POINTS: Final = 100
"""Where one plays alone values are points, and as many points count as wins in a hundred games."""


class DrillChoice(msgspec.Struct, frozen=True, array_like=True):
    """A choice, what it promises (0 lost, 1 won; points where one plays alone), and half the interval of 95 %.

    Where one plays alone the interval is that of what it gives away.
    """

    move: str
    value: float
    spread: float = 0.0


class Drill(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position to decide in."""

    id: str
    theme: str
    options: str
    seats: int
    seat: Seat
    view: str
    """What the seat sees, as the game writes it."""
    choices: tuple[DrillChoice, ...]
    """Best first."""
    certainty: Certainty
    costs: dict[str, float]
    """What each level of bots gives away here: how hard it is."""
    ends: dict[str, int] = {}
    """Where the task is to win in a number of moves: in how many of one's own each winning choice does."""
    number: int = -1
    """The game of the generator that it comes from; -1: somebody's own match."""
    source: str = ""
    """The fingerprint of the table or evaluation that the values come from (`school.proving.source`)."""

    @property
    def ranked(self) -> list[DrillChoice]:
        """Best first; of those that win, the quickest."""
        return sorted(self.choices, key=lambda each: (-each.value, self.ends.get(each.move, 0)))

    @property
    def best(self) -> DrillChoice:
        return self.ranked[0]

    @property
    def within(self) -> int:
        """In how many moves of one's own it can be won by force; 0 where that is not the task."""
        return min(self.ends.values(), default=0)

    def is_slow(self, move: str) -> bool:
        """Whether it wins, but later than it could."""
        return self.ends.get(move, 0) > self.within

    @property
    def scale(self) -> int:
        """What makes values points of a hundred games; alone they are points."""
        return 1 if self.seats == 1 else 100

    @property
    def difficulty(self) -> float:
        """What the levels give away on the mean, in wins of a hundred games, or in points."""
        return self.scale * sum(self.costs.values()) / max(1, len(self.costs))

    def solved_by(self, level: str) -> bool:
        """Whether what the level gives away, on the mean of its tries, is no more than a right answer may."""
        noise = max(each.spread for each in self.choices)
        return self.costs[level] <= max(RIGHT * POINTS / self.scale, noise)

    @property
    def is_plain(self) -> bool:
        """Whether every level knows a right answer."""
        return all(self.solved_by(level) for level in self.costs if level != CHANCE)

    def cost(self, move: str) -> float:
        """What a move gives away; raises KeyError for one that is not among the choices."""
        value = {each.move: each.value for each in self.choices}[move]
        return max(0.0, self.best.value - value)

    def is_right(self, move: str) -> bool:
        """Whether nothing is given away that can be told: half a point, or what lies inside the noise."""
        chosen = next(each for each in self.choices if each.move == move)
        return self.cost(move) <= max(RIGHT * POINTS / self.scale, chosen.spread, self.best.spread)

    def right(self) -> list[str]:
        """All right answers, the best first."""
        return [each.move for each in self.ranked if self.is_right(each.move)]

    def state(self, game: Game[Any]) -> State:
        return game.position(self.view, options=self.options).state

    def position(self, game: Game[Any]) -> Position:
        """As the seat sees it."""
        return Position(game, self.state(game), self.seat)

    def action(self, game: Game[Any], move: str) -> Action:
        return game.notation.read(move)


READ: Final = msgspec.json.Decoder(Drill)
WRITE: Final = msgspec.json.Encoder()


@cache
def drills(game: Game[Any]) -> tuple[Drill, ...]:
    """Those that come with the game, the easiest first; none where there are none."""
    path = game.folder / FILE
    if not path.exists():
        return ()
    found = [READ.decode(line) for line in path.read_bytes().splitlines() if line]
    return tuple(sorted(found, key=lambda drill: (drill.difficulty, drill.id)))


def theme_title(say: Callable[..., str], name: str, within: int = 0) -> str:
    """What a theme is called; of one drill, where it is to be won in a number of moves, with that number."""
    return say(f"theme-{name}", moves=within)


def themes(some: Sequence[Drill]) -> dict[str, int]:
    """How many drills each theme has, the largest first."""
    found: dict[str, int] = {}
    for each in some:
        found[each.theme] = found.get(each.theme, 0) + 1
    return dict(sorted(found.items(), key=lambda row: (-row[1], row[0])))


def write(some: Sequence[Drill]) -> bytes:
    """As they are shipped."""
    return b"".join(WRITE.encode(each) + b"\n" for each in some)
