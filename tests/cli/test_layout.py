"""A decision fits on one screen: lists, columns, beside the board, and at last without words."""

from __future__ import annotations

import pytest

from saloon.cli.commands import hear, labels
from saloon.cli.page import Item, arrange
from saloon.games import SHELF
from saloon.scene import Reader
from saloon.words import words

BOARD = ["8 . b . b", "7 b . b .", "6 . b . b", "  a b c d"]


def items(count: int, said: str = "Move a piece") -> list[Item]:
    return [Item(str(i + 1), f"{said} {i + 1}", f"a{i + 1}") for i in range(count)]


def everything(page) -> str:
    return "\n".join((*page.above, *page.below))


def test_a_few_choices_stand_below_each_other() -> None:
    page = arrange(BOARD, items(3), 80, 15)
    assert page.above == BOARD
    assert page.below == [" 1  Move a piece 1  [a1]", " 2  Move a piece 2  [a2]", " 3  Move a piece 3  [a3]"]


@pytest.mark.parametrize("count", [1, 7, 12, 24, 40])
@pytest.mark.parametrize(("width", "height"), [(80, 14), (110, 30), (80, 40)])
def test_every_choice_is_shown_and_the_page_fits(count: int, width: int, height: int) -> None:
    page = arrange(BOARD, items(count), width, height)
    text = everything(page)
    assert all(f"a{i + 1}" in text.replace("[", " ").replace("]", " ").split() for i in range(count))
    assert page.height <= height
    assert max(map(len, text.splitlines())) <= width


def test_words_are_left_out_only_when_they_do_not_fit() -> None:
    many = items(24, "Put down a piece with great care on")
    assert "with great care" in everything(arrange(BOARD, many, 80, 40))
    assert "with great care" not in everything(arrange(BOARD, many, 80, 14))


def test_nothing_to_choose_leaves_the_board() -> None:
    assert arrange(BOARD, [], 80, 10) == (BOARD, [])


def test_a_screen_that_is_too_small_still_gets_everything() -> None:
    page = arrange(BOARD, items(40), 20, 3)
    assert all(f"a{i + 1}" in everything(page) for i in range(40))
    assert max(map(len, everything(page).splitlines())) <= 20


def test_labels_never_mean_another_action() -> None:
    for texts in (["H7", "draw"], ["5", "10"], ["a", "1"], ["2", "1", "b"], ["a", "2", "1"]):
        for label, own in zip(labels(texts), texts, strict=True):
            assert label not in texts or label == own


def test_an_action_of_the_game_comes_before_a_command() -> None:
    english, czech = words("en"), words("cs")
    assert hear("log", ["log"], english) == ("", "log")
    assert hear("log", ["H7"], english) == ("log", "")
    assert hear("Rada", ["H7"], czech) == ("hint", "")
    assert hear("hint", ["H7"], czech) == ("hint", "")
    assert hear("uložit moje hra.saloon", [], czech) == ("save", "moje hra.saloon")
    assert hear("?", [], english) == ("help", "")
    assert hear("?  H7 ", [], english) == ("why", "H7")


@pytest.mark.parametrize("lang", ["cs", "en", "ru"])
def test_five_dice_that_all_differ_are_told_in_words_on_a_small_screen(lang: str) -> None:
    """Bang! has thirty-two choices then: one thing in words, sets of them in its letters."""
    bang = SHELF["bang"]
    state = bang.notation.read_state(bang.board.lesson[0].replace("11BGG", "A12BG"), bang.options())
    scene = bang.board.scene(state.view(0), Reader.of(bang, 0, (), lang))
    page = arrange(
        scene.text.splitlines(),
        [Item(str(i), each.label, each.text) for i, each in enumerate(scene.choices, 1)],
        80,
        18,
    )
    text = everything(page)
    assert page.height <= 18 and "again A" not in text
    assert all(scene.choices[i].label.rpartition(": ")[2] in text for i in range(6))
    assert " 32  A12BG" in text
