"""Seeded play of every game and seeded moves of the levels, as checksums: two builds that print the same play alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from hashlib import sha256
from random import Random
from typing import Any

from saloon.bots import make
from saloon.core import Action, anything, play
from saloon.core.build import form
from saloon.games import SHELF
from saloon.house import Game

GAMES = 4
CHOICES = 3


class Fielded:
    """An action told by its fields, however the house shortens it."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def __repr__(self) -> str:
        found = {each.name: getattr(self.action, each.name) for each in fields(self.action)}  # type: ignore[arg-type]
        told = {name: Fielded(value) if isinstance(value, Action) else value for name, value in found.items()}
        return f"{type(self.action).__qualname__}({', '.join(f'{name}={value!r}' for name, value in told.items())})"


def by_lot(game: Game[Any], seats: int) -> Iterator[str]:
    """What happens in a few random games, and all positions with their views."""
    chance = Random(f"{game.key} {seats}")
    for _ in range(GAMES):
        for number, (seat, action, state) in enumerate(play(game.new(seats), anything, chance, 200)):
            yield f"{seat} {Fielded(action)!r}"
            if number % 16 == 0:
                yield game.notation.write_state(state)
                yield game.notation.write_state(state.view(0).guess(chance))
                yield str(state.scores())


def by_level(game: Game[Any], level: str) -> Iterator[str]:
    """What a level thinks of a few positions that leave a choice, to the last digit."""
    reached = [
        (state, seat)
        for _, _, state in play(game.new(), anything, Random(game.key))
        for seat in state.to_act()[:1]
        if seat >= 0
    ]
    asked = [(state, seat) for state, seat in reached if len(state.legal(seat)) > 1]
    for number, (state, seat) in enumerate(Random(game.key).choices(asked, k=CHOICES)):
        thought = make(game, level, seat, 7).explain(state.view(seat), number=number)
        yield (
            f"{Fielded(thought.action)!r} {thought.reason!r} "
            f"{[(Fielded(each.action), float(each.value), each.tries) for each in thought.ranked]!r}"
        )


def checksum(lines: Iterator[str]) -> str:
    found = sha256()
    for line in lines:
        found.update(line.encode())
    return found.hexdigest()[:16]


if __name__ == "__main__":
    print(form())
    for key in sorted(SHELF):
        game = SHELF[key]
        for seats in sorted({game.seats[0], game.seats[-1]}):
            print(key, seats, checksum(by_lot(game, seats)))
        for level in game.offered():
            print(key, level, checksum(by_level(game, level)))
