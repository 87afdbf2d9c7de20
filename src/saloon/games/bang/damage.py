"""Arrows, Indians, losses, elimination and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.core.state import NATURE, Seat
from saloon.games.bang.cards import (
    ARROWS,
    AT_TABLE,
    BART,
    BLANK,
    DEPUTY,
    GRINGO,
    JOURDONNAIS,
    OUTLAW,
    PAUL,
    PEDRO,
    PREY,
    RENEGADE,
    SAM,
    SHERIFF,
)  # fmt: skip
from saloon.games.bang.table import Due, Table


def changed(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*row[:at], value, *row[at + 1 :])


# -- arrows and Indians -----------------------------------------------------------------------


def take_arrow(s: Table) -> None:
    """One arrow for the player; the last one calls the Indians before the next is taken."""
    what, count, _ = s.pending[0]
    rest = s.pending[1:]
    s.pending = ((what, count - 1, 0), *rest) if count > 1 else rest
    give_arrow(s, s.player)
    if not s.pile:
        s.pending = (("indians", 0, 0), *s.pending)


def give_arrow(s: Table, seat: Seat) -> None:
    s.arrows = changed(s.arrows, seat, s.arrows[seat] + 1)
    s.pile -= 1


def return_arrows(s: Table, seat: Seat, count: int) -> None:
    s.arrows = changed(s.arrows, seat, s.arrows[seat] - count)
    s.pile += count


def indian_losses(s: Table) -> list[int]:
    """A life point for each arrow; Jourdonnais never loses more than one."""
    return [
        min(arrows, 1, s.life[seat]) if s.characters[seat] == JOURDONNAIS else min(arrows, s.life[seat])
        for seat, arrows in enumerate(s.arrows)
    ]


def indians(s: Table) -> None:
    losses = indian_losses(s)
    s.arrows = (0,) * s.seats()
    s.pile = ARROWS
    s.pending = s.pending[1:]
    lose(s, losses, s.player if s.options.indians_credit == "active" else NATURE)


# -- volleys ----------------------------------------------------------------------------------


def wound(s: Table, seat: Seat, points: int) -> None:
    """Points that a volley will take, once all of it is aimed."""
    wounds = s.wounds or (0,) * s.seats()
    s.wounds = changed(wounds, seat, wounds[seat] + points)
    if s.characters[seat] == GRINGO:
        s.struck += 1


def volley(s: Table) -> None:
    """Everything is aimed: Bart answers first, then all hits count at once."""
    bart = s.seat_of(BART)
    points = s.wounds[bart] if bart != BLANK else 0
    s.pending = (("dodge", points, 0), ("hits", 0, 0), *s.pending)


def fire(s: Table) -> None:
    """The shooter puts all arrows back; everybody else but Paul Regret is hit."""
    return_arrows(s, s.player, s.arrows[s.player])
    for seat in s.living():
        if seat != s.player and s.characters[seat] != PAUL:
            wound(s, seat, 1)
    if s.wounds:
        volley(s)


def answer(s: Table, dodges: bool) -> None:
    """Bart takes an arrow instead of one point, or bears it."""
    _, points, _ = s.pending[0]
    s.pending = (("dodge", points - 1, 0), *s.pending[1:])
    if dodges:
        bart = s.seat_of(BART)
        s.wounds = changed(s.wounds, bart, s.wounds[bart] - 1)
        give_arrow(s, bart)


def hits(s: Table) -> None:
    losses = [min(points, life) for points, life in zip(s.wounds, s.life, strict=True)]
    gringo = s.seat_of(GRINGO)
    owed = 0
    if gringo != BLANK and losses[gringo] and (s.options.gringo_last or losses[gringo] < s.life[gringo]):
        owed = min(s.struck, losses[gringo]) if s.options.gringo == "hit" else 1
    s.wounds, s.struck = (), 0
    s.pending = s.pending[1:]
    lose(s, losses, s.player, (("gringo", owed, 0),) if owed else ())


def lose(s: Table, losses: Sequence[int], killer: Seat, then: tuple[Due, ...] = ()) -> None:
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


def shed(s: Table, sheds: bool) -> None:
    """Pedro puts one arrow back for one point, or keeps it."""
    _, points, _ = s.pending[0]
    s.pending = (("shed", points - 1, 0), *s.pending[1:])
    if sheds:
        return_arrows(s, s.seat_of(PEDRO), 1)


def heal(s: Table, seat: Seat, points: int) -> None:
    """Life points never exceed what the seat began with."""
    s.life = changed(s.life, seat, min(s.life[seat] + points, s.most(seat)))


# -- elimination ------------------------------------------------------------------------------


def turn_up(s: Table, seat: Seat, role: int) -> None:
    s.roles = changed(s.roles, seat, role)
    s.shown |= 1 << seat


def out(s: Table, seat: Seat, role: int) -> None:
    s.pending = s.pending[1:]
    turn_up(s, seat, role)
    return_arrows(s, seat, s.arrows[seat])


def feast(s: Table) -> None:
    _, count, _ = s.pending[0]
    s.pending = s.pending[1:]
    heal(s, s.seat_of(SAM), 2 * count)


def judge(s: Table) -> None:
    """After a batch: has anybody won, and does the turn go on?"""
    _, killer, fallen = s.pending[0]
    s.pending = s.pending[1:]
    if s.seats() == 3:
        s.won = last_shot(s, killer, fallen)
        decided = s.won != BLANK
    else:
        decided = s.life[s.sheriff()] == 0 or not villains_left(s)
    if decided:
        s.phase = "over"
        s.pending = tuple([("show", seat, 0) for seat in range(s.seats()) if not s.shown >> seat & 1])
    elif not s.life[s.player]:
        s.phase = "next"
        s.wounds, s.struck = (), 0
        s.pending = tuple([due for due in s.pending if due[0] == "feast"])


# -- the end ----------------------------------------------------------------------------------


def villains_left(s: Table) -> int:
    """Outlaws and Renegades still in the game: everybody can count them."""
    gone = sum([s.roles[seat] >= OUTLAW for seat, life in enumerate(s.life) if not life])
    return sum([role >= OUTLAW for role in AT_TABLE[s.seats()]]) - gone


def winners(s: Table) -> int:
    """Who has won a game with a Sheriff, once all roles lie open; the fallen win with their camp."""
    living = s.living()
    if s.life[s.sheriff()]:
        camp: tuple[int, ...] = (SHERIFF, DEPUTY)
    elif len(living) == 1 and s.roles[living[0]] == RENEGADE:
        return 1 << living[0]
    else:
        camp = (OUTLAW,)
    return sum([1 << seat for seat, role in enumerate(s.roles) if role in camp])


def last_shot(s: Table, killer: Seat, fallen: int) -> int:
    """Three players: who takes the prey's last point wins; so does the last one standing."""
    if killer != NATURE and s.life[killer] and fallen >> s.roles.index(PREY[s.roles[killer]]) & 1:
        return 1 << killer
    living = s.living()
    if len(living) == 1:
        return 1 << living[0]
    if not living:
        return 1 << s.roles.index(OUTLAW) if s.options.all_dead == "outlaw" else 0
    return BLANK
