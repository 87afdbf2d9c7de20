"""A scene as plain values for the page: short keys, defaults left out."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from msgspec import Raw
from msgspec.json import Encoder

from saloon.scene.nodes import Choice, Node, Scene

ENCODE: Final = Encoder().encode
KEPT: Final = 30_000
"""Things whose text is remembered: most of a table looks as it did a move ago, and as it does at the next table."""


def plain(scene: Scene) -> dict[str, Any]:
    return _whole(scene, _node, _choice)


def packed(scene: Scene) -> bytes:
    """`plain` as JSON text, at once: a server writes thousands of these a second."""
    return ENCODE(_whole(scene, _packed_node, _packed_choice))


def _whole(scene: Scene, node: Callable[[Node], object], choice: Callable[[Choice], object]) -> dict[str, Any]:
    values: dict[str, Any] = {
        "shape": scene.shape,
        "size": list(scene.size),
        "ground": scene.ground,
        "prompt": scene.prompt,
        "clause": scene.clause,
        "text": scene.text,
        "nodes": [node(each) for each in scene.nodes],
        "choices": [choice(each) for each in scene.choices],
        "buttons": [{"id": each.id, "label": each.label} | ({"told": True} if each.told else {}) for each in scene.buttons],
        "seats": [
            {"name": each.name, "note": each.note, "acts": each.acts, "out": each.out, "score": each.score}
            for each in scene.seats
        ],
    }
    if scene.alike:
        values["alike"] = [list(ids) for ids in scene.alike]
    if scene.slots:
        values["slots"] = list(scene.slots)
    if scene.pane:
        values["pane"] = scene.pane
    return values


@lru_cache(KEPT)
def _packed_node(node: Node) -> Raw:
    return Raw(ENCODE(_node(node)))


@lru_cache(KEPT)
def _packed_choice(choice: Choice) -> Raw:
    return Raw(ENCODE(_choice(choice)))


def _choice(choice: Choice) -> dict[str, Any]:
    values: dict[str, Any] = {"text": choice.text, "label": choice.label, "path": list(choice.path), "loose": choice.loose}
    if choice.leads:
        values["leads"] = list(choice.leads)
    if choice.shows:
        values["shows"] = list(choice.shows)
    return values


def _node(node: Node) -> dict[str, Any]:
    values: dict[str, Any] = {"id": node.id, "x": _number(node.x), "y": _number(node.y)}
    if node.kind:
        values["kind"] = node.kind
    if node.art:
        values["art"] = node.art
    if node.w:
        values["w"] = _number(node.w)
    if node.h:
        values["h"] = _number(node.h)
    if node.turn:
        values["turn"] = _number(node.turn)
    if node.label:
        values["label"] = node.label
    if node.text:
        values["text"] = node.text
    if node.origin:
        values["origin"] = node.origin
    if node.align != "middle":
        values["align"] = node.align
    if node.marks:
        values["marks"] = list(node.marks)
    if node.via:
        values["via"] = [[_number(x), _number(y)] for x, y in node.via]
    if node.tone >= 0:
        values["tone"] = node.tone
    if node.pane:
        values["pane"] = node.pane
    if node.opens:
        values["opens"] = node.opens
    return values


def _number(value: float) -> float:
    """To a tenth, written the same whether it was a whole number or a fraction."""
    tenth = round(value, 1)
    return int(tenth) if tenth == int(tenth) else tenth
