"""A scene: what lies on the table, where, and what can be done with it.

Everything is in table units, places are centres. A node keeps its id as long as it is
the same thing, so that a program that shows scenes one after another can let it glide.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct

SHAPES: Final = {"wide": (1000, 640), "tall": (640, 1000)}
Kind = Literal["", "card", "die", "man", "stone", "chip", "cup", "tag", "panel", "point", "field", "sign", "token"]
"""What a thing is, for the program that shows it. Cards turn over, dice tumble, a cup is shaken; men, stones, chips,
points, signs and tokens are round; a tag or a panel stands for a seat; points and fields are where things are put.
Empty: decoration."""


class Node(
    Struct, frozen=True, cache_hash=True, gc=False
):  # made thirty times faster than a frozen dataclass, and a table has sixty
    """One thing on the table: a drawing by name, a text, or both."""

    id: str
    art: str = ""
    """Name of a drawing in `art/` of the game or of the house; empty for a bare text."""
    x: float = 0
    y: float = 0
    w: float = 0
    h: float = 0
    """The size of the drawing. For a bare text: the height of its letters and, where it must not be wider, its room."""
    turn: float = 0
    """Degrees, clockwise."""
    label: str = ""
    """What a screen reader says; empty for mere decoration."""
    text: str = ""
    align: str = "middle"
    """How the text lies: start, middle, end, or corner (top left of the drawing)."""
    marks: tuple[str, ...] = ()
    """Looks that have a meaning: last, kept, locked, chosen, dim, won …; `turns` goes round with a board that is
    turned; a `ghost` is seen only while a choice shows it; what `stays` goes when the event that ends it has been
    told."""
    tone: int = -1
    """The seat whose colour it takes, or -1."""
    origin: str = ""
    """Id of the node it comes out of when it is new (a card from the talon)."""
    via: tuple[tuple[float, float], ...] = ()
    """Places it passes on its way here when it has just moved, first to last (a pawn counts its squares)."""
    kind: Kind = ""
    """What it is; the name of the drawing says nothing."""
    pane: str = ""
    """The pane it lies on, of which one at a time is seen; empty: always there."""
    opens: str = ""
    """The pane that a tap on it opens."""


class Button(Struct, frozen=True, gc=False):
    """A step of a click path that is not a thing on the table."""

    id: str
    label: str
    told: bool = False
    """Where it is known which choice it would make, it says the words of that choice instead of its label."""


class Choice(Struct, frozen=True, cache_hash=True, gc=False):
    """A legal action: its text, its words, and the clicks that make it."""

    text: str
    label: str
    path: tuple[str, ...] = ()
    """Ids of nodes or buttons, in order. Empty: a plain button with the label."""
    loose: bool = False
    """All clicks but the last may come in any order (a set of dice, then `throw`)."""
    leads: tuple[str, ...] = ()
    """What the choice would open, shown while it is half made. A tap there makes the choice and goes on from there."""
    shows: tuple[str, ...] = ()
    """Nodes marked `ghost` that come to light while what is clicked is this choice but for the last click, or pointed
    at; those that all choices still open have in common come earlier."""


class Count(Struct, frozen=True, gc=False):
    """How many of something a seat has, to be shown as a drawing and a number."""

    art: str
    count: int
    label: str
    """The same in words."""


class Seated(Struct, frozen=True, gc=False):
    """A seat beside the table: what everybody may know of it in a few words, and what can be counted."""

    name: str
    note: str = ""
    acts: bool = False
    out: bool = False
    score: int | None = None
    counts: tuple[Count, ...] = ()


class Asks(Struct, frozen=True, gc=False):
    """A window for hidden cards, the same for everybody who is asked, whatever they hold."""

    round: int
    """While this round lasts, one may say once: not this round."""
    topics: tuple[str, ...]
    """What may be played: the first words of its choices."""
    rest: str
    """The choice that says no for the whole round, for those who have a choice."""


class Scene(Struct, frozen=True, gc=False):
    """A picture of a view: flat nodes in drawing order, choices, and a sentence."""

    nodes: tuple[Node, ...]
    seats: tuple[Seated, ...]
    prompt: str
    """Whose turn it is and what they may do."""
    text: str
    """The same position as a text board."""
    choices: tuple[Choice, ...] = ()
    buttons: tuple[Button, ...] = ()
    shape: str = "wide"
    ground: str = "felt"
    """What lies under everything: felt, wood, parchment, paper."""
    clause: str = ""
    """The clause of the rules that matters most right now."""
    art: Path | None = None
    """The folder of the game's own drawings."""
    alike: tuple[tuple[str, ...], ...] = ()
    """Groups of ids any of which may stand for another in a loose path (dice with the same face)."""
    slots: tuple[str, ...] = ()
    """Ids of nodes on which the things picked lie meanwhile, in the order of the clicks."""
    pane: str = ""
    """The pane that is seen first."""
    broad: int = 0
    """The width of a wide table that needs more than usual, or 0. Then nothing stands beside it on a laptop."""
    asks: Asks | None = None
    """What a window asks the reader for."""

    @property
    def size(self) -> tuple[int, int]:
        width, height = SHAPES[self.shape]
        return (self.broad or width, height) if self.shape == "wide" else (width, height)

    def svg(self, theme: str = "day") -> str:
        """A standalone picture."""
        from saloon.scene.svg import draw

        return draw(self, theme)

    def _repr_svg_(self) -> str:
        """The picture in a notebook, no larger than the window."""
        return self.svg().replace("<svg ", '<svg style="max-width:100%;max-height:85vh" ', 1)

    def json(self) -> dict[str, Any]:
        """What the page needs, in plain values."""
        from saloon.scene.json import plain

        return plain(self)

    def packed(self) -> bytes:
        """`json` as text, written quickly."""
        from saloon.scene.json import packed

        return packed(self)

    def seen(self) -> tuple[Node, ...]:
        """The nodes that are seen first, without the panes behind."""
        return tuple(node for node in self.nodes if node.pane in ("", self.pane))

    def node(self, id: str) -> Node:
        """The node of this id; KeyError if there is none."""
        for node in self.nodes:
            if node.id == id:
                return node
        raise KeyError(id)
