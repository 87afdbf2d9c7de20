"""The table of Craps mini: chalk lines on felt, chips that show whose they are, two dice, the bank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from saloon.core.state import Seat
from saloon.games.craps.data import BAR, DONT, FIELDS, LEFT, PASS, RIGHT, SPOTS, WON, WORDS, Spot
from saloon.games.craps.layout import FELTS, Felt, PlayerBox, chairs, point_of, stack_of, title_of
from saloon.games.craps.notation import NAMES, NOTATION
from saloon.games.craps.rules import Craps
from saloon.games.craps.rules.actions import Put
from saloon.games.craps.speech import amounts, clause, fortune, prompt, say
from saloon.house.rooms import Board
from saloon.kit.dice import write_dice
from saloon.scene import Choice, Node, Reader, Scene, Seated
from saloon.scene.chips import STACK_ART, stack
from saloon.scene.layout import Pose, row
from saloon.scene.parts import TAG_ART, tag
from saloon.scene.pips import DIE_ART, DIE_FACES

ART: Final = Path(__file__).parent / "art"


def scene(view: Craps, reader: Reader) -> Scene:
    return Scene(
        nodes=tuple(nodes(view, reader)),
        seats=tuple(seated(view, seat, reader) for seat in range(len(view.chips))),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(choices(view, reader)),
        shape=reader.shape,
        clause=clause(view),
        art=ART,
    )


def nodes(view: Craps, reader: Reader) -> Iterator[Node]:
    felt = FELTS[reader.shape]
    yield from bank(view, felt, reader)
    for field in FIELDS:
        yield from field_nodes(view, felt, field, reader)
    for side, box in (("left", felt.left), ("right", felt.right)):
        yield Node(f"box-{side}", f"box-{side}-{felt.shape}", box.x, box.y, box.w, box.h)
        yield Node(
            f"box-{side}-name",
            x=box.x,
            y=box.y - box.h / 2 + 20,
            h=17,
            text=field_name(PASS if side == "left" else DONT, reader),
        )
    for spot in (*LEFT.values(), *RIGHT.values()):
        yield from ring(view, felt, spot, reader)
    for seat, chair in chairs(reader.shape, len(view.chips), reader.seat).items():
        yield from seat_nodes(view, seat, chair, reader)
    for seat in range(len(view.chips)):
        for spot in range(SPOTS):
            yield from placed(view, felt, seat, spot, reader)
    yield from dice(view, felt, reader)


# -- the felt ---------------------------------------------------------------------------------


def field_name(field: Spot, reader: Reader) -> str:
    return reader("field-name", field=WORDS[field])


def field_nodes(view: Craps, felt: Felt, field: Spot, reader: Reader) -> Iterator[Node]:
    """One of the five fields; it glows while a throw that it wins is settled."""
    box, word = felt.fields[field], WORDS[field]
    marks = ("last",) if view.settling() and view.outcome().fates[field] == WON else ()
    if field in (PASS, DONT) and not view.lines_open() and view.phase == "bet":
        marks = ("dim",)
    yield Node(
        f"bet-{word}",
        f"bet-{word}-{felt.shape}",
        box.x,
        box.y,
        box.w,
        box.h,
        label=field_name(field, reader),
        marks=marks,
        kind="field",
    )
    x, y, size = title_of(felt, field)
    yield Node(f"bet-{word}-name", x=x, y=y, h=size, text=reader("field-sign", field=word), marks=marks)
    below, small = (21, 14) if felt.shape == "wide" else (24, 18)
    x -= 44 if field == DONT and felt.shape == "tall" else 0  # the dice of the bar lie on the right
    yield Node(f"bet-{word}-wins", x=x, y=y + below, w=box.w - 12, h=small, text=wins(field, reader), marks=marks)


def wins(field: Spot, reader: Reader) -> str:
    """What the field wins and loses with, in figures."""
    return reader("field-wins", field=WORDS[field])


def ring(view: Craps, felt: Felt, spot: Spot, reader: Reader) -> Iterator[Node]:
    x, y = point_of(felt, spot)
    side, number = ("left", NAMES[spot][1:]) if spot in LEFT.values() else ("right", NAMES[spot][1:])
    marks = ("last",) if view.settling() and sum(view.dice) == int(number) else ()
    yield Node(
        f"point-{side}-{number}", "ring-number", x, y, 82, 82, label=spot_name(spot, reader), marks=marks, kind="point"
    )
    held = any(bets[spot] for bets in view.bets)  # chips leave the number less room
    yield Node(
        f"point-{side}-{number}-text",
        x=x,
        y=y - (22 if held and len(view.chips) == 2 else 0),
        h=22 if held else 32,
        text=number,
        marks=marks,
    )


def spot_name(spot: Spot, reader: Reader) -> str:
    """In words, for those who cannot see it."""
    if spot < BAR:
        return field_name(spot, reader)
    if spot == BAR:
        return reader("spot-bar")
    return reader("spot-point", side="left" if spot in LEFT.values() else "right", point=int(NAMES[spot][1:]))


def placed(view: Craps, felt: Felt, seat: Seat, spot: Spot, reader: Reader) -> Iterator[Node]:
    """A seat's chips on a spot."""
    count = view.bets[seat][spot]
    x, y, size = stack_of(felt, spot, seat, len(view.chips))
    origin = f"seat-{seat}" if spot < BAR else "bet-pass" if spot in LEFT.values() else "bet-dont"
    label = reader("stack", who=reader.name(seat), count=count, spot=spot_name(spot, reader)) if count else ""
    return stack(f"chip-{seat}-{spot}", f"chip-{seat}", count, x, y, size, label, fortune(view, spot), seat, origin)


