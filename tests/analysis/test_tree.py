"""The tree of what was tried: kept, checked by playing it through, and written as PDN where that exists."""

from __future__ import annotations

import pytest

import saloon
from saloon.analysis.tree import AnalysisTree, TreeNode, exported, lines, notation, read, write
from saloon.core.state import Illegal, Unreadable
from saloon.games.dama.notation import pdn

TREE = AnalysisTree(
    "dama",
    name="First moves",
    note="From the [club] evening {1}",
    nodes=[
        TreeNode(-1, 0, "c3-d4"),
        TreeNode(0, 1, "b6-a5", "leaves the long road"),
        TreeNode(0, 1, "d6-c5"),
        TreeNode(2, 0, "b2-c3"),
        TreeNode(1, 0, "b2-c3"),
    ],
)


def test_a_tree_is_read_as_it_was_written():
    assert read(write(TREE)) == TREE


def test_every_move_is_checked_by_the_rules():
    dama = saloon.game("dama")
    assert len(dict(lines(dama, TREE))) == len(TREE.nodes)
    wrong = AnalysisTree("dama", nodes=[TreeNode(-1, 0, "c3-c4")])
    with pytest.raises((Illegal, Unreadable)):
        list(lines(dama, wrong))


@pytest.mark.parametrize(
    "text",
    ["", "{}", '{"game":"dama","saloon":"match"}', '{"game":"dama","nodes":[{"after":0,"seat":0,"move":"c3-d4"}]}'],
)
def test_what_is_no_tree_is_refused(text):
    with pytest.raises(Unreadable):
        read(text)


def test_a_tree_of_dama_is_pdn_that_others_read():
    text = exported(saloon.game("dama"), TREE)
    assert "(1... d6-c5 2. b2-c3)" in " ".join(text.split()) and "{ leaves the long road }" in text
    (game,) = pdn.read(text)
    assert [event.action for event in game.log] == [
        line.steps[0].action for number, line in lines(saloon.game("dama"), TREE) if number in (0, 1, 4)
    ]
    assert game.tags["Event"] == "First moves"


def test_a_tree_that_begins_from_a_position_says_so():
    tree = AnalysisTree("dama", begins="W:Wc3:Bd8", nodes=[TreeNode(-1, 0, "c3-b4")])
    (game,) = pdn.read(exported(saloon.game("dama"), tree))
    assert game.tags["SetUp"] == "1" and len(game.log) == 1


def test_other_games_have_no_such_notation():
    assert notation(saloon.game("dama")) == "PDN" and notation(saloon.game("prsi")) == ""
    with pytest.raises(Unreadable):
        exported(saloon.game("prsi"), AnalysisTree("prsi"))
