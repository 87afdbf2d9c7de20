"""One's own place: the mat with cup, dice and prices, and the plate with money and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from textwrap import wrap
from typing import Final

from msgspec.structs import replace

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.dice_town.board.players import acts, badge_and_fence, purse, row, spoken, won
from saloon.games.dice_town.board.street import on_pill, said, with_kept
from saloon.games.dice_town.data import CARDS, DICE, FACE_OF, FACES, FIRST_CLAIM, PRICE, Card
from saloon.games.dice_town.layout import OWN, STREET, Own
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.actions import Fence, Keep, Remedy
from saloon.games.dice_town.speech.leading import lead
from saloon.games.dice_town.speech.names import SEEN, card, kind_of
from saloon.scene import Node, Reader
from saloon.scene.layout import row as side_by_side
from saloon.scene.panel import Panel, clipped, fitting, sheet_art
from saloon.scene.same import once, same

REMEDY_ART: Final = {"card": ("town-back", 1.5), "dollars": ("town-coin", 1), "nuggets": ("nugget", 1)}
"""The drawings of consolations, and how tall they are."""


def own_place(view: DiceTown, reader: Reader) -> Iterator[Node]:
    """The lower part of the table."""
    at, panel = OWN[reader.shape], Panel(reader.seat, 0, 0)
    yield Node("mat", f"mat-{reader.shape}", at.mat.x, at.mat.y, at.mat.w, at.mat.h)
    yield from plate(view, panel, at, reader)
    if view.phase in ("offers", "decide", "unfold"):
        yield from row(view, panel, at.tied_row, at.tied_row.size * 1.18, at.tied_row.size, "felt-slot")
        return
    if view.phase == "pick" and reader.seat in (view.winner, view.victim):
        yield from laid_out(view, at, reader)
    elif view.phase == "patient" and view.winner == reader.seat:
        yield from row(view, panel, at.row, at.pitch, at.row.size, "felt-slot")
        yield from tiles(view, at, reader)
    elif view.house == "cups" and view.round:
        yield from throwing(view, panel, at, reader)
    else:
        yield from row(view, panel, at.die, at.step, at.die.size * 0.94, "felt-slot")
        yield Node(
            "cup",
            "cup-lifted",
            at.cup.x,
            at.cup.y,
            at.cup.size,
            at.cup.size * 1.1,
            turn=at.tilt,
            tone=reader.seat,
            label=reader("cup"),
            kind="cup",
        )


# -- the plate --------------------------------------------------------------------------------


def plate(view: DiceTown, panel: Panel, at: Own, reader: Reader) -> Iterator[Node]:
    seat = reader.seat
    x, y, w, h = at.plate
    yield Node(
        f"seat-{seat}",
        sheet_art(int(w), int(h), acts(view, seat)),
        x,
        y,
        w,
        h,
        label=spoken(view, seat, reader),
        marks=won(view, seat),
        kind="panel",
    )
    yield panel.figure(at.figure, reader.name(seat))
    on_felt = () if reader.shape == "tall" else ("on-paper",)
    yield Node(
        panel.node("name"),
        x=at.name.x,
        y=at.name.y,
        w=at.name.wide,
        h=at.name.size,
        text=clipped(reader.name(seat), at.name.room * 4 // 3),
        align="start",
        marks=on_felt,
    )
    for node in purse(view, panel, at.coin, at.apart, at.coin.size * 0.8, reader):
        yield on_ground(node, on_felt)
    counted = view.house == "end" and not view.hand(seat)
    fenced = view if not counted else without_fence(view, seat)
    yield from badge_and_fence(fenced, panel, at.badge, at.fence, reader)
    hand = view.fenced[seat] if counted else view.hand(seat)
    bribing = view.phase in ("offers", "decide", "unfold")
    crowded = bribing and reader.shape == "wide"  # one's row lies where the sentence is otherwise
    if not bribing or not hand:
        yield from seen_by_oneself(view, len(hand), at.hand.y if crowded else at.eye.y, at, reader)
    if not hand and not crowded:
        yield from places_for_cards(at)
    yield from cards_in_hand(view, hand, at, reader)


def places_for_cards(at: Own) -> Iterator[Node]:
    """Where the cards of an empty hand would lie."""
    x, y, w = at.hand.x, at.hand.y, at.hand.size
    for k in range(int(at.hand_room / at.hand_step) + 1):
        yield Node(f"hand-slot-{k}", "card-slot", x + k * at.hand_step, y, w, w * 1.5)


def seen_by_oneself(view: DiceTown, cards: int, y: float, at: Own, reader: Reader) -> Iterator[Node]:
    """How many cards one has, or the points at the end."""
    over = view.house == "end"
    text = reader("points", count=view.points(reader.seat)) if over else reader("own-cards", count=cards)
    x, size = at.eye.x, at.eye.size
    yield Node("eye", "eye", x, y, size, size * 0.86, label=text, kind="sign")
    yield Node("eye-text", x=x + size * 0.8, y=y, h=size * 0.72, text=text, align="start", marks=("on-paper",))


def without_fence(view: DiceTown, seat: Seat) -> DiceTown:
    """The table with somebody's open cards taken up again, to be laid out at the end."""
    s = view.copy()
    s.fenced = changed(s.fenced, seat, ())
    return s


