"""What is exactly known of Člověče, worked out over the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Final

from saloon.core.state import Action, Seat
from saloon.games.clovece.data import BASE, RIVALS, TRACK
from saloon.games.clovece.notation import NOTATION
from saloon.games.clovece.rules import CHOOSING, Clovece, CloveceOptions, Enter, Move, Throw
from saloon.house.feats import counted, one_each, quickest, together
from saloon.house.rooms import Feat, Feats, OddsRow, Study, Themes, Uses
from saloon.kit.odds import best
from saloon.scene.account import Deed

HUNTER: Final = 7
HIT_STEPS: Final = (1, 6, 7, 12)


def odds(options: Any) -> list[OddsRow]:
    return list(rows(options))


def rows(options: CloveceOptions) -> Iterator[OddsRow]:
    out = chance_out(options)
    yield OddsRow("odds-out", {}, out)
    yield OddsRow("odds-turns", {}, 1 / out)
    for base in ("yes", "no"):
        for steps in HIT_STEPS:
            yield OddsRow("odds-hit", {"steps": steps, "base": base}, chance_hit(options, steps, base == "yes"))


def chance_out(options: CloveceOptions) -> Fraction:
    """A turn with all pawns in the base."""
    waiting = NOTATION.read_state(".,.,.,./.,.,.,. 1:try3 0:0 - - -", options)
    return best(waiting, 0, lambda s: 1 if s.phase == CHOOSING else 0 if s.player != 0 else None)


def chance_hit(options: CloveceOptions, steps: int, waiting: bool) -> Fraction:
    """One turn with a pawn on the way and a rival `steps` ahead; two pawns are home, one waits or is home too."""
    _, shift = RIVALS[options.sides][2][0][0]
    there = HUNTER + steps
    state = NOTATION.read_state(
        f"{HUNTER},h3,h4,{'.' if waiting else 'h2'}/{(there + shift) % TRACK},.,.,. 1:throw 0:0 - - -", options
    )

    def settled(s: Clovece) -> int | None:
        if s.pawns[1].count(BASE) == 4:
            return 1
        lost = s.total > there or all(at >= there for at in s.pawns[0] if at != BASE)
        return 0 if s.player != 0 or lost else None

    return best(state, 0, settled)


def feats(deeds: Sequence[Deed], state: Clovece) -> Sequence[Sequence[Feat]]:
    """What players are proud of: the quickest win by one's own throws, and the most pawns sent home."""
    throws = quickest(deeds, state, lambda deed: deed.before.player if isinstance(deed.action, Throw) else None)
    return together(throws, one_each("hits", counted(deeds, len(state.pawns), hunter)))


def hunter(deed: Deed) -> Seat | None:
    """The seat that has just sent somebody else's pawn home."""
    if not isinstance(deed.action, Move | Enter):
        return None
    return deed.seat if deed.before.hit_by(deed.action)[0] not in (-1, deed.seat) else None


def theme(view: Clovece, seat: Seat, best: float) -> str:
    """The theme of a position: somebody can be hit, or all only run."""
    waiting = at_home(view, seat)
    return "hit" if any(at_home(view.after(seat, action), seat) > waiting for action in view.legal(seat)) else "run"


def at_home(view: Clovece, seat: Seat) -> int:
    """How many pawns of the others wait in their bases."""
    return sum(pawns.count(BASE) for other, pawns in enumerate(view.pawns) if other != seat)


def used(view: Clovece, seat: Seat, action: Action) -> tuple[str, ...]:
    """What a choice is counted as: a new pawn, a hit, or a plain advance."""
    if isinstance(action, Enter):
        return ("enter",)
    if not isinstance(action, Move):
        return ()
    return ("hit",) if at_home(view.after(seat, action), seat) > at_home(view, seat) else ("run",)


USES: Final = Uses(("enter", "hit", "run"), used)


STUDY: Study[Clovece] = Study(
    odds,
    feats=Feats({"win": "least", "hits": "most"}, feats),
    themes=Themes(("hit", "run"), theme, patience=20, plain=0.5),
    uses=USES,
)
