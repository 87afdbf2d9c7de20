"""Recorded games: readable, replayed line by line, so that no rule changes unnoticed.

    game prsi 1                   the version of its rules
    seats 3
    options deal=5
    1 * dealer 2
    18 3 H9 | H9 HK draw          what was done | all that was legal
    scores 1 0 0

They guard against drift and prove no rule. `python tests/tables.py KEY` records them anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from laws.walks import each_option, step
from saloon.core import NATURE, Options, State
from saloon.core.notation import read_seat, write_seat
from saloon.games import SHELF
from saloon.house import Game

TESTS = Path(__file__).parent / "games"


def legal_texts(game: Game[Any], state: State, seat: int) -> str:
    if seat == NATURE:
        return ""
    return " | " + " ".join(game.notation.write(action).replace(" ", "_") for action in state.legal(seat))


def record(game: Game[Any], seats: int, options: Options, seed: int) -> str:
    """A whole game by chance, the seats taking a greedy choice every other time."""
    rng = Random(seed)
    state = game.new(seats, options)
    lines = [f"game {game.key} {game.version}", f"seats {seats}", f"options {options.text()}".rstrip()]
    number = 0
    while state.to_act():
        number += 1
        seat, action = step(state, rng)
        if seat != NATURE and rng.random() < 0.7:
            view = state.view(seat)
            action = max(state.legal(seat), key=lambda each: game.advice.rate(view, seat, each))
        lines.append(f"{number} {write_seat(seat)} {game.notation.write(action)}{legal_texts(game, state, seat)}")
        state = state.after(seat, action)
    lines.append("scores " + " ".join(map(str, state.scores() or ())))
    return "\n".join(lines) + "\n"


def replay(text: str) -> None:
    """Play the lines of a record; each must be legal and each list of choices as it was.

    Of an earlier version, whatever was legal then must still be.
    """
    lines = text.splitlines()
    game, version = SHELF[lines[0].split()[1]], int(lines[0].split()[2])
    seats = int(lines[1].split()[1])
    state = game.new(seats, game.options.read(lines[2].partition(" ")[2], version))
    for line in lines[3:-1]:
        done, _, _ = line.partition(" | ")
        _, who, action_text = done.split(" ", 2)
        seat = read_seat(who, seats)
        action = game.notation.read(action_text)
        assert seat in state.to_act(), line
        if seat == NATURE:
            assert action in [each for each, _ in state.chances()], line
        now = f"{done}{legal_texts(game, state, seat)}"
        assert line == now if version == game.version else set(line.split()) <= set(now.split()), line
        state = state.after(seat, action)
    assert lines[-1] == "scores " + " ".join(map(str, state.scores() or ()))


def name_of(game: Game[Any], options: Options, seats: int) -> str:
    version = "" if game.version == 1 else f"v{game.version}-"
    return f"{version}{seats}-{options.text().replace(' ', '_').replace('=', '-') or 'printed'}.txt"


def main(key: str) -> None:
    game = SHELF[key]
    folder = TESTS / key / "tables"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        if old.read_text("utf-8").startswith(f"game {key} {game.version}\n"):
            old.unlink()
    sizes = list(game.seats)
    for number, options in enumerate(each_option(game)):
        seats = sizes[number % len(sizes)]
        (folder / name_of(game, options, seats)).write_text(record(game, seats, options, number), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
