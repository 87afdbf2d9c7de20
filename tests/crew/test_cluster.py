"""Simulations on a real Dask cluster of this machine: the same bytes as at home, also when a worker is killed."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner
from distributed import LocalCluster

from saloon import simulate
from saloon.cli.group import app
from saloon.crew import Cluster, Processes


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
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
        "prsi", 2, 120, ["regular", "beginner"], seed=5, jobs=Cluster(cluster.scheduler_address), on_progress=kill,
        keep=True,
    )  # fmt: skip
    assert killed
    assert there.json() == alone.json()


def test_the_command_takes_a_cluster(cluster: Any) -> None:
    words = ["sim", "oko", "-n", "40", "--seed", "2", "--json"]
    here = CliRunner().invoke(app, [*words, "-j", "1"], catch_exceptions=False)
    there = CliRunner().invoke(app, [*words, "--cluster", cluster.scheduler_address], catch_exceptions=False)
    assert here.exit_code == there.exit_code == 0
    assert here.stdout == there.stdout
    assert json.loads(there.stdout)["games"] == 40
