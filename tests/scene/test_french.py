"""The French cards: fifty-two faces that can be told apart, and a back."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from saloon.kit.cards import FRENCH
from saloon.scene import french
from saloon.scene.art import drawing, symbol

SVG = "{http://www.w3.org/2000/svg}"


def test_every_card_of_the_deck_has_a_drawing_of_its_own() -> None:
    names = [f"french-{FRENCH.write(card)}" for card in FRENCH.cards]
    assert sorted([*names, "french-back"]) == sorted(french.FRENCH_ART)
    assert len({drawing(name) for name in french.FRENCH_ART}) == 53


@pytest.mark.parametrize(
    ("which", "colour"), [("H7", french.RED), ("D10", french.RED), ("S7", french.INK), ("CA", french.INK)]
)
def test_hearts_and_diamonds_are_red_spades_and_clubs_black(which: str, colour: str) -> None:
    face = ElementTree.fromstring(french.face(which))
    letter = next(each for each in face.iter() if each.tag.endswith("text"))
    assert (letter.text, letter.get("fill")) == (which[1:], colour)
    assert [each.get("fill") for each in face.iter() if each.get("d") == french.SUITS[which[0]]] == [colour] * 2


@pytest.mark.parametrize("rank", "JQK")
def test_court_cards_wear_hats_and_carry_their_suit(rank: str) -> None:
    face = french.face(f"S{rank}")
    assert french.HATS[rank] in face
    assert face.count(french.SUITS["S"]) == 2
    assert not any(hat in face for other, hat in french.HATS.items() if other != rank)


def test_the_back_tells_nothing() -> None:
    assert not any(shape in french.back() for shape in french.SUITS.values()) and "<text" not in french.back()


def test_a_drawing_may_say_that_it_is_stretched() -> None:
    from saloon.games import SHELF

    assert 'preserveAspectRatio="none"' in symbol("rope", SHELF["fliptown"].folder / "art")
    assert "preserveAspectRatio" not in symbol("french-H7")
