"""5 elimination, 6 the end, 8 three players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import NATURE, Seat
from saloon.games.bang.data import AT_TABLE, BLANK, DEPUTY, OUTLAW, PREY, RENEGADE, SHERIFF
from saloon.games.bang.rules import tokens
from saloon.games.bang.rules.actions import Out

if TYPE_CHECKING:
    from saloon.games.bang.rules.state import Bang

# -- 5 elimination ----------------------------------------------------------------------------


def out(s: Bang, seat: Seat, leaving: Out) -> None:
    s.pending = s.pending[1:]
    s.turn_up(leaving.seat, leaving.role)
    tokens.return_arrows(s, leaving.seat, s.arrows[leaving.seat])


def judge(s: Bang) -> None:
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


# -- 6 the end --------------------------------------------------------------------------------


def is_decided(s: Bang) -> bool:
    """Whether somebody has won; among three that is known from the shot that decided it."""
    if s.seats() == 3:
        return s.won != BLANK or len(s.living()) < 2
    return s.life[s.sheriff()] == 0 or not villains_left(s)


def villains_left(s: Bang) -> int:
    """Outlaws and Renegades still in the game: everybody can count them."""
    gone = sum([s.roles[seat] >= OUTLAW for seat, life in enumerate(s.life) if not life])
    return sum([role >= OUTLAW for role in AT_TABLE[s.seats()]]) - gone


def winners(s: Bang) -> int:
    """Who has won a game with a Sheriff, once all roles lie open; the fallen win with their camp."""
    living = s.living()
    if s.life[s.sheriff()]:
        camp: tuple[int, ...] = (SHERIFF, DEPUTY)
    elif len(living) == 1 and s.roles[living[0]] == RENEGADE:
        return 1 << living[0]
    else:
        camp = (OUTLAW,)
    return sum([1 << seat for seat, role in enumerate(s.roles) if role in camp])


# -- 8 three players --------------------------------------------------------------------------


def last_shot(s: Bang, killer: Seat, fallen: int) -> int:
    """Among three, the player who takes the prey's last point wins; so does the last one standing."""
    if killer != NATURE and s.life[killer] and fallen >> s.roles.index(PREY[s.roles[killer]]) & 1:
        return 1 << killer
    living = s.living()
    if len(living) == 1:
        return 1 << living[0]
    if not living:
        return 1 << s.roles.index(OUTLAW) if s.options.all_dead == "outlaw" else 0
    return BLANK
