"""What is said about a position: choices, the log, the beginning, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple

from saloon.core.state import NATURE, Action, S, Seat

if TYPE_CHECKING:  # opened with the board, not with the game
    from saloon.scene import Reader
    from saloon.scene.account import Account, Deed

Weight = Literal["silent", "routine", "notable", "dramatic"]
"""How long an event stays before the eyes: a dealt card a moment, a decision a breath, a death as long as it takes; a
sealed answer not at all, and it has no line in the log."""


def usual(view: Any, seat: Seat, action: Action) -> Weight:
    """What people decide is notable, what decides the match dramatic; what nature does is routine."""
    if seat == NATURE:
        return "routine"
    return "notable" if view.after(seat, action).to_act() else "dramatic"


class Opening(NamedTuple):
    """What somebody is told before the first decision: who begins and why, or who they are and what they want."""

    sentence: str
    about: str = ""
    art: str = ""
    """A drawing that is turned over beside it: a role card."""


def begins(view: Any, reader: Reader, **args: str | int) -> Opening:
    """Whose turn is the first; the game's message `opening` says why."""
    first = view.player
    said = reader("opening-you") if reader.is_me(first) else reader("opening-other", who=reader.name(first))
    return Opening(said, reader("opening", **args))


class About(NamedTuple):
    """A thing on the table explained: its name (empty: its label), what it does, and the clause that says so."""

    name: str
    text: str
    clause: str = ""


def explained(things: Mapping[str, tuple[str, str]]) -> Callable[[Any, str, Reader], About | None]:
    """An `about` for things told apart by the beginning of their ids: a word for the message `about`, and a clause."""
    starts = sorted(things, key=len, reverse=True)

    def about(view: Any, id: str, reader: Reader) -> About | None:
        for start in starts:
            if id.startswith(start):
                return About("", reader("about", thing=things[start][0]), things[start][1])
        return None

    return about


@dataclass(frozen=True)
class Speech(Generic[S]):
    """What is said about a position. All but `say` and `tell` may be left out."""

    say: Callable[[S, Action, Reader], str]
    """(view, action, reader) -> the choice in words"""
    tell: Callable[[S, Seat, Action, Reader], str]
    """(view before, seat, witnessed action, reader) -> the sentence of the log"""
    weight: Callable[[S, Seat, Action], Weight] = usual
    """(view before, seat, witnessed action) -> how much it matters"""
    hand: Callable[[S], Seat] | None = None
    """(view in which nature is to act) -> whose hand throws the dice; NATURE if nobody's"""
    throws: tuple[type[Action], ...] = ()
    """Decisions that are throws: the dice fall at once, and nobody is asked to throw them"""
    opening: Callable[[S, Reader], Opening | None] | None = None
    """(view at the first decision or throw, reader) -> what the reader is told then; None: not yet"""
    about: Callable[[S, str, Reader], About | None] | None = None
    """(view, id of a node, reader) -> what that thing is; None: nothing beyond its label"""
    end: Callable[[S, Reader], str] | None = None
    """(final view, reader) -> why the game is over, in a sentence; who has won is said by the house"""
    near: Callable[[S, Reader], str] | None = None
    """(final view, reader) -> how close it was, for a loser or about the one who came next; empty after a draw"""
    tally: Callable[[S], Sequence[int]] | None = None
    """(view) -> what is counted for each seat as the game goes on: points, life, men; the message `tally` names it.
    Nothing while the table is set up"""
    account: Callable[[Sequence[Deed], S, Reader], Account] | None = None
    """(the match, its last view, reader) -> where what is counted came from; the rows add up to the tally"""
    clause: Callable[[S], str] | None = None
    """(view) -> the clause of the rules that matters most there, as its scene names it"""
