"""Elimination, and who has won."""

from __future__ import annotations

from saloon.core.state import NATURE, Seat
from saloon.core.value import changed
from saloon.games.bang.data import AT_TABLE, BLANK, DEPUTY, OUTLAW, PREY, RENEGADE, SAM, SHERIFF
from saloon.games.bang.rules.damage import heal, return_arrows
from saloon.games.bang.rules.position import Shootout

# -- 5 elimination ----------------------------------------------------------------------------


def turn_up(s: Shootout, seat: Seat, role: int) -> None:
    s.roles = changed(s.roles, seat, role)
    s.shown |= 1 << seat


def out(s: Shootout, seat: Seat, role: int) -> None:
    s.pending = s.pending[1:]
    turn_up(s, seat, role)
    return_arrows(s, seat, s.arrows[seat])


def feast(s: Shootout) -> None:
    _, count, _ = s.pending[0]
    s.pending = s.pending[1:]
    heal(s, s.seat_of(SAM), 2 * count)


def judge(s: Shootout) -> None:
    """After a batch: has anybody won, and does the turn go on?"""
    _, killer, fallen = s.pending[0]
    s.pending = s.pending[1:]
    if s.seats() == 3:
        s.won = last_shot(s, killer, fallen)
    if is_decided(s):
        s.phase = "over"
        s.pending = tuple([("show", seat, 0) for seat in range(s.seats()) if not s.shown >> seat & 1])
    elif not s.life[s.player]:
        s.phase = "next"
        s.wounds, s.struck = (), 0
        s.pending = tuple([due for due in s.pending if due[0] == "feast"])


# -- 6 the end, 8 three players ---------------------------------------------------------------


def is_decided(s: Shootout) -> bool:
    """Whether somebody has won; among three that is known from the shot that decided it."""
    if s.seats() == 3:
        return s.won != BLANK or len(s.living()) < 2
    return s.life[s.sheriff()] == 0 or not villains_left(s)


def villains_left(s: Shootout) -> int:
    """Outlaws and Renegades still in the game: everybody can count them."""
    gone = sum([s.roles[seat] >= OUTLAW for seat, life in enumerate(s.life) if not life])
    return sum([role >= OUTLAW for role in AT_TABLE[s.seats()]]) - gone


def winners(s: Shootout) -> int:
    """Who has won a game with a Sheriff, once all roles lie open; the fallen win with their camp."""
    living = s.living()
    if s.life[s.sheriff()]:
        camp: tuple[int, ...] = (SHERIFF, DEPUTY)
    elif len(living) == 1 and s.roles[living[0]] == RENEGADE:
        return 1 << living[0]
    else:
        camp = (OUTLAW,)
    return sum([1 << seat for seat, role in enumerate(s.roles) if role in camp])


def last_shot(s: Shootout, killer: Seat, fallen: int) -> int:
    """Three players: who takes the prey's last point wins; so does the last one standing."""
    if killer != NATURE and s.life[killer] and fallen >> s.roles.index(PREY[s.roles[killer]]) & 1:
        return 1 << killer
    living = s.living()
    if len(living) == 1:
        return 1 << living[0]
    if not living:
        return 1 << s.roles.index(OUTLAW) if s.options.all_dead == "outlaw" else 0
    return BLANK
