"""What comes next in Dáma: the other player, or the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal

from saloon.core.state import Action, Seat
from saloon.games.dama.rules import actions as a
from saloon.games.dama.rules import capturing, ending, huff, moving

if TYPE_CHECKING:
    from saloon.games.dama.rules.state import Dama

End = Literal["", "taken", "blocked", "repeated", "calm", "agreed"]
"""Why the game is over; empty while it goes on."""

DOES: Final[dict[type[Action], Callable[[Dama, Seat, Any], None]]] = {
    a.Step: moving.step,
    a.Jump: capturing.jump,
    a.Huff: huff.huff,
    a.Forgive: huff.forgive,
    a.Offer: ending.offer,
    a.Accept: ending.accept,
    a.Decline: ending.decline,
}
"""What each action does, in the order of the rulebook."""


def settle(s: Dama) -> None:
    """A player is to move: see whether the game is over. A huff is settled first."""
    if s.end:
        return
    if not s.white or not s.black:
        s.end = "taken"
    elif s.missed:
        return
    elif not s.can_move():
        s.end = "blocked"
    elif s.past and s.options.repetition and s.past.count(s.position()) >= 2:
        s.end = "repeated"
    elif len(s.past) >= 2 * s.options.calm:
        s.end = "calm"
