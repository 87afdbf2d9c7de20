"""Simulations: the same bytes from any number of processes, and strength where it must be."""

from __future__ import annotations

import json
import signal
import sys
from dataclasses import replace
from multiprocessing import active_children
from typing import Any

import pytest

from bots import bids, heap, ring
from bots.bids import BidsOptions
from bots.heap import Heap
from saloon.bots.alphabeta import AlphaBeta
from saloon.bots.bot import Bot, Clock
from saloon.bots.ismcts import Ismcts
from saloon.core import Action, Seat, Unreadable, View
from saloon.games.bang import GAME as BANG
from saloon.games.dama import GAME as DAMA
from saloon.games.prsi import GAME as PRSI
from saloon.house import SHELF, Game
from saloon.lab import Failed, Interrupted, simulate, tables
from saloon.lab.trial import Experiment, derive, play_game
from saloon.words import LANGS, words

RISING = BidsOptions("rising")


def test_jobs_change_nothing() -> None:
    """Game k depends on (seed, k) alone, and games are counted in their order."""
    bots = [hasty, "regular", "chance"]
    alone = simulate(bids.GAME, 3, 17, bots, RISING, seed=5, by=["side"], keep=True)
    together = simulate(bids.GAME, 3, 17, bots, RISING, seed=5, jobs=2, by=["side"], keep=True)
    assert alone.json().encode() == together.json().encode()
    assert json.loads(alone.json())["games"] == 17
    other = simulate(bids.GAME, 3, 17, bots, RISING, seed=6, by=["side"], keep=True)
    assert other.records != alone.records


@pytest.mark.parametrize("level", ["chance", "beginner"])
def test_bots_do_not_go_round_for_ever(level: str) -> None:
    """The same position comes again and again; the lot falls anew each time."""
    result = simulate(ring.GAME, 2, 30, [level], seed=2, keep=True)
    assert max(record.events for record in result.records) > 2
    assert max(record.events for record in result.records) < 30


def test_fewer_games_are_the_first_of_more() -> None:
    few = simulate(PRSI, 3, 8, seed=1, keep=True)
    many = simulate(PRSI, 3, 20, seed=1, keep=True)
    assert many.records[:8] == few.records


def test_everybody_sits_everywhere_equally_often() -> None:
    records = simulate(PRSI, 4, 12, ["regular", "chance"], keep=True).records
    seated = [(who, seat) for record in records for seat, who in enumerate(record.order)]
    assert {seated.count((who, seat)) for who in range(4) for seat in range(4)} == {3}


def test_what_is_counted_is_what_was_played() -> None:
    result = simulate(PRSI, 2, 40, ["regular", "chance"], seed=3, keep=True)
    first = [sum(r.scores[r.order.index(who)] for r in result.records) / 40 for who in (0, 1)]
    rows = result.groups["bot"]
    assert [row.value for row in rows] == ["regular", "chance"]
    assert [row.wins.value for row in rows] == pytest.approx(first)
    assert [row.score.value for row in rows] == pytest.approx(first)
    assert result.events.value == pytest.approx(sum(r.events for r in result.records) / 40)
    assert sum(row.wins.value for row in result.groups["seat"]) == pytest.approx(1)


def test_shared_wins_are_split_and_still_nobody_was_better() -> None:
    """Four seats of one kind win a quarter each whatever happens; ties make more firsts than wins."""
    row = simulate(bids.GAME, 4, 60, seed=2).groups["bot"][0]
    assert row.games == 60
    assert row.wins.value == pytest.approx(0.25)
    assert row.firsts.value > row.wins.value


def test_a_win_of_a_camp_is_a_win_of_each_of_its_members() -> None:
    """Two Outlaws of a table of four win together or not at all; a renegade wins alone."""
    result = simulate(BANG, 4, 30, ["beginner"], seed=4, by=["role"], keep=True)
    for row in result.groups["role"]:
        won = sum(r.scores[r.facts[0].index(row.value)] for r in result.records)
        assert row.wins.value == row.score.value == pytest.approx(won / 30)
    assert sum(row.wins.value for row in result.groups["role"]) == pytest.approx(1)
    assert sum(row.wins.value for row in result.groups["seat"]) > 1


def test_seats_can_be_grouped_by_what_a_game_tells() -> None:
    rows = simulate(bids.GAME, 3, 10, by=["side"]).groups["side"]
    assert [(row.value, row.games) for row in rows] == [("end", 10), ("middle", 10)]


