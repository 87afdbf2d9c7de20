"""The page is told only what has changed, and makes the same of it as the house does."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import expect

from laws.walks import GAMES, walk
from node import called
from saloon.scene import Reader
from saloon.scene.changes import MOST_KNOWN, Follower, Known
from saloon.scene.nodes import Choice, Node, Scene, Seated
from web.house import Person

MAKE = """({ Follower }, walks) =>
  walks.map((walk) => { const by = new Follower(); return walk.map((message) => by.hear(message).scene); })"""


def told(scenes: list[Scene]) -> list[dict[str, Any]]:
    """The first as a whole, of the others what has changed."""
    known, walk = Known.of(scenes[0]), [{"type": "draft", "scene": scenes[0].json()}]
    for scene in scenes[1:]:
        changes, known = known.told(scene)
        walk.append({"type": "draft", "changes": json.loads(changes)})
    return walk


def forgotten() -> list[Scene]:
    """More things and choices one after another than anybody remembers, and the first ones again; other seats, and
    letters that count twice."""
    many = MOST_KNOWN // 2 - 100
    rows = [
        (Node(f"die-{at % 7}-{at}", x=at, label=f"a die that shows 🎲 {at}"), Choice(f"take {at}", f"Take die {at}"))
        for at in range(3 * many)
    ]
    parts = [rows[:many], rows[many : 2 * many], rows[:5], rows[2 * many :], rows[:9]]
    return [
        Scene(
            tuple(node for node, _ in part),
            (Seated("Eva 🎲", "one of a few"),) * (1 + len(part) % 2),
            "Eva 🎲 is to move",
            "one\ntwo",
            tuple(choice for _, choice in part),
        )
        for part in parts
    ]


def test_the_page_makes_the_same_of_changes_as_the_house() -> None:
    """Between neighbours of a walk through each game, between positions far apart, and back again."""
    rng = Random(3)
    walks = [forgotten()]
    for game in GAMES.values():
        seats = rng.choice(game.seats)
        scenes = [
            game.board.scene(walk(game, seats, game.options(), 7, steps).state.view(0), Reader.of(game, 0, lang="ru"))
            for steps in (0, 9, 10, 11, 60, 61)
        ]
        walks.append([*scenes, *reversed(scenes), scenes[3], scenes[1], scenes[4]])
    messages = [told(scenes) for scenes in walks]
    whole = [[scene.json() for scene in scenes] for scenes in walks]
    for row, scenes in zip(messages, whole, strict=True):
        follower = Follower()
        assert [follower.hear(message) for message in row] == scenes
    assert called("net/changes.js", MAKE, messages) == whole


def test_a_table_kept_up_by_changes_is_the_table(eva: Person) -> None:
    """After some moves the page asks for everything anew, and everything lies where it lay."""
    eva.play_bots("mlyn")
    for _ in range(3):
        eva.my_turn()
        eva.find(".thing.hit").first.click()
    eva.my_turn()
    lying = (
        "() => [...document.querySelectorAll('.thing')].map((each) => [each.dataset.id, "
        "each.getAttribute('aria-label'), each.querySelector('use')?.getAttribute('href')])"
    )
    before = eva.page.evaluate(lying)
    assert any("changes" in message for message in eva.heard)
    eva.page.reload()
    eva.my_turn()
    expect(eva.find(".thing")).to_have_count(len(before))
    assert eva.page.evaluate(lying) == before
