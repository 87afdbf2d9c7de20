"""Shared by all tests."""

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from ring import every_nth, whole
from saloon.games import SHELF

os.environ.setdefault("SALOON_LANG", "en")
settings.register_profile("house", derandomize=True, print_blob=True, deadline=None)
settings.load_profile("house")
REAL = dict(SHELF)
signal.signal(
    signal.SIGINT, signal.default_int_handler
)  # a suite run in the background ignores Ctrl-C, and so would what it starts


def pytest_report_header() -> str:
    return (
        f"seed of matches in the browser: SALOON_SEED={os.environ.get('SALOON_SEED', '1')}; ring: "
        f"SALOON_RING={os.environ.get('SALOON_RING', 'inner')}"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The inner ring leaves the outer out; `--game KEY` keeps what is about one game; `--every N` takes a sample."""
    key = config.getoption("--game")
    kept = [
        item for item in items if (whole() or not item.get_closest_marker("outer")) and (not key or about(item, key))
    ]
    taken = every_nth([item.nodeid for item in kept], config.getoption("--every"))
    kept = [item for item in kept if item.nodeid in taken]
    if len(kept) < len(items):
        staying = set(kept)
        config.hook.pytest_deselected(items=[item for item in items if item not in staying])
        items[:] = kept


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--every", metavar="N", type=int, default=1, help="of each test with parameters only every Nth of its forms"
    )
    parser.addoption(
        "--game",
        metavar="KEY",
        default="",
        help="only tests about this game: of its folder, or with it among their parameters",
    )


def about(item: pytest.Item, key: str) -> bool:
    """Whether a test is about the game: it lies in its folder or in a file named after it, or is called with it."""
    if key in item.path.parts or item.path.stem == f"test_{key}":
        return True
    given = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    return any(key in (str(each), getattr(each, "key", "")) or f"/{key}/" in str(each) for each in given)


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
