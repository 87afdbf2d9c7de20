"""A scene as plain values for the page: short keys, defaults left out."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from msgspec import Raw
from msgspec.json import Encoder, decode

from saloon.scene.nodes import Button, Choice, Node, Scene

ENCODE: Final = Encoder().encode
KEPT: Final = 30_000
"""Things whose text is remembered: most of a table looks as it did a move ago, and as it does at the next table."""


FIELDS: Final = ("shape", "size", "ground", "prompt", "clause", "text", "nodes", "choices", "buttons", "seats")
OPTIONAL: Final = ("alike", "slots", "pane", "asks")
"""Left out where there are none."""


def plain(scene: Scene) -> dict[str, Any]:
    values: dict[str, Any] = decode(packed(scene))
    return values


def packed(scene: Scene) -> bytes:
    """As JSON text: a server writes thousands of these a second."""
    return ENCODE({name: field(scene, name) for name in (*FIELDS, *OPTIONAL) if name in FIELDS or getattr(scene, name)})


def field(scene: Scene, name: str) -> Any:
    """One field, ready to be written."""
    value = getattr(scene, name)
    return [PACKED[name](each) for each in value] if name in PACKED else value


@lru_cache(KEPT)
def packed_node(node: Node) -> Raw:
    return Raw(ENCODE(plain_node(node)))


@lru_cache(KEPT)
def packed_choice(choice: Choice) -> Raw:
    """A choice with the fields that are not empty; `path` and `loose` are always there."""
    return Raw(ENCODE({"path": choice.path, "loose": choice.loose, **plain_choice(choice)}))


@lru_cache(KEPT)
def short_choice(choice: Choice) -> Raw:
    return Raw(ENCODE(plain_choice(choice)))


def plain_choice(choice: Choice) -> dict[str, Any]:
    values = {name: getattr(choice, name) for name in choice.__struct_fields__}
    return {name: value for name, value in values.items() if value}


def plain_button(button: Button) -> dict[str, Any]:
    return {"id": button.id, "label": button.label, **({"told": True} if button.told else {})}


PACKED: Final[dict[str, Callable[[Any], Any]]] = {
    "nodes": packed_node,
    "choices": packed_choice,
    "buttons": plain_button,
}


def plain_node(node: Node) -> dict[str, Any]:
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
        values["marks"] = node.marks
    if node.via:
        values["via"] = [[_number(x), _number(y)] for x, y in node.via]
    if node.tone >= 0:
        values["tone"] = node.tone
    if node.pane:
        values["pane"] = node.pane
    if node.opens:
        values["opens"] = node.opens
    return values


def _number(value: float) -> int | float:
    """To a tenth, written the same whether it was a whole number or a fraction; a whole one is an `int`."""
    tenth = round(value, 1)
    return int(tenth) if tenth == int(tenth) else tenth
