"""A scene as plain values for the page: short keys, defaults left out."""

from __future__ import annotations

from typing import Any

from saloon.scene.nodes import Node, Scene


def plain(scene: Scene) -> dict[str, Any]:
    values: dict[str, Any] = {
        "shape": scene.shape,
        "size": list(scene.size),
        "ground": scene.ground,
        "prompt": scene.prompt,
        "clause": scene.clause,
        "text": scene.text,
        "nodes": [_node(node) for node in scene.nodes],
        "choices": [
            {"text": each.text, "label": each.label, "path": list(each.path), "loose": each.loose}
            for each in scene.choices
        ],
        "buttons": [{"id": each.id, "label": each.label} for each in scene.buttons],
        "seats": [
            {"name": each.name, "note": each.note, "acts": each.acts, "out": each.out, "score": each.score}
            for each in scene.seats
        ],
    }
    if scene.alike:
        values["alike"] = [list(ids) for ids in scene.alike]
    return values


def _node(node: Node) -> dict[str, Any]:
    """Spelled out field by field: a server writes thousands of these a second."""
    values: dict[str, Any] = {"id": node.id, "x": round(node.x, 1), "y": round(node.y, 1)}
    if node.art:
        values["art"] = node.art
    if node.w:
        values["w"] = round(node.w, 1)
    if node.h:
        values["h"] = round(node.h, 1)
    if node.turn:
        values["turn"] = round(node.turn, 1)
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
        values["via"] = [[round(x, 1), round(y, 1)] for x, y in node.via]
    if node.tone >= 0:
        values["tone"] = node.tone
    return values
