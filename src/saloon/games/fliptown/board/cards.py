"""The cards of a turn and their three places; deck, sheriff card and fine."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.state import Seat
from saloon.games.fliptown import data as d
from saloon.games.fliptown.layout import LAYOUTS, Layout
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.deck import NOWHERE, deck_left
from saloon.games.fliptown.rules.knowledge import SHUT
from saloon.games.fliptown.rules.scoring import points, silver
from saloon.games.fliptown.rules.turn import SUIT_PRICE
from saloon.games.fliptown.speech.ending import titled
from saloon.games.fliptown.speech.names import SIGNS, card
from saloon.kit.cards import BLANK, FRENCH, Card
from saloon.scene import Node, Reader, fans
from saloon.scene.fans import Look

ROLES = ("suit", "value", "poker")


def roles_of(view: Fliptown, seat: Seat) -> tuple[Card, ...]:
    """Suit, value and poker card as far as the viewer knows them."""
    role = view.roles[seat]
    if not role or role == SHUT or len(view.line) < 3:
        return ()
    return (*role, *(each for each in view.line if each not in role))


def felt(view: Fliptown, seat: Seat, reader: Reader) -> Iterator[Node]:
    layout = LAYOUTS[reader.shape]
    roles = roles_of(view, seat)
    yield Node("felt", f"felt-{reader.shape}", *layout.felt)
    if view.phase == "over":
        yield from verdict(view, seat, reader, layout)
        return
    yield from slots(view, roles, reader, layout)
    if reader.shape == "wide" and not roles and view.maps[seat].who == BLANK:
        yield Node("line-name", x=layout.line[1][0], y=layout.line[1][1] - 50, h=15, text=reader("line-up"))
    if not roles:
        for role, place in zip(ROLES, layout.rests, strict=True):
            yield fans.card(Look(f"rest-{role}", "card-gap"), *place, layout.lined)
    for at, which in enumerate(view.line):
        place = layout.slots[roles.index(which)] if roles else layout.line[at]
        message = f"card-{ROLES[roles.index(which)]}" if roles else "card-label"
        width = layout.card if roles else layout.lined
        yield fans.card(look(which, reader(message, card=card(which))), *shifted(place, layout, bool(roles)), width)
    if roles and view.phase == "turn" and view.player == seat:
        yield from changed(view, roles, reader, layout)


def verdict(view: Fliptown, seat: Seat, reader: Reader, layout: Layout) -> Iterator[Node]:
    """At the end: the title, and what the points are made of."""
    x, y, w, _ = layout.felt
    me = view.maps[seat]
    title = titled(view, seat, reader)
    parts = reader("end-count", stars=me.stars, silver=silver(me), cash=me.cash // 4, gold=me.gold // 2)
    tall = reader.shape == "tall"
    who = reader("end-seat", who=reader.name(seat), count=points(me), title=title)
    for at, (text, most) in enumerate(
        (
            (reader.name(seat), 24),
            (title, 46 if tall else 34),
            *(((parts, 24),) if tall else ((each, 17) for each in parts.split(" · "))),
        )
    ):
        high = min(most, (w - 40) * 1.75 / len(text)) if at else most * (1 if tall else 0.8)
        place = y + (at - 1) * 72 if tall else y - 84 + (0, 42, 88)[min(at, 2)] + 24 * max(0, at - 2)
        yield Node(
            f"verdict-{at}",
            x=x,
            y=place,
            w=w - 40,
            h=high,
            text=text,
            label=who if at == 1 else "",
            marks=("won",) if at == 1 else (),
            kind="sign" if at == 1 else "",
        )


def shifted(place: tuple[float, float], layout: Layout, lies: bool) -> tuple[float, float]:
    """The card in its slot. On a tall table it leaves room for the keys."""
    x, y = place
    return (x - 30, y + 16) if lies and layout.card > 100 else (x, y)


def look(which: Card, label: str, origin: str = "deck") -> Look:
    name = FRENCH.write(which)
    return Look(f"card-{name}", f"french-{name}", label, origin=origin)


def slots(view: Fliptown, roles: tuple[Card, ...], reader: Reader, layout: Layout) -> Iterator[Node]:
    for at, (x, y) in enumerate(layout.slots):
        on = bool(roles) and at < 2
        role = ROLES[at]
        opens = "poker" if role == "poker" and reader.shape == "tall" else ""
        name = reader(f"slot-{role}")
        yield Node(
            f"slot-{role}",
            f"slot-on-{reader.shape}" if on else f"slot-{reader.shape}",
            x,
            y,
            *layout.slot,
            label=name,
            kind="field",
            opens=opens,
        )
        marks = ("on-wood",) if on else ()
        yield Node(
            f"slot-{role}-name",
            x=x,
            y=y - layout.head,
            w=layout.slot[0] - 4,
            h=min(layout.letters, max(13.8, layout.slot[0] * 1.5 / len(name))),
            text=name,
            marks=marks,
        )


def changed(view: Fliptown, roles: tuple[Card, ...], reader: Reader, layout: Layout) -> Iterator[Node]:
    """A changed suit or value written over the card, and the keys that change them for gold."""
    suit, value, _ = roles
    free = view.maps[view.player].who in (d.WILD_CARD, d.PROSPECTOR)  # who may have done it for nothing
    if d.SUIT[suit] != view.suit:
        yield from written_over(0, SIGNS[view.suit], 0 if free else SUIT_PRICE, reader, layout)
    if d.VALUE[value] != view.value:
        yield from written_over(
            1, d.VALUES[view.value], 0 if free else abs(view.value - d.VALUE[value]), reader, layout
        )
    if not view.acted and not view.pending:
        yield from keys(view, reader, layout)


def written_over(role: int, text: str, price: int, reader: Reader, layout: Layout) -> Iterator[Node]:
    """The suit or value that counts now, and what it has cost."""
    x, y = shifted(layout.slots[role], layout, True)
    size = layout.card * 0.5
    yield Node(
        f"now-{ROLES[role]}",
        "note",
        x,
        y,
        size * 1.7,
        size * 1.25,
        text=text,
        label=reader("changed-to", what=text),
        marks=("on-wood",),
        kind="token",
    )
    if price:
        x, y, side = x + size * 0.75, y + size * 0.75, max(size, 26)
        yield Node(f"paid-{ROLES[role]}", "price", x, y, side, side, text=str(price), marks=("on-wood",))


def keys(view: Fliptown, reader: Reader, layout: Layout) -> Iterator[Node]:
    """What changes a suit or a value for gold."""
    me = view.maps[view.player]
    if me.gold >= SUIT_PRICE:
        yield key(layout, 0, "key-suit", reader("key-other"), reader("key-suit"))
        x, y = layout.keys[0]
        size = 30 if reader.shape == "tall" else 26
        yield Node("key-suit-price", "price", x + size * 1.2, y, size, size, text=str(SUIT_PRICE), marks=("on-wood",))
    if me.gold:
        if view.value > d.ACE:
            yield key(layout, 1, "key-less", "−", reader("key-less"))
        if view.value < d.KING:
            yield key(layout, 2, "key-more", "+", reader("key-more"))
        yield key(layout, 3, "key-value", "1", reader("key-value"))


def key(layout: Layout, at: int, id: str, text: str, label: str) -> Node:
    x, y = layout.keys[at]
    wide = layout.key < 40
    if at == 0:
        return Node(
            id,
            "key-suit",
            x,
            y,
            layout.key * 2.8 if wide else 96,
            layout.key if wide else 34,
            text=text,
            label=label,
            kind="field",
            marks=("on-wood",),
        )
    return Node(
        id,
        "key-value" if at == 3 else "key",
        x,
        y,
        layout.key,
        layout.key,
        text=text,
        label=label,
        kind="field",
        marks=("on-wood",),
    )


def deal(view: Fliptown, reader: Reader, pane: str) -> Iterator[Node]:
    """Round and turn, the deck, the sheriff card, the fine of the round."""
    layout = LAYOUTS[reader.shape]
    tall = reader.shape == "tall"
    left = deck_left(view)
    x, y = layout.clock
    clock = reader("clock", round=view.round + 1, turn=view.turn + 1)
    yield Node(
        "clock",
        x=x,
        y=y,
        w=0 if tall else 208,
        h=22 if tall else 19,
        text=clock,
        marks=("on-paper",) if tall else (),
        pane=pane,
    )
    if not tall:
        for at in range(d.TURNS):
            yield Node(f"turn-{at}", "dot-on" if at <= view.turn else "dot", x + 20 * (at - 2), y + 21, 14, 14)
    (x, y), pile, label = layout.deck, layout.pile, reader("deck", count=left)
    yield Node("deck", "french-back", x, y, pile, pile * 1.5, label=label, kind="card", pane=pane)
    yield Node("deck-count", "plaque", x, y + pile * 0.6, pile * 0.9, pile * 0.46, text=str(left), pane=pane)
    yield from sheriff(view, reader, layout, pane)
    yield from fine(view, reader, layout, pane)


def fine(view: Fliptown, reader: Reader, layout: Layout, pane: str) -> Iterator[Node]:
    """What it costs to be caught in this round."""
    x, y, k = layout.fine
    cash, stars = d.FINE_CASH[view.round], d.FINE_STARS[view.round]
    label = reader("fine-label", cash=cash, count=stars)
    yield Node("fine", "fine", x, y, 88 * k, 75 * k, label=label, kind="panel", pane=pane)
    yield Node("fine-name", x=x, y=y - 17 * k, h=15 * k, text=reader("fine"), marks=("on-wood",), pane=pane)
    yield Node("fine-cash", x=x - 15 * k, y=y + 7 * k, h=15 * k, text=f"${cash} /", marks=("on-wood",), pane=pane)
    yield Node("fine-stars", "star", x + 24 * k, y + 6 * k, 27 * k, 27 * k, text=str(stars), pane=pane)


def sheriff(view: Fliptown, reader: Reader, layout: Layout, pane: str) -> Iterator[Node]:
    x, y = layout.sheriff
    known = view.sheriff not in (NOWHERE, BLANK)
    if view.sheriff == NOWHERE:
        yield Node(
            "sheriff", "card-gap", x, y, layout.pile, layout.pile * 1.5, label=reader("sheriff"), kind="card", pane=pane
        )
        return
    art = f"french-{FRENCH.write(view.sheriff)}" if known else "sheriff"
    label = reader("sheriff-is", card=card(view.sheriff)) if known else reader("sheriff")
    yield Node("sheriff", art, x, y, layout.pile, layout.pile * 1.5, label=label, kind="card", pane=pane)
    yield Node(
        "sheriff-name",
        "plaque",
        x,
        y + layout.pile * 0.6,
        layout.pile * 1.2,
        layout.pile * 0.46,
        text=reader("sheriff-short"),
        pane=pane,
    )
