"""Bots of one's own: a level by its name, a program (`cmd:./mybot`), a function of what a seat sees, a class, or a
maker of bots."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Signature, signature
from typing import Any, TypeGuard

from saloon.bots.bot import UNHURRIED, Bot, Clock, Thought
from saloon.bots.levels import make
from saloon.bots.program import PREFIX, called, program
from saloon.core.state import Action, Seat, View
from saloon.house.game import Game
from saloon.house.position import Position

Maker = Callable[[Game[Any], Seat, int], Bot]
"""(game, seat, seed) -> a bot"""
Mine = Callable[[Position], Action | str]
"""(what the seat sees) -> what it does, as an action or as text"""
Entrant = str | Maker | Mine | type
"""Who can be asked to play: a level, a program, or anything of one's own."""


class Minded:
    """A function that sits on a seat. What it answers must be allowed."""

    def __init__(self, game: Game[Any], seat: Seat, mine: Mine) -> None:
        self.game = game
        self.seat = seat
        self.mine = mine

    def choose(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Action:
        seen = Position(self.game, view, self.seat)
        return seen.action(self.mine(seen), self.seat)

    def explain(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Thought:
        action = self.choose(view, clock, number)
        return Thought(action, self.game.advice.reason(view, self.seat, action))


def seated(game: Game[Any], entrant: Any, seat: Seat, seed: int = 0) -> Bot:
    """The bot of the entrant for the seat; raises TypeError for what cannot play."""
    if isinstance(entrant, str):
        if entrant.startswith(PREFIX):
            return program(game, entrant, seat, seed)
        return make(game, entrant, seat, seed)
    if takes(entrant, 3):
        made: Bot = entrant(game, seat, seed)
        return made
    if isinstance(entrant, type) and takes(entrant, 0):
        entrant = entrant()
    if hasattr(entrant, "choose"):
        if takes(entrant.choose, 3):
            bot: Bot = entrant
            return bot
        entrant = entrant.choose
    if takes(entrant, 1):
        return Minded(game, seat, entrant)
    raise TypeError(
        f"{name_of(entrant)} is no bot: a bot is a level, `cmd:` and a program, a function of a view, a class with "
        "`choose(view)`, or a maker of (game, seat, seed)"
    )


def is_level(entrant: Any) -> TypeGuard[str]:
    """Whether it is the name of a level."""
    return isinstance(entrant, str) and not entrant.startswith(PREFIX)


def takes(call: Any, count: int) -> bool:
    """Whether it can be called with this number of values."""
    try:
        signed: Signature = signature(call)
        signed.bind(*range(count))
    except (TypeError, ValueError):
        return False
    return True


def name_of(entrant: Any) -> str:
    """What it is called in results and at the table.

    >>> name_of("master"), name_of("cmd:python3 ./mine.py --calm"), name_of(name_of), name_of(lambda view: "")
    ('master', 'mine.py', 'name_of', 'lambda')
    """
    if isinstance(entrant, str):
        return called(entrant) if entrant.startswith(PREFIX) else entrant
    return str(getattr(entrant, "__name__", type(entrant).__name__)).strip("<>")
