"""Life points and arrows after what dice may do. The rules say what each thing costs and gives."""

from __future__ import annotations

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.bang.data import ARROWS, GRINGO
from saloon.games.bang.rules import Bang

Tokens = tuple[int, ...]
"""Life points or arrows of every seat."""


def less(tokens: Tokens, seat: Seat, points: int) -> Tokens:
    return changed(tokens, seat, max(0, tokens[seat] - points))


def healed(state: Bang, life: Tokens, seat: Seat, points: int) -> Tokens:
    return changed(life, seat, min(state.most(seat), life[seat] + points))


def shot(state: Bang, life: Tokens, arrows: Tokens, seat: Seat, points: int) -> tuple[Tokens, Tokens]:
    """A volley takes points from somebody; El Gringo's shooter takes an arrow, unless it were the last."""
    if state.characters[seat] == GRINGO and life[seat] == state.life[seat] and sum(arrows) + 1 < ARROWS:
        arrows = changed(arrows, state.player, arrows[state.player] + 1)
    return less(life, seat, points), arrows


def fired(state: Bang, life: Tokens, arrows: Tokens) -> tuple[Tokens, Tokens]:
    """After the player's Gatling: all it hits have lost a point, and the player's own arrows are back."""
    life = tuple([max(0, points - state.gatling_hits(seat)) for seat, points in enumerate(life)])
    return life, changed(arrows, state.player, 0)


def struck(state: Bang, life: Tokens, arrows: Tokens, taken: int) -> tuple[Tokens, Tokens, bool]:
    """After the player has taken arrows, one by one; the last one calls the Indians. Also tells whether they came."""
    pile = ARROWS - sum(arrows)
    if taken < pile:
        return life, changed(arrows, state.player, arrows[state.player] + taken), False
    held = changed(arrows, state.player, arrows[state.player] + pile)
    life = tuple([max(0, points - state.indian_loss(seat, held[seat])) for seat, points in enumerate(life)])
    return life, changed((0,) * len(life), state.player, taken - pile), True


def raided(state: Bang, taken: int) -> tuple[Tokens, Tokens, bool]:
    """After the player has taken these arrows, attacks included, or is out. Also tells whether the Indians came."""
    life, arrows, came = state.life, state.arrows, False
    while taken and life[state.player]:
        some = min(taken, ARROWS - sum(arrows))
        life, arrows, indians = struck(state, life, arrows, some)
        came, taken = came or indians, taken - some
    return life, arrows, came
