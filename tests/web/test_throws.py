"""My throw is mine: between two people neither page knows anything of a throw before its owner throws."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from ring import many, some
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.house import Game
from saloon.match.entries import read_action
from web.conftest import Invite
from web.house import PATIENCE, Person

DICE = sorted((key for key, game in SHELF.items() if game.speech.hand), key=lambda key: (key != "clovece", key))
THROWS = many(4, 12)
IDS = count(1)
LINE = """(() => {
  const Line = WebSocket;
  window.WebSocket = class extends Line {
    constructor(...where) { super(...where); window.line = this; }
  };
})()"""
"""The test may speak on the line of the page."""


def wait(person: Person, fact: Callable[[], bool]) -> None:
    """Until it is so; frames come in meanwhile."""
    until = time.monotonic() + PATIENCE / 1000
    while not fact():
        assert time.monotonic() < until, (person.prompt(), person.heard[-1], person.said[-1])
        person.page.wait_for_timeout(5)


def send(person: Person, type: str, **fields: Any) -> None:
    """Speak on the person's line, and hear the answer.

    Whatever the house had sent before it has been heard then, too.
    """
    id = f"test-{next(IDS)}"
    person.page.evaluate("message => line.send(JSON.stringify(message))", {"type": type, "id": id, **fields})
    wait(person, lambda: any(message.get("id") == id for message in person.heard))
    (answer,) = (message for message in person.heard if message.get("id") == id)
    assert answer["type"] in ("pong", "done"), answer


def told(person: Person) -> list[dict[str, Any]]:
    """All positions that the page was told of."""
    return [message for message in person.heard if message["type"] in ("table", "event")]


def rest(people: tuple[Person, Person]) -> tuple[dict[str, Any], dict[str, Any]]:
    """What both see when nothing moves without them."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for person in people:
            send(person, "ping")
        eva, jan = (told(person)[-1] for person in people)
        if eva["number"] == jan["number"] and (eva["throw"] >= 0 or eva["acts"] or jan["acts"] or not eva["to_act"]):
            return eva, jan
    raise AssertionError("nobody is to do anything")


def decide(people: tuple[Person, Person], rng: Random) -> dict[str, Any]:
    """Decisions are made on the page's line until dice lie in a hand, or all is over. Gives what is seen then."""
    while (seen := rest(people))[0]["throw"] == NATURE and seen[0]["to_act"]:
        person, now = next((person, now) for person, now in zip(people, seen, strict=True) if now["acts"])
        choices = [choice["text"] for choice in now["scene"]["choices"]]
        action = "done" if "done" in choices else rng.choice(choices)
        send(person, "act", match=told(person)[0]["match"], number=now["number"], action=action)
    return seen[0]


def throw(people: tuple[Person, Person], now: dict[str, Any]) -> None:
    """The one to whom the dice belong throws them.

    Until then neither page was told more, and the other cannot throw them.
    """
    number = now["number"]
    mine, other = people if now["throw"] == 0 else people[::-1]
    button = mine.find("[data-key=throw]")
    expect(button).to_be_visible()
    expect(mine.find(".bar .say")).to_have_text("Your throw.")
    expect(other.find(".bar .say")).to_contain_text(mine.name)
    expect(other.find("[data-key=throw]")).to_have_count(0)
    other.page.keyboard.press("Space")
    for person in people:
        send(person, "ping")
        assert told(person)[-1]["number"] == number
    read = [person.find(".log li .said").all_inner_texts() for person in people]
    button.click()
    for person, before in zip(people, read, strict=True):
        wait(person, lambda person=person: told(person)[-1]["number"] > number)  # type: ignore[misc]
        lines = {each["number"]: each["line"]["text"] for each in told(person) if each["type"] == "event"}
        fell = lines[number + 1]
        known = sum(text == fell for at, text in lines.items() if at <= number)
        assert before.count(fell) <= known, "the log said what would fall"
        expect(person.find(".log li .said").get_by_text(fell, exact=True).nth(known)).to_be_attached()


def thrown_by(person: Person, game: Game[Any]) -> set[int]:
    """After which entries the person let dice fall: by throwing them, or by a decision that is a throw."""
    thrown = {message["number"] for message in person.said if message["type"] == "throw"}
    decided = [message for message in person.said if message["type"] == "act"]
    return thrown | {
        each["number"] + 1 for each in decided if isinstance(read_action(game, each["action"]), game.speech.throws)
    }


def own(people: tuple[Person, Person], game: Game[Any]) -> None:
    """No throw of a person was told that they had not thrown themself."""
    thrown = [thrown_by(person, game) for person in people]
    for person in people:
        for line in [message["line"] for message in told(person) if message["type"] == "event"]:
            hand = line.get("hand", line["seat"])
            assert line["seat"] != NATURE or hand not in (0, 1) or line["number"] - 1 in thrown[hand], line


@pytest.mark.parametrize("key", some(DICE, 2))
def test_no_throw_is_known_before_its_owner_throws(invite: Invite, key: str) -> None:
    """Not by the wire, not by the log, not by a button: in every game in which somebody throws."""
    people = eva, jan = invite("Eva", likes={"forme": False}), invite("Jan", likes={"forme": False})
    for person in people:
        person.page.add_init_script(LINE)
    jan.join(eva.open_table(key))
    expect(eva.find(".chairs")).to_contain_text("Jan")
    eva.start()
    for person in people:
        person.at_table()
    rng, thrown = Random(1), 0
    while thrown < THROWS and (now := decide(people, rng))["to_act"]:
        throw(people, now)
        thrown += 1
    assert thrown > 1
    own(people, SHELF[key])
