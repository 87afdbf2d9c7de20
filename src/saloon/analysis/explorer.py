"""What was played from a position, how often and with what result, and against whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from saloon.core.state import NATURE, Action, Seat
from saloon.house.game import Game

DEPTH: Final = 40
"""This many first moves of a game are looked up; later ones are seldom the same."""
WORDS: Final = {"dama": 1, "mlyn": 3}
"""The games that have an explorer, and how many words of a position say what stands on the board and who moves; the
rest is how it came about."""


@dataclass
class PlayedMoves:
    """By position and move: how often it was played, and how the mover fared."""

    game: Game[Any]
    depth: int = DEPTH
    games: int = 0
    found: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    """Wins, draws and losses of the mover."""
    against: dict[str, Counter[str]] = field(default_factory=dict)
    """By position and move: whom the mover played against."""

    def add(
        self, start: Any, events: Iterable[tuple[Seat, Action]], scores: Sequence[int], kinds: Sequence[str] = ()
    ) -> None:
        """A game that was played to its end, and who played on each seat."""
        self.games += 1
        drawn, state, made = len(set(scores)) == 1, start, 0
        for seat, action in events:
            if seat != NATURE:
                move, here = self.game.notation.write(action), where(self.game, state)
                counts = self.found.setdefault(here, {}).setdefault(move, [0, 0, 0])
                counts[1 if drawn else 0 if scores[seat] == max(scores) else 2] += 1
                if kinds:
                    self.against.setdefault(f"{here} {move}", Counter())[kinds[1 - seat]] += 1
                made += 1
            state = state.after(seat, action)
            if made >= self.depth:
                return

    def here(self, state: Any) -> dict[str, list[int]]:
        """By move from a position."""
        return self.found.get(where(self.game, state), {})

    def met(self, state: Any, move: str) -> dict[str, int]:
        """Whom those who made the move played against."""
        return dict(self.against.get(f"{where(self.game, state)} {move}", {}))


def where(game: Game[Any], state: Any) -> str:
    """What stands on the board and who moves, however it came about."""
    return " ".join(game.notation.write_state(state).split()[: WORDS[game.key]])
