"""What is different from one scene to the next, for a reader who has the first: most of a table stays as it was.

Each field of the changes takes the place of the scene's own, null takes it away. By the same rule, field by field,
`seats` gives seats by their numbers, and `nodes` those that have `changed` by their ids; it also says which are `gone`,
and which are `new` at which place in the drawing order. `text` may give single lines by their numbers.

Dice, cards and choices come and go all the time, so what was there once is not told again: of a thing that comes back
only what is different, its id if nothing is; null for one that looks again as it did before it changed last; and of a
choice that comes back as it was only its text. Of a text it is enough to tell the part that is different.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec import Raw
from msgspec.structs import asdict

from saloon.scene.json import ENCODE, FIELDS, KEPT, OPTIONAL, field, packed_node, plain_node, short_choice
from saloon.scene.nodes import Choice, Node, Scene, Seated

Text = str | tuple[int, int, str]
Plain = dict[str, Any]
SAYING_WHERE: Final = 8
"""How many letters it takes to say where a part of a text is."""
LAST_PLAIN: Final = "\uffff"
"""Letters above it count as two in the language of the page, so a text that has one is told as a whole."""
MOST_KNOWN: Final = 2_000
"""The most things and choices that are remembered. Of more, only those of the scene are kept."""


NOTHING: Final[Mapping[str, Node]] = {}


class Known:
    """What somebody has been told: the scene they see now, and each thing and choice as they saw it last."""

    __slots__ = ("choices", "earlier", "last", "nodes", "scene")

    def __init__(
        self,
        scene: Scene,
        nodes: Mapping[str, Node],
        choices: Mapping[str, Choice],
        earlier: Mapping[str, Node] = NOTHING,
    ) -> None:
        self.scene = scene
        self.nodes = nodes
        self.choices = choices
        self.earlier = earlier
        """How things looked before they looked as they do, where they looked otherwise."""
        self.last: tuple[Scene, bytes, Known] | None = None
        """The scene that was told last from here, and how: several readers are told the same."""

    @classmethod
    def of(cls, scene: Scene) -> Known:
        """What is known after a scene was told as a whole."""
        return cls(scene, {node.id: node for node in scene.nodes}, {choice.text: choice for choice in scene.choices})

    def told(self, scene: Scene) -> tuple[bytes, Known]:
        """What is different in the next scene, as JSON text, and what is known once that has been told."""
        if self.last is None or self.last[0] is not scene:
            then = Known(scene, self.nodes, self.choices, self.earlier)
            text = ENCODE({name: value for name, value in differing(self, then) if value != {}})
            self.last = (scene, text, then if len(then.nodes) + len(then.choices) <= MOST_KNOWN else Known.of(scene))
        return self.last[1:]


def differing(known: Known, then: Known) -> Iterator[tuple[str, Any]]:
    """Each field of a scene that differs, and how; what is new to the reader comes to what they know then."""
    for name in NAMES:
        was, now = getattr(known.scene, name), getattr(then.scene, name)
        if was is now or (name != "nodes" and was == now):
            continue
        if name in CHANGES:
            yield name, CHANGES[name](known, then, was, now)
        else:
            yield name, field(then.scene, name) if now or name in FIELDS else None


def line_changes(known: Known, then: Known, before: str, after: str) -> dict[int, Text] | str:
    """The lines that differ, or all where there are more or fewer."""
    was, now = before.split("\n"), after.split("\n")
    if len(was) != len(now):
        return after
    return {at: text_change(old, new) for at, (old, new) in enumerate(zip(was, now, strict=True)) if old != new}


def seat_changes(
    known: Known, then: Known, before: Sequence[Seated], after: Sequence[Seated]
) -> dict[int, Raw] | Sequence[Seated]:
    """The fields that differ, or all where there are more or fewer seats."""
    if len(before) != len(after):
        return after
    return {seat: seated(was, now) for seat, (was, now) in enumerate(zip(before, after, strict=True)) if was != now}


@lru_cache(KEPT)
def seated(was: Seated, now: Seated) -> Raw:
    return Raw(ENCODE(differences(asdict(was), asdict(now))))


def choice_changes(known: Known, then: Known, before: Sequence[Choice], after: Sequence[Choice]) -> list[Raw | str]:
    new = [choice for choice in after if known.choices.get(choice.text) != choice]
    if not new:
        return [choice.text for choice in after]
    fresh = {choice.text: choice for choice in new}
    then.choices = {**known.choices, **fresh}
    return [short_choice(choice) if choice.text in fresh else choice.text for choice in after]


def node_changes(known: Known, then: Known, before: Sequence[Node], after: Sequence[Node]) -> dict[str, Any]:
    start, end, earlier = apart(before, after)
    was, now = before[start:earlier], after[start:end]
    lay, lie = [node.id for node in was], [node.id for node in now]
    gone, moved = crossing(lay, lie) if lay != lie else ([], set[str]())
    as_before = set(was)
    changed: dict[str, Raw | None] = {}
    new: list[list[Any]] = []
    fresh: dict[str, Node] = {}
    otherwise: dict[str, Node] = {}
    for place, node in enumerate(now, start):
        if node in as_before and node.id not in moved:
            continue
        looked = known.nodes.get(node.id)
        if looked is None:
            fresh[node.id] = node
        elif looked != node:
            fresh[node.id], otherwise[node.id] = node, looked
        if looked is None or node.id in moved:
            if not new or place != new[-1][0] + len(new[-1]) - 1:
                new.append([place])
            new[-1].append(coming(looked, node))
        elif node.id in otherwise:
            changed[node.id] = None if known.earlier.get(node.id) == node else change(looked, node)
    if fresh:
        then.nodes = {**known.nodes, **fresh}
    if otherwise:
        then.earlier = {**known.earlier, **otherwise}
    return {name: rows for name, rows in (("gone", gone), ("changed", changed), ("new", new)) if rows}


def crossing(before: list[str], after: list[str]) -> tuple[list[str], set[str]]:
    """The ids that go, and those that come or go to another place. Mostly a few, and all others stay in their order."""
    here, there = set(before), set(after)
    left, come = here - there, there - here
    gone = [each for each in before if each in left] if left else []
    lay = [each for each in before if each not in left] if left else before
    lie = [each for each in after if each not in come] if come else after
    return gone, come if lay == lie else come | (set(lie) - staying(lay, lie))


def apart(before: Sequence[Node], after: Sequence[Node]) -> tuple[int, int, int]:
    """Between which places two drawings differ: from where, to where in the new one and to where in the old one.

    Most of a table is drawn once and is the very same thing again.
    """
    both = min(len(before), len(after))
    start = 0
    while start < both and before[start] is after[start]:
        start += 1
    end, earlier = len(after), len(before)
    while end > start and earlier > start and before[earlier - 1] is after[end - 1]:
        end -= 1
        earlier -= 1
    return start, end, earlier


def coming(looked: Node | None, node: Node) -> Raw | str:
    """Something that comes: the whole of it, or what is different if it was there before."""
    return packed_node(node) if looked is None else node.id if looked == node else back(looked, node)


@lru_cache(KEPT)
def change(old: Node, new: Node) -> Raw:
    return Raw(ENCODE(differences(plain_node(old), plain_node(new))))


@lru_cache(KEPT)
def back(old: Node, new: Node) -> Raw:
    return Raw(ENCODE({"id": new.id, **differences(plain_node(old), plain_node(new))}))


def differences(was: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that differ, null for one that is no more."""
    return {name: difference(was.get(name), now.get(name)) for name in {**now, **was} if was.get(name) != now.get(name)}


