"""Many games on several cores, the same results whatever the number of cores.

Game k takes its chance from a hash of (seed, k) and from nothing else, and games are
counted in the order of their numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from saloon.bots.own import seated
from saloon.core.options import Options, Value
from saloon.core.state import Unreadable
from saloon.crew import Differs, Jobs, Shards, WorkPlace, results, still_wanted
from saloon.crew.places import on as on
from saloon.crew.sources import fingerprint
from saloon.house.game import Game
from saloon.lab.tally import Result, Tally
from saloon.lab.trial import Entrant, Experiment, Played, own_files, play_game
from saloon.shelf import game as game_called

Progress = Callable[[int, int], None]


class Failed(RuntimeError):
    """A game that broke, with all that is needed to play it again."""

    def __init__(self, key: str, seed: int, number: int, game_seed: int, cause: str) -> None:
        super().__init__(f"{key}: game {number} of seed {seed} (its own seed is {game_seed}) failed: {cause}")
        self.key, self.seed, self.number, self.game_seed, self.cause = key, seed, number, game_seed, cause

    def __reduce__(self) -> tuple[object, ...]:
        return Failed, (self.key, self.seed, self.number, self.game_seed, self.cause)


class Interrupted(KeyboardInterrupt):
    """Somebody pressed Ctrl-C; what was finished until then is in `result`."""

    def __init__(self, result: Result) -> None:
        super().__init__(f"interrupted after {result.games} of {result.planned} games")
        self.result = result


def simulate(
    game: str | Game[Any],
    seats: int | None = None,
    games: int = 100,
    bots: Sequence[Entrant] = ("regular",),
    options: str | Mapping[str, Value] | Options | None = None,
    seed: int = 0,
    jobs: Jobs = 1,
    on_progress: Progress | None = None,
    by: Sequence[str] = (),
    keep: bool = False,
    adjusted: bool = False,
    kept: Path | None = None,
    forget: bool = False,
    on_game: Callable[[Played], None] | None = None,
    decisions: bool = False,
) -> Result:
    """Play the games and count them. Fewer bots than seats take turns in filling the table.

    A bot is a level, a function from what the seat sees to what it does, or a class; with several jobs it must
    lie in a module. `jobs` are processes of this machine, or another place to work
    ([which](lab.md#one-way-of-working)). `adjusted` works out the luck of every game too ([what that is](review.md)).
    `kept` names a folder for finished games: a run that was broken off goes on from there, and with `forget` they are
    deleted when all are counted. `on_game` is told every game in the order of the numbers; with `decisions` every
    decision is in it.

    >>> def mine(view):
    ...     return view.moves()[0]
    >>> [row.value for row in simulate("prsi", games=10, bots=[mine, "beginner"]).groups["bot"]]
    ['mine', 'beginner']
    """
    game = game_called(game) if isinstance(game, str) else game
    seats = max(game.seats[0], len(bots)) if seats is None else seats
    experiment = experiment_of(game, seats, bots, None if options is None else game.chosen(options), seed, by)
    experiment = replace(experiment, adjusted=adjusted, decisions=decisions)
    return counted(game, experiment, games, jobs, on_progress, keep, kept, forget, on_game)


def counted(
    game: Game[Any],
    experiment: Experiment,
    games: int,
    jobs: Jobs,
    on_progress: Progress | None = None,
    keep: bool = False,
    kept: Path | None = None,
    forget: bool = False,
    on_game: Callable[[Played], None] | None = None,
) -> Result:
    """Play an experiment as `simulate` does."""
    tally = Tally(experiment, games, keep)
    shards = Shards(kept / mark(game, experiment), Played) if kept else None
    count_all(played(experiment, range(games), on(jobs), shards), tally, on_game, on_progress)
    if shards is not None and forget:
        shards.clear()
    return tally.result()


def count_all(
    rounds: Generator[list[Played], None, None],
    tally: Tally,
    on_game: Callable[[Played], None] | None,
    on_progress: Progress | None,
) -> None:
    """Count the games as they end. Raises Interrupted, with those that have ended, when somebody presses Ctrl-C."""
    try:
        for some in rounds:
            for each in some:
                tally.add(each)
                if on_game is not None:
                    on_game(each)
            if on_progress is not None:
                on_progress(tally.games, tally.planned)
    except KeyboardInterrupt:
        raise Interrupted(tally.result()) from None
    finally:
        rounds.close()


def experiment_of(
    game: Game[Any], seats: int, bots: Sequence[Entrant], options: Options | None, seed: int, by: Sequence[str]
) -> Experiment:
    """The experiment, with everything that can be wrong with it told at once."""
    state = game.new(seats, options)
    if not 0 < len(bots) <= seats:
        raise Unreadable("bots-count", bots=len(bots), seats=seats)
    for entrant in bots:
        if isinstance(entrant, str) or not isinstance(entrant, type):
            seated(game, entrant, 0)
    if by and game.study.facts is None:
        raise Unreadable("by-unknown", key=", ".join(by), game=game.title)
    entrants = tuple(bots[i % len(bots)] for i in range(seats))
    return Experiment(
        type(state).__module__,
        game.key,
        seats,
        options.text() if options else "",
        entrants,
        seed,
        tuple(by),
        own=own_files(entrants),
    )


# -- where the games are played -----------------------------------------------------------------


def played(
    experiment: Experiment, numbers: range, place: WorkPlace, kept: Shards[Played] | None = None
) -> Generator[list[Played], None, None]:
    """The games of these numbers, in their order."""
    return results(partial(play_some, experiment), numbers, place, kept)


def mark(game: Game[Any], experiment: Experiment | Sequence[Experiment]) -> str:
    """A name for the games of experiments. It changes when the sources change: then all is played again."""
    some = [experiment] if isinstance(experiment, Experiment) else list(experiment)
    what = repr([*some, fingerprint(), Path(import_module(some[0].module).__file__ or "").read_bytes()])
    return f"{game.key}-{some[0].seats}-{sha256(what.encode()).hexdigest()[:16]}"


def play_each(experiments: Sequence[Experiment], games: int, numbers: range) -> list[Played]:
    """As many games of each experiment, one after another: one numbering for all."""
    found: list[Played] = []
    for number in numbers:
        some = play_some(experiments[number // games], range(number % games, number % games + 1))
        if not some:
            break
        found += some
    return found


def play_some(experiment: Experiment, numbers: range) -> list[Played]:
    games = []
    for number in numbers:
        try:
            played = play_game(experiment, number, still_wanted)
        except Differs:
            raise
        except Exception as error:
            cause = f"{type(error).__name__}: {error}"
            raise Failed(experiment.key, experiment.seed, number, experiment.game_seed(number), cause) from error
        if played is None:
            break
        games.append(played)
    return games
