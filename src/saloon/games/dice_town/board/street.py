"""The street: eight houses, what each has to give, and who leads there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.dice_town.data import ACE, BLANK, CARDS, FACE_OF, FACES, HOUSES, Card
from saloon.games.dice_town.layout import GROUND, STEP, STREET, Box, Plot
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.actions import HIDDEN, Cheat
from saloon.games.dice_town.speech.leading import lead, leader_words
from saloon.games.dice_town.speech.names import SEEN, card, combination, house, played
from saloon.kit.dice import Dice
from saloon.scene import Node, Reader
from saloon.scene.same import once, same

COINS: Final = 10
"""At most this many coins or nuggets are drawn in one place; the number says the rest."""


STAYS: Final = ("stays",)
"""The mark of what shows whose turn it is. It moves on when the event there has been told."""
APART: Final = (0, 20, 20, 14, 10, 8)
"""From one leader's shape to the next on a pill, by their number."""


def street(view: DiceTown, reader: Reader) -> list[Node]:
    """The houses, and the light over the one whose turn it is."""
    shape, ahead = reader.shape, foreseen(view, reader)
    found = [box("street", f"street-{shape}", GROUND[shape])]
    for each in HOUSES:
        found += building(view, ahead, each, reader)
    if view.house in HOUSES:
        found.append(box(f"lamp-{view.house}", lamp_art(view.house, shape), STREET[shape][view.house].lamp, STAYS))
    found += on_the_street(view, reader)
    return found


@once
def box(id: str, art: str, at: Box, marks: tuple[str, ...] = ()) -> Node:
    return Node(id, art, at.x, at.y, at.w, at.h, marks=marks)


def lamp_art(house: str, shape: str) -> str:
    """A light in the dusk that lies over the rest of the street."""
    at = STREET[shape][house].lamp
    return f"lamp-{at.w:g}" if shape == "wide" else "lamp-upper" if at.y < GROUND[shape].y else "lamp-lower"


def building(view: DiceTown, ahead: DiceTown, name: str, reader: Reader) -> list[Node]:
    there = stock_words(view, name, reader)
    label = ", ".join(filter(None, (house(name, reader), there, leader_words(view, name, reader))))
    found = [*front(name, label, reader), *stock(view, name, there, reader)]
    found += pill(view, ahead, name, reader)
    return found


@same
def front(name: str, label: str, reader: Reader) -> Iterator[Node]:
    """The house itself with its name, its number and its sign."""
    at, tall = STREET[reader.shape][name], reader.shape == "tall"
    x, y, w, h = at.box
    yield Node(f"house-{name}", f"house-{name}", x, y, w, h, label=label, kind="field")
    x, y, w, h = at.plate
    yield Node(
        f"plate-{name}", "plate-tall" if tall else f"plate-{w:g}", x, y, w, h, label=house(name, reader), kind="token"
    )
    x, y, w, h = at.name
    yield Node(f"name-{name}", x=x, y=y, w=w, h=h, text=reader("house-short", house=name), marks=("on-wood",))
    x, y, size, _ = at.number
    number = str(HOUSES.index(name) + 1)
    if tall:
        yield Node(f"number-{name}", x=x, y=y, h=20, text=number, marks=("on-wood",))
    else:
        yield Node(f"number-{name}", "number", x, y, size, size, text=number, marks=("on-wood",))
    yield from sign(name, at, reader)


def sign(name: str, at: Plot, reader: Reader) -> Iterator[Node]:
    """The die that wins the house."""
    x, y, size, _ = at.sign
    if name in FACE_OF:
        yield face_sign(f"sign-{name}", FACE_OF[name], x, y, size)
    elif name == "doctor":
        yield Node("sign-doctor", "cross", x, y, size * 0.9, size * 0.9, label=house(name, reader), kind="token")
    elif name == "hall" and at.plate.w < 150:
        yield face_sign("sign-hall", ACE, x, y, size * 0.9)
        yield Node("sign-hand", "hand-sign", x + 98, y, 54, 36, label=house(name, reader), kind="token")


def face_sign(id: str, face: int, x: float, y: float, size: float) -> Node:
    return Node(id, f"town-mini-{FACES[face]}", x, y, size, size, label=SEEN[face], kind="token")


# -- what there is ----------------------------------------------------------------------------


def stock_words(view: DiceTown, name: str, reader: Reader) -> str:
    if name == "store":
        return reader("cards-count", count=view.pile())
    if name == "hall":
        return ", ".join([card(each, reader) for each in view.column])
    amounts = {"mine": view.mine, "bank": view.bank, "coach": view.coach}
    return (
        reader("goods-nuggets" if name == "mine" else "goods-dollars", count=amounts[name]) if name in amounts else ""
    )


def stock(view: DiceTown, name: str, label: str, reader: Reader) -> Iterable[Node]:
    if name == "hall":
        return column(view.column, reader)
    amounts = {"mine": view.mine, "bank": view.bank, "coach": view.coach, "store": view.pile()}
    return heap(name, amounts[name], label, reader) if name in amounts else ()


@same
def heap(name: str, amount: int, label: str, reader: Reader) -> Iterator[Node]:
    """What there is of coins, nuggets or cards, and the number."""
    x, y, size, _ = STREET[reader.shape][name].stock
    number = reader("money", count=amount) if name in ("bank", "coach") else str(amount)
    art = {"mine": "nugget", "bank": "town-coin", "coach": "town-coin"}.get(name)
    tall = reader.shape == "tall"
    sx, sy = (x - 18, y) if tall else (x, y)
    for each in range(min(amount, COINS)) if art else ():
        yield Node(f"{name}-{art}-{each}", art or "", sx, sy, 20, 20, origin=f"house-{name}")
    if not tall and name == "store":
        yield Node("stock-store", x=x, y=y, h=size, text=number, label=label, kind="token")
        return
    w, h, letters = (68, 28, 21) if tall else (50, 21, size)
    yield Node(f"stock-{name}", "stock", x, y, w, h, label=label, kind="token")
    yield Node(f"stock-{name}-number", x=x, y=y, h=letters, text=number)


