"""A pytest plugin that writes down what takes how long: `pytest -p ledger`, into the folder that SALOON_LEDGER names.

Every process writes a file of its own, a JSON object a line: how long it collected, set up each dearer fixture, and
took for each test. `tools/suite.py` reads them.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

LEAST = 0.05
"""Seconds from which the set-up of a fixture is worth a line."""


def spent() -> float:
    """Seconds of the processor that this process and those it has waited for have used."""
    own, waited = os.times()[:2], os.times()[2:4]
    return sum(own) + sum(waited)


class Ledger:
    """Writes lines; `began` is when collecting began, by the clock and by the processor."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / f"{os.getpid()}.jsonl"
        self.began = (0.0, 0.0)

    def write(self, kind: str, **more: Any) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"kind": kind, **more}) + "\n")

    def pytest_collection(self) -> None:
        self.began = (time.perf_counter(), time.process_time())

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        wall, cpu = self.began
        self.write(
            "collection", seconds=time.perf_counter() - wall, cpu=time.process_time() - cpu, tests=len(session.items)
        )

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Iterator[None]:
        began = time.perf_counter()
        try:
            return (yield)
        finally:
            took = time.perf_counter() - began
            if took > LEAST:
                self.write("fixture", name=fixturedef.argname, seconds=took)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        began = spent()
        try:
            return (yield)
        finally:
            self.write("processor", id=item.nodeid, seconds=spent() - began)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not hasattr(report, "node"):  # in a worker, or where there are none; not again where workers report to
            self.write("test", id=report.nodeid, when=report.when, seconds=report.duration, outcome=report.outcome)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Ledger(Path(os.environ["SALOON_LEDGER"])))
