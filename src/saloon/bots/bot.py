"""What a bot is: made for one seat, it turns the view of that seat into an action."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from saloon.bots import sealed
from saloon.bots.hope import is_hopeless
from saloon.core.state import Action, Illegal, Seat, View
from saloon.house.game import Game
from saloon.house.rooms import Reason
from saloon.scene.reader import Reader

N = TypeVar("N", int, float)


class Clock(NamedTuple):
    """How long a bot may think: whichever comes first; None is no limit.

    With iterations only, the choice is a pure function of the view, the bot's seed and the number of the event.
    """

    seconds: float | None = None
    iterations: int | None = None
    patient: bool = False
    """Whether all of this time is used, even by a level that would think less."""

    def within(self, other: Clock) -> Clock:
        """The tighter of both, or the other alone if it is patient.

        >>> Clock(iterations=50).within(Clock(seconds=1.0, iterations=80))
        Clock(seconds=1.0, iterations=50, patient=False)
        >>> Clock(iterations=50).within(Clock(seconds=9.0, patient=True)).iterations is None
        True
        """
        if other.patient:
            return other
        return Clock(tighter(self.seconds, other.seconds), tighter(self.iterations, other.iterations))


def tighter(one: N | None, other: N | None) -> N | None:
    return other if one is None else one if other is None else min(one, other)


UNHURRIED: Final = Clock()
CUT: Final = re.compile(r"(?<=[.!?…])\s+(?=\W*[^\W\d_a-zà-žа-я])|;\s+")
"""Where a reason may be cut: between its sentences, and where a sentence could end."""
TOLD: Final = ("less", "other", "other-whole", "rest")
"""The argument of a reason that says what the other choices promise. Where it stands, that is not said twice."""
SURE: Final = 1e-3
"""A chance this near 0 or 1 means that a search has seen the end of the game."""
ENDS: Final = ("why-win", "why-won", "why-lost")
"""Reasons that say how the game ends. With them no outlook is told."""
CHANCE: Final = "chance"
"""The argument of a reason that says what the choice itself promises."""


class Ranked(NamedTuple):
    """An action and what it promises: 0 (lost) to 1 (won) from a search, else only an order."""

    action: Action
    value: float
    tries: int = 0
    """How often a search came to it."""


def value_of(ranked: Ranked) -> float:
    return ranked.value


@dataclass(frozen=True, slots=True)
class Thought:
    """A choice with its reason, and the other actions as far as they were weighed."""

    action: Action
    reason: Reason
    value: float | None = None
    """What the choice promises, 0 (lost) to 1 (won); None where the bot has only an order, or the reason tells it."""
    ranked: tuple[Ranked, ...] = ()
    """All that was weighed, best first."""
    compared: bool = False
    """Whether the values of all that was weighed are chances to win."""

    def say(self, game: Game[Any], view: View, reader: Reader) -> str:
        """What to do, and the first thing that speaks for it: two short sentences."""
        return reader("hint-say", action=game.speech.say(view, self.action, reader), why=self.why(reader)[0])

    def more(self, game: Game[Any], view: View, reader: Reader) -> str:
        """The rest of the reason, the outlook, and what the next best promises; nothing where all is said."""
        said = self.why(reader)[1:]
        alone = game.advice.alone is not None and game.advice.alone(view)
        kind = "points" if alone else "camp" if game.camps else "win"
        if self.value is not None and not (self.reason.message in ENDS and is_over(self.value)):
            said.append(reader("hint-outlook", kind=kind, percent=round(100 * self.value)))
        second = self.runner_up()
        if (
            second is not None
            and not any(name in self.reason.args for name in TOLD)
            and (self.cost(second) or not is_over(second.value))
        ):
            other = game.speech.say(view, second.action, reader)
            then = round(100 * second.value)
            said.append(reader("hint-next", kind=kind, action=other, less=self.cost(second), then=then))
        return " ".join(said)

    def why(self, reader: Reader) -> list[str]:
        return sentences(reader(self.reason.message, **self.reason.args))

    def runner_up(self) -> Ranked | None:
        """The next best, where it was looked at as closely as the best."""
        if not self.compared or len(self.ranked) < 2 or (self.ranked[0].tries and not self.ranked[1].tries):
            return None
        return self.ranked[1]

    def cost(self, other: Ranked) -> int:
        """How many points in a hundred another choice promises less, as the outlooks are told."""
        return max(0, round(100 * self.ranked[0].value) - round(100 * other.value))


def is_over(chance: float) -> bool:
    """Whether it is won or lost for sure: then there is nothing to compare."""
    return not SURE < chance < 1 - SURE


def sentences(text: str) -> list[str]:
    """A text cut where it may be cut, each part a sentence.

    >>> sentences("It wins 3.5% of the time; stopping wins less. Good luck.")
    ['It wins 3.5% of the time.', 'Stopping wins less.', 'Good luck.']
    """
    parts = [part.rstrip(".") for part in CUT.split(text.strip())]
    return [f"{part[0].upper()}{part[1:]}{'' if part[-1] in '!?…' else '.'}" for part in parts if part]


class Bot(Protocol):
    """A bot chooses for one seat. It sees the view of that seat and nothing else.

    `number` is the number of the event to come: in the same position at another time lots fall anew,
    so that two bots never circle for ever.
    """

    @property
    def seat(self) -> Seat: ...

    def choose(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Action: ...

    def explain(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Thought: ...


class Thinker:
    """A bot that ranks the legal actions. The first is its choice, unless nobody may foretell it."""

    __slots__ = ("game", "seat", "seed")

    looks_ahead = False
    """Whether its values are chances of winning rather than a mere order."""

    def __init__(self, game: Game[Any], seat: Seat, seed: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed

    def rank(self, view: View, legal: Sequence[Action], clock: Clock, number: int) -> list[Ranked]:
        """The legal actions, of which there are several, best first."""
        raise NotImplementedError

    def compares(self, view: View) -> bool:
        """Whether the values of all that it ranks are chances, not only that of the first."""
        return False

    def choose(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Action:
        return self.drawn(view, clock, number).action

    def drawn(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Ranked:
        """The choice by lot, and what it promises."""
        legal = self.options(view)
        if len(legal) == 1:
            return Ranked(legal[0], 0.0)
        ranked = self.with_hope(view, self.rank(view, legal, clock, number))
        weights = self.lots(view, ranked)
        if len(weights) > 1:
            drawn = self.rng(view, number, "sealed").choices(ranked, weights)
            return self.with_hope(view, [*drawn, ranked[0]])[0]
        return ranked[0]

    def lots(self, view: View, ranked: Sequence[Ranked]) -> list[float]:
        """How likely each choice is drawn. Empty means that the first is always taken."""
        return sealed.weights(self.game, view, ranked)

    def with_hope(self, view: View, ranked: list[Ranked]) -> list[Ranked]:
        """What loses for sure comes after all that may still win."""
        if not is_hopeless(self.game, view, self.seat, ranked[0].action):
            return ranked
        lost = [ranked[0], *(each for each in ranked[1:] if is_hopeless(self.game, view, self.seat, each.action))]
        return [each for each in ranked if each not in lost] + lost

    def explain(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Thought:
        """What is best and why, even where the choice itself is drawn by lot."""
        legal = self.options(view)
        ranked = (
            self.with_hope(view, self.rank(view, legal, clock, number)) if len(legal) > 1 else [Ranked(legal[0], 0.0)]
        )
        action, value, _ = ranked[0]
        reason = self.game.advice.reason(view, self.seat, action)
        compared = self.compares(view)
        tells = self.looks_ahead or (compared and not {*TOLD, CHANCE} & reason.args.keys())
        return Thought(action, reason, value if tells and len(legal) > 1 else None, tuple(ranked), compared)

    def options(self, view: View) -> Sequence[Action]:
        legal = view.legal(self.seat)
        if not legal:
            raise view.not_now(self.seat) or Illegal("illegal-here")
        absurd = self.game.advice.absurd
        return [action for action in legal if not absurd(view, self.seat, action)] or legal if absurd else legal

    def rng(self, view: View, number: int, label: str = "rank") -> Random:
        """Chance that depends on the seed, the number of the event and what the seat knows, on nothing else."""
        return Random(f"{self.seed} {self.seat} {number} {label} {self.game.notation.write_state(view)}")
