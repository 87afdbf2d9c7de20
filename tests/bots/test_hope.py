"""No level chooses what loses for sure while another choice may win, in any game, where the rules alone show it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from saloon.bots import hint, make
from saloon.bots.worth import shares
from saloon.core import NATURE, Action, Seat, State
from saloon.games import SHELF
from saloon.house import Game

WORLDS = 40
"""That something hidden might be in."""

SHOWN = {
    "tisicovka": [
        "1030,830 2:choose 5:23456 1 110:1:1 1",  # the last series, 200 behind
        "795,990,1030 1:choose 4:2245 11 20:0:1 3",
        "720,1045,515 3:choose 5:13345 1 85:0:1 2",
    ],
    "oko": ["2 21 1:5524 -/24346 0,0", "3 312 2:1465 16332/-/24155 0,0,0"],
    "maroko": ["2 21 1:2 446 ..x -/566 0,0"],
    "prsi": [
        "LK/LU/HO,AA,BU,BO,BK A9,AK,A8,B8,BA,B9,AO,L9,L7,LO,LA,HA,HK,H9,HU,AU,A7,B7,H7,H10,H8,L8,L10,A10 B10=B 3 "
        "3:0:0:- - - - 10101ff/-/505ffff"
    ],
    "bang": [
        "oSor gringo,jourdonnais,slab,willy - 4,1,4,7 0,1,0,1:7 4 GDBGG:2:30:0 beer - -:0:0:0 1>2:1,3>2:5 "
        "1>4:1,3>4:5 4>2:1 -1",  # the Gatling would kill the Sheriff
        "rOSDOO willy,pedro,gringo,jourdonnais,sam,black-jack - 1,0,6,0,0,0 7,0,1,0,0,0:1 1 A111B:1:0:0 reroll - "
        "-:0:0:0 - - - -1",  # the last arrow calls the Indians
    ],
}
"""Positions in which some level used to give up."""
WALKS = {
    "bang": (4, 12),
    "craps": (2, 12),
    "dama": (2, 2),
    "dice_town": (2, 3),
    "fliptown": (2, 2),
    "krizovy_mlyn": (2, 6),
    "mlyn": (2, 4),
}
"""Players, and games of beginners; for all others three players and twenty games."""


def lost(game: Game[Any], state: State, seat: Seat, room: int = 60) -> bool:
    """Nobody decides any more, and whatever falls the seat wins nothing."""
    scores = state.scores()
    if scores is not None:
        return not shares(scores, game.camps)[seat]
    actor = state.to_act()[0]
    actions = [action for action, _ in state.chances()] if actor == NATURE else state.legal(actor)
    if room < len(actions) or (actor != NATURE and len(actions) > 1):
        return False
    return all(lost(game, state.after(actor, action), seat, room // len(actions)) for action in actions)


def may_win(game: Game[Any], state: State, seat: Seat, rng: Random) -> bool:
    """By somebody's luck and somebody's mistakes."""
    for _ in range(300):
        actors = state.to_act()
        if not actors:
            break
        actor = actors[0]
        state = state.after(actor, state.sample(rng) if actor == NATURE else rng.choice(state.legal(actor)))
    scores = state.scores()
    return scores is not None and bool(shares(scores, game.camps)[seat])


def given_up(game: Game[Any], view: Any, seat: Seat) -> set[Action]:
    """What loses for sure, if something else may win; with a guess at what is hidden, made often."""
    rng = Random(1)
    worlds = [view.guess(rng) for _ in range(WORLDS if game.secrets else 1)]
    out = {
        action for action in view.legal(seat) if all(lost(game, world.after(seat, action), seat) for world in worlds)
    }
    others = [action for action in view.legal(seat) if action not in out]
    if not out or not any(
        may_win(game, worlds[0].after(seat, action), seat, rng) for action in others for _ in range(30)
    ):
        return set()
    return out


def late(game: Game[Any], seats: int, seed: int) -> Iterator[tuple[State, Seat]]:
    """The last decisions of a game of beginners."""
    rng, state, trail = Random(seed), game.new(seats), []
    bots = [make(game, "beginner", seat, seed) for seat in range(seats)]
    for number in range(2500):
        actors = state.to_act()
        if not actors:
            break
        actor = rng.choice(actors)
        if actor != NATURE and len(state.legal(actor)) > 1:
            trail.append((state, actor))
        state = state.after(
            actor, state.sample(rng) if actor == NATURE else bots[actor].choose(state.view(actor), number=number)
        )
    yield from trail[-6:]


@pytest.mark.parametrize(("key", "text"), [(key, text) for key, texts in SHOWN.items() for text in texts])
def test_nobody_gives_up_what_may_still_be_won(key: str, text: str) -> None:
    game = SHELF[key]
    state = game.notation.read_state(text, game.options())
    seat = state.to_act()[0]
    view = state.view(seat)
    for level in game.offered():
        choice = make(game, level, seat, 1).choose(view)
        assert not lost(game, state.after(seat, choice), seat), (level, game.notation.write(choice))
    assert not lost(game, state.after(seat, hint(game, view, seat).action), seat)


def test_nobody_stops_behind_the_one_who_throws_no_more() -> None:
    """Others have a last series too, but the leader keeps what he has (Tisícovka 6.2)."""
    game = SHELF["tisicovka"]
    view = game.notation.read_state("1045,720,515 2:choose 5:13345 1 85:0:1 1", game.options()).view(1)
    for level in game.offered():
        assert game.notation.write(make(game, level, 1).choose(view)) != "bank"


@pytest.mark.parametrize("key", sorted(SHELF))
def test_no_level_of_any_game_loses_for_sure(key: str) -> None:
    game = SHELF[key]
    seats, games = WALKS.get(key, (3, 20))
    for seed in range(games):
        for state, seat in late(game, seats if seats in game.seats else game.seats[0], seed):
            view = state.view(seat)
            out = given_up(game, view, seat)
            for level in game.offered() if out else ():
                assert make(game, level, seat, seed).choose(view) not in out, (level, game.notation.write_state(state))
