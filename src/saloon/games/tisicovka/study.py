"""What is exactly known about Tisícovka: odds, worked out over the rules."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from saloon.core.state import NATURE, Action, Seat
from saloon.games.tisicovka.data import STRAIGHT, is_three_pairs
from saloon.games.tisicovka.rules import LOST, LOT, NOBODY, Aside, Bank, Tisicovka, TisicovkaOptions, start
from saloon.house.feats import one_each
from saloon.house.rooms import Feat, Feats, OddsRow, Study, Themes, Uses
from saloon.kit.odds import share
from saloon.scene.account import Deed


def throwing(options: TisicovkaOptions, dice: int) -> Tisicovka:
    """A position in which some dice are about to be thrown."""
    state = start(2, options).after(NATURE, LOT[0])
    state.left = dice  # our own fresh copy
    state.second = dice == 1
    return state


def odds(options: TisicovkaOptions) -> Sequence[OddsRow]:
    """What one throw brings, by the number of dice."""
    rows = [OddsRow("odds-nothing", {"count": dice}, nothing(options, dice)) for dice in range(1, 7)]
    rows += [OddsRow("odds-twos", {"count": dice}, twos(options, dice)) for dice in (4, 5, 6)]
    six = throwing(options, 6)
    rows.append(OddsRow("odds-straight", {}, share(six, lambda s: s.dice == STRAIGHT)))
    rows.append(OddsRow("odds-pairs", {}, share(six, lambda s: is_three_pairs(s.dice, options.pairs))))
    rows.append(OddsRow("odds-last", {}, 1 - nothing(options, 1) ** 2))
    return rows


def nothing(options: TisicovkaOptions, dice: int) -> Fraction:
    return share(throwing(options, dice), lambda s: s.phase == LOST and s.dice.count(2) < 4)


def twos(options: TisicovkaOptions, dice: int) -> Fraction:
    return share(throwing(options, dice), lambda s: s.dice.count(2) >= 4)


def feats(deeds: Sequence[Deed], state: Tisicovka) -> Sequence[Sequence[Feat]]:
    """What players are proud of: the greatest series that was written down."""
    best = [0] * len(state.totals)
    for deed in deeds:
        if isinstance(deed.action, Bank):
            seat = deed.seat
            best[seat] = max(best[seat], deed.after.totals[seat] - deed.before.totals[seat])
    return one_each("series", best)


def theme(view: Tisicovka, seat: Seat, best: float) -> str:
    """The theme of a position: the last series, else which dice to put aside, else, where there is one way to do so,
    whether to stop."""
    if view.trigger != NOBODY:
        return "last"
    return "aside" if sum(isinstance(action, Aside) for action in view.legal(seat)) > 1 else "stop"


def used(view: Tisicovka, seat: Seat, action: Action) -> tuple[str, ...]:
    """What a choice is counted as: few dice put aside or many, stopping, or throwing all again."""
    if isinstance(action, Aside):
        return ("aside-one",) if len(action.dice) == 1 else ("aside-more",)
    return ("bank",) if isinstance(action, Bank) else ("again",)


USES: Final = Uses(("aside-one", "aside-more", "again", "bank"), used)


STUDY: Study[Tisicovka] = Study(
    odds,
    feats=Feats({"series": "most"}, feats),
    themes=Themes(("aside", "stop", "last"), theme, apart=True),
    uses=USES,
)
