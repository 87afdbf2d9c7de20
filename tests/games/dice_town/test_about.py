"""Tap to learn: whatever lies on the table says what it is, what it does, and its clause."""

from __future__ import annotations

import re
from random import Random

import pytest

from games.dice_town.street import go, owning, table, town, until
from ring import covering, many
from saloon.core.state import NATURE, ONLOOKER
from saloon.games.dice_town import GAME
from saloon.games.dice_town.data import CARD_OF, CARDS, FACES, HOUSES
from saloon.games.dice_town.rules import DiceTown, TownOptions
from saloon.house.rooms import About
from saloon.scene import Node, Reader
from saloon.words import LANGS

RULES = (GAME.folder / "RULES.md").read_text("utf-8")
SCENERY = {"street", "veil", "mat"}
"""What is painted under everything and means nothing."""
PLAIN = ("lamp", "prices", "slot", "number")
"""What has a meaning but needs no tap of its own."""
BRIBES = ("", "bribes=all", "bribes=sealed")


def readers(state: DiceTown, number: int) -> list[Reader]:
    """Everybody and an onlooker, in one language and shape after another."""
    viewers = (*range(state.seats()), ONLOOKER)
    return [
        Reader.of(GAME, viewer, lang=LANGS[(number + at) % 3], shape=("wide", "tall")[(number + at) % 2])
        for at, viewer in enumerate(viewers)
    ]


def learned(state: DiceTown, id: str, viewer: int = 0, lang: str = "en") -> About:
    said = GAME.speech.about(state.view(viewer), id, Reader.of(GAME, viewer, lang=lang))
    assert said is not None
    return said


def under(nodes: list[Node], node: Node) -> list[Node]:
    """What a tap on the middle of a thing may mean: everything with a label that reaches there."""
    return [
        each
        for each in nodes
        if each.label and abs(each.x - node.x) <= max(each.w, each.h) / 2 and abs(each.y - node.y) <= each.h / 2
    ]


def is_thing(node: Node) -> bool:
    return bool(node.art) and not any(word in node.id.split("-") for word in PLAIN)


def check(state: DiceTown, reader: Reader) -> None:
    view = state.view(reader.seat)
    nodes = [
        node for node in GAME.board.scene(view, reader).nodes if node.id not in SCENERY and "ghost" not in node.marks
    ]
    for node in nodes:
        said = GAME.speech.about(view, node.id, reader)
        assert said and said.name and said.text and f"**{said.clause}**" in RULES, node.id
    assert not [node.id for node in nodes if is_thing(node) and not under(nodes, node)], "cannot be tapped"


@pytest.mark.parametrize(("seats", "bribes"), covering(GAME.seats, BRIBES))
def test_every_thing_of_every_scene_can_be_learned(seats: int, bribes: str) -> None:
    """On the way of players who do anything, for everybody and for an onlooker; one position of each kind."""
    rng, state, seen = Random(seats), GAME.new(seats, TownOptions.read(bribes)), set()
    while state.to_act():
        seat = rng.choice(state.to_act())
        state = state.after(seat, state.sample(rng) if seat == NATURE else rng.choice(list(state.legal(seat))))
        kind = (state.house, state.phase, min(many(1, 3), state.round))
        if kind not in seen:
            seen.add(kind)
            for reader in readers(state, len(seen)):
                check(state, reader)
    assert len(seen) > many(7, 20)


def test_houses_cards_and_faces_say_different_things() -> None:
    """No two of them share a text, in any language."""
    state = until(town(table(3), "99JKK TTTQQ JJQQA"), "store")
    for lang in LANGS:
        told = [learned(state, f"house-{house}", lang=lang).text for house in HOUSES]
        told += [learned(state, f"card-{name}-0", lang=lang).text for name in CARDS]
        told += [learned(state, f"seat-0-die-{at}", lang=lang).text for at in (0, 2, 3)]
        assert len(set(told)) == len(told)


def test_money_is_money_wherever_it_lies() -> None:
    state = town(table(3), "99JKK TTTQQ JJQQA")
    assert learned(state, "seat-1-town-coin-0").name == "Dollars"
    assert learned(state, "seat-1-nugget-0").name == "Nuggets"
    assert learned(state, "stock-bank").clause == "7.3"
    assert learned(state, "stock-mine").clause == "7.1"


def test_the_pile_says_how_many_cards_and_discards() -> None:
    said = learned(table(3, discards="wanted brute"), "stock-store")
    assert "17" in said.name and "2 cards" in said.text


def test_a_sign_over_a_house_is_the_face_that_wins_it() -> None:
    state = table(3)
    assert [learned(state, f"sign-{house}").name for house in (*list(CARD_OF)[:5], "hall")] == [
        "9",
        "10",
        "J",
        "Q",
        "K",
        "A",
    ]
    assert len(FACES) == 6


@pytest.mark.parametrize("lang", LANGS)
def test_every_face_says_what_it_wins(lang: str) -> None:
    """Six faces, six texts: a nine is not told as an ace."""
    told = [learned(table(3), f"sign-{house}", lang=lang).text for house in (*list(CARD_OF)[:5], "hall")]
    assert len(set(told)) == 6
    assert re.search("9|devít", told[0])


def test_a_pill_says_who_leads_and_why_that_matters() -> None:
    said = learned(town(table(3), "99JKK TTTQQ JJQQA"), "pill-mine")
    assert "leads: 2×" in said.text and said.clause == "5.2"


def test_the_best_hand_so_far_leads_the_town_hall() -> None:
    """Before hands are full they are compared as they lie."""
    state = owning(table(3), rows=((3, 3), (0, 0, 0), (5,)))  # type: ignore[arg-type]
    assert "leads: three alike" in learned(state, "pill-hall").text
    assert GAME.board.scene(state.view(ONLOOKER), Reader.of(GAME)).node("pill-hall-figure-1").tone == 1


def test_an_offered_card_shows_its_face_to_the_sheriff_only() -> None:
    state = go(
        town(table(3, sheriff=2, hands={0: "gear8"}), "99JKK 99TQQ TTJJA"),
        "1: add gear8",
        "1: offer $0 0n gear8 fenced - for 1",
    )
    assert learned(state, "tray-0-card-0", 2).name == "Horse (8)"
    assert learned(state, "tray-0-card-0", 1).clause == "6.8"
