"""One browser and one house for all tests here; each test brings its own people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from web.house import ARGS, CHROMIUM, PATIENCE, Browsers, House, Person

Invite = Callable[..., Person]


# Of the package, not of the session: the browser's driver must be gone before asynchronous tests run elsewhere.
@pytest.fixture(scope="package")
def browsers() -> Iterator[Browsers]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGS), timeout=4 * PATIENCE)
        yield Browsers(browser)
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.end()


@pytest.fixture
def invite(browsers: Browsers, house: House) -> Iterator[Invite]:
    """Brings people in; their pages must have met no error when they go."""
    people: list[Person] = []

    def come(name: str = "Eva", **how: Any) -> Person:
        person = Person(browsers, how.pop("house", house), name, **how)
        people.append(person)
        return person

    yield come
    for person in people:
        person.close()


@pytest.fixture
def eva(invite: Invite) -> Person:
    return invite("Eva")
