"""Nothing on a table is written smaller than one can read: at least 12 pixels high on a laptop's page of 1280 by 800,
8 on a phone's of 390 by 844.

How large the table is there, `tests/web/test_fold.py` measures; all else follows from the scenes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from laws.walks import step
from saloon.core import ONLOOKER, State
from saloon.games import SHELF
from saloon.house import Game
from saloon.scene import Node, Reader, Scene
from saloon.scene.art import drawing
from saloon.scene.parts import LETTER

LEAST = 12
LAPTOP = {"usual": (896, 561), "broad": (1230, 561)}
"""The room for the scene on a page of 1280 by 800, in pixels."""
SMALLEST, PHONE = 8, (346, 560)
PICTURES = ("mini-", "map-")
"""Small pictures of maps on a phone: a tap shows each in full size."""
LONGEST = 250
SCENES = 4
NAMES = ("Klára", "Maximilian", "Eva", "Jan", "Tom", "Ada", "Mia", "Leo")
WRITTEN = re.compile(r'<text\b[^>]*font-size="([\d.]+)"')
BOX = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')


def walked(game: Game[Any], seats: int, options: Any) -> Iterator[State]:
    """Positions of one match by lot: evenly over its length, its end among them, and the first of every phase."""
    chance, state, states = Random(f"{game.key} {seats}"), game.new(seats, options), []
    first: dict[object, State] = {}
    while state.to_act() and len(states) < LONGEST:
        state = state.after(*step(state, chance))
        states.append(state)
        first.setdefault((getattr(state, "phase", ""), len(state.to_act())), state)
    yield from first.values()
    for at in range(SCENES):
        yield states[(len(states) - 1) * at // (SCENES - 1)]


def scenes(game: Game[Any]) -> Iterator[Scene]:
    """A plain table of the fewest, and one of the most with every switch turned; each reader's language in turn."""
    turned = game.options(**{name: values[-1] for name, values in game.options.choices().items()})
    langs = ("cs", "en", "ru")
    at = 0
    for seats, options in ((game.seats[0], game.options()), (game.seats[-1], turned)):
        for state in walked(game, seats, options):
            for seat in (0, ONLOOKER):
                yield game.board.scene(state.view(seat), Reader.of(game, seat, NAMES, langs[at % 3], "wide"))
                at += 1


@cache
def smallest(art: str, folder: Any) -> float:
    """The lowest letters of a drawing, as a share of its width; 0 where it has none."""
    text = drawing(art, folder)
    found = [float(size) for size in WRITTEN.findall(text)]
    box = BOX.search(text)
    return min(found) / float(box[1]) if found and box else 0


def letters(node: Node) -> float:
    """How high the page writes a text, in units of the table."""
    if node.align == "corner":
        return node.w * 0.2
    high, room = (node.h * 0.55, node.w * 0.94) if node.art else (node.h, node.w)
    return min(high, room / (len(node.text) * LETTER)) if room else high


@pytest.mark.parametrize("key", sorted(SHELF))
def test_no_letters_are_too_small_on_a_laptop(key: str) -> None:
    game = SHELF[key]
    found = set()
    for scene in scenes(game):
        width, height = scene.size
        room = LAPTOP["broad" if scene.broad else "usual"]
        pixels = min(room[0] / width, room[1] / height)
        for node in scene.nodes:
            if node.text and letters(node) * pixels < LEAST - 0.05:
                found.add(f"{re.sub('[0-9]+', '#', node.id)} {node.text!r} {letters(node) * pixels:.1f}")
            if node.art and 0 < smallest(node.art, scene.art) * node.w * pixels < LEAST - 0.05:
                found.add(f"on {node.art} {smallest(node.art, scene.art) * node.w * pixels:.1f}")
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("key", sorted(SHELF))
def test_no_letters_are_too_small_on_a_phone(key: str) -> None:
    """At the smallest table, one of four and the largest."""
    game, found = SHELF[key], set()
    for seats in {game.seats[0], min(4, game.seats[-1]), game.seats[-1]}:
        for at, state in enumerate(walked(game, seats, game.options())):
            reader = Reader.of(game, 0, NAMES, ("cs", "en", "ru")[at % 3], "tall")
            scene = game.board.scene(state.view(0), reader)
            pixels = min(PHONE[0] / scene.size[0], PHONE[1] / scene.size[1])
            for node in scene.nodes:
                if node.text and not node.id.startswith(PICTURES) and letters(node) * pixels < SMALLEST - 0.05:
                    found.add(f"{re.sub('[0-9]+', '#', node.id)} {node.text!r} {letters(node) * pixels:.1f}")
    assert not found, "\n".join(sorted(found))
