"""Cards on the table: fans, hands in rows, talon and pile."""

from __future__ import annotations

import pytest

from saloon.scene import fans
from saloon.scene.fans import Look

LOOKS = [Look(f"card-{i}", f"art-{i}", f"card {i}", "K") for i in range(5)]


def test_a_fan_has_room_or_overlaps() -> None:
    wide = list(fans.fanned(LOOKS, 300, 100, 60, 66, 1000))
    assert [node.x for node in wide] == [168, 234, 300, 366, 432]
    tight = list(fans.fanned(LOOKS, 300, 100, 60, 66, 80))
    assert [node.x for node in tight] == [260, 280, 300, 320, 340]
    assert wide[2].turn == 0 and wide[0].turn == -wide[4].turn < 0
    assert [(node.w, node.h, node.align) for node in wide] == [(60, 90, "corner")] * 5


def test_a_hand_of_many_cards_takes_two_rows() -> None:
    middles = {round(node.y, -2) for node in fans.held(LOOKS, 300, 500, 100, 400, most=5)}
    assert middles == {500}
    two = list(fans.held(LOOKS, 300, 500, 100, 400, most=4))
    assert [round(node.y, -2) for node in two] == [400, 400, 500, 500, 500]
    assert [node.id for node in two] == [look.id for look in LOOKS]


@pytest.mark.parametrize(("count", "backs"), [(0, 0), (1, 0), (4, 0), (5, 1), (9, 2), (13, 3), (30, 3)])
def test_a_talon_is_as_thick_as_its_cards_are_many(count: int, backs: int) -> None:
    *under, top, number = fans.talon("talon", count, 100, 100, 60, "Talon")
    assert (len(under), number.text) == (backs, str(count))
    assert (top.id, top.art, top.label) == ("talon", "card-back" if count else "card-gap", "Talon")


def test_a_pile_lies_loosely_and_its_top_nearly_straight() -> None:
    lying = list(fans.pile("pile", LOOKS[:3], [4, 5, 6], 100, 100, 60))
    assert [node.turn for node in lying] == [6, 5, 2]
    assert [node.id for node in fans.pile("pile", [], [], 100, 100, 60)] == ["pile-gap"]
