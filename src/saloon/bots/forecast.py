"""How likely each seat wins: exactly where that is worked out, else from worlds as a seat believes them, played out.

    believed world -> quick play on all seats -> who has won

Only the view is looked at, so the answer tells nothing that its seat could not know. A shared win
and a draw count as their part of a win; where camps win, a win is whole for each of the camp.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import inf
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from saloon.bots.bot import Clock
from saloon.bots.levels import make
from saloon.bots.worth import shares
from saloon.core.play import Choose, outcome
from saloon.core.state import Action, Seat, State, View
from saloon.house.game import Game
from saloon.kit.intervals import Estimate, Mean, wilson
from saloon.scene.reader import Reader

PLAYS_ON: Final = "regular"
"""The level that plays worlds out."""
GLANCE: Final = Clock(iterations=30)
"""How many positions a searching bot may look at for a choice in such a world."""
FEWEST: Final = 2
"""Worlds without which nothing can be told."""
Ends = Sequence[tuple[int, ...]]
LARGEST: Final = 1296
"""The largest denominator of a fraction that is shown. There are few of them, so none is met by accident."""


class Forecast(NamedTuple):
    """What a position promises each seat, from 0 to 1; to somebody alone with nobody to beat, in points."""

    seats: tuple[Estimate, ...]
    worlds: int = 0
    """How many were played out; none where it is exact."""
    points: bool = False
    guessed: bool = False
    """Whether something hidden had to be guessed for each of them."""

    @property
    def exact(self) -> bool:
        return not self.worlds

    def say(self, reader: Reader) -> str:
        """What the reader may expect in a sentence, and what it rests on."""
        value, low, high = self.seats[reader.seat]
        said = reader.words
        if self.points:
            told = reader(
                "chances-points", points=said.decimal(value, 1), low=said.decimal(low, 1), high=said.decimal(high, 1)
            )
        elif self.exact:
            told = reader("chances-exact", chance=written(value, reader))
        else:
            told = reader("chances-about", chance=written(value, reader, low, high))
        rests = "chances-worlds" if self.guessed else "chances-games"
        return f"{told} {reader('chances-best') if self.exact else reader(rests, count=self.worlds)}"

    def rows(self, reader: Reader) -> list[tuple[str, str]]:
        """Everybody's name and chance; nothing where there is nobody else."""
        told = [
            (reader.name(seat), written(value, reader, *(() if self.exact else (low, high))))
            for seat, (value, low, high) in enumerate(self.seats)
        ]
        return told if len(told) > 1 else []


def written(chance: float, reader: Reader, *interval: float) -> str:
    """In per cent: with its interval, or as the fraction it is where that is short.

    >>> from saloon.scene.reader import Reader
    >>> from saloon.words import words
    >>> reader = Reader(0, (), words("en"))
    >>> written(0.62, reader, 0.571, 0.668), written(5 / 12, reader), written(0.123456789, reader), written(1.0, reader)
    ('62% (57–67)', '5/12 (41.7%)', '12.346%', '100%')
    """
    percent, decimal = reader.words.percent, reader.words.decimal
    if interval:
        low, high = interval
        return f"{percent(chance, 0)} ({decimal(100 * low, 0)}–{decimal(100 * high, 0)})"
    near = Fraction(chance).limit_denominator(LARGEST)
    if near.denominator == 1:
        return percent(chance, 0)
    return f"{near} ({percent(chance, 1)})" if abs(near - Fraction(chance)) < 1e-12 else percent(chance, 3)


def forecast(game: Game[Any], view: View, seat: Seat, worlds: int | None = None) -> Forecast:
    """What the seat may expect of this view of its own; the same view gives the same answer."""
    foresight = Foresight(game, view, seat, worlds=worlds)
    foresight.go_on()
    return foresight.told


class Foresight:
    """A forecast that grows: one may stop at any time, tell what was found, and go on from there."""

    def __init__(self, game: Game[Any], view: View, seat: Seat, ends: Ends = (), worlds: int | None = None) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.ends = list(ends)
        """The scores of the worlds that have been played out."""
        self.worlds = worlds or game.advice.sampling.worlds
        self.sure = None if ends else known(game, view)

    @property
    def done(self) -> bool:
        return self.sure is not None or len(self.ends) >= self.worlds

    def go_on(self, seconds: float = inf) -> None:
        """Play out more worlds, until all are or the time is over; one in any case."""
        until, least = monotonic() + seconds, max(FEWEST, len(self.ends) + 1)
        name = f"chances {self.seat} {self.game.notation.write_state(self.view)}"
        while not self.done and (len(self.ends) < least or monotonic() < until):
            self.ends.append(end_of(self.game, self.view, self.seat, Random(f"{name} {len(self.ends)}")))

    @property
    def told(self) -> Forecast:
        return (
            counted(self.game, self.ends, is_guessed(self.game, self.view)) if self.sure is None else sure_of(self.sure)
        )


def sure_of(chances: Sequence[float]) -> Forecast:
    return Forecast(tuple([Estimate(chance, chance, chance) for chance in chances]))


def known(game: Game[Any], view: View) -> Sequence[float] | None:
    """The chances where nothing has to be guessed: the game is over, or the advice has worked them out."""
    scores, chances = view.scores(), game.advice.chances
    if scores is not None and len(scores) > 1:
        return shares(scores, game.camps)
    return chances(view) if chances else None


def is_guessed(game: Game[Any], view: View) -> bool:
    """Whether something is hidden from the seat: where nothing is, a view fits only itself."""
    return game.secrets and view.guess(Random(0)) != view


def counted(game: Game[Any], ends: Ends, guessed: bool) -> Forecast:
    """How often each seat has won."""
    worlds, alone = len(ends), len(ends[0]) == 1
    if alone and max(ends)[0] > 1:  # against a cowbot, 1 and 0 say who has won
        mean = Mean()
        for (score,) in ends:
            mean.add(score)
        return Forecast((mean.estimate(),), worlds, True, guessed)
    won = [tuple(map(float, scores)) if alone else shares(scores, game.camps) for scores in ends]
    return Forecast(tuple([wilson(sum(each), worlds) for each in zip(*won, strict=True)]), worlds, guessed=guessed)


def end_of(game: Game[Any], view: View, seat: Seat, rng: Random) -> tuple[int, ...]:
    """The scores of one world."""
    sampling = game.advice.sampling
    world: State = sampling.draw(view, seat, rng)
    quick = game.advice.playout if sampling.quick else None
    scores = outcome(world, quick or together(game, rng.getrandbits(32)), rng).scores()
    assert scores is not None
    return scores


def together(game: Game[Any], seed: int) -> Choose:
    """A bot for each seat, each sees its own view."""
    bots = {seat: make(game, PLAYS_ON, seat, seed) for seat in range(game.seats[-1])}
    asked = 0

    def choose(state: Any, seat: Seat, legal: Sequence[Action], chance: Random) -> Action:
        nonlocal asked
        asked += 1
        return bots[seat].choose(state.view(seat), GLANCE, asked)

    return choose
