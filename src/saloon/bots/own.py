"""Bots of one's own: a level by its name, a program (`cmd:./mybot`), a function of what a seat sees, a class, or a
maker of bots. On the command line what is written in Python is called `python:mybot.py:choose`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from inspect import Signature, signature
from pathlib import Path
from shlex import split
from typing import Any, Final, TypeGuard

from saloon.bots.bot import UNHURRIED, Bot, Clock, Thought
from saloon.bots.levels import make
from saloon.bots.program import PREFIX, called, program
from saloon.core.state import Action, Seat, Unreadable, View
from saloon.house.game import Game
from saloon.house.position import Position

Maker = Callable[[Game[Any], Seat, int], Bot]
"""(game, seat, seed) -> a bot"""
Mine = Callable[[Position], Action | str]
"""(what the seat sees) -> what it does, as an action or as text"""
Entrant = str | Maker | Mine | type
"""Who can be asked to play: a level, a program, or anything of one's own."""


PYTHON: Final = "python:"


class Minded:
    """A bot that asks a function. What the function answers must be allowed."""

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
        if entrant.startswith(PYTHON):
            return seated(game, in_python(entrant), seat, seed)
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


def in_python(entrant: str) -> Any:
    """What `python:mybot.py:choose` or `python:package.module:choose` names; raises Unreadable if it is not there."""
    place, _, name = entrant.removeprefix(PYTHON).rpartition(":")
    try:
        return getattr(module_at(place), name)
    except Exception as error:  # whatever a module of somebody's own does when it is opened
        raise Unreadable("program-broken", command=entrant[:60], why=f"{type(error).__name__}: {error}"[:120]) from None


@cache
def module_at(place: str) -> Any:
    if not place.endswith(".py"):
        if (here := str(Path.cwd())) not in sys.path:
            sys.path.append(here)
        return import_module(place)
    spec = spec_from_file_location(f"own_{Path(place).stem}", place)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def own_sources(entrants: tuple[Any, ...]) -> str:
    """A fingerprint of the files that bots of one's own are made of, as far as their names tell; empty for levels.

    It is taken when it is first asked for: a process plays on with what it has once read.
    """
    files = [file for each in dict.fromkeys(entrants) if isinstance(each, str) for file in files_of(each)]
    return sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16] if files else ""


def files_of(entrant: str) -> list[Path]:
    """
    >>> files_of("master"), files_of("python:nowhere.py:choose")
    ([], [])
    >>> [each.name for each in files_of(f"cmd:python3 {__file__}")]
    ['own.py']
    """
    if is_level(entrant):
        return []
    place = entrant.removeprefix(PYTHON).rpartition(":")[0] if entrant.startswith(PYTHON) else ""
    if place and not place.endswith(".py"):
        with suppress(ImportError, ValueError):
            found = find_spec(place)
            return [Path(found.origin)] if found is not None and found.origin else []
        return []
    try:
        words = [place] if place else split(entrant.removeprefix(PREFIX))
    except ValueError:
        return []
    return [file for file in map(Path, words) if file.is_file()]


def is_level(entrant: Any) -> TypeGuard[str]:
    """Whether it is the name of a level."""
    return isinstance(entrant, str) and not entrant.startswith((PREFIX, PYTHON))


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
        if entrant.startswith(PYTHON):
            return entrant.rpartition(":")[2] or entrant
        return called(entrant) if entrant.startswith(PREFIX) else entrant
    return str(getattr(entrant, "__name__", type(entrant).__name__)).strip("<>")
