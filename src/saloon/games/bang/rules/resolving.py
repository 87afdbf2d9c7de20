"""4 resolving the dice: dynamite, bull's-eyes, beers, Gatling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import NATURE, Action, Seat
from saloon.core.value import changed
from saloon.games.bang.data import BART, BEER, BLANK, GRINGO
from saloon.games.bang.rules import tokens
from saloon.games.bang.rules.actions import DOUBLE, SHOOT, Blast, Drink, Fire, Hits, Shoot

if TYPE_CHECKING:
    from saloon.games.bang.rules.state import Bang

# -- dynamite ---------------------------------------------------------------------------------


def blast(s: Bang, seat: Seat, action: Blast) -> None:
    s.phase = "shoot"
    tokens.lose(s, [int(each == s.player) for each in range(s.seats())], NATURE)


# -- bull's-eyes ------------------------------------------------------------------------------


def shots(s: Bang) -> list[Action]:
    """Ones and twos in any order."""
    reach = {face: s.reach(s.player, face) for face in s.bulls_eyes()}
    found: list[Action] = [SHOOT[face][seat] for face, seats in reach.items() for seat in seats]
    if s.can_double():
        found += [DOUBLE[face][seat] for face, seats in reach.items() for seat in seats]
    return found


def shoot(s: Bang, seat: Seat, shot: Shoot) -> None:
    """Aim one bull's-eye; nothing is lost before all are aimed."""
    note_shot(s, shot.seat, s.reach(s.player, shot.face))
    s.use(shot.face)
    if shot.doubled:
        s.use(BEER)
        s.doubled = True
    wound(s, shot.seat, 2 if shot.doubled else 1)


def note_shot(s: Bang, seat: Seat, reach: list[Seat]) -> None:
    """Everybody remembers who shot whom and spared whom; without a choice it says nothing."""
    if len(reach) < 2:
        return
    s.aimed |= 1 << seat
    row = s.player * s.seats()
    s.shots = changed(s.shots, row + seat, s.shots[row + seat] + 1)
    for other in reach:
        if other != seat:
            s.spared = changed(s.spared, row + other, s.spared[row + other] + 1)


# -- beers ------------------------------------------------------------------------------------


def drink(s: Bang, seat: Seat, beer: Drink) -> None:
    s.use(BEER)
    tokens.give(s, beer.seat, 2 if s.thirsty and beer.seat == s.player else 1)


# -- Gatling ----------------------------------------------------------------------------------


def fire(s: Bang, seat: Seat, action: Fire) -> None:
    """All others but Paul Regret are hit; after that, or before it, the shooter puts all arrows back."""
    s.phase = "rest"
    if s.options.gatling == "arrows":
        empty_quiver(s)
    for each in s.living():
        if s.gatling_hits(each):
            wound(s, each, 1)
    if s.wounds:
        volley(s)
    else:
        empty_quiver(s)


def empty_quiver(s: Bang) -> None:
    tokens.return_arrows(s, s.player, s.arrows[s.player])


# -- volleys ----------------------------------------------------------------------------------


def wound(s: Bang, seat: Seat, points: int) -> None:
    """Points that a volley will take, once all of it is aimed."""
    wounds = s.wounds or (0,) * s.seats()
    s.wounds = changed(wounds, seat, wounds[seat] + points)
    if s.characters[seat] == GRINGO:
        s.struck += 1


def volley(s: Bang) -> None:
    """Everything is aimed: Bart answers first, then all hits count at once."""
    bart = s.seat_of(BART)
    points = s.wounds[bart] if bart != BLANK else 0
    s.pending = (("dodge", points, 0), ("hits", 0, 0), *s.pending)


def hits(s: Bang, seat: Seat, action: Hits) -> None:
    losses = [min(points, life) for points, life in zip(s.wounds, s.life, strict=True)]
    gringo = s.seat_of(GRINGO)
    owed = 0
    if gringo != BLANK and losses[gringo] and (s.options.gringo_last or losses[gringo] < s.life[gringo]):
        owed = min(s.struck, losses[gringo]) if s.options.gringo == "hit" else 1
    s.wounds, s.struck = (), 0
    s.pending = s.pending[1:]
    if s.phase == "rest":  # it was the Gatling
        empty_quiver(s)
    tokens.lose(s, losses, s.player, (("gringo", owed, 0),) if owed else ())