def bank(view: Craps, felt: Felt, reader: Reader) -> Iterator[Node]:
    """The tray of the bank: columns of six chips."""
    x, y = felt.bank
    yield Node("bank", "bank-tray", x, y, 300, 88, label=reader("bank", count=view.bank), kind="panel")
    for k in range(view.bank):
        yield Node(f"bank-{k}", "chip-bank", x - 118 + (k // 6) * 46, y + 9 - (k % 6) * 5, 44, 44, kind="chip")
    yield Node("bank-count", x=x + 104, y=y - 12, h=34, text=str(view.bank))
    yield Node("bank-name", x=x + 104, y=y + 17, h=15 if felt.shape == "wide" else 18, text=reader("bank-name"))


def dice(view: Craps, felt: Felt, reader: Reader) -> Iterator[Node]:
    """The last throw; in the banker's hand the dice show nothing."""
    x, y, size = felt.dice
    fallen = bool(view.dice) and view.phase not in ("lot", "throw")
    for i in range(2):
        face = str(view.dice[i]) if fallen else "blank"
        turn = (view.dice[i] * 7 + i * 11 + sum(view.dice)) % 17 - 8 if fallen else (-6, 5)[i]
        label = reader("die", number=view.dice[i]) if fallen else reader("die-blank")
        yield Node(f"die-{i}", f"die-{face}", x + (i - 0.5) * size * 1.16, y, size, size, turn, label, kind="die")
    yield Node("sum", x=x + size * 1.2, y=y, h=38, text=f"= {sum(view.dice)}" if fallen else "", align="start")


# -- the seats --------------------------------------------------------------------------------


def seat_nodes(view: Craps, seat: Seat, chair: PlayerBox, reader: Reader) -> Iterator[Node]:
    """Name, chips in hand, the banker's box, a tick for who is done, a die in a throw-off."""
    x, y, size, chip, width = chair
    out = view.phase != "lot" and not view.is_in(seat)
    held = total(view, seat)
    yield from tag(seat, x, y, reader, str(held), seat in view.to_act(), size, out, 16, reader("chips", count=held))
    hand = row(view.chips[seat], x, y + 22 * size + chip * 0.62, chip * 1.06, width)
    below, half = y + 22 * size + chip * 0.62, (x - hand[0].x if hand else 0) + chip / 2
    yield from chips_in_hand(view, seat, hand, chip, reader)
    if seat == view.banker:
        at, label = x - half - 26 * size, reader("banker")
        yield Node(f"banker-{seat}", "banker", at, below, 42 * size, 37 * size, label=label, kind="token")
    if view.shots and view.shots[seat] >= 0:
        face, at = view.shots[seat], x + half + 26 * size
        label = reader("die", number=face) if face else reader("die-blank")
        art = f"die-{face or 'blank'}"
        yield Node(f"shot-{seat}", art, at, below, 42 * size, 42 * size, label=label, kind="die")
    yield from sign(view, seat, x + 92 * size, y, 36 * size, reader)


def chips_in_hand(view: Craps, seat: Seat, hand: Sequence[Pose], chip: float, reader: Reader) -> Iterator[Node]:
    """They come from the bank, or from a bet on twelve that has won."""
    origin = "bet-twelve" if sum(view.dice) == 12 else "bank"
    for k, place in enumerate(hand):
        last = reader("hand", who=reader.name(seat), count=len(hand)) if k == len(hand) - 1 else ""
        yield Node(
            f"chip-{seat}-hand-{k}",
            f"chip-{seat}",
            place.x,
            place.y,
            chip,
            chip,
            label=last,
            tone=seat,
            origin=origin,
            kind="chip",
        )


def sign(view: Craps, seat: Seat, x: float, y: float, size: float, reader: Reader) -> Iterator[Node]:
    """At the end of the name: done with betting, or a flag for who would end the game."""
    bit = 1 << seat
    if view.ayes & bit:
        yield Node(f"sign-end-{seat}", "mark-end", x, y, size, size, label=reader("sign-end"), kind="sign")
    elif view.phase == "bet" and view.done & bit and view.is_in(seat):
        yield Node(f"sign-done-{seat}", "mark-done", x, y, size, size, label=reader("sign-done"), kind="sign")


def total(view: Craps, seat: Seat) -> int:
    """Chips in hand and on the board."""
    return view.chips[seat] + sum(view.bets[seat])


def note(view: Craps, seat: Seat, reader: Reader) -> str:
    if view.phase != "lot" and not view.is_in(seat):
        return reader("note-out")
    return reader("chips", count=total(view, seat))


def seated(view: Craps, seat: Seat, reader: Reader) -> Seated:
    place = reader("note-banker", note=note(view, seat, reader)) if seat == view.banker else note(view, seat, reader)
    return Seated(reader.name(seat), place, seat in view.to_act(), not view.is_in(seat), total(view, seat))


def choices(view: Craps, reader: Reader) -> Iterator[Choice]:
    """A tap on a field puts a chip there; the rest are buttons."""
    for action in view.legal(reader.seat):
        path = (f"bet-{WORDS[action.field]}",) if isinstance(action, Put) else ()
        yield Choice(NOTATION.write(action), say(view, action, reader), path)


# -- as text ----------------------------------------------------------------------------------


def text_board(view: Craps, reader: Reader) -> str:
    """A line for each seat, one for the bank, one for each spot that holds chips."""
    acting, seats = view.to_act(), range(len(view.chips))
    width = max(len(reader.name(seat)) for seat in seats)
    lines = []
    for seat in seats:
        banker = f"  ({reader('banker')})" if seat == view.banker else ""
        mark, chips = "*" if seat in acting else " ", view.chips[seat]
        lines.append(f"{mark} {reader.name(seat):<{width}}  {chips:>2} {'o' * chips}{banker}".rstrip())
    lines.append(reader("text-bank", bank=view.bank, dice=write_dice(view.dice)))
    for spot in range(SPOTS):
        held = amounts([bets[spot] for bets in view.bets], reader)
        if held or spot in FIELDS:
            lines.append(f"  {spot_name(spot, reader)}: {held or '-'}")
    return "\n".join(lines)


LESSON: Final = (
    "bet 2 15 - ...-...-...-xxx 0:0 0,0,0 - 3/3/3",
    "bet 2 16 34 ...-...-...-xxx 0:2 0,0,0 - 2/2/4",
    "over 2 21 25 xxx-...-...-x.x 0:5 0,0,0 - 0/0/3",
)
"""Positions to learn from: a first decision, a later one, and the end."""
BOARD = Board(scene, (*TAG_ART, *STACK_ART, *DIE_ART), (DIE_FACES,), lesson=LESSON)
