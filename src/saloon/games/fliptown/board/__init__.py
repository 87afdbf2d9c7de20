"""The table of Fliptown: cards and their three places, a map of five areas, a belt; other maps lie below."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from saloon.core.state import Seat
from saloon.games.fliptown.board.belt import COUNTERS, belt, owned, risk
from saloon.games.fliptown.board.cards import deal, felt
from saloon.games.fliptown.board.clicks import buttons, choices
from saloon.games.fliptown.board.company import has_decided, land, minis, offers, papers, tabs
from saloon.games.fliptown.board.lines import note, text_board
from saloon.games.fliptown.board.maps import Sheet, sheet_nodes
from saloon.games.fliptown.board.poker import holes, prospects, sheet
from saloon.games.fliptown.board.preview import previews, waiting
from saloon.games.fliptown.data import AREAS, TOWN, TRAIL
from saloon.games.fliptown.layout import BROAD, WIDE, Lay, on_wide
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.gains import EFFECT
from saloon.games.fliptown.rules.scoring import points
from saloon.games.fliptown.speech.ending import titled
from saloon.games.fliptown.speech.names import card, who_name
from saloon.games.fliptown.speech.prompting import clause, prompt
from saloon.house.rooms import Board
from saloon.kit.cards import BLANK
from saloon.kit.packed import lines
from saloon.scene import Count, Node, Reader, Scene, Seated
from saloon.scene.french import FRENCH_ART
from saloon.scene.panel import clipped
from saloon.scene.parts import FIGURES

ART: Final = Path(__file__).parent.parent / "art"


def scene(view: Fliptown, reader: Reader) -> Scene:
    seat = shown_seat(view, reader)
    shown = previews(view, seat, Sheet(seat, Lay(reader.shape == "tall"), True), reader)
    ghosts = {node.id: node for nodes_of in shown.values() for node in nodes_of}
    return Scene(
        nodes=(*nodes(view, reader), *ghosts.values()),
        seats=tuple(seated(view, seat, reader) for seat in range(len(view.maps))),
        prompt=prompt(view, reader),
        text=text_board(view, seat, reader),
        choices=tuple(choices(view, reader, shown)),
        buttons=tuple(buttons(view, reader)),
        shape=reader.shape,
        ground="wood",
        clause=clause(view),
        art=ART,
        slots=("rest-suit", "rest-value") if view.phase == "arrange" else (),
        pane=first_pane(view, reader),
        broad=BROAD,
    )


def shown_seat(view: Fliptown, reader: Reader) -> Seat:
    """Whose map is the large one: the reader's own; an onlooker looks at the player to act."""
    return reader.seat if reader.seat >= 0 else min(view.player, len(view.maps) - 1)


def first_pane(view: Fliptown, reader: Reader) -> str:
    seat = shown_seat(view, reader)
    if reader.shape == "wide":
        return f"map-{seat}"
    if view.phase == "turn" and view.player == seat:
        what = view.pending[0][0] if view.pending else view.suit
        return AREAS[TOWN if what == EFFECT else what]
    return (
        "poker"
        if view.phase in ("cheat", "pay", "unveil", "bribe", "tell", "show", "fine", "judge", "marshal", "over")
        else AREAS[TRAIL]
    )


def nodes(view: Fliptown, reader: Reader) -> Iterator[Node]:
    mine = shown_seat(view, reader)
    tall = reader.shape == "tall"
    table = "poker" if tall else ""
    if not tall:
        yield Node("map", "map", *on_wide(432, 332), 852 * WIDE, 384 * WIDE)
    for seat in range(len(view.maps)):
        if seat != mine:
            yield from other(view, seat, reader, tall)
    own = Sheet(mine, Lay(tall), True)
    yield from sheet_nodes(view, own, reader)
    if tall:
        yield Node("poker-ground", "paper-tall", 320, 441, 630, 514, pane=table)
        yield from minis(view, mine, reader)
        yield from risk(view.maps[mine], reader, "", table, 548)
    yield from tabs(view, mine, reader)
    yield from sheet(view, mine, reader, table)
    yield from deal(view, reader, table)
    yield from felt(view, mine, reader)
    yield from prospects(view, mine, reader)
    yield from papers(view, mine, reader, table)
    yield from belt(view.maps[mine], reader, pane="" if tall else f"map-{mine}")
    yield from holes(view, reader, mine, table)
    yield from waiting(view, own)
    yield from land(view, mine, reader, AREAS[TOWN] if tall else f"map-{mine}")
    if view.phase == "choose" and view.player == reader.seat:
        yield from offers(view, reader)


def other(view: Fliptown, seat: Seat, reader: Reader, tall: bool) -> Iterator[Node]:
    """Another player's map, on a pane of its own."""
    pane = f"map-{seat}"
    if tall:
        yield Node(
            f"{pane}-ground",
            "paper-tall",
            320,
            441,
            630,
            514,
            pane=pane,
            label=reader("map-label", who=reader.name(seat), note=note(view, seat, reader)),
            kind="panel",
        )
        yield from inventory(view, seat, reader, pane)
    yield from sheet_nodes(view, Sheet(seat, Lay(False, tall), False), reader)
    if not tall:
        yield from belt(view.maps[seat], reader, f"{pane}-", pane)


def inventory(view: Fliptown, seat: Seat, reader: Reader, pane: str) -> Iterator[Node]:
    """What another player has, in lines beside the small map of a tall table."""
    me = view.maps[seat]
    lines = [
        f"{clipped(reader.name(seat), 12)} · {points(me)}",
        *(reader(f"belt-{name}", count=getattr(me, name)) for name in COUNTERS),
    ]
    if me.who != BLANK:
        lines.insert(1, who_name(me.who, reader))
    for at, line in enumerate([*lines, " ".join(map(card, me.hand(view.round)))]):
        yield Node(
            f"{pane}-line-{at}",
            x=434,
            y=262 + 32 * at,
            h=24 if at == 0 else 20,
            text=line,
            align="start",
            marks=("on-paper",),
            pane=pane,
        )
    for at, (name, _) in enumerate(owned(me)):
        yield Node(f"{pane}-tool-{name}", f"tool-{name}", 402 + 46 * (at % 5), 530 + 44 * (at // 5), 40, 40, pane=pane)


# -- beside the table -------------------------------------------------------------------------


def called(view: Fliptown, seat: Seat, reader: Reader) -> str:
    """Who one is, and how far."""
    who = view.maps[seat].who
    parts = [who_name(who, reader)] if who != BLANK else []
    if view.phase == "over":
        parts.append(titled(view, seat, reader))
    elif has_decided(view, seat):
        parts.append(reader("seat-done"))
    return " · ".join(parts)


def seated(view: Fliptown, seat: Seat, reader: Reader) -> Seated:
    me = view.maps[seat]
    counts = (
        Count(name.removesuffix("s"), getattr(me, name), reader(f"belt-{name}", count=getattr(me, name)))
        for name in ("stars", "cash", "gold", "wanted")
    )
    return Seated(
        reader.name(seat), called(view, seat, reader), seat in view.to_act(), False, points(me), tuple(counts)
    )


LESSON: Final = lines("fliptown/board/lesson.txt")
"""Positions to learn from: three cards to share out, where they lead, and a map of the last round."""
BOARD = Board(scene, ("card-gap", *FIGURES, *FRENCH_ART), lesson=LESSON)
