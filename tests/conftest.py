"""Shared by all tests."""

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from saloon.games import SHELF

os.environ.setdefault("SALOON_LANG", "en")
settings.register_profile("house", derandomize=True, print_blob=True)
settings.load_profile("house")
REAL = dict(SHELF)
signal.signal(signal.SIGINT, signal.default_int_handler)  # a suite run in the background ignores Ctrl-C, and so would what it starts


@pytest.fixture(autouse=True)
def real_shelf() -> Iterator[None]:
    """Toy games that a test makes do not stay on the shelf."""
    yield
    SHELF.clear()
    SHELF.update(REAL)


@pytest.fixture(autouse=True, scope="session")
def own_data(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Tables that somebody has solved, or matches that are kept, change no test."""
    os.environ["SALOON_DATA"] = str(tmp_path_factory.mktemp("data"))
