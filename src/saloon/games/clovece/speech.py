"""Člověče in words: choices, the log, and the sentence under the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.core.state import NATURE, Action, Seat
from saloon.games.clovece import rules
from saloon.games.clovece.data import BASE, HOUSE, LAST, START, Square
from saloon.house.rooms import Opening, Speech, Weight, begins, explained
from saloon.scene import Reader
from saloon.scene.account import START as START_ROW
from saloon.scene.account import Account, Deed, gathered, rows
from saloon.scene.parts import addressed, ending, missed, waiting
from saloon.scene.parts import near as nearly


def where(message: str, at: Square, reader: Reader) -> str:
    """A square in words: `where`, `whence` or `whither`."""
    kind = "base" if at == BASE else "start" if at == START else "way" if at < HOUSE else "house"
    return reader(message, kind=kind, number=at - HOUSE + 1 if at >= HOUSE else at)


def say(view: rules.Clovece, action: Action, reader: Reader) -> str:
    """The choice in words."""
    if not isinstance(action, rules.Enter | rules.Move):
        return tell(view, NATURE, action, reader)
    victim, _ = view.hit_by(action)
    hit = "none" if victim < 0 else "own" if victim == view.player else "other"
    name = reader.name(victim) if hit == "other" else ""
    if isinstance(action, rules.Enter):
        return reader("say-enter", hit=hit, victim=name)
    to = action.at + view.total
    return reader(
        "say-move",
        whence=where("whence", action.at, reader),
        whither=where("whither", to, reader),
        hit=hit,
        victim=name,
    )


def tell(before: rules.Clovece, seat: Seat, action: Action, reader: Reader) -> str:
    """The sentence of the log."""
    who = reader.name(before.player)
    match action:
        case rules.Throw(face=face):
            return tell_throw(before, face, reader)
        case rules.Next():
            return tell_next(before, reader)
        case rules.Enter():
            said = reader("tell-enter", who=who)
        case rules.Move(at=at):
            whither = where("whither", at + before.total, reader)
            said = reader("tell-move", who=who, whence=where("whence", at, reader), whither=whither)
        case _:
            raise TypeError(action)
    victim, _ = before.hit_by(action)
    if victim >= 0:
        said += " " + reader("tell-hit-own" if victim == before.player else "tell-hit", victim=reader.name(victim))
    out = before.after(seat, action).out
    return said if out == before.out else said + " " + reader("tell-finish", place=len(out))


def tell_throw(before: rules.Clovece, face: int, reader: Reader) -> str:
    who, after = reader.name(before.player), before.after(NATURE, rules.Throw(face))
    if before.opening:
        return reader("tell-throw-first", who=who, face=face)
    if after.phase == rules.THROWING:
        return reader("tell-six-added" if after.total else "tell-six-lost", who=who)
    if before.total:
        return reader("tell-throw-sum", who=who, face=face, total=after.total)
    return reader("tell-throw", who=who, face=face)


def tell_next(before: rules.Clovece, reader: Reader) -> str:
    if before.opening:
        highest = before.highest()
        return reader("tell-begins" if len(highest) == 1 else "tell-again", who=reader.listed(highest))
    return reader("tell-stuck" if before.total else "tell-no-six", who=reader.name(before.player), total=before.total)


def prompt(view: rules.Clovece, reader: Reader) -> str:
    """Whose turn it is and what they may do."""
    if (scores := view.scores()) is not None:
        return ending(scores, reader)
    if view.phase == rules.PASSING:
        return tell_next(view, reader)
    if view.opening:
        return addressed("prompt-first", view.player, reader)
    if view.phase < rules.PASSING:
        left = view.phase if 0 < view.phase <= rules.TRIES else 0
        message = "prompt-try" if left else "prompt-throw"
        return addressed(message, view.player, reader, number=rules.TRIES + 1 - left)
    if not reader.is_me(view.player):
        return waiting([view.player], reader)
    if not view.total:
        return reader("prompt-enter")
    return reader("prompt-bound" if view.phase == rules.BOUND else "prompt-move", total=view.total)


def clause(view: rules.Clovece) -> str:
    if view.phase == rules.OVER:
        return "7.1"
    if view.opening:
        return "2.1"
    if view.phase in (rules.ENTERED, rules.BOUND) or (view.phase == rules.CHOOSING and not view.total):
        return "4.2"
    if view.total > rules.SIX or (view.phase == rules.THROWING and view.total):
        return "4.6"
    return "3.1" if 0 < view.phase <= rules.TRIES else "3.7" if view.phase == rules.PASSING else "3.5"


def weight(before: rules.Clovece, seat: Seat, action: Action) -> Weight:
    """Somebody is sent home, or gets there; throws for the start are quick."""
    match action:
        case rules.Throw():
            return "routine" if before.opening else "notable"
        case rules.Next():
            return "routine"
    arrived = before.after(seat, action).out != before.out
    return "dramatic" if arrived or before.hit_by(action)[0] >= 0 else "notable"


def tally(view: rules.Clovece) -> list[int]:
    return [sum(max(0, at - BASE) for at in pawns) for pawns in view.pawns]


def account(deeds: Sequence[Deed], view: rules.Clovece, reader: Reader) -> Account:
    """Where the steps came from: walked, and lost to each seat that sent a pawn home."""
    found = gathered(deeds, tally, lambda deed, seat: WALKED if seat == deed.before.player else deed.before.player)
    hits = {seat: reader("source-hit", who=reader.name(seat)) for seat in range(len(view.pawns))}
    return Account(rows(found, {START_ROW: reader("account-start"), WALKED: reader("source-walked"), **hits}))


def near(view: rules.Clovece, reader: Reader) -> str:
    """How close it was: the squares still to go, or the place reached."""
    scores = view.scores() or ()
    seat = missed(scores, reader, tally(view))
    if seat is None:
        return ""
    if seat in view.out:
        return nearly("near-place", scores, seat, reader, place=view.out.index(seat) + 1)
    way = sum([LAST - at - BASE for at in range(4)])
    return nearly("near", scores, seat, reader, count=way - tally(view)[seat])


def hand_of(view: rules.Clovece) -> Seat:
    return view.player if view.phase < rules.PASSING else NATURE


def opening(view: rules.Clovece, reader: Reader) -> Opening | None:
    """Nobody begins before the throws for it have been compared."""
    return None if view.opening else begins(view, reader)


THINGS: Final = {
    "pawn": ("pawn", "5.2"),
    "die": ("die", "4.1"),
    "first": ("die", "2.1"),
    "try": ("try", "3.1"),
    "place": ("place", "7.1"),
    "seat": ("seat", "7.1"),
}
"""For each id what the thing is, and its clause."""
WALKED: Final = "walked"
SPEECH = Speech(
    say,
    tell,
    weight,
    hand_of,
    (),
    opening,
    near=near,
    tally=tally,
    account=account,
    about=explained(THINGS),
    clause=clause,
)
