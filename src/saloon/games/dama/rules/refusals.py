"""Why something cannot be done, with the clause behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Action, Illegal, Seat
from saloon.games.dama.data import BIT
from saloon.games.dama.rules.actions import Accept, Decline, Forgive, Huff, Jump, Offer, Step
from saloon.kit.squares import Square

if TYPE_CHECKING:
    from saloon.games.dama.rules.state import Dama


def why_not(s: Dama, seat: Seat, action: Action) -> Illegal:
    return s.not_now(seat) or why_not_answer(s, action) or why_not_move(s, action)


def why_not_answer(s: Dama, action: Action) -> Illegal | None:
    """An offer and a huff are settled first; neither comes out of nothing."""
    if s.offered:
        return Illegal("illegal-answer-first", "6.6")
    if s.missed:
        return Illegal("illegal-huff-which" if isinstance(action, Huff) else "illegal-huff-first", "5.2")
    match action:
        case Huff() | Forgive():
            return Illegal("illegal-no-huff", "5.1")
        case Offer() if s.options.offers == "no":
            return Illegal("illegal-offers-off", "6.8")
        case Offer():
            return Illegal("illegal-offer", "6.7")
        case Accept() | Decline():
            return Illegal("illegal-no-offer", "6.6")
    return None


def why_not_move(s: Dama, action: Action) -> Illegal:
    own = s.black if s.player else s.white
    path = action.path if isinstance(action, Jump) else (action.start, action.end) if isinstance(action, Step) else ()
    if not path or not own & BIT[path[0]]:
        return Illegal("illegal-not-yours", "2.1")
    able = s.capturers()
    if isinstance(action, Jump):
        return why_not_jump(s, path, able)
    if able and s.options.capture == "forced":
        return Illegal("illegal-must-capture", "4.2")
    if (s.white | s.black) & BIT[path[1]]:
        return Illegal("illegal-occupied", "2.2")
    return Illegal("illegal-king-way", "2.4") if s.kings & BIT[path[0]] else Illegal("illegal-forward", "2.1")


def why_not_jump(s: Dama, path: tuple[Square, ...], able: int) -> Illegal:
    here = BIT[path[0]]
    if s.options.capture == "forced" and here & able and not here & s.dutiful(able):
        return Illegal("illegal-king-first", "4.3")
    longer = [each.path for each in s.moves() if isinstance(each, Jump)]
    if any(each[: len(path)] == path for each in longer):
        return Illegal("illegal-go-on", "3.6")
    return Illegal("illegal-no-capture", "3.1")
