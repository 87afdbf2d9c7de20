"""Agents of an arena on their seats: what they may not do is counted, and what goes wrong with one is lived with."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from saloon.bots.bot import Bot, Clock
from saloon.bots.levels import decide, make
from saloon.bots.own import is_level, name_of, seated
from saloon.bots.program import MOST_TOLD, PREFIX, STAND_IN, Program, program
from saloon.core.state import Action, Fault, Seat, Unreadable, View
from saloon.house.game import Game
from saloon.house.position import Position

TOLD: Final[dict[str, int]] = {}
"""Lines about each agent's troubles."""


class Contender(NamedTuple):
    """Who plays: a name, and a level, `cmd:` and a program, or `python:` and a bot."""

    name: str
    entrant: str


class SeatRun(NamedTuple):
    """What one seat of a game came to."""

    decisions: int
    """Choices among several actions that the agent itself made."""
    cost: float
    """What they gave away, by the review's measure; 0 where nothing was judged."""
    judged: int
    refusals: dict[str, int]
    """Tries that were not allowed, by clause; by the message where no clause stands behind it."""
    trouble: str
    """Why a bot of the house played on; empty if it did not."""


def contenders(given: Sequence[str]) -> tuple[Contender, ...]:
    """The agents of a command line, each with a name of its own.

    >>> contenders(["regular", "mine=cmd:./a", "cmd:python3 b.py", "cmd:python3 b.py"])[1:]
    (Contender(name='mine', entrant='cmd:./a'), Contender(name='b.py', entrant='cmd:python3 b.py'), \
Contender(name='b.py 2', entrant='cmd:python3 b.py'))
    """
    found: list[Contender] = []
    for text in given:
        name, equals, entrant = text.partition("=")
        if not equals or ":" in name:
            name, entrant = name_of(text), text
        names = [each.name for each in found]
        numbered = (f"{name} {number}" for number in range(2, 99))
        found.append(Contender(name if name not in names else next(n for n in numbered if n not in names), entrant))
    if len(found) < 2:
        raise Unreadable("arena-two")
    return tuple(found)


class SeatedContender:
    """An agent on a seat. If it breaks, a bot of the house plays on until the game is over."""

    def __init__(
        self, game: Game[Any], who: Contender, seat: Seat, seed: int, listed: bool, seconds: float | None
    ) -> None:
        self.game, self.who, self.seat = game, who, seat
        self.clock = Clock() if is_level(who.entrant) or seconds is None else Clock(seconds)
        self.stand_in = make(game, STAND_IN, seat, seed)
        self.trouble = ""
        self.own: dict[str, int] = {}
        self.bot: Bot
        if who.entrant.startswith(PREFIX):
            self.bot = program(game, who.entrant, seat, seed, listed)
        else:
            self.bot = seated(game, who.entrant, seat, seed)

    def choose(self, view: View, number: int) -> Action:
        """What it does; raises nothing that it has brought about itself."""
        if self.trouble:
            return decide(self.game, self.stand_in, view, self.seat, number=number)
        try:
            action = decide(self.game, self.bot, view, self.seat, self.clock, number)
            action = Position(self.game, view, self.seat).action(action, self.seat)
        except Fault as fault:
            why = fault.clause or fault.message
            self.own[why] = self.own.get(why, 0) + 1
            self.give_up(f"does what is not allowed ({why})", number)
        except Exception as error:
            self.give_up(f"broke: {type(error).__name__}: {error}"[:200], number)
        else:
            if isinstance(self.bot, Program):
                self.trouble = self.bot.trouble
            return action
        return decide(self.game, self.stand_in, view, self.seat, number=number)

    def give_up(self, why: str, number: int) -> None:
        self.trouble = why
        TOLD[self.who.name] = TOLD.get(self.who.name, 0) + 1
        if TOLD[self.who.name] <= MOST_TOLD:
            print(f"{self.who.name} {why}, at event {number}; a {STAND_IN} bot plays on", file=sys.stderr)

    @property
    def refusals(self) -> dict[str, int]:
        return self.bot.refusals if isinstance(self.bot, Program) else self.own
