"""People at one device look from one side: the table does not turn, and the one to act can do all they may."""

import pytest

from laws.walks import walk
from saloon.core import NATURE
from saloon.games import SHELF
from saloon.match import Player
from saloon.match.telling import Spectator

OPEN = sorted(key for key, game in SHELF.items() if not game.secrets)


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("key", OPEN)
def test_the_table_lies_as_the_first_sees_it_and_offers_what_the_actor_may_do(key: str, shape: str) -> None:
    game = SHELF[key]
    seats = max(game.seats[0], 2)
    people = [Player(name) for name in ["Ann", "Ben", "Cyd", "Dan"][:seats]]
    for steps in (1, 6, 15, 30):
        state = walk(game, seats, game.options(), 3, steps).state
        acting = [seat for seat in state.to_act() if seat not in (NATURE, 0)]
        for seat in acting:
            own, passed = Spectator(game, seat, "en", shape), Spectator(game, seat, "en", shape, side=0)
            scene = passed.scene(state, people)
            assert [node.id for node in scene.nodes] == [
                node.id for node in Spectator(game, 0, "en", shape).scene(state, people).nodes
            ]
            assert (scene.prompt, scene.choices) == (own.scene(state, people).prompt, own.scene(state, people).choices)
            there = {node.id for node in scene.nodes} | {button.id for button in scene.buttons}
            assert all(set(choice.path) <= there for choice in scene.choices)
