"""Levels, hints, and what they say."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bots import bids, heap
from bots.heap import Heap, Take
from laws.walks import walk
from saloon.bots import LEVELS, Clock, hint, make
from saloon.bots.alphabeta import AlphaBeta, suits
from saloon.bots.greedy import Greedy
from saloon.bots.ismcts import Ismcts
from saloon.core import NATURE, Unreadable
from saloon.games import SHELF
from saloon.games.prsi import GAME as PRSI
from saloon.house import Game
from saloon.house.rooms import FOLLOWING, Follow, LookAhead
from saloon.scene import Reader
from saloon.words import LANGS, words


def test_the_search_fits_the_game() -> None:
    """Alpha-beta is for two seats without luck and secrets, ISMCTS for all else."""
    assert suits(heap.GAME)
    assert not suits(bids.GAME)
    for level in ("expert", "master"):
        assert isinstance(make(heap.GAME, level, 0), AlphaBeta)
        assert isinstance(make(bids.GAME, level, 0), Ismcts)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Unreadable, match="level-unknown"):
        make(PRSI, "genius", 0)


def test_a_game_says_how_its_levels_play() -> None:
    levels = {"beginner": Follow(0.9), "regular": LookAhead(7, 8), "expert": Follow(), "master": Follow()}
    game = replace(heap.GAME, rooms={**heap.GAME.rooms, "LEVELS": levels})
    del SHELF["heap"]
    beginner = make(game, "beginner", 1, 5)
    assert isinstance(beginner, Greedy)
    assert (beginner.slips, beginner.seat) == (0.9, 1)
    assert isinstance(make(game, "regular", 1), AlphaBeta)


def test_where_the_advice_beats_searching_bots_follow_it() -> None:
    game = replace(bids.GAME, rooms={**bids.GAME.rooms, "LEVELS": FOLLOWING})
    del SHELF["bids"]
    for level, slips in (("beginner", 0.5), ("regular", 0.2), ("expert", 0.05), ("master", 0.0)):
        bot = make(game, level, 0)
        assert isinstance(bot, Greedy)
        assert bot.slips == slips


def test_the_tighter_clock_counts() -> None:
    assert Clock(seconds=2.0).within(Clock(iterations=7)) == Clock(2.0, 7)
    assert Clock(1.0, 100).within(Clock(3.0, 50)) == Clock(1.0, 50)


def test_a_hint_wins_the_heap() -> None:
    """A hint is an expert's choice with its worth and the alternatives below it."""
    thought = hint(heap.GAME, Heap(7).view(0), 0)
    assert thought.action == Take(3)
    assert thought.value is not None
    assert thought.value > 0.99
    assert {each.action for each in thought.ranked} == {Take(1), Take(2), Take(3)}




@pytest.fixture
def two_sevens() -> Any:
    """Seat 1 may lay the seven of hearts or the king of hearts."""
    return PRSI.notation.read_state("H7,HK/L8 L9 H8=H 1 1:0:0:- - - -", PRSI.options()).view(0)


def test_a_hint_is_a_sentence_in_every_language(two_sevens: Any) -> None:
    thought = hint(PRSI, two_sevens, 0)
    assert thought == hint(PRSI, two_sevens, 0)
    for lang in LANGS:
        said = thought.say(PRSI, two_sevens, Reader.of(PRSI, 0, lang=lang))
        why = words(lang, PRSI.folder)(thought.reason.message, **thought.reason.args)
        assert said.startswith(PRSI.speech.say(two_sevens, thought.action, Reader.of(PRSI, 0, lang=lang)) + ". " + why)
        assert re.search(rf"\b{round(100 * (thought.value or 0))}\s?%", said)


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_every_game_has_hints_with_reasons(game: Game[Any]) -> None:
    """In any position a hint is a legal choice with a reason that can be said in every language."""
    told = 0
    for seed in range(25):
        seats = game.seats[seed % len(game.seats)]
        state = walk(game, seats, game.options(), seed, 3 * seed).state
        for seat in set(state.to_act()) - {NATURE}:
            view = state.view(seat)
            thought = hint(game, view, seat, Clock(iterations=20))
            assert thought.action in view.legal(seat)
            assert thought.value is None or 0 <= thought.value <= 1
            said = {thought.say(game, view, Reader.of(game, seat, lang=lang)) for lang in LANGS}
            assert len(said) == len(LANGS)
            told += 1
    assert told


def test_who_does_not_look_ahead_promises_nothing(two_sevens: Any) -> None:
    thought = make(PRSI, "regular", 0).explain(two_sevens)
    assert thought.value is None
    assert thought.say(PRSI, two_sevens, Reader.of(PRSI, 0)) == (
        "Play the seven of hearts. It makes the next player draw 2 cards."
    )


@pytest.mark.parametrize("lang", LANGS)
def test_levels_have_names_in_every_language(lang: str) -> None:
    names = {words(lang)(f"level-{level}") for level in (*LEVELS, "chance")}
    abouts = {words(lang)(f"level-{level}.about") for level in (*LEVELS, "chance")}
    assert len(names) == len(abouts) == 5


def test_where_the_advice_is_exact_levels_differ_by_slips_only() -> None:
    """Nothing is searched; a master and a hint take the best, the others slip now and then."""
    advice = replace(heap.GAME.advice, rate=lambda view, seat, action: action.count)
    game = replace(heap.GAME, rooms={**heap.GAME.rooms, "ADVICE": advice, "LEVELS": FOLLOWING})
    del SHELF["heap"]
    bots = [make(game, level, 0) for level in LEVELS]
    assert all(isinstance(bot, Greedy) for bot in bots)
    slips = [bot.slips for bot in bots if isinstance(bot, Greedy)]
    assert slips == sorted(slips, reverse=True)
    assert slips[-1] == 0
    assert len(set(slips)) == len(LEVELS)
    assert hint(game, Heap(6).view(0), 0).action == Take(3)  # a search would take two
