"""Shared by all tests."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from saloon.games import SHELF

os.environ.setdefault("SALOON_LANG", "en")
settings.register_profile("house", derandomize=True, print_blob=True)
settings.load_profile("house")
REAL = dict(SHELF)


@pytest.fixture(autouse=True)
def real_shelf() -> Iterator[None]:
    """Toy games that a test makes do not stay on the shelf."""
    yield
    SHELF.clear()
    SHELF.update(REAL)
