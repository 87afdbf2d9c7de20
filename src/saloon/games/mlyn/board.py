"""The table of Mlýn: the board in the middle, stones in hand and taken beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.mlyn.notation import NOTATION
from saloon.games.mlyn.rules import FLYING, STONES, Mlyn, Pass, Place, Remove
from saloon.house.rooms import Board
from saloon.kit.mill import NAMES, draw
from saloon.kit.stones import DRAWN, OPEN, Move
from saloon.scene import Choice, Node, Reader, Scene, Seated
from saloon.scene.mill import ART, name_tag, side_of, table, text_frame
from saloon.scene.parts import ending

# -- words ------------------------------------------------------------------------------------


def say(view: Mlyn, action: Action, reader: Reader) -> str:
    match action:
        case Place(at=at):
            return reader("say-place", at=NAMES[at])
        case Move(start=start, end=end):
            return reader("say-move", start=NAMES[start], end=NAMES[end])
        case Remove(at=at):
            return reader("say-remove", at=NAMES[at])
    return reader("say-pass")


def tell(before: Mlyn, seat: Seat, action: Action, reader: Reader) -> str:
    after = before.after(seat, action)
    said = told(seat, action, reader, after.closed > before.closed)
    return said if after.result == OPEN else f"{said} {end(after, reader)}"


def told(seat: Seat, action: Action, reader: Reader, closes: bool) -> str:
    who, mill = reader.name(seat), "yes" if closes else "no"
    match action:
        case Place(at=at):
            return reader("tell-place", who=who, at=NAMES[at], mill=mill)
        case Move(start=start, end=end):
            return reader("tell-move", who=who, start=NAMES[start], end=NAMES[end], mill=mill)
        case Remove(at=at):
            return reader("tell-remove", who=who, at=NAMES[at])
        case Pass():
            return reader("tell-pass", who=who)
    raise TypeError(action)


def end(view: Mlyn, reader: Reader) -> str:
    """Why the game is over."""
    how = view.how_ended()
    count = view.options.quiet if how == "quiet" else view.options.repetition
    return reader("mill-end", how=how, who=reader.name(1 - view.result) if view.result != DRAWN else "", count=count)


def prompt(view: Mlyn, reader: Reader) -> str:
    if (scores := view.scores()) is not None:
        return f"{end(view, reader)} {ending(scores, reader)}"
    if not reader.is_me(view.player):
        return reader("prompt-wait", who=reader.name(view.player))
    if view.closed:
        return reader("prompt-remove", count=view.closed)
    if view.hand[view.player]:
        return reader("prompt-place", count=view.hand[view.player])
    if not view.moves(view.player):
        return reader("prompt-pass")
    return reader("prompt-fly" if view.stones[view.player].bit_count() == FLYING else "prompt-move")


ENDS: Final = {"two": "6.1", "blocked": "6.3", "repeated": "6.5", "quiet": "6.6"}
"""The clause behind each end."""


def clause(view: Mlyn) -> str:
    if view.result != OPEN:
        return ENDS[view.how_ended()]
    if view.closed:
        return "3.1"
    if view.hand[view.player]:
        return "2.1"
    return "5.1" if view.stones[view.player].bit_count() == FLYING else "4.1"


# -- the picture ------------------------------------------------------------------------------


def scene(view: Mlyn, reader: Reader) -> Scene:
    return Scene(
        nodes=tuple(nodes(view, reader)),
        seats=tuple(seated(view, seat, reader) for seat in (0, 1)),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(Choice(NOTATION.write(a), say(view, a, reader), path(a)) for a in view.legal(reader.seat)),
        shape=reader.shape,
        ground="wood",
        clause=clause(view),
    )


def nodes(view: Mlyn, reader: Reader) -> Iterator[Node]:
    yield from table(view.stones, view.last, reader)
    for seat in (0, 1):
        yield from name_tag(seat, reader, view.to_act() == (seat,))
        yield from beside(view, seat, reader)


def beside(view: Mlyn, seat: Seat, reader: Reader) -> Iterator[Node]:
    """Stones still to be placed, and faintly those that were taken: in a row when tall, else in two columns."""
    x, y, near = side_of(seat, reader)
    left, lost = view.hand[seat], taken(view, seat)
    note = reader("text-stones", hand=left, taken=lost)
    for i in range(left + lost):
        kind, marks = (f"hand-{seat}-{i}", ()) if i < left else (f"lost-{seat}-{left + lost - i}", ("dim",))
        place = (x + 130 + i * 43, y) if reader.shape == "tall" else (x - 26 + i % 2 * 52, y + (-1 if near else 1) * (62 + i // 2 * 52))
        yield Node(kind, ART[seat], *place, 42, 42, label=note if i == 0 else "", marks=marks)


def taken(view: Mlyn, seat: Seat) -> int:
    """How many stones the seat has lost."""
    return STONES - view.hand[seat] - view.stones[seat].bit_count()


def path(action: Action) -> tuple[str, ...]:
    match action:
        case Place(at=at):
            return (f"point-{NAMES[at]}",)
        case Move(start=start, end=end):
            return (f"stone-{NAMES[start]}", f"point-{NAMES[end]}")
        case Remove(at=at):
            return (f"stone-{NAMES[at]}",)
    return ()


def seated(view: Mlyn, seat: Seat, reader: Reader) -> Seated:
    on_board, in_hand = view.stones[seat].bit_count(), view.hand[seat]
    note = reader("note-hand", count=on_board, hand=in_hand) if in_hand else reader("note-stones", count=on_board)
    scores = view.scores()
    return Seated(reader.name(seat), note, seat in view.to_act(), False, scores[seat] if scores else None)


def text_board(view: Mlyn, reader: Reader) -> str:
    framed = text_frame(draw(*view.stones))
    for seat, sign in ((0, "o"), (1, "x")):
        mark = "*" if seat in view.to_act() else " "
        framed.append(f"{mark} {sign} {reader.name(seat)}  " + reader("text-stones", hand=view.hand[seat], taken=taken(view, seat)))
    return "\n".join(framed)


BOARD = Board(scene)
