"""What the process beside the tables does for somebody who thinks: it weighs the choices of a position, some time at
a go.

It sees what it is sent and nothing else. The work goes on where it was left when somebody asks again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any, Final

from saloon.analysis.promises import Facts, facts
from saloon.analysis.weighing import Weigher
from saloon.core.state import Fault, Seat, State, Unreadable
from saloon.house.game import SHELF
from saloon.scene import Reader
from saloon.server.tables.looking_back import settle_down

MOST: Final = 40
"""Positions whose work so far is kept."""
OPEN: OrderedDict[Hashable, Weigher] = OrderedDict()


def ponder(key: str, state: State, seat: Seat, eyes: Seat, lang: str, seconds: float) -> Facts:
    """What is known of the position after some more work, in the words of the reader."""
    game = SHELF[key]
    settle_down()
    question = key, state, seat
    try:
        weigher = OPEN.get(question) or Weigher(game, state, seat)
        OPEN[question] = weigher
        OPEN.move_to_end(question)
        while len(OPEN) > MOST:
            OPEN.popitem(last=False)
        if not weigher.done:
            weigher.go_on(seconds)
        return facts(weigher.told(), game, state, Reader.of(game, eyes, (), lang))
    except Fault:
        raise
    except Exception:  # a position that no match can reach may break whatever weighs it
        OPEN.pop(question, None)
        raise Unreadable("unreadable-position", text=text_of(key, state)) from None


def text_of(key: str, state: Any) -> str:
    return str(SHELF[key].notation.write_state(state))[:60]
