"""The table of Prší: hands in fans, the talon and the pile in the middle."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.state import Seat
from saloon.games.prsi.notation import NOTATION, SUITS
from saloon.games.prsi.rules import SUIT, Draw, Play, Prsi
from saloon.games.prsi.speech import clause, prompt, say
from saloon.house.rooms import Board
from saloon.kit.cards import BLANK, MARIAS, MARIAS_SUITS, Card, marias_words
from saloon.scene import Button, Choice, Node, Reader, Scene, Seated
from saloon.scene.layout import fan, others
from saloon.scene.parts import tag


def scene(view: Prsi, reader: Reader) -> Scene:
    tall = reader.shape == "tall"
    return Scene(
        nodes=tuple(nodes(view, reader, tall)),
        seats=tuple(seated(view, seat, reader) for seat in range(len(view.hands))),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(choices(view, reader)),
        buttons=tuple(Button(f"suit-{SUITS[i]}", reader("suit", suit=name)) for i, name in enumerate(MARIAS_SUITS)),
        shape=reader.shape,
        clause=clause(view),
    )


def nodes(view: Prsi, reader: Reader, tall: bool) -> Iterator[Node]:
    middle = (320, 410) if tall else (500, 322)
    yield Node("ring", "felt-ring", *middle, 400, 400)
    yield from opponents(view, reader, tall)
    yield from talon(view, reader, middle[0] - 78, middle[1], tall)
    yield from pile(view, reader, middle[0] + 78, middle[1], tall)
    if reader.seat >= 0:
        yield from own_hand(view, reader, tall)


def opponents(view: Prsi, reader: Reader, tall: bool) -> Iterator[Node]:
    seats = others(len(view.hands), reader.seat)
    span = (640 if tall else 1000) / len(seats)
    width = 46 if tall else 66
    y = 84 if tall else 96
    for i, seat in enumerate(seats):
        x = span * (i + 0.5)
        hand = view.hands[seat]
        for j, place in enumerate(fan(len(hand), x, y, width * 0.45, span - width - 24, bend=2)):
            yield card_node(hand[j], f"back-{seat}-{j}", place.x, place.y, width, place.turn, reader)
        size = min(1, (span - 8) / 196)
        note = reader("cards-count", count=len(hand)) if not tall else str(len(hand))
        yield from tag(seat, x, y + width * 0.75 + 44, reader, note, view.to_act() == (seat,), size, seat in view.out)


def talon(view: Prsi, reader: Reader, x: float, y: float, tall: bool) -> Iterator[Node]:
    width = 112 if tall else 100
    count = view.talon()
    label = reader("talon", count=count)
    for i in range(min(3, max(0, (count - 1) // 4))):
        yield Node(f"talon-{i}", "card-back", x - 3 * (i + 1), y - 3 * (i + 1), width, width * 1.5)
    art = "card-back" if count else "card-gap"
    yield Node("talon", art, x, y, width, width * 1.5, label=label)
    yield Node("talon-count", "count", x, y + width * 0.52, 64, 30, text=str(count))
    if view.known and count == len(view.known):
        yield Node("talon-known", x=x, y=y - width * 0.75 - 18, h=15, text=reader("talon-known"))


def pile(view: Prsi, reader: Reader, x: float, y: float, tall: bool) -> Iterator[Node]:
    width = 112 if tall else 100
    if view.top == BLANK:
        yield Node("pile-gap", "card-gap", x, y, width, width * 1.5)
        return
    for card in (*view.pile[-3:], view.top):
        top = card == view.top
        turn = card * 37 % 19 - 9
        label = reader("pile-top", **marias_words(card)) if top else ""
        yield card_node(card, "", x, y, width, turn / 2 if top else turn, reader, label=label, origin="talon" if not view.pile else "")
    if view.suit != BLANK and view.suit != SUIT[view.top]:
        name = reader("suit", suit=MARIAS_SUITS[view.suit])
        yield Node("suit", f"sign-{SUITS[view.suit]}", x + width * 0.95, y, 74, 74, label=reader("suit-named", named=name))
        yield Node("suit-name", x=x + width * 0.95, y=y + 54, h=16, text=name)


def own_hand(view: Prsi, reader: Reader, tall: bool) -> Iterator[Node]:
    hand = view.hands[reader.seat]
    width = 120 if tall else 104
    acts = view.to_act() == (reader.seat,)
    x, y, span = (320, 886, 500) if tall else (560, 532, 660)
    rows = [hand] if not tall or len(hand) <= 6 else [hand[: len(hand) // 2], hand[len(hand) // 2 :]]
    up = width * (len(rows) - 1)
    at: tuple[float, float] = (x, y - width * 0.75 - 44 - up) if tall else (122, 532)
    yield from tag(reader.seat, at[0], at[1], reader, reader("cards-count", count=len(hand)), acts, 1, reader.seat in view.out)
    for k, cards in enumerate(rows):
        up = width * (len(rows) - 1 - k)
        for card, place in zip(cards, fan(len(cards), x, y - up, width + 6, span), strict=True):
            yield card_node(card, f"back-own-{k}", place.x, place.y, width, place.turn, reader, origin="talon")


def card_node(
    card: Card, unknown: str, x: float, y: float, width: float, turn: float, reader: Reader, label: str = "", origin: str = ""
) -> Node:  # fmt: skip
    """A card lies under its own name, so it glides wherever it goes; a back under its place."""
    if card == BLANK:
        return Node(unknown, "card-back", x, y, width, width * 1.5, turn, origin="talon")
    args = marias_words(card)
    text = reader("rank-letter", **args)
    spoken = label or reader("card", **args)
    return Node(f"card-{MARIAS.write(card)}", f"card-{MARIAS.write(card)}", x, y, width, width * 1.5, turn, spoken, text, "corner", origin=origin)


def choices(view: Prsi, reader: Reader) -> Iterator[Choice]:
    legal = view.legal(reader.seat)
    named = {a.card for a in legal if isinstance(a, Play) and a.suit != SUIT[a.card]}
    for action in legal:
        path: tuple[str, ...] = ()
        if isinstance(action, Play):
            path = (f"card-{MARIAS.write(action.card)}",)
            if action.card in named:
                path = (*path, f"suit-{SUITS[action.suit]}")
        elif isinstance(action, Draw):
            path = ("talon",)
        yield Choice(NOTATION.write(action), say(view, action, reader), path)


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
        cards = " ".join(map(MARIAS.write, hand)) or (seated(view, seat, reader).note if seat in view.out else "-")
        lines.append(f"{sign} {reader.name(seat):<{width}}  {cards}")
    top = MARIAS.write(view.top)
    suit = reader("suit", suit=MARIAS_SUITS[view.suit]) if view.suit != BLANK else "?"
    lines.append(reader("text-table", top=top, suit=suit, talon=view.talon()))
    return "\n".join(lines)


BOARD = Board(scene)
