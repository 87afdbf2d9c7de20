"""How likely each seat wins: exactly, or from worlds that fit the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

import pytest

from ring import covering
from saloon.bots.forecast import Forecast, Foresight, counted, end_of, forecast, sure_of, written
from saloon.core.play import anything, outcome, play
from saloon.core.state import Action, View
from saloon.games import SHELF
from saloon.house.game import Game
from saloon.house.rooms import Sure
from saloon.house.sure import chances_by
from saloon.kit.intervals import Estimate
from saloon.scene import Reader
from saloon.words import LANGS

FEW = 2


def middle(key: str, seats: int, events: int, options: str = "", seed: int = 3) -> View:
    """What the first seat sees after a number of events by lot."""
    game = SHELF[key]
    start = game.new(seats, game.options.read(options))
    path = [start, *(state for _, _, state in islice(play(start, anything, Random(seed)), events))]
    return path[-1].view(0)


def sampled(game: Game[Any], view: View, seat: int, worlds: int) -> Forecast:
    """From worlds alone, whatever is known."""
    return counted(game, [end_of(game, view, seat, Random(number)) for number in range(worlds)], game.secrets)


@pytest.mark.parametrize(
    ("key", "table", "events"),
    covering(["oko", "maroko"], [(2, ""), (2, "rounds=3"), (3, "ties=share"), (4, "")], [0, 3, 6, 9]),
)
def test_exact_chances_agree_with_play(key: str, table: tuple[int, str], events: int) -> None:
    """Four deviations of 300 games: less than one in ten thousand such tests fails by accident."""
    seats, options = table
    game, view = SHELF[key], middle(key, seats, events, options)
    told = forecast(game, view, 0)
    assert told.exact
    assert sum(each.value for each in told.seats) == pytest.approx(1)
    chance, found = told.seats[0].value, sampled(game, view, 0, 300).seats[0].value
    assert abs(found - chance) <= 4 * sqrt(chance * (1 - chance) / 300) + 1e-9


def test_a_match_that_is_not_followed_to_its_end_is_not_called_exact() -> None:
    assert not forecast(SHELF["oko"], middle("oko", 8, 3, "rounds=5"), 0, FEW).exact


@pytest.mark.parametrize(("value", "seats"), [(1.0, (1.0, 0.0)), (0.5, (0.5, 0.5)), (0.0, (0.0, 1.0))])
def test_a_table_of_a_solved_game_is_believed(value: float, seats: tuple[float, float]) -> None:
    """The best of the moves counts, for the one to act."""
    game = SHELF["krizovy_mlyn"]
    advice = replace(
        game.advice,
        chances=chances_by(
            lambda view, seat: {action: Sure(value * (at == 1)) for at, action in enumerate(view.legal(seat))}
        ),
    )
    solved = replace(game, rooms={**game.rooms, "ADVICE": advice})
    SHELF[game.key] = game
    view = game.new(2).view(1)
    assert [each.value for each in forecast(solved, view, 1).seats] == list(seats)
    (first,) = view.legal(0)[:1]
    assert [each.value for each in forecast(solved, View(view.after(0, first)), 0).seats] == list(reversed(seats))


@pytest.mark.parametrize("key", sorted(SHELF))
def test_one_win_is_shared_out_and_the_same_view_gives_the_same_answer(key: str) -> None:
    game = SHELF[key]
    seats = max(2, game.seats[0])
    view = middle(key, seats, 12)
    told = forecast(game, view, 0, FEW)
    assert len(told.seats) == seats
    assert all(0 <= each.low <= each.value <= each.high <= 1 for each in told.seats)
    assert game.camps or sum(each.value for each in told.seats) == pytest.approx(1)
    assert forecast(game, view, 0, FEW) == told


@pytest.mark.parametrize(
    "key", [key for key, game in SHELF.items() if game.secrets and key not in ("dice_town", "fliptown")]
)
def test_nothing_is_known_but_the_view(key: str) -> None:
    """Any world that fits the view gives the same answer."""
    game = SHELF[key]
    view = middle(key, max(2, game.seats[0]), 20)
    for seed in range(3):
        world = view.guess(Random(seed))
        assert forecast(game, world.view(0), 0, 5) == forecast(game, view, 0, 5)


def test_a_match_that_is_over_is_certain() -> None:
    game = SHELF["prsi"]
    state = outcome(game.new(2), anything, Random(1))
    assert forecast(game, state.view(0), 0) == sure_of([float(score) for score in state.scores() or ()])


def test_where_camps_win_everybody_of_the_camp_has_the_whole_win() -> None:
    """The sheriff and the deputy of five win and lose together, unless the deputy is not to see the end."""
    told = sampled(SHELF["bang"], middle("bang", 5, 0), 0, 12)
    assert sum(each.value for each in told.seats) > 1


def test_alone_points_are_told_and_against_a_cowbot_a_chance() -> None:
    game = SHELF["fliptown"]
    told = forecast(game, middle("fliptown", 1, 0), 0, 4)
    assert told.points and told.seats[0].low < told.seats[0].value < told.seats[0].high
    assert told.rows(Reader.of(game, 0)) == []
    rival = forecast(game, middle("fliptown", 1, 0, "cowbot=jane"), 0, 4)
    assert not rival.points and 0 <= rival.seats[0].value <= 1


@pytest.mark.parametrize("lang", LANGS)
def test_it_is_said_in_every_language(lang: str) -> None:
    game = SHELF["oko"]
    reader = Reader.of(game, 0, ("Eva", "Jan"), lang)
    about = Forecast((Estimate(0.62, 0.571, 0.668), Estimate(0.38, 0.332, 0.429)), 380)
    assert "62" in about.say(reader) and "57–67" in about.say(reader) and "380" in about.say(reader)
    assert [name for name, _ in about.rows(reader)] == ["Eva", "Jan"]
    assert "5/12" in sure_of([5 / 12, 7 / 12]).say(reader)
    assert "81" in Forecast((Estimate(81.25, 70.0, 92.5),), 60, points=True).say(reader)


def test_no_fraction_is_made_up() -> None:
    """Only what is that fraction to twelve places is called so."""
    reader = Reader.of(SHELF["oko"], 0)
    assert written(1 / 3, reader) == "1/3 (33.3%)"
    assert "/" not in written(1 / 3 + 1e-9, reader)
    assert "/" not in written(1 / 1297, reader)


@pytest.mark.parametrize("key", ["dama", "prsi"])
def test_it_grows_and_stopping_changes_nothing(key: str) -> None:
    """After each pause something can be told, and in the end it is what one gets without a pause."""
    game, view = SHELF[key], middle(key, 2, 14)
    told, foresight = [], Foresight(game, view, 0, worlds=5)
    while not foresight.done:
        foresight = Foresight(game, view, 0, foresight.ends, worlds=5)
        foresight.go_on(seconds=0)
        told.append(foresight.told.worlds)
    assert told == [2, 3, 4, 5]
    assert foresight.told == forecast(game, view, 0, 5)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("key", "seats"), [*((key, 2) for key in sorted(SHELF) if 2 in SHELF[key].seats), ("bang", 3), ("bang", 4)]
)
def test_only_where_something_is_hidden_worlds_are_spoken_of(key: str, seats: int, lang: str) -> None:
    """Among three the roles of Bang! lie open."""
    game = SHELF[key]
    view, hidden = middle(key, seats, 30 if key == "bang" else 8), game.secrets and (key, seats) != ("bang", 3)
    reader = Reader.of(game, 0, ("Eva", "Jan", "Ema", "Petr")[:seats], lang)
    said = Foresight(game, view, 0, [(1, 0, 0, 0)[:seats], (0, 1, 0, 0)[:seats]]).told.say(reader)
    assert (reader("chances-worlds", count=2) in said) == hidden
    assert (reader("chances-games", count=2) in said) == (not hidden)


@pytest.mark.parametrize("key", [key for key in sorted(SHELF) if SHELF[key].secrets])
def test_one_who_plays_a_world_out_goes_by_what_their_seat_may_know(key: str) -> None:
    """A guessed card is nobody's knowledge: who knew it would do too well, and the chances would be too hopeful."""
    game = SHELF[key]
    if not game.advice.sampling.quick:
        pytest.skip("played out by its bots")
    playout = game.advice.playout
    assert playout is not None

    def choose(state: Any, seat: int, legal: Sequence[Action], chance: Random) -> Action:
        seed = chance.getrandbits(32)
        chosen = playout(state, seat, legal, Random(seed))
        assert chosen == playout(state.view(seat), seat, legal, Random(seed))
        return chosen

    for number in range(8):
        outcome(game.new(2), choose, Random(number))
