"""What the table says about the last two, at any moment of a turn. It needs no tools but the table.

Within a turn the rules themselves are followed: one of the two decides for the best of their own chance to win, the
other against it. That is the chance one can be sure of; the other's is the rest of it, unless both may lose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from saloon.core.state import NATURE, Action, Seat
from saloon.games.bang import GAME
from saloon.games.bang import data as d
from saloon.games.bang.engine.order import Duel, place
from saloon.games.bang.engine.rolling import FULL, NUMBER, Worth, promised, throw
from saloon.games.bang.rules import Bang, BangOptions
from saloon.games.bang.rules.actions import Drink
from saloon.games.bang.rules.flow import settle
from saloon.games.bang.rules.knowledge import unseen
from saloon.kit.dice import Dice
from saloon.solve import Kept, opened


def matters(options: BangOptions) -> str:
    """The options that change a table: not how characters are dealt, nor what only counts among three or more."""
    return f"gringo={options.gringo} gatling={options.gatling}"


def table_for(options: BangOptions) -> memoryview[float] | None:
    found = opened(Kept(GAME.key, GAME.version, matters(options)))
    return None if found is None else found.cast("f")


# -- who they are -----------------------------------------------------------------------------


def role_of(state: Bang, seat: Seat) -> int:
    """The role of one of the last two, as anybody can count."""
    return state.roles[seat] if state.roles[seat] != d.BLANK else unseen(state)[0]


class Duellist(NamedTuple):
    """One of the last two: the seat, the other, and whether both falling at once is a win."""

    me: Seat
    they: Seat
    last: bool


def side_of(state: Bang, seat: Seat) -> Duellist:
    return Duellist(
        seat,
        sum(state.living()) - seat,
        role_of(state, seat) == d.OUTLAW and (state.seats() > 3 or state.options.all_dead == "outlaw"),
    )


# -- what is to come --------------------------------------------------------------------------


def told(state: Bang, side: Duellist) -> float:
    """What the table says where a turn begins."""
    table, (me, they, last) = table_for(state.options), side
    assert table is not None
    badge = state.sheriff() != d.BLANK
    one, other = (state.sheriff(), me + they - state.sheriff()) if badge else (they, me) if last else (me, they)
    duel = Duel(state.characters[one], state.characters[other], badge, (me == other) == last)
    mover, rest = state.player, me + they - state.player
    chance = table[
        place(duel, mover == other, (state.life[mover], state.life[rest]), (state.arrows[mover], state.arrows[rest]))
    ]
    return chance if mover == me else 1 - chance


def foreseen(state: Bang, side: Duellist, player: Seat) -> float:
    """The chance at any moment of this player's turn, or right after it."""
    while state.player == player or state.phase == "over":
        who = state.to_act()
        if not who:
            scores = state.scores()
            assert scores is not None
            return float(scores[side.me])
        (seat,) = who
        if seat != NATURE:
            choices = [foreseen(state.after(seat, action), side, player) for action in sensible(state, seat)]
            return max(choices) if seat == side.me else min(choices)
        if state.phase == "roll" and not state.pending:
            return hopes(cleared(state), side)[NUMBER[tuple(sorted([face for face in state.dice if face != d.BLANK]))]]
        ((action, _),) = state.chances()
        state = state.after(seat, action)
    return told(state, side)


def sensible(state: Bang, seat: Seat) -> Sequence[Action]:
    """What may be decided, but for beers for the other."""
    return [action for action in state.legal(seat) if not isinstance(action, Drink) or action.seat == seat]


# -- throws -----------------------------------------------------------------------------------


def cleared(state: Bang) -> Bang:
    """The same table with all dice in the cup."""
    s = state.copy()
    s.dice, s.kept = d.CUP, 0
    return s


@lru_cache(maxsize=16)
def hopes(state: Bang, side: Duellist) -> Worth:
    """What keeping some dice and throwing the others promises, by the set kept; arrows to come are told apart."""
    throws, sign = state.most_rolls() - state.rolls, 1 if state.player == side.me else -1
    final, then = [], state
    for _ in range(d.DICE * throws + 1):
        final.append([sign * worth for worth in finals(then, side, state.player)])
        then = struck(then)
    return [sign * worth for worth in throw(promised(final, throws - 1, state.plays(d.BLACK_JACK)))[0]]


def struck(state: Bang) -> Bang:
    """The player takes an arrow; if it was the last one, the Indians come."""
    if state.phase == "over":
        return state
    then = state.copy()
    then.pending = (("arrow", 1, 0),)
    while then.pending:
        ((action, _),) = then.chances()
        then = then.after(NATURE, action)
    return then


def finals(state: Bang, side: Duellist, player: Seat) -> Worth:
    """What each set of final dice leads to."""
    found: dict[Dice, float] = {}
    for dice in FULL:
        if outcome(dice) not in found:
            s = state.copy()
            if s.phase != "over":
                s.dice, s.phase = dice, "dynamite"
                settle(s)
            found[outcome(dice)] = foreseen(s, side, player)
    return [found[outcome(dice)] for dice in FULL]


@cache
def outcome(dice: Dice) -> Dice:
    """What of final dice counts between two: whether the dynamite goes off, shots, beers, Gatlings."""
    return (
        int(dice.count(d.DYNAMITE) >= 3),
        dice.count(d.ONE) + dice.count(d.TWO),
        dice.count(d.BEER),
        dice.count(d.GATLING),
    )


# -- what is asked ----------------------------------------------------------------------------


def at_hand(view: Bang) -> bool:
    """Whether only two are left, nobody is just falling, and there is a table."""
    falling = any(what == "judge" for what, _, _ in view.pending)
    return len(view.living()) == 2 and not falling and view.phase != "over" and table_for(view.options) is not None


def sure(view: Bang, seat: Seat) -> Mapping[Action, float] | None:
    """The chance by every legal action of one of the last two; None without a table, or while more are left."""
    return weighed(view, side_of(view, seat)) if at_hand(view) else None


@lru_cache(maxsize=16)
def weighed(view: Bang, side: Duellist) -> Mapping[Action, float]:
    return {action: foreseen(view.after(side.me, action), side, view.player) for action in view.legal(side.me)}


def chances(view: Bang) -> Sequence[float] | None:
    """The chance of every seat, with a table and two left of whom one must win; those out win with their camp."""
    if not at_hand(view):
        return None
    sides = [side_of(view, seat) for seat in view.living()]
    if not any(side.last for side in sides):
        return None
    of = {side.me: now(view, side) for side in sides}
    camp = {role_of(view, seat): chance for seat, chance in of.items()} if view.seats() > 3 else {}
    camp[d.DEPUTY] = camp.get(d.SHERIFF, 0.0)
    return [of[seat] if seat in of else camp.get(role, 0.0) for seat, role in enumerate(view.roles)]


@lru_cache(maxsize=16)
def now(view: Bang, side: Duellist) -> float:
    """The chance at any moment of either turn."""
    begins = view.phase == "gift" or (view.phase == "roll" and not view.rolls and not view.plays(d.SID))
    return told(view, side) if begins and not view.pending else foreseen(view, side, view.player)
