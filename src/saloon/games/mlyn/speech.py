"""What is said at the table of Mlýn: choices, the log, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.mlyn.rules import FLYING, Mlyn, Pass, Place, Remove
from saloon.house.rooms import Speech, Weight, begins, explained, usual
from saloon.kit.mill import NAMES
from saloon.kit.stones import DRAWN, OPEN, Move
from saloon.scene import Reader
from saloon.scene.account import START, Account, Deed, gathered, rows
from saloon.scene.millboard import shut_in
from saloon.scene.parts import ending, near_duel, waiting
from saloon.words import Words


def say(view: Mlyn, action: Action, reader: Reader) -> str:
    return words_of(action, reader.words)


def words_of(action: Action, words: Words) -> str:
    """A choice, which reads the same in every position."""
    match action:
        case Place(at=at):
            return words("say-place", at=NAMES[at])
        case Move(start=start, end=end):
            return words("say-move", start=NAMES[start], end=NAMES[end])
        case Remove(at=at):
            return words("say-remove", at=NAMES[at])
    return words("say-pass")


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
        return waiting([view.player], reader)
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


def weight(before: Mlyn, seat: Seat, action: Action) -> Weight:
    """A closed mill is what everybody has been waiting for."""
    return "dramatic" if before.after(seat, action).closed > before.closed else usual(before, seat, action)


def tally(view: Mlyn) -> list[int]:
    return [view.hand[seat] + view.stones[seat].bit_count() for seat in (0, 1)]


def account(deeds: Sequence[Deed], view: Mlyn, reader: Reader) -> Account:
    """What became of the stones: those of the beginning, and those that mills have taken."""
    return Account(
        rows(
            gathered(deeds, tally, lambda deed, seat: "taken"),
            {START: reader("account-start"), "taken": reader("source-taken")},
        )
    )


def near(view: Mlyn, reader: Reader) -> str:
    """How close it was: how many stones stood against how many."""
    return near_duel(view.scores() or (), tally(view), reader)


THINGS: Final = {
    "stone": ("stone", "3.1"),
    "point": ("point", "4.1"),
    "hand": ("hand", "2.1"),
    "lost": ("lost", "3.1"),
    "seat": ("seat", "6.1"),
    "colour": ("seat", "6.1"),
}
"""For each id what the thing is, and its clause."""
SPEECH = Speech(
    say,
    tell,
    weight,
    opening=begins,
    end=end,
    near=near,
    tally=tally,
    account=account,
    about=shut_in(explained(THINGS)),
    clause=clause,
)
