"""One game of agents: whose turn it is, what they may do by number, what each of them has seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from saloon.bots.worth import FULL
from saloon.core.options import Options
from saloon.core.state import NATURE, Action, Seat, State
from saloon.house.game import Game
from saloon.house.plain import plain
from saloon.shelf import game as game_called


class Episode:
    """A game from start to end. Agents name their choices by number; nature is drawn, or chosen from outside."""

    def __init__(self, game: Game[Any], seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.state: State = game.new(seats, options)
        self.seen: list[list[str]] = [[] for _ in range(seats)]
        """By seat, all that it has witnessed, as text."""

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.game.key, self.seats, self.state, self.seen)

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return restored(self.game.key, self.seats, self.state, self.seen)

    @property
    def over(self) -> bool:
        return not self.state.to_act()

    def actor(self) -> Seat:
        """Who decides next: a seat or NATURE. Those who choose at once follow each other and see nothing of it."""
        return self.state.to_act()[0]

    def choices(self, seat: Seat) -> dict[int, Action]:
        """What the seat may do, by number."""
        return self.game.codec.choices(self.state, seat)

    def do(self, seat: Seat, action: Action) -> None:
        write = self.game.notation.write
        who = "*" if seat == NATURE else str(seat + 1)
        for viewer, seen in enumerate(self.seen):
            seen.append(f"{who}:{write(self.state.witness(viewer, seat, action))}")
        self.state = self.state.after(seat, action)

    def settle(self, chance: Random) -> None:
        """Nature does what it has to do, until somebody decides or the game is over."""
        while not self.over and self.actor() == NATURE:
            self.do(NATURE, self.state.sample(chance))

    def rewards(self) -> list[float]:
        """What the game came to, by seat; zeros before its end."""
        scores = self.state.scores()
        return [0.0] * self.seats if scores is None else payoffs(scores, self.game.camps)

    # -- what a seat sees ---------------------------------------------------------------

    def text(self, seat: Seat) -> str:
        """The view of the seat on one line."""
        return self.game.notation.write_state(self.state.view(seat))

    def row(self, seat: Seat) -> list[int]:
        """The view of the seat as numbers."""
        return self.game.codec.row(self.state.view(seat), seat, self.seats)

    def json(self, seat: Seat) -> dict[str, Any]:
        """The view of the seat, field by field."""
        found: dict[str, Any] = plain(self.state.view(seat), self.game)
        return found

    def recall(self, seat: Seat) -> str:
        """Everything that the seat has witnessed since the beginning."""
        return " ".join(self.seen[seat])


def restored(key: str, seats: int, state: State, seen: list[list[str]]) -> Episode:
    """The same game again: positions are never changed, so they are shared."""
    episode = Episode.__new__(Episode)
    episode.game, episode.seats, episode.state = game_called(key), seats, state
    episode.seen = [list(each) for each in seen]
    return episode


def begun(key: str | Game[Any], seats: int | None, options: Any) -> Episode:
    """A game before its first event; raises Unreadable for what cannot be played."""
    game = game_called(key) if isinstance(key, str) else key
    return Episode(game, game.seats[0] if seats is None else seats, game.chosen(options))


@lru_cache(4096)
def payoff(scores: tuple[int, ...], camps: bool) -> tuple[float, ...]:
    best, seats = max(scores), len(scores)
    if camps:
        return tuple(1.0 if score else -1.0 for score in scores)
    if seats == 1:
        return (min(1.0, max(0.0, scores[0] / FULL)),)
    win = 1 / scores.count(best)
    return tuple(((win if score == best else 0.0) * seats - 1) / (seats - 1) for score in scores)


def payoffs(scores: Sequence[int], camps: bool = False) -> list[float]:
    """By seat: the winner has 1, the others together -1, and a draw is 0 for all. In camps each has 1 or -1.

    Alone there is nobody to beat: a hundredth of the points, at most 1.

    >>> payoffs((3, 1)), payoffs((2, 2)), payoffs((9, 4, 4)), payoffs((1, 1, 0), camps=True), payoffs((75,))
    ([1.0, -1.0], [0.0, 0.0], [1.0, -0.5, -0.5], [1.0, 1.0, -1.0], [0.75])
    """
    return list(payoff(tuple(scores), camps))
