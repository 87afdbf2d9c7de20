"""Choices and views as numbers: the laws of every game's codec."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from json import dumps
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.test_laws import law
from laws.walks import Walk, options_by_lot, walk, walks
from ring import many
from saloon.adapters.episode import begun
from saloon.core import NATURE
from saloon.games import SHELF
from saloon.games.dama.codec import DARK
from saloon.games.dama.data import BIT
from saloon.house.plain import plain

KEYS = sorted(SHELF)
every_game = pytest.mark.parametrize("key", KEYS)


def walked(check):  # type: ignore[no-untyped-def]
    @every_game
    @law
    @given(data=st.data())
    def run(key: str, data: st.DataObject) -> None:
        check(data.draw(walks(key)))

    run.__name__, run.__doc__ = check.__name__, check.__doc__
    return run


@walked
def test_every_legal_choice_has_one_number_and_every_number_one_choice(w: Walk) -> None:
    codec = w.game.codec
    for seat in range(w.seats):
        legal = list(w.state.legal(seat))
        numbers = codec.numbers(legal)
        assert len(set(numbers)) == len(numbers)
        assert all(0 <= number < codec.count for number in numbers)
        choices = codec.choices(w.state, seat)
        assert [choices[number] for number in numbers] == legal
        assert [number for number, may in enumerate(codec.mask(w.state, seat)) if may] == sorted(numbers)


@walked
def test_a_row_is_as_it_is_described(w: Walk) -> None:
    codec, cells = w.game.codec, w.game.codec.layout(w.game.options)
    assert len({cell.name for cell in cells}) == len(cells)
    for seat in range(w.seats):
        row = codec.row(w.state.view(seat), seat, w.seats)
        assert len(row) == len(cells)
        for number, cell in zip(row, cells, strict=True):
            assert cell.low <= number <= cell.high, cell.name


@walked
def test_equal_views_give_equal_rows_and_numbers(w: Walk) -> None:
    """What a seat gets is made of its view: a world that it cannot tell from this one gives the same."""
    for seat in range(w.seats):
        view = w.state.view(seat)
        other = view.guess(Random(w.seed))
        assert w.game.codec.row(other.view(seat), seat, w.seats) == w.game.codec.row(view, seat, w.seats)
        assert w.game.codec.mask(other, seat) == w.game.codec.mask(w.state, seat)
        assert w.game.notation.write_state(other.view(seat)) == w.game.notation.write_state(view)
        assert dumps(plain(other.view(seat), w.game)) == dumps(plain(view, w.game))


@every_game
def test_nature_never_has_more_to_choose_from_than_is_said(key: str) -> None:
    game, most = SHELF[key], 0
    for number in range(many(4, 40)):
        rng = Random(number)
        state = game.new(game.seats[number % len(game.seats)], options_by_lot(game, rng))
        for _ in range(300):
            if not (acting := state.to_act()):
                break
            if acting[0] == NATURE:
                most = max(most, len(state.chances()))
            state = state.after(
                acting[0], state.sample(rng) if acting[0] == NATURE else rng.choice(state.legal(acting[0]))
            )
    assert most <= game.codec.chances


@every_game
def test_numbers_are_told_apart_and_stay(key: str) -> None:
    """No action has two numbers, and a number means the same as ever: another list needs a new version of the game."""
    codec, write = SHELF[key].codec, SHELF[key].notation.write
    assert len(codec.places) == len(codec.actions)
    texts = "\n".join(map(write, codec.actions)) + repr([(each.kind.__name__, each.keys) for each in codec.families])
    found = (codec.count, len(codec.layout(SHELF[key].options)), sha256(texts.encode()).hexdigest()[:8])
    assert found == NUMBERED[key]


@every_game
def test_a_row_means_what_it_meant(key: str) -> None:
    """The names and bounds of the numbers of a row: another layout needs a new version of the game."""
    cells = "\n".join(f"{cell.name} {cell.low} {cell.high}" for cell in SHELF[key].codec.layout(SHELF[key].options))
    assert sha256(cells.encode()).hexdigest()[:8] == LAID[key]


@every_game
def test_what_one_recalls_tells_all_that_it_witnessed(key: str) -> None:
    """Perfect recall: it only grows, and two seats that saw the same recall the same."""
    episode, rng = begun(key, None, ""), Random(1)
    before = [""] * episode.seats
    for _ in range(40):
        if episode.over:
            break
        seat = episode.actor()
        chosen = episode.state.sample(rng) if seat == NATURE else rng.choice(list(episode.choices(seat).values()))
        episode.do(seat, chosen)
        now = [episode.recall(each) for each in range(episode.seats)]
        assert all(new.startswith(old) and len(new) > len(old) for old, new in zip(before, now, strict=True))
        before = now


LAID: dict[str, str] = {
    "bang": "3af29184",
    "clovece": "ebeeea3a",
    "craps": "7ac43823",
    "dama": "24dc65dd",
    "dice_town": "81a7335d",
    "fliptown": "b78ffd45",
    "krizovy_mlyn": "08343327",
    "maroko": "d99026cd",
    "mlyn": "98e317a6",
    "oko": "3e165da0",
    "prsi": "41c5ca1d",
    "tisicovka": "2246753b",
}
"""By game: a fingerprint of the layout of its rows."""
NUMBERED = {
    "bang": (539, 378, "72c30d04"),
    "clovece": (45, 44, "83cfd33a"),
    "craps": (9, 116, "c98491de"),
    "dama": (16700, 175, "f4a616e3"),
    "dice_town": (755, 833, "992b9868"),
    "fliptown": (2974, 908, "816d5536"),
    "krizovy_mlyn": (64, 59, "4b7150a7"),
    "maroko": (29, 63, "6cc5d440"),
    "mlyn": (601, 63, "00384e0b"),
    "oko": (2, 231, "47d9c3e8"),
    "prsi": (47, 318, "07937099"),
    "tisicovka": (925, 47, "1fe605a4"),
}
"""By game: numbers, length of a row, and what the numbers mean."""


def test_the_same_action_has_the_same_number_in_every_position() -> None:
    game, seen = SHELF["prsi"], {}
    for number in range(20):
        w = walk(game, 3, game.options(), number, 60)
        for seat in w.state.to_act():
            if seat != NATURE:
                for at, action in game.codec.choices(w.state, seat).items():
                    assert seen.setdefault(at, action) == action


def test_many_ways_of_a_king_from_one_square_to_another_have_numbers() -> None:
    """The worst position that a search found: nine captures with the same beginning and end."""
    game = SHELF["dama"]
    state = game.new().copy()
    state.white = state.kings = BIT[18]
    state.black = sum(BIT[square] for square in (6, 9, 11, 13, 25, 27, 29, 38, 41, 43, 52, 54))
    legal = state.legal(0)
    assert max(Counter((jump.path[0], jump.path[-1]) for jump in legal).values()) == 9
    assert len(set(game.codec.numbers(legal))) == len(legal)
    assert len(DARK) == 32
