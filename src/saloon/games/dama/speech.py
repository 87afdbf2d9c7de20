"""What is said at the table of Dáma: choices, the log, whose turn it is."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.dama.data import BIT, FAR
from saloon.games.dama.notation.moves import read_square, write_path
from saloon.games.dama.rules import Dama
from saloon.games.dama.rules.actions import SLIDES, STEPS, Accept, Decline, Forgive, Huff, Jump, Offer, Step
from saloon.house.rooms import About, Speech, Weight, begins, usual
from saloon.kit.squares import Square, name
from saloon.scene import Reader
from saloon.scene.account import START, Account, Deed, gathered, rows
from saloon.scene.parts import ending, near_duel, waiting

SIDES: Final = ("white", "black")


def say(view: Dama, action: Action, reader: Reader) -> str:
    """The choice in words."""
    match action:
        case Step(start=start, end=end):
            return reader("say-step", way=write_path((start, end), "–"))
        case Jump(path=path):
            return reader("say-jump", way=write_path(path, "×"))
        case Huff(square=square):
            return reader("say-huff", kind=kind(view, square), square=name(square))
        case Forgive():
            return reader("say-forgive")
        case Offer():
            return reader("say-offer")
        case Accept():
            return reader("say-accept")
        case Decline():
            return reader("say-decline")
    raise TypeError(action)


def tell(before: Dama, seat: Seat, action: Action, reader: Reader) -> str:
    """The sentence of the log, and why the game is over if it is."""
    said, after = told(before, seat, action, reader), before.after(seat, action)
    return said if after.end in ("", "agreed") else f"{said} {end(after, reader)}"


def told(before: Dama, seat: Seat, action: Action, reader: Reader) -> str:
    who = reader.name(seat)
    match action:
        case Step(start=start, end=end):
            return reader(
                "tell-step-crown" if crowns(before, start, end) else "tell-step",
                who=who,
                way=write_path((start, end), "–"),
            )
        case Jump(path=path):
            message = "tell-jump-crown" if crowns(before, path[0], path[-1]) else "tell-jump"
            return reader(message, who=who, way=write_path(path, "×"), count=before.taken_on(path).bit_count())
        case Huff(square=square):
            return reader("tell-huff", who=who, kind=kind(before, square), square=name(square))
        case Forgive():
            return reader("tell-forgive", who=who)
        case Offer():
            return reader("tell-offer", who=who)
        case Accept():
            return reader("tell-accept", who=who)
        case Decline():
            return reader("tell-decline", who=who)
    raise TypeError(action)


def kind(view: Dama, square: Square) -> str:
    return "king" if view.kings & BIT[square] else "man"


def crowns(before: Dama, start: Square, end: Square) -> bool:
    return not before.kings & BIT[start] and bool(FAR[before.player] & BIT[end])


def prompt(view: Dama, reader: Reader) -> str:
    """Whose turn it is and what they may do."""
    if (scores := view.scores()) is not None:
        return f"{ending(scores, reader)} {end(view, reader)}"
    seat = view.to_act()[0]
    if view.offered:
        who = reader.name(view.player)
        return reader("prompt-answer" if reader.is_me(seat) else "prompt-offered", who=who, other=reader.name(seat))
    if not reader.is_me(seat):
        return waiting([seat], reader)
    if view.missed:
        return reader("prompt-huff", who=reader.name(1 - seat))
    if must_capture(view):
        kings_only = view.options.king_first and view.capturers() & view.kings
        return reader("prompt-capture-king" if kings_only else "prompt-capture")
    return reader("prompt-move", side=SIDES[seat])


def must_capture(view: Dama) -> bool:
    """Whether the table points captures out; where they can be overlooked it keeps silent."""
    return view.options.capture == "forced" and not view.end and not view.offered and bool(view.capturers())


def clause(view: Dama) -> str:
    if view.end:
        return {
            "taken": "6.1",
            "blocked": "6.3" if view.options.blocked == "draws" else "6.2",
            "repeated": "6.4",
            "calm": "6.5",
            "agreed": "6.6",
        }[view.end]
    if view.offered:
        return "6.6"
    if view.missed:
        return "5.2"
    return "4.2" if must_capture(view) else "2.1"


def weight(before: Dama, seat: Seat, action: Action) -> Weight:
    """A new king, several taken at once, a piece huffed, the end."""
    match action:
        case Step(start=start, end=end):
            told = crowns(before, start, end)
        case Jump(path=path):
            told = len(path) > 2 or crowns(before, path[0], path[-1])
        case _:
            told = isinstance(action, Huff)
    return "dramatic" if told else usual(before, seat, action)


def end(view: Dama, reader: Reader) -> str:
    """Why the game is over, true for all who read it: the side that has nothing left is named."""
    return reader(f"end-{view.end}", side=SIDES[0 if not view.white else 1])


def tally(view: Dama) -> list[int]:
    return [view.white.bit_count(), view.black.bit_count()]


def account(deeds: Sequence[Deed], view: Dama, reader: Reader) -> Account:
    """What became of the pieces: those of the beginning, and how they were lost."""
    names = {START: reader("account-start"), "taken": reader("source-taken"), "huffed": reader("source-huffed")}
    return Account(rows(gathered(deeds, tally, how_lost), names))


def how_lost(deed: Deed, seat: Seat) -> Hashable:
    return "huffed" if isinstance(deed.action, Huff) else "taken"


def near(view: Dama, reader: Reader) -> str:
    """How close it was: how many pieces stood against how many."""
    return near_duel(view.scores() or (), tally(view), reader)


def about(view: Dama, id: str, reader: Reader) -> About | None:
    """A piece by its kind; lost men and the colours beside the board are men too."""
    start, _, which = id.partition("-")
    if start == "stone":
        square = read_square(which)
        king = kind(view, square) == "king"
        told = [reader("about", thing="king" if king else "man"), *waits(view, square, reader)]
        return About("", " ".join(told), "2.4" if king else "2.1")
    thing, clause = {"square": ("square", "1.1"), "seat": ("seat", "6.1")}.get(start, ("man", "2.1"))
    return About("", reader("about", thing=thing), clause)


def waits(view: Dama, square: Square, reader: Reader) -> list[str]:
    """Why a piece of the reader, who is to move, cannot: others must capture, or something stands in its way."""
    seat = reader.seat
    own = (view.white, view.black)[seat] if seat in (0, 1) else 0
    if seat not in view.to_act() or not own & BIT[square]:
        return []
    moves = [each for each in view.legal(seat) if isinstance(each, Step | Jump)]
    starts = {each.start if isinstance(each, Step) else each.path[0] for each in moves}
    if not moves or square in starts:
        return []
    if isinstance(moves[0], Jump) and view.options.capture == "forced":
        return [reader("about-waits", squares=", ".join(sorted(map(name, starts))), count=len(starts))]
    at = BIT[square].bit_length() - 1
    ways = tuple(way[0] for way in SLIDES[at] if way) if kind(view, square) == "king" else STEPS[seat][at]
    return (
        [reader("about-blocked", squares=", ".join(sorted(name(step.end) for _, step in ways)), count=len(ways))]
        if ways
        else []
    )


SPEECH = Speech(
    say, tell, weight, opening=begins, end=end, near=near, tally=tally, account=account, about=about, clause=clause
)
