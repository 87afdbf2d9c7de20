"""A tree whose moves get other numbers: what is cut goes with all that follows, what is lifted comes first."""

from __future__ import annotations

import pytest

import saloon
from saloon.analysis.pruning import cut, lift
from saloon.analysis.tree import AnalysisTree, TreeNode, lines
from saloon.core.state import Unreadable


def tree() -> AnalysisTree:
    return AnalysisTree(
        "dama",
        nodes=[
            TreeNode(-1, 0, "c3-d4"),
            TreeNode(0, 1, "b6-a5"),
            TreeNode(0, 1, "d6-c5", "bold"),
            TreeNode(2, 0, "b2-c3"),
            TreeNode(1, 0, "b2-c3"),
        ],
    )


def ways(of: AnalysisTree) -> set[str]:
    return {" ".join(move for _, move in of.path(node)) for node in range(len(of.nodes))}


def test_a_move_goes_with_all_that_follows():
    one = tree()
    assert cut(one, 2) == 0, "one looks at what was before"
    assert ways(one) == {"c3-d4", "c3-d4 b6-a5", "c3-d4 b6-a5 b2-c3"}
    assert cut(one, 0) == -1 and one.nodes == []


def test_a_lifted_move_is_the_main_one_and_nothing_is_lost():
    one, before = tree(), ways(tree())
    node = lift(one, 2)
    assert one.nodes[node].move == "d6-c5" and one.nodes[node].note == "bold"
    assert one.children(0)[0] == node and ways(one) == before
    assert len(dict(lines(saloon.game("dama"), one))) == 5, "parents stand before their children"
    assert lift(one, node) == node


@pytest.mark.parametrize("node", [-1, 5])
def test_what_is_not_there_cannot_be_changed(node):
    for change in (cut, lift):
        with pytest.raises(Unreadable):
            change(tree(), node)
