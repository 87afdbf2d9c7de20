"""The set-up: roles, the Sheriff, characters."""

from __future__ import annotations

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.bang.data import BLANK, CHARACTERS, DEPUTY
from saloon.games.bang.rules.actions import Cast, Choose, Deal, Show
from saloon.games.bang.rules.ending import turn_up
from saloon.games.bang.rules.position import Shootout


def set_up(s: Shootout, action: Action) -> None:
    match action:
        case Deal(role=role):
            deal(s, role)
        case Show(seat=seat, role=role):
            turn_up(s, seat, role)
            if s.phase == "sheriff":
                s.player = seat
            else:
                s.pending = s.pending[1:]
        case Cast(character=who) if s.options.characters == "choose":
            s.offers += (who,)
        case Cast(seat=seat, character=who):
            become(s, seat, who)
        case Choose(character=who):
            become(s, receiver(s), who)


def deal(s: Shootout, role: int) -> None:
    """The next seat gets a role; among three it lies open, and the Deputy begins."""
    seat = len(s.roles)
    s.roles += (role,)
    if s.seats() == 3:
        s.shown |= 1 << seat
        s.player = seat if role == DEPUTY else s.player


def receiver(s: Shootout) -> Seat:
    """Who gets or chooses the next character: clockwise from whoever begins."""
    seats = s.seats()
    if s.phase == "cast" and s.options.characters == "choose":
        return (s.player + len(s.offers) // 2) % seats
    given = sum([who != BLANK for who in s.characters])
    return (s.player + given) % seats


def offered(s: Shootout, seat: Seat) -> tuple[int, ...]:
    """The two characters that a seat chooses from."""
    at = 2 * ((seat - s.player) % s.seats())
    return s.offers[at : at + 2]


def become(s: Shootout, seat: Seat, who: int) -> None:
    s.characters = changed(s.characters, seat, who)
    s.life = changed(s.life, seat, s.most(seat))


def box(s: Shootout) -> list[int]:
    """The characters not dealt."""
    return [who for who in range(len(CHARACTERS)) if who not in s.characters and who not in s.offers]
