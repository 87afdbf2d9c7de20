"""How a shootout ended: who has won, how close it was, and who shot whom."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from saloon.core.state import Seat
from saloon.games.bang.data import BLANK, OUTLAW, RENEGADE
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules import actions as a
from saloon.games.bang.speech.names import character, role
from saloon.scene import Reader
from saloon.scene.account import START, Account, Deed, gathered, rows
from saloon.scene.parts import ending

CAUSES: Final = ("indians", "dynamite", "beer")


def end(view: Bang, reader: Reader) -> str:
    scores = view.scores()
    return victory(view, scores, reader) if scores and any(scores) and view.seats() > 3 else ""


def victory(view: Bang, scores: Sequence[int], reader: Reader) -> str:
    """Which camp has won, and who that is."""
    if view.seats() == 3:
        return ending(scores, reader)
    won = [seat for seat, score in enumerate(scores) if score]
    return reader("prompt-victory", camp=camp_of(view, won[0]), who=reader.listed(won))


def near(view: Bang, reader: Reader) -> str:
    """How close it was: the life points that the hunters of the winners had still to take."""
    scores = view.scores() or ()
    won = [seat for seat, score in enumerate(scores) if score]
    if not won or len(won) == len(scores):
        return ""
    camp = "three" if view.seats() == 3 else camp_of(view, won[0])
    match camp:
        case "law":
            hunted = [view.sheriff()]
        case "outlaws":
            hunted = [seat for seat, role in enumerate(view.roles) if role >= OUTLAW]
        case _:
            hunted = won
    return reader("near", camp=camp, who=reader.listed(won), count=sum([view.life[seat] for seat in hunted]))


def camp_of(view: Bang, seat: Seat) -> str:
    return {OUTLAW: "outlaws", RENEGADE: "renegade"}.get(view.roles[seat], "law")


def tally(view: Bang) -> tuple[int, ...]:
    return view.life if len(view.characters) == view.seats() and BLANK not in view.characters else ()


def account(deeds: Sequence[Deed], view: Bang, reader: Reader) -> Account:
    """Where everybody's life points came from and went: who shot whom."""
    seats = range(view.seats())
    shots: dict[Hashable, str] = {seat: reader("source-shots", who=reader.name(seat)) for seat in seats}
    names: dict[Hashable, str] = {
        START: reader("account-start"),
        **shots,
        **{what: reader("source", what=what) for what in CAUSES},
    }
    known = [
        (role(which, reader), character(who, reader)) for which, who in zip(view.roles, view.characters, strict=False)
    ]
    return Account(rows(gathered(deeds, tally, cause), names), tuple(map(" · ".join, known)))


def cause(deed: Deed, seat: Seat) -> Hashable:
    """What changed a seat's life points: the shots of a seat, or a word."""
    match deed.action:
        case a.Hits():
            return int(deed.before.player)
        case a.Indians():
            return "indians"
        case a.Blast():
            return "dynamite"
    return "beer"
