"""OpenSpiel's own tests, for every game: random play with cloning and serialising, and a playthrough."""

from __future__ import annotations

from random import Random

import pyspiel
import pytest

import saloon.adapters.openspiel
from ring import outer, whole
from saloon.adapters.openspiel import register, short_name
from saloon.games import SHELF

every_game = pytest.mark.parametrize("key", sorted(SHELF))


@every_game
def test_the_library_plays_copies_and_writes_every_game(key: str) -> None:
    game = pyspiel.load_game(short_name(key))
    pyspiel.random_sim_test(game, num_sims=1, serialize=key != "dice_town" or whole(), verbose=False)


@pytest.mark.parametrize("key", ["krizovy_mlyn", "oko", "prsi"] if not whole() else sorted(SHELF))
def test_a_playthrough_is_written(key: str) -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough_lines  # brings all of SciPy

    written = "\n".join(playthrough_lines(short_name(key), action_sequence=None, seed=1))
    assert f'short_name = "{short_name(key)}"' in written
    assert "ObservationTensor(0)" in written
    assert "InformationStateString(0)" in written


@outer("adapters/test_openspiel.py::test_the_library_plays_copies_and_writes_every_game")
@every_game
def test_the_library_plays_every_number_of_seats(key: str) -> None:
    for seats in SHELF[key].seats:
        pyspiel.random_sim_test(pyspiel.load_game(short_name(key), {"seats": seats}), 2, False, False)


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game(short_name("oko")).new_initial_state()
    rng = Random(1)
    while not state.is_terminal():
        copy, before = state.clone(), (str(state), state.history())
        outcomes = (
            [number for number, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        copy.apply_action(rng.choice(outcomes))
        assert (str(state), state.history()) == before
        state = copy


def test_parameters_choose_seats_and_options() -> None:
    game = pyspiel.load_game("python_saloon_prsi", {"seats": 3, "options": "deal=5"})
    state = game.new_initial_state()
    assert game.num_players() == pyspiel.load_game("python_saloon_prsi(seats=3)").num_players() == 3
    assert state.episode.state.options.text() == "deal=5"


def test_what_one_may_know_stays_the_same_while_others_choose_at_once() -> None:
    """In Dice Town all choose under their cups: the one who chooses second knows nothing of the first choice."""
    state = pyspiel.load_game(short_name("dice_town")).new_initial_state()
    while state.is_chance_node() or len(state.episode.state.to_act()) < 2:
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    second, first_choices = state.episode.state.to_act()[1], state.legal_actions()
    told = set()
    for number in first_choices:
        after = state.clone()
        after.apply_action(number)
        told.add((after.information_state_string(second), tuple(after.observation_tensor(second))))
    assert len(first_choices) > 1
    assert len(told) == 1


def test_registering_again_changes_nothing() -> None:
    before = len(pyspiel.registered_names())
    register(saloon.games.SHELF.values())
    assert len(pyspiel.registered_names()) == before
