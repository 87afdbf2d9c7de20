"""What a bot should know about Craps mini: what each chip is worth on the board, and who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.craps.data import BAR, HIGH, LINES, PASS, SPOTS, TWELVE, WORDS, Spot
from saloon.games.craps.rules import Craps, CrapsOptions
from saloon.games.craps.rules.actions import AGREE, DECLINE, DONE, PUT, Agree, Decline, Done, Propose, Put
from saloon.games.craps.rules.phases import BET, OVER
from saloon.games.craps.study import odds_of
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Reason

PART: Final = 4
"""One chip in so many is at stake before a throw; one at least."""


@cache
def means(options: CrapsOptions) -> tuple[float, ...]:
    """By spot: what a chip there gains in the mean; of 12 with nothing else on the board."""
    return tuple([float(odds_of(options, spot).mean) for spot in range(SPOTS)])


def mean(view: Craps, field: Spot) -> float:
    """What one more chip on a field gains; on 12 it depends on what lies there to be swept."""
    return means(view.options)[field] + (view.on_board() / 36 if field == TWELVE else 0.0)


def holding(state: Craps, seat: Seat) -> float:
    """Chips in hand, and those on the board at what they promise."""
    by_spot = means(state.options)
    placed = [count * (1 + by_spot[spot]) for spot, count in enumerate(state.bets[seat]) if count]
    return state.chips[seat] + sum(placed)


def total(state: Craps, seat: Seat) -> int:
    return state.chips[seat] + sum(state.bets[seat])


def best_other(state: Craps, seat: Seat) -> int:
    return max([total(state, other) for other in range(len(state.chips)) if other != seat])


def wanted(view: Craps, seat: Seat) -> int:
    """How many chips to put down before this throw: few; who is not ahead puts down more than the others.

    Whoever bets the same as the others wins and loses with them and never gets past them.
    """
    mine = total(view, seat)
    few = max(1, mine // PART)
    most = max([fresh(view, other) for other in range(len(view.chips)) if other != seat])
    if most >= few and mine <= best_other(view, seat):
        return min(most + 1, max(1, mine // 2))
    return few


def fresh(view: Craps, seat: Seat) -> int:
    """Chips put down before this throw: on the fields, which come before all other spots."""
    return sum(view.bets[seat][:BAR])


def rate(view: Craps, seat: Seat, action: Action) -> float:
    """Chips gained in the mean; a stake beyond what is wanted counts as a risk."""
    if isinstance(action, Put):
        return mean(view, action.field) - (0.0 if fresh(view, seat) < wanted(view, seat) else 1.0)
    if isinstance(action, Done):
        return -0.05
    leads = total(view, seat) > best_other(view, seat)
    if isinstance(action, Propose):
        return -2.0
    return float(isinstance(action, Agree) == leads)


def worth(state: Craps, seat: Seat) -> float:
    """The share of the seat in all that the players hold, sharpened: the most chips win."""
    if state.phase == OVER:
        scores = state.scores() or state.chips
        best = max(scores)
        return (scores[seat] == best) / scores.count(best)
    held = [holding(state, other) ** 2 for other in range(len(state.chips))]
    return held[seat] / sum(held) if any(held) else 1 / len(held)


def playout(state: Craps, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """A chip or two on 7-11, now and then on something else; agree when ahead."""
    if state.phase != BET:
        wish: Action = AGREE if total(state, seat) > best_other(state, seat) else DECLINE
        return wish if wish in legal else legal[0]
    draw = rng.random()
    wish = DONE if fresh(state, seat) >= wanted(state, seat) else PUT[HIGH]
    if draw < 0.9 and wish in legal:
        return wish
    return legal[int(rng.random() * len(legal))]


def percent(value: float) -> dict[str, int]:
    """A share as whole per cent and a tenth, without its sign."""
    tenths = round(abs(value) * 1000)
    return {"whole": tenths // 10, "tenth": tenths % 10}


def reason(view: Craps, seat: Seat, action: Action) -> Reason:
    """The chance and the mean of a bet, or how the seat stands."""
    mine, other = total(view, seat), best_other(view, seat)
    if isinstance(action, Put):
        return why_put(view, action.field)
    if isinstance(action, Done):
        return Reason("why-done", {"count": view.chips[seat]})
    stand: dict[str, str | int] = {"mine": mine, "other": other}
    if isinstance(action, Decline):
        return Reason("why-decline", stand)
    return Reason("why-ahead" if mine > other else "why-end", stand)


def why_put(view: Craps, field: Spot) -> Reason:
    """In the mean a chip gains or loses so many hundredths."""
    value = mean(view, field)
    side = {"side": "gain" if value > 0 else "loss", **percent(value)}
    if field == TWELVE:
        return Reason("why-twelve", {"count": view.on_board() + 1, **side})
    chance = round(100 * float(odds_of(view.options, field).win))
    return Reason("why-line" if field in LINES else "why-field", {"field": WORDS[field], "chance": chance, **side})


# -- lesser heads -----------------------------------------------------------------------------


def hopeful(view: Craps, seat: Seat, action: Action) -> float:
    """A chip on the Pass Line before every throw, and one on 12 for luck when there are some to spare; the game is never over early."""
    if isinstance(action, Put):
        lying = view.bets[seat]
        if action.field == PASS:
            return -1.0 if lying[PASS] else 2.0
        return 1.0 if action.field == TWELVE and not lying[TWELVE] and view.chips[seat] > 3 else -1.0
    return float(isinstance(action, Decline))


def steady(view: Craps, seat: Seat, action: Action) -> float:
    """One chip where the mean is best, and no more."""
    if isinstance(action, Put):
        return -1.0 if fresh(view, seat) else mean(view, action.field)
    return rate(view, seat, action)


ADVICE = Advice(rate, worth, reason, playout)
LEVELS: Levels = {"beginner": Follow(rate=hopeful), "master": Follow(), PLAIN: Follow(rate=steady)}
"""Two: whoever bets where the mean is best can hardly be bettered."""