@once
def on_ground(node: Node, marks: tuple[str, ...]) -> Node:
    """The numbers of one's purse, in ink on paper or in chalk on felt."""
    if node.art:
        return node
    return Node(node.id, x=node.x, y=node.y, h=node.h, text=node.text, align=node.align, marks=marks)


def card_ids(cards: Sequence[Card], place: str = "card") -> list[str]:
    """A name for each card: its kind, and which of its copies."""
    numbers = {each: count() for each in cards}
    return [f"{place}-{CARDS[each]}-{next(numbers[each])}" for each in cards]


def cards_in_hand(view: DiceTown, hand: Sequence[Card], at: Own, reader: Reader) -> Iterator[Node]:
    """One's cards, those put into an offer raised, nearer together where they are many."""
    step = min(at.hand_step, at.hand_room / (len(hand) - 1)) if len(hand) > 1 else 0
    given = list(view.offers[reader.seat].cards) if view.phase in ("offers", "decide") else []
    origin = "house-store" if view.house in ("store", "doctor") else ""
    raised = offered_places(hand, given)
    for k, (each, id) in enumerate(zip(hand, card_ids(hand), strict=True)):
        x, y, w = at.hand.x + k * step, at.hand.y - (12 if k in raised else 0), at.hand.size
        yield Node(
            id,
            f"card-{CARDS[each]}",
            x,
            y,
            w,
            w * 1.5,
            label=card(each, reader),
            origin=origin,
            kind="card",
            marks=("kept",) if k in raised else (),
        )
        if each < FIRST_CLAIM:
            seen = w if k == len(hand) - 1 else min(w, step)
            text = fitting(reader("card-short", card=CARDS[each]), seen, at.letters)
            beside = x - (w - seen) / 2
            if text:
                yield Node(f"{id}-name", x=beside, y=y + w * 0.6, w=seen, h=at.letters, text=text, marks=("on-wood",))
        if k in raised:
            yield Node(f"{id}-given", "tick", x + w * 0.42, y - w * 0.66, w * 0.3, w * 0.3)


def offered_places(hand: Sequence[Card], given: list[Card]) -> set[int]:
    """Which cards of the hand are the ones given: of equal ones the last."""
    found, left = set(), list(given)
    for k in range(len(hand) - 1, -1, -1):
        if hand[k] in left:
            left.remove(hand[k])
            found.add(k)
    return found


# -- the mat ----------------------------------------------------------------------------------


def throwing(view: DiceTown, panel: Panel, at: Own, reader: Reader) -> Iterator[Node]:
    """The row kept so far, the cup, the dice under it, and what keeping them costs."""
    seat = reader.seat
    if reader.shape == "wide":
        yield Node(
            "row-name", x=at.row_name.x, y=at.row_name.y, h=at.row_name.size, text=reader("own-row"), align="end"
        )
    yield from row(view, panel, at.row, at.pitch, at.row.size, "felt-slot")
    shut = view.phase == "roll" and not view.cups[seat] and len(view.rows[seat]) < DICE
    art, turn = ("cup-shut", 0) if shut else ("cup-lifted", at.tilt)
    yield Node(
        "cup",
        art,
        at.cup.x,
        at.cup.y,
        at.cup.size,
        at.cup.size * 1.1,
        turn=turn,
        tone=seat,
        label=reader("cup"),
        kind="cup",
    )
    yield from thrown(view, at, reader)
    yield from prices(view, at, reader)
    if view.phase == "keep" and view.picks[seat] is None:
        yield from ghosts(view, at, reader)


