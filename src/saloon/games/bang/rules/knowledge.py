"""Who knows what: the roles are secret until they lie open."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.games.bang.data import AT_TABLE, BLANK, SHERIFF
from saloon.games.bang.rules.actions import DEAL, FACE_DOWN, SHOW, Deal

if TYPE_CHECKING:
    from saloon.games.bang.rules.state import Bang


def unseen(s: Bang) -> list[int]:
    """The role cards that one does not see, here or in the hands of others."""
    pool = list(AT_TABLE[s.seats()])
    for role in s.roles:
        if role != BLANK:
            pool.remove(role)
    return pool


# -- what may turn up -------------------------------------------------------------------------


def deals(s: Bang) -> list[tuple[Action, int]]:
    return weighed(s, DEAL[len(s.roles)])


def roles_of(s: Bang, seat: Seat, cards: tuple[Action, ...]) -> list[tuple[Action, int]]:
    """The cards by role that a seat may turn up; only one if its role is known."""
    role = s.roles[seat]
    return [(cards[role], 1)] if role != BLANK else weighed(s, cards)


def weighed(s: Bang, cards: tuple[Action, ...]) -> list[tuple[Action, int]]:
    pool = unseen(s)
    return [(cards[role], pool.count(role)) for role in sorted(set(pool))]


def possible_sheriffs(s: Bang) -> list[tuple[Action, int]]:
    sheriff = s.sheriff()
    if sheriff != BLANK:
        return [(SHOW[sheriff][SHERIFF], 1)]
    return [(SHOW[seat][SHERIFF], 1) for seat, role in enumerate(s.roles) if role == BLANK]


# -- what is seen -----------------------------------------------------------------------------


def cover(s: Bang, seat: Seat) -> None:
    """Leave the roles that the seat knows: its own and those that lie open."""
    s.roles = tuple([role if at == seat or s.shown >> at & 1 else BLANK for at, role in enumerate(s.roles)])


def witness(s: Bang, viewer: Seat, action: Action) -> Action:
    """The action as the viewer sees it: roles are dealt face down, except among three."""
    if isinstance(action, Deal) and action.seat != viewer and s.seats() > 3:
        return FACE_DOWN[action.seat]
    return action


def fill_in(s: Bang, rng: Random) -> None:
    """Make a view a full position: the unseen roles as they may be."""
    if BLANK in s.roles:
        pool = unseen(s)
        rng.shuffle(pool)
        s.roles = tuple([pool.pop() if role == BLANK else role for role in s.roles])
