"""How life points are lost and gained: arrows and Indians, volleys, and what follows a batch of losses."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.core.state import NATURE, Seat
from saloon.core.value import changed
from saloon.games.bang.data import ARROWS, BART, BLANK, GRINGO, PEDRO
from saloon.games.bang.rules.position import Due, Shootout

# -- arrows and Indians -----------------------------------------------------------------------


def take_arrow(s: Shootout) -> None:
    """One arrow for the player; the last one calls the Indians before the next is taken."""
    what, count, _ = s.pending[0]
    rest = s.pending[1:]
    s.pending = ((what, count - 1, 0), *rest) if count > 1 else rest
    give_arrow(s, s.player)
    if not s.pile:
        s.pending = (("indians", 0, 0), *s.pending)


def give_arrow(s: Shootout, seat: Seat) -> None:
    s.arrows = changed(s.arrows, seat, s.arrows[seat] + 1)
    s.pile -= 1


def return_arrows(s: Shootout, seat: Seat, count: int) -> None:
    s.arrows = changed(s.arrows, seat, s.arrows[seat] - count)
    s.pile += count


def indian_losses(s: Shootout) -> list[int]:
    """Nobody loses more than they have."""
    return [min(s.indian_loss(seat, arrows), s.life[seat]) for seat, arrows in enumerate(s.arrows)]


def indians(s: Shootout) -> None:
    losses = indian_losses(s)
    s.arrows = (0,) * s.seats()
    s.pile = ARROWS
    s.pending = s.pending[1:]
    lose(s, losses, s.player if s.options.indians_credit == "active" else NATURE)


# -- volleys ----------------------------------------------------------------------------------


def wound(s: Shootout, seat: Seat, points: int) -> None:
    """Points that a volley will take, once all of it is aimed."""
    wounds = s.wounds or (0,) * s.seats()
    s.wounds = changed(wounds, seat, wounds[seat] + points)
    if s.characters[seat] == GRINGO:
        s.struck += 1


def volley(s: Shootout) -> None:
    """Everything is aimed: Bart answers first, then all hits count at once."""
    bart = s.seat_of(BART)
    points = s.wounds[bart] if bart != BLANK else 0
    s.pending = (("dodge", points, 0), ("hits", 0, 0), *s.pending)


def fire(s: Shootout) -> None:
    """Everybody else but Paul Regret is hit; then the shooter puts all arrows back, or before it."""
    if s.options.gatling == "arrows":
        empty_quiver(s)
    for seat in s.living():
        if s.gatling_hits(seat):
            wound(s, seat, 1)
    if s.wounds:
        volley(s)
    else:
        empty_quiver(s)


def empty_quiver(s: Shootout) -> None:
    return_arrows(s, s.player, s.arrows[s.player])


def answer(s: Shootout, dodges: bool) -> None:
    """Bart takes an arrow instead of one point, or bears it."""
    _, points, _ = s.pending[0]
    s.pending = (("dodge", points - 1, 0), *s.pending[1:])
    if dodges:
        bart = s.seat_of(BART)
        s.wounds = changed(s.wounds, bart, s.wounds[bart] - 1)
        give_arrow(s, bart)


def hits(s: Shootout) -> None:
    losses = [min(points, life) for points, life in zip(s.wounds, s.life, strict=True)]
    gringo = s.seat_of(GRINGO)
    owed = 0
    if gringo != BLANK and losses[gringo] and (s.options.gringo_last or losses[gringo] < s.life[gringo]):
        owed = min(s.struck, losses[gringo]) if s.options.gringo == "hit" else 1
    s.wounds, s.struck = (), 0
    s.pending = s.pending[1:]
    if s.phase == "rest":  # it was the Gatling
        empty_quiver(s)
    lose(s, losses, s.player, (("gringo", owed, 0),) if owed else ())


def lose(s: Shootout, losses: Sequence[int], killer: Seat, then: tuple[Due, ...] = ()) -> None:
    """One batch of losses, all at once, and what follows from it in its order."""
    before = s.life
    s.life = tuple([life - loss for life, loss in zip(before, losses, strict=True)])
    due: list[Due] = []
    pedro = s.seat_of(PEDRO)
    if pedro != BLANK and losses[pedro]:
        due.append(("shed", losses[pedro], 0))
    seats = s.seats()
    fallen = [seat for seat in around(s.player, seats) if before[seat] and not s.life[seat]]
    if fallen:
        due += [("out", seat, 0) for seat in fallen]
        due += [("judge", killer, sum([1 << seat for seat in fallen])), ("feast", len(fallen), 0)]
    s.pending = (*due, *then, *s.pending)


def around(seat: Seat, seats: int) -> list[Seat]:
    """All seats clockwise from this one."""
    return [each % seats for each in range(seat, seat + seats)]


def shed(s: Shootout, sheds: bool) -> None:
    """Pedro puts one arrow back for one point, or keeps it."""
    _, points, _ = s.pending[0]
    s.pending = (("shed", points - 1, 0), *s.pending[1:])
    if sheds:
        return_arrows(s, s.seat_of(PEDRO), 1)


def heal(s: Shootout, seat: Seat, points: int) -> None:
    """Life points never exceed what the seat began with."""
    s.life = changed(s.life, seat, min(s.life[seat] + points, s.most(seat)))
