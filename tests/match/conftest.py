"""The toys stand on the shelf while these tests run."""

import pytest

from saloon.house import SHELF
from toys import CARDS, RACE


@pytest.fixture(autouse=True)
def _toys_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (RACE, CARDS):
        monkeypatch.setitem(SHELF, game.key, game)
