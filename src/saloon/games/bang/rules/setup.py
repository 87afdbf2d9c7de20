"""2 the set-up: roles and characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.bang.data import BLANK, CHARACTERS, DEPUTY
from saloon.games.bang.rules.actions import Cast, Choose, Deal

if TYPE_CHECKING:
    from saloon.games.bang.rules.state import Bang


def deal(s: Bang, seat: Seat, card: Deal) -> None:
    """The next seat gets a role; among three it lies open, and the Deputy begins."""
    receiver = len(s.roles)
    s.roles += (card.role,)
    if s.seats() == 3:
        s.shown |= 1 << receiver
        s.player = receiver if card.role == DEPUTY else s.player


def cast(s: Bang, seat: Seat, card: Cast) -> None:
    """A character is dealt: to be played, or to be chosen from."""
    if s.options.characters == "choose":
        s.offers += (card.character,)
    else:
        become(s, card.seat, card.character)


def choose(s: Bang, seat: Seat, choice: Choose) -> None:
    become(s, seat, choice.character)


def become(s: Bang, seat: Seat, who: int) -> None:
    s.characters = changed(s.characters, seat, who)
    s.life = changed(s.life, seat, s.most(seat))


def receiver(s: Bang) -> Seat:
    """Who gets or chooses the next character: clockwise from the first player."""
    seats = s.seats()
    if s.phase == "cast" and s.options.characters == "choose":
        return (s.player + len(s.offers) // 2) % seats
    given = sum([who != BLANK for who in s.characters])
    return (s.player + given) % seats


def offered(s: Bang, seat: Seat) -> tuple[int, ...]:
    """The two characters that a seat chooses from."""
    at = 2 * ((seat - s.player) % s.seats())
    return s.offers[at : at + 2]


def box(s: Bang) -> list[int]:
    """The characters not dealt."""
    return [who for who in range(len(CHARACTERS)) if who not in s.characters and who not in s.offers]
