"""What is exactly known about Křížový mlýn: everything, once its table is worked out."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.krizovy_mlyn.data import STONES
from saloon.games.krizovy_mlyn.engine.oracle import matters, sure
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn, KrizovyMlynOptions
from saloon.house.feats import quickest
from saloon.house.rooms import Feat, Feats, Study, Themes, Uses
from saloon.house.sure import wins
from saloon.kit.numbering.positions import numbering
from saloon.kit.stones import Move
from saloon.scene.account import Deed
from saloon.solve import Progress, Solution, SolverWork


def begin(options: KrizovyMlynOptions) -> SolverWork:
    from saloon.games.krizovy_mlyn.engine.solver import Work

    return Work(STONES, options.blocked == "loses")


def check(options: KrizovyMlynOptions, table: memoryview) -> Iterator[tuple[Progress, Mapping[str, int]]]:
    from saloon.games.krizovy_mlyn.engine import solver

    return solver.check(STONES, options.blocked == "loses", table)


def feats(deeds: Sequence[Deed], state: KrizovyMlyn) -> Sequence[Sequence[Feat]]:
    """What players are proud of: the quickest win by one's own moves."""
    return quickest(deeds, state, lambda deed: deed.seat)


def theme(view: KrizovyMlyn, seat: Seat, best: float) -> str:
    """The theme of a position that the table knows: a win, or the only move that does not lose. Others are no
    drills."""
    known = sure(view, seat)
    if known is None:
        return ""
    values = sorted([each.value for each in known.values()])
    if values[-1] == 1:
        return "win"
    return "save" if values[-1] > 0 and values[-2:-1] == [0] else ""


def ends(view: KrizovyMlyn, seat: Seat) -> Mapping[Action, int]:
    """In how many of its own moves the seat wins by each choice that does."""
    return wins(sure(view, seat)) if theme(view, seat, 1) == "win" else {}


def like(view: KrizovyMlyn, seat: Seat) -> Hashable:
    """The position, however the board lies."""
    return numbering(STONES, STONES).number(view.stones[seat], view.stones[1 - seat])


def used(view: KrizovyMlyn, seat: Seat, action: Action) -> tuple[str, ...]:
    """What a choice is counted as: the ring where the stone comes to stand."""
    return (RINGS[action.end >> 3],) if isinstance(action, Move) else ()


RINGS: Final = ("outer", "middle", "inner")
USES: Final = Uses(RINGS, used)


STUDY: Study[KrizovyMlyn] = Study(
    solution=lambda seats: Solution(matters, begin, check),
    feats=Feats({"win": "least"}, feats),
    themes=Themes(("win", "save"), theme, apart=True, patience=20, plain=0.5, like=like, ends=ends),
    uses=USES,
)
