"""The table of Tisícovka in pictures and words."""

from __future__ import annotations

import pytest

from saloon.core import NATURE
from saloon.games.tisicovka import GAME
from saloon.games.tisicovka.rules import Tisicovka, TisicovkaOptions
from saloon.scene import Reader


def thrown(dice: str) -> Tisicovka:
    state = GAME.new(2).after(NATURE, GAME.notation.read("first 1"))
    return state.after(NATURE, GAME.notation.read(f"roll {dice}"))


def test_dice_are_tapped_in_any_order_and_then_thrown() -> None:
    scene = GAME.board.scene(thrown("113346").view(0), Reader.of(GAME, 0))
    choice = next(choice for choice in scene.choices if choice.text == "aside 11")
    assert choice.path == ("die-0", "die-1", "cup")
    assert choice.loose


def test_the_log_reads_well() -> None:
    reader = Reader.of(GAME, 0, ["Anna", "Petr"], "cs")
    start = GAME.new(2).after(NATURE, GAME.notation.read("first 1"))
    assert (
        GAME.speech.tell(start, NATURE, GAME.notation.read("roll 123456"), reader)
        == "Anna hází 1, 2, 3, 4, 5, 6: postupka za 300 bodů, musí se házet znovu."
    )
    assert (
        GAME.speech.tell(start, NATURE, GAME.notation.read("roll 113346"), reader)
        == "Anna hází 1, 1, 3, 3, 4, 6: 20 bodů."
    )
    assert (
        GAME.speech.tell(thrown("113346"), 0, GAME.notation.read("bank"), reader)
        == "Anna končí, zapisuje 20 bodů a má celkem 20."
    )
    assert GAME.speech.tell(thrown("222213"), NATURE, GAME.notation.read("lose"), reader) == "Anna přichází o sérii."


def test_every_die_is_on_the_table_once() -> None:
    state = thrown("113346").after(0, GAME.notation.read("aside 11"))
    ids = [node.id for node in GAME.board.scene(state.view(0), Reader.of(GAME, 0)).nodes]
    assert sum(id.startswith(("die-", "place-")) for id in ids) == 6


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_dice_put_aside_cover_no_price(shape: str) -> None:
    state = thrown("113346").after(0, GAME.notation.read("aside 11"))
    nodes = GAME.board.scene(state.view(0), Reader.of(GAME, 0, shape=shape)).nodes
    kept = [node for node in nodes if "kept" in node.marks]
    prices = [node for node in nodes if node.id.startswith("price-")]
    assert len(kept) == 2
    assert all(die.y - die.h / 2 > price.y + price.h / 2 for die in kept for price in prices)


def test_dice_are_typed_in_any_order() -> None:
    assert GAME.notation.read("roll 6 5 1, 1 3 2") == GAME.notation.read("roll 112356")


def test_either_of_two_equal_dice_may_be_tapped() -> None:
    scene = GAME.board.scene(thrown("113346").view(0), Reader.of(GAME, 0))
    assert scene.alike == (("die-0", "die-1"), ("die-2", "die-3"))


def test_the_last_series_are_announced() -> None:
    """Somebody who reaches a thousand gives everybody else one more series; the slate says what there is to beat."""
    state = GAME.notation.read_state("990,300,0 1:choose 6:123455 - 0:0:1 -", GAME.options())
    reader = Reader.of(GAME, 1, ["Anna", "Petr", "Jan"], "en")
    bank = GAME.notation.read("bank")
    assert (
        GAME.speech.tell(state, 0, bank, reader)
        == "Anna stops with 20 points and has 1010. A thousand is reached: everybody else has one last series."
    )
    after = state.after(0, bank)
    assert "Last series: 1010 leads" in [node.text for node in GAME.board.scene(after.view(1), reader).nodes]
    assert (
        GAME.speech.tell(
            GAME.notation.read_state("10,300,0 1:choose 6:123455 - 0:0:1 -", GAME.options()), 0, bank, reader
        )
        == "Anna stops with 20 points and has 30."
    )


def test_a_throw_off_is_announced() -> None:
    options = TisicovkaOptions.read("ties=throw_off")
    state = GAME.notation.read_state("1010,990,0 2:choose 6:123455 - 0:0:1 1", options)
    reader = Reader.of(GAME, 1, ["Anna", "Petr", "Jan"], "cs")
    assert (
        GAME.speech.tell(state, 1, GAME.notation.read("bank"), reader)
        == "Petr končí, zapisuje 20 bodů a má celkem 1010. Stejně mají Anna a Petr: každý hraje ještě jednu sérii."
    )


def test_what_is_picked_says_what_it_is_worth() -> None:
    """Three fours: "= 40" comes to light; what dice are worth stands on the felt."""
    view = GAME.notation.read_state("0,0 1:choose 6:144456 - 0:0:1 -", GAME.options()).view(0)
    scene = GAME.board.scene(view, Reader.of(GAME, 0))
    fours = next(choice for choice in scene.choices if choice.text.endswith(" 444"))
    assert [scene.node(id).text for id in fours.shows] == ["= 40"]
    assert all("ghost" in scene.node(id).marks for id in fours.shows)
    assert [node.text for node in scene.nodes if node.id.startswith("price-") and node.text] == [
        "10",
        "5",
        "150",
        "300",
        "3×",
        "100",
        "20",
        "30",
        "40",
        "50",
        "60",
    ]
