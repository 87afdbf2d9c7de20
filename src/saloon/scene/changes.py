"""What is different from one scene to the next, for whoever has the first: most of a table stays as it was.

Each field of the changes takes the place of the scene's own, null takes it away. By the same rule, field by field, `seats`
gives seats by their numbers, and `nodes` those that have `changed`; it also says which are `gone`, and which are `new` at
which place in the drawing order. `text` may give single lines by their numbers.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec import Raw

from saloon.scene.json import ENCODE, FIELDS, KEPT, OPTIONAL, field, packed_node, plain_node
from saloon.scene.nodes import Node, Scene, Seated


def changes(before: Scene, after: Scene) -> bytes:
    """As JSON text."""
    values: dict[str, Any] = {}
    for name in NAMES:
        was, now = getattr(before, name), getattr(after, name)
        if was is not now and was != now:
            values[name] = CHANGES[name](was, now) if name in CHANGES else field(after, name) if now or name in FIELDS else None
    return ENCODE({name: value for name, value in values.items() if value != {}})


def line_changes(before: str, after: str) -> dict[int, str] | str:
    """The lines that differ, or all where there are more or fewer."""
    was, now = before.split("\n"), after.split("\n")
    return {at: line for at, line in enumerate(now) if line != was[at]} if len(was) == len(now) else after


def seat_changes(before: Sequence[Seated], after: Sequence[Seated]) -> dict[int, dict[str, Any]]:
    """There are as many on both sides: the table of one match."""
    rows = zip(before, after, strict=True)
    return {
        seat: {name: getattr(now, name) for name in now.__struct_fields__ if getattr(was, name) != getattr(now, name)}
        for seat, (was, now) in enumerate(rows)
        if was != now
    }


def node_changes(before: Sequence[Node], after: Sequence[Node]) -> dict[str, Any]:
    old = {node.id: node for node in before}
    there = {node.id for node in after}
    gone = [id for id in old if id not in there]
    stay = staying([id for id in old if id in there], [node.id for node in after if node.id in old])
    new = [[place, packed_node(node)] for place, node in enumerate(after) if node.id not in stay]
    changed = [change(old[node.id], node) for node in after if node.id in stay and old[node.id] is not node and old[node.id] != node]
    return {name: rows for name, rows in (("gone", gone), ("changed", changed), ("new", new)) if rows}


@lru_cache(KEPT)
def change(old: Node, new: Node) -> Raw:
    """The fields that differ, null for one that is no more."""
    was, now = plain_node(old), plain_node(new)
    fields = {name: value for name, value in now.items() if was.get(name) != value}
    return Raw(ENCODE({"id": new.id, **fields, **{name: None for name in was if name not in now}}))


def staying(before: list[str], after: list[str]) -> set[str]:
    """The most of the same ids that are in the same order on both sides; the others go to another place."""
    if before == after:
        return set(after)
    place = {id: at for at, id in enumerate(before)}
    ends: list[int] = []
    """The place at which the best row of each length ends."""
    lengths = []
    for id in after:
        length = bisect_left(ends, place[id])
        ends[length : length + 1] = [place[id]]
        lengths.append(length)
    found, wanted = set(), len(ends) - 1
    for id, length in zip(reversed(after), reversed(lengths), strict=True):
        if length == wanted:
            found.add(id)
            wanted -= 1
    return found


CHANGES: Final[dict[str, Callable[[Any, Any], Any]]] = {"text": line_changes, "seats": seat_changes, "nodes": node_changes}
NAMES: Final = (*FIELDS, *OPTIONAL)


def changed(scene: Mapping[str, Any], by: Mapping[str, Any]) -> dict[str, Any]:
    """The scene with the changes made, both as plain values; what is given stays as it is."""
    nodes, lines = by.get("nodes", {}), by.get("text", {})
    patches = {patch["id"]: patch for patch in nodes.get("changed", ())}
    leave = {*nodes.get("gone", ()), *(node["id"] for _, node in nodes.get("new", ()))}
    kept = [put(node, patches.get(node["id"], {})) for node in scene["nodes"] if node["id"] not in leave]
    for place, node in nodes.get("new", ()):
        kept.insert(place, node)
    seats = [{**seat, **by.get("seats", {}).get(str(at), {})} for at, seat in enumerate(scene["seats"])]
    if not isinstance(lines, str):
        lines = "\n".join(lines.get(str(at), line) for at, line in enumerate(scene["text"].split("\n")))
    return {**put(scene, by), "nodes": kept, "seats": seats, "text": lines}


def put(old: Mapping[str, Any], by: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in {**old, **by}.items() if value is not None}
