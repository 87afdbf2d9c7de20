"""What comes next in Craps mini."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from saloon.core.state import Action, Seat
from saloon.games.craps.data import NOBODY
from saloon.games.craps.rules import actions as a
from saloon.games.craps.rules import betting, ending, sweep, throw

if TYPE_CHECKING:
    from saloon.games.craps.rules.state import Craps

Phase = Literal["lot", "bet", "ask", "throw", "lose", "pay", "move", "shoot", "sweep", "close", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
SETTLING: Final = frozenset({"lose", "pay", "move", "shoot", "sweep", "close"})
"""The steps that follow a throw."""

DOES: Final[dict[type[Action], Callable[[Craps, Seat, Any], None]]] = {
    a.Banker: betting.draw_banker,
    a.Put: betting.put,
    a.Done: betting.finish,
    a.Roll: throw.fall,
    a.Lose: throw.lose,
    a.Pay: throw.pay,
    a.Move: throw.move,
    a.Shoot: sweep.shoot,
    a.Sweep: sweep.sweep,
    a.Propose: ending.agree,
    a.Agree: ending.agree,
    a.Decline: ending.decline,
    a.Close: ending.close,
}
"""What each action does, in the order of the rulebook."""


def settle(s: Craps) -> None:
    """Go on to the next thing that somebody decides or everybody sees."""
    while not waits(s):
        go_on(s)


def waits(s: Craps) -> bool:
    """Whether the phase has something left to do."""
    match s.phase:
        case "bet":
            return bool(s.live & ~s.done)
        case "ask":
            return bool(s.live & ~(s.ayes | s.noes))
        case "lose":
            return s.loses()
        case "pay":
            return s.bank > 0 and any(s.owed)
        case "move":
            return s.moving()
        case "shoot":
            return 0 in s.shots
        case "sweep":
            return bool(s.shots) or s.on_board() % len(s.on_twelve()) == 0
        case "lot":
            return s.banker == NOBODY
    return True


def go_on(s: Craps) -> None:
    """Leave the phase for the next one. A bank that cannot pay closes the game."""
    match s.phase:
        case "lot":
            betting.begin(s)
        case "bet":
            s.phase = "ask" if s.ayes else "throw"
        case "ask":
            ending.decide(s)
        case "lose":
            s.phase = "pay"
        case "pay":
            s.phase = "close" if any(s.owed) else "move"
        case "move" if s.is_played_out():
            s.phase = "close"
        case "move":
            betting.begin(s)
        case "shoot":
            sweep.compare(s)
        case "sweep":
            sweep.throw_off(s)
