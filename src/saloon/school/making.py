"""Drills found in real play: bots of all levels meet, and positions in which the choice matters are kept.

Everything follows from the seed and the number of a game, so the same set is found again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any, Final

from saloon.bots.levels import CHANCE, make
from saloon.core.state import NATURE, Seat, State, View
from saloon.house.game import Game
from saloon.reviews.standards import reference_of
from saloon.school.drills import Drill, DrillChoice
from saloon.school.proving import distinct, weighed

MATTERS: Final = 0.01
"""How much more the best choice is worth than the worst, at least."""
NOISE: Final = 3
"""And at least this many times what the interval leaves open."""
EACH_GAME: Final = 3
"""Drills from one game: more would be alike."""
SEEDS: Final = 2
"""How often a level is asked: some choose by lot."""
PATIENCE: Final = 2
"""Games for each drill, after which common themes may fill the places that rare ones leave."""
COMPANY: Final = ("beginner", "regular", CHANCE)
"""Who plays the games: positions of people are not those of masters alone."""
MOST_DECISIONS: Final = 400

Told = Callable[[int, int], None]
"""Told how many drills there are, after how many games."""


def find(game: Game[Any], count: int, seed: int = 0, told: Told | None = None) -> Iterator[Drill]:
    """`count` drills, no two alike; for a while in each theme at most half more than its even share."""
    known: set[object] = set()
    themes: dict[str, int] = {}
    made = number = 0
    names = game.study.themes.names if game.study.themes else ("play",)
    while made < count:
        for drill in of_game(game, seed, number):
            likeness = alike(drill)
            full = number < PATIENCE * count and 2 * len(names) * themes.get(drill.theme, 0) >= 3 * count
            if made == count or likeness in known or full:
                continue
            known.add(likeness)
            themes[drill.theme] = themes.get(drill.theme, 0) + 1
            made += 1
            yield drill
        number += 1
        if told is not None:
            told(made, number)


def of_game(game: Game[Any], seed: int, number: int) -> list[Drill]:
    """The drills of one game of the generator."""
    rng = Random(f"drills/{seed}/{game.key}/{number}")
    seats = game.seats[0] if len(game.seats) == 1 else rng.choice([each for each in game.seats if each > 1][:3])
    candidates = [each for each in decisions(game, seats, rng) if is_known(game, *each)]
    rng.shuffle(candidates)
    found: list[Drill] = []
    for state, seat in candidates[: 4 * EACH_GAME]:
        drill = made_of(game, state, seat, seats)
        if drill is not None:
            found.append(drill)
        if len(found) == EACH_GAME:
            break
    return found


def is_known(game: Game[Any], state: Any, seat: Seat) -> bool:
    """Of a game with tables only what they know makes a drill: a search may be wrong."""
    return game.study.solution is None or reference_of(game).certainty(state.view(seat)) != "searched"


def decisions(game: Game[Any], seats: int, rng: Random) -> Iterator[tuple[State, Seat]]:
    """Positions of one game in which somebody has a real choice."""
    bots = [make(game, rng.choice(COMPANY), seat, rng.getrandbits(32)) for seat in range(seats)]
    state: State = game.new(seats)
    for number in range(MOST_DECISIONS * 4):
        if not (acting := state.to_act()):
            return
        seat = acting[0]
        if seat == NATURE:
            state = state.after(seat, state.sample(rng))
            continue
        view = state.view(seat)
        if len(distinct(game, view, seat)) > 1:
            yield state, seat
        state = state.after(seat, bots[seat].choose(view, number=number))


def made_of(game: Game[Any], state: Any, seat: Seat, seats: int) -> Drill | None:
    """The drill of a position, if the choice matters there and the values can be told apart."""
    view = state.view(seat)
    found, certainty = weighed(game, view, seat)
    gap = found[0].value - found[-1].value
    if gap < MATTERS or gap < NOISE * max(each.spread for each in found):
        return None
    themes = game.study.themes
    theme = themes.of(view, seat, found[0].value) if themes else "play"
    text = game.notation.write_state(view)
    name = sha256(f"{game.key} {seat} {text}".encode()).hexdigest()[:10]
    return Drill(
        name, theme, view.options.text(), seats, seat, text, found, certainty,
        given_away(game, view, seat, found),
    )  # fmt: skip


def given_away(game: Game[Any], view: View, seat: Seat, found: Sequence[DrillChoice]) -> dict[str, float]:
    """By level, what its choice costs here on the mean; and what a choice by lot costs."""
    values = {each.move: each.value for each in found}
    after = {view.after(seat, action): game.notation.write(action) for action in distinct(game, view, seat)}
    costs = {CHANCE: round(found[0].value - sum(values.values()) / len(values), 4)}
    for level in game.offered():
        chosen = [make(game, level, seat, seed).choose(view, number=1) for seed in range(SEEDS)]
        worth = [values[after[view.after(seat, action)]] for action in chosen if view.after(seat, action) in after]
        costs[level] = round(found[0].value - sum(worth) / len(worth), 4) if worth else 0.0
    return costs


def alike(drill: Drill) -> object:
    """Equal for drills that ask the same: the same choices that are worth the same."""
    return drill.theme, tuple((each.move, round(each.value, 2)) for each in drill.choices)
