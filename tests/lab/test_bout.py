"""Two kinds of bots against each other: every deal on every seat, until it is clear; and what is kept of it."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bots import bids, heap
from saloon.crew import ThisProcess
from saloon.games.bang import GAME as BANG
from saloon.games.fliptown import GAME as FLIPTOWN
from saloon.games.oko import GAME as OKO
from saloon.games.prsi import GAME as PRSI
from saloon.house import Game
from saloon.kit.intervals import Mean
from saloon.lab.bout import FEWEST, PairedDeal, bout, deal_of, deals, paired_experiment
from saloon.lab.ladder import climb, readable, steps
from saloon.lab.simulate import played
from saloon.lab.trial import Played


@pytest.mark.parametrize(("game", "seats"), [(PRSI, 2), (PRSI, 3), (BANG, 4), (FLIPTOWN, 1)])
def test_the_challenger_meets_a_deal_on_every_seat(game: Game[Any], seats: int) -> None:
    experiment = paired_experiment(game, seats, "regular", "chance")
    size = len(experiment.entrants)
    orders = [experiment.order(number) for number in range(size)]
    assert sorted(order.index(0) for order in orders if 0 in order) == list(range(seats))
    assert sum(0 not in order for order in orders) == (game.camps or seats == 1)
    assert len({experiment.game_seed(number) for number in range(size)}) == 1
    assert experiment.game_seed(size) != experiment.game_seed(0)


def test_the_same_chance_falls_in_all_games_of_a_deal() -> None:
    """Somebody who plays alike on both seats wins as often as they lose."""
    experiment = paired_experiment(OKO, 2, "master", "master")
    assert {deal.gain for deal in deals(experiment, range(12), 1)} == {0.0}


def test_what_is_fair() -> None:
    """An even share; where camps win, what the champions alone make of the deal."""
    two = [Played(0, (0, 1), (3, 1), 9, 9), Played(1, (1, 0), (2, 2), 9, 9)]
    assert deal_of(two, camps=False) == PairedDeal(0.75, 0.5)
    camps = [Played(0, (0, 1), (1, 1), 9, 9), Played(1, (1, 2), (0, 1), 9, 9), Played(2, (2, 0), (0, 0), 9, 9)]
    assert deal_of(camps, camps=True) == PairedDeal(0.5, 0.5)
    alone = [Played(0, (0,), (70,), 9, 9), Played(1, (1,), (62,), 9, 9)]
    assert deal_of(alone, camps=False).gain == 8


def test_it_ends_when_it_is_clear() -> None:
    verdict = bout(paired_experiment(heap.GAME, 2, "expert", "chance"), 400)
    assert verdict.clear
    assert FEWEST <= verdict.deals < 100
    assert verdict.gain.low > 0


def test_the_weaker_challenger_is_decided_but_not_clear() -> None:
    verdict = bout(paired_experiment(heap.GAME, 2, "chance", "expert"), 400)
    assert verdict.decided
    assert not verdict.clear


def test_equals_are_never_told_apart() -> None:
    verdict = bout(paired_experiment(bids.GAME, 2, "chance", "chance"), 60)
    assert verdict.deals == 60
    assert not verdict.decided


def test_looking_all_the_time_seldom_misleads() -> None:
    """Of 300 fair coins thrown 300 times, looked at after every throw, about one in twenty at most seems unfair."""
    wrong = 0
    for seed in range(300):
        rng, mean = Random(seed), Mean()
        for _ in range(300):
            mean.add(rng.choice((-0.5, 0.5)))
            low, high = mean.at_any_time()[1:]
            if mean.count >= FEWEST and not low <= 0 <= high:
                wrong += 1
                break
    assert wrong <= 20


def test_known_deals_are_not_played_again(tmp_path: Path) -> None:
    first = list(climb(OKO, 2, 40, tmp_path))
    files = sorted(tmp_path.iterdir())
    assert len(files) == len(steps(OKO))
    kept = {file: file.read_text() for file in files}
    again = list(climb(OKO, 2, 40, tmp_path, on_deal=lambda *_: pytest.fail("played again")))
    assert again == first
    longest = max(files, key=lambda file: len(file.read_text().splitlines()))
    longest.write_text(kept[longest][:-9])  # killed in the middle of a line
    told: list[int] = []
    assert list(climb(OKO, 2, 40, tmp_path, on_deal=lambda *what: told.append(what[2]))) == first
    assert told == [len(kept[longest].splitlines())]
    assert longest.read_text() == kept[longest]


def test_games_go_on_where_they_were() -> None:
    experiment = paired_experiment(PRSI, 2, "regular", "chance")
    whole = [game for some in played(experiment, range(6), ThisProcess()) for game in some]
    assert [game for some in played(experiment, range(4, 6), ThisProcess()) for game in some] == whole[4:]


def test_games_in_which_somebody_failed_are_told(tmp_path: Path) -> None:
    """A bot of the house played on: what it won is counted, and said."""
    file = tmp_path / "broken.py"
    file.write_text("import sys\nsys.exit(1)\n", "utf-8")
    found = bout(paired_experiment(PRSI, 2, f"cmd:{sys.executable} {file}", "chance"), 1)
    assert (found.deals, found.failures) == (1, 2)
    assert list(readable("[0.5, 0.5]\n[1.0, 0.5, 2]\n")) == [PairedDeal(0.5, 0.5), PairedDeal(1.0, 0.5, 2)]
