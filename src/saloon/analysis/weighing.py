"""What every choice of a position promises, side by side, as far as it has been worked out.

Values are those of reviews: by the game's reference, over the same worlds for every choice. Choices that are clearly
behind meet fewer worlds, so their intervals are wider. It can be stopped and gone on with at any time.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from time import monotonic
from typing import Any, Final, NamedTuple

from saloon.core.state import NATURE, Action, Seat, View
from saloon.house.game import Game
from saloon.house.position import Position
from saloon.house.rooms import Exact, Sure
from saloon.house.rooms.reference import Certainty
from saloon.reviews.differences import NOTHING, Part, difference
from saloon.reviews.judging import CLEARLY, Comparison
from saloon.reviews.prospects import Prospects, Row, choices
from saloon.reviews.standards import reference_of

MOST: Final = 48
"""Up to this many choices are all weighed. Of more, only those that the reference would compare."""
MOST_FALLS: Final = 36
"""At most this many throws are told one by one."""
LEAST: Final = 32
"""Every choice meets at least this many worlds."""
HALF_POINT: Final = 0.005
"""What may be given away by a right answer: half a win in a hundred games."""


class WeighedChoice(NamedTuple):
    """A choice, what it promises, and what it costs beside the best."""

    action: Action
    promise: Part
    cost: Part
    sure: Sure | None = None
    """Where a table knows it."""
    answers: int = 0
    """How many answers the other has, where the table says that the choice leads to a draw."""

    def is_right(self, points: bool) -> bool:
        """Whether it is as good as the best: within half a point, or inside the noise."""
        return self.cost.value <= max(HALF_POINT * (100 if points else 1), self.cost.spread)


class Fall(NamedTuple):
    """What may fall, how likely it is, and what each seat may expect then."""

    action: Action
    chance: float
    values: Row
    spreads: Row = ()
    """Half of the interval of 95 % by seat, where values are drawn by lot."""


class WeighedPosition(NamedTuple):
    """What is known of a position by now."""

    seat: Seat
    certainty: Certainty
    points: bool
    """Whether values are points, because one plays alone for them."""
    choices: tuple[WeighedChoice, ...] = ()
    """Best first."""
    values: Row = ()
    """What each seat may expect; nothing where that is not known."""
    spreads: Row = ()
    """Half of the interval of 95 % by seat, where values are drawn by lot."""
    falls: tuple[Fall, ...] = ()
    unweighed: int = 0
    """Further choices, which were not compared."""
    worlds: int = 1
    more: bool = False
    """Whether there is more to be found."""


class Weigher:
    """Weighs the choices of one seat, step by step. A view is weighed as its seat sees it; a position with everything
    open as it is."""

    def __init__(self, game: Game[Any], state: Any, seat: Seat) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.reference = reference_of(game)
        alone = self.reference.points
        self.points = alone is not None and alone(state)
        self.prospects = Prospects(game, self.reference, self.points, self.reference.worlds)
        self.comparison = Comparison(self.prospects, View(state), seat)
        self.values: Row = ()
        self.spreads: Row = ()
        self.falls: list[Fall] = []
        self.found: dict[Action, float] = {}
        """Choices with one value that does not depend on lots."""
        self.met = 1
        self.done = False
        self.legal = [] if seat == NATURE else choices(game, state, seat)
        self.known = exact(game, state, seat) if self.legal else None
        self.race = self.legal if self.known else self.compared()
        self.work = self.steps()

    def compared(self) -> list[Action]:
        if len(self.legal) <= MOST or self.reference.weighed is None:
            return self.legal[:MOST]
        return list(self.reference.weighed(self.state, self.seat, self.legal))

    def go_on(self, seconds: float) -> None:
        """Work for this long, or until all is found."""
        until = monotonic() + seconds
        for _ in self.work:
            if monotonic() >= until:
                return
        self.done = True

    def steps(self) -> Iterator[None]:
        if not self.state.to_act():
            self.values = self.prospects.ended(self.state) or ()
        elif self.seat == NATURE:
            yield from self.fallen()
        elif not self.race:
            pass
        elif self.known is not None:
            self.found = {action: self.known[action].value for action in self.race if action in self.known}
        elif self.reference.promises is not None:
            for action in self.race:
                self.found[action] = self.reference.promises(self.state, self.seat, [action])[0]
                yield
        else:
            yield from self.sampled()
        self.settle()

    def fallen(self) -> Iterator[None]:
        """What all may expect before the throw, and after each."""
        if self.comparison.guessed:
            return
        self.values, self.spreads = mean_of(self.prospects.of(self.state))
        yield
        chances = self.state.chances()
        whole = sum([weight for _, weight in chances])
        for action, weight in chances if len(chances) <= MOST_FALLS and not self.reference.draws else ():
            found = mean_of(self.prospects.of(self.state.after(NATURE, action)))
            self.falls.append(Fall(action, weight / whole, *found))
            yield

    def sampled(self) -> Iterator[None]:
        """Every choice meets some worlds; those that are not clearly behind meet more and more."""
        worlds = self.comparison.worlds
        self.met, rivals = min(LEAST, worlds), list(self.race)
        while True:
            for action in rivals:
                for number in range(self.met):
                    if len(self.comparison.found.get(action, ())) <= number:
                        self.comparison.values(action, number, number + 1)
                        yield
            if self.met >= worlds:
                return
            best = self.best(rivals)
            rivals = [each for each in rivals if each == best or not self.is_behind(each, best)]
            self.met = min(worlds, 2 * self.met)

    def best(self, rivals: list[Action]) -> Action:
        return max(rivals, key=lambda action: sum(self.comparison.found[action]) / len(self.comparison.found[action]))

    def is_behind(self, action: Action, best: Action) -> bool:
        lead = self.cost(action, best)
        return lead.value > CLEARLY * sqrt(lead.variance) and lead.value > 0

    def cost(self, action: Action, best: Action) -> Part:
        """Beside the best, in the worlds that both have met."""
        if action == best:
            return NOTHING
        if self.found:
            return Part(self.found[best] - self.found[action])
        ones, others = self.comparison.found[best], self.comparison.found[action]
        met = min(len(ones), len(others))
        return difference(ones[:met], others[:met])

    def settle(self) -> None:
        """Where two play, the best choice says what both may expect."""
        ranked = self.ranked()
        seats = 0 if not self.race or self.values else Position(self.game, self.state).seats
        if ranked and seats == 2 and not self.points:
            mine, spread = ranked[0].promise.value, ranked[0].promise.spread
            self.values = (mine, 1 - mine) if self.seat == 0 else (1 - mine, mine)
            self.spreads = (spread, spread) if spread else ()

    def ranked(self) -> list[WeighedChoice]:
        """Those that are known by now, best first."""
        known: dict[Action, Part] = {action: Part(value) for action, value in self.found.items()}
        if not known:
            known = {action: difference(values, [0.0]) for action, values in self.comparison.found.items() if values}
        if not known:
            return []
        sure = self.known or {}
        order = sorted(known, key=lambda each: sure[each].merit() if each in sure else (known[each].value,))[::-1]
        if not self.found:
            longest = max([len(self.comparison.found[each]) for each in order])
            order.sort(key=lambda each: (len(self.comparison.found[each]) < longest, -known[each].value))
        return [
            WeighedChoice(each, known[each], self.cost(each, order[0]), sure.get(each), self.answers(each, sure))
            for each in order
        ]

    def answers(self, action: Action, sure: Any) -> int:
        """How many answers the other side has to a choice that the table calls a draw."""
        if action not in sure or sure[action].value != 0.5:
            return 0
        after = self.state.after(self.seat, action)
        other = next(iter(after.to_act()), NATURE)
        return len(after.legal(other)) if other not in (NATURE, self.seat) else 0

    def told(self) -> WeighedPosition:
        """What is known by now."""
        certainty: Certainty = "exact"
        if self.state.to_act() and self.known is None:
            certainty = self.reference.certainty(self.state)
            if self.reference.promises is not None and certainty != "searched":
                certainty = "estimated"
        return WeighedPosition(
            self.seat,
            certainty,
            self.points,
            tuple(self.ranked()),
            self.values,
            self.spreads,
            tuple(self.falls),
            len(self.legal) - len(self.race),
            1 if self.found else self.met,
            not self.done,
        )


def mean_of(rows: list[Row]) -> tuple[Row, Row]:
    """By seat the mean, and half of its interval where there is one."""
    found = [difference(each, [0.0]) for each in zip(*rows, strict=True)]
    spreads = tuple([each.spread for each in found])
    return tuple([each.value for each in found]), spreads if any(spreads) else ()


def exact(game: Game[Any], state: Any, seat: Seat) -> Any:
    """What the table of a solved game says of the choices; None where there is none."""
    level = next((each for each in game.levels.values() if isinstance(each, Exact)), None)
    return level.sure(state, seat) if level is not None else None


def weigh(position: Position, seat: Seat | None = None, seconds: float = 60.0) -> WeighedPosition:
    """What every choice of a position promises, best first.

    A position that is a seat's view is weighed as that seat may believe; any other with everything open.

    >>> import saloon
    >>> found = weigh(saloon.game("oko").position("1 12 1:34 -/- 0,0"))
    >>> [saloon.game("oko").notation.write(each.action) for each in found.choices][0], found.certainty
    ('throw', 'exact')
    """
    acting = position.to_act()
    seat = position.actor(seat) if acting else NATURE
    weigher = Weigher(position.game, position.state, seat)
    weigher.go_on(seconds)
    return weigher.told()
