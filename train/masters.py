"""Plays games of masters against themselves for the explorer and writes `masters.bin` into the folder of the game.

    python train/masters.py dama --games 10000 --file dama.txt
    python train/masters.py dama --file dama.txt --pack

The master's search and tables choose, with a number of positions a move. In the first moves the lot decides among
choices that promise almost as much as the best, so that games differ. Every game follows from its number: a run that
is broken off goes on where it ended, and several runs may share the numbers (`--first`). The search is compiled by
numba: the same choices, sooner. What it found in an opening is remembered, since openings come again.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import saloon.games  # noqa: F401 - fills the shelf
from saloon.analysis.explorer import PlayedMoves
from saloon.analysis.masters import FIRST, written
from saloon.core.play import play
from saloon.core.state import Action, Seat
from saloon.house.game import SHELF, Game
from saloon.house.rooms import Exact
from saloon.kit.packed import pack, place

POSITIONS = 1000
"""That the search looks at for a move."""
VARIED = 12
"""Moves of both in which the lot decides among equals."""
SCORES = {"1": (2, 0), "0.5": (1, 1), "0": (0, 2)}
EQUAL = 0.03
"""Choices that promise less than the best by no more than this are as good."""


Openings = dict[Any, list[tuple[Action, float]]]
"""By position, what the search found there."""


def compiled(game: Game[Any]) -> None:
    """From now on the search of the game is its compiled twin."""
    play: Any = import_module(f"{game.home}.engine.play")
    play.Search = import_module(f"compiled_{game.key}").CompiledSearch


def line(game: Game[Any], number: int, positions: int, openings: Openings) -> str:
    """One game: its number, its moves, and the score of the first seat: 1, 0.5 or 0."""
    level = game.levels["master"]
    assert isinstance(level, Exact) and level.otherwise.search is not None
    search = level.otherwise.search

    def look(state: Any, seat: Seat, legal: Any) -> list[tuple[Action, float]]:
        return search(state.view(seat), seat, legal, positions=positions, seconds=None, tables=True) or []

    def choose(state: Any, seat: Seat, legal: Any, chance: Random) -> Action:
        if len(moves) >= VARIED:
            return look(state, seat, legal)[0][0]
        if state not in openings:
            openings[state] = look(state, seat, legal)
        found = openings[state]
        return chance.choice([action for action, value in found if value >= found[0][1] - EQUAL])

    moves: list[str] = []
    state: Any = game.new(2)
    for _, action, after in play(state, choose, Random(f"{game.key} {number}")):
        moves.append(game.notation.write(action))
        state = after
    first, second = state.scores()
    return f"{number} {'1' if first > second else '0' if first < second else '0.5'} {' '.join(moves)}"


def played(game: Game[Any], rows: Iterable[str]) -> PlayedMoves:
    """What was played in the first moves of games."""
    found = PlayedMoves(game, FIRST)
    for row in rows:
        _, result, *moves = row.split()
        state = start = game.new(2)
        events = []
        for move in moves[:FIRST]:
            seat, action = state.to_act()[0], game.notation.read(move)
            events.append((seat, action))
            state = state.after(seat, action)
        found.add(start, events, SCORES[result])
    return found


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--pack", action="store_true")
    given = parser.parse_args()
    game = SHELF[given.key]
    known = given.file.read_text().splitlines() if given.file.exists() else []
    if given.pack:
        rows = sorted(known, key=lambda row: int(row.partition(" ")[0]))
        command = f"python train/masters.py {given.key} --games {len(rows)} --positions {given.positions}"
        pack(place(f"{given.key}/masters"), command, written(played(game, rows)))
        print(f"{len(rows)} games")
        return
    done = {int(row.partition(" ")[0]) for row in known}
    compiled(game)
    openings: Openings = {}
    with given.file.open("a") as file:
        for number in range(given.first, given.first + given.games):
            if number not in done:
                print(line(game, number, given.positions, openings), file=file, flush=True)


if __name__ == "__main__":
    main()