def thrown(view: DiceTown, at: Own, reader: Reader) -> Iterator[Node]:
    """The dice under the cup; those that are kept stand out."""
    seat = reader.seat
    kept = list(view.picks[seat] or ())
    for k, face in enumerate(view.cups[seat]):
        chosen = face in kept
        if chosen:
            kept.remove(face)
        marks = ("kept",) if chosen else ("dim",) if view.picks[seat] is not None else ("rolled",)
        x, y = at.die.x + k * at.step, at.die.y - (12 if chosen else 0)
        label = reader("die", number=k + 1, face=SEEN[face])
        yield Node(
            f"die-{k}",
            f"town-die-{FACES[face]}",
            x,
            y,
            at.die.size,
            at.die.size,
            label=label,
            marks=marks,
            kind="die",
            turn=(k % 3 - 1) * 2,
        )


def prices(view: DiceTown, at: Own, reader: Reader) -> Iterator[Node]:
    """The board of prices; in the last throw a line of chalk in its place."""
    if view.last:
        yield Node("last-throw", x=at.prices.x, y=at.prices.y, h=at.row_name.size * 1.3, text=reader("last-throw"))
        return
    x, y, w, h = at.prices
    yield Node("prices", f"prices-{reader.shape}", x, y, w, h)
    for line, key in enumerate(("kept", "paid")):
        text = reader(f"price-{key}", shape=reader.shape)
        room = at.price_name.x - at.mat.left - 8
        yield Node(
            f"price-{key}",
            x=at.price_name.x,
            y=at.price_name.y + line * at.price_name.size * 1.6,
            w=room,
            h=at.price_name.size,
            text=text,
            align="end",
        )
    pick = view.picks[reader.seat]
    for kept in range(DICE + 1):
        yield from price_cell(
            f"price-{kept}",
            "price-on" if pick is not None and len(pick) == kept else "price",
            kept,
            broke(view, kept, reader),
            reader,
        )


def broke(view: DiceTown, kept: int, reader: Reader) -> bool:
    """Whether the seat cannot pay for keeping this many dice."""
    return PRICE[kept] > view.money[reader.seat]


@same
def price_cell(
    id: str, art: str, kept: int, broke: bool, reader: Reader, marks: tuple[str, ...] = ()
) -> Iterator[Node]:
    at = OWN[reader.shape]
    x, y, w = at.price.x + kept * at.price_step, at.price.y, at.price.size
    dim = ("dim",) if broke else ()
    label = "" if marks else reader("price", kept=kept, count=PRICE[kept])
    yield Node(id, art, x, y, w, w * 50 / 73, marks=(*dim, *marks), label=label, kind="token" if label else "")
    yield Node(
        f"{id}-kept",
        x=x,
        y=y - w * 0.16,
        h=w * 0.22,
        text=str(kept) if kept else reader("price-none"),
        marks=("on-wood", *dim, *marks),
    )
    cost = reader("money", count=PRICE[kept]) if PRICE[kept] else reader("price-free")
    yield Node(f"{id}-cost", x=x, y=y + w * 0.17, w=w * 0.96, h=w * 0.22, text=cost, marks=("on-wood", *dim, *marks))


def ghosts(view: DiceTown, at: Own, reader: Reader) -> Iterator[Node]:
    """What keeping dice would bring: the price, and pills of houses one would lead. Shown while they are picked."""
    ghost = ("ghost",)
    for kept in range(1, len(view.cups[reader.seat]) + 1):
        yield from price_cell(f"ghost-price-{kept}", "price-on", kept, broke(view, kept, reader), reader, ghost)
    for id, (name, ahead) in pills_ahead(view, reader).items():
        for node in ghost_pill(id, name, ahead, reader):
            yield replace(node, marks=ghost)


def pills_ahead(view: DiceTown, reader: Reader) -> dict[str, tuple[str, DiceTown]]:
    """The pills that keeping dice would change in one's favour, by id: the house, and the table as it would be."""
    found: dict[str, tuple[str, DiceTown]] = {}
    for action in view.legal(reader.seat):
        if isinstance(action, Keep) and action.faces:
            ahead = with_kept(view, reader.seat, action.faces)
            for name in (*FACE_OF, "hall"):
                if name == "hall" or FACE_OF[name] in action.faces:
                    found.setdefault(pill_id(ahead, name, reader.seat), (name, ahead))
    found.pop("", None)
    return found


