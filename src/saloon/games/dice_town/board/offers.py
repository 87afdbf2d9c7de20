"""A tie before the Sheriff: what has been offered for whom, and one's own purse."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.state import Seat
from saloon.games.dice_town.board.players import fence
from saloon.games.dice_town.data import BLANK, CARDS, Card
from saloon.games.dice_town.layout import ALL_TRAYS, OWN, Box, Own, columns
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.actions import Offer
from saloon.games.dice_town.rules.bribe import is_empty
from saloon.games.dice_town.rules.knowledge import sealed
from saloon.games.dice_town.speech.names import card, goods
from saloon.scene import Node, Reader
from saloon.scene.panel import clipped, fitting, sheet_art


def offers(view: DiceTown, reader: Reader) -> Iterator[Node]:
    """A tray for each of the tied, and the knobs of one's own offer."""
    if view.phase not in ("offers", "decide", "unfold") or reader.seat < 0:
        return
    at = OWN[reader.shape]
    bidding = view.phase == "offers" and reader.seat in view.to_act()
    if bidding:
        yield from purse(view, at, reader)
    tied = [seat for seat in range(view.seats()) if view.tied >> seat & 1]
    for seat, box in zip(tied, columns(at.trays if bidding else ALL_TRAYS[reader.shape], len(tied)), strict=True):
        yield from tray(view, seat, box, reader)


# -- one's own purse --------------------------------------------------------------------------


def purse(view: DiceTown, at: Own, reader: Reader) -> Iterator[Node]:
    """Less and more of dollars and of nuggets; cards are tapped in the hand."""
    seat = reader.seat
    draft = view.offers[seat]
    if reader.shape == "wide":
        yield Node(
            "purse-title",
            x=at.purse.x - 24,
            y=at.mat.y - at.mat.h / 2 + 28,
            h=at.row_name.size * 1.15,
            text=reader("own-offer"),
            align="start",
        )
    yield from given("dollars", "town-coin", draft.dollars, view.money[seat], at.purse.y, at, reader)
    nuggets_at = at.purse.y + at.purse_line
    yield from given("nuggets", "nugget", draft.nuggets, view.nuggets[seat], nuggets_at, at, reader)
    yield Node(
        "purse-says",
        x=at.purse.x - 24,
        y=at.purse.y + 1.65 * at.purse_line,
        w=at.trays.x - at.trays.w / 2 - at.purse.x + 18,
        h=at.row_name.size,
        text=clipped(goods(draft, reader) or (reader("tap-cards") if view.hand(reader.seat) else ""), 28),
        align="start",
    )


def given(what: str, art: str, count: int, most: int, y: float, at: Own, reader: Reader) -> Iterator[Node]:
    """A line of the purse: less, how many are offered, more."""
    x, wide, size = at.purse.x, at.knob * 1.1 + 56, at.purse.size
    label = reader("give", what=what, count=count, most=most)
    yield knob("less", what, x, y, at.knob, count > 0, reader)
    yield Node(f"give-{what}", art, x + wide * 0.58, y, size, size, label=label, kind="token")
    number_at = x + wide * 0.58 + size * 0.75
    yield Node(f"give-{what}-number", x=number_at, y=y, h=size * 0.9, text=str(count), align="start")
    yield knob("more", what, x + wide + at.knob * 0.75, y, at.knob, count < most, reader)


def knob(way: str, what: str, x: float, y: float, size: float, works: bool, reader: Reader) -> Node:
    return Node(
        f"{way}-{what}",
        f"knob-{way}",
        x,
        y,
        size,
        size,
        label=reader(f"knob-{way}", what=what),
        marks=() if works else ("dim",),
        kind="token",
    )


# -- the trays --------------------------------------------------------------------------------


def bids(view: DiceTown, seat: Seat) -> list[tuple[Seat, Offer]]:
    """The offers for one of the tied that the viewer sees."""
    return [
        (bidder, offer)
        for bidder, offer in enumerate(view.offers)
        if view.laid >> bidder & 1 and offer.seat == seat and not is_empty(offer)
    ]


