"""What is exactly known about Mlýn: all positions with few stones after the placing, once their table is worked out."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.mlyn.engine.oracle import matters, sure
from saloon.games.mlyn.engine.order import MOST
from saloon.games.mlyn.rules import FLYING, Mlyn, MlynOptions, Place, Remove
from saloon.house.feats import counted, one_each, quickest, together
from saloon.house.rooms import Feat, Feats, Study, Themes, Uses
from saloon.house.sure import wins
from saloon.kit.numbering.positions import numbering
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
    """The theme of a position that the table knows: a stone to take, a win whose moves it counts to the end (the next
    mill leaves the other two stones), or the only way that does not lose. Others are no drills."""
    known = sure(view, seat)
    if known is None or view.closed:
        return "take" if known else ""
    values = sorted([each.value for each in known.values()])
    if values[-1] == 1:
        return "win" if view.stones[1 - seat].bit_count() == FLYING else ""
    return "save" if values[-1] > 0 and values[-2:-1] == [0] else ""


def ends(view: Mlyn, seat: Seat) -> Mapping[Action, int]:
    """In how many of its own moves the seat wins by each choice that does."""
    return wins(sure(view, seat)) if theme(view, seat, 1) == "win" else {}


def like(view: Mlyn, seat: Seat) -> Hashable:
    """The position, however the board lies."""
    own, other = view.stones[seat], view.stones[1 - seat]
    men = own.bit_count(), other.bit_count()
    return view.closed, men, numbering(*men).number(own, other)


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
    themes=Themes(("win", "save", "take"), theme, apart=True, patience=20, plain=0.5, like=like, ends=ends),
    uses=USES,
)
