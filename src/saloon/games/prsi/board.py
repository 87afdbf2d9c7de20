"""The table of Prší: hands in fans, the talon and the pile in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.core.state import Seat
from saloon.games.prsi.data import SUIT
from saloon.games.prsi.layout import APART, Layout, layout_for, tag_place
from saloon.games.prsi.notation import NOTATION, SUITS
from saloon.games.prsi.rules import Draw, Play, Prsi
from saloon.games.prsi.speech import clause, prompt, say
from saloon.house.rooms import Board
from saloon.kit.cards import BLANK, MARIAS, MARIAS_SUITS, Card, marias_words
from saloon.scene import Choice, Node, Reader, Scene, Seated, fans
from saloon.scene.fans import Look
from saloon.scene.layout import others
from saloon.scene.marias import MARIAS_ART
from saloon.scene.parts import TAG_ART, tag
from saloon.scene.same import once

WISHES: Final = tuple(f"suit-{suit}" for suit in SUITS)


def scene(view: Prsi, reader: Reader) -> Scene:
    return Scene(
        nodes=tuple(nodes(view, reader, layout_for(reader.shape, reader.seat < 0))),
        seats=tuple(seated(view, seat, reader) for seat in range(len(view.hands))),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(choices(view, reader)),
        shape=reader.shape,
        clause=clause(view),
    )


def nodes(view: Prsi, reader: Reader, layout: Layout) -> Iterator[Node]:
    x, y = layout.middle
    yield Node("ring", "felt-ring", x, y, 400, 400)
    yield from opponents(view, reader, layout)
    yield from talon(view, reader, x - APART, y, layout.card)
    yield from pile(view, reader, x + APART, y, layout.card)
    yield from wishes(view, reader, x + APART, y)
    if reader.seat >= 0:
        yield from own_hand(view, reader, layout)


def opponents(view: Prsi, reader: Reader, layout: Layout) -> Iterator[Node]:
    """The others above the middle; for a spectator half of them below it, so that turns go round."""
    seats = others(len(view.hands), reader.seat)
    above = len(seats) if reader.seat >= 0 else (len(seats) + 1) // 2
    yield from hands(view, reader, layout, seats[:above], 1)
    yield from hands(view, reader, layout, seats[above:][::-1], -1)


def hands(view: Prsi, reader: Reader, layout: Layout, seats: list[Seat], side: int) -> Iterator[Node]:
    """Hands of others in a row, their names towards the middle; on the far side (1) or the near one (-1)."""
    room = layout.width / max(1, len(seats))
    middle, (far, width) = layout.middle[1], layout.others
    y = middle + side * (far - middle)
    for i, seat in enumerate(seats):
        x = room * (i + 0.5)
        hand = view.hands[seat]
        looks = [look(card, f"back-{seat}-{j}", reader) for j, card in enumerate(hand)]
        yield from fans.fanned(looks, x, y, width, width * 0.45, room - width - 24, bend=2)
        said = reader("cards-count", count=len(hand))
        size = min(layout.name, (room - 8) / 196)
        yield from tag(
            seat,
            x,
            y + side * (width * 0.75 + 44),
            reader,
            str(len(hand)),
            view.to_act() == (seat,),
            size,
            seat in view.out,
            said=said,
        )


def talon(view: Prsi, reader: Reader, x: float, y: float, width: float) -> Iterator[Node]:
    count = view.talon
    yield from fans.talon("talon", count, x, y, width, reader("talon", count=count))
    if view.known and count == len(view.known):
        yield Node("talon-known", x=x, y=y - width * 0.75 - 18, h=15, text=reader("talon-known"))


def pile(view: Prsi, reader: Reader, x: float, y: float, width: float) -> Iterator[Node]:
    """The top card with those just below it, and the suit to follow where an over has changed it."""
    lying = (*view.pile[-3:], view.top) if view.top != BLANK else ()
    origin = "" if view.pile else "talon"
    looks = [look(card, "", reader, "pile-top" if card == view.top else "card", origin) for card in lying]
    yield from fans.pile("pile", looks, lying, x, y, width)
    yield from burden(view, reader, x, y, width)
    if lying and view.suit != BLANK and view.suit != SUIT[view.top]:
        name = reader("suit", suit=MARIAS_SUITS[view.suit])
        yield Node(
            "suit",
            f"sign-{SUITS[view.suit]}",
            x + width * 0.95,
            y,
            74,
            74,
            label=reader("suit-named", named=name),
            kind="sign",
        )
        yield Node("suit-name", x=x + width * 0.95, y=y + 54, h=16, text=name)


def named(view: Prsi, reader: Reader) -> set[Card]:
    """Cards that the reader may play with a suit to be named."""
    return {each.card for each in view.legal(reader.seat) if isinstance(each, Play) and each.suit != SUIT[each.card]}


def wishes(view: Prsi, reader: Reader, x: float, y: float) -> Iterator[Node]:
    """The four suits on the pile, while an over waits for one of them."""
    if reader.seat < 0 or not named(view, reader):
        return
    for i, name in enumerate(MARIAS_SUITS):
        across, down = (i % 2 - 0.5) * 88, (i // 2 - 0.5) * 88
        yield Node(
            WISHES[i],
            f"sign-{SUITS[i]}",
            x + across,
            y + down,
            80,
            80,
            label=reader("suit", suit=name),
            marks=("ghost",),
            kind="sign",
        )


def burden(view: Prsi, reader: Reader, x: float, y: float, width: float) -> Iterator[Node]:
    """What the next player faces: cards to draw, growing with each seven, or a turn to sit out."""
    if view.feed:
        w = 60 + 7 * view.feed
        yield Node(
            "feed",
            "count",
            x + width * 0.42,
            y - width * 0.72,
            w,
            w * 0.5,
            text=f"+{view.feed}",
            label=reader("feed", count=view.feed),
            marks=("last",),
            kind="sign",
        )
    elif view.stopped:
        yield Node(
            "stop",
            "count",
            x + width * 0.3,
            y - width * 0.72,
            110,
            40,
            text=reader("stop"),
            label=reader("say-stand"),
            marks=("last",),
            kind="sign",
        )


def own_hand(view: Prsi, reader: Reader, layout: Layout) -> Iterator[Node]:
    seat = reader.seat
    hand = view.hands[seat]
    note = reader("cards-count", count=len(hand))
    yield from tag(
        seat,
        *tag_place(layout, len(hand)),
        reader,
        str(len(hand)),
        view.to_act() == (seat,),
        0.95 * layout.name,
        seat in view.out,
        said=note,
    )
    looks = [look(card, f"back-own-{j}", reader, origin="talon") for j, card in enumerate(hand)]
    yield from fans.held(looks, *layout.hand, layout.row)


@once
def look(card: Card, place: str, reader: Reader, message: str = "card", origin: str = "") -> Look:
    """A card under its own name, a back under that of its place."""
    if card == BLANK:
        return Look(place, origin="talon")
    name, args = f"card-{MARIAS.write(card)}", marias_words(card)
    return Look(name, name, reader(message, **args), reader("rank-letter", **args), origin)


def choices(view: Prsi, reader: Reader) -> Iterator[Choice]:
    waiting = named(view, reader)
    for action in view.legal(reader.seat):
        path: tuple[str, ...] = ()
        shows: tuple[str, ...] = ()
        if isinstance(action, Play):
            path = (f"card-{MARIAS.write(action.card)}",)
            if action.card in waiting:
                path, shows = (*path, WISHES[action.suit]), WISHES
        elif isinstance(action, Draw):
            path = ("talon",)
        yield Choice(NOTATION.write(action), say(view, action, reader), path, shows=shows)


def seated(view: Prsi, seat: Seat, reader: Reader) -> Seated:
    if seat in view.out:
        note = reader("note-out", place=view.out.index(seat) + 1)
    else:
        note = reader("cards-count", count=len(view.hands[seat]))
    scores = view.scores()
    return Seated(reader.name(seat), note, seat in view.to_act(), seat in view.out, scores[seat] if scores else None)


def text_board(view: Prsi, reader: Reader) -> str:
    """The table in lines of text."""
    width = max(len(reader.name(seat)) for seat in range(len(view.hands)))
    lines = []
    for seat, hand in enumerate(view.hands):
        sign = "*" if seat in view.to_act() else " "
        held = " ".join(map(MARIAS.write, hand)) or (seated(view, seat, reader).note if seat in view.out else "-")
        lines.append(f"{sign} {reader.name(seat):<{width}}  {held}")
    top = MARIAS.write(view.top)
    suit = reader("suit", suit=MARIAS_SUITS[view.suit]) if view.suit != BLANK else "?"
    lines.append(reader("text-table", top=top, suit=suit, talon=view.talon))
    return "\n".join(lines)


LESSON: Final = (
    "L7,A10,AO,BO/H8,HU,LO,B9/H7,H9,LA,A7,A8 - B10=B 2 1:0:0:- - - -",
    "AU,BA/L8,L9,B7/HK,L10,LU,LK,BK B10,BO,B9,H9,AO,LO,LA,L7,A7,A9,A8,A10,AA,HA,H7,H8,H10,HU HO=H 2 1:0:0:- - - -",
    "H9,AO/L8,LO/- LK,L9,L10,B10,B7,BA,B9,B8,BK,BU,LU,AU BO=H 2 3:0:0:- "
    "LA,L7,A7,A9,A8,A10,AA,HA,H7,H8,H10,HU,HO,HK,AK H9,LO,AO 3",
)
"""Positions to learn from: a first decision, a later one, and the end."""
COLOURS = {"H": "red", "L": "green", "A": "dark_orange3", "B": "yellow"}
INKS = {rf"\b{suit}(?:[789]|10|[UOKA])\b": colour for suit, colour in COLOURS.items()}
BOARD = Board(scene, ("felt-ring", "count", *TAG_ART, *MARIAS_ART), lesson=LESSON, inks=INKS)