def tray(view: DiceTown, seat: Seat, at: Box, reader: Reader) -> Iterator[Node]:
    """What is offered for one of the tied, line by line; empty lines are pale."""
    x, y, w, h = at
    top, id = y - h / 2, f"tray-{seat}"
    found = bids(view, seat)
    what = [goods(offer, reader) for _, offer in found]
    label = reader("tray", who=reader.name(seat), goods=", ".join(what) or reader("tray-nothing"))
    choosing = view.phase == "decide" and reader.seat == view.sheriff
    yield Node(id, sheet_art(int(w), int(h), choosing), x, y, w, h, label=label, kind="field")
    yield Node(f"{id}-figure", f"figure-{seat}", x - w / 2 + 24, top + 26, 24, 24, tone=seat)
    thinks = not view.laid >> seat & 1 and seat != view.sheriff
    room = w - (76 if thinks else 50)
    name = fitting(reader.name(seat), room, 17)
    if name:
        yield Node(
            f"{id}-name",
            x=x - w / 2 + 42,
            y=top + 26,
            w=room,
            h=17,
            text=name,
            align="start",
            marks=("on-paper",),
        )
    if thinks:
        yield Node(f"{id}-state", "dots", x + w / 2 - 20, top + 20, 24, 24, label=reader("thinks"), kind="sign")
    elif sealed(view) and reader.seat not in (seat, view.sheriff) and seat != view.sheriff:
        yield Node(
            f"{id}-envelope",
            "envelope",
            x,
            y + 6,
            min(88, w - 20),
            min(88, w - 20) * 0.68,
            label=reader("thing", thing="envelope"),
            kind="token",
        )
        return
    yield from heap(id, view, found, at, reader)


def heap(id: str, view: DiceTown, found: list[tuple[Seat, Offer]], at: Box, reader: Reader) -> Iterator[Node]:
    """Everything offered for one player together: dollars and nuggets side by side where there is room."""
    x, y, w, h = at
    top, broad = y - h / 2, is_broad(at)
    size = 44 if broad else 30
    spots = ((x - w * 0.3, top + 82), (x + w * 0.12, top + 82)) if broad else ((x - 22, top + 66), (x - 22, top + 104))
    sums = (
        ("town-coin", sum(offer.dollars for _, offer in found)),
        ("nugget", sum(offer.nuggets for _, offer in found)),
    )
    for (art, number), (cx, cy) in zip(sums, spots, strict=True):
        dim = () if number else ("dim",)
        for k in range(max(1, min(5, number))):
            yield Node(
                f"{id}-{art}-{k}",
                art,
                cx + k * 2,
                cy - k * 3,
                size,
                size,
                marks=dim,
                origin=f"seat-{found[0][0]}" if found else "",
            )
        yield Node(
            f"{id}-{art}-number",
            x=cx + size * 0.75 + 10,
            y=cy,
            h=size * 0.7,
            text=str(number),
            align="start",
            marks=("on-paper", *dim),
        )
    if not found and view.laid >> int(id.rsplit("-", 1)[1]) & 1:
        text = fitting(reader("tray-nothing"), w - 12, 16) or "–"
        yield Node(f"{id}-nothing", x=x, y=y + h * 0.25, w=w - 12, h=16, text=text, marks=("on-paper", "dim"))
    yield from heap_cards(id, found, at, reader)


def is_broad(at: Box) -> bool:
    return at.w >= 250


def heap_cards(id: str, found: list[tuple[Seat, Offer]], at: Box, reader: Reader) -> Iterator[Node]:
    x, y, w, h = at
    hand = [each for _, offer in found for each in offer.cards]
    fenced = [each for _, offer in found for each in offer.fenced]
    total = len(hand) + len(fenced)
    width = (h - 122) / 1.5 if is_broad(at) else min(54, h * 0.26)
    step = min(width + 6, (w - 24 - width) / (total - 1)) if total > 1 else 0
    bottom = y + h / 2 - width * 0.75 - 12
    for k, each in enumerate((*hand, *fenced)):
        cx = x + (k - (total - 1) / 2) * step
        if k < len(hand):
            yield offered_card(f"{id}-card-{k}", each, cx, bottom, width, reader)
        else:
            yield from fence(f"{id}-card-{k}", each, cx, bottom, width, reader, False)


def offered_card(id: str, each: Card, x: float, y: float, width: float, reader: Reader) -> Node:
    art = "town-back" if each == BLANK else f"card-{CARDS[each]}"
    return Node(
        id,
        art,
        x,
        y,
        width,
        width * 1.5,
        label=reader("card-back") if each == BLANK else card(each, reader),
        kind="card",
    )
