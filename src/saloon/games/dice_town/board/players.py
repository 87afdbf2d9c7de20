"""The players: a panel for each of the others, and the same in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

from saloon.core.state import Seat
from saloon.games.dice_town.board.street import COINS, STAYS
from saloon.games.dice_town.data import CARDS, DICE, FACE_OF, FACES, Card
from saloon.games.dice_town.layout import Box, Other
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.speech.leading import lead
from saloon.games.dice_town.speech.names import SEEN, card, cards, combination, dice, goods, kind_of, owns
from saloon.kit.dice import Dice
from saloon.scene import Count, Node, Reader, Seated
from saloon.scene.panel import Panel, Spot
from saloon.scene.same import same

BACKS: Final = 6
"""At most this many backs are drawn on each other."""
COLUMNS: Final = 78
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


# -- in words ---------------------------------------------------------------------------------


def note(view: DiceTown, seat: Seat, reader: Reader) -> str:
    """What lies before somebody, in a few words."""
    money, gold = owns(view, seat, reader)
    parts = [reader("sheriff")] if seat == view.sheriff else []
    if money != "?":
        parts += [reader("goods-dollars", count=int(money)), reader("goods-nuggets", count=int(gold))]
    return " · ".join(
        [
            *parts,
            reader("cards-count", count=len(view.hand(seat)) + (len(view.fenced[seat]) if view.house == "end" else 0)),
        ]
    )


def spoken(view: DiceTown, seat: Seat, reader: Reader) -> str:
    """The whole panel for a screen reader."""
    parts = [reader.name(seat), note(view, seat, reader)]
    if view.rows[seat]:
        parts.append(reader("row-of", dice=dice(view.rows[seat])))
    parts += [reader("fenced", card=card(each, reader)) for each in view.fenced[seat]]
    if view.phase == "keep" and view.cups[seat]:
        parts.append(reader("thinks" if view.picks[seat] is None else "decided"))
    return ", ".join(parts)


def seated(view: DiceTown, seat: Seat, reader: Reader) -> Seated:
    score = view.points(seat) if view.phase == "over" else None
    money, gold = owns(view, seat, reader)
    held = len(view.hand(seat))
    counts = (
        [
            Count("town-coin", int(money), reader("goods-dollars", count=int(money))),
            Count("nugget", int(gold), reader("goods-nuggets", count=int(gold))),
        ]
        if money != "?"
        else []
    )
    counts.append(Count("town-back", held, reader("cards-count", count=held)))
    return Seated(
        reader.name(seat),
        reader("sheriff") if seat == view.sheriff else "",
        seat in view.to_act(),
        False,
        score,
        tuple(counts),
    )


def text_board(view: DiceTown, reader: Reader) -> str:
    """The table in lines of text."""
    seats = range(view.seats())
    width = max(len(reader.name(seat)) for seat in seats)
    lines = [
        reader(
            "text-town",
            mine=view.mine,
            bank=view.bank,
            coach=view.coach,
            store=view.pile(),
            claims=" ".join(str(CARDS[each][-1]) for each in view.column) or "-",
        )
    ]
    for seat in seats:
        sign = "*" if seat in view.to_act() else " "
        own = view.cups[seat] if reader.is_me(seat) else ()
        cup = f"  [{dice(own)}]" if own else ""
        lines.append(
            f"{sign} {reader.name(seat):<{width}}  {dice(view.rows[seat]) or '-':<14}  {note(view, seat, reader)}{cup}"
        )
    lines += [*text_leads(view, reader), *text_offers(view, reader)]
    if reader.seat >= 0 and view.hand(reader.seat):
        lines += wrap(reader("text-hand", cards=cards(view.hand(reader.seat), reader)), COLUMNS)
    return "\n".join(lines)


def text_leads(view: DiceTown, reader: Reader) -> list[str]:
    """Who leads where, by the face that wins it, in lines that fit a terminal."""
    found = []
    for name in (*FACE_OF, "hall"):
        leaders, what = lead(view, name)
        if leaders:
            sign = SEEN[FACE_OF[name]] if name in FACE_OF else reader("house-short", house=name)
            who = " = ".join(map(reader.name, leaders))
            found.append(f"{sign}: {who} {what or combination(view.rows[leaders[0]], reader)}".replace(" ", NO_BREAK))
    return (
        [line.replace(NO_BREAK, " ") for line in wrap(reader("text-leads", leads="   ".join(found)), COLUMNS)]
        if found
        else []
    )


def text_offers(view: DiceTown, reader: Reader) -> list[str]:
    """What lies before the Sheriff, and what one is putting together."""
    if view.phase not in ("offers", "decide", "unfold"):
        return []
    laid = [(seat, goods(offer, reader)) for seat, offer in enumerate(view.offers) if view.laid >> seat & 1]
    lines = [reader("tray", who=reader.name(seat), goods=what) for seat, what in laid if what]
    if reader.seat in view.to_act() and (draft := goods(view.offers[reader.seat], reader)):
        lines.append(reader("tray", who=reader("own-offer"), goods=draft))
    return [part for line in lines for part in wrap(line, COLUMNS)]


# -- a panel ----------------------------------------------------------------------------------


def acts(view: DiceTown, seat: Seat) -> bool:
    """Who is to act, or whose house it is."""
    return seat in view.to_act() or (seat == view.winner and view.phase != "over")


def other_panel(view: DiceTown, seat: Seat, x: float, y: float, at: Other, reader: Reader) -> Iterator[Node]:
    panel = Panel(seat, x, y)
    sheet = panel.sheet(*at.size, spoken(view, seat, reader), acts(view, seat))
    yield Node(sheet.id, sheet.art, x, y, sheet.w, sheet.h, label=sheet.label, marks=won(view, seat), kind="panel")
    yield panel.figure(at.figure)
    yield panel.words("name", at.name, reader.name(seat))
    yield from purse(view, panel, at.coin, at.apart, at.letters, reader)
    yield from counting(view, panel, at, reader) if view.house == "end" else playing(view, panel, at, reader)


def playing(view: DiceTown, panel: Panel, at: Other, reader: Reader) -> Iterator[Node]:
    yield from backs(view, panel, at, reader)
    yield from badge_and_fence(view, panel, at.badge, at.fence, reader)
    yield from cup(view, panel, at.cup, reader)
    yield from row(view, panel, at.die, at.step, at.die.size)
    if at.says.size:
        yield from offer_line(view, panel, at.says, reader)


def counting(view: DiceTown, panel: Panel, at: Other, reader: Reader) -> Iterator[Node]:
    """At the end the cards laid open take the place of cup and dice, and points that of the hand."""
    if view.hand(panel.seat):
        yield from backs(view, panel, at, reader)
    else:
        yield points(view, panel, at, reader)
    yield from badge(view, panel, at.badge, reader)
    yield from laid_open(view, panel, at, reader)


def points(view: DiceTown, panel: Panel, at: Other, reader: Reader) -> Node:
    """The points of a player at the end."""
    count, w = view.points(panel.seat), at.coin.size * 1.7
    x, y = panel.x + at.coin.x + 2 * at.apart + at.coin.size * 0.4, panel.y + at.coin.y
    return Node(
        panel.node("points"),
        "price-on",
        x,
        y,
        w,
        w * 0.7,
        text=str(count),
        label=reader("points", count=count),
        marks=("on-wood",),
        kind="token",
    )


def laid_open(view: DiceTown, panel: Panel, at: Other, reader: Reader) -> Iterator[Node]:
    """All cards, from left to right."""
    cards, box = view.fenced[panel.seat], at.laid
    width, step = spread(len(cards), box)
    for k, each in enumerate(cards):
        yield from fence(
            panel.node(f"fenced-{k}"),
            each,
            panel.x + box.left + width / 2 + k * step,
            panel.y + box.y,
            width,
            reader,
            True,
        )


def spread(count: int, box: Box) -> tuple[float, float]:
    """How wide some cards in a box are, and how far one lies from the next."""
    width = box.h / 1.5
    return width, min(width * 1.1, (box.w - width) / max(1, count - 1))


def won(view: DiceTown, seat: Seat) -> tuple[str, ...]:
    scores = view.scores()
    return ("won",) if scores is not None and scores[seat] == max(scores) else ()


def purse(view: DiceTown, panel: Panel, at: Spot, apart: float, letters: float, reader: Reader) -> Iterator[Node]:
    """Coins and nuggets, each lot on one place so that every piece can be seen to come and go, and their numbers."""
    money, gold = owns(view, panel.seat, reader)
    yield from lot(panel, "dollars", "town-coin", money, at, letters, reader)
    yield from lot(panel, "nuggets", "nugget", gold, at._replace(x=at.x + apart), letters, reader)


@same
def lot(panel: Panel, what: str, art: str, number: str, at: Spot, letters: float, reader: Reader) -> Iterator[Node]:
    label = reader("thing", thing=what) if number == "?" else reader(f"goods-{what}", count=int(number))
    count = 1 if number == "?" else max(1, min(COINS, int(number)))
    marks = ("dim",) if number == "0" else ()
    for k in range(count):
        yield Node(
            panel.node(f"{art}-{k}"),
            art,
            panel.x + at.x,
            panel.y + at.y,
            at.size,
            at.size,
            origin=f"seat-{panel.seat}",
            marks=marks,
            label="" if k else label,
            kind="token",
        )
    yield panel.words(f"{art}-number", Spot(at.x + at.size * 0.66, at.y, letters), number)


def backs(view: DiceTown, panel: Panel, at: Other, reader: Reader) -> Iterable[Node]:
    return hand_down(panel, len(view.hand(panel.seat)), at, reader)


@same
def hand_down(panel: Panel, count: int, at: Other, reader: Reader) -> Iterator[Node]:
    """The hand, face down, and how many cards it is."""
    x, y, size = at.coin.x + 2 * at.apart, at.coin.y, at.coin.size * 0.78
    label = reader("hand-of", who=reader.name(panel.seat), count=count)
    for k in range(max(1, min(BACKS, count))):
        yield Node(
            panel.node("cards" if not k else f"cards-{k}"),
            "town-back",
            panel.x + x,
            panel.y + y,
            size,
            size * 1.5,
            label="" if k else label,
            marks=() if count else ("dim",),
            kind="card",
        )
    yield panel.words("cards-number", Spot(x + at.coin.size * 0.6, y, at.letters), str(count))


def badge_and_fence(view: DiceTown, panel: Panel, at: Spot, room: Box, reader: Reader) -> Iterator[Node]:
    """The badge of the Sheriff, and claims behind barbed wire, from the right; without a badge they take its place."""
    yield from badge(view, panel, at, reader)
    box = room if panel.seat == view.sheriff else room.beside(at)
    fenced = view.fenced[panel.seat]
    width, step = spread(len(fenced), box)
    for k, each in enumerate(fenced):
        x = panel.x + box.right - width / 2 - (len(fenced) - 1 - k) * step
        yield from fence(panel.node(f"fenced-{k}"), each, x, panel.y + box.y, width, reader, view.phase == "over")


def badge(view: DiceTown, panel: Panel, at: Spot, reader: Reader) -> Iterator[Node]:
    if panel.seat == view.sheriff:
        yield Node(
            "badge", "badge", panel.x + at.x, panel.y + at.y, at.size, at.size, label=reader("sheriff"), kind="token"
        )


def fence(id: str, each: Card, x: float, y: float, width: float, reader: Reader, over: bool) -> Iterator[Node]:
    label = card(each, reader) if over else reader("fenced", card=card(each, reader))
    yield Node(id, f"card-{CARDS[each]}", x, y, width, width * 1.5, label=label, kind="card")
    if not over:
        yield Node(f"{id}-wire", "wire", x, y - width * 0.4, width * 1.1, width * 0.42)


def cup(view: DiceTown, panel: Panel, at: Spot, reader: Reader) -> Iterator[Node]:
    """Shut while dice are hidden under it; a tick when its owner has decided, dots while not."""
    seat = panel.seat
    shut = bool(view.cups[seat]) or (view.phase == "roll" and len(view.rows[seat]) < DICE)
    x, y = panel.x + at.x, panel.y + at.y
    label = reader("cup-of", who=reader.name(seat))
    yield Node(
        panel.node("cup"),
        "cup-shut" if shut else "cup-lifted",
        x,
        y,
        at.size,
        at.size * 1.1,
        tone=seat,
        label=label,
        kind="token",
    )
    if view.phase == "keep" and view.cups[seat]:
        art, state = ("dots", "thinks") if view.picks[seat] is None else ("tick", "decided")
        yield Node(
            panel.node("state"),
            art,
            x + at.size * 0.4,
            y - at.size * 0.36,
            at.size * 0.36,
            at.size * 0.36,
            label=reader(state),
            kind="sign",
        )


def deciding(view: DiceTown, seat: Seat) -> Dice:
    """The dice that count in the house whose lamp burns."""
    if view.house == "hall":
        return view.rows[seat]
    face = FACE_OF.get(view.house)
    return tuple(each for each in view.rows[seat] if each == face)


def row(view: DiceTown, panel: Panel, at: Spot, step: float, size: float, slot: str = "mini-slot") -> Iterable[Node]:
    """The dice somebody has kept, those that count on gold, and empty places."""
    rolled = view.fresh[panel.seat] if view.last else None
    return kept_dice(panel, view.rows[panel.seat], deciding(view, panel.seat), rolled or (), at, step, size, slot)


@same
def kept_dice(
    panel: Panel, kept: Dice, counting: Dice, last: Dice, at: Spot, step: float, size: float, slot: str
) -> Iterator[Node]:
    fresh = list(last)
    for k in range(DICE):
        x, y = panel.x + at.x + k * step, panel.y + at.y
        if k >= len(kept):
            yield Node(panel.node(f"slot-{k}"), slot, x, y, size, size)
            continue
        face = kept[k]
        if face in counting:
            yield Node(panel.node(f"gold-{k}"), "mini-gold", x, y, size, size, marks=STAYS)
        rolled = face in fresh
        if rolled:
            fresh.remove(face)
        yield Node(
            panel.node(f"die-{k}"),
            f"town-mini-{FACES[face]}",
            x,
            y,
            size,
            size,
            origin=panel.node("cup"),
            label=SEEN[face],
            kind="die" if rolled else "token",
            marks=("rolled",) if rolled else (),
        )


def offer_line(view: DiceTown, panel: Panel, at: Spot, reader: Reader) -> Iterator[Node]:
    """What somebody has offered, or what the dice are called."""
    offered = goods(view.offers[panel.seat], reader) if view.phase in ("offers", "decide", "unfold") else ""
    row = view.rows[panel.seat]
    text = (
        reader("offers-line", goods=offered)
        if offered
        else combination(row, reader)
        if kind_of(row) or len(row) == DICE
        else ""
    )
    if text:
        yield panel.words("says", at, text)
