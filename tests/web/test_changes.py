"""The page is told only what has changed, and makes the same of it as the house does."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import expect

from laws.walks import GAMES, walk
from saloon.scene import Reader
from saloon.scene.changes import changed, changes
from web.house import Person

MAKE = "(pairs) => import('/web/changes.js').then(({ changed }) => pairs.map(([scene, by]) => changed(scene, by)))"


def test_the_page_makes_the_same_of_changes_as_the_house(eva: Person) -> None:
    """Between neighbours of a walk through each game, and between positions far apart."""
    rng = Random(3)
    pairs = []
    for game in GAMES.values():
        seats = rng.choice(game.seats)
        scenes = [
            game.board.scene(walk(game, seats, game.options(), 7, steps).state.view(0), Reader.of(game, 0, lang="ru"))
            for steps in (0, 9, 10, 11, 60, 61)
        ]
        pairs += [(one.json(), json.loads(changes(one, two))) for one in scenes for two in scenes]
    eva.go("/")
    assert eva.page.evaluate(MAKE, pairs) == [changed(scene, by) for scene, by in pairs]


def test_a_table_kept_up_by_changes_is_the_table(eva: Person) -> None:
    """After some moves the page asks for everything anew, and everything lies where it lay."""
    eva.play_bots("mlyn")
    for _ in range(3):
        eva.my_turn()
        eva.find(".thing.hit").first.click()
    eva.my_turn()
    lying = "() => [...document.querySelectorAll('.thing')].map((each) => [each.dataset.id, each.getAttribute('aria-label'), each.querySelector('use')?.getAttribute('href')])"
    before = eva.page.evaluate(lying)
    assert any("changes" in message for message in eva.heard)
    eva.page.reload()
    eva.my_turn()
    expect(eva.find(".thing")).to_have_count(len(before))
    assert eva.page.evaluate(lying) == before
