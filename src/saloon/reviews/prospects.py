"""What a true position promises each seat when all play on by the reference play.

The game's reference says it. Where it says nothing because fortune moves next, the mean over all that may fall is
taken; where that is too much, worlds by lot, numbered, the same numbers at every position of every match. A position
has one row of values if they are sure, or one for each number, so that two positions are compared number by number.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from saloon.bots.worth import shares
from saloon.core.state import NATURE, Action, State
from saloon.house.game import Game
from saloon.house.rooms import Reference

MOST: Final = 600
"""Ways of fortune that are followed one by one: all throws of six dice, and some more."""
REMEMBERED: Final = 64
Row = tuple[float, ...]
"""By seat."""


class Prospects:
    """The values of one match."""

    def __init__(self, game: Game[Any], reference: Reference[Any], points: bool, worlds: int) -> None:
        self.game = game
        self.reference = reference
        self.points = points
        """Whether one plays alone for points."""
        self.worlds = worlds
        self.found: dict[tuple[State, bool], list[Row]] = {}

    def of(self, state: Any) -> list[Row]:
        """One row, or one by number."""
        return self.remembered(state, False)

    def mean(self, state: Any) -> list[Row]:
        """The mean of what may fall when fortune moves: never the value of the position itself, so that luck has no
        drift."""
        return self.remembered(state, not self.reference.to_the_end)

    def remembered(self, state: Any, open: bool) -> list[Row]:
        if self.reference.draws:
            state = self.fork(state)
        key = state, open
        if key not in self.found:
            while len(self.found) >= REMEMBERED:
                del self.found[next(iter(self.found))]
            sure = self.fallen(state, MOST) if open else self.sure(state)
            self.found[key] = (
                [self.drawn(state, number, open) for number in range(self.worlds)] if sure is None else [sure]
            )
        return self.found[key]

    def fork(self, state: Any) -> Any:
        """The next position in which more than one thing can happen: forced steps to it need no new draws."""
        while state.scores() is None:
            only = forced(self.game, state)
            if state.to_act() == (NATURE,):
                chances = state.chances()
                only = (NATURE, chances[0][0]) if len(chances) == 1 else None
            if only is None:
                break
            state = state.after(*only)
        return state

    def sure(self, state: Any, room: int = MOST) -> Row | None:
        """The value where nothing is drawn by lot; None where it is, or where there are more than `room` ways."""
        if (ended := self.ended(state)) is not None:
            return ended
        if self.reference.draws:
            return None
        if (value := self.reference.value(state, Random(0))) is not None:
            return tuple(value)
        if (only := forced(self.game, state)) is not None:
            return self.sure(state.after(*only), room)
        return self.fallen(state, room)

    def fallen(self, state: Any, room: int) -> Row | None:
        """The mean over all that may fall."""
        if self.reference.draws:
            return None
        known = self.reference.mean(state) if self.reference.mean else None
        if known is not None:
            return tuple(known)
        chances = state.chances()
        if len(chances) > room:
            return None
        whole, found = sum([weight for _, weight in chances]), []
        for action, weight in chances:
            row = self.sure(state.after(NATURE, action), room // len(chances))
            if row is None:
                return None
            found.append([weight * value for value in row])
        return tuple([sum(each) / whole for each in zip(*found, strict=True)])

    def drawn(self, state: Any, number: int, open: bool = False) -> Row:
        """The value of one course of fortune. Its number alone decides how it goes."""
        chance = Random(number)
        while (ended := self.ended(state)) is None:
            value = None if open else self.reference.value(state, chance)
            open = False
            if value is not None:
                return tuple(value)
            only = forced(self.game, state)
            state = state.after(NATURE, state.sample(chance)) if only is None else state.after(*only)
            if self.reference.draws:
                state = self.fork(state)
        return ended

    def ended(self, state: Any) -> Row | None:
        scores = state.scores()
        return None if scores is None else self.result(scores)

    def result(self, scores: Sequence[int]) -> Row:
        """What the end is worth: shares of the win, or what one has made alone."""
        if len(scores) == 1:
            return (float(scores[0]),)
        return shares(tuple(scores), self.game.camps)


def choices(game: Game[Any], view: Any, seat: int) -> list[Action]:
    """What a seat can decide on; the single steps of something that is put together do not count."""
    drafts = game.rules.drafts
    return [action for action in view.legal(seat) if drafts is None or not drafts(action)]


def forced(game: Game[Any], state: Any) -> tuple[int, Action] | None:
    """Who has to do what, where there is one seat with one choice."""
    who = state.to_act()
    if len(who) != 1 or who[0] == NATURE:
        return None
    legal = state.legal(who[0])
    return (who[0], legal[0]) if len(legal) == 1 else None
