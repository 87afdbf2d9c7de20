"""The set-up: a cowbot, bounties and characters, as far as the options want them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.fliptown.data import CHARACTERS, OPEN_BOUNTIES, SUIT, VALUE
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules.map import Map, new_map
from saloon.kit.cards import BLANK

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.state import Fliptown


def go_on(s: Fliptown) -> None:
    """What has to be drawn or chosen before the first round, one thing after another."""
    seats, options = len(s.maps), s.options
    alone = seats == 1
    if alone and s.bot == BLANK and options.cowbot == "card":
        s.phase = "lot"
    elif alone and s.bot == BLANK and options.cowbot == "drawn":
        s.phase = "come"
    elif not alone and len(s.bounties) < OPEN_BOUNTIES:
        s.phase = "post"
    elif options.characters != "no" and s.player < seats and not (alone and options.cowbot == "card"):
        s.phase = "cast" if options.characters == "dealt" else "choose"
    else:
        s.player, s.phase = 0, "round"


# -- the cowbot -------------------------------------------------------------------------------


def lots(s: Fliptown) -> Sequence[Action]:
    return a.LOT


def lot(s: Fliptown, seat: Seat, action: a.Lot) -> None:
    s.bot = SUIT[action.card]
    become(s, 0, VALUE[action.card] - 1)
    s.phase = "setup"


def bots(s: Fliptown) -> Sequence[Action]:
    return a.COME


def come(s: Fliptown, seat: Seat, action: a.Come) -> None:
    s.bot, s.phase = action.bot, "setup"


# -- bounties ---------------------------------------------------------------------------------


def posts(s: Fliptown) -> Sequence[Action]:
    return [post for post in a.POST if post.bounty not in s.bounties]


def post(s: Fliptown, seat: Seat, action: a.Post) -> None:
    s.bounties += (action.bounty,)
    s.phase = "setup"


# -- characters -------------------------------------------------------------------------------


def box(s: Fliptown) -> list[int]:
    """The characters that nobody has."""
    taken = [me.who for me in s.maps]
    return [who for who in range(len(CHARACTERS)) if who not in taken]


def casts(s: Fliptown) -> Sequence[Action]:
    return [a.CAST[s.player][who] for who in box(s)]


def choices(s: Fliptown, me: Map) -> Sequence[Action]:
    return [*(a.CHOOSE[who] for who in box(s)), a.CHOOSE[BLANK]]


def cast(s: Fliptown, seat: Seat, action: a.Cast | a.Choose) -> None:
    """The character goes to the seat whose turn it is, by lot or by choice."""
    become(s, s.player, action.who)
    s.player += 1
    s.phase = "setup"


def become(s: Fliptown, seat: Seat, who: int) -> None:
    if who != BLANK:
        s.maps = changed(s.maps, seat, new_map(CHARACTERS[who], who))
