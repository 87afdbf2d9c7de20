"""What the table of Mlýn says about a position.

It needs no tools but the table, or the beginning of it that comes with the package.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.mlyn import GAME
from saloon.games.mlyn.engine.order import FEW, MOST, TableOrder
from saloon.games.mlyn.rules import FLYING, Mlyn, MlynOptions, Remove
from saloon.house.rooms import Sure
from saloon.kit.numbering.positions import numbering
from saloon.kit.packed import packed
from saloon.kit.stones import DRAWN, OPEN
from saloon.solve import Kept, opened

LOST: Final = 128
"""From this value on the side to move loses."""
DRAW: Final = Sure(0.5)

order = cache(TableOrder)


def matters(options: MlynOptions) -> str:
    """The options that change a table: all but how often a position may come."""
    return f"double={options.double} blocked={options.blocked} quiet={options.quiet}"


def table_for(options: MlynOptions) -> memoryview | None:
    """The whole table where it has been worked out, else its beginning where that ships."""
    found = opened(Kept(GAME.key, GAME.version, matters(options)))
    return shipped() if found is None and ships(options) else found


def ships(options: MlynOptions) -> bool:
    """Wins with few stones take fewer quiet moves than any table allows, so `quiet` does not matter."""
    return options.double == "one" and options.blocked == "loses"


@cache
def shipped() -> memoryview:
    return memoryview(lzma.decompress(packed("mlyn/engine/small")["table"]))


def most_in(table: memoryview) -> int:
    """How many stones each the table goes up to."""
    return MOST if len(table) >= order(MOST).size else FEW


def inside(own: int, other: int, most: int) -> bool:
    """Whether a table up to `most` stones each knows these."""
    return FLYING <= own.bit_count() <= most and FLYING <= other.bit_count() <= most


def look_up(table: memoryview, own: int, other: int, rest: int) -> tuple[int, int]:
    """1, 0, -1 for the side to move, and the moves to the next mill or the end; `rest` quiet moves are allowed."""
    men = own.bit_count(), other.bit_count()
    value = table[order(MOST).start[men] + numbering(*men).number(own, other)]
    moves = value & LOST - 1
    if value == 0 or moves > rest:
        return 0, 0
    return (-1 if value >= LOST else 1), moves


def verdict(state: Mlyn, seat: Seat, table: memoryview) -> Sure | None:
    """What the position is worth to a seat, and the moves until the next mill or the end; None outside the table."""
    if state.result != OPEN:
        return DRAW if state.result == DRAWN else Sure(float(state.result == seat))
    player = state.player
    if state.closed:
        return taken(state, seat, table)
    own, other = state.stones[player], state.stones[1 - player]
    if max(state.hand) or not inside(own, other, most_in(table)):
        return None
    sign, moves = look_up(table, own, other, 2 * state.options.quiet - state.quiet)
    if not sign:
        return DRAW
    return Sure(float((sign > 0) == (player == seat)), moves)


def taken(state: Mlyn, seat: Seat, table: memoryview) -> Sure | None:
    """A mill is closed: the value of the best stone to take. A win is counted no further; a loss is."""
    player = state.player
    values = [verdict(state.after(player, action), player, table) for action in state.legal(player)]
    known = [each for each in values if each is not None]
    if len(known) < len(values):
        return None
    best = max(known, key=Sure.merit)
    return Sure(best.value if seat == player else 1 - best.value, best.moves if best.value == 0 else 0)


def sure(view: Mlyn, seat: Seat) -> Mapping[Action, Sure] | None:
    """What every legal action leads to; None without a table or with too many stones."""
    if max(view.hand) or (table := table_for(view.options)) is None:
        return None
    found = {action: after(view, seat, action, table) for action in view.legal(seat)}
    known = {action: each for action, each in found.items() if each is not None}
    return known if len(known) == len(found) else None


def after(view: Mlyn, seat: Seat, action: Action, table: memoryview) -> Sure | None:
    then = view.after(seat, action)
    found = verdict(then, seat, table)
    if found is None:
        return None
    if found.value != 0.5:
        return Sure(found.value, found.moves + (not isinstance(action, Remove)))
    answers = list(worths(then, seat, table))
    return Sure(0.5, 0, answers.count(1.0) / len(answers) if answers else 0.0)


def worths(then: Mlyn, seat: Seat, table: memoryview) -> Iterator[float]:
    """What each answer of the other leaves to the seat."""
    if then.to_act() == (1 - seat,):
        for answer in then.legal(1 - seat):
            found = verdict(then.after(1 - seat, answer), seat, table)
            if found is not None:
                yield found.value