def difference(was: Any, now: Any) -> Any:
    return text_change(was, now) if isinstance(was, str) and isinstance(now, str) else now


@lru_cache(KEPT)
def text_change(was: str, now: str) -> Text:
    """A text, or where shorter its one part that is different: from which letter, instead of how many, and what."""
    if len(now) <= SAYING_WHERE or max(was + now, default="") > LAST_PLAIN:
        return now
    start = alike(was, now)
    end = alike(was[start:][::-1], now[start:][::-1])
    part = now[start : len(now) - end]
    return (start, len(was) - start - end, part) if len(part) + SAYING_WHERE < len(now) else now


def alike(one: str, other: str) -> int:
    """The letters at the beginning that are the same."""
    least, most = 0, min(len(one), len(other))
    while least < most:
        middle = (least + most + 1) // 2
        if one[least:middle] == other[least:middle]:
            least = middle
        else:
            most = middle - 1
    return least


def staying(before: list[str], after: list[str]) -> set[str]:
    """The most of the same ids that are in the same order on both sides; the others go to another place."""
    place = {id: at for at, id in enumerate(before)}
    ends: list[int] = []
    """For each length the place where the best row ends."""
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


CHANGES: Final[dict[str, Callable[[Known, Known, Any, Any], Any]]] = {
    "text": line_changes,
    "seats": seat_changes,
    "choices": choice_changes,
    "nodes": node_changes,
}
NAMES: Final = (*FIELDS, *OPTIONAL)


