"""What a bot should know about Craps mini: the chance to win the table that a bet leads to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.craps.advice.bets import NONE, chance, chances_by_bets, table_of
from saloon.games.craps.advice.standing import shared
from saloon.games.craps.data import BAR, HIGH, IDLE_THROWS, LINES, PASS, SPOTS, TWELVE, Spot
from saloon.games.craps.rules import Craps, CrapsOptions
from saloon.games.craps.rules.actions import AGREE, DECLINE, DONE, PUT, Agree, Decline, Done, Propose, Put
from saloon.games.craps.study import odds_of
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Reason


def total(state: Craps, seat: Seat) -> int:
    return state.chips[seat] + sum(state.bets[seat])


def best_other(state: Craps, seat: Seat) -> int:
    return max([total(state, other) for other in range(len(state.chips)) if other != seat])


def fresh(view: Craps, seat: Seat) -> int:
    """Chips put down before this throw: on the fields, which come before all other spots."""
    return sum(view.bets[seat][:BAR])


# -- the chance to win ------------------------------------------------------------------------


def rate(view: Craps, seat: Seat, action: Action) -> float:
    """The chance to win; bets on the lines come after all others, and somebody has to bet sooner or later."""
    if isinstance(action, Propose):
        return -2.0
    if isinstance(action, Done) and (is_stale(view) or is_opening(view)):
        return -1.0
    return promise(view, seat, action) - float(isinstance(action, Put) and action.field in LINES)


def promise(view: Craps, seat: Seat, action: Action) -> float:
    """The chance to win: with a chip and the best bets after it, or with an answer as if it were the last."""
    if isinstance(action, Put):
        more = [
            value for bets, value in chances_by_bets(view, seat).items() for field, _ in bets if field == action.field
        ]
        return max(more) if more else one_chip(view, seat, action.field)
    if isinstance(action, Done):
        return chances_by_bets(view, seat)[NONE]
    return (ended if isinstance(action, Agree | Propose) else worth)(view, seat)


def one_chip(view: Craps, seat: Seat, field: Spot) -> float:
    order = view.order()
    later = [order.index(other) for other in view.to_act() if other != seat]
    return chance(table_of(view), order.index(seat), ((field, 1),), later)


def is_stale(view: Craps) -> bool:
    """Whether one more throw without a chip on the board would bring nobody anything."""
    return not view.options.idle and view.idle >= IDLE_THROWS - 1 and not view.on_board()


def is_opening(view: Craps) -> bool:
    """Whether nothing has been thrown or bet yet: a game has to begin somehow."""
    return not view.dice and not view.on_board()


def ended(view: Craps, seat: Seat) -> float:
    """The share of the win if the game ended now."""
    return table_of(view).ended()[view.order().index(seat)]


def worth(state: Craps, seat: Seat) -> float:
    """The chance to win with the chips as they lie, nobody betting any more before the throw."""
    if state.phase == "over":
        return shared(state.scores() or state.chips, (True,) * len(state.chips))[seat]
    if state.phase == "lot":
        return 1 / len(state.chips)
    if sum([total(state, other) > 0 for other in range(len(state.chips))]) < 2:
        return ended(state, seat)
    return table_of(state).chances()[state.order().index(seat)]


def playout(state: Craps, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """A chip on 7-11, now and then something else; agree when ahead."""
    if state.phase != "bet":
        wish: Action = AGREE if total(state, seat) > best_other(state, seat) else DECLINE
        return wish if wish in legal else legal[0]
    wish = DONE if fresh(state, seat) else PUT[HIGH]
    if rng.random() < 0.9 and wish in legal:
        return wish
    return legal[int(rng.random() * len(legal))]


def reason(view: Craps, seat: Seat, action: Action) -> Reason:
    """The chance to win the table with it, and without."""
    if isinstance(action, Put):
        return why_put(view, seat, action)
    if isinstance(action, Done):
        others = max([value for bets, value in chances_by_bets(view, seat).items() if bets != NONE])
        return Reason("why-done", {**tenths(promise(view, seat, action)), **tenths(others, "other-")})
    wanted: dict[str, str | int] = {**tenths(worth(view, seat)), **tenths(ended(view, seat), "other-")}
    return Reason("why-decline" if isinstance(action, Decline) else "why-end", wanted)


def why_put(view: Craps, seat: Seat, action: Put) -> Reason:
    chances = {**tenths(promise(view, seat, action)), **tenths(promise(view, seat, DONE), "other-")}
    won = round(100 * float(odds_of(view.options, action.field).win))
    if (is_opening(view) or is_stale(view)) and action.field not in (*LINES, TWELVE):
        if won < 50:
            return Reason("why-apart", {**chances, **tenths(promise(view, seat, PUT[HIGH]), "other-")})
        return Reason("why-begin" if is_opening(view) else "why-stale", {"chance": won})
    if action.field == TWELVE:
        return Reason("why-twelve", {**chances, "count": view.on_board() + 1})
    return Reason("why-line" if action.field in LINES else "why-field", {**chances, "chance": won})


def tenths(chance: float, prefix: str = "") -> dict[str, int]:
    """A chance in whole per cent and a tenth; only a certainty is shown as 0 or 100."""
    whole, tenth = divmod(round(1000 * chance) if chance in (0, 1) else min(999, max(1, round(1000 * chance))), 10)
    return {f"{prefix}whole": whole, f"{prefix}tenth": tenth}


# -- lesser heads -----------------------------------------------------------------------------

PART: Final = 4
"""One chip in this many is put at stake before a throw; at least one in all."""


@cache
def means(options: CrapsOptions) -> tuple[float, ...]:
    """What a chip gains in the mean, by spot; on 12 with nothing else on the board."""
    return tuple([float(odds_of(options, spot).mean) for spot in range(SPOTS)])


def mean(view: Craps, field: Spot) -> float:
    """What one more chip on a field gains; on 12 it depends on what lies there to be swept."""
    return means(view.options)[field] + (view.on_board() / 36 if field == TWELVE else 0.0)


def wanted(view: Craps, seat: Seat) -> int:
    """How many chips to put down before this throw: few, but more than the others if one is not ahead.

    A player who bets the same as the others wins and loses with them and never gets past them.
    """
    mine = total(view, seat)
    few = max(1, mine // PART)
    most = max([fresh(view, other) for other in range(len(view.chips)) if other != seat])
    if most >= few and mine <= best_other(view, seat):
        return min(most + 1, max(1, mine // 2))
    return few


def sensible(view: Craps, seat: Seat, action: Action) -> float:
    """Chips gained in the mean; a stake beyond what is wanted counts as a risk."""
    if isinstance(action, Put):
        return mean(view, action.field) - (0.0 if fresh(view, seat) < wanted(view, seat) else 1.0)
    return answer(view, seat, action)


def answer(view: Craps, seat: Seat, action: Action) -> float:
    """Done when no bet gains; in favour of ending the game when ahead."""
    if isinstance(action, Done):
        return -0.05
    leads = total(view, seat) > best_other(view, seat)
    return -2.0 if isinstance(action, Propose) else float(isinstance(action, Agree) == leads)


def hopeful(view: Craps, seat: Seat, action: Action) -> float:
    """A chip on the Pass Line before every throw, one on 12 if there are some to spare; never ends the game early."""
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
    return answer(view, seat, action)


ADVICE = Advice(rate, worth, reason, playout, guarded=False)
LEVELS: Levels = {
    "beginner": Follow(rate=hopeful),
    "regular": Follow(rate=sensible),
    "master": Follow(),
    PLAIN: Follow(rate=steady),
}