@same
def column(claims: tuple[Card, ...], reader: Reader) -> Iterator[Node]:
    """The claims on the steps of the town hall, the first one lowest."""
    x, y, size, _ = STREET[reader.shape]["hall"].stock
    dx, dy = STEP[reader.shape]
    for slot, each in enumerate(claims):
        label = reader("claim-slot", number=slot + 1, card=card(each, reader))
        yield Node(
            f"column-{slot}",
            f"card-{CARDS[each]}",
            x + dx * slot,
            y + dy * slot,
            size,
            size * 1.5,
            label=label,
            origin="house-hall",
            kind="card",
        )


# -- who leads --------------------------------------------------------------------------------


def foreseen(view: DiceTown, reader: Reader) -> DiceTown:
    """The table as it will be when one's own cup goes up, if one has chosen."""
    pick = view.picks[reader.seat] if reader.seat >= 0 else None
    return with_kept(view, reader.seat, pick) if pick and pick != HIDDEN else view


def with_kept(view: DiceTown, seat: Seat, kept: Dice) -> DiceTown:
    s = view.copy()
    s.rows = changed(s.rows, seat, tuple(sorted(s.rows[seat] + kept)))
    return s


def pill(view: DiceTown, ahead: DiceTown, name: str, reader: Reader) -> Iterator[Node]:
    """Who leads: shape and number, both shapes in a tie; in a dashed line what only oneself sees coming."""
    led = lead(view, name)
    leaders, what = coming = led if ahead is view else lead(ahead, name)
    own = reader.seat in leaders and coming != led
    x, y, w, h = at = STREET[reader.shape][name].pill
    label = leader_words(ahead, name, reader) or reader("pill", house=name)
    yield pill_itself(name, at, own, label)
    yield from on_pill(f"pill-{name}", name, leaders, said(ahead, name, leaders, what, reader), at, reader)
    if led[0] and is_past(view, name):
        yield Node(f"pill-{name}-done", "tick", x + w / 2 - 4, y - h / 2 + 3, 20, 20, marks=STAYS)
    if view.winner != BLANK and name == view.house and len(led[0]) != 1:
        yield Node(
            f"pill-{name}-won", f"figure-{view.winner}", x + w / 2 - 7, y - 15, 24, 24, tone=view.winner, marks=STAYS
        )


@once
def pill_itself(name: str, at: Box, own: bool, label: str) -> Node:
    x, y, w, h = at
    art = ("pill-tall" if w == 144 else f"pill-{w:g}") + ("-own" if own else "")
    return Node(f"pill-{name}", art, x, y, w, h, label=label, kind="token")


def is_past(view: DiceTown, name: str) -> bool:
    """Whether the lamp has passed a house."""
    return view.house in HOUSES and HOUSES.index(name) < HOUSES.index(view.house)


def said(view: DiceTown, name: str, leaders: tuple[Seat, ...], what: str, reader: Reader) -> str:
    """What is written on a pill: with what they lead."""
    if name == "hall" and leaders:
        return combination(view.rows[leaders[0]], reader) if len(leaders) == 1 else "="
    return what if len(leaders) < 2 else f"= {what}" if len(leaders) < 3 else f"={what}"


@same
def on_pill(id: str, name: str, leaders: tuple[Seat, ...], what: str, at: Box, reader: Reader) -> Iterator[Node]:
    x, y, w, h = at
    letters = h * (0.62 if h == 30 else 0.48)
    if not leaders:
        text = reader("pill", house=name)
        yield Node(f"{id}-text", x=x, y=y, h=letters * 0.92, text=text)
        return
    left, apart = x - w / 2 + 16, APART[len(leaders)]
    for k, seat in enumerate(leaders):
        yield Node(f"{id}-figure-{seat}", f"figure-{seat}", left + k * apart, y, 19, 19, tone=seat)
    faced = name in FACE_OF and len(leaders) == 1
    start, end = left + 13 + (len(leaders) - 1) * apart, x + w / 2 - (32 if faced else 19)
    yield Node(f"{id}-text", x=start, y=y, w=end - start, h=letters, text=what, align="start")
    if faced:
        yield Node(f"{id}-face", f"town-mini-{FACES[FACE_OF[name]]}", x + w / 2 - 19, y, 24, 24)


# -- a card that is being played --------------------------------------------------------------


def on_the_street(view: DiceTown, reader: Reader) -> Iterator[Node]:
    """The card played, face up at the lit house or in the middle of the street, until it is settled."""
    if view.phase != "wanted":
        return
    which = view.played
    name = "joe" if which is None else "cheater" if isinstance(which, Cheat) else CARDS[which.card]
    where = STREET[reader.shape].get(view.house)
    x, y = (where.box.x, where.box.y) if where else (GROUND[reader.shape].x, 110)
    w = 78 if reader.shape == "wide" else 84
    label = reader("played-by", who=reader.name(view.player), card=played(view, reader))
    yield Node(
        "played",
        f"card-{name}",
        min(max(x, 50), 950),
        y,
        w,
        w * 1.5,
        turn=-4,
        label=label,
        kind="card",
        marks=("last",),
    )