class Follower:
    """A reader who is told changes, and makes the scenes of them; all as plain values."""

    def __init__(self) -> None:
        self.scene: Plain = {}
        self.nodes: dict[str, tuple[Plain, Plain]] = {}
        """Each thing as it looked last, and as it looked before that."""
        self.choices: dict[str, Plain] = {}

    def hear(self, message: Mapping[str, Any]) -> Plain:
        """The scene that a message shows, whole or by changes; those before stay as they are."""
        whole = "scene" in message
        self.scene = scene = message["scene"] if whole else self.changed(message["changes"])
        if whole or len(self.nodes) + len(self.choices) > MOST_KNOWN:
            self.nodes = {node["id"]: (node, node) for node in scene["nodes"]}
            self.choices = {choice["text"]: choice for choice in scene["choices"]}
        return scene

    def changed(self, by: Mapping[str, Any]) -> Plain:
        scene = self.scene
        lines, seats = by.get("text", {}), by.get("seats", {})
        if not isinstance(lines, str):
            lines = "\n".join(told(line, lines.get(str(at), line)) for at, line in enumerate(scene["text"].split("\n")))
        if not isinstance(seats, list):
            seats = [merged(seat, seats.get(str(at), {})) for at, seat in enumerate(scene["seats"])]
        choices = [self.choice(each) for each in by["choices"]] if "choices" in by else scene["choices"]
        return {
            **put(scene, by),
            "nodes": self.lying(by.get("nodes", {})),
            "choices": choices,
            "seats": seats,
            "text": lines,
        }

    def choice(self, by: Plain | str) -> Plain:
        if not isinstance(by, str):
            self.choices[by["text"]] = {"path": [], "loose": False, **by}
        return self.choices[by if isinstance(by, str) else by["text"]]

    def lying(self, by: Mapping[str, Any]) -> list[Plain]:
        """The things on the table, in drawing order."""
        for id, patch in by.get("changed", {}).items():
            now, before = self.nodes[id]
            self.nodes[id] = (before if patch is None else put(now, patch)), now
        runs = [(place, [self.coming(each) for each in things]) for place, *things in by.get("new", ())]
        leave = {*by.get("gone", ()), *(id for _, ids in runs for id in ids)}
        ids = [node["id"] for node in self.scene["nodes"] if node["id"] not in leave]
        for place, things in runs:
            ids[place:place] = things
        return [self.nodes[id][0] for id in ids]

    def coming(self, by: Plain | str) -> str:
        """The id of something that comes, or comes back."""
        if isinstance(by, str):
            return by
        id: str = by["id"]
        now = self.nodes[id][0] if id in self.nodes else {}
        self.nodes[id] = put(now, by), now
        return id


def put(old: Mapping[str, Any], by: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in merged(old, by).items() if value is not None}


def merged(old: Mapping[str, Any], by: Mapping[str, Any]) -> dict[str, Any]:
    return {**old, **{name: told(old.get(name), value) for name, value in by.items()}}


def told(old: Any, by: Any) -> Any:
    """The value that was told: whole, or the earlier text with a part of it replaced."""
    if isinstance(old, str) and isinstance(by, list):
        at, many, part = by
        return old[:at] + part + old[at + many :]
    return by
