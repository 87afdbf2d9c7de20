"""What a bot should know about Prší: fed players and short hands win games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.core.state import Action, Seat
from saloon.games.prsi.data import ACE, OF_RANK, OF_SUIT, OVER, RANK, SEVEN, SUIT
from saloon.games.prsi.engine import finish
from saloon.games.prsi.rules import Draw, Play, Prsi
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Reason, Sample


def rate(view: Prsi, seat: Seat, action: Action) -> float:
    """Last cards first; feed and stop players close to the end; keep overs; keep a suit going."""
    if not isinstance(action, Play):
        return 0.0 if not isinstance(action, Draw) else -0.1
    if view.count(seat) == 1:
        return 100.0
    rank = RANK[action.card]
    follow = suits(view, seat, action.suit) - (SUIT[action.card] == action.suit)
    mates = (view.held[seat] & OF_RANK[rank]).bit_count() - 1
    threat = 8.0 / min(
        [view.count(other) or 0.5 for other in range(len(view.held)) if other != seat and other not in view.out]
    )
    if rank == SEVEN:
        return 4.0 + threat + view.feed + 0.5 * follow
    if rank == ACE:
        return 3.0 + threat / 2 + 0.5 * follow
    if rank == OVER:
        return 1.0 + follow
    return 3.0 + follow + 0.3 * mates


def shrewd(view: Prsi, seat: Seat, action: Action) -> float:
    """The card that fewest unseen cards fit and that no other in hand resembles.

    Sevens and aces go the sooner, the nearer somebody is to the end.
    """
    if not isinstance(action, Play):
        return 0.0 if not isinstance(action, Draw) else -0.1
    if view.count(seat) == 1:
        return 100.0
    rest, rank = view.held[seat] & ~(1 << action.card), RANK[action.card]
    fitting = (view.unseen & (OF_SUIT[action.suit] | OF_RANK[rank])).bit_count() / max(1, view.unseen.bit_count())
    if rank == OVER:
        return (rest & OF_SUIT[action.suit]).bit_count() - 0.5 - fitting / 2
    near = 1 / min(
        [max(1, view.count(other)) for other in range(len(view.held)) if other != seat and other not in view.out]
    )
    kind = 2.0 + 4.0 * near if rank == SEVEN else 2.0 + 2.5 * near if rank == ACE else 3.0
    return kind - 0.75 * (rest & OF_RANK[rank]).bit_count() - fitting / 2


def suits(view: Prsi, seat: Seat, suit: int) -> int:
    return (view.held[seat] & OF_SUIT[suit]).bit_count()


def worth(state: Prsi, seat: Seat) -> float:
    """The share of a win that the lengths of the hands promise."""
    lengths = [0.2 if each in state.out else state.count(each) + 0.5 for each in range(len(state.held))]
    lengths[state.player] += state.feed
    return (1 / lengths[seat] ** 2) / sum(1 / length**2 for length in lengths)


def playout(state: Prsi, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """Lay anything that goes before drawing."""
    plays = len(legal) - 1 if not isinstance(legal[-1], Play) else len(legal)
    return legal[int(rng.random() * plays)] if plays else legal[-1]


def reason(view: Prsi, seat: Seat, action: Action) -> Reason:
    legal = view.legal(seat)
    if len(legal) == 1:
        return Reason("why-draw" if isinstance(action, Draw) and not view.feed else "why-forced")
    if not isinstance(action, Play):
        return Reason("why-save")
    if view.count(seat) == 1:
        return Reason("why-win")
    rank = RANK[action.card]
    if rank == SEVEN:
        return Reason("why-answer", {"count": view.feed}) if view.feed else Reason("why-feed", {"count": 2})
    if rank == ACE:
        return Reason("why-answer-ace" if view.stopped else "why-stop")
    if rank == OVER and action.suit != SUIT[action.card]:
        return Reason("why-over")
    follow = suits(view, seat, action.suit) - (SUIT[action.card] == action.suit)
    return Reason("why-keep-suit" if follow else "why-rid")


def glance(view: Prsi, seat: Seat, action: Action) -> float:
    """Any card that goes, sevens and aces first; an Ober turns to any suit."""
    if not isinstance(action, Play):
        return 0.0
    return 3.0 if RANK[action.card] in (SEVEN, ACE) else 1.0 if RANK[action.card] == OVER else 2.0


ADVICE = Advice(rate, worth, reason, playout)
LEVELS: Levels = {
    "beginner": Follow(rate=glance),
    "regular": Follow(rate=shrewd),
    "expert": Sample(48, finish),
    "master": Sample(400, finish),
    PLAIN: Follow(),
}
