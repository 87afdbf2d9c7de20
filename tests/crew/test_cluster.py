"""Simulations on a real Dask cluster of this machine: the same bytes as at home, also when a worker is killed."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from click.testing import CliRunner

from ring import outer
from saloon import play, report, simulate, write
from saloon.cli.group import app
from saloon.crew import Cluster, Processes, ThisProcess, WorkPlace, results
from saloon.games import SHELF
from saloon.lab.calibrating import told_some
from saloon.reviews.many import reviews
from saloon.school.making import DrillSearch, search_on


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from distributed import LocalCluster  # slow to load: only those wait for it who work on a cluster

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as found:
        yield found


def test_three_places_give_the_same_bytes(cluster: Any) -> None:
    places = [1, Processes(2), Cluster(cluster.scheduler_address)]
    told = [simulate("prsi", 3, 60, ["regular", "chance"], seed=4, jobs=place, keep=True).json() for place in places]
    assert told[0] == told[1] == told[2]


def test_a_killed_worker_loses_nothing(cluster: Any) -> None:
    alone = simulate("prsi", 2, 120, ["regular", "beginner"], seed=5, keep=True)
    killed: list[int] = []

    def kill(done: int, planned: int) -> None:
        if not killed:
            killed.append(next(iter(cluster.workers.values())).pid)
            os.kill(killed[0], signal.SIGKILL)

    there = simulate(
        "prsi",
        2,
        120,
        ["regular", "beginner"],
        seed=5,
        jobs=Cluster(cluster.scheduler_address),
        on_progress=kill,
        keep=True,
    )
    assert killed
    assert there.json() == alone.json()


def test_reports_reviews_drills_and_calibrations_share_the_crew(cluster: Any) -> None:
    """One way of working: the same from one process and from a cluster."""
    texts = [finished(seed) for seed in range(3)]
    told = [everything(place, texts) for place in (ThisProcess(), Cluster(cluster.scheduler_address))]
    assert told[0] == told[1]


def everything(place: WorkPlace, texts: list[str]) -> list[Any]:
    search = DrillSearch(SHELF["maroko"], 6, 3)
    list(search_on(search, place))
    chances = results(partial(told_some, "oko", 2, 5, ""), range(6), place)
    page = report("oko", games=8, luck=2, worth=2, jobs=place).html("cs")
    return [search.found, list(reviews(texts, True, place)), [each for some in chances for each in some], page]


def finished(seed: int) -> str:
    table = play("oko", seats=2, bots=["beginner", "master"], seed=seed, people=0)
    table.run()
    return write(table.match)


@outer("crew/test_ranges.py::test_a_worker_that_dies_loses_nothing_and_nothing_counts_twice")
def test_a_scheduler_that_restarts_loses_nothing() -> None:
    """The whole cluster goes and comes again at the same address: what was done stays, the rest is done there."""
    from distributed import LocalCluster

    how = {"n_workers": 1, "threads_per_worker": 1, "dashboard_address": None, "silence_logs": 50}
    clusters = [LocalCluster(scheduler_port=0, **how)]
    address = clusters[0].scheduler_address
    port = int(address.rpartition(":")[2])

    def restart(done: int, planned: int) -> None:
        if len(clusters) == 1:
            clusters[0].close()
            clusters.append(LocalCluster(scheduler_port=port, **how))

    try:
        there = simulate("prsi", 2, 60, seed=6, jobs=Cluster(address), on_progress=restart, keep=True)
    finally:
        for each in clusters:
            each.close()
    assert len(clusters) == 2
    assert there.json() == simulate("prsi", 2, 60, seed=6, keep=True).json()


def test_the_command_takes_a_cluster(cluster: Any) -> None:
    words = ["sim", "oko", "-n", "40", "--seed", "2", "--json"]
    here = CliRunner().invoke(app, [*words, "-j", "1"], catch_exceptions=False)
    there = CliRunner().invoke(app, [*words, "--cluster", cluster.scheduler_address], catch_exceptions=False)
    assert here.exit_code == there.exit_code == 0
    assert here.stdout == there.stdout
    assert json.loads(there.stdout)["games"] == 40
