"""Parts that the tables of several games share: name tags and the last sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.core.state import Seat, winners
from saloon.scene.nodes import Node
from saloon.scene.reader import Reader
from saloon.scene.same import same

FIGURES: Final = tuple(f"figure-{seat}" for seat in range(8))
LETTER: Final = 0.57
"""How wide a letter is, as a share of its height."""
LEAST: Final = 15
"""The least height of the letters of a name. On a phone a small tag shows fewer letters instead."""
TAG_ART: Final = ("tag", "tag-acts", *FIGURES)


def tag(
    seat: Seat,
    x: float,
    y: float,
    reader: Reader,
    note: str = "",
    acts: bool = False,
    size: float = 1,
    out: bool = False,
    beside: float = 0,
    said: str = "",
) -> tuple[Node, ...]:
    """A seat's name on the table, with its shape and colour; new things fly from here. `beside`: the width of what lies
    at its right end. `said`: the note in full, where it is only a number."""
    return named_tag(seat, x, y, reader.name(seat), note, said or note, acts, size, out, beside)


@same
def named_tag(
    seat: Seat, x: float, y: float, text: str, note: str, said: str, acts: bool, size: float, out: bool, beside: float
) -> list[Node]:
    high, room = max(17 * size, LEAST), (142 - beside) * size
    added = f" · {note}" if note else ""
    most = 12 if high == 17 * size else max(4, min(12, int(room / (high * LETTER)) - len(added)))
    short = text if len(text) <= most else text[: most - 1] + "…"
    marks = ("dim",) if out else ()
    return [
        Node(
            f"seat-{seat}",
            "tag-acts" if acts else "tag",
            x,
            y,
            190 * size,
            40 * size,
            label=f"{text}, {said}" if said else text,
            marks=marks,
            kind="tag",
        ),
        Node(f"seat-{seat}-figure", f"figure-{seat}", x - 74 * size, y, 26 * size, 26 * size, tone=seat, marks=marks),
        Node(
            f"seat-{seat}-name",
            x=x - 56 * size,
            y=y,
            w=room,
            h=high,
            text=short + added,
            align="start",
            marks=marks,
        ),
    ]


def ending(scores: Sequence[int], reader: Reader) -> str:
    """Who has won, in words that fit who reads them."""
    found = winners(scores)
    if not found:
        return reader("prompt-draw")
    others = [seat for seat in found if not reader.is_me(seat)]
    if len(others) < len(found):
        return reader("prompt-you-share", who=reader.listed(others)) if others else reader("prompt-you-won")
    return reader("prompt-won" if len(found) == 1 else "prompt-shared", who=reader.listed(found))


def waiting(seats: Sequence[Seat], reader: Reader) -> str:
    """Whose turn it is, to those who have to wait."""
    return reader("prompt-wait", who=reader.listed(seats), count=len(seats))


def missed(scores: Sequence[int], reader: Reader, standing: Sequence[int] = ()) -> Seat | None:
    """The seat that nearly won: the reader, if they have lost, else the one who came next after the winners. `standing`
    tells apart those with equal scores."""
    found = winners(scores)
    losers = [seat for seat in range(len(scores)) if seat not in found]
    if not found or not losers:
        return None
    return (
        reader.seat
        if reader.seat in losers
        else max(losers, key=lambda seat: (scores[seat], (standing or scores)[seat]))
    )


def addressed(message: str, seat: Seat, reader: Reader, **args: str | int) -> str:
    """A message about the seat that speaks to the reader if it is theirs, and else names it."""
    return reader(message, me="yes" if reader.is_me(seat) else "no", who=reader.name(seat), **args)


def near(message: str, scores: Sequence[int], seat: Seat, reader: Reader, **args: str | int) -> str:
    """How close it was for the seat, in a message that gets the reader, the seat and the winner."""
    return addressed(message, seat, reader, winner=reader.listed(winners(scores)), **args)


def near_duel(scores: Sequence[int], counts: Sequence[int], reader: Reader) -> str:
    """How close it was between two: what the loser had left, against how much; nothing after a draw."""
    seat = missed(scores, reader)
    return "" if seat is None else near("near", scores, seat, reader, count=counts[seat], others=counts[1 - seat])
