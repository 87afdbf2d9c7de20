"""The set-up: a cowbot, bounties and characters, as far as the options want them."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.fliptown.data import CHARACTERS, OPEN_BOUNTIES
from saloon.games.fliptown.rules import cards
from saloon.games.fliptown.rules.actions import CAST, COME, LOT, POST
from saloon.games.fliptown.rules.table import Table, new_map
from saloon.kit.cards import BLANK


def go_on(s: Table) -> None:
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
        s.player = 0
        cards.new_round(s)


def become(s: Table, seat: Seat, who: int) -> None:
    if who != BLANK:
        s.maps = changed(s.maps, seat, new_map(CHARACTERS[who], who))


def box(s: Table) -> list[int]:
    """The characters that nobody has."""
    taken = [me.who for me in s.maps]
    return [who for who in range(len(CHARACTERS)) if who not in taken]


def coming(s: Table) -> Sequence[Action]:
    match s.phase:
        case "lot":
            return LOT
        case "come":
            return COME
        case "cast":
            return [CAST[s.player][who] for who in box(s)]
        case "post":
            return [post for post in POST if post.bounty not in s.bounties]
    return ()
