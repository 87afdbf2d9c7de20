"""What the table of Dáma says about a position. It needs no tools but the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.dama import GAME
from saloon.games.dama.data import BLACK
from saloon.games.dama.engine.order import MOST, TableOrder, turned
from saloon.games.dama.rules import Dama, DamaOptions
from saloon.games.dama.rules.actions import Jump, Step
from saloon.house.rooms import Sure
from saloon.solve import Kept, opened

LOST: Final = 128
"""From this value on the side to move loses."""
DRAW: Final = Sure(0.5)

order = cache(TableOrder)


def matters(options: DamaOptions) -> str:
    """Where captures can be overlooked there is no table; repetition and offers leave every table as it is."""
    king_first = "yes" if options.king_first else "no"
    return (
        f"pieces={MOST} chain={options.chain} removal={options.removal} king_first={king_first} "
        f"blocked={options.blocked} calm={options.calm}"
    )


def table_for(options: DamaOptions) -> memoryview | None:
    return None if options.capture == "huff" else opened(Kept(GAME.key, GAME.version, matters(options)))


def gathered(pieces: int) -> int:
    """The dark squares of the board counted row by row, without the bits that are no squares."""
    found = 0
    for pair in range(4):
        rows = pieces >> 9 * pair & 511
        found |= (rows & 15 | rows >> 1 & 240) << 8 * pair
    return found


def look_up(table: memoryview, here: tuple[int, int, int, Seat], rest: int) -> tuple[int, int]:
    """1, 0, -1 for the side to move, and the moves until something lasting happens; `rest` quiet ones are allowed."""
    own, other, kings, player = here
    sets = [gathered(each) for each in (own & ~kings, own & kings, other & ~kings, other & kings)]
    if player == BLACK:
        sets = [turned(each) for each in sets]
    value = table[order(MOST).place(*sets)]
    moves = value & LOST - 1
    if value == 0 or moves > rest:
        return 0, 0
    return (-1 if value >= LOST else 1), moves


def verdict(state: Dama, seat: Seat, table: memoryview) -> Sure | None:
    """What the position is worth to a seat, and the moves until a capture, a man's move or the end; None if unknown."""
    if state.end:
        winner = state.winner()
        return DRAW if winner is None else Sure(float(winner == seat))
    if (state.white | state.black).bit_count() > MOST:
        return None
    own, other = (state.black, state.white) if state.player else (state.white, state.black)
    sign, moves = look_up(table, (own, other, state.kings, state.player), 2 * state.options.calm - len(state.past))
    return Sure(float((sign > 0) == (state.player == seat)), moves) if sign else DRAW


def sure(view: Dama, seat: Seat) -> Mapping[Action, Sure] | None:
    """What every legal action leads to; None without a table, where one leaves too many pieces, or while a draw is on
    offer."""
    if view.offered or (table := table_for(view.options)) is None:
        return None
    legal = view.legal(seat)
    moves = [action for action in legal if isinstance(action, Step | Jump)]
    if not moves or any(left(view, action) > MOST for action in moves):
        return None
    found: dict[Action, Sure] = {action: after(view, seat, action, table) for action in moves}
    best = max(found.values(), key=Sure.merit)
    return {action: found.get(action, offered(best)) for action in legal}


def left(view: Dama, move: Step | Jump) -> int:
    """How many pieces a move leaves."""
    taken = view.taken_on(move.path).bit_count() if isinstance(move, Jump) else 0
    return (view.white | view.black).bit_count() - taken


def offered(best: Sure) -> Sure:
    """An offer of a draw: a drawn game may end with it, and only there is it worth making."""
    return Sure(0.5, 0, -1.0) if best.value > 0.5 else Sure(best.value, best.moves - 1 if best.value < 0.5 else 0, -1.0)


def after(view: Dama, seat: Seat, action: Action, table: memoryview) -> Sure:
    then = view.after(seat, action)
    found = verdict(then, seat, table)
    assert found is not None, "a move never adds a piece"
    if found.value != 0.5:
        lasting = not then.past and not then.end
        return Sure(found.value, 1 if lasting and found.value else found.moves + 1)
    answers = list(worths(then, seat, table))
    return Sure(0.5, 0, answers.count(1.0) / len(answers) if answers else 0.0)


def worths(then: Dama, seat: Seat, table: memoryview) -> Iterator[float]:
    """What each answer of the other leaves to the seat."""
    if then.to_act() == (1 - seat,):
        for answer in then.legal(1 - seat):
            if (
                isinstance(answer, Step | Jump)
                and (found := verdict(then.after(1 - seat, answer), seat, table)) is not None
            ):
                yield found.value
