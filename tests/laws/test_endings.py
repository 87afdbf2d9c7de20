"""Endings tell why: in every game the rows of the account add up to what is counted, and losers hear how close it
was."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from laws.walks import GAMES, KEYS, Walk, walk
from saloon.core import ONLOOKER, Options
from saloon.core.state import winners
from saloon.house import Game
from saloon.match.aftermath import account, course, deeds_of, turnings
from saloon.scene import Reader
from saloon.scene.account import Account, Deed
from saloon.scene.parts import ending
from saloon.words import LANGS

COUNTED = [key for key in KEYS if GAMES[key].speech.tally]
LONGEST = 3_000
NAMES = ("Ann", "Ben", "Cyr", "Dan", "Eli", "Fay", "Gus", "Hal")
counted = pytest.mark.parametrize("key", COUNTED)
finished = pytest.mark.parametrize("key", [key for key in KEYS if GAMES[key].speech.near])


@cache
def ended(key: str) -> list[Walk]:
    """Games that came to their end: at tables of several sizes, with the defaults and with other values of all
    options."""
    game = GAMES[key]
    sizes = (game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1], game.seats[0])
    walks = [walk(game, size, turned(game, at), at, LONGEST) for at, size in enumerate(sizes)]
    return [each for each in walks if each.state.scores() is not None]


def turned(game: Game[Any], by: int) -> Options:
    return game.options(**{name: values[by % len(values)] for name, values in game.options.choices().items()})


@cache
def deeds(key: str, at: int) -> list[Deed]:
    w = ended(key)[at]
    return deeds_of(w.start, w.log)


def accounts(key: str, lang: str = "en") -> Iterator[tuple[Walk, Account]]:
    for at, w in enumerate(ended(key)):
        yield w, account(w.game, w.start, deeds(key, at), Reader.of(w.game, ONLOOKER, NAMES[: w.seats], lang))


def readers(game: Game[Any], seats: int) -> Iterator[Reader]:
    for seat in (*range(seats), ONLOOKER):
        for lang in LANGS:
            yield Reader.of(game, seat, NAMES[:seats], lang)


def test_every_game_of_the_shelf_accounts_for_what_it_counts() -> None:
    from saloon.games import SHELF

    assert [key for key in SHELF if not GAMES[key].speech.account or not GAMES[key].speech.near] == []


@counted
def test_the_rows_add_up(key: str) -> None:
    """Seat by seat, to the tally at the end; where the score is what is counted, to the score."""
    assert ended(key)
    for w, (rows, _) in accounts(key):
        total = list(w.game.speech.tally(w.state))  # type: ignore[misc]
        assert [sum(row.amounts[seat] for row in rows) for seat in range(w.seats)] == total, w
        assert all(len(row.amounts) == w.seats and any(row.amounts) for row in rows)
        assert all(len(row.told) in (0, w.seats) for row in rows)
        shown = [each.score for each in w.game.board.scene(w.state.view(ONLOOKER), Reader.of(w.game)).seats]
        if key in ("dice_town", "fliptown", "tisicovka", "oko", "maroko"):
            assert shown == total


@counted
def test_an_account_is_short_and_named_in_every_language(key: str) -> None:
    for lang in LANGS:
        for _, (rows, _) in accounts(key, lang):
            names = [row.name for row in rows]
            assert len(set(names)) == len(names) <= 12, names
            assert all(names)


@counted
def test_the_curve_begins_when_there_is_something_to_count(key: str) -> None:
    """No hand that is being dealt, no life points before the characters: it starts where the account starts."""
    for at, (w, (rows, _)) in enumerate(accounts(key)):
        curve = course(w.game, w.start, deeds(key, at))
        assert curve[-1] == list(w.game.speech.tally(w.state))  # type: ignore[misc]
        if key in ("bang", "prsi", "craps", "dama", "mlyn"):
            assert tuple(curve[0]) == rows[0].amounts
            assert min(curve[0]) > 0


@finished
def test_losers_hear_how_close_it_was(key: str) -> None:
    """Somebody who has not won is told something; each of a draw, and nobody else, is told nothing."""
    for w in ended(key):
        scores = w.state.scores()
        assert scores is not None
        for reader in readers(w.game, w.seats):
            said = w.game.speech.near(w.state, reader)  # type: ignore[misc]
            assert "{" not in said
            decided = bool(winners(scores)) and len(scores) > 1
            if key == "krizovy_mlyn":
                decided = decided and w.state.how_ended() == "mill"  # type: ignore[attr-defined]
            if len(scores) > 1:
                assert bool(said) == decided, (w, said)
            assert said != ending(scores, reader)


@counted
def test_key_moments_are_the_greatest_swings(key: str) -> None:
    """In the order they came, each told as the log tells it, none of them while the table is set up."""
    for at, w in enumerate(ended(key)[:2]):
        moments = turnings(
            w.game, [event.number for event in w.log], deeds(key, at), Reader.of(w.game, ONLOOKER, NAMES[: w.seats])
        )
        numbers = [moment.number for moment in moments]
        assert numbers == sorted(set(numbers)) and len(numbers) <= 3
        assert all(moment.text for moment in moments)
        assert all(-1 <= moment.seat < w.seats for moment in moments)
