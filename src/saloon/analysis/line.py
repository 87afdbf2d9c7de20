"""A line on the board: a position, and what seats and fortune do from there, as somebody tries it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from saloon.bots.forecast import is_guessed
from saloon.core.state import NATURE, ONLOOKER, Action, Fault, Seat, State, Unreadable, View
from saloon.house.game import Game
from saloon.house.position import Position, read
from saloon.scene import Reader, Scene


class LineStep(NamedTuple):
    """A move of a line, between two positions."""

    seat: Seat
    action: Action
    before: Any
    after: Any


@dataclass
class Variation:
    """A line of one game; every move is checked by the rules."""

    game: Game[Any]
    start: Any
    steps: list[LineStep] = field(default_factory=list)

    @property
    def end(self) -> Any:
        return self.steps[-1].after if self.steps else self.start

    def go(self, seat: Seat, move: str) -> None:
        """Somebody moves, or something falls: by lot where nothing is said. Raises Unreadable or Illegal."""
        before = self.end
        position = Position(self.game, before)
        if seat == NATURE and not move and before.to_act() == (NATURE,):
            action = before.sample(Random())
        else:
            action = position.action(move, seat)
        self.steps.append(LineStep(seat, action, before, before.after(seat, action)))

    @property
    def hidden(self) -> bool:
        """Whether it begins with what one seat knew, so that something is missing."""
        return is_guessed(self.game, View(self.start))


def begin(game: Game[Any], text: str = "", options: str = "", seats: int = 0, deal: bool = False) -> Variation:
    """A line at its beginning: at a position, or at the start of the game. Raises Unreadable with the reason."""
    chosen = game.options.read(options)
    with game.speaks():
        state: State = read(game, text, chosen) if text else game.new(seats or None, chosen)
    if deal:
        state = state.guess(Random())
    return Variation(game, state)


def follow(line: Variation, moves: Iterable[tuple[Seat, str]]) -> Variation:
    """The line with these moves. Where something is hidden, what cannot be worked out is refused."""
    try:
        for seat, move in moves:
            line.go(seat, move)
    except Fault:
        raise
    except Exception:  # a view does not know enough to go on
        raise Unreadable("analysis-hidden") from None
    return line


def looked_at(line: Variation, seat: Seat, open: bool) -> tuple[Any, Seat]:
    """What is seen, and by whom: everything from the side of who is to act, or what one seat sees."""
    state, acts = line.end, line.end.to_act()
    if not open:
        return state.view(seat), seat
    actor = seat if seat in acts else next(iter(acts), NATURE)
    return View(state), actor if actor != NATURE else max(seat, ONLOOKER)


def drawn(line: Variation, seat: Seat, open: bool, lang: str, shape: str) -> Scene:
    """The table at the end of the line."""
    view, eyes = looked_at(line, seat, open)
    try:
        return line.game.board.scene(view, Reader.of(line.game, eyes, (), lang, shape))
    except Fault:
        raise
    except Exception:  # a position that no match can reach may break whatever draws it
        raise Unreadable("unreadable-position", text=line.game.notation.write_state(line.start)[:60]) from None
