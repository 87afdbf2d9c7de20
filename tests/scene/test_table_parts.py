"""Parts of many tables: stacks of chips, cups, the slate."""

from __future__ import annotations

import pytest

from saloon.scene.art import drawing
from saloon.scene.chips import DRAWN, STACK_ART, stack
from saloon.scene.cup import COVER_ART, CUP_ART, cover, cup, throws_left


class TestStack:
    def test_each_chip_lies_on_the_one_before(self) -> None:
        nodes = list(stack("gold", "chip-bank", 3, 100, 200, 50, "three", tone=1, origin="bank"))
        assert [node.id for node in nodes] == ["gold-0", "gold-1", "gold-2", "count-gold"]
        chips = nodes[:3]
        assert [node.y for node in chips] == pytest.approx([200, 194.5, 189])
        assert {(node.x, node.w, node.kind, node.tone, node.origin) for node in chips} == {(100, 50, "chip", 1, "bank")}

    def test_the_topmost_speaks_for_all(self) -> None:
        nodes = list(stack("gold", "chip-bank", 3, 100, 200, 50, "three"))
        assert [node.label for node in nodes] == ["", "", "three", ""]

    def test_one_chip_needs_no_number_and_none_is_nothing(self) -> None:
        assert [node.id for node in stack("gold", "chip-bank", 1, 0, 0, 50)] == ["gold-0"]
        assert list(stack("gold", "chip-bank", 0, 0, 0, 50)) == []

    def test_of_a_high_stack_the_upper_chips_are_drawn(self) -> None:
        """They keep their names when the stack grows, so that only the new one flies in."""
        nodes = list(stack("gold", "chip-bank", 8, 100, 200, 50))
        assert [node.id for node in nodes[:-1]] == [f"gold-{k}" for k in range(8 - DRAWN, 8)]
        assert (nodes[0].y, nodes[-1].text) == (200, "8")


class TestCup:
    def test_it_stands_with_dice_in_it_and_is_tipped_without(self) -> None:
        assert [cup(dice, 0, 0, 1, "").art for dice in (0, 1, 2, 5)] == [
            "cup-tipped",
            "cup-one",
            "cup-full",
            "cup-full",
        ]
        assert cup(3, 0, 0, 2, "three dice").label == "three dice"

    def test_turned_over_it_hides_and_lifted_it_shows(self) -> None:
        down, up = cover("cup-2", 100, 300, 1, "closed", tone=2), cover("cup-2", 100, 300, 1, "open", True, 2)
        assert (
            (down.id, down.art, down.kind, down.tone)
            == (up.id, up.art, up.kind, up.tone)
            == ("cup-2", "cup-over", "cup", 2)
        )
        assert (down.y, down.turn) == (300, 0)
        assert up.y + up.h / 2 < 300 and up.turn != 0

    def test_throws_made_are_outlines(self) -> None:
        nodes = list(throws_left(1, 3, 0, 0, "two left"))
        assert [node.art for node in nodes] == ["throw-used", "throw-left", "throw-left"]
        assert [node.label for node in nodes] == ["two left", "", ""]


@pytest.mark.parametrize("name", [*STACK_ART, *CUP_ART, *COVER_ART])
def test_every_drawing_is_in_the_house(name: str) -> None:
    assert drawing(name).startswith("<svg viewBox=")
