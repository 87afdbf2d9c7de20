"""The poker sheet: three columns of five cards, what the hand is so far, and what hands pay; hold 'em cards."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from saloon.core.state import Seat
from saloon.games.fliptown.data import POKER_CASH, POKER_STARS, RED, TURNS
from saloon.games.fliptown.layout import LAYOUTS
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.actions import Arrange
from saloon.games.fliptown.speech.names import card
from saloon.kit.cards import BLANK, FRENCH, Card
from saloon.kit.poker import CATEGORIES, category
from saloon.scene import Node, Reader, fans
from saloon.scene.fans import Look

PAY_TOP, PAY_STEP = 106, 18.6
"""On a wide table: the first row of what hands pay, and the way to the next."""


def cell_at(at: int, shape: str) -> tuple[float, float]:
    """The middle of a box of the columns."""
    left, top, k = LAYOUTS[shape].poker
    column, line = divmod(at, TURNS)
    if shape == "wide":
        return left + 52 + 46.5 * line, top + 21 + 27 * column
    return left + (23 + 36 * column) * k, top + (24.5 + 18.6 * line) * k


def pays(kind: int) -> str:
    return f"${POKER_CASH[kind]} {POKER_STARS[kind]}★"


def so_far(view: Fliptown, seat: Seat) -> int:
    """The category of what the seat has of this round's hand."""
    held = [each for each in (*view.maps[seat].hand(view.round), *view.holes[seat]) if each != BLANK]
    return category(held)


def sheet(view: Fliptown, seat: Seat, reader: Reader, pane: str) -> Iterator[Node]:
    left, top, k = LAYOUTS[reader.shape].poker
    hand = reader("hand", hand=CATEGORIES[so_far(view, seat)])
    label = reader("poker-label", round=view.round + 1, hand=hand)
    wide = reader.shape == "wide"
    x, y, w, h = (left + 139, top + 134, 278, 268) if wide else (left + 129 * k, top + 56 * k, 258 * k, 112 * k)
    yield Node("poker", "poker-wide" if wide else "poker", x, y, w, h, label=label, kind="panel", pane=pane)
    if now := so_far(view, seat):
        yield pay_row("pay-now", now, reader, pane)
    for row, name in enumerate(reversed(CATEGORIES[1:])):
        x, y, h = (
            (left + 16, top + PAY_TOP + PAY_STEP * row, 15)
            if wide
            else (left + 122 * k, top + (7.8 + 12.1 * row) * k, 10.6 * k)
        )
        yield Node(
            f"pay-{name}", x=x, y=y, h=h, text=reader("hand", hand=name), align="start", marks=("on-paper",), pane=pane
        )
    for at, which in enumerate(view.maps[seat].poker):
        x, y = cell_at(at, reader.shape)
        marks = ("on-red" if RED[which] else "on-paper",)
        written = reader("card-written", card=card(which), round=at // TURNS + 1)
        yield Node(
            f"poker-{at}",
            x=x,
            y=y,
            h=16 if wide else 12.5 * k,
            text=card(which),
            label=written,
            marks=marks,
            kind="token",
            pane=pane,
        )


def pay_row(id: str, kind: int, reader: Reader, pane: str, marks: tuple[str, ...] = ()) -> Node:
    """The row of the table by which a hand pays."""
    left, top, k = LAYOUTS[reader.shape].poker
    if reader.shape == "wide":
        return Node(
            id, "pay-now-wide", left + 139, top + PAY_TOP + PAY_STEP * (9 - kind), 266, PAY_STEP, marks=marks, pane=pane
        )
    return Node(
        id, "pay-now", left + 186 * k, top + (7.8 + 12.1 * (9 - kind)) * k, 136 * k, 12 * k, marks=marks, pane=pane
    )


# -- what a card would make of it -------------------------------------------------------------


def with_card(view: Fliptown, seat: Seat, which: Card) -> int:
    """The category of this round's hand with one more card."""
    held = (*view.maps[seat].hand(view.round), *view.holes[seat], which)
    return category([each for each in held if each != BLANK])


def prospects(view: Fliptown, seat: Seat, reader: Reader) -> Iterator[Node]:
    """Under each card of the line-up what the hand would pay with it."""
    layout = LAYOUTS[reader.shape]
    if view.phase != "arrange" or view.roles[seat]:
        return
    for (x, y), which in zip(layout.line, view.line, strict=False):
        kind = with_card(view, seat, which)
        if kind > so_far(view, seat):
            label = reader(
                "would-pay",
                card=card(which),
                hand=reader("hand", hand=CATEGORIES[kind]),
                pays=f"{reader('gain-cash', count=POKER_CASH[kind])}, {reader('gain-stars', count=POKER_STARS[kind])}",
            )
            place = (x + 66, y, 62, 30) if reader.shape == "tall" else (x, y + 36, 66, 27)
            yield Node(
                f"prospect-{FRENCH.write(which)}",
                "prospect",
                *place,
                text=pays(kind),
                label=label,
                marks=("on-wood",),
                kind="panel",
            )


def would_be(view: Fliptown, seat: Seat, roles: Arrange, reader: Reader) -> Iterator[Node]:
    """The third card half clear in its slot and in the column, and what the hand would be."""
    layout = LAYOUTS[reader.shape]
    pane = "poker" if reader.shape == "tall" else ""
    third = next(each for each in view.line if each not in (roles.suit, roles.value))
    name, kind = FRENCH.write(third), with_card(view, seat, third)
    x, y = layout.slots[2]
    if not pane:
        yield Node(
            f"would-card-{name}", f"french-{name}", x, y, layout.lined, layout.lined * 1.5, marks=("ghost", "dim")
        )
    box, k = cell_at(len(view.maps[seat].poker), reader.shape), layout.poker[2]
    w, h, letters = (34 * k, 17 * k, 12.5 * k) if pane else (44, 24, 16)
    yield Node(f"would-box-{name}", "poker-cell-now", *box, w, h, marks=("ghost",), pane=pane)
    yield Node(
        f"would-{name}",
        x=box[0],
        y=box[1],
        h=letters,
        text=card(third),
        marks=("ghost", "on-red" if RED[third] else "on-paper"),
        pane=pane,
    )
    if kind:
        yield pay_row(f"would-pay-{CATEGORIES[kind]}", kind, reader, pane, ("ghost",))
        hand = reader("hand", hand=CATEGORIES[kind])
        high = min(layout.letters, layout.slot[0] * 1.6 / len(hand))
        below = -52 if pane else layout.head + layout.letters * 0.2
        yield Node(f"would-hand-{name}", x=x, y=y + below, h=high, text=hand, marks=("ghost",))


def holes(view: Fliptown, reader: Reader, seat: Seat, pane: str) -> Iterator[Node]:
    """The hold 'em cards of the seat whose table this is."""
    x, y = LAYOUTS[reader.shape].holes
    width = 62
    for at, which in enumerate(view.holes[seat]):
        if reader.shape == "wide":
            marks = ("on-red",) if which != BLANK and RED[which] else ("on-paper",)
            yield Node(
                f"hole-{at}",
                "poker-cell",
                x + 46 * at,
                y,
                44,
                26,
                text=card(which),
                label=reader("card-hole", card=card(which)),
                marks=marks,
                origin="deck",
                kind="token",
            )
            continue
        look = Look(f"hole-{at}", "french-back", origin="deck")
        if which != BLANK:
            look = Look(
                f"hole-{at}", f"french-{FRENCH.write(which)}", reader("card-hole", card=card(which)), origin="deck"
            )
        yield replace(fans.card(look, x + (width + 8) * at, y, width), pane=pane)
