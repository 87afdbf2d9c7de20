"""The panel of a player, whatever a game puts into it."""

from __future__ import annotations

import pytest

from saloon.scene.art import drawing
from saloon.scene.panel import Panel, Spot, clipped

AT = Spot(-10, 5, 20, 8)


def test_everything_hangs_on_the_middle_and_bears_the_seat() -> None:
    panel = Panel(2, 300, 200)
    nodes = [
        panel.sheet(180, 90, "Eva", False),
        panel.picture("who", "tag", AT),
        panel.figure(AT),
        panel.words("name", AT, "Eva"),
    ]
    assert [node.id for node in nodes] == ["seat-2", "seat-2-who", "seat-2-figure", "seat-2-name"]
    assert [(node.x, node.y) for node in nodes] == [(300, 200), *[(290, 205)] * 3]
    assert nodes[2].art == "figure-2"
    assert nodes[2].tone == 2


def test_a_seat_that_is_out_is_pale_in_every_part() -> None:
    panel = Panel(0, 0, 0, out=True)
    nodes = [
        panel.sheet(180, 90, "", True),
        panel.picture("who", "tag", AT),
        panel.figure(AT),
        panel.words("name", AT, "Eva"),
        *panel.lines("ability", AT, 12, "one two three"),
        *panel.row("life", ["tag"] * 2, AT, 9),
    ]
    assert all("dim" in node.marks for node in nodes)
    assert not any("dim" in node.marks for node in Panel(0, 0, 0).row("life", ["tag"] * 2, AT, 9))


def test_rows_go_on_by_their_step_and_lines_below_each_other() -> None:
    panel = Panel(1, 100, 100)
    assert [(node.id, node.x, node.w, node.h) for node in panel.row("life", ["tag"] * 3, AT, 9, tall=2)] == [
        ("seat-1-life-0", 90, 20, 40),
        ("seat-1-life-1", 99, 20, 40),
        ("seat-1-life-2", 108, 20, 40),
    ]
    assert [(node.text, node.y) for node in panel.lines("about", AT, 12, "one two three")] == [
        ("one two", 105),
        ("three", 117),
    ]


def test_a_name_is_shortened_to_its_room() -> None:
    """One that is a little too long is written smaller."""
    name = Panel(0, 0, 0).words("name", AT, "Hildegard")
    assert name.text == "Hildegard" and name.w == AT.wide
    assert Panel(0, 0, 0).words("name", AT, "Hildegarda Veselá").text == "Hildegard…"
    assert clipped("Екатерина", 9) == "Екатери…"
    assert clipped("Katherine", 9) == "Katherine"


@pytest.mark.parametrize("acts", [False, True])
def test_the_sheet_is_drawn_in_its_size_with_gold_for_the_one_who_acts(acts: bool) -> None:
    node = Panel(0, 0, 0).sheet(180, 90, "Eva", acts)
    text = drawing(node.art)
    assert 'viewBox="-90 -45 180 90"' in text
    assert ("var(--gold)" in text) == acts
