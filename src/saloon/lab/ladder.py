"""The levels of a game measured against each other, against chance, and against a plain reference.

Deals that were played are noted in a file, so that a long climb can be broken off and gone on with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import pairwise
from json import dumps, loads
from pathlib import Path
from typing import Any, Final

from saloon import bots
from saloon.bots.levels import CHANCE
from saloon.crew import Jobs
from saloon.house.game import Game
from saloon.house.rooms import PLAIN
from saloon.lab.bout import BoutResult, PairedDeal, bout, paired_experiment
from saloon.lab.trial import Entrant, Experiment, name_of

SEED: Final = 1
Seen = Callable[[str, str, int], None]
"""Told challenger, champion, and how many deals are done."""


def steps(game: Game[Any]) -> list[tuple[str, str]]:
    """Who meets whom, challenger first: chance, each level and the next, the plain reference and the highest."""
    levels = game.offered()
    found = [(higher, lower) for lower, higher in pairwise((CHANCE, *levels))]
    return [*found, (levels[-1], PLAIN)] if PLAIN in game.levels else found


def steps_of(game: Game[Any], entrant: Entrant) -> list[tuple[Entrant, Entrant]]:
    """A bot of one's own meets chance and every level, lowest first."""
    return [(entrant, level) for level in (CHANCE, *game.offered())]


def climb(
    game: Game[Any],
    seats: int,
    most: int,
    folder: Path | None = None,
    jobs: Jobs = 1,
    seed: int = SEED,
    on_deal: Seen = lambda *_: None,
    adjusted: bool = False,
    entrant: Entrant | None = None,
) -> Iterator[BoutResult]:
    """A verdict for each step of the ladder at a table of this size; with an entrant, for its steps alone."""
    for challenger, champion in steps(game) if entrant is None else steps_of(game, entrant):
        experiment = paired_experiment(game, seats, challenger, champion, seed=seed, adjusted=adjusted)
        names = name_of(challenger), name_of(champion)
        keeps = folder is not None and entrant is None  # nobody knows what files a bot of one's own goes by
        note = Notes(folder / f"{mark(game, experiment)}.jsonl" if folder and keeps else None)

        def seen(deal: PairedDeal, note: Notes = note, names: tuple[str, str] = names) -> None:
            note.add(deal)
            on_deal(*names, len(note.deals))

        yield bout(experiment, most, jobs, tuple(note.deals), seen)


def mark(game: Game[Any], experiment: Experiment) -> str:
    """A name for what is measured. It holds the sources of game and bots: when they change, all is played anew."""
    found = sha256(repr([experiment.options, experiment.seed, *["adjusted"] * experiment.adjusted]).encode())
    for folder in (game.folder, Path(bots.__file__).parent):
        for file in sorted(folder.rglob("*.py")):
            found.update(file.read_bytes())
    names = "-".join(str(each) for each in (experiment.entrants[0], experiment.entrants[-1]))
    return f"{game.key}-{experiment.seats}-{names}-{found.hexdigest()[:12]}"


class Notes:
    """Deals kept in a file, a line each; a line half written is played again."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.deals: list[PairedDeal] = []
        if path is not None and path.exists():
            self.deals = list(readable(path.read_text("utf-8")))
            path.write_text("".join(map(line, self.deals)), "utf-8")

    def add(self, deal: PairedDeal) -> None:
        self.deals.append(deal)
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line(deal))


def line(deal: PairedDeal) -> str:
    return dumps(deal) + "\n"


def readable(text: str) -> Iterator[PairedDeal]:
    """The deals of all lines up to the first that is not whole."""
    for each in text.splitlines(keepends=True):
        try:
            mine, fair, *failures = loads(each)
        except (ValueError, TypeError):
            return
        if not each.endswith("\n"):
            return
        yield PairedDeal(mine, fair, *failures)
