"""The end of a player's turn and of everybody's: the next seat, the theft, the discards."""

from __future__ import annotations

from saloon.games.fliptown.data import TURNS
from saloon.games.fliptown.rules import bounties, cards, cowbots, poker, turn
from saloon.games.fliptown.rules.table import Map, Table


def go_on(s: Table, me: Map, over: bool = False) -> None:
    bounties.check(s, me)
    if s.phase == "turn" and (over or turn.is_over(s, me)):
        next_player(s)


def next_player(s: Table) -> None:
    """The next seat carries out its turn; after the last the line-up goes."""
    if s.player + 1 < len(s.maps):
        turn.begin(s, s.player + 1)
    elif cowbots.steals(s):
        s.phase = "theft"
    else:
        end_turn(s)


def end_turn(s: Table) -> None:
    cards.throw_away(s)
    turn.rest(s)
    s.player, s.roles = 0, ((),) * len(s.maps)
    if s.turn + 1 < TURNS:
        bounties.turn_over(s)
        s.turn += 1
        cards.new_turn(s)
    else:
        poker.begin(s)


def check_bounties(s: Table, before: tuple[Map, ...]) -> None:
    for me, old in zip(s.maps, before, strict=True):
        if me is not old:
            bounties.check(s, me)