@pytest.mark.parametrize(
    ("game", "more", "told"),
    [
        (PRSI, {"by": ["role"]}, "by-unknown"),
        (bids.GAME, {"by": ["role"]}, "by-unknown"),
        (bids.GAME, {"bots": []}, "bots-count"),
        (bids.GAME, {"bots": ["regular"] * 4}, "bots-count"),
        (bids.GAME, {"bots": ["genius"]}, "level-unknown"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(game: Game[Any], more: dict[str, Any], told: str) -> None:
    with pytest.raises(Unreadable, match=told):
        simulate(game, 3, 1, **more)


def test_seeds_of_neighbours_have_nothing_in_common() -> None:
    seeds = {derive(seed, number) for seed in range(20) for number in range(50)}
    assert len(seeds) == 1000
    assert derive(1, 11) != derive(11, 1)


def hasty(game: Game[Any], seat: Seat, seed: int) -> Bot:
    return Ismcts(game, seat, seed, Clock(iterations=6))


# -- strength -----------------------------------------------------------------------------------


def test_a_regular_beats_chance_at_cards() -> None:
    assert simulate(PRSI, 2, 1500, ["regular", "chance"]).groups["bot"][0].wins.low > 0.5


def test_a_beginner_beats_chance() -> None:
    assert simulate(bids.GAME, 2, 1500, ["beginner", "chance"]).groups["bot"][0].wins.low > 0.5


@pytest.mark.parametrize("seats", [2, 4])
def test_an_expert_beats_beginners(seats: int) -> None:
    """Somebody who thinks ahead keeps the high cards for the high prizes."""
    bots = ["expert"] + ["beginner"] * (seats - 1)
    assert simulate(bids.GAME, seats, 36, bots, RISING).groups["bot"][0].wins.low > 1 / seats


def quick(game: Game[Any], seat: Seat, seed: int) -> Bot:
    return AlphaBeta(game, seat, seed, Clock(iterations=200))


def test_alpha_beta_beats_a_beginner_at_draughts() -> None:
    """Even two hundred positions ahead see more than the best of one."""
    assert simulate(DAMA, 2, 12, [quick, "beginner"]).groups["bot"][0].wins.low > 0.5


def test_more_thought_is_better_thought() -> None:
    """A bot of one's own making can take part; alpha-beta that sees to the end wins every heap it can win."""
    rows = simulate(heap.GAME, 2, 40, ["expert", hasty]).groups["bot"]
    assert [row.value for row in rows] == ["expert", "hasty"]
    assert rows[0].wins.low > 0.6


# -- when something goes wrong ------------------------------------------------------------------


class Broken:
    """Fails in one game out of ten or so."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat = seat
        self.seed = seed

    def choose(self, view: View, clock: Clock = Clock(), number: int = 0) -> Action:  # noqa: B008
        if self.seed % 10 == 0:
            raise ZeroDivisionError("broken")
        return view.legal(self.seat)[0]

    def explain(self, view: View, clock: Clock = Clock(), number: int = 0) -> Any:  # noqa: B008
        raise NotImplementedError


def broken(game: Game[Any], seat: Seat, seed: int) -> Bot:
    return Broken(seat, seed)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failure_names_the_game_and_its_seed(jobs: int) -> None:
    """What broke can be played again from what the error says."""
    with pytest.raises(Failed, match="ZeroDivisionError: broken") as caught:
        simulate(heap.GAME, 2, 60, [broken], seed=9, jobs=jobs)
    failed = caught.value
    assert (failed.key, failed.seed, failed.game_seed) == ("heap", 9, derive(9, failed.number))
    experiment = Experiment(Heap.__module__, "heap", 2, "", (broken, broken), 9)
    with pytest.raises(ZeroDivisionError):
        play_game(experiment, failed.number)
    for number in range(failed.number):
        assert play_game(experiment, number) is not None


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_leaves_what_is_finished(jobs: int) -> None:
    """The games counted so far are kept, and no process is left behind."""

    def press(done: int, planned: int) -> None:
        if done >= 20:
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(Interrupted) as caught:
        simulate(bids.GAME, 2, 100_000, ["regular"], jobs=jobs, on_progress=press)
    result = caught.value.result
    assert 20 <= result.games < result.planned == 100_000
    assert result == replace(simulate(bids.GAME, 2, result.games, ["regular"]), planned=100_000)
    assert not active_children()


def test_progress_reaches_the_end() -> None:
    seen: list[tuple[int, int]] = []
    simulate(PRSI, 2, 10, jobs=2, on_progress=lambda done, planned: seen.append((done, planned)))
    assert seen == sorted(seen)
    assert seen[-1] == (10, 10)


# -- tables -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_tables_are_in_the_words_of_the_reader(lang: str) -> None:
    result = simulate(bids.GAME, 2, 10, ["regular", "chance"], by=["side"])
    by_bot, by_seat, by_side, length = tables(result, words(lang))
    assert [row[0] for row in by_bot.rows] == [words(lang)("level-regular"), words(lang)("level-chance")]
    assert [row[0] for row in by_seat.rows] == ["1", "2"]
    assert [row[0] for row in by_side.rows] == ["end"]
    assert all(len(row) == len(table.columns) for table in (by_bot, by_seat, by_side, length) for row in table.rows)


@pytest.mark.parametrize(
    ("lang", "roles", "who"),
    [
        ("cs", ["Role", "bandita", "odpadlík", "pomocník"], ["Postava", "Bart Cassidy"]),
        ("en", ["Role", "Deputy", "Outlaw", "Renegade"], ["Character", "Bart Cassidy"]),
        ("ru", ["Роль", "бандит", "помощник", "ренегат"], ["Персонаж", "Барт Кэссиди"]),
    ],
)
def test_what_seats_were_is_told_in_the_words_of_the_game(lang: str, roles: list[str], who: list[str]) -> None:
    """Where camps win, wins are all there is to count."""
    result = simulate(BANG, 3, 12, ["beginner"], by=["role", "character"])
    _, _, by_role, by_character, _ = tables(result, words(lang, BANG.folder))
    assert [by_role.columns[0], *(row[0] for row in by_role.rows)] == roles
    assert by_character.columns[0] == who[0]
    assert who[1] in [row[0] for row in by_character.rows]
    assert by_role.columns[1:] == (words(lang)("sim-games"), words(lang)("sim-wins"))
    assert {len(row) for row in by_role.rows} == {3}


def test_toys_stay_off_the_shelf() -> None:
    assert not {"heap", "bids", "pennies"} & set(SHELF)
