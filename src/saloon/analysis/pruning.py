"""Changes of a tree that give its moves other numbers: one is cut off, one becomes the main line."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.analysis.tree import AnalysisTree, TreeNode
from saloon.core.state import Unreadable


def cut(tree: AnalysisTree, node: int) -> int:
    """The move goes, with all that follows; returns where one looks then. Raises Unreadable."""
    check(tree, node)
    before = tree.nodes[node].after
    gone = {node}
    for number, each in enumerate(tree.nodes):
        if each.after in gone:
            gone.add(number)
    places = renumber(tree, [number for number in range(len(tree.nodes)) if number not in gone])
    return places[before]


def lift(tree: AnalysisTree, node: int) -> int:
    """The move becomes the first among those beside it; returns its new number. Raises Unreadable."""
    check(tree, node)
    row = tree.children(tree.nodes[node].after)
    others = (number for number in range(len(tree.nodes)) if number != node)
    order: list[int] = []
    for number in others:
        if number == row[0]:
            order.append(node)
        order.append(number)
    return renumber(tree, order if row[0] != node else range(len(tree.nodes)))[node]


def check(tree: AnalysisTree, node: int) -> None:
    if not 0 <= node < len(tree.nodes):
        raise Unreadable("analysis-file")


def renumber(tree: AnalysisTree, order: Iterable[int]) -> dict[int, int]:
    """The nodes in that order; parents may not stand behind their children. Returns old numbers with the new."""
    places = {-1: -1}
    kept: list[TreeNode] = []
    for number in order:
        each = tree.nodes[number]
        places[number] = len(kept)
        kept.append(TreeNode(places[each.after], each.seat, each.move, each.note))
    tree.nodes = kept
    return places
