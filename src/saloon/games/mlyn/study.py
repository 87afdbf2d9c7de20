"""What is exactly known about Mlýn: all positions with few stones after the placing, once their table is worked out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.mlyn.engine.oracle import matters
from saloon.games.mlyn.engine.order import MOST
from saloon.games.mlyn.rules import FLYING, Mlyn, MlynOptions, Place, Remove
from saloon.house.feats import counted, one_each, quickest, together
from saloon.house.rooms import Feat, Feats, Study, Themes, Uses
from saloon.kit.stones import Move
from saloon.scene.account import Deed
from saloon.solve import Progress, Solution, SolverWork


def begin(options: MlynOptions) -> SolverWork:
    from saloon.games.mlyn.engine.solver import Work, terms_of

    return Work(MOST, terms_of(options))


def check(options: MlynOptions, table: memoryview) -> Iterator[tuple[Progress, Mapping[str, int]]]:
    from saloon.games.mlyn.engine import solver

    return solver.check(MOST, solver.terms_of(options), table)


def feats(deeds: Sequence[Deed], state: Mlyn) -> Sequence[Sequence[Feat]]:
    """What players are proud of: the quickest win by one's own moves, and the most mills closed."""
    mills = counted(deeds, 2, lambda deed: deed.seat if deed.after.closed > deed.before.closed else None)
    moves = quickest(deeds, state, lambda deed: None if isinstance(deed.action, Remove) else deed.seat)
    return together(moves, one_each("mills", mills))


def theme(view: Mlyn, seat: Seat, best: float) -> str:
    """The theme of a position: what the stones do. Only positions that the table knows are drills."""
    if view.closed:
        return "take"
    return "fly" if view.stones[seat].bit_count() <= FLYING else "move"


def used(view: Mlyn, seat: Seat, action: Action) -> tuple[str, ...]:
    """What a choice is counted as: closing a mill first, else placing, moving or flying."""
    if not isinstance(action, Place | Move):
        return ()
    if view.after(seat, action).closed:
        return ("mill",)
    if isinstance(action, Place):
        return ("place",)
    return ("fly",) if view.stones[seat].bit_count() <= FLYING else ("move",)


USES: Final = Uses(("mill", "place", "move", "fly"), used)


STUDY: Study[Mlyn] = Study(
    solution=lambda seats: Solution(matters, begin, check),
    feats=Feats({"win": "least", "mills": "most"}, feats),
    themes=Themes(("take", "fly", "move"), theme, apart=True),
    uses=USES,
)