def pill_id(ahead: DiceTown, name: str, seat: Seat) -> str:
    """What the pill would show, in the words of an id; empty if somebody else leads."""
    leaders, _ = lead(ahead, name)
    if seat not in leaders:
        return ""
    what = kind_of(ahead.rows[seat]) if name == "hall" else ahead.shows(seat, name)
    return f"ghost-{name}-{what}-{''.join(map(str, leaders))}"


def ghost_pill(id: str, name: str, ahead: DiceTown, reader: Reader) -> Iterator[Node]:
    leaders, what = lead(ahead, name)
    box = STREET[reader.shape][name].pill
    yield Node(id, "pill-tall-own" if box.w == 144 else f"pill-{box.w:g}-own", box.x, box.y, box.w, box.h)
    yield from on_pill(id, name, leaders, said(ahead, name, leaders, what, reader), box, reader)


def shown_by(keep: Keep, view: DiceTown, seat: Seat, ghosts: Sequence[str]) -> tuple[str, ...]:
    """The ghosts that are shown when these dice are picked."""
    ahead = with_kept(view, seat, keep.faces)
    starts = [f"ghost-price-{len(keep.faces)}"]
    starts += [
        id
        for name in (*FACE_OF, "hall")
        if keep.faces and (name == "hall" or FACE_OF[name] in keep.faces) and (id := pill_id(ahead, name, seat))
    ]
    return tuple(id for id in ghosts if any(id == start or id.startswith(f"{start}-") for start in starts))


# -- cards and consolations on the mat --------------------------------------------------------


def looked_at(view: DiceTown) -> Sequence[Card]:
    return view.counter() if view.house == "store" else view.loot()


def laid_out(view: DiceTown, at: Own, reader: Reader) -> Iterator[Node]:
    """The cards from which one is kept, for those who may look at them."""
    held = looked_at(view)
    w = min(at.middle.size, 600 / max(1, len(held)) - 10)
    origin = "house-store" if view.house == "store" else f"seat-{view.victim}"
    for each, id, place in zip(
        held, card_ids(held, "look"), side_by_side(len(held), at.middle.x, at.middle.y, w + 14, 600 - w), strict=True
    ):
        if each < 0:
            yield Node(
                id, "town-back", place.x, place.y, w, w * 1.5, label=reader("card-back"), origin=origin, kind="card"
            )
            continue
        yield Node(
            id,
            f"card-{CARDS[each]}",
            place.x,
            place.y,
            w,
            w * 1.5,
            label=card(each, reader),
            origin=origin,
            kind="card",
        )
        if each < FIRST_CLAIM:
            yield Node(
                f"{id}-name",
                x=place.x,
                y=place.y + w * 0.6,
                h=at.letters * 1.15,
                text=clipped(reader("card-short", card=CARDS[each]), 13),
                marks=("on-wood",),
            )


def tile(kind: str, x: float, y: float, at: Own, reader: Reader) -> Iterator[Node]:
    """One consolation: a drawing and what it is."""
    art, tall = REMEDY_ART[kind]
    w, h = at.tile.w, at.tile.h
    lines = wrap(reader("remedy", kind=kind), 14)
    yield Node(f"remedy-{kind}", "tile", x, y, w, h, label=reader("say-remedy", kind=kind), kind="field")
    yield Node(f"remedy-{kind}-sign", art, x, y - h * 0.17, h * 0.32, h * 0.32 * tall)
    for line, text in enumerate(lines):
        below = h * 0.32 + (line - (len(lines) - 1) / 2) * at.letters * 1.05
        yield Node(f"remedy-{kind}-text-{line}", x=x, y=y + below, h=at.letters, text=text, marks=("on-paper",))


def tiles(view: DiceTown, at: Own, reader: Reader) -> Iterator[Node]:
    """The consolations a patient can choose from; claims to be fenced are chosen in the hand."""
    kinds = [each.kind for each in view.legal(reader.seat) if isinstance(each, Remedy)]
    for kind, place in zip(kinds, side_by_side(len(kinds), at.tile.x, at.tile.y, at.tile_step, 600), strict=True):
        yield from tile(kind, place.x, place.y, at, reader)
    if any(isinstance(each, Fence) for each in view.legal(reader.seat)):
        yield Node(
            "remedy-fence",
            x=at.mat.x,
            y=at.tile.y + at.tile.h / 2 + 18,
            h=at.row_name.size,
            text=reader("remedy-fence"),
        )
    yield Node(
        "remedy-title",
        x=at.mat.x,
        y=at.tile.y - at.tile.h / 2 - 22,
        h=at.row_name.size * 1.15,
        text=reader("remedy-title"),
    )
