"""Levels, hints, and what they say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from bots import bids, heap
from bots.heap import Heap, Take
from laws.walks import walk
from saloon.bots import LEVELS, Clock, hint, make
from saloon.bots.alphabeta import AlphaBeta, suits
from saloon.bots.bot import Ranked, Thought, sentences
from saloon.bots.greedy import Greedy
from saloon.bots.ismcts import Ismcts
from saloon.core import NATURE, Seat, Unreadable, View
from saloon.core.play import anything, play
from saloon.games import SHELF
from saloon.games.oko.rules import THROW
from saloon.games.prsi import GAME as PRSI
from saloon.house import Game
from saloon.house.rooms import FOLLOWING, Follow, LookAhead, Reason
from saloon.kit.rounds import STOP
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


def few(view: Any, seat: Seat, action: Any) -> float:
    return -float(action.count)


def test_a_game_says_how_its_levels_play() -> None:
    levels = {"beginner": Follow(rate=few), "regular": LookAhead(7, 8), "expert": Follow(), "master": Follow()}
    game = replace(heap.GAME, rooms={**heap.GAME.rooms, "LEVELS": levels})
    del SHELF["heap"]
    beginner = make(game, "beginner", 1, 5)
    assert isinstance(beginner, Greedy)
    assert (beginner.rate, beginner.seat) == (few, 1)
    assert isinstance(make(game, "regular", 1), AlphaBeta)


def test_where_the_advice_beats_searching_bots_follow_it() -> None:
    game = replace(bids.GAME, rooms={**bids.GAME.rooms, "LEVELS": FOLLOWING})
    del SHELF["bids"]
    assert game.offered() == ("master",)
    for level in LEVELS:  # what is not offered is the next above
        assert isinstance(make(game, level, 0), Greedy)


@pytest.mark.parametrize(
    ("offered", "wanted", "found"),
    [
        (("beginner", "master"), "regular", "master"),
        (("beginner", "regular"), "master", "regular"),
        (("beginner", "regular", "expert"), "regular", "regular"),
        (("beginner", "master"), "chance", "chance"),
    ],
)
def test_a_level_that_is_not_offered_is_the_next_one(offered: tuple[str, ...], wanted: str, found: str) -> None:
    game = replace(heap.GAME, rooms={**heap.GAME.rooms, "LEVELS": dict.fromkeys(offered, Follow())})
    del SHELF["heap"]
    assert game.level(wanted) == found


@pytest.mark.parametrize("key", sorted(SHELF))
def test_no_two_levels_of_a_game_play_alike_by_make(key: str) -> None:
    """Every level that is offered sees something else, or further; none is another one with the dice thrown over its
    choice."""
    game = SHELF[key]
    offered = game.offered()
    assert offered
    assert len({game.levels[level] for level in offered}) == len(offered)


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
        assert re.search(
            rf"\b{round(100 * (thought.value or 0))}\b", thought.more(PRSI, two_sevens, Reader.of(PRSI, 0, lang=lang))
        )


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


def test_where_the_advice_is_exact_a_hint_takes_the_best() -> None:
    """Nothing is searched."""
    advice = replace(heap.GAME.advice, rate=lambda view, seat, action: action.count)
    game = replace(heap.GAME, rooms={**heap.GAME.rooms, "ADVICE": advice, "LEVELS": FOLLOWING})
    del SHELF["heap"]
    assert hint(game, Heap(6).view(0), 0).action == Take(3)  # a search would take two


def decisions(game: Game[Any], seats: int) -> Iterator[tuple[Seat, View]]:
    """Choices among several in a game by lot."""
    for _, _, state in play(game.new(seats), anything, Random(5)):
        who = state.to_act()
        if who and who[0] != NATURE and len(state.legal(who[0])) > 1:
            yield who[0], state.view(who[0])


@pytest.mark.parametrize("key", ["prsi", "fliptown", "oko", "maroko", "tisicovka", "clovece", "bang"])
def test_a_hint_names_its_chance_the_next_best_and_what_that_costs(key: str) -> None:
    """As the ranking has it, wherever values are chances, unless the reason tells already."""
    game = SHELF[key]
    named = 0
    for seat, view in islice(decisions(game, max(2, game.seats[0])), 6):
        thought, reader = hint(game, view, seat, Clock(iterations=60)), Reader.of(game, seat)
        if len(thought.ranked) < 2:
            continue  # all others would be absurd
        best, second, *_ = thought.ranked
        said = thought.more(game, view, reader)
        if min(best.value, 1 - best.value) < 0.005:
            continue  # said in words, below
        outlook = re.search(r"wins? in about (\d+) of 100 such positions\.", said)
        tells = not set(thought.reason.args).isdisjoint({"less", "other", "other-whole", "rest", "chance"})
        assert (outlook and int(outlook[1])) == (round(100 * best.value) if best.tries or not tells else None)
        much, then = round(100 * best.value), round(100 * second.value)
        told = re.search(
            r"Next best(, and hardly worse)?: (.+?)(?:; with it (?:you|your side) wins? in about (\d+) of 100"
            r"|; with it (?:you|your side) hardly wins?)?\.$",
            said,
        )
        compared = not set(thought.reason.args).isdisjoint({"less", "other", "other-whole", "rest"})
        assert bool(told) == (not compared and (second.tries > 0 or not best.tries))
        if told:
            named += 1
            assert told[2] == game.speech.say(view, second.action, reader)
            assert (int(told[3] or 0), bool(told[1])) == (0 if then >= much else then, then >= much)
    assert named or key in ("oko", "tisicovka"), "there most reasons compare"


def test_who_plays_alone_is_told_points_and_not_shares_of_a_win() -> None:
    """Nobody can be beaten there: what the next best costs is points too, in every language."""
    game, costs = SHELF["fliptown"], 0
    for seat, view in islice(decisions(game, 1), 12):
        thought = hint(game, view, seat, Clock(iterations=60))
        said = [thought.more(game, view, Reader.of(game, seat, lang=lang)) for lang in LANGS]
        costs += "less." in said[LANGS.index("en")]
        assert not [each for each in said if "%" in each]
    assert costs


@pytest.mark.parametrize("key", sorted(SHELF))
def test_a_hint_is_two_short_sentences_in_every_language(key: str) -> None:
    """What, and one thing that speaks for it; the rest is told when somebody asks why."""
    game = SHELF[key]
    for seat, view in islice(decisions(game, max(2, game.seats[0])), 0, 30, 6):
        thought = hint(game, view, seat, Clock(iterations=20))
        for lang in LANGS:
            reader = Reader.of(game, seat, lang=lang)
            said, action = thought.say(game, view, reader), game.speech.say(view, thought.action, reader)
            assert said.startswith(f"{action}. ")
            why = said.removeprefix(f"{action}. ")
            assert ";" not in why and len(why) <= 130
            assert len(sentences(why)) == 1
            more = thought.more(game, view, reader)
            assert more == "" or more[-1] in ".!?…"
            assert not re.search(r"\b(0|100) (of|ze|из) 100\b", more), "certainty is said in words"
            if thought.reason.message not in ("why-flee", "why-shed"):  # there a danger falls to nothing
                assert not re.search(r"(?<![\d.,])0\s?%", said), "no reason argues against itself"


def test_what_is_over_is_neither_compared_nor_foretold() -> None:
    """Who has won the round is not told that throwing again is hardly worse, nor how often that wins."""
    oko = SHELF["oko"]
    for why, value in (("why-won", 1.0), ("why-lost", 0.0)):
        thought = Thought(STOP, Reason(why), value, (Ranked(STOP, value), Ranked(THROW, value)), compared=True)
        assert thought.more(oko, View(oko.new(2)), Reader.of(oko, 0)) == ""


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (0.002, "You can hardly win any more."),
        (0.998, "You have as good as won."),
        (0.5, "You win in about 50 of 100 such positions."),
    ],
)
def test_what_is_all_but_over_is_told_in_words(value: float, told: str) -> None:
    game = SHELF["prsi"]
    seat, view = next(decisions(game, 2))
    thought = replace(hint(game, view, seat, Clock(iterations=20)), value=value, ranked=())
    assert told in thought.more(game, view, Reader.of(game, seat))


def test_an_outlook_says_of_what() -> None:
    """Alone points, in camps the own side, else the win."""
    told = {}
    for key, seats in (("fliptown", 1), ("fliptown", 2), ("bang", 4), ("prsi", 2)):
        game = SHELF[key]
        seat, view = next(
            (seat, view) for seat, view in decisions(game, seats) if key != "bang" or view.phase != "choose"
        )  # type: ignore[attr-defined]
        thought = replace(hint(game, view, seat, Clock(iterations=20)), value=0.77)
        told[key, seats] = thought.more(game, view, Reader.of(game, seat))
    assert "You can expect about 77 points." in told["fliptown", 1]
    assert (
        "You win in about 77 of 100 such positions." in told["fliptown", 2] and "You win in about 77" in told["prsi", 2]
    )
    assert "Your side wins in about 77 of 100" in told["bang", 4]


def test_a_mere_order_is_not_sold_as_a_chance() -> None:
    """An expert of Člověče goes by good sense, a beginner of Oko goes by a rule of thumb; of Dáma's search only the
    first value is one."""
    for key, level, seats in (
        ("clovece", "expert", 4),
        ("oko", "beginner", 2),
        ("dice_town", "master", 2),
        ("dama", "expert", 2),
    ):
        seat, view = next(decisions(SHELF[key], seats))
        assert make(SHELF[key], level, seat).explain(view, Clock(iterations=20)).runner_up() is None
