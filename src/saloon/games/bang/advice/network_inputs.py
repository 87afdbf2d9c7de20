"""What the networks of Bang! see: a sum over the living seats, so a change of one seat costs little.

A seat counts as what it is believed to be:

as what      Sheriff, Deputy, Outlaw, Renegade by the odds; oneself; among three one's prey and one's hunter
what of it   its life points, how near to the last, its arrows, whether the Indians would kill it; how much of an
             Outlaw it looks; that it lives, how soon it plays, whether it sits near the Sheriff, and near oneself;
             its character
"""

from __future__ import annotations

from typing import Final

from saloon.core.state import Seat
from saloon.games.bang.advice.belief import beliefs
from saloon.games.bang.advice.quick import suspicion
from saloon.games.bang.data import ARROWS, CHARACTERS, PREY
from saloon.games.bang.rules import Bang

KINDS: Final = 5
TOKENS: Final = 5
PLACE: Final = TOKENS + 1
WHO: Final = PLACE + 4
"""Traits of a seat: what its tokens tell, how it looks, where it sits, who it is."""
TRAITS: Final = WHO + len(CHARACTERS)
PILE: Final = KINDS * TRAITS
SEATS: Final = PILE + 1
BIAS: Final = PILE + 2
INPUTS: Final = BIAS + 1

Kinds = tuple[float, float, float, float, float]
"""How much of each kind a seat is believed to be."""


def kinds(state: Bang, seat: Seat) -> list[Kinds]:
    """Every seat as what this seat believes it to be."""
    if state.seats() == 3:
        prey = PREY[state.roles[seat]]
        found = [(float(role == prey), float(role != prey), 0.0, 0.0, 0.0) for role in state.roles]
    else:
        found = [(*odds, 0.0) for odds in beliefs(state, seat)]
    found[seat] = (0.0, 0.0, 0.0, 0.0, 1.0)
    return found


def places(state: Bang, seat: Seat, player: Seat) -> list[tuple[float, float, float, float]]:
    """For every seat: that somebody sits there, how soon they play, whether near the Sheriff, and whether near this
    seat."""
    seats, living = state.seats(), state.living()
    order = [each % seats for each in range(player, player + seats) if state.life[each % seats]]
    ring = {each: at for at, each in enumerate(living)}
    sheriff = state.sheriff()

    def near(one: Seat, other: Seat) -> float:
        if one == other or one not in ring or other not in ring:
            return 0.0
        apart = abs(ring[one] - ring[other])
        return float(min(apart, len(living) - apart) <= 2)

    soon = {each: 1 - at / len(order) for at, each in enumerate(order)}
    return [(1.0, soon.get(each, 0.0), near(each, sheriff), near(each, seat)) for each in range(seats)]


def traits(life: int, arrows: int) -> tuple[float, float, float, float, float]:
    """What of a living seat's tokens is seen."""
    return life / 8, 1 / life, min(life, 3) / 3, min(arrows, life) / 4, float(arrows >= life)


def outlaw_look(state: Bang, seat: Seat, added_suspicion: float = 0.0) -> float:
    """How much of an Outlaw a seat looks, around 0; nothing where its role lies open."""
    return 0.0 if state.shown >> seat & 1 else suspicion(state, seat, added_suspicion) - 0.5


def next_player(state: Bang) -> Seat:
    """The player whose turn comes after this one's; this one if nobody else is left."""
    seats = state.seats()
    return next(
        (each % seats for each in range(state.player + 1, state.player + 1 + seats) if state.life[each % seats]),
        state.player,
    )


def inputs(state: Bang, seat: Seat, player: Seat) -> list[float]:
    """Everything the network sees, as one row: what it is fitted to."""
    row = [0.0] * INPUTS
    row[PILE], row[SEATS], row[BIAS] = state.pile / ARROWS, state.seats() / 8, 1.0
    for each, (kind, place) in enumerate(zip(kinds(state, seat), places(state, seat, player), strict=True)):
        if state.life[each]:
            seen = (
                *traits(state.life[each], state.indian_loss(each, state.arrows[each])),
                outlaw_look(state, each),
                *place,
            )
            for at, share in enumerate(kind):
                if share:
                    for trait, value in enumerate(seen):
                        row[at * TRAITS + trait] += share * value
                    row[at * TRAITS + WHO + state.characters[each]] += share
    return row
