"""The poker sheet: three columns of five cards, what the hand is so far, and what hands pay; hold 'em cards."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.state import Seat
from saloon.games.fliptown.data import RED, TURNS
from saloon.games.fliptown.plan import PLANS
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.speech.things import card
from saloon.kit.cards import BLANK, FRENCH
from saloon.kit.poker import CATEGORIES, category
from saloon.scene import Node, Reader, cards
from saloon.scene.cards import Look


def so_far(view: Fliptown, seat: Seat) -> int:
    """The category of what the seat has of this round's hand."""
    held = [each for each in (*view.maps[seat].hand(view.round), *view.holes[seat]) if each != BLANK]
    return category(held)


def sheet(view: Fliptown, seat: Seat, reader: Reader, pane: str) -> Iterator[Node]:
    left, top, k = PLANS[reader.shape].poker
    hand = reader("hand", hand=CATEGORIES[so_far(view, seat)])
    label = reader("poker-label", round=view.round + 1, hand=hand)
    yield Node("poker", "poker", left + 129 * k, top + 56 * k, 258 * k, 112 * k, label=label, kind="panel", pane=pane)
    now = so_far(view, seat)
    if now:
        yield Node("pay-now", "pay-now", left + 186 * k, top + (7.8 + 12.1 * (9 - now)) * k, 136 * k, 12 * k, pane=pane)
    for row, name in enumerate(reversed(CATEGORIES[1:])):
        text = reader("hand", hand=name)
        yield Node(f"pay-{name}", x=left + 122 * k, y=top + (7.8 + 12.1 * row) * k, h=10.6 * k, text=text, align="start", marks=("on-paper",), pane=pane)
    for at, which in enumerate(view.maps[seat].poker):
        column, line = divmod(at, TURNS)
        x, y = left + (23 + 36 * column) * k, top + (24.5 + 18.6 * line) * k
        marks = ("on-red" if RED[which] else "on-paper",)
        written = reader("card-written", card=card(which), round=column + 1)
        yield Node(f"poker-{at}", x=x, y=y, h=12.5 * k, text=card(which), label=written, marks=marks, kind="token", pane=pane)


def holes(view: Fliptown, reader: Reader, seat: Seat, pane: str) -> Iterator[Node]:
    """The hold 'em cards of the seat whose table this is."""
    x, y = PLANS[reader.shape].holes
    width = 62 if reader.shape == "tall" else 34
    for at, which in enumerate(view.holes[seat]):
        look = Look(f"hole-{at}", "french-back", origin="deck")
        if which != BLANK:
            look = Look(f"hole-{at}", f"french-{FRENCH.write(which)}", reader("card-hole", card=card(which)), origin="deck")
        node = cards.card(look, x + (width + 8) * at, y, width)
        yield Node(node.id, node.art, node.x, node.y, node.w, node.h, label=node.label, origin=node.origin, kind="card", pane=pane)
