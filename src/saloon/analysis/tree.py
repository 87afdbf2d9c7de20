"""The tree of what was tried: lines that branch, with names and remarks. Kept as a file, a link, or in a notation.

A node is a move after its parent; its first child goes on with the main line. All positions follow from the moves, so
a tree that somebody sends is checked by playing it through.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from saloon.analysis.line import Variation, begin, follow
from saloon.core.state import Seat, Unreadable
from saloon.house.game import Game

MOST: Final = 1000
"""The most moves that a tree may have."""
FORMAT: Final = 1


class TreeNode(Struct, omit_defaults=True):
    """A move: who, what, after which one (−1: at the beginning), and a remark."""

    after: int
    seat: int
    move: Annotated[str, Meta(max_length=400)]
    note: Annotated[str, Meta(max_length=2000)] = ""


class AnalysisTree(Struct, omit_defaults=True):
    """A tree as it is sent and kept; nodes stand behind their parents."""

    game: str
    saloon: str = "analysis"
    format: int = FORMAT
    options: str = ""
    seats: int = 0
    begins: Annotated[str, Meta(max_length=4000)] = ""
    name: Annotated[str, Meta(max_length=120)] = ""
    note: Annotated[str, Meta(max_length=2000)] = ""
    nodes: list[TreeNode] = []

    def children(self, node: int) -> list[int]:
        return [number for number, each in enumerate(self.nodes) if each.after == node]

    def path(self, node: int) -> list[tuple[Seat, str]]:
        """The moves that lead to a node."""
        found = []
        while node >= 0:
            found.append((self.nodes[node].seat, self.nodes[node].move))
            node = self.nodes[node].after
        return found[::-1]


def read(text: str | bytes) -> AnalysisTree:
    """The tree of a file; raises Unreadable."""
    try:
        tree = msgspec.json.decode(text, type=AnalysisTree)
    except (msgspec.MsgspecError, UnicodeError):
        raise Unreadable("analysis-file") from None
    return sound(tree)


def sound(tree: AnalysisTree) -> AnalysisTree:
    if tree.saloon != "analysis" or tree.format != FORMAT:
        raise Unreadable("analysis-file")
    if len(tree.nodes) > MOST:
        raise Unreadable("analysis-many", most=MOST)
    if any(not -1 <= node.after < number for number, node in enumerate(tree.nodes)):
        raise Unreadable("analysis-file")
    return tree


def write(tree: AnalysisTree) -> str:
    return msgspec.json.format(msgspec.json.encode(tree), indent=1).decode() + "\n"


def lines(game: Game[Any], tree: AnalysisTree) -> Iterator[tuple[int, Variation]]:
    """Every node with its position, each move played once; raises what the rules refuse."""
    start = begin(game, tree.begins, tree.options, tree.seats)
    ends: dict[int, Any] = {-1: start.end}
    for number, node in enumerate(tree.nodes):
        line = follow(Variation(game, ends[node.after]), [(node.seat, node.move)])
        ends[number] = line.end
        yield number, line


def notation(game: Game[Any]) -> str:
    """The name of the notation in which trees of the game can be written for other programs; empty if there is none."""
    return "PDN" if (game.folder / "notation" / "variations.py").exists() else ""


def exported(game: Game[Any], tree: AnalysisTree) -> str:
    """The tree in the notation of the game; raises Unreadable where there is none."""
    if not notation(game):
        raise Unreadable("analysis-file")
    start = begin(game, tree.begins, tree.options, tree.seats).end
    steps = {number: line.steps[-1] for number, line in lines(game, tree)}
    written: str = game.room("notation.variations", "write_tree")(start, tree, steps)
    return written
