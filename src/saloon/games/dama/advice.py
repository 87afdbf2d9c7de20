"""What a bot should know about Dáma: count the pieces, mind the exchanges, keep the back row."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp
from random import Random
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.dama.data import BIT, FAR
from saloon.games.dama.engine.oracle import sure
from saloon.games.dama.engine.play import PATIENCE, search
from saloon.games.dama.engine.stand import CENTRAL, KING, MAIN_ROAD, MAN, RIM, standing
from saloon.games.dama.rules import Dama
from saloon.games.dama.rules.actions import ACCEPT, Accept, Decline, Forgive, Huff, Jump, Offer, Step
from saloon.house.rooms import SEARCHING, Advice, Exact, LookAhead, Reason, Sampling
from saloon.house.sure import beside, chances_by, why_sure

TEMPO: Final = 4
SCALE: Final = 190.0  # with this many points the odds to win are e to 1
DEEPEST: Final = 5
EVEN: Final = 0.55  # below this one is not clearly better
LOSING: Final = 0.35  # below this a draw is welcome at any time


def promise(s: Dama) -> float:
    """What the position promises the player whose turn it is, before any exchange."""
    points = standing(s.white, s.black, s.kings)
    value = 1 / (1 + exp(-((-points if s.player else points) + TEMPO) / SCALE))
    if s.past:  # nothing happens, and a draw comes nearer
        value += (0.5 - value) * len(s.past) / (4 * s.options.calm)
    return value


def settled(s: Dama, depth: int) -> float:
    """The same after the captures that now follow, for the side to move."""
    if s.end:
        winner = s.winner()
        return 0.5 if winner is None else float(winner == s.player)
    if s.offered or not depth:
        return promise(s)
    if s.missed:  # a side that may huff does, and moves then
        return max(
            [settled(s.after(s.player, action), depth - 1) for action in s.legal(s.player) if isinstance(action, Huff)]
        )
    if not s.capturers():
        return promise(s)
    best = 0.0
    for action in s.moves():
        if not isinstance(action, Jump):
            break
        best = max(best, 1 - settled(s.after(s.player, action), depth - 1))
    return best


def worth(state: Dama, seat: Seat) -> float:
    """What the position promises the seat, exchanges played out."""
    value = settled(state, DEEPEST)
    return value if seat == state.player else 1 - value


def identity(s: Dama) -> Hashable:
    """The pieces and what is due. Of the past only its length counts: what stood in it seldom makes a repetition."""
    return s.white, s.black, s.kings, s.player, s.missed, s.offered, s.refused, len(s.past)


def rate(view: Dama, seat: Seat, action: Action) -> float:
    """The worth of the position after it. A draw is proposed in even positions where nothing happens any more."""
    now = worth(view, seat)
    match action:
        case Accept():
            return 0.5
        case Decline():
            return now
        case Offer():
            return 0.5 if 0.4 < now < 0.52 and len(view.past) >= PATIENCE else -1.0
        case Forgive():
            return -0.5
    return worth(view.after(seat, action), seat)


def absurd(view: Dama, seat: Seat, action: Action) -> bool:
    """Agreeing to a draw while the game is young and not lost."""
    return isinstance(action, Accept) and len(view.past) < PATIENCE and worth(view, seat) > LOSING


def playout(state: Dama, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """Take what can be taken, huff what can be huffed, and play on."""
    if isinstance(legal[0], Jump | Huff):
        able = len([action for action in legal if isinstance(action, Jump | Huff)])
        return legal[int(rng.random() * able)]
    if legal[0] is ACCEPT:
        return legal[1] if worth(state, seat) > 0.5 else ACCEPT
    count = len(legal) - isinstance(legal[-1], Offer)
    return legal[int(rng.random() * count)]


# -- why --------------------------------------------------------------------------------------


def reason(view: Dama, seat: Seat, action: Action) -> Reason:
    match action:
        case Accept() | Offer():
            return Reason("why-even" if worth(view, seat) < EVEN else "why-peace")
        case Decline():
            return Reason("why-play-on")
        case Huff():
            return Reason("why-huff")
        case Forgive():
            return Reason("why-forgive")
    if len(view.legal(seat)) == 1:
        return Reason("why-forced")
    after = view.after(seat, action)
    if after.end and after.winner() == seat:
        return Reason("why-win")
    if after.missed:
        return Reason("why-overlook")
    assert isinstance(action, Jump | Step)
    known = sure(view, seat)
    if known is not None:
        return why_sure(known, action)
    message, args = why_jump(view, action, after) if isinstance(action, Jump) else why_step(view, seat, action, after)
    return Reason(message, {**args, **beside(search, view, seat, action)})


def why_jump(view: Dama, action: Jump, after: Dama) -> Reason:
    count = view.taken_on(action.path).bit_count()
    if after.kings.bit_count() > view.kings.bit_count() - (view.kings & view.taken_on(action.path)).bit_count():
        return Reason("why-take-king", {"count": count})
    lost = answer(after)
    return Reason("why-take" if not lost else "why-swap" if lost <= count else "why-take-less", {"count": count})


def why_step(view: Dama, seat: Seat, action: Step, after: Dama) -> Reason:
    king = bool(view.kings & BIT[action.start])
    if not king and BIT[action.end] & FAR[seat]:
        return Reason("why-crown")
    if after.capturers():
        gain = material(exchanged(after, DEEPEST), seat) - material(view, seat)
        return Reason("why-shot" if gain > 0 else "why-lose" if gain < 0 else "why-exchange")
    if threatened(view, seat) > threatened(after, seat):
        return Reason("why-safe")
    if king and BIT[action.end] & MAIN_ROAD:
        return Reason("why-king-road")
    if king:
        return Reason("why-king" if worth(after, seat) > worth(view, seat) else "why-wait")
    if BIT[action.end] & CENTRAL:
        return Reason("why-centre")
    return Reason("why-edge" if BIT[action.end] & RIM else "why-forward")


def exchanged(s: Dama, depth: int) -> Dama:
    """The position after the captures that both like best."""
    if s.end or s.missed or not depth or not s.capturers():
        return s
    jumps = [s.after(s.player, action) for action in s.moves() if isinstance(action, Jump)]
    return exchanged(min(jumps, key=lambda after: settled(after, depth - 1)), depth - 1)


def material(s: Dama, seat: Seat) -> int:
    own, other = (s.black, s.white) if seat else (s.white, s.black)
    kings = (own & s.kings).bit_count() - (other & s.kings).bit_count()
    return MAN * (own.bit_count() - other.bit_count()) + (KING - MAN) * kings


def answer(after: Dama) -> int:
    """The most pieces that the other can take at once."""
    if after.end or after.missed or not after.capturers():
        return 0
    return max(after.taken_on(jump.path).bit_count() for jump in after.moves() if isinstance(jump, Jump))


def threatened(s: Dama, seat: Seat) -> int:
    """The most pieces that the seat would lose if the other were to move."""
    t = s.copy()
    t.player, t.end, t.missed = 1 - seat, "", 0
    return answer(t)


ADVICE = Advice(rate, worth, reason, playout, absurd, chances=chances_by(sure), sampling=Sampling(60))
LEVELS = {
    **SEARCHING,
    "regular": LookAhead(40, 150, search, identity),
    "expert": LookAhead(300, 1200, search, identity),
    "master": Exact(sure, LookAhead(2000, 50_000, search, identity)),
}
