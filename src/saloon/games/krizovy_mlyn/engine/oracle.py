"""What the table of Křížový mlýn says about a position. It needs no tools but the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.krizovy_mlyn import GAME
from saloon.games.krizovy_mlyn.data import STONES
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn, KrizovyMlynOptions
from saloon.house.rooms import Sure
from saloon.kit.numbering.positions import numbering
from saloon.kit.stones import DRAWN, OPEN
from saloon.solve import Kept, opened

DRAW: Final = Sure(0.5)


def matters(options: KrizovyMlynOptions) -> str:
    """The options that change a table: not the starting stones, nor who begins, nor how often a position may come."""
    return f"blocked={options.blocked}"


def table_for(options: KrizovyMlynOptions) -> memoryview | None:
    return opened(Kept(GAME.key, GAME.version, matters(options)))


def verdict(state: KrizovyMlyn, seat: Seat, table: memoryview) -> Sure:
    """What the position is worth to a seat; the moves to come."""
    if state.result != OPEN:
        return DRAW if state.result == DRAWN else Sure(float(state.result == seat))
    player = state.player
    value = table[numbering(STONES, STONES).number(state.stones[player], state.stones[1 - player])]
    if value == 0:
        return DRAW
    wins = player if value % 2 == 0 else 1 - player
    return Sure(float(wins == seat), value - 1)


def sure(view: KrizovyMlyn, seat: Seat) -> Mapping[Action, Sure] | None:
    """What every legal action leads to; None without a table."""
    table = table_for(view.options)
    if table is None:
        return None
    return {action: after(view, seat, action, table) for action in view.legal(seat)}


def after(view: KrizovyMlyn, seat: Seat, action: Action, table: memoryview) -> Sure:
    then = view.after(seat, action)
    value, moves, _ = verdict(then, seat, table)
    if value != 0.5:
        return Sure(value, moves + 1)
    answers = list(worths(then, seat, table))
    return Sure(value, 0, answers.count(1.0) / len(answers) if answers else 0.0)


def worths(then: KrizovyMlyn, seat: Seat, table: memoryview) -> Iterator[float]:
    """What each answer of the other leaves to the seat."""
    for other in then.to_act():
        for answer in then.legal(other):
            yield verdict(then.after(other, answer), seat, table).value
