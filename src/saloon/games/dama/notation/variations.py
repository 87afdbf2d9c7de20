"""A tree of moves as PDN: the main line, variations in brackets behind the move they stand for, remarks in braces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from saloon.core.state import Action
from saloon.games.dama.data import WHITE
from saloon.games.dama.notation import NOTATION
from saloon.games.dama.notation.fen import write_fen
from saloon.games.dama.notation.pdn import GAME_TYPE, SEVEN_TAGS, escaped, filled, result_of, shortest
from saloon.games.dama.rules import Dama, start
from saloon.games.dama.rules.actions import Jump, Step


class MoveTree(Protocol):
    """Moves that branch; −1 is the beginning."""

    name: str
    note: str

    @property
    def nodes(self) -> Sequence[Any]: ...
    def children(self, node: int) -> list[int]: ...


class TreeMove(Protocol):
    """A move of the tree."""

    @property
    def action(self) -> Action: ...
    @property
    def before(self) -> Dama: ...
    @property
    def after(self) -> Dama: ...


def write_tree(first: Dama, tree: MoveTree, moves: Mapping[int, TreeMove]) -> str:
    """One game with its variations; its result is that of the main line."""
    last, node = first, -1
    while children := tree.children(node):
        node = children[0]
        last = moves[node].after
    head = SEVEN_TAGS | {"Event": tree.name or "?", "Result": result_of(last), "GameType": GAME_TYPE}
    if first.options.text():
        head["Options"] = first.options.text()
    if first.position() != start(2, first.options).position():
        head |= {"SetUp": "1", "FEN": write_fen(first.position())}
    tags = [f'[{name} "{escaped(value)}"]' for name, value in head.items()]
    words = [*remark(tree.note), *following(tree, moves, -1, 1, True), result_of(last)]
    return "\n".join([*tags, "", *filled(words)]) + "\n"


def following(tree: MoveTree, moves: Mapping[int, TreeMove], node: int, number: int, anew: bool) -> list[str]:
    """What comes after a node. `anew`: the number of the move has to be said."""
    words: list[str] = []
    while children := tree.children(node):
        main, *others = children
        words += said(tree, moves, main, number, anew)
        for other in others:
            line = said(tree, moves, other, number, True)
            words += bracketed([*line, *following(tree, moves, other, number + passed(moves[other]), False)])
        anew = bool(others) or bool(tree.nodes[main].note)
        number += passed(moves[main])
        node = main
    return words


def said(tree: MoveTree, moves: Mapping[int, TreeMove], node: int, number: int, anew: bool) -> list[str]:
    move = moves[node]
    if not isinstance(move.action, Step | Jump):
        return ["{[%" + NOTATION.write(move.action) + "]}", *remark(tree.nodes[node].note)]
    white = move.before.player == WHITE
    count = [f"{number}." if white else f"{number}..."] if white or anew else []
    return [*count, shortest(move.before, move.action), *remark(tree.nodes[node].note)]


def passed(move: TreeMove) -> int:
    """Whether the next move has the next number."""
    return int(isinstance(move.action, Step | Jump) and move.before.player != WHITE)


def remark(note: str) -> list[str]:
    """A remark has no braces of its own, and nothing that reads as a command."""
    plain = " ".join(note.split()).translate(str.maketrans("{}[]", "()()"))
    return ("{ " + plain + " }").split(" ") if plain else []


def bracketed(words: list[str]) -> list[str]:
    return [f"({words[0]}", *words[1:-1], f"{words[-1]})"] if len(words) > 1 else [f"({words[0]})"]
